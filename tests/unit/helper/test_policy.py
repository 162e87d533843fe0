"""The file that tells polkit who may do what, and what its password prompt says."""

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

import pytest

from shingleback.domain.helper_protocol import VERB_SIGNATURES
from shingleback.gui.window.language import ENGLISH, NAMES

_FILE: Final = Path(__file__).parents[3] / "packaging/system/org.shingleback.Helper1.policy"
_LANG: Final = "{http://www.w3.org/XML/1998/namespace}lang"
ACTIONS: Final = {action.attrib["id"]: action for action in ET.parse(_FILE).getroot().iter("action")}


ASKING: Final = [name for name, action in ACTIONS.items() if action.findtext("defaults/allow_active") != "yes"]
"""The actions for which the person at the computer has to type a password."""


def test_polkit_knows_every_action_of_the_helper_and_no_other() -> None:
    assert ACTIONS.keys() == {shape.action for shape in VERB_SIGNATURES.values()}


@pytest.mark.parametrize("name", ASKING)
def test_a_password_prompt_is_in_the_language_of_the_window_and_names_the_drive(name: str) -> None:
    for part in ("description", "message"):
        texts = {element.get(_LANG, ENGLISH): element.text or "" for element in ACTIONS[name].iter(part)}
        assert texts.keys() == NAMES.keys()
        assert len(set(texts.values())) == len(texts)
        assert all(("$(drive)" in text) == (part == "message") for text in texts.values())


_KEPT: Final = [
    name
    for name, action in ACTIONS.items()
    if any("keep" in (element.text or "") for element in action.iter("allow_active"))
]


def test_a_filesystem_is_never_made_by_a_password_for_another_drive() -> None:
    """polkit keeps a permission for an action, whatever its drive."""
    assert ACTIONS["org.shingleback.Helper1.make-filesystem"].findtext("defaults/allow_active") == "auth_admin"
    assert [element.text for action in ACTIONS.values() for element in action.iter("allow_any")] == [
        "auth_admin"
    ] * len(ACTIONS)


@pytest.mark.parametrize("name", _KEPT)
def test_a_permission_that_is_kept_says_that_it_counts_for_other_drives(name: str) -> None:
    assert "other external drives" in (ACTIONS[name].findtext("message") or "")
