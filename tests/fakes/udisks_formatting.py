"""Makes a fake UDisks2 partition, format, unlock, mount and open its drives.

The texts of its errors, and the objects that it lists afterward, follow UDisks2 2.9.4 and 2.10.1.
"""

import asyncio
import os
import threading
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.devices.dbus import DBUS
from shingleback.devices.udisks_objects import ROOT, UDISKS
from tests.fakes.machine import Content, block
from tests.fakes.udisks import FakeUDisks, Incoming
from tests.fakes.udisks_objects import Interfaces, packed, path_of

MANAGER: Final = f"{ROOT}/Manager"
FORMATS: Final = ("btrfs", "exfat", "ext4", "f2fs", "ntfs", "xfs")
_PARTITION: Final = f"{UDISKS}.Partition"
_TABLE: Final = f"{UDISKS}.PartitionTable"
_FILESYSTEM: Final = f"{UDISKS}.Filesystem"
_ENCRYPTED: Final = f"{UDISKS}.Encrypted"
_CONTENTS: Final = [_TABLE, _FILESYSTEM, _ENCRYPTED, f"{UDISKS}.Swapspace"]


def manager(version: str = "2.10.1", *, encrypts: bool = True) -> Interfaces:
    """The object in which the service describes itself."""
    kinds = ["luks1", "luks2"] if encrypts else []
    values: dict[str, object] = {
        "Version": version,
        "SupportedFilesystems": [*FORMATS, "swap"],
        "SupportedEncryptionTypes": kinds,
        "DefaultEncryptionType": "luks1",
    }
    return {f"{UDISKS}.Manager": values, f"{DBUS}.Properties": {}}


@dataclass(frozen=True)
class Request:
    """A call that changes something, as it arrived: "Format", "/dev/sdx1", ("ext4",), {"label": "Backup"}."""

    member: str
    node: str
    values: tuple[object, ...]
    options: dict[str, object]


@dataclass(frozen=True)
class _Answer:
    signature: str = ""
    body: tuple[object, ...] = ()


class Formatting:
    """Adds this to a fake service, whose tree must have whole drives (`machine.Disk`).

    Attributes:
        requests: all requests, in order.
        held: work that waits, once its job has begun, until the fake is released: "Format btrfs", "CreatePartition".
        holding: set when such work waits.
        failures: the error texts with which the next such work fails, by the same names, after it has changed the
            drive.
        forbidden: methods that need a password, which nobody can type; "mkfs-args" as well.
        images: the files that replace devices when they are opened, by node.
        numbers: those of new partitions, by node; by default the numbers after that of their disk.
        make: formats a device, by node, kind and options; may raise `RuntimeError`.
        mount: mounts a device, by node and options, and returns the mount point.
        refused_options: mount options that are not permitted.
        insides: the content of an encrypted device after unlocking, by path; nothing by default.
    """

    def __init__(self, fake: FakeUDisks, version: str = "2.10.1", formats: Sequence[str] = FORMATS) -> None:
        self.requests: list[Request] = []
        self.held: set[str] = set()
        self.failures: dict[str, str] = {}
        self.holding = threading.Event()
        self.forbidden: set[str] = set()
        self.images: dict[str, Path] = {}
        self.numbers: dict[str, int] = {}
        self.make: Callable[[str, str, dict[str, object]], None] = lambda _node, _kind, _options: None
        self.mount: Callable[[str, list[str]], Path] = lambda node, _options: Path("/media/me", os.path.basename(node))
        self.refused_options = {"commit=60", "flush_merge", "noinline_data"}
        self._fake = fake
        self._version = version
        self._formats = formats
        self._secrets: dict[str, str] = {}
        self.insides: dict[str, Interfaces] = {}
        self._count = 0
        fake.tree.setdefault(MANAGER, manager(version))
        fake.works |= {
            "Get": self._get,
            "GetAll": self._get_all,
            "CanFormat": self._can_format,
            "Format": self.format,
            "CreatePartition": self.create_partition,
            "Mount": self._mount,
            "Unlock": self._unlock,
            "OpenDevice": self._open_device,
            "Rescan": Incoming.succeed,
        }

    # the service about itself ---------------------------------------------------------------------------------

    async def _get(self, call: Incoming) -> None:
        interface, name = _texts(call.message.body)
        await call.succeed("v", packed(self._fake.tree[call.path])[interface][name])

    async def _get_all(self, call: Incoming) -> None:
        await call.succeed("a{sv}", packed(self._fake.tree[call.path])[_texts(call.message.body)[0]])

    async def _can_format(self, call: Incoming) -> None:
        (kind,) = _texts(call.message.body)
        if kind not in FORMATS:
            await call.fail("NotSupported", f"Creation of filesystem type {kind} is not supported")
            return
        is_there = kind in self._formats
        await call.succeed("(bs)", [is_there, "" if is_there else f"mkfs.{kind}"])

    # erasing --------------------------------------------------------------------------------------------------

    async def format(self, call: Incoming) -> None:
        request = self._heard(call)
        kind = str(request.values[0])
        options = request.options
        if not await self._is_allowed(call, options):
            return

        async def work() -> _Answer:
            await self._wipe(call.path)
            secret = options.get("encrypt.passphrase")
            if kind in ("gpt", "dos"):
                await self._fake.add(call.path, {_TABLE: {"Type": kind, "Partitions": []}})
            elif isinstance(secret, str):
                await self._encrypt(call.path, kind, options, secret)
            elif kind != "empty":
                await self._fill(call.path, kind, options)
            return _Answer()

        await self._carry_out("format-mkfs", call, work)

    async def create_partition(self, call: Incoming) -> None:
        request = self._heard(call)
        start, size, _, name = request.values
        if not await self._is_allowed(call, {}):
            return

        async def work() -> _Answer:
            return _Answer("o", (await self._divide(call.path, start, size, str(name)),))

        await self._carry_out("partition-create", call, work)

    async def _wipe(self, path: str) -> None:
        """Removes its whole content, and the partitions."""
        fake = self._fake
        for part in [
            object_path for object_path, values in fake.tree.items() if values.get(_PARTITION, {}).get("Table") == path
        ]:
            await fake.remove(part)
        await fake.remove(path, _CONTENTS)
        await fake.change(path, "Block", IdUsage="", IdType="", IdLabel="", IdUUID="")

    async def _fill(self, path: str, kind: str, options: dict[str, object]) -> None:
        fake = self._fake
        await asyncio.to_thread(self.make, fake.node(path), kind, options)
        label = str(options.get("label", ""))
        await fake.change(path, "Block", IdUsage="filesystem", IdType=kind, IdLabel=label, IdUUID=self._new("uuid"))
        await fake.add(path, {_FILESYSTEM: {"MountPoints": [], "Size": self._block(path)["Size"]}})

    async def _encrypt(self, path: str, kind: str, options: dict[str, object], secret: str) -> None:
        fake = self._fake
        uuid = self._new("luks")
        self._secrets[path] = secret
        await fake.change(path, "Block", IdUsage="crypto", IdType="crypto_LUKS", IdUUID=uuid)
        await fake.add(path, {_ENCRYPTED: {"CleartextDevice": "/"}})
        if f"Format {kind}" in self.failures:
            return  # what remains if the encrypted content cannot be opened
        inner = await self._open(path)
        await self._fill(inner, kind, options)
        self.insides[path] = fake.tree[inner]

    async def _divide(self, path: str, start: object, size: object, name: str) -> str:
        fake = self._fake
        whole = self._block(path)
        node = fake.node(path)
        count = 1 + sum(properties.get(_PARTITION, {}).get("Table") == path for properties in fake.tree.values())
        part = f"{node}{'p' if node[-1].isdigit() else ''}{count}"
        assert isinstance(start, int)
        assert isinstance(size, int)
        total, number, drive = whole["Size"], whole["DeviceNumber"], whole["Drive"]
        assert isinstance(total, int)
        assert isinstance(number, int)
        size = size or total - start - (1 << 20)
        interfaces = block(part, self.numbers.get(part, number + count), size=size, drive=str(drive))
        interfaces[_PARTITION] = {
            "IsContained": False,
            "IsContainer": False,
            "Name": name,
            "Number": count,
            "Offset": start,
            "Size": size,
            "Table": path,
            "Type": "0fc63daf-8483-4772-8e79-3d69d8477de4",
            "UUID": self._new("part"),
        }
        await fake.add(path_of(part), interfaces)
        return path_of(part)

    # opening --------------------------------------------------------------------------------------------------

    async def _mount(self, call: Incoming) -> None:
        request = self._heard(call)
        node = request.node
        options = [option for option in str(request.options.get("options", "")).split(",") if option]
        points = self._fake.tree[call.path][_FILESYSTEM]["MountPoints"]
        assert isinstance(points, list)
        if not await self._is_allowed(call, {}):
            return
        refused = sorted(self.refused_options.intersection(options))
        if refused:
            await call.fail("OptionNotPermitted", f"Mount option `{refused[0]}' is not allowed")
        elif points:
            await call.fail("AlreadyMounted", f"Device {node} is already mounted at `{os.fsdecode(points[0][:-1])}'.")
        else:
            await self._carry_out("filesystem-mount", call, lambda: self._mount_now(call.path, options))

    async def _mount_now(self, path: str, options: list[str]) -> _Answer:
        point = await asyncio.to_thread(self.mount, self._fake.node(path), options)
        await self._fake.change(path, "Filesystem", MountPoints=[bytes(point) + b"\0"])
        return _Answer("s", (str(point),))

    async def _unlock(self, call: Incoming) -> None:
        request = self._heard(call)
        node = request.node
        if self._inside(call.path):
            await call.fail("Failed", f"Device {node} is already unlocked as {self._inside(call.path)}")
            return

        async def work() -> _Answer:
            if self._secrets.get(call.path, "secret") != request.values[0]:
                raise RuntimeError(f"Error unlocking {node}: Failed to activate device: Incorrect passphrase.")
            return _Answer("o", (await self._open(call.path),))

        await self._carry_out("encrypted-unlock", call, work)

    async def _open(self, path: str) -> str:
        """The content appears as it was when it was locked."""
        fake = self._fake
        whole = self._block(path)
        number, size = whole["DeviceNumber"], whole["Size"]
        assert isinstance(number, int)
        assert isinstance(size, int)
        inner = f"/dev/dm-{number}"
        values = self.insides.get(path) or block(inner, 250_000 + number, Content(), size=size, backing=path)
        await fake.add(path_of(inner), values)
        await fake.change(path, "Encrypted", CleartextDevice=path_of(inner))
        return path_of(inner)

    def _inside(self, path: str) -> str:
        fake = self._fake
        insides = (object_path for object_path, values in fake.tree.items() if self._backing(values) == path)
        return next(map(fake.node, insides), "")

    async def _open_device(self, call: Incoming) -> None:
        request = self._heard(call)
        image = self.images.get(request.node)
        if image is None:
            await call.fail("NotAuthorizedCanObtain", "Not authorized to perform operation")
            return
        fd = os.open(image, os.O_RDONLY)
        await call.succeed("h", 0, fds=[fd])
        os.close(fd)

    # helpers --------------------------------------------------------------------------------------------------

    def _heard(self, call: Incoming) -> Request:
        *values, options = call.message.body
        plain = {key: value.value for key, value in options.items()}
        request = Request(call.member, self._fake.node(call.path), tuple(values), plain)
        self.requests.append(request)
        return request

    async def _is_allowed(self, call: Incoming, options: dict[str, object]) -> bool:
        """UDisks2 before 2.10 does not know `mkfs-args`, and ignores them silently."""
        needs_extra_options = "mkfs-args" in options and self._version >= "2.10"
        if call.member in self.forbidden or (needs_extra_options and "mkfs-args" in self.forbidden):
            await call.fail("NotAuthorizedCanObtain", "Not authorized to perform operation")
            return False
        return True

    async def _carry_out(self, operation: str, call: Incoming, work: Callable[[], Awaitable[_Answer]]) -> None:
        """Runs it in a job, which ends before the call does."""
        fake = self._fake
        name = f"Format {call.message.body[0]}" if call.member == "Format" else call.member
        job = await fake.begin_job(operation, call.path)
        if name in self.held:
            await fake.change(job, "Job", ProgressValid=True, Progress=0.5)
            self.holding.set()
            await fake.released.wait()
        answer = _Answer()
        try:
            answer = await work()
            failure = self.failures.pop(name, "")
        except RuntimeError as error:
            failure = str(error)
        await fake.end_job(job, failure)
        if failure:
            await call.fail("Failed", failure)
        else:
            await call.succeed(answer.signature, *answer.body)

    def _block(self, path: str) -> dict[str, object]:
        return self._fake.tree[path][f"{UDISKS}.Block"]

    def _backing(self, interfaces: Interfaces) -> object:
        return interfaces.get(f"{UDISKS}.Block", {}).get("CryptoBackingDevice")

    def _new(self, what: str) -> str:
        self._count += 1
        return f"{what}-{self._count}"


def _texts(body: Sequence[object]) -> list[str]:
    return [str(value) for value in body]
