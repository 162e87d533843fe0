"""The real polkit and the installed helper, on a private system bus. Root only.

polkitd reads fixed folders, so it gets its own actions and rules in a mount namespace. Without logind, nobody is at the
seat, so only the rules decide.
"""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.helpers.own_folder import temporary_folder
from tests.helpers.own_mounts import can_keep_mounts_apart
from tests.helpers.patience import wait_until
from tests.helpers.udisksd import found

ROOT = Path(__file__).parents[2]
INSTALL = ROOT / "packaging/install-helper"
POLKITDS = ("/usr/lib/polkit-1/polkitd", "/usr/libexec/polkitd", "/usr/libexec/polkit-1/polkitd")
_CONFIG = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>system</type><listen>unix:path={folder}/bus</listen><auth>EXTERNAL</auth>
<servicedir>{folder}/services</servicedir>
<policy context="default">
 <allow user="*"/><deny own="*"/><deny send_type="method_call"/><allow send_type="signal"/>
 <allow send_requested_reply="true" send_type="method_return"/><allow send_requested_reply="true" send_type="error"/>
 <allow receive_type="method_call"/><allow receive_type="method_return"/><allow receive_type="error"/>
 <allow receive_type="signal"/><allow send_destination="org.freedesktop.DBus"/>
 <allow send_destination="org.freedesktop.PolicyKit1"/>
</policy>
<policy user="root"><allow own="org.freedesktop.PolicyKit1"/></policy>
<policy user="polkitd"><allow own="org.freedesktop.PolicyKit1"/></policy>
<include>{installed}/usr/share/dbus-1/system.d/org.shingleback.Helper1.conf</include>
</busconfig>"""
_START = """set -e
private() { point=$(findmnt --noheadings --output TARGET --target "$1") || return 0; mount --make-private "$point"; }
private /etc/polkit-1
private /usr/share/polkit-1
mount --bind "$RULES" /etc/polkit-1/rules.d
mount --bind "$ACTIONS" /usr/share/polkit-1/actions
exec "$POLKITD"
"""


@dataclass(frozen=True)
class InstalledHelper:
    """An installed helper.

    Attributes:
        address: of the bus that starts it.
        daemon: the bus.
    """

    address: str
    daemon: "subprocess.Popen[bytes]"


def skip_unless_possible() -> None:
    if os.geteuid() != 0:
        pytest.skip("needs root, to run polkit and the helper")
    if found(POLKITDS) is None or shutil.which("dbus-daemon") is None:
        pytest.skip("needs the packages polkitd and dbus")
    if not can_keep_mounts_apart():
        pytest.skip("needs mounts of its own, for the rules of polkit")


def install_into(folder: Path) -> None:
    """Skips the test if the helper could not run."""
    done = subprocess.run([INSTALL, "--into", folder], check=False, capture_output=True, text=True)
    if "Python 3.11" in done.stderr or "dbus-fast" in done.stderr:
        pytest.skip(done.stderr.strip())
    assert done.returncode == 0, done.stderr


@contextlib.contextmanager
def installed_helper(rules: str) -> Iterator[InstalledHelper]:
    """`rules` are polkit rules in JavaScript."""
    skip_unless_possible()
    folder = temporary_folder("polkit")
    folder.chmod(0o755)
    with contextlib.ExitStack() as stack:
        stack.callback(shutil.rmtree, folder)
        installed = folder / "installed"
        install_into(installed)
        _write(folder / "rules/50-test.rules", rules)
        _write(folder / "bus.conf", _CONFIG.format(folder=folder, installed=installed))
        _write(folder / "services/org.shingleback.Helper1.service", _service(installed))
        address = f"unix:path={folder}/bus"
        log = stack.enter_context(open(folder / "log", "wb"))
        environment = os.environ | {"DBUS_SYSTEM_BUS_ADDRESS": address}
        bus = ["dbus-daemon", f"--config-file={folder}/bus.conf", "--nofork", "--nosyslog"]
        daemon = subprocess.Popen(bus, stdout=log, stderr=log, env=environment)
        stack.callback(_end, daemon)
        wait_until((folder / "bus").exists)
        polkitd = subprocess.Popen(
            ["unshare", "--mount", "--propagation", "unchanged", "sh", "-c", _START],
            stdout=log,
            stderr=log,
            env=environment
            | {
                "RULES": str(folder / "rules"),
                "ACTIONS": str(installed / "usr/share/polkit-1/actions"),
                "POLKITD": str(found(POLKITDS)),
            },
        )
        stack.callback(_end, polkitd)
        wait_until(lambda: _answers(environment))
        yield InstalledHelper(address, daemon)


def _service(installed: Path) -> str:
    """The service file, with the paths of this test's installation."""
    text = (installed / "usr/share/dbus-1/system-services/org.shingleback.Helper1.service").read_text()
    assert "-I /usr/lib/" in text
    return text.replace("/usr/lib/", f"{installed}/usr/lib/")


def _answers(environment: dict[str, str]) -> bool:
    bus_arguments = [
        "--system",
        "--print-reply",
        "--dest=org.freedesktop.PolicyKit1",
        "/org/freedesktop/PolicyKit1/Authority",
    ]
    ping = ["dbus-send", *bus_arguments, "org.freedesktop.DBus.Peer.Ping"]
    return subprocess.run(ping, env=environment, check=False, capture_output=True).returncode == 0


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.parent.chmod(0o755)
    path.write_text(text)
    path.chmod(0o644)


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.wait()
