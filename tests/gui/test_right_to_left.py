"""In right-to-left languages the whole window is mirrored, including the time axis of the graph."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived, Use, Volume
from shingleback.gui.controllers.pages import Section
from shingleback.gui.drives import texts as drives
from shingleback.gui.graph.axes import TimeAxis
from shingleback.gui.graph.legend import Legend
from shingleback.gui.graph.overlays import FlagLayer
from shingleback.gui.graph.plot import Plot
from shingleback.gui.history.texts import folders_of
from shingleback.gui.home import texts as home
from shingleback.gui.restore.entries import EntryModel, EntryTable, KindIcons
from shingleback.gui.restore.timeline import VersionBar
from shingleback.gui.run.texts import isolated, joined, translate
from shingleback.gui.settings.page import ExcludesChoice
from shingleback.gui.widgets.basic import Collapsible, ElidedLabel, named_card
from shingleback.gui.widgets.layouts import Panes
from shingleback.gui.widgets.style import align_leading, mirrored, set_margins
from shingleback.gui.window.language import ENGLISH, NAMES, speak
from shingleback.gui.window.navigation import Navigation
from shingleback.gui.window.window import _NAME as NAME_OF_PROGRAM
from shingleback.gui.window.window import Window
from shingleback.protocol.result_items import EntryItem
from shingleback.store.settings import BackupSet
from tests.gui.conftest import Desk, read_as_in
from tests.helpers.pixels import pixels
from tests.helpers.plugged_in import EXPANSION
from tests.helpers.recordings import example_recording

VAV, HEBREW_NAME = "\u05d5", "\u05e9\u05dd"
PICTURE = 40  # pixels at the side of a button that its picture takes


@pytest.fixture
def hebrew(qapp: QApplication) -> Iterator[None]:
    read_as_in(qapp, "he")
    yield
    speak(qapp, ENGLISH, Path(), desktop=())


def is_painted(widget: QWidget, place: QRect) -> bool:
    """Whether it differs from the background."""
    return len(np.unique(pixels(widget.grab().toImage().copy(place)))) > 1


def sides(widget: QWidget) -> tuple[bool, bool]:
    """Whether anything is painted on its left, and on its right."""
    whole = widget.rect().adjusted(2, 2, -2, -2)  # ignoring the frame
    left_part = QRect(whole.topLeft(), whole.size())
    left_part.setWidth(PICTURE)
    right = left_part.translated(whole.width() - PICTURE, 0)
    return is_painted(widget, left_part), is_painted(widget, right)


def picture_of_section(qtbot: QtBot) -> tuple[bool, bool]:
    navigation = Navigation((Section.HOME, Section.DRIVES))
    qtbot.addWidget(navigation)
    navigation.buttons[Section.DRIVES].setText("")
    navigation.resize(200, 200)
    navigation.show()
    return sides(navigation.buttons[Section.DRIVES])


def shown_plot(qtbot: QtBot) -> Plot:
    plot = Plot()
    qtbot.addWidget(plot)
    plot.resize(500, 300)
    plot.show()
    plot.show_recording(example_recording(800), None)
    QApplication.processEvents()
    return plot


def test_a_style_sheet_is_mirrored_except_for_what_qt_mirrors_itself() -> None:
    sheet = "#a { text-align: left; padding: 1px 2px 3px 4px; border-right: 1px; }"
    turned = "#a { text-align: left; padding: 1px 2px 3px 4px; border-left: 1px; }"
    assert mirrored(sheet) == turned
    assert mirrored(mirrored(sheet)) == sheet


def test_the_picture_of_a_section_is_on_the_left_in_english(qtbot: QtBot) -> None:
    assert picture_of_section(qtbot) == (True, False)


@pytest.mark.usefixtures("hebrew")
def test_the_picture_of_a_section_is_on_the_right_in_hebrew(qtbot: QtBot) -> None:
    assert picture_of_section(qtbot) == (False, True)


@pytest.mark.usefixtures("hebrew")
def test_uneven_margins_are_mirrored(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    layout = QHBoxLayout(widget)
    set_margins(layout, 1, 2, 3, 4)
    assert layout.getContentsMargins() == (3, 2, 1, 4)


@pytest.mark.usefixtures("hebrew")
def test_the_text_of_a_section_does_not_overlap_its_picture(qtbot: QtBot) -> None:
    navigation = Navigation((Section.HOME, Section.DRIVES))
    qtbot.addWidget(navigation)
    button = navigation.buttons[Section.DRIVES]
    navigation.resize(200, 200)
    navigation.show()
    gap = QRect(button.width() - PICTURE, 2, 6, button.height() - 4)
    assert not is_painted(button, gap)


@pytest.mark.usefixtures("hebrew")
def test_the_arrow_of_a_fold_is_on_the_right_in_hebrew(qtbot: QtBot) -> None:
    fold = Collapsible("", QLabel())
    qtbot.addWidget(fold)
    fold.button.setFixedWidth(200)
    fold.show()
    assert sides(fold.button) == (False, True)


@pytest.mark.usefixtures("hebrew")
def test_the_legend_begins_on_the_right_in_hebrew(qtbot: QtBot) -> None:
    legend = Legend()
    legend.show_seen({"copied", "written"}, ())
    qtbot.addWidget(legend)
    legend.resize(legend.sizeHint().width() + 200, 40)
    legend.show()
    assert sides(legend) == (False, True)


@pytest.mark.parametrize(("language", "is_mirrored"), [(ENGLISH, False), ("he", True)])
def test_the_time_axis_follows_the_reading_direction(
    qtbot: QtBot, qapp: QApplication, language: str, is_mirrored: bool
) -> None:
    read_as_in(qapp, language)
    plot = shown_plot(qtbot)
    box: Any = plot
    speeds = box.getAxis("right" if is_mirrored else "left").sceneBoundingRect()
    lines = box.getViewBox().sceneBoundingRect()
    assert (speeds.center().x() > lines.right()) == is_mirrored
    (front,) = (item for item in plot.scene().items() if isinstance(item, FlagLayer))
    cliff, *_, rest_flag = sorted(front.shown, key=lambda flag: flag.moment.time_s)
    assert (rest_flag.x < cliff.x) == is_mirrored
    assert plot._frame(1.0).time(cliff.x) == pytest.approx(480)
    begin, end = (800.0, 0.0) if is_mirrored else (0.0, 800.0)
    ((_, ticks),) = plot.getAxis("bottom").tickValues(begin, end, 400)
    assert len(ticks) >= 3
    QTest.keyClick(plot, Qt.Key.Key_Left)
    first = plot.read_s
    QTest.keyClick(plot, Qt.Key.Key_Right if is_mirrored else Qt.Key.Key_Left)
    assert first is not None
    assert plot.read_s is not None
    assert plot.read_s < first
    speak(qapp, ENGLISH, Path(), desktop=())


@pytest.mark.usefixtures("hebrew")
def test_an_axis_label_keeps_the_space_between_number_and_unit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\u200f\u20688\u2069 דקות"
    monkeypatch.setattr(TimeAxis, "tickStrings", lambda _axis, values, *_: ["", text, *[""] * (len(values) - 2)])
    plot = shown_plot(qtbot)
    axis = plot.getAxis("bottom")
    shown = plot.grab(plot.mapFromScene(axis.sceneBoundingRect()).boundingRect())
    drawn = QPixmap(shown.size())
    drawn.fill(Qt.GlobalColor.white)
    painter = QPainter(drawn)
    painter.setFont(axis.letters)
    painter.drawText(drawn.rect(), Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    assert ink_width(shown) == pytest.approx(ink_width(drawn), abs=2)


def ink_width(pixmap: QPixmap) -> int:
    """The width of the painted area below the axis line."""
    whole = pixels(pixmap.toImage())
    height, width = whole.shape
    ground = whole[-1, width // 2]
    inked = (whole[height // 3 :] != ground).any(axis=0).nonzero()[0]
    return int(inked[-1] - inked[0])


@pytest.mark.usefixtures("hebrew")
def test_the_navigation_is_on_the_right_in_hebrew(desk: Desk) -> None:
    """The window was created after the language was set."""
    assert desk.window.navigation.geometry().center().x() > desk.window.rect().center().x()


@pytest.mark.usefixtures("hebrew")
def test_latin_text_is_aligned_like_other_text(qtbot: QtBot) -> None:
    label = QLabel("2026")
    qtbot.addWidget(label)
    label.resize(300, 30)
    assert sides(label) == (True, False)  # Qt's default
    align_leading(label)
    assert sides(label) == (False, True)


@pytest.mark.usefixtures("hebrew")
def test_the_first_slash_of_a_path_stays_before_its_first_component(qtbot: QtBot) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.setText("/home/me")
    assert label.text() == "\u2068/home/me\u2069"
    assert folders_of(["/srv/me/letters"]) == "\u2068/srv/me\u2069"


@pytest.mark.usefixtures("hebrew")
def test_folder_names_stay_in_order_in_any_script() -> None:
    """Without isolation, Qt would order adjacent names of one script in its own direction."""
    parts = home.name(BackupSet(["/home/me/Music", "/home/me/Pictures"], "/mnt", key="1"))
    assert all(f"\u2068{name}\u2069" in parts for name in ("Music", "Pictures"))


@pytest.mark.usefixtures("hebrew")
def test_direction_marks_are_not_shown_as_escapes(desk: Desk) -> None:
    desk.choose(desk.source / "0", desk.source / "a\u202eb")
    assert desk.card.head.name.text() == home.name(desk.card.view.chosen)
    assert "\u2068a\\u202eb\u2069" in desk.card.head.name.text()


@pytest.mark.usefixtures("hebrew")
def test_a_place_is_called_by_its_names_without_escapes(desk: Desk) -> None:
    desk.drives.on_event(DriveArrived(EXPANSION))
    desk.window.home.add()
    place = desk.window.home.editor.where.place
    place.set_place("/media/me/Backup/folder")
    assert "Backup" in place.called.name.text()
    assert "\\u" not in place.called.name.text()


@pytest.mark.usefixtures("hebrew")
def test_each_exclude_rule_keeps_its_own_direction(desk: Desk) -> None:
    desk.window.show_section(Section.SETTINGS)
    desk.chosen.set(excludes=["*.iso"], skips_caches=False)
    (excludes,) = desk.window.findChildren(ExcludesChoice)
    assert "\u2068.iso\u2069" in excludes.rules.text()


@pytest.mark.usefixtures("hebrew")
def test_a_heading_in_latin_letters_is_aligned_like_the_others(qtbot: QtBot) -> None:
    card, _ = named_card("Shingleback")
    card.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.addWidget(card)
    card.resize(400, 100)
    card.show()
    (heading,) = card.findChildren(QLabel)
    assert heading.width() < 300
    assert heading.geometry().right() > 350


@pytest.mark.usefixtures("hebrew")
def test_a_number_after_a_name_is_not_absorbed_by_it() -> None:
    """ "Holiday 2025.mp4, 14 August" would have the 14 on the wrong side of the name."""
    volume = Volume(device="/dev/sdb1", number=1, use=Use.FILES, filesystem="ntfs", label="Photos", size_bytes=10**12)
    assert drives.volume(volume).startswith("\u200f\u2068Photos (NTFS)\u2069, \u2068")
    assert isolated("Holiday.mp4") == "\u2068Holiday.mp4\u2069"


def test_english_text_has_no_isolation_marks() -> None:
    assert isolated("Holiday.mp4") == "Holiday.mp4"
    assert joined("Holiday.mp4", "14 August") == "Holiday.mp4, 14 August"


@pytest.mark.usefixtures("hebrew")
@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["Music"], "\u2068Music\u2069"),
        (["Music", "Pictures"], f"\u2068Music\u2069 {VAV}-\u2068Pictures\u2069"),
        (["Music", "2024"], f"\u2068Music\u2069 {VAV}-\u20682024\u2069"),
        (["Music", HEBREW_NAME], f"\u2068Music\u2069 {VAV}\u2068{HEBREW_NAME}\u2069"),
    ],
)
def test_the_hebrew_conjunction_is_joined_to_a_foreign_name_by_a_hyphen(names: list[str], expected: str) -> None:
    assert translate.listed(names) == expected


@pytest.mark.parametrize(
    ("last", "expected"),
    [("Música", " y Música"), ("Imágenes", " e Imágenes"), ("Hijos", " e Hijos"), ("Hielo", " y Hielo")],
)
def test_spanish_uses_e_before_a_word_that_starts_with_that_sound(qapp: QApplication, last: str, expected: str) -> None:
    read_as_in(qapp, "es")
    assert translate.listed(["Documentos", last]) == f"Documentos{expected}"
    speak(qapp, ENGLISH, Path(), desktop=())


@pytest.mark.usefixtures("hebrew")
def test_the_facts_about_a_drive_stay_in_order() -> None:
    assert drives.facts(EXPANSION) == "\u200f\u20688 TB\u2069 · \u2068USB\u2069"


@pytest.mark.parametrize("language", sorted(NAMES))
def test_the_title_ends_with_the_name_of_the_program_so_that_qt_does_not_append_it_again(
    qapp: QApplication, built: Path, language: str
) -> None:
    speak(qapp, language, built, desktop=())
    window = Window()
    window.is_simulated = True
    assert window._named().endswith(NAME_OF_PROGRAM)
    window.deleteLater()
    speak(qapp, ENGLISH, Path(), desktop=())


def tip_is_left(control: QWidget) -> bool:
    """Whether the painted chevron points to the left: its middle is farther left than its ends."""
    inner = control.rect().adjusted(4, 4, -4, -4)
    image = pixels(control.grab().toImage().copy(inner))
    rows, columns = np.nonzero(image != image[0, 0])
    middle = (rows.min() + rows.max()) // 2
    return bool(columns[rows == middle].mean() < columns[rows == rows.min()].mean())


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_chevrons_to_the_older_and_the_newer_version_point_outward(
    qapp: QApplication, qtbot: QtBot, language: str
) -> None:
    read_as_in(qapp, language)
    bar = VersionBar(lambda: datetime(2026, 11, 29, 18, tzinfo=UTC))
    qtbot.addWidget(bar)
    for control in (bar.older, bar.newer):
        control.setEnabled(True)
    bar.resize(700, 150)
    bar.show()
    QApplication.processEvents()
    left_chevron, right = sorted((bar.older, bar.newer), key=lambda control: control.x())
    assert (left_chevron is bar.older) == (language == "en")
    assert (tip_is_left(left_chevron), tip_is_left(right)) == (True, False)
    speak(qapp, ENGLISH, Path(), desktop=())


@pytest.mark.usefixtures("hebrew")
def test_a_file_name_keeps_its_direction_and_is_found_by_typing(qtbot: QtBot) -> None:
    model = EntryModel()
    model.show_entries([EntryItem(path="1.txt", kind="file"), EntryItem(path="2.txt", kind="file")])
    table = EntryTable(model)
    qtbot.addWidget(table)
    option = QStyleOptionViewItem()
    delegate = table.itemDelegate()
    assert isinstance(delegate, KindIcons)

    delegate.initStyleOption(option, model.index(0, 0))
    assert option.text == "\u20681.txt\u2069"
    table.keyboardSearch("2")
    assert table.currentIndex().row() == 1


@pytest.mark.usefixtures("hebrew")
def test_parts_beside_each_other_begin_and_end_with_what_is_above_them(qtbot: QtBot) -> None:
    """Qt places those of a mirrored splitter a pixel too far to the right."""
    parts = [QWidget(), QWidget()]
    panes = Panes(*parts)
    qtbot.addWidget(panes)
    panes.share(2, 1)
    panes.resize(400, 100)
    panes.show()
    assert parts[0].geometry().right() == panes.rect().right()
    assert parts[1].geometry().left() == panes.rect().left()
    assert parts[0].width() > parts[1].width()
    assert parts[0].layoutDirection() is Qt.LayoutDirection.RightToLeft
