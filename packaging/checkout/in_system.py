"""The code of `packaging/test --system NAME`: runs the tests of this checkout in a fresh copy of a bare system.

The copy has what a container has: its own /proc, a read-only /sys, and the devices of the computer. Root's tests run as
root; --person runs them as an ordinary user of the system. Anyone else's system lives in a user namespace, which cannot
attach devices, so that the tests run as an ordinary user there.
"""

import fcntl
import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from checkout.checkout import Checkout
from checkout.systems import base_of, folder_of
from checkout.terminal import SetupError, say

_PREFIX: Final = "run-"
_CHECKOUT: Final = "root/checkout"
_KEPT: Final = ("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "CI")
_OWN_CERTIFICATES: Final = Path("/usr/local/share/ca-certificates")
_PIP_SETTINGS: Final = {"/etc/pip.conf": "etc/pip.conf", "~/.config/pip/pip.conf": "root/.config/pip/pip.conf"}
_NETWORK: Final = ("/etc/resolv.conf", "/etc/hosts")
_UNSHARE: Final = ["unshare", "--mount", "--propagation=private", "--pid", "--ipc", "--fork", "--kill-child"]

# "$1" is the folder, "$2" the folder for downloads. A container may not be allowed to mount a new /proc; it binds it.
# The root of the computer is detached by Python, since a bare system has no umount.
_ENTER: Final = """set -e
root=$1 downloads=$2; shift 2
mount --bind "$root" "$root"
mount -t proc proc "$root/proc" 2>/dev/null || mount --rbind /proc "$root/proc"
mount --rbind /sys "$root/sys"
mount -o remount,bind,ro "$root/sys" 2>/dev/null || :
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount -t tmpfs -o mode=755 tmpfs "$root/run"
mkdir -p "$downloads/archives/partial" "$downloads/pip" "$root/root/.cache/pip"
mount --bind "$downloads/archives" "$root/var/cache/apt/archives"
mount --bind "$downloads/pip" "$root/root/.cache/pip"
chmod 711 "$root/root"  # so that other users of a test reach the checkout
cd "$root"
pivot_root . .
python3 -c 'import ctypes; ctypes.CDLL(None).umount2(b".", 2)'
cd /
[ -z "$(ls usr/local/share/ca-certificates)" ] || update-ca-certificates >/dev/null 2>&1
exec "$@"
"""
_AS_ROOT: Final = 'cd /root/checkout && exec packaging/test "$@"'
_AS_PERSON: Final = """set -e
apt-get --quiet --quiet update
DEBIAN_FRONTEND=noninteractive apt-get --quiet --quiet --yes --no-install-recommends install sudo passwd >/dev/null
useradd --create-home person
cat >/etc/sudoers.d/person <<END
Defaults env_keep += "http_proxy https_proxy no_proxy"
person ALL=(ALL) NOPASSWD: ALL
END
mv /root/checkout /home/person/checkout
[ ! -e /root/.config ] || cp -R /root/.config /home/person
chown -R person: /home/person
cd /home/person/checkout
exec setpriv --reuid=person --regid=person --init-groups env HOME=/home/person USER=person packaging/test --yes "$@"
"""


def check_in(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Run the tests in a fresh system; return their exit code. Raises SetupError.

    `arguments` are the name of the system, then --renew to make its base again, or --person to run the tests as an
    ordinary user, and then the arguments of `packaging/test`.
    """
    name, *arguments = arguments or [""]
    options = [argument for argument in arguments[:2] if argument in ("--renew", "--person")]
    arguments = arguments[len(options) :]
    base = base_of(checkout, name, renews="--renew" in options)
    is_person = "--person" in options or os.geteuid() != 0
    with _ended_by_signals(), _fresh(base, folder_of(checkout.environment)) as root:
        _copy_checkout(checkout, root)
        _copy_settings(root)
        say(f"Testing in {name}" + (", as an ordinary user" if is_person else ", as root"))
        inside = ["sh", "-c", _AS_PERSON if is_person else _AS_ROOT, "sh", *arguments]
        downloads = folder_of(checkout.environment) / f"{name}-downloads"
        command = [*_privileged(), *_UNSHARE, "sh", "-c", _ENTER, "sh", str(root), str(downloads), *inside]
        return subprocess.run(command, env=_environment(checkout.environment), check=False).returncode


def _privileged() -> list[str]:
    """Return the command before one that acts as root, at least in a user namespace."""
    return [] if os.geteuid() == 0 else ["unshare", "--map-root-user", "--map-auto"]


@contextmanager
def _fresh(base: Path, folder: Path) -> Iterator[Path]:
    """Unpack a base. It is removed at the end, and so are those of runs that were killed."""
    _sweep(folder)
    place = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=folder))
    held = os.open(place, os.O_RDONLY | os.O_DIRECTORY)
    fcntl.flock(held, fcntl.LOCK_EX)
    place.chmod(0o755)
    root = place / "root"
    try:
        unpack = ["sh", "-c", 'mkdir "$1" && tar --extract --numeric-owner --file "$2" --directory "$1"', "sh"]
        # A container's devices cannot be made in a user namespace, and /dev is replaced.
        unpacked = subprocess.run([*_privileged(), *unpack, root, base, "--exclude=./dev/*"], check=False)
        if unpacked.returncode:
            raise SetupError(
                "The system could not be unpacked; the reason stands above. An ordinary user needs user namespaces and"
                " a line in /etc/subuid for that; root does not."
            )
        yield root
    finally:
        _remove(place)
        os.close(held)


def _sweep(folder: Path) -> None:
    for place in folder.glob(f"{_PREFIX}*/"):
        with suppress(OSError):
            held = os.open(place, os.O_RDONLY | os.O_DIRECTORY)
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                _remove(place)
            finally:
                os.close(held)


def _remove(place: Path) -> None:
    subprocess.run([*_privileged(), "rm", "-rf", "--one-file-system", place / "root"], check=False)
    with suppress(OSError):
        place.rmdir()


def _copy_checkout(checkout: Checkout, root: Path) -> None:
    """Copy the checkout as it is, with changes that are not committed, and without what .gitignore names."""
    target = root / _CHECKOUT
    script = """set -e
    git clone --quiet --no-checkout --depth 1 "file://$1" "$2"
    git -C "$1" ls-files -z --cached --others --exclude-standard |
        tar --create --directory "$1" --null --verbatim-files-from --ignore-failed-read --files-from - 2>/dev/null |
        tar --extract --no-same-owner --directory "$2"
    git -C "$2" reset --quiet
    """
    command = [*_privileged(), "sh", "-c", script, "sh", str(checkout.root), str(target)]
    if subprocess.run(command, env=checkout.environment, check=False).returncode:
        raise SetupError("The checkout could not be copied with git; the reason stands above.")


def _copy_settings(root: Path) -> None:
    """Copy what lets this computer reach its network and its package index: names, certificates, pip's settings."""
    pairs = [(Path(file), root / file.lstrip("/")) for file in _NETWORK]
    pairs += [(Path(here).expanduser(), root / there) for here, there in _PIP_SETTINGS.items()]
    own = sorted(_OWN_CERTIFICATES.glob("*.crt"))
    pairs += [(file, root / str(file).lstrip("/")) for file in own]
    for here, there in pairs:
        if here.is_file():
            copy = [*_privileged(), "install", "-D", "--mode=644", str(here.resolve()), str(there)]
            subprocess.run(copy, check=True)


def _environment(here: Mapping[str, str]) -> dict[str, str]:
    """Return the environment in the system: a plain one, with what the network of this computer needs."""
    kept = {name: value for name, value in here.items() if name in _KEPT or name.startswith("PIP_")}
    # The computer's own certificates are among those of the system.
    kept |= {"PIP_CERT": "/etc/ssl/certs/ca-certificates.crt"}
    return {
        **kept,
        "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        "HOME": "/root",
        "TERM": here.get("TERM", "dumb"),
        "LANG": "C.UTF-8",
    }


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """A request to end becomes an exception, so that everything is removed. The kernel ends the processes within."""

    def end(number: int, _frame: object) -> None:
        raise SystemExit(128 + number)

    before = {number: signal.signal(number, end) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
