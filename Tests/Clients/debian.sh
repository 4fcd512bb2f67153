# For the scripts beside it: packages of Debian, unpacked into a folder and not installed. A new machine has no lists of
# packages yet, so they are fetched where a package is not found.

# unpack_packages FOLDER NAME…
unpack_packages() {
  local folder="$1" package
  shift
  rm -rf "$folder"
  mkdir -p "$folder"
  download_packages "$folder" "$@" || { apt-get update -qq >/dev/null 2>&1 && download_packages "$folder" "$@"; } \
    || { rm -rf "$folder"; echo "error: $1 is out of reach; \`apt-get update\` may help" >&2; exit 2; }
  for package in "$folder"/*.deb; do dpkg-deb -x "$package" "$folder"; done
}

download_packages() {
  (cd "$1" && shift && apt-get download -qq "$@" 2>/dev/null)
}
