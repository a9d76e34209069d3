#!/bin/sh
# image.sh PROGRAM FOLDER: all that the program needs to run, in a folder that becomes the root of an image.
set -eu
program=$1
image=$2
install -D -m 755 "$program" "$image/globetable"
# The loader stands alone in its line, the others behind an arrow.
ldd "$program" | grep -o '/[^ ]*' | while read -r library; do
    install -D -m 755 "$library" "$image$library"
done
install -d "$image/tmp"
chmod 1777 "$image/tmp"
if [ -f /etc/ssl/certs/ca-certificates.crt ]; then
    install -D -m 644 /etc/ssl/certs/ca-certificates.crt "$image/etc/ssl/certs/ca-certificates.crt"
fi
