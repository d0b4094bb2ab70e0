#!/bin/sh
# Makes dist/macclassic-VERSION.dmg of dist/macclassic.app, on a Mac: sh packaging/macos/make-dmg.sh
# CODESIGN_IDENTITY names a certificate; without it the signature is ad hoc, and macOS asks on first opening.
set -eu
cd "$(dirname "$0")/../.."
app=dist/macclassic.app
version=$(/usr/libexec/PlistBuddy -c "Print CFBundleShortVersionString" "$app/Contents/Info.plist")
image="dist/macclassic-$version.dmg"
identity=${CODESIGN_IDENTITY:--}

# A time stamp and the hardened runtime belong to real signatures only.
if [ "$identity" = - ]; then
    codesign --force --deep --sign - "$app"
else
    codesign --force --deep --options runtime --timestamp --sign "$identity" "$app"
fi
codesign --verify --deep --strict "$app"

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
rm -f "$image"
hdiutil create -volname macclassic -srcfolder "$stage" -fs HFS+ -format UDZO "$image"

# What users open is what is tried: the program from the mounted image.
mount=$(mktemp -d)
hdiutil attach "$image" -nobrowse -readonly -mountpoint "$mount" >/dev/null
QT_QPA_PLATFORM=offscreen "$mount/macclassic.app/Contents/MacOS/macclassic" games >/dev/null && status=0 || status=$?
hdiutil detach "$mount" >/dev/null
exit "$status"
