"""Builds a guest: Debian with UDisks2 and polkit, and alice, who is logged in at the seat. Needs root and a minute."""

import hashlib
import os
import shutil
import subprocess
import textwrap
from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True, slots=True)
class Release:
    """One Debian release to test with.

    Attributes:
        python: the version of its Python, for which the program's packages are brought.
        packages: additional packages.
    """

    suite: str
    python: str
    packages: str


DEBIAN_12: Final = Release("bookworm", "3.11", "libblockdev-crypto2")
"""With UDisks2 2.9.4, which silently drops mkfs-args, and kernel 6.1."""
DEBIAN_13: Final = Release("trixie", "3.13", "libblockdev-crypto3")
"""With UDisks2 2.10.1 and kernel 6.12."""

_PACKAGES: Final = (
    "systemd-sysv,login,udev,dbus,dbus-user-session,libpam-systemd,polkitd,udisks2,udisks2-btrfs,kmod,"
    "linux-image-amd64,initramfs-tools,btrfs-progs,e2fsprogs,exfatprogs,f2fs-tools,xfsprogs,dosfstools,ntfs-3g,"
    "cryptsetup-bin,openssh-server,smartmontools,procps,psmisc,iproute2,python3"
)
_INITRD: Final = 'printf "MODULES=list\\nCOMPRESS=zstd\\nRESUME=none\\n" > "$1/etc/initramfs-tools/conf.d/lab"'
_MODULES: Final = 'printf "virtio_pci\\nvirtio_blk\\next4\\n" > "$1/etc/initramfs-tools/modules"'
# alice's login on the first terminal is what makes polkit see a person at the seat. The share is mounted by hand
# once the guest runs: a guest with a mounted share cannot be saved.
_CUSTOMIZE: Final = r"""
    set -eu
    r=$1 key=$2
    chroot "$r" useradd -m -s /bin/bash -G plugdev alice || chroot "$r" useradd -m -s /bin/bash alice
    install -d -m 700 "$r/root/.ssh"
    install -m 600 "$key" "$r/root/.ssh/authorized_keys"
    echo lab > "$r/etc/hostname"
    echo '127.0.0.1 localhost lab' > "$r/etc/hosts"
    echo '/dev/vda / ext4 noatime 0 0' > "$r/etc/fstab"
    printf '[Match]\nName=en* eth*\n[Network]\nAddress=10.0.2.15/24\n' > "$r/etc/systemd/network/10-lab.network"
    chroot "$r" systemctl -q enable systemd-networkd ssh
    chroot "$r" systemctl -q mask systemd-networkd-wait-online.service apt-daily.timer apt-daily-upgrade.timer \
        dpkg-db-backup.timer e2scrub_all.timer fstrim.timer systemd-firstboot.service smartmontools.service \
        ldconfig.service
    touch "$r/etc/.updated" "$r/var/.updated"
    chroot "$r" systemd-machine-id-setup
    install -d "$r/etc/systemd/system/getty@tty1.service.d" "$r/share"
    printf '[Service]\nExecStart=\nExecStart=-/sbin/agetty --autologin alice --noclear %%I $TERM\n' \
        > "$r/etc/systemd/system/getty@tty1.service.d/autologin.conf"
    printf '[Mount]\nWhat=share\nWhere=/share\nType=9p\nOptions=trans=virtio,version=9p2000.L,msize=524288\n' \
        > "$r/etc/systemd/system/share.mount"
"""


def build(folder: Path, release: Release) -> None:
    """Makes `root.img`, `vmlinuz`, `initrd.img` and the key `id` in a folder, unless they are there and current."""
    stamp = folder / "stamp"
    expected_stamp = hashlib.sha256(Path(__file__).read_bytes() + release.suite.encode()).hexdigest()
    if stamp.exists() and stamp.read_text() == expected_stamp:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.is_file():
            old.unlink()
    _run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / "id"))
    root = folder / "rootfs"
    shutil.rmtree(root, ignore_errors=True)
    _bootstrap(root, folder, release)
    for name in ("vmlinuz", "initrd.img"):
        shutil.copy(next((root / "boot").glob(f"{name}-*")), folder / name)
    image = folder / "root.img"
    image.touch()
    os.truncate(image, 6 << 30)
    _run("mke2fs", "-q", "-t", "ext4", "-E", "lazy_itable_init=1,nodiscard", "-d", str(root), str(image))
    shutil.rmtree(root)
    stamp.write_text(expected_stamp)


def _bootstrap(root: Path, folder: Path, release: Release) -> None:
    script = folder / "customize.sh"
    script.write_text(textwrap.dedent(_CUSTOMIZE))
    mirror = _run("apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages").splitlines()[0]
    _run(
        "mmdebstrap",
        "--mode=root",
        "--variant=apt",
        f"--include={_PACKAGES},{release.packages}",
        '--aptopt=APT::Install-Recommends "false"',
        *(f"--dpkgopt=path-exclude=/usr/share/{what}/*" for what in ("man", "locale", "doc")),
        f'--essential-hook=mkdir -p "$1/etc/initramfs-tools/conf.d"; {_INITRD}; {_MODULES}',
        f'--customize-hook=sh "{script}" "$1" "{folder / "id.pub"}"',
        release.suite,
        str(root),
        mirror,
    )


def _run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{command[0]}: {done.stderr[-2000:]}")
    return done.stdout
