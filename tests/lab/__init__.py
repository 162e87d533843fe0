"""Two small virtual machines in QEMU, Debian 12 and 13, into which USB drives are plugged and from which they are
pulled.

`image.py` builds them once, as root; `guest.py` runs one of them. Their tests are skipped unless a folder is given:

    python -m pytest tests/lab --lab FOLDER                    both, one after the other
    python -m pytest tests/lab --lab FOLDER -k bookworm        one of them

Without hardware virtualization, `test_desktop.py` takes more than ten minutes, and needs
`-o faulthandler_timeout=3600`. The first run takes some minutes. It needs root, and the packages mmdebstrap,
qemu-system-x86, qemu-utils, e2fsprogs, openssh-client and zstd.
"""
