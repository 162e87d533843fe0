"""A private D-Bus daemon: no root, no installed policy, stopped when the block ends."""

import contextlib
import shutil
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

_CONFIG = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>system</type><listen>unix:path={socket}</listen><auth>EXTERNAL</auth>
<policy context="default">
 <allow user="*"/><allow own="*"/><allow send_type="method_call"/><allow send_type="signal"/>
 <allow send_requested_reply="true" send_type="method_return"/><allow send_requested_reply="true" send_type="error"/>
 <allow receive_type="method_call"/><allow receive_type="method_return"/><allow receive_type="error"/>
 <allow receive_type="signal"/>
</policy>{more}</busconfig>"""


@dataclass
class Bus:
    address: str
    daemon: subprocess.Popen[str]

    def hang(self) -> None:
        """From now on, it accepts connections and calls, and replies to nothing."""
        self.daemon.send_signal(signal.SIGSTOP)

    def stop(self) -> None:
        self.daemon.kill()
        self.daemon.wait()


@contextlib.contextmanager
def private_bus(folder: Path, more_rules: str = "") -> Iterator[Bus]:
    """`more` is added to its configuration."""
    if shutil.which("dbus-daemon") is None:
        pytest.skip("needs dbus-daemon, of the package dbus")
    config = folder / "bus.conf"
    config.write_text(_CONFIG.format(socket=folder / "bus", more=more_rules))
    daemon = subprocess.Popen(
        ["dbus-daemon", f"--config-file={config}", "--nofork", "--nosyslog", "--print-address"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert daemon.stdout is not None
    try:
        yield Bus(daemon.stdout.readline().strip(), daemon)
    finally:
        daemon.kill()
        daemon.wait()
        daemon.stdout.close()
