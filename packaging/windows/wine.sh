#!/bin/bash
# Runs a program of Windows where build.sh has said, in WINEPREFIX. Of streams that are files Wine tells Python
# too little, of pipes enough; what Qt is told by the environment Wine passes on under another name only.
unset PYTHONPATH PYTHONHOME
[ -z "${QT_QPA_PLATFORM:-}" ] || export WINEQT_QPA_PLATFORM=$QT_QPA_PLATFORM
exec wine "$@" </dev/null > >(cat) 2> >(cat >&2)
