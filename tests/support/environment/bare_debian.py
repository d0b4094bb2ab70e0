"""A bare Debian in a folder, to install things in: the packages that every Debian has, and nobody's desktop.

What runs in it has mounts, processes and, but to install, a network of its own: they go with it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

READY = os.environ.get("MACCLASSIC_DEBIAN", "")
"""A folder in which debootstrap has made one already, to be copied: it saves some minutes."""
SOCKETS = "/tmp/.X11-unix"
USER = "susan"
ID = 1000

PASSING = ("dev", "home", "proc", "run", "sys", "tmp", "var/cache", "var/lib/apt", "var/lib/dpkg", "var/log")
"""Folders that are no part of what is installed: the person's, the kernel's, the installer's own."""
COUNTED = "etc/ld.so.cache"
"""Where the loader has noted libraries: made anew, with other times in it."""


def missing() -> str:
    """Return what this machine lacks for a bare Debian, nothing if it can have one."""
    if os.geteuid() != 0:
        return "needs root, to install something in a bare Debian"
    lacking = [name for name in ("unshare", "chroot") if not shutil.which(name)]
    if not READY and not shutil.which("debootstrap"):
        lacking.append("debootstrap")
    return f"needs {' and '.join(lacking)}" if lacking else ""


class Debian:
    """A bare Debian in a folder, and a person who lives there.

    Raises RuntimeError where debootstrap can make none, AssertionError where a command fails there.
    """

    def __init__(self, root: Path, suite: str = "bookworm") -> None:
        self.root = root
        if READY:
            subprocess.run(["cp", "-a", "--reflink=auto", READY, str(root)], check=True)
        else:
            command = ["debootstrap", "--variant=minbase", suite, str(root)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                raise RuntimeError(f"debootstrap can't make a bare Debian:\n{done.stdout}{done.stderr}")
        shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
        self.run("useradd", "--create-home", "--uid", str(ID), USER)

    def command(
        self, *command: str, shared: Path | None = None, user: bool = False, network: bool = False
    ) -> list[str]:
        """Return the command here that runs a command there.

        `shared`: a folder that has the same path there.
        """
        root = self.root
        steps = [
            "umask 022",
            f"mount -t proc proc {root}/proc",
            f"mount -t tmpfs -o mode=1777 tmp {root}/tmp",
        ]
        # Folders that mkdir -p makes have everybody's rights, which pytest's own have not.
        reached = [Path(SOCKETS)] if user and Path(SOCKETS).is_dir() else []
        for path in (*reached, *([shared] if shared is not None else [])):
            steps += [f"mkdir -p {root}{path}", f"mount --bind {path} {root}{path}"]
        who = f"--userspec={ID}:{ID} " if user else ""
        steps.append(f'exec {shutil.which("chroot")} {who}{root} "$@"')
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", *([] if network else ["--net"])]
        return [*apart, "sh", "-c", " && ".join(steps), "sh", *command]

    def run(self, *command: str, check: bool = True, user: bool = False, network: bool = False) -> str:
        """Run a command there to its end; return what it said on both streams."""
        done = subprocess.run(
            self.command(*command, user=user, network=network),
            env=environment(user),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if check and done.returncode:
            raise AssertionError(f"{' '.join(command)}: {done.returncode}\n{done.stdout}")
        return done.stdout

    def files(self) -> dict[str, str]:
        """Return what is installed: every path, with what tells whether it is still the same."""
        found = {}
        for folder, folders, names in os.walk(self.root):
            inside = Path(folder).relative_to(self.root)
            folders[:] = [name for name in folders if (inside / name).as_posix() not in PASSING]
            for name in (*folders, *names):
                path = Path(folder, name)
                key = (inside / name).as_posix()
                if path.is_symlink():
                    found[key] = str(path.readlink())
                elif path.is_file() and key != COUNTED:
                    found[key] = hashlib.sha256(path.read_bytes()).hexdigest()
                else:
                    found[key] = ""
        return found


def environment(user: bool) -> Mapping[str, str]:
    """Return the environment of a person there, or of root."""
    path = "/usr/local/bin:/usr/bin:/bin:/usr/games" + ("" if user else ":/usr/sbin:/sbin")
    home = f"/home/{USER}" if user else "/root"
    return {"PATH": path, "HOME": home, "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
