"""What will be done to a drive, in order: to be read before anything is done, and then done exactly so."""

import hashlib
from collections.abc import Iterator

import msgspec

from shingleback.formatting import commands
from shingleback.model.drive import Drive
from shingleback.model.identity import identity_of
from shingleback.model.preparation import Plan, Road, Step, StepKind
from shingleback.model.profile import Profile, Table


def make_plan(
    drive: Drive,
    profile: Profile,
    road: Road,
    *,
    label: str,
    is_encrypted: bool,
    short_name: str,
    owner: tuple[int, int],
) -> Plan:
    """`owner` is the person that gets the drive: user and group. Nothing is checked here: the armor does that."""
    return Plan(
        device=drive.device,
        drive_name=drive.name,
        short_name=short_name,
        identity=identity_of(drive),
        profile=profile.id,
        road=road,
        label=label,
        is_encrypted=is_encrypted,
        steps=tuple(_steps(drive, profile, road, label, owner, is_encrypted=is_encrypted)),
        sector_bytes=profile.sector_bytes,
    )


def fingerprint(plan: Plan) -> str:
    """The same for two plans only where they do the same: with the same options, by the same road."""
    done = (plan.profile, plan.road, plan.label, plan.is_encrypted, plan.steps)
    return hashlib.sha256(msgspec.json.encode(done)).hexdigest()


def _steps(
    drive: Drive, profile: Profile, road: Road, label: str, owner: tuple[int, int], *, is_encrypted: bool
) -> Iterator[Step]:
    device = drive.device
    node = device if profile.table is Table.NONE else commands.partition_node(device)
    inside = commands.inside(node, is_encrypted=is_encrypted)
    options = ", ".join(option.text for option in profile.mount)
    named = ("drive", drive.name)
    yield Step(StepKind.CHECK, commands.look(device), (named, ("device", device)))
    yield Step(StepKind.ALLOW, (), (("road", road.value),))
    yield Step(StepKind.ERASE, commands.erase(device, profile.table), (named, ("table", profile.table.value)))
    if profile.table is Table.GPT:
        start = f"{profile.start_bytes >> 20} MiB"
        yield Step(StepKind.PARTITION, commands.partition(device, profile), (("start", start), ("device", node)))
    if is_encrypted:
        yield Step(StepKind.ENCRYPT, commands.encrypt(node), (("device", node),))
    yield Step(
        StepKind.FORMAT,
        commands.make_filesystem(inside, profile, road, label),
        (("filesystem", profile.filesystem), ("label", label), ("road", road.value)),
    )
    yield Step(
        StepKind.READ_BACK,
        commands.read_back(inside, node, profile, is_encrypted=is_encrypted),
        (("filesystem", profile.filesystem),),
    )
    yield Step(StepKind.MOUNT, commands.mount(inside, profile, label), (("options", options), ("label", label)))
    yield Step(StepKind.HAND_OVER, commands.hand_over(profile, label, owner), (("label", label),))
