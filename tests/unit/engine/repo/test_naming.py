"""On filesystems that cannot store every name, stored names are valid, unique and decodable."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shingleback.engine.repo.layout import Names

_ODD = '%~:*?"<>|\\ .\x00\x01\x1f\x7fäßIi\u0131\u0130\u017f\ufb01🦎/CONconnulaux'
_RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{digit}" for port in ("com", "lpt") for digit in "0123456789¹²³")}


def is_valid_name(name: bytes) -> bool:
    return 0 < len(name) <= 255 and name not in (b".", b"..") and not {0, ord("/")} & set(name)


names = st.one_of(
    st.text(st.sampled_from(_ODD), max_size=12).map(str.encode),
    st.text(max_size=12).map(lambda text: text.encode("utf-8", "replace")),
    st.binary(max_size=12),
    st.text(st.sampled_from("aA:%.ä"), min_size=100, max_size=255).map(lambda text: text.encode()[:255]),
    st.sampled_from([b"CON", b"nul.txt", b"com1", b"LPT9.tar.gz", b"...", b" ", b"%41", b"%~2", b"a%~2.txt"]),
).filter(is_valid_name)


def read_back(stored: bytes) -> bytes:
    """Decodes a stored name as a person would, by the rule in the module."""
    return re.sub(rb"%([0-9A-Fa-f]{2})", lambda match: bytes([int(match[1], 16)]), stored)


@pytest.mark.parametrize(
    ("name", "stored"),
    [
        (b"plain.txt", None),
        (b"100%.txt", None),
        (b"50% off", None),
        ("ä 🦎".encode(), None),
        (b".hidden", None),
        (b"a:b", b"a%3Ab"),
        (b"what?", b"what%3F"),
        (b"two\nlines", b"two%0Alines"),
        (b"trailing dot.", b"trailing dot%2E"),
        (b"trailing space ", b"trailing space%20"),
        (b"...", b"..%2E"),
        (b"100%25", b"100%2525"),
        (b"a%~2", b"a%25%7E2"),
        (b"CON", b"%43ON"),
        (b"nul.txt", b"%6Eul.txt"),
        (b"console", None),
        (b"PROGRA~1", b"PROGRA%7E1"),
        (b"longna~2.txt", b"longna%7E2.txt"),
        (b"more~2~3.md", b"more%7E2%7E3.md"),
        (b"too-long~2.txt", None),
        (b"backup~1.jpeg", None),
        (b"notes.txt~", None),
        (b"latin \xe4", b"latin %E4"),
    ],
)
def test_only_invalid_names_are_encoded(name: bytes, stored: bytes | None) -> None:
    assert Names().stored(name) == stored


@pytest.mark.parametrize(
    ("names", "stored"),
    [
        ([b"Twin", b"twin", b"TWIN"], [None, b"twin%~2", b"TWIN%~3"]),
        ([b"a.txt", b"A.TXT"], [None, b"A%~2.TXT"]),
        ([b"a.tar.gz", b"A.tar.gz"], [None, b"A.tar%~2.gz"]),
        ([b".profile", b".Profile"], [None, b".Profile%~2"]),
        (["straße".encode(), b"STRASSE"], [None, b"STRASSE%~2"]),
        ([b"a:b", b"A:B"], [b"a%3Ab", b"A%3AB%~2"]),
        (["caf\u00e9".encode(), "cafe\u0301".encode()], [None, "cafe\u0301%~2".encode()]),
        (["\u00c9".encode(), "e\u0301".encode()], [None, "e\u0301%~2".encode()]),
        ([b"ab", "a\u00adb".encode()], [None, "a\u00adb%~2".encode()]),
        (["caf\u00e9".encode(), b"cafe"], [None, None]),
    ],
)
def test_names_that_a_filesystem_may_confuse_get_numbers(names: list[bytes], stored: list[bytes | None]) -> None:
    mapping = Names()
    assert [mapping.stored(name) for name in names] == stored


def test_names_that_exist_on_the_drive_are_taken() -> None:
    mapping = Names([b"twin", b"TWIN%~2"])

    assert mapping.stored(b"Twin") == b"Twin%~3"


@settings(deadline=None, database=None)
@given(st.lists(names, unique=True, max_size=8), st.lists(names, max_size=3))
def test_no_two_names_in_a_folder_collide(names: list[bytes], taken_names: list[bytes]) -> None:
    mapping = Names(taken_names)
    stored = [mapping.stored(name) or name for name in names]

    folded = [name.decode().casefold() for name in stored]
    assert len(set(folded)) == len(folded)
    assert not set(folded) & {name.decode("utf-8", "surrogateescape").casefold() for name in taken_names}


@settings(deadline=None, database=None)
@given(st.lists(names, unique=True, max_size=8))
def test_every_stored_name_is_valid(names: list[bytes]) -> None:
    mapping = Names()
    for name in names:
        stored = (mapping.stored(name) or name).decode()
        assert 0 < len(stored.encode()) <= 255
        assert not re.search(r'["*/:<>?\\|\x00-\x1f\x7f]', stored)
        assert stored[-1] not in ". "
        assert stored.partition(".")[0].lower() not in _RESERVED


@settings(deadline=None, database=None)
@given(names)
def test_a_name_that_was_neither_cut_nor_numbered_can_be_decoded(name: bytes) -> None:
    stored = Names().stored(name) or name

    if b"%~" not in stored:
        assert read_back(stored) == name


@settings(deadline=None, database=None)
@given(names)
def test_the_mapping_is_deterministic(name: bytes) -> None:
    assert Names().stored(name) == Names().stored(name)


@pytest.mark.parametrize("name", [b":" * 255, "ä".encode() * 127, b"\xff" * 255, b"a" * 254 + b"?", b"." + b"x" * 254])
def test_a_name_that_becomes_too_long_is_cut_and_marked(name: bytes) -> None:
    stored = Names().stored(name)

    assert stored is None or (len(stored) <= 255 and re.search(rb"%~[0-9a-f]{8}$", stored))


@pytest.mark.parametrize("ending", [b"x" * 253, b"x" * 250, b"x" * 200, b"x"])
def test_a_numbered_name_with_a_long_suffix_stays_within_the_limit(ending: bytes) -> None:
    mapping = Names()
    mapping.stored(b"a." + ending)

    second = mapping.stored(b"A." + ending)

    assert second is not None
    assert len(second) <= 255
    assert b"%~2" in second
