"""Minimal Debian in a folder for installation tests: the packages of every Debian, without a desktop.

Its commands have their own mounts, processes and, except for installing, network, which end with them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

READY = os.environ.get("MACCLASSIC_DEBIAN", "")
"""Folder of a Debian already made by debootstrap, which is copied; it saves some minutes."""
SOCKETS = "/tmp/.X11-unix"
USER = "susan"
ID = 1000

PASSING = ("dev", "home", "proc", "run", "sys", "tmp", "var/cache", "var/lib/apt", "var/lib/dpkg", "var/log")
"""Folders that are not compared: the user's, the kernel's, the installer's own."""
COUNTED = "etc/ld.so.cache"
"""Cache of the loader, which differs after each run."""


def missing() -> str:
    """Return what this machine lacks for a minimal Debian; empty if nothing."""
    if os.geteuid() != 0:
        return "needs root, to install something in a bare Debian"
    lacking = [name for name in ("unshare", "chroot") if not shutil.which(name)]
    if not READY and not shutil.which("debootstrap"):
        lacking.append("debootstrap")
    return f"needs {' and '.join(lacking)}" if lacking else ""


class Debian:
    """Minimal Debian in a folder, with a user account.

    Raises RuntimeError if debootstrap fails, AssertionError if a command in it fails.
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
        """Return the command of this machine that runs a command in the Debian.

        `shared`: a folder that is mounted at the same path there.
        """
        root = self.root
        steps = [
            "umask 022",
            f"mount -t proc proc {root}/proc",
            f"mount -t tmpfs -o mode=1777 tmp {root}/tmp",
        ]
        # Folders made by mkdir -p are readable by all users, unlike pytest's own.
        reached = [Path(SOCKETS)] if user and Path(SOCKETS).is_dir() else []
        for path in (*reached, *([shared] if shared is not None else [])):
            steps += [f"mkdir -p {root}{path}", f"mount --bind {path} {root}{path}"]
        who = f"--userspec={ID}:{ID} " if user else ""
        steps.append(f'exec {shutil.which("chroot")} {who}{root} "$@"')
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", *([] if network else ["--net"])]
        return [*apart, "sh", "-c", " && ".join(steps), "sh", *command]

    def run(self, *command: str, check: bool = True, user: bool = False, network: bool = False) -> str:
        """Run a command there to its end; return its output of both streams."""
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
        """Return the installed files: each path with its digest or link target."""
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
    """Return the environment of the user there, or of root."""
    path = "/usr/local/bin:/usr/bin:/bin:/usr/games" + ("" if user else ":/usr/sbin:/sbin")
    home = f"/home/{USER}" if user else "/root"
    return {"PATH": path, "HOME": home, "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
