"""A running guest: commands in it, drives plugged into it and pulled from it.

Every start begins with the same clean disk. The first one really boots and saves the running machine; later ones
continue from there, in some seconds. Without hardware virtualization, QEMU translates every instruction: that works,
but slowly; nothing here may be used for timing.
"""

import contextlib
import hashlib
import os
import re
import shlex
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tests.helpers.patience import wait_until
from tests.lab.image import Release
from tests.lab.qmp import Qmp

SATA_MODEL: Final = "ST4000DM004-2CV104"  # how the computer's own disk is named
_SATA: Final = "sata.disk"
_MEMORY_MB: Final = 1536
_PERSON: Final = (
    "runuser -u alice -- env XDG_RUNTIME_DIR=/run/user/1000 DBUS_SESSION_BUS_ADDRESS=unix:path=/run/user/1000/bus"
    " systemd-run --user --quiet --pipe --wait --collect -- sh -c "
)
_SETTLED: Final = (  # after a slow start, a UDisks2 that got no timely reply from polkit never asks it again
    "systemctl is-system-running --wait; until test -S /run/user/1000/bus; do sleep 1; done;"
    " systemctl restart polkit && systemctl restart udisks2; sync"
)
_PATIENT: Final = "no_timer_check systemd.default_timeout_start_sec=900"
"""On a busy computer, the kernel finds that its timer does not tick, and systemd that a service takes too long."""
_PORTS: Final = 8
_SIZES: Final = {"G": 10**9, "T": 10**12}


class Guest:
    """`folder` is where `image.build` put the image; `share` is /share in the guest."""

    def __init__(self, folder: Path, release: Release) -> None:
        self.release = release
        self._folder = folder
        self.share = folder / "share"
        self.share.mkdir(exist_ok=True)
        self._qemu: subprocess.Popen[bytes] | None = None
        self._port = 0
        self._wire = Path(tempfile.gettempdir(), f"lab-{os.getpid()}-{release.suite}.ssh")
        self._usb_ports: dict[str, int] = {}

    def start(self) -> None:
        self._make_sata_disk()
        saved = self._folder / "saved"
        stamp = hashlib.sha256(Path(__file__).read_bytes()).hexdigest() + (self._folder / "stamp").read_text()
        if not saved.exists() or saved.read_text() != stamp:
            self._save()
            saved.write_text(stamp)
        self._make_disk("run.qcow2", "base.qcow2", "qcow2")
        self._launch("run.qcow2", "-incoming", "exec:zstd -dc state.zst")
        wait_until(lambda: self._status() == "paused", 600)
        self._query("cont")
        self._wait_for_shell()
        self._connect()
        self.run("systemctl start share.mount")

    def stop(self) -> None:
        """Powers off at once; all changes to the guest's disk are lost."""
        self._disconnect()
        if self._qemu is not None:
            with contextlib.suppress(OSError, EOFError):
                self._query("quit")
            self._qemu.wait(30)
            self._qemu = None

    def cut_power(self) -> None:
        """Powers off and on again: the memory is lost, and drives stay plugged in."""
        self._disconnect()
        self._query("system_reset")
        self._wait_for_shell()
        self._connect()
        self.run(f"{_SETTLED}; systemctl start share.mount", limit_s=600)

    def run(self, command: str, *, as_person: bool = False, limit_s: float = 600) -> str:
        """The output of a command in the guest, run by root or by alice at the seat. Raises CalledProcessError."""
        done = self.finish(command, as_person=as_person, limit_s=limit_s)
        done.check_returncode()
        return done.stdout

    def finish(
        self, command: str, *, as_person: bool = False, input_text: str = "", limit_s: float = 900
    ) -> subprocess.CompletedProcess[str]:
        """The result of a command, whether or not it succeeds; `input_text` goes to its standard input."""
        return subprocess.run(
            self.command(command, as_person=as_person),
            input=input_text,
            capture_output=True,
            text=True,
            timeout=limit_s,
            check=False,
        )

    def command(self, command: str, *, as_person: bool = False) -> list[str]:
        """The same as arguments for a process of the host."""
        return [
            *("ssh", "-p", str(self._port), "-i", str(self._folder / "id")),
            *("-o", "BatchMode=yes", "-o", "IdentitiesOnly=yes", "-o", "ConnectTimeout=60", "-o", "LogLevel=ERROR"),
            *("-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null", "-S", str(self._wire)),
            "root@127.0.0.1",
            _PERSON + shlex.quote(command) if as_person else command,
        ]

    # drives ---------------------------------------------------------------------------------------------------

    def plug(self, name: str, *, size: str = "8T", bus: str = "bot", serial: str = "") -> None:
        """QEMU's own USB drive, which supports no ATA commands. Its data stays until `stop`.

        `bus` is `bot` for plain usb-storage, or `uas`. QEMU 7.2 sometimes ends when a UAS drive is pulled during a
        write. Drives get different serial numbers unless one is given. They get the first free USB port, so that a
        pulled drive returns to its port.
        """
        image = self.medium_of(name)
        if not image.exists():
            match = re.fullmatch(r"(\d+)([GT])", size)
            assert match is not None
            image.touch()
            os.truncate(image, int(match[1]) * _SIZES[match[2]] // 2**20 * 2**20)
        file = {"driver": "file", "filename": str(image), "discard": "unmap", "locking": "off"}
        disk: dict[str, object] = {"vendor": "Seagate", "product": "Expansion HDD", "rotation_rate": 5400}
        disk |= {"serial": serial or f"NA8{name.upper()}", "physical_block_size": 4096, "discard_granularity": 0}
        with self._monitor() as monitor:
            monitor.query("blockdev-add", **{"node-name": f"{name}-file", "driver": "raw", "file": file})
            monitor.query("device_add", driver=f"usb-{bus}", id=name, serial=disk["serial"], **self._at_port(name))
            medium = {"driver": "scsi-hd", "id": f"{name}-disk", "bus": f"{name}.0", "drive": f"{name}-file"}
            monitor.query("device_add", **medium, **disk)
            # The bridge first, then its disk; "attached" makes the guest see both at once.
            monitor.query("qom-set", path=f"/machine/peripheral/{name}", property="attached", value=True)

    def medium_of(self, name: str) -> Path:
        """The sparse file on the host with the drive's data."""
        return self._folder / f"{name}.raw"

    def _at_port(self, name: str) -> dict[str, str]:
        """QEMU would give each drive the port that has been free for longest."""
        self._usb_ports[name] = min(set(range(1, _PORTS + 1)).difference(self._usb_ports.values()))
        return {"bus": "xhci.0", "port": str(self._usb_ports[name])}

    def plug_nvme(self, name: str) -> None:
        """An NVMe drive in a slot from which it can be pulled."""
        image = self.medium_of(name)
        image.touch()
        os.truncate(image, 10**12)
        file = {"driver": "file", "filename": str(image), "locking": "off"}
        with self._monitor() as monitor:
            monitor.query("blockdev-add", **{"node-name": f"{name}-file", "driver": "raw", "file": file})
            monitor.query("device_add", driver="nvme", id=name, bus="bay", drive=f"{name}-file", serial="NVMELAB1")

    def plug_emulated(self, name: str, path: Path) -> None:
        """A drive that a process of the host emulates at a socket, see `emulated_drive`."""
        where = {"type": "unix", "data": {"path": str(path)}}
        with self._monitor() as monitor:
            wire: dict[str, Any] = {"type": "socket", "data": {"addr": where, "server": False}}
            monitor.query("chardev-add", id=f"{name}-wire", backend=wire)
            monitor.query("device_add", driver="usb-redir", id=name, chardev=f"{name}-wire", **self._at_port(name))

    def unplug(self, name: str) -> None:
        """Pulls the cable: the guest gets no warning."""
        with self._monitor() as monitor:
            monitor.query("device_del", id=name)
            monitor.wait_for("DEVICE_DELETED", device=name)
            self._usb_ports.pop(name, None)
            if any(device["label"] == f"{name}-wire" for device in monitor.query("query-chardev")):
                monitor.query("chardev-remove", id=f"{name}-wire")
            if any(device["node-name"] == f"{name}-file" for device in monitor.query("query-named-block-nodes")):
                monitor.query("blockdev-del", **{"node-name": f"{name}-file"})

    # internals -------------------------------------------------------------------------------------------------

    def _save(self) -> None:
        self._make_disk("base.qcow2", "root.img", "raw")
        self._launch("base.qcow2")
        self._wait_for_shell()
        self.run(f"{_SETTLED}; echo 3 > /proc/sys/vm/drop_caches", limit_s=600)
        self._query("stop")
        self._query("migrate", uri="exec:zstd -q -1 > state.zst")
        wait_until(lambda: self._query("query-migrate").get("status") in ("completed", "failed"), 300)
        assert self._query("query-migrate")["status"] == "completed"
        self.stop()

    def _make_sata_disk(self) -> None:
        image = self._folder / _SATA
        image.touch()
        os.truncate(image, 4_000_787_030_016)

    def _make_disk(self, name: str, base: str, kind: str) -> None:
        command = ("qemu-img", "create", "-q", "-f", "qcow2", "-b", base, "-F", kind, name)
        subprocess.run(command, cwd=self._folder, check=True)

    def _launch(self, disk: str, *options: str) -> None:
        self._port = _free_port()
        has_kvm = os.access("/dev/kvm", os.W_OK) and re.search(r"\b(vmx|svm)\b", Path("/proc/cpuinfo").read_text())
        # Under TCG, a kernel that patches itself can crash on another virtual CPU that runs the patched place (int3).
        accelerator, model, cpus = ("kvm", "host", 2) if has_kvm else ("tcg", "Nehalem", 1)
        with (self._folder / "qemu.log").open("wb") as log:
            self._qemu = subprocess.Popen(
                [
                    *("qemu-system-x86_64", "-nodefaults", "-no-user-config", "-display", "none", "-M", "q35"),
                    *("-accel", accelerator, "-cpu", model, "-smp", str(cpus), "-m", str(_MEMORY_MB)),
                    *("-kernel", "vmlinuz", "-initrd", "initrd.img"),
                    *("-append", f"root=/dev/vda rw console=ttyS0 quiet audit=0 mitigations=off {_PATIENT}"),
                    *("-drive", f"file={disk},if=none,id=root,format=qcow2,cache=unsafe"),
                    *("-device", "virtio-blk-pci,drive=root", "-device", "virtio-rng-pci"),
                    *("-netdev", f"user,id=net,hostfwd=tcp:127.0.0.1:{self._port}-:22"),
                    *("-device", "virtio-net-pci,netdev=net,romfile="),
                    *("-device", f"qemu-xhci,id=xhci,p2={_PORTS},p3={_PORTS}"),
                    *("-device", "pcie-root-port,id=bay,chassis=1,slot=1"),
                    *("-drive", f"file={_SATA},if=none,id=sata,format=raw"),
                    *("-device", f"ide-hd,drive=sata,bus=ide.0,model={SATA_MODEL},serial=ZFNLAB1,rotation_rate=5425"),
                    *("-virtfs", f"local,path={self.share},mount_tag=share,security_model=none,multidevs=remap"),
                    *("-serial", "file:serial.log", "-qmp", "unix:qmp.sock,server=on,wait=off"),
                    *options,
                ],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        wait_until((self._folder / "qmp.sock").exists, 30)

    def _connect(self) -> None:
        """Connects once for all commands: without hardware virtualization, each new connection takes half a second."""
        self._ssh("-f", "-M", "-N")

    def _disconnect(self) -> None:
        if self._wire.exists():
            self._ssh("-O", "exit")

    def _ssh(self, *options: str) -> None:
        *arguments, where, _ = self.command("")
        nowhere = subprocess.DEVNULL
        subprocess.run([*arguments, *options, where], stdin=nowhere, stdout=nowhere, stderr=nowhere, check=True)

    def _wait_for_shell(self) -> None:
        def answers() -> bool:
            assert self._qemu is not None
            assert self._qemu.poll() is None, (self._folder / "qemu.log").read_text()
            return subprocess.run(self.command("true"), capture_output=True, check=False).returncode == 0

        wait_until(answers, 900)

    def _status(self) -> str:
        try:
            return str(self._query("query-status")["status"])
        except OSError:
            return ""

    def _query(self, command: str, **arguments: object) -> Any:
        with self._monitor() as monitor:
            return monitor.query(command, **arguments)

    @contextlib.contextmanager
    def _monitor(self) -> Iterator[Qmp]:
        with Qmp(self._folder / "qmp.sock") as monitor:
            yield monitor


def missing_programs() -> list[str]:
    programs = ("mmdebstrap", "qemu-system-x86_64", "qemu-img", "ssh", "ssh-keygen", "zstd", "mke2fs")
    return [name for name in programs if shutil.which(name) is None]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
