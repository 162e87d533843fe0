#!/usr/bin/env bash
# Runs packaging/checkout with the first Python that is new enough and not a preview version.
set -u
here="$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")"
pythons=(python3 python3.14 python3.13 python3.12 python3.11)
# Packages are built with the system's Python if possible: the libraries of a self-built one contain the path of the
# folder in which it was built.
[ "${1-}" = build ] && pythons=(/usr/bin/python3 "${pythons[@]}")
for python in "${pythons[@]}"; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11, 0, "final"))' 2>/dev/null; then
        PYTHONPATH="$here:$here/../app" exec "$python" -P -m checkout "$@"
    fi
done
echo "Shingleback needs Python 3.11 or newer, which is not here;" \
    "Debian 12, Ubuntu 24.04 and what came after them have it." >&2
exit 69
