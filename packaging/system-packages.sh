#!/bin/sh
# Installs what packaging/system-packages.txt lists and this machine lacks: at once when root, otherwise
# it prints the one command to type. Elsewhere than on Debian and Ubuntu it does nothing.
set -eu
command -v dpkg-query >/dev/null 2>&1 || exit 0
list=$(grep -v '^#' "$(dirname "$0")/system-packages.txt")
missing=""
for package in $list; do
    # Packages that were renamed for 64-bit time (libfoo1t64) still provide the old name.
    dpkg-query -W -f '${Status} ${Package} ${Provides}\n' 2>/dev/null |
        grep '^install ok installed' | cut -d' ' -f4- | tr ', ' '\n\n' | grep -qx "$package" ||
        missing="$missing $package"
done
[ -n "$missing" ] || exit 0
if [ "$(id -u)" = 0 ]; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get install -y --no-install-recommends $missing >/dev/null 2>&1 ||
        { apt-get update && apt-get install -y --no-install-recommends $missing; }
else
    echo "Some system packages are missing. Type this once, then make again:" >&2
    echo "  sudo apt-get install -y$missing" >&2
    exit 1
fi
