# Sourced with `root` set: a Python of our own, which stays in .build.
python="$root/.build/python"

# from_pypi PACKAGE…
from_pypi() {
  { [ -x "$python/bin/python" ] || python3 -m venv "$python"; } \
    && "$python/bin/pip" install --quiet --disable-pip-version-check "$@"
}
