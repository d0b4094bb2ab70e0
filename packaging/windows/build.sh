#!/bin/bash
# Builds the bundle for Windows on Debian, under Wine, and plays it: build.sh PYTHON [STEP...]
#   PYTHON  this checkout's, a 3.11 with what its `dev` asks for; `make windows` names it
#   STEP    of: bundle play installer tests; without any: all but the tests
# Everything lies in MACCLASSIC_WINDOWS (~/.cache/macclassic-windows), nothing is written to the checkout.
set -eu -o pipefail
here=$(cd "$(dirname "$0")" && pwd) root=$(cd "$(dirname "$0")/../.." && pwd) python=$(realpath -s "$1")
shift
[ $# -gt 0 ] || set -- bundle play installer
cache=${MACCLASSIC_WINDOWS:-${XDG_CACHE_HOME:-$HOME/.cache}/macclassic-windows}
wheels=$cache/wheels there=$cache/python dist=$cache/dist wine=$here/wine.sh
say() { printf '%4d s  %s\n' $SECONDS "$*"; }
die() { echo "make windows: $*" >&2; exit 2; }

missing=
for each in wine:wine wineserver:wine64 x86_64-w64-mingw32-gcc:gcc-mingw-w64-x86-64 Xvfb:xvfb xdotool:xdotool unzip:unzip; do
    command -v "${each%:*}" >/dev/null || missing="$missing ${each#*:}"
done
[ -z "$missing" ] || die "type this once, then make again: sudo apt-get install -y --no-install-recommends$missing"
version=$("$python" -c 'import sys; print(*sys.version_info[:2], sep=".")')
[ "$version" = 3.11 ] || die "it needs Python 3.11, as the libraries for Windows are, and not $version: make clean, then make windows PYTHON=python3.11"

unset DISPLAY PYTHONPATH PYTHONHOME QT_QPA_PLATFORM
export LC_ALL=C.UTF-8 PYTHONDONTWRITEBYTECODE=1
# Whoever plays has a name and a folder as people have them.
export USER="Zoë Müller 김하늘"
export WINEPREFIX=$cache/prefix WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml,winemenubuilder.exe="
mkdir -p "$cache"
exec 9>"$cache/lock"
flock -n 9 || die "another one is at work in $cache"
trap 'wineserver -k 2>/dev/null || true' EXIT  # of this prefix alone

make_prefix() {
    [ ! -e "$WINEPREFIX/made" ] || return 0
    say "Wine's folder, of $USER"
    rm -rf "$WINEPREFIX"
    wineboot --init >/dev/null 2>&1
    wine winecfg /v win10 >/dev/null 2>&1
    # No sound card is looked for: winsound then says that there is none.
    wine reg add 'HKCU\Software\Wine\Drivers' /v Audio /d '' /f >/dev/null 2>&1
    wineserver -w
    x86_64-w64-mingw32-gcc -O2 -s -shared -o "$WINEPREFIX/drive_c/windows/system32/icuuc.dll" "$here/icuuc.c"
    touch "$WINEPREFIX/made"
}

make_python() {
    local stamp
    stamp=$(cat "$here/wheels.txt" "$here/python.c" "$here/build.sh" | sha256sum)
    [ "$(cat "$there/made" 2>/dev/null)" != "$stamp" ] || return 0
    say "downloads, each checked"
    "$python" -m pip download -qq --disable-pip-version-check --require-hashes --no-deps --only-binary=:all: \
        --platform win_amd64 --python-version 3.11 --dest "$wheels" -r "$here/wheels.txt"
    say "Python for Windows: libraries of panda3d's wheel, what is written in Python of $("$python" -V)"
    rm -rf "$there"
    mkdir -p "$there/DLLs" "$there/Lib/site-packages"
    unzip -qjo "$wheels"/panda3d-*.whl 'deploy_libs/*' -x '*/api-ms-*' '*/tcl86t*' '*/tk86t*' '*/_tkinter*' \
        '*/VCRUNTIME140*' -d "$there/DLLs"
    # The C runtime is Qt's, as on Windows the newest that anything has brought is everybody's.
    unzip -qjo "$wheels"/shiboken6-*.whl 'shiboken6/vcruntime140*.dll' -d "$there"
    mv "$there/DLLs/python311.dll" "$there"
    tar -C "$("$python" -c 'import sysconfig; print(sysconfig.get_path("stdlib"))')" -c --exclude=__pycache__ \
        --exclude=./{site-packages,dist-packages,test,idlelib} --exclude=./{config-*,_sysconfigdata*} --exclude='*.so' . |
        tar -C "$there/Lib" -x
    # python.exe is linked to its DLL by one name; of python3.dll, which extensions for every version are linked
    # to, every name is that DLL's.
    x86_64-w64-mingw32-objdump -p "$there/python311.dll" |
        awk '/Name Pointer. Table/ { on = 1; next } !/\[/ { on = 0 } on { print $NF }' >"$there/names"
    { printf 'LIBRARY python311.dll\nEXPORTS\nPy_Main\n'; } >"$there/python311.def"
    { printf 'LIBRARY python3.dll\nEXPORTS\n'; sed 's/.*/& = python311.&/' "$there/names"; } >"$there/python3.def"
    x86_64-w64-mingw32-dlltool -d "$there/python311.def" -l "$there/python311.a"
    x86_64-w64-mingw32-gcc -O2 -s -municode -o "$there/python.exe" "$here/python.c" "$there/python311.a"
    x86_64-w64-mingw32-gcc -s -shared -nostdlib -Wl,--entry=0 -o "$there/python3.dll" -x c /dev/null \
        -x none "$there/python3.def"
    for each in "$wheels"/*.whl; do
        case $each in */panda3d-*) ;; *) unzip -qo "$each" -d "$there/Lib/site-packages" ;; esac
    done
    echo "$stamp" >"$there/made"
}

bundle() {
    say "the bundle"
    rm -rf "$dist"
    (cd "$root" && "$wine" "$there/python.exe" -m tools.release.bundle --archive --into "Z:$dist") | sed -u 's/\r$//; s/^/        /'
    [ ! -e "$dist/macclassic/_internal/icuuc.dll" ] || die "the stand-in for icuuc.dll is in the bundle"
}

play() {
    [ -d "$dist/macclassic" ] || bundle
    say "played, and compared with this checkout"
    (cd "$root" && PYTHONPATH=$root "$python" "$here/play.py" "$wine" "$dist/macclassic" "$WINEPREFIX" "$cache/seen")
}

installer() {
    # Inno Setup is a program of 32 bits.
    if ! ls /usr/lib/i386-linux-gnu/wine/i386-windows >/dev/null 2>&1; then
        say "no installer: Inno Setup wants wine32 (dpkg --add-architecture i386; before Wine's folder is made)"
        return 0
    fi
    [ -d "$dist/macclassic" ] || bundle
    say "the installer"
    (cd "$root" && PYTHONPATH=$root "$python" "$here/install.py" "$wine" "$dist" "$WINEPREFIX" "$cache")
}

tests() { # TESTS: arguments of pytest, as one types them, instead of all
    local given
    say "the tests, under Wine"
    eval "given=(${TESTS:-tests})"
    (cd "$root" && QT_QPA_PLATFORM=offscreen "$wine" "$there/python.exe" -m pytest -q -p no:cacheprovider \
        -o faulthandler_timeout=600 --continue-on-collection-errors -rfEs "${given[@]}") | sed -u 's/\r$//'
}

make_prefix
make_python
# Wine's services begin with its first program and keep that one's streams, which are not to be ours.
wineserver -p && wineboot </dev/null >/dev/null 2>&1
for step in "$@"; do
    case $step in
        bundle | play | installer | tests) "$step" ;;
        *) die "there is no step $step; there are bundle, play, installer and tests" ;;
    esac
done
say "done: $dist"
