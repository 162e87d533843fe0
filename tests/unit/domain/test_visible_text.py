"""Displaying foreign text: invisible and reordering characters are escaped."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.text import visible, visible_lines


@pytest.mark.parametrize(
    ("foreign", "shown"),
    [
        ("Backup\u202egpj.exe", "Backup\\u202egpj.exe"),
        ("a\u2068b\u2069c", "a\\u2068b\\u2069c"),
        ("Elem\u200bents", "Elem\\u200bents"),
        ("a\u2028b\nc\td\x1b[31m", "a\\u2028b\\nc\\td\\x1b[31m"),
        ("soft\u00adhyphen", "soft\\xadhyphen"),
        ("\u3164", "\\u3164"),
        ("a\udcffb", "a\\udcffb"),
        ("a\u200db", "a\\u200db"),
    ],
)
def test_misleading_characters_are_escaped(foreign: str, shown: str) -> None:
    assert visible(foreign) == shown


@pytest.mark.parametrize("name", ["Fotos für Oma", "写真\u3000二", "न\u200cन", "👨\u200d👩\u200d👧", "שלום", "a\xa0b"])
def test_ordinary_names_are_unchanged(name: str) -> None:
    assert visible(name) == name


@given(st.text(st.characters(codec=None)))
def test_displayed_text_has_no_control_characters(foreign: str) -> None:
    controls = {letter for letter in visible(foreign) if unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp")}
    controls |= {letter for letter in visible(foreign) if unicodedata.bidirectional(letter) in _BIDIRECTIONAL}

    assert controls == set()


_BIDIRECTIONAL = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


def test_line_breaks_are_kept() -> None:
    assert visible_lines("a\u202e\nb") == "a\\u202e\nb"
