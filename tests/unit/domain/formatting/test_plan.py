"""The plan has its steps in order, with commands that do the same."""

from dataclasses import replace

import pytest

from shingleback.domain.drive import identity_of
from shingleback.domain.formatting.exfat_sectors import sector_bytes_for_mkfs, with_sectors
from shingleback.domain.formatting.plan import fingerprint, make_plan
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import FormatPlan, OptionRoute, Profile, ProfileId, StepKind
from shingleback.messages import formatting_steps
from tests.helpers.plugged_in import EXPANSION

PACKED = "num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard"
ALL = ["check", "allow", "erase", "partition", "encrypt", "format", "read-back", "mount", "hand-over"]


def plan(
    profile: ProfileId | Profile,
    route: OptionRoute = OptionRoute.ALONE,
    *,
    is_encrypted: bool = False,
    device: str = "/dev/sdb",
    trims: bool = False,
) -> FormatPlan:
    return make_plan(
        replace(EXPANSION, device=device),
        profile if isinstance(profile, Profile) else PROFILES[profile],
        route,
        label="My Backup",
        is_encrypted=is_encrypted,
        short_name="Seagate 8 TB",
        owner=(1000, 1001),
        trims=trims,
    )


def commands(format_plan: FormatPlan, kind: StepKind) -> list[str]:
    return [command for step in format_plan.steps if step.kind is kind for command in step.commands]


def test_an_encrypted_drive_has_all_steps_in_order() -> None:
    assert [step.kind for step in plan(ProfileId.BTRFS, is_encrypted=True).steps] == ALL


def test_steps_for_encryption_and_partitioning_are_only_there_when_needed() -> None:
    assert [step.kind for step in plan(ProfileId.BTRFS).steps] == [kind for kind in ALL if kind != "encrypt"]
    zoned = [step.kind for step in plan(ProfileId.ZONED_BTRFS).steps]
    assert zoned == [kind for kind in ALL if kind not in ("encrypt", "partition")]


def test_a_trim_is_the_last_step_and_only_where_requested() -> None:
    assert "trim" not in [step.kind for step in plan(ProfileId.BTRFS).steps]
    trimming = plan(ProfileId.BTRFS, trims=True)
    assert trimming.steps[-1].kind is StepKind.TRIM
    assert commands(trimming, StepKind.TRIM) == ["sudo fstrim '/mnt/My Backup'"]


def test_a_zoned_drive_is_erased_by_resetting_its_zones() -> None:
    assert commands(plan(ProfileId.ZONED_BTRFS), StepKind.ERASE) == ["sudo blkzone reset /dev/sdb"]


def test_the_plan_has_the_identity_of_its_drive() -> None:
    assert plan(ProfileId.BTRFS).identity == identity_of(EXPANSION)


@pytest.mark.parametrize(
    ("profile", "route", "command"),
    [
        (
            ProfileId.BTRFS,
            OptionRoute.MKFS_ARGS,
            "sudo mkfs.btrfs -K -d single -m dup -n 64K -L 'My Backup' /dev/sdb1",
        ),
        (ProfileId.BTRFS, OptionRoute.PLAIN, "sudo mkfs.btrfs -K -d single -m dup -L 'My Backup' /dev/sdb1"),
        (
            ProfileId.EXT4,
            OptionRoute.MKFS_ARGS,
            f"sudo mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E {PACKED} -L 'My Backup' /dev/sdb1",
        ),
        (ProfileId.EXFAT, OptionRoute.HELPER, "sudo mkfs.exfat -c 1M -b 32M --pack-bitmap -L 'My Backup' /dev/sdb1"),
        (ProfileId.EXFAT, OptionRoute.PLAIN, "sudo mkfs.exfat -L 'My Backup' /dev/sdb1"),
        (ProfileId.ZONED_BTRFS, OptionRoute.ALONE, "sudo mkfs.btrfs -L 'My Backup' /dev/sdb"),
    ],
)
def test_the_command_has_the_options_that_take_effect_on_its_route(
    profile: ProfileId, route: OptionRoute, command: str
) -> None:
    assert commands(plan(profile, route), StepKind.FORMAT) == [command]


@pytest.mark.parametrize("sector_bytes", [512, 4096])
def test_exfat_gets_the_drives_sector_size_where_mkfs_supports_it(sector_bytes: int) -> None:
    exfat = PROFILES[ProfileId.EXFAT]
    for_mkfs = sector_bytes_for_mkfs(exfat, (1, 2, 9), sector_bytes)

    format_plan = plan(with_sectors(exfat, for_mkfs), OptionRoute.MKFS_ARGS)

    assert commands(format_plan, StepKind.FORMAT) == [
        f"sudo mkfs.exfat -c 1M -b 32M --pack-bitmap -s {sector_bytes} -L 'My Backup' /dev/sdb1"
    ]
    assert format_plan.sector_bytes == sector_bytes


@pytest.mark.parametrize(
    ("profile", "version", "sector_bytes"),
    [
        (ProfileId.EXFAT, (1, 2, 2), 512),
        (ProfileId.EXFAT, (), 512),
        (ProfileId.EXFAT, (1, 3), 0),
        (ProfileId.BTRFS, (1, 3), 512),
    ],
    ids=["too old", "another program", "unknown drive", "another filesystem"],
)
def test_otherwise_mkfs_gets_no_sector_size(profile: ProfileId, version: tuple[int, ...], sector_bytes: int) -> None:
    assert sector_bytes_for_mkfs(PROFILES[profile], version, sector_bytes) == 0


def test_plans_have_the_same_fingerprint_only_if_they_do_the_same() -> None:
    shown = fingerprint(plan(ProfileId.EXFAT, OptionRoute.MKFS_ARGS))

    assert shown == fingerprint(plan(ProfileId.EXFAT, OptionRoute.MKFS_ARGS))
    assert shown != fingerprint(plan(ProfileId.EXFAT, OptionRoute.HELPER))
    assert shown != fingerprint(replace(plan(ProfileId.EXFAT, OptionRoute.MKFS_ARGS), may_ask_password=False))
    assert shown != fingerprint(plan(ProfileId.EXFAT_SMALL, OptionRoute.MKFS_ARGS))
    assert shown != fingerprint(plan(with_sectors(PROFILES[ProfileId.EXFAT], 512), OptionRoute.MKFS_ARGS))


def test_the_filesystem_is_made_inside_the_encrypted_volume() -> None:
    format_plan = plan(ProfileId.BTRFS, is_encrypted=True)

    assert commands(format_plan, StepKind.ENCRYPT) == [
        "sudo cryptsetup luksFormat --type luks2 --sector-size 4096 /dev/sdb1",
        "sudo cryptsetup open /dev/sdb1 shingleback",
    ]
    assert commands(format_plan, StepKind.FORMAT)[0].endswith(" /dev/mapper/shingleback")
    assert commands(format_plan, StepKind.READ_BACK)[0] == "sudo cryptsetup luksDump /dev/sdb1"


def test_the_partition_is_aligned_and_has_its_name_and_type() -> None:
    linux, shared = plan(ProfileId.BTRFS), plan(ProfileId.EXFAT, device="/dev/nvme0n1")

    (partition,) = commands(linux, StepKind.PARTITION)
    assert 'start=2048, type=0FC63DAF-8483-4772-8E79-3D69D8477DE4, name="Shingleback"' in partition
    (partition,) = commands(shared, StepKind.PARTITION)
    assert "start=65536, type=EBD0A0A2-B9E5-4433-87C0-68B6B72699C7" in partition
    assert commands(shared, StepKind.FORMAT)[0].endswith(" /dev/nvme0n1p1")


def test_the_drive_is_mounted_without_access_times_and_owned_by_the_person() -> None:
    format_plan = plan(ProfileId.BTRFS)

    assert commands(format_plan, StepKind.MOUNT)[-1] == "sudo mount -o noatime,nodiscard /dev/sdb1 '/mnt/My Backup'"
    assert commands(format_plan, StepKind.HAND_OVER)[0] == "sudo chown 1000:1001 '/mnt/My Backup'"


def test_a_filesystem_without_owners_is_not_handed_over() -> None:
    assert commands(plan(ProfileId.EXFAT), StepKind.HAND_OVER) == []


@pytest.mark.parametrize("profile", ProfileId)
@pytest.mark.parametrize("route", OptionRoute)
def test_every_step_has_a_complete_sentence(profile: ProfileId, route: OptionRoute) -> None:
    for step in plan(profile, route, is_encrypted=True).steps:
        assert formatting_steps.will(step).endswith(".")
        assert "{" not in formatting_steps.will(step)
