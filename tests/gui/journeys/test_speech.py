"""The first journey by ear: what a screen reader says from plugging in to the end of the first backup makes sense.

`pytest -s` prints it: a line for each event, `#` where a page begins, `!` for an announcement.
"""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.fakes.notifications import FakeNotifications
from tests.gui.journeys.drive import NAME, SHORT_NAME, UsbDrive
from tests.gui.journeys.person import Person
from tests.gui.journeys.speech import listening
from tests.helpers.loop import KINDS, skip_unless_possible

pytestmark = pytest.mark.device


def test_the_first_journey_can_be_heard(
    person: Person,
    desktop: FakeNotifications,
    drive: UsbDrive,
    pictures: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    skip_unless_possible(KINDS["btrfs"])
    with listening(monkeypatch) as speech:
        person.reads("Back up what matters to you")
        pages = [speech.walks("the empty window")]
        drive.plug_in()
        person.is_notified_of(desktop, f"{NAME}, 8 TB")
        desktop.press("set-up")
        person.reads(f"Set up “{NAME}, 8 TB”", "Drive (ext4)", "1 file")
        pages.append(speech.walks("what the drive is"))
        person.presses("Next")
        person.is_offered("Next")
        pages.append(speech.walks("the questions"))
        person.presses("Next")
        person.reads("Everything on it will be lost forever.")
        pages.append(speech.walks("what is erased"))
        person.writes(SHORT_NAME, into="Name of the drive that will be erased")
        speech.headline("it is prepared")
        person.presses("Erase and prepare")
        person.reads("The drive is ready.")
        person.reads(str(pictures), "41 files")
        pages.append(speech.walks("what to back up"))
        speech.headline("the first backup")
        person.presses("Back up now")
        person.reads("The backup is complete", "It is safe to unplug")
        qtbot.waitUntil(lambda: any("The backup is complete" in line for line in speech.lines))
        person.comes_back()
        person.window.setFocus()
        pages.append(speech.walks("the end"))
    print("\n".join(speech.lines))

    spoken = [line for line in speech.lines if not line.startswith("#")]
    assert [line for line in spoken if line.startswith(",") or not line] == []  # nothing is without a name
    assert [line for line in spoken if "&" in line or "<" in line] == []
    for page in pages:
        controls = [line for line in page if not line.startswith("!")]
        assert sorted(set(controls)) == sorted(controls)  # nothing sounds the same twice
    (warned,) = (line for line in pages[3] if line.startswith("Name of the drive that will be erased"))
    assert "Everything on it will be lost forever." in warned
    assert "1 file" in warned
    whens = [line for line in pages[4] if "radio button" in line]
    assert [line for line in whens if "not checked" in line] == []  # Tab leads to the choice that counts
    heard = "\n".join(spoken)
    for title in ("Two questions", f"Erase “{NAME}, 8 TB”?", "The drive is ready. What to back up, and when"):
        assert f"! {title}" in heard
    (end,) = (line for line in spoken if "safe to unplug" in line)
    assert end.startswith("! It is safe to unplug ")
    assert NAME in end
    assert end.endswith(". The backup is complete")
