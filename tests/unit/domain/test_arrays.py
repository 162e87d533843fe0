"""Which arrays a shingled drive should not be part of, and the warnings about them."""

import pytest

from shingleback.domain.arrays import ArrayKind, ArrayRisk, ArrayWarning, Membership, array_warnings
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict
from shingleback.messages.drive import array_text

SHINGLED = Verdict(RecordingMethod.DRIVE_MANAGED, Confidence.LIKELY, ())


@pytest.mark.parametrize(
    ("membership", "risk"),
    [
        (Membership(ArrayKind.MD, "md0", "raid5"), ArrayRisk.PARITY),
        (Membership(ArrayKind.MD, "md0", "raid6"), ArrayRisk.PARITY),
        (Membership(ArrayKind.MD, "md0", "raid4"), ArrayRisk.PARITY),
        (Membership(ArrayKind.BTRFS, "photos", "raid6"), ArrayRisk.PARITY),
        (Membership(ArrayKind.ZFS, "tank"), ArrayRisk.PERHAPS_RAIDZ),
        (Membership(ArrayKind.LVM_RAID, "vg-photos"), ArrayRisk.PERHAPS_PARITY),
        (Membership(ArrayKind.CACHED, "bcache0"), ArrayRisk.BEHIND_CACHE),
        (Membership(ArrayKind.CACHE, "vg-fast"), ArrayRisk.AS_CACHE),
        (Membership(ArrayKind.SNAPRAID_PARITY), ArrayRisk.SNAPRAID_PARITY),
    ],
    ids=lambda value: str(value.value if isinstance(value, ArrayRisk) else f"{value.kind}-{value.level}"),
)
def test_risky_arrays_for_a_shingled_drive_are_recognized(membership: Membership, risk: ArrayRisk) -> None:
    assert array_warnings([membership], SHINGLED) == (ArrayWarning(risk, membership),)


@pytest.mark.parametrize("level", ["raid0", "raid1", "raid1c3", "raid10", "linear", ""])
@pytest.mark.parametrize("kind", [ArrayKind.MD, ArrayKind.BTRFS])
def test_stripes_and_mirrors_are_allowed(kind: ArrayKind, level: str) -> None:
    assert array_warnings([Membership(kind, "md0", level)], SHINGLED) == ()


@pytest.mark.parametrize(
    "verdict",
    [
        Verdict(RecordingMethod.CONVENTIONAL, Confidence.CERTAIN, ()),
        Verdict(RecordingMethod.NO_SIGN_OF_SMR, Confidence.LIKELY, ()),
        Verdict(RecordingMethod.UNKNOWN, Confidence.UNSURE, ()),
        Verdict(RecordingMethod.DRIVE_MANAGED, Confidence.UNSURE, ()),
    ],
    ids=["conventional", "no sign", "unknown", "unsure"],
)
def test_a_drive_that_is_probably_not_shingled_gets_no_warning(verdict: Verdict) -> None:
    assert array_warnings([Membership(ArrayKind.MD, "md0", "raid5")], verdict) == ()


@pytest.mark.parametrize(
    "recording", [RecordingMethod.DRIVE_MANAGED, RecordingMethod.HOST_AWARE, RecordingMethod.HOST_MANAGED]
)
def test_every_kind_of_shingled_drive_gets_a_warning(recording: RecordingMethod) -> None:
    assert array_warnings([Membership(ArrayKind.ZFS)], Verdict(recording, Confidence.CERTAIN, ()))


@pytest.mark.parametrize("risk", list(ArrayRisk))
@pytest.mark.parametrize("kind", list(ArrayKind))
def test_every_warning_has_a_sentence(risk: ArrayRisk, kind: ArrayKind) -> None:
    for membership in (Membership(kind), Membership(kind, "some {name}", "raid5")):
        text = array_text(ArrayWarning(risk, membership))
        assert text.startswith(("This shingled drive", "A cache stands"))
        assert "()" not in text


@pytest.mark.parametrize(
    ("membership", "shown"),
    [
        (Membership(ArrayKind.MD, "md0", "raid5"), "part of a software RAID (RAID 5, md0)."),
        (Membership(ArrayKind.BTRFS, "photos", "raid6"), "part of a btrfs over several drives (RAID 6, photos)."),
        (Membership(ArrayKind.MD, "", "raid5"), "part of a software RAID (RAID 5)."),
    ],
)
def test_a_warning_names_the_array(membership: Membership, shown: str) -> None:
    assert shown in array_text(ArrayWarning(ArrayRisk.PARITY, membership))
