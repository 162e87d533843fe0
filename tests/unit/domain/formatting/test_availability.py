"""Which profiles a computer can make, and how their options reach mkfs."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.recommend import availability, password_choice
from shingleback.domain.formatting.types import (
    Availability,
    Capabilities,
    Missing,
    OptionRoute,
    PasswordChoice,
    Permission,
    Profile,
    ProfileId,
)
from tests.unit.domain.formatting.computers import NEW, OLD, OLD_WITH_HELPER, computers

GRANTED, DENIED = replace(NEW, handing_on=Permission.GRANTED), replace(NEW, handing_on=Permission.DENIED)


def of(
    profile: ProfileId,
    computer: Capabilities,
    *,
    host_managed: bool = False,
    encrypted: bool = False,
    may_ask_password: bool = True,
) -> Availability:
    return availability(
        PROFILES[profile],
        computer,
        is_host_managed=host_managed,
        is_encrypted=encrypted,
        may_ask_password=may_ask_password,
    )


def choice(
    profile: ProfileId, computer: Capabilities, *, may_ask_password: bool = True, is_system: bool = False
) -> PasswordChoice:
    return password_choice(
        PROFILES[profile], computer, is_system=is_system, is_encrypted=False, may_ask_password=may_ask_password
    )


@pytest.mark.parametrize(
    ("computer", "open_route", "encrypted_route"),
    [
        (NEW, OptionRoute.MKFS_ARGS, OptionRoute.MKFS_ARGS),
        (OLD, OptionRoute.PLAIN, OptionRoute.PLAIN),
        (OLD_WITH_HELPER, OptionRoute.HELPER, OptionRoute.PLAIN),
    ],
    ids=["new", "old", "old with helper"],
)
def test_btrfs_needs_only_udisks_and_gets_large_nodes_where_options_can_be_passed(
    computer: Capabilities, open_route: OptionRoute, encrypted_route: OptionRoute
) -> None:
    assert of(ProfileId.BTRFS, computer) == Availability(open_route)
    assert of(ProfileId.BTRFS, computer, encrypted=True) == Availability(encrypted_route)


@pytest.mark.parametrize(
    ("computer", "expected"),
    [
        (NEW, Availability(OptionRoute.MKFS_ARGS)),
        (replace(NEW, udisks=(2, 10)), Availability(OptionRoute.MKFS_ARGS)),
        (OLD, Availability(None, (Missing.OPTIONS,))),
        (OLD_WITH_HELPER, Availability(OptionRoute.HELPER)),
        (replace(NEW, has_helper=True), Availability(OptionRoute.MKFS_ARGS)),
    ],
    ids=["2.11", "2.10", "2.9", "2.9 with helper", "2.11 with helper"],
)
@pytest.mark.parametrize("profile", [ProfileId.EXT4, ProfileId.MEDIA, ProfileId.F2FS])
def test_a_profile_that_needs_its_options_gets_them_or_is_unavailable(
    profile: ProfileId, computer: Capabilities, expected: Availability
) -> None:
    assert of(profile, computer) == expected


def test_exfat_is_available_without_its_options() -> None:
    assert of(ProfileId.EXFAT, OLD) == Availability(OptionRoute.PLAIN)
    assert of(ProfileId.EXFAT, NEW) == Availability(OptionRoute.MKFS_ARGS)


def test_exfat_needs_its_options_where_windows_could_not_read_it_otherwise() -> None:
    for version in ((1, 2, 6), (1, 2, 9)):
        assert of(ProfileId.EXFAT, replace(OLD, exfatprogs=version)) == Availability(None, (Missing.OPTIONS,))
        assert of(ProfileId.EXFAT, replace(NEW, exfatprogs=version)) == Availability(OptionRoute.MKFS_ARGS)
    for version in ((1, 2, 5), (1, 3, 0), (1, 3, 1)):
        assert of(ProfileId.EXFAT, replace(OLD, exfatprogs=version)) == Availability(OptionRoute.PLAIN)


def test_the_helper_does_not_reach_the_inside_of_an_encrypted_drive() -> None:
    assert of(ProfileId.EXT4, OLD_WITH_HELPER, encrypted=True) == Availability(None, (Missing.OPTIONS,))
    assert of(ProfileId.EXT4, replace(NEW, has_helper=True), encrypted=True) == Availability(OptionRoute.MKFS_ARGS)


@pytest.mark.parametrize("computer", [NEW, OLD_WITH_HELPER], ids=["new", "old with helper"])
@pytest.mark.parametrize("profile", [ProfileId.BTRFS, ProfileId.EXFAT, ProfileId.NTFS])
def test_a_profile_that_works_without_options_needs_no_password(profile: ProfileId, computer: Capabilities) -> None:
    assert of(profile, computer, may_ask_password=False) == Availability(OptionRoute.PLAIN)
    assert of(profile, replace(computer, handing_on=Permission.DENIED)) == Availability(OptionRoute.PLAIN)


@pytest.mark.parametrize("computer", [NEW, OLD_WITH_HELPER], ids=["new", "old with helper"])
def test_a_profile_that_needs_its_options_is_unavailable_without_a_password(computer: Capabilities) -> None:
    lacking = Availability(None, (Missing.PERMISSION,))
    assert of(ProfileId.EXT4, computer, may_ask_password=False) == lacking
    assert of(ProfileId.EXT4, replace(computer, handing_on=Permission.DENIED)) == lacking
    assert of(ProfileId.EXFAT, replace(computer, exfatprogs=(1, 2, 9)), may_ask_password=False) == lacking


def test_options_are_passed_anyway_if_no_password_is_needed() -> None:
    assert of(ProfileId.BTRFS, GRANTED, may_ask_password=False) == Availability(OptionRoute.MKFS_ARGS)
    assert of(ProfileId.EXT4, GRANTED, may_ask_password=False) == Availability(OptionRoute.MKFS_ARGS)


def test_a_password_can_be_avoided_if_the_profile_works_without_options() -> None:
    assert choice(ProfileId.BTRFS, NEW) is PasswordChoice.OFFERED
    assert choice(ProfileId.BTRFS, OLD_WITH_HELPER) is PasswordChoice.OFFERED
    assert choice(ProfileId.BTRFS, NEW, may_ask_password=False) is PasswordChoice.SPARED
    assert choice(ProfileId.BTRFS, DENIED) is PasswordChoice.DENIED


def test_otherwise_there_is_no_password_choice() -> None:
    assert choice(ProfileId.BTRFS, OLD) is PasswordChoice.NONE
    assert choice(ProfileId.BTRFS, GRANTED) is PasswordChoice.NONE
    assert choice(ProfileId.EXT4, NEW) is PasswordChoice.NONE
    assert choice(ProfileId.XFS, NEW) is PasswordChoice.NONE
    assert choice(ProfileId.EXFAT, replace(NEW, exfatprogs=(1, 2, 9))) is PasswordChoice.NONE
    assert choice(ProfileId.BTRFS, NEW, is_system=True) is PasswordChoice.NONE


@pytest.mark.parametrize("profile", [ProfileId.EXFAT, ProfileId.ZONED_BTRFS, ProfileId.F2FS])
def test_not_everything_can_be_encrypted(profile: ProfileId) -> None:
    assert Missing.ENCRYPTION in of(profile, NEW, encrypted=True).missing


def test_a_udisks_without_encryption_is_noticed() -> None:
    computer = replace(NEW, can_encrypt=False)
    assert of(ProfileId.BTRFS, computer, encrypted=True) == Availability(None, (Missing.ENCRYPTION,))
    assert of(ProfileId.BTRFS, computer) == Availability(OptionRoute.MKFS_ARGS)


def test_missing_requirements_are_named() -> None:
    assert of(ProfileId.BTRFS, replace(NEW, formats=frozenset({"ext4"}))).missing == (Missing.PROGRAM,)
    assert of(ProfileId.BTRFS, replace(NEW, modules=frozenset({"ext4"}))).missing == (Missing.MODULE,)
    assert of(ProfileId.BTRFS, replace(NEW, udisks=())).missing == (Missing.SERVICE,)


def test_ntfs_works_with_any_of_its_drivers() -> None:
    assert of(ProfileId.NTFS, replace(NEW, modules=frozenset({"fuseblk"}))).route is OptionRoute.MKFS_ARGS


@pytest.mark.parametrize(
    ("profile", "kernel", "missing"),
    [
        (ProfileId.ZONED_BTRFS, (6, 11), (Missing.KERNEL,)),
        (ProfileId.ZONED_BTRFS, (6, 12), ()),
        (ProfileId.ZONED_XFS, (7, 1), (Missing.KERNEL,)),
        (ProfileId.ZONED_XFS, (7, 2), ()),
    ],
)
def test_zones_need_a_new_kernel(profile: ProfileId, kernel: tuple[int, int], missing: tuple[Missing, ...]) -> None:
    assert of(profile, replace(NEW, kernel=kernel), host_managed=True).missing == missing


def test_each_profile_fits_only_its_kind_of_drive() -> None:
    for profile in PROFILES.values():
        fits = profile.needs.host_managed
        assert (Missing.NOT_HOST_MANAGED in of(profile.id, NEW, host_managed=True).missing) is not fits
        assert (Missing.HOST_MANAGED in of(profile.id, NEW).missing) is fits


@given(st.sampled_from(list(PROFILES.values())), computers(), st.booleans(), st.booleans())
def test_no_option_is_ever_dropped_silently(
    profile: Profile, computer: Capabilities, host_managed: bool, encrypted: bool
) -> None:
    offered = availability(profile, computer, is_host_managed=host_managed, is_encrypted=encrypted)

    assert (offered.route is None) == bool(offered.missing)
    match offered.route:
        case OptionRoute.ALONE:
            assert not profile.needs_extra_options
        case OptionRoute.MKFS_ARGS:
            assert computer.udisks >= (2, 10)
        case OptionRoute.HELPER:
            assert computer.has_helper
            assert computer.udisks < (2, 10)
            assert not encrypted
        case OptionRoute.PLAIN:
            assert not profile.needs_its_options


@given(st.sampled_from(list(PROFILES.values())), computers(), st.booleans(), st.booleans())
def test_an_available_profile_has_all_it_needs(
    profile: Profile, computer: Capabilities, host_managed: bool, encrypted: bool
) -> None:
    if availability(profile, computer, is_host_managed=host_managed, is_encrypted=encrypted).missing:
        return
    assert computer.udisks
    assert profile.filesystem in computer.formats
    assert not computer.modules.isdisjoint(profile.needs.module)
    assert computer.kernel >= profile.needs.kernel
    assert profile.needs.host_managed == host_managed
    assert not encrypted or (profile.can_be_encrypted and computer.can_encrypt)
