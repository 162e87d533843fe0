"""Random computers, and random events for their drives while somebody prepares one."""

import copy
from collections.abc import Callable
from dataclasses import replace
from random import Random

from tests.fakes.computer import GB, Computer, Disk, Part, Plugged

_INVENTED = ("", "0123456789ABCDEF", "000000000000")
_MODELS = ("Expansion HDD", "My Passport 25E2", "ST8000AS0002-1NA17Z", "Elements 25A3")
_SIZES = (8000 * GB, 4000 * GB, 500 * GB)
_POINTS = ("/media/me/Backup", "/run/media/me/disk", "/mnt/x")


class Dice(Random):
    def name(self) -> str:
        return f"{self.getrandbits(40):010X}"

    def happens(self, percent: int) -> bool:
        return self.randrange(100) < percent


# what may be on a partition --------------------------------------------------------------------------------------


def _files(dice: Dice) -> Part:
    return Part(kind=dice.choice(("ntfs", "exfat", "ext4", "btrfs", "vfat")), usage="filesystem", uuid=dice.name())


def _locked(dice: Dice) -> Part:
    return Part(kind="crypto_LUKS", usage="crypto", uuid=dice.name())


def _idle_swap(dice: Dice) -> Part:
    return Part(kind="swap", usage="other", uuid=dice.name())


def _mounted(dice: Dice) -> Part:
    part = _files(dice)
    part.points = [dice.choice(_POINTS)]
    return part


def _mounted_for_the_kernel_alone(dice: Dice) -> Part:
    part = _files(dice)
    part.kernel_points = [dice.choice(_POINTS)]
    return part


def _mounted_elsewhere(dice: Dice) -> Part:
    return Part(kind=dice.choice(("ext4", "btrfs")), usage="filesystem", uuid=dice.name(), is_elsewhere=True)


def _root(dice: Dice) -> Part:
    return Part(kind="ext4", usage="filesystem", uuid=dice.name(), points=[dice.choice(("/", "/boot", "/home"))])


def _root_on_lvm(dice: Dice) -> Part:
    return Part(kind="LVM2_member", usage="raid", uuid=dice.name(), kernel_points=["/"], holders=["dm-90", "dm-91"])


def _root_on_luks(dice: Dice) -> Part:
    part = _locked(dice)
    part.inside = _root(dice)
    return part


def _live(dice: Dice) -> Part:
    part = Part(kind=dice.choice(("iso9660", "vfat")), usage="filesystem", uuid=dice.name())
    points = part.points if dice.happens(50) else part.kernel_points
    points.append(dice.choice(("/run/live/medium", "/cdrom")))
    return part


def _live_on_nothing(_dice: Dice) -> Part:
    """A USB stick made in a way that udev does not know."""
    return Part(kernel_points=["/run/live/medium"])


def _expected(dice: Dice) -> Part:
    part = _files(dice)
    part.expected_at = "/srv"
    return part


def _swap(dice: Dice) -> Part:
    return Part(kind="swap", usage="other", uuid=dice.name(), is_swapped_on=True)


def _swap_on_lvm(dice: Dice) -> Part:
    return Part(kind="LVM2_member", usage="raid", uuid=dice.name(), holders=["dm-95"], is_swapped_by=True)


def _sleeping(dice: Dice) -> Part:
    return Part(kind="swsuspend", usage="other", uuid=dice.name())


def _raid(dice: Dice) -> Part:
    is_running = dice.happens(50)
    holders = ["md127"] if is_running else []
    return Part(kind="linux_raid_member", usage="raid", uuid=dice.name(), holders=holders, is_in_raid=is_running)


def _zfs(dice: Dice) -> Part:
    return Part(kind="zfs_member", usage="filesystem", uuid=dice.name())


def _bcache(dice: Dice) -> Part:
    return Part(kind="bcache", usage="other", uuid=dice.name())


def _plain_mapping(_dice: Dice) -> Part:
    return Part(holders=["dm-80"])


def _unlocked(dice: Dice) -> Part:
    part = _locked(dice)
    part.inside = _mounted(dice) if dice.happens(50) else _files(dice)
    return part


_HARMLESS = (_files, _files, _files, _locked, _idle_swap, lambda _dice: Part())
_HARMFUL = (
    _mounted,
    _mounted_for_the_kernel_alone,
    _mounted_elsewhere,
    _root,
    _live,
    _live_on_nothing,
    _expected,
    _swap,
    _swap_on_lvm,
    _sleeping,
    _raid,
    _zfs,
    _bcache,
    _plain_mapping,
    _unlocked,
)
_SYSTEMS = (_root, _root_on_lvm, _root_on_luks)


# drives ------------------------------------------------------------------------------------------------------------


def _disk(dice: Dice, *parts: Part) -> Disk:
    for part in parts:
        part.own_uuid = dice.name()
    has_serial = dice.happens(70)
    return Disk(
        model=dice.choice(_MODELS),
        serial=dice.name() if has_serial else dice.choice(_INVENTED),
        wwn=f"0x5000c500{dice.name()[:8].lower()}" if dice.happens(50) else "",
        size=dice.choice(_SIZES),
        parts=list(parts),
    )


def _internal(dice: Dice, *parts: Part) -> Disk:
    return replace(_disk(dice, *parts), is_inside=True, is_nvme=dice.happens(40))


def _external(dice: Dice) -> Disk:
    parts = [dice.choice(_HARMLESS)(dice) for _ in range(dice.randrange(4))]
    if dice.happens(35):
        parts.insert(0, dice.choice(_HARMFUL)(dice))
    oddness = dice.randrange(20)
    disk = replace(_disk(dice, *parts), is_read_only=oddness == 0, is_thin=oddness == 1)
    if oddness == 2:
        disk = replace(disk, is_inside=True, is_host_managed=True)
    if len(parts) == 1 and dice.happens(30):
        parts[0].own_uuid = ""
        disk.is_divided = False
    if not parts and dice.happens(50):
        disk.parts, disk.is_divided = [Part(size=disk.size)], False
    return disk


def sibling(disk: Disk, dice: Dice) -> Disk:
    """A drive that differs slightly or not at all; nothing of it is mounted."""
    copied_disk = copy.deepcopy(disk)
    for part in copied_disk.parts:
        part.close()
        part.kernel_points, part.holders, part.is_elsewhere = [], [], False
        part.is_swapped_on = part.is_swapped_by = False
    copied_disk.is_protected, copied_disk.changes = False, 0
    due_headline = dice.choice((0, 1, 1, 1, 1, 2))
    change(copied_disk, dice.sample(("model", "serial", "wwn", "size", "uuid"), due_headline), dice)
    return copied_disk


def change(disk: Disk, fields: list[str], dice: Dice) -> None:
    for field in fields:
        match field:
            case "model":
                disk.model += " II"
            case "serial":
                disk.serial = dice.choice((dice.name(), *_INVENTED))
            case "wwn":
                disk.wwn = f"0x5000c500{dice.name()[:8].lower()}"
            case "size":
                disk.size += GB
            case "uuid" if disk.parts:
                disk.parts[0].uuid = dice.name()


def random_computer(dice: Dice) -> Computer:
    computer = Computer(has_sequences=dice.happens(60))
    computer.plug(_internal(dice, Part(kind="vfat", usage="filesystem", uuid=dice.name()), dice.choice(_SYSTEMS)(dice)))
    if dice.happens(40):
        computer.plug(_internal(dice, dice.choice((*_HARMLESS, *_HARMFUL))(dice)))
    for _ in range(dice.randrange(1, 4)):
        computer.plug(_external(dice))
    if dice.happens(20):
        computer.plug(sibling(computer.plugged[-1].disk, dice))
    if dice.happens(15):
        _protect(computer, computer.plugged[-1], dice)
    return computer


def _protect(computer: Computer, plugged: Plugged, dice: Dice) -> None:
    """Its owner may later put it into another enclosure, in which it is recognized if it has any content."""
    computer.protect(plugged)
    if dice.happens(50) and len(computer.protected) > 1:
        computer.pull(plugged)
        change(plugged.disk, ["model", "serial", "wwn"], dice)
        computer.plug(plugged.disk)


# what may happen ---------------------------------------------------------------------------------------------------

Event = Callable[[Computer, Plugged, Dice], None]


def nothing(_computer: Computer, _plugged: Plugged, _dice: Dice) -> None:
    pass


def another_comes(computer: Computer, _plugged: Plugged, dice: Dice) -> None:
    computer.plug(_disk(dice, _files(dice)))


def another_leaves(computer: Computer, plugged: Plugged, _dice: Dice) -> None:
    for another in [
        another for another in computer.plugged if another.disk is not plugged.disk and not another.disk.is_inside
    ][:1]:
        computer.pull(another)


def leaves(computer: Computer, plugged: Plugged, _dice: Dice) -> None:
    computer.pull(plugged)


def comes_back_elsewhere(computer: Computer, plugged: Plugged, _dice: Dice) -> None:
    """It returns while another drive gets its name."""
    place = plugged.place
    computer.pull(plugged)
    computer.plug(Disk(serial="OTHER", parts=[Part(kind="ntfs", usage="filesystem", uuid="photos")]), place=place)
    computer.plug(plugged.disk)


def is_swapped_with_its_sibling(computer: Computer, plugged: Plugged, dice: Dice) -> None:
    """The sibling was unplugged; without disk sequence numbers, the kernel could not distinguish an exact double."""
    place = plugged.place
    computer.pull(plugged)
    twin = sibling(plugged.disk, dice)
    port = plugged.port if dice.happens(80) else f"{plugged.port}.4"
    if not plugged.sequence and port == plugged.port and _shown_of(twin) == _shown_of(plugged.disk):
        twin.model += " II"
    computer.plug(twin, port, place)


def _shown_of(disk: Disk) -> tuple[object, ...]:
    """An unpartitioned drive has no partition UUIDs."""
    parts = [(part.kind, part.size, part.uuid, part.own_uuid if disk.is_divided else "") for part in disk.parts]
    return disk.model, disk.serial, disk.wwn, disk.size, disk.is_divided, parts


def changes_places_with_another(computer: Computer, plugged: Plugged, dice: Dice) -> None:
    candidates = [
        candidate for candidate in computer.plugged if candidate is not plugged and not candidate.disk.is_inside
    ]
    if not candidates:
        leaves(computer, plugged, dice)
        return
    partner = dice.choice(candidates)
    for each in (plugged, partner):
        computer.pull(each)
    for disk, target in ((plugged.disk, partner), (partner.disk, plugged)):
        computer.plug(disk, target.port, target.place)


def is_mounted(_computer: Computer, plugged: Plugged, _dice: Dice) -> None:
    for part in plugged.disk.parts[:1]:
        part.kind, part.usage = part.kind or "ext4", "filesystem"
        part.points = ["/media/me/Now"]
        plugged.disk.changes += 1


def is_mounted_unseen(_computer: Computer, plugged: Plugged, _dice: Dice) -> None:
    for part in plugged.disk.parts[:1]:
        part.is_elsewhere = True


def is_unlocked(_computer: Computer, plugged: Plugged, dice: Dice) -> None:
    for part in [part for part in plugged.disk.parts if part.kind == "crypto_LUKS"][:1]:
        part.inside = _files(dice)


def gets_into_an_array(_computer: Computer, plugged: Plugged, _dice: Dice) -> None:
    for part in plugged.disk.parts[:1]:
        part.is_in_raid = True
        plugged.disk.changes += 1


def is_mapped(_computer: Computer, plugged: Plugged, _dice: Dice) -> None:
    for part in plugged.disk.parts[:1]:
        part.holders = ["dm-81"]


def is_protected(computer: Computer, plugged: Plugged, _dice: Dice) -> None:
    computer.protect(plugged)


def is_locked_by_its_switch(_computer: Computer, plugged: Plugged, _dice: Dice) -> None:
    plugged.disk.is_read_only = True


def gets_a_new_table(_computer: Computer, plugged: Plugged, dice: Dice) -> None:
    plugged.disk.is_divided, plugged.disk.parts = True, [replace(_files(dice), own_uuid=dice.name())]
    plugged.disk.changes += 1


def gets_a_new_filesystem(_computer: Computer, plugged: Plugged, dice: Dice) -> None:
    for part in plugged.disk.parts[:1]:
        part.kind, part.usage, part.uuid = "ext4", "filesystem", dice.name()
        plugged.disk.changes += 1


def is_worked_on(computer: Computer, plugged: Plugged, _dice: Dice) -> None:
    computer.jobs.append(plugged.path)


HARMLESS: tuple[Event, ...] = (nothing, another_comes, another_leaves)
HARMFUL: tuple[Event, ...] = (
    leaves,
    comes_back_elsewhere,
    *[is_swapped_with_its_sibling] * 5,
    changes_places_with_another,
    is_mounted,
    is_mounted_unseen,
    is_unlocked,
    gets_into_an_array,
    is_mapped,
    is_protected,
    is_locked_by_its_switch,
    gets_a_new_table,
    gets_a_new_filesystem,
    is_worked_on,
)
