"""Looking up a drive that is not plugged in, on the drives page."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import Evidence
from shingleback.domain.smr.drive_database import parse_table
from shingleback.domain.smr.evidence import Verdict
from shingleback.domain.smr.verdict import judge
from shingleback.gui.drives.lookup import BoxLookup
from shingleback.store.drive_records import built_in_text

TABLE: Final = parse_table(built_in_text())


def verdict_of(name: str) -> Verdict:
    return judge(Evidence(model=name), TABLE)


def opened(qtbot: QtBot) -> BoxLookup:
    lookup = BoxLookup(verdict_of)
    qtbot.addWidget(lookup)
    lookup.show()
    lookup.fold.unfold(is_open=True)
    return lookup


def shown_by(lookup: BoxLookup) -> str:
    labels = lookup.verdict.findChildren(QLabel)
    return " ".join(label.text() for label in labels) if lookup.verdict.isVisible() else ""


def test_a_part_number_tells_what_is_inside_with_confidence_and_source(qtbot: QtBot) -> None:
    lookup = opened(qtbot)
    QTest.keyClicks(lookup.name, " STKM5000400 ")
    QTest.keyClick(lookup.name, Qt.Key.Key_Return)

    text = shown_by(lookup)
    assert "Probably, this is a shingled drive (SMR)." in text
    assert "STKM5000400 is sold with a disk that is shingled" in text
    assert "Source: part numbers and names on boxes" in text


def test_a_retail_name_is_looked_up_by_the_button(qtbot: QtBot) -> None:
    lookup = opened(qtbot)
    lookup.name.setText("WD My Passport 5TB")
    lookup.look_up.click()

    assert "shingled" in shown_by(lookup)


def test_an_unknown_name_is_called_unknown(qtbot: QtBot) -> None:
    lookup = opened(qtbot)
    lookup.name.setText("Frobnicator 9000")
    lookup.look_up.click()

    assert shown_by(lookup)
    assert "this is a shingled drive" not in shown_by(lookup)


def test_an_answer_goes_when_the_name_changes(qtbot: QtBot) -> None:
    lookup = opened(qtbot)
    lookup.name.setText("STKM5000400")
    lookup.look_up.click()
    lookup.name.setText("STKM500040")

    assert shown_by(lookup) == ""
    lookup.name.setText("  ")
    assert not lookup.look_up.isEnabled()
