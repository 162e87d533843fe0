"""A small Debian computer in QEMU, into which USB drives are plugged and from which they are pulled.

`image.py` builds it once, as root; `guest.py` runs it. Its tests are left out unless a folder for it is given:

    python -m pytest tests/lab --lab FOLDER

The first run takes some minutes. It needs root, and the packages mmdebstrap, qemu-system-x86, qemu-utils,
openssh-client and zstd.
"""
