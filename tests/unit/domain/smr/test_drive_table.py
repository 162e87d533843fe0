"""The bundled table of drives: what can be proved about it, and what happens to a broken one."""

from itertools import combinations, pairwise

import pytest

from shingleback.domain.drive import UsbId
from shingleback.domain.smr.drive_database import ModelEntry, TableError, Trust, UsbEntry, parse_table
from shingleback.domain.smr.evidence import Confidence, RecordingMethod
from shingleback.domain.smr.model_names import Form
from tests.helpers.drive_table import TABLE
from tests.helpers.name_forms import contains, overlaps, sample

FIRST_SHINGLED = 2013
MODELS = [named.entry for named in TABLE.models]
ENTRIES = [*MODELS, *{entry.family: entry for _, entry in TABLE.usb}.values(), *TABLE.shapes, *TABLE.retail]
LOOK_ALIKES = {
    "ST8000DM004": ("ST8000DM0004",),
    "WD20EFAX": ("WD20EFRX", "WD20EFZX", "WD20EFPX"),
    "WD40EFAX": ("WD40EFRX", "WD40EFZX", "WD40EFPX", "WD80EFAX"),
    "WD60EDAZ": ("WD80EDAZ",),
    "WD40EMAZ": ("WD80EMAZ",),
    "WD60EZAZ": ("WD80EZAZ", "WD60EZRZ"),
    "WD20EZAZ": ("WD20EZRZ", "WD20EZRX", "WD10EZEX"),
    "ST2000DM008": ("ST2000DM001", "ST2000DM006"),
    "HDWD240": ("HDWD130",),
    "HDWL110": ("HDWJ110",),
    "MQ04ABF100": ("MQ01ABF100",),
    "WD10SPZX": ("WD10JPVX",),
}


def forms_of(entry: ModelEntry) -> list[tuple[str, Form]]:
    named = next(listed_model for listed_model in TABLE.models if listed_model.entry is entry)
    return [(pattern.text, form) for pattern in named.patterns for form in pattern.forms]


def test_the_table_is_large() -> None:
    assert len(MODELS) > 100
    assert len({usb for usb, _ in TABLE.usb}) > 150
    assert {entry.recording for entry in MODELS} >= {
        *(method for method in RecordingMethod if method.is_shingled),
        RecordingMethod.CONVENTIONAL,
    }


def test_no_two_entries_contradict_each_other() -> None:
    """Where entries with different verdicts match the same name, the narrower one decides."""
    clashes = [
        (first, second)
        for model, other_model in combinations(MODELS, 2)
        if (model.recording, model.disputed) != (other_model.recording, other_model.disputed)
        for first, form in forms_of(model)
        for second, other_form in forms_of(other_model)
        if overlaps(form, other_form) and contains(form, other_form) == contains(other_form, form)
    ]
    assert clashes == []


def test_every_listed_name_has_the_verdict_of_its_entry_or_a_narrower_one() -> None:
    for entry in MODELS:
        for text, form in forms_of(entry):
            listed = TABLE.model(sample(form))
            assert listed is not None, text
            assert listed.recording is entry.recording or listed is not entry, text


@pytest.mark.parametrize(
    ("shingled", "conventional"),
    [
        (name, conventional_name)
        for name, conventional_names in LOOK_ALIKES.items()
        for conventional_name in conventional_names
    ],
)
def test_look_alikes_have_their_own_verdicts(shingled: str, conventional: str) -> None:
    shingled_entry, conventional_entry = TABLE.model(shingled), TABLE.model(conventional)

    assert shingled_entry is not None
    assert conventional_entry is not None
    assert shingled_entry.recording is RecordingMethod.DRIVE_MANAGED
    assert conventional_entry.recording is RecordingMethod.CONVENTIONAL


def test_a_usb_id_with_a_capacity_has_one_entry() -> None:
    families: dict[tuple[UsbId, float], str] = {}
    for usb, entry in TABLE.usb:
        for capacity in entry.capacity_tb or (0.0,):
            assert (usb, capacity) not in families, f"{usb} {capacity}: {entry.family}, {families[usb, capacity]}"
            families[usb, capacity] = entry.family


def test_an_entry_for_any_capacity_is_the_only_one_of_its_usb_id() -> None:
    for usb, entry in TABLE.usb:
        if not entry.capacity_tb:
            assert [listed_entry for listed_usb, listed_entry in TABLE.usb if listed_usb == usb] == [entry]


def test_the_disk_inside_an_enclosure_has_the_verdict_of_the_enclosure() -> None:
    for usb, entry in TABLE.usb:
        if entry.inner:
            inner = TABLE.model(entry.inner)
            assert inner is not None, entry.inner
            assert inner.recording is entry.recording, f"{usb} {entry.inner}"


def test_every_listed_source_is_used() -> None:
    used = {key for entry in ENTRIES for key in (*entry.sources, *entry.disputed_by)}

    assert set(TABLE.sources) == used


def test_entries_trusted_by_age_are_older_than_the_first_shingled_drive() -> None:
    for entry in ENTRIES:
        if entry.trust is Trust.GENERATION:
            assert entry.recording is RecordingMethod.CONVENTIONAL, entry.family
            assert entry.since is not None, entry.family
            assert entry.since < FIRST_SHINGLED, entry.family
            assert "first-smr" in entry.sources, entry.family


def test_disputed_entries_are_unsure() -> None:
    disputed = [entry for entry in ENTRIES if entry.disputed]

    assert disputed
    assert {entry.confidence for entry in disputed} == {Confidence.UNSURE}
    assert all(entry.disputed is not entry.recording for entry in disputed)


def test_rules_of_thumb_are_never_very_likely() -> None:
    assert {shape.confidence for shape in TABLE.shapes} <= {Confidence.LIKELY, Confidence.UNSURE}


def test_a_persons_entry_overrides_the_built_in_one() -> None:
    own_table = parse_table(OWN.format(recording="conventional")).over(TABLE)
    mine, built_in = own_table.model("ST8000AS0002"), own_table.model("WD20EFAX")

    assert mine is not None
    assert built_in is not None
    assert mine.recording is RecordingMethod.CONVENTIONAL
    assert built_in.recording is RecordingMethod.DRIVE_MANAGED
    assert own_table.source_text("me") == "I measured it"
    assert own_table.source_text("drivedb75").startswith("smartmontools")


def test_a_persons_usb_id_overrides_the_built_in_one() -> None:
    own_table = parse_table(OWN_USB).over(TABLE)

    assert [entry.recording for entry in own_table.enclosures(UsbId(0x0BC2, 0x2037), 4 * 10**12)] == [
        RecordingMethod.CONVENTIONAL
    ]


OWN = """
[sources]
me = "I measured it"
[[model]]
family = "Mine"
maker = "Me"
names = ["ST8000AS0002"]
recording = "{recording}"
trust = "measured"
sources = ["me"]
"""
OWN_USB = """
[sources]
me = "I looked inside"
[[usb]]
family = "Mine"
maker = "Me"
ids = ["0bc2:2037"]
recording = "conventional"
trust = "measured"
sources = ["me"]
"""
GOOD = OWN.format(recording="drive-managed")
BROKEN = {
    "no TOML": ("[[model", "array"),
    "an unknown recording": (OWN.format(recording="smr"), "recording"),
    "an unknown field": (GOOD + "colour = 'red'\n", "colour"),
    "a missing field": (GOOD.replace('family = "Mine"\n', ""), "family"),
    "a wrong type": (GOOD.replace('["ST8000AS0002"]', '"ST8000AS0002"'), "names"),
    "no names": (GOOD.replace('["ST8000AS0002"]', "[]"), "Mine: names"),
    "a malformed pattern": (GOOD.replace("ST8000AS0002", "ST(8000|6000)"), "Mine: names"),
    "an unlisted source": (GOOD.replace('["me"]', '["you"]'), "Mine: sources: you"),
    "no source": (GOOD.replace('["me"]', "[]"), "Mine: sources"),
    "half a dispute": (GOOD + "disputed = 'conventional'\n", "Mine: disputed"),
    "a malformed USB id": (OWN_USB.replace("0bc2:2037", "0bc2-2037"), "Mine: ids: 0bc2-2037"),
    "a USB id of letters": (OWN_USB.replace("0bc2:2037", "seag:ate1"), "Mine: ids: seag:ate1"),
}


@pytest.mark.parametrize(("text", "named"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_table_is_refused_naming_the_entry_and_the_field(text: str, named: str) -> None:
    with pytest.raises(TableError) as caught:
        parse_table(text)

    assert named in str(caught.value)


def test_an_ambiguous_truncated_name_decides_nothing() -> None:
    """ST8000DM004 is shingled, ST8000DM0004 is not."""
    assert TABLE.truncated_model("ST8000DM00") is None
    assert TABLE.truncated_model("ST8000AS00") is None  # AS0022 is host-aware
    assert TABLE.truncated_model("MQ04AB") is not None


def test_an_empty_table_is_valid() -> None:
    assert parse_table("").model("ST8000AS0002") is None


@pytest.mark.parametrize(("bytes_", "matches"), [(2 * 10**12, True), (1_953_481_728 * 1024, True), (3 * 10**12, False)])
def test_a_capacity_matches_approximately(bytes_: int, matches: bool) -> None:
    entry = UsbEntry(
        family="x", maker="x", ids=("0bc2:2037",), capacity_tb=(2.0,), recording=RecordingMethod.CONVENTIONAL,
        trust=Trust.MEASURED, sources=("x",),
    )  # fmt: skip

    assert entry.holds(bytes_) is matches


def test_the_capacities_in_the_table_are_distinguishable() -> None:
    sold = sorted({capacity for _, entry in TABLE.usb for capacity in entry.capacity_tb if capacity >= 0.5})

    assert all(lower * 1.04 < upper * 0.96 for lower, upper in pairwise(sold))
