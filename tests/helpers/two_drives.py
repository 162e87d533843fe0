"""Two loop devices that the real UDisks2 shows as two drives, and clones from one to the other. Root only."""

import asyncio
import os
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypedDict, Unpack

import pytest

from shingleback.bootstrap.clone_planning import CloneRequest
from shingleback.bootstrap.cloning import clone_job, clone_plan_job
from shingleback.cloning import growing
from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.udisks import reach
from shingleback.domain.cloning import CloneChoices
from shingleback.domain.drive import Evidence, Transport
from shingleback.domain.formatting.plan import identity_from
from shingleback.engine.drive.disk import Disk, RealDisk
from shingleback.protocol.cloning import CloneFinished
from shingleback.protocol.control import Control, Unattended
from shingleback.protocol.events import Event
from shingleback.store.private_files import Paths
from tests.helpers.bus import private_bus
from tests.helpers.loop import attached
from tests.helpers.probing import wait_until_probed
from tests.helpers.udisksd import real_udisksd, shared_folder, skip_unless_possible

_OTHER = 'SUBSYSTEM=="block", KERNEL=="{name}|{name}p*", ENV{{ID_SERIAL}}="2", ENV{{ID_MODEL}}="Other_Drive"\n'
_PARTS = 'SUBSYSTEM=="block", KERNEL=="{names}", ACTION!="remove", PROGRAM="/usr/bin/partx --update $devnode"\n'


def facts(name: str) -> SysfsFacts:
    """The facts of a USB drive whose serial number is its name."""
    sectors = int(Path(f"/sys/class/block/{name}/queue/logical_block_size").read_text())
    return SysfsFacts(evidence=Evidence(transport=Transport.USB), serial=f"7777{name.upper()}", sector_bytes=sectors)


class CloneOptions(TypedDict, total=False):
    """The fields of `CloneChoices`."""

    compares: bool
    wants_new_uuid: bool
    wants_growth: bool
    copies_all: bool
    sets_follow: bool


@dataclass
class TwoDrives:
    """`old`, `new`: nodes; `events`: the events of all runs; `udisksd`: the process of UDisks2."""

    folder: Path
    old: str
    new: str
    media: Path
    udisksd: "subprocess.Popen[bytes]"
    events: list[Event] = field(default_factory=list)

    @property
    def paths(self) -> Paths:
        return Paths(self.folder / "config", self.folder / "state", self.folder / "cache")

    def plan(self, source: str = "", target: str = "", **options: Unpack[CloneOptions]) -> CloneFinished:
        self.wait_until_known()
        result = clone_plan_job(self.request(source, target, **options), self.paths, facts)(
            self.events.append, Unattended()
        )
        assert isinstance(result, CloneFinished)
        return result

    def wait_until_known(self) -> None:
        """UDisks2 learns about writes to a drive after udev has probed it, which `udevadm settle` does not know yet:
        the drive may just have been closed. A plan made before that differs from a plan made after it.
        """
        nodes = (self.old, self.new)
        wait_until_probed(nodes, lambda: asyncio.run(_shown(nodes)) == [_probed(node) for node in nodes])

    def confirmed(self, source: str = "", target: str = "", **options: Unpack[CloneOptions]) -> CloneRequest:
        """Confirms after making the plan."""
        looked = self.plan(source, target, **options)
        assert looked.plan is not None, (looked.why, looked.values)
        identity = identity_from(looked.plan.identity) if looked.plan.identity else None
        return replace(self.request(source, target, **options), identity=identity, shown=looked.plan.fingerprint)

    def clone(
        self,
        source: str = "",
        target: str = "",
        control: Control | None = None,
        make_disk: Callable[[], Disk] = RealDisk,
        **options: Unpack[CloneOptions],
    ) -> CloneFinished:
        job = clone_job(self.confirmed(source, target, **options), self.paths, facts, make_disk)
        result = job(self.events.append, control or Unattended())
        assert isinstance(result, CloneFinished)
        return result

    def request(self, source: str = "", target: str = "", **options: Unpack[CloneOptions]) -> CloneRequest:
        return CloneRequest(source=source or self.old, target=target or self.new, choices=CloneChoices(**options))


@contextmanager
def two_drives(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    old_mb: int = 400,
    new_mb: int = 600,
    sector_bytes: int = 512,
    *,
    has_partitions: bool = False,
    old: Path | None = None,
) -> Iterator[TwoDrives]:
    """`sector_bytes`: of the new drive. `old`: an existing file with the old drive.

    With `has_partitions`, udev finds partitions on both, even if the kernel does not know such a table.
    """
    skip_unless_possible()
    with ExitStack() as stack:
        address = stack.enter_context(private_bus(folder)).address
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", address)
        media = stack.enter_context(shared_folder())
        nodes = []
        for name, size_mb, options in (("old", old_mb, ""), ("new", new_mb, f"--sector-size {sector_bytes} ")):
            image = folder / f"{name}.img"
            if old is not None and name == "old":
                nodes.append(stack.enter_context(attached(Path(f"--direct-io=on {old}"))))  # not from memory
                continue
            image.touch()
            os.truncate(image, size_mb << 20)
            nodes.append(stack.enter_context(attached(Path(f"{options}{image}"))))
            if has_partitions:
                _forget_partitions(nodes[-1])  # of a killed test
                stack.callback(_forget_partitions, nodes[-1])
        rules = {"99-two.rules": _OTHER.format(name=os.path.basename(nodes[1]))}
        if has_partitions:
            rules["10-parts.rules"] = _PARTS.format(names="|".join(os.path.basename(node) for node in nodes))
        udisksd = stack.enter_context(real_udisksd(folder, address, nodes, probes=True, more_rules=rules, media=media))
        yield TwoDrives(folder, nodes[0], nodes[1], media, udisksd)


def expect_no_partition(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without `has_partitions`, the copied partition never appears: a long wait would prove nothing more."""
    monkeypatch.setattr(growing, "SETTLE_S", 1.0)


async def _shown(nodes: Sequence[str]) -> list[tuple[str, str]]:
    """The content according to UDisks2: the kind and the UUID."""
    async with reach() as udisks:
        blocks = {device.node: device.block for device in (await udisks.objects()).devices.values()}
    return [(blocks[node].id_type, blocks[node].id_uuid) for node in nodes if node in blocks]


def _probed(node: str) -> tuple[str, str]:
    """The content according to the drive itself."""
    command = ["blkid", "--probe", "--output", "export", node]
    output = subprocess.run(command, check=False, capture_output=True, text=True).stdout
    facts = dict(line.split("=", 1) for line in output.splitlines())
    return facts.get("TYPE", ""), facts.get("UUID", "")


def _forget_partitions(node: str) -> None:
    """Partitions that the kernel was told about stay when the device goes."""
    subprocess.run(["partx", "--delete", node], check=False, capture_output=True)
