"""The explanations page: read, searched, and opened from elsewhere."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from shingleback.gui.help.beside import ExplanationBeside
from shingleback.gui.help.drawing import Drawing
from shingleback.gui.help.page import ExplanationsPage, TitleLink
from shingleback.gui.help.topics import SearchField
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Collapsible
from shingleback.gui.widgets.style import Hue
from shingleback.messages.help.everything import ALL, CAPTIONS, explanation
from shingleback.messages.help.topic import Topic
from tests.helpers.pixels import count_colors


@pytest.fixture
def page(qtbot: QtBot) -> ExplanationsPage:
    page = ExplanationsPage()
    page.resize(850, 600)
    qtbot.addWidget(page)
    page.show()
    return page


def visible_text(page: ExplanationsPage) -> str:
    QApplication.processEvents()  # shows widgets newly added to a layout
    return "\n".join(label.text() for label in page.view.findChildren(QLabel) if label.isVisible())


def drawing_of(page: ExplanationsPage) -> Drawing:
    QApplication.processEvents()
    (drawing,) = (child for child in page.view.findChildren(Drawing) if child.isVisible())
    return drawing


def test_all_topics_are_listed_and_the_first_is_shown(page: ExplanationsPage) -> None:
    assert page.topics.topics == [explanation.topic for explanation in ALL]
    assert page.view.topic is ALL[0].topic


@pytest.mark.parametrize("topic", Topic)
def test_every_explanation_can_be_read(page: ExplanationsPage, topic: Topic) -> None:
    page.show_topic(topic)
    shown = explanation(topic)
    text = visible_text(page)
    assert all(paragraph in text for paragraph in (shown.title, *shown.paragraphs))
    assert "How do we know?" in text
    assert all(source.text in text for source in shown.provenance)


def test_the_list_has_four_groups_and_their_headings_cannot_be_selected(page: ExplanationsPage) -> None:
    assert page.topics.headings == ["This drive", "Backups", "When something is wrong", "For experts"]
    for item in page.topics._headings:
        assert not item.flags() & Qt.ItemFlag.ItemIsSelectable
    QTest.keyClicks(page.topics.search, "clicking noise")
    assert page.topics.headings == []


@pytest.mark.parametrize("topic", Drawing.DRAWN)
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_a_drawing_uses_the_colors_of_the_theme_and_has_a_caption(
    page: ExplanationsPage, topic: Topic, direction: Qt.LayoutDirection
) -> None:
    page.show_topic(topic)
    drawing = drawing_of(page)
    drawing.setLayoutDirection(direction)
    colors = count_colors(drawing.grab().toImage())

    assert drawing.accessibleName() == CAPTIONS[topic]
    assert CAPTIONS[topic] in visible_text(page)
    assert colors.keys() & {hue.on(page.palette()).name() for hue in Hue}


def test_a_drawing_is_mirrored_for_right_to_left_languages(page: ExplanationsPage) -> None:
    page.show_topic(Topic.SLOWS_DOWN)
    drawing = drawing_of(page)
    drawing.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    usual = drawing.grab().toImage()
    drawing.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    turned = drawing.grab().toImage()
    middle = usual.height() // 2
    begin = [usual.pixelColor(x, middle).name() for x in range(usual.width())]
    end = [turned.pixelColor(x, middle).name() for x in range(turned.width() - 1, -1, -1)]
    equal_bytes = sum(byte == mirrored_byte for byte, mirrored_byte in zip(begin, end, strict=True))
    assert equal_bytes > 0.8 * len(begin)
    assert begin != end[::-1]


def test_every_drawing_has_a_caption() -> None:
    assert set(Drawing.DRAWN) == set(CAPTIONS)


def test_a_search_narrows_the_list_and_shows_the_best_match(page: ExplanationsPage) -> None:
    QTest.keyClicks(page.topics.search, "clicking noise")
    assert page.topics.topics[0] is Topic.CLICKS
    assert len(page.topics.topics) < 4
    assert page.view.topic is Topic.CLICKS


@pytest.mark.parametrize(("width", "hint"), [(400, "Search, for example: noise"), (120, "Search")])
def test_the_hint_of_the_search_is_never_cut_off(qtbot: QtBot, width: int, hint: str) -> None:
    field = SearchField("Search, for example: noise", "Search")
    qtbot.addWidget(field)
    field.resize(width, 30)
    field.show()
    assert field.placeholderText() == hint


def test_clearing_the_search_lists_all_topics_and_keeps_the_current_one(page: ExplanationsPage) -> None:
    QTest.keyClicks(page.topics.search, "snapraid")
    page.topics.search.clear()
    assert len(page.topics.topics) == len(ALL)
    assert page.view.topic is Topic.RAID


def test_a_search_without_matches_says_so_and_shows_no_article(page: ExplanationsPage) -> None:
    page.topics.search.setText("xylophone")
    assert page.topics.topics == []
    assert page.topics.nothing.isVisible()
    assert not page.view.isVisible(), "the last article would look like the answer"
    page.topics.search.clear()
    assert page.view.isVisible()
    assert page.view.topic is ALL[0].topic


def test_opening_a_topic_hidden_by_the_search_clears_the_search(page: ExplanationsPage) -> None:
    QTest.keyClicks(page.topics.search, "snapraid")
    page.show_topic(Topic.CLICKS)
    assert page.view.topic is Topic.CLICKS
    assert page.topics.search.text() == ""
    assert page.topics.list.currentItem().text() == explanation(Topic.CLICKS).title


def test_arrow_keys_move_in_the_list_while_typing(page: ExplanationsPage) -> None:
    QTest.keyClick(page.topics.search, Qt.Key.Key_Down)
    assert page.view.topic is ALL[1].topic
    QTest.keyClick(page.topics.search, Qt.Key.Key_Up)
    assert page.view.topic is ALL[0].topic


def test_a_link_opens_its_topic(page: ExplanationsPage) -> None:
    page.show_topic(Topic.CLICKS)
    title = explanation(Topic.VANISHED).title
    link = next(button for button in page.view.findChildren(QPushButton) if button.text() == title)
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert page.view.topic is Topic.VANISHED
    assert title in visible_text(page)
    assert explanation(Topic.CLICKS).paragraphs[0] not in visible_text(page)


@pytest.mark.parametrize("topic", Topic)
def test_beside_a_page_a_long_title_among_the_links_has_several_lines(qtbot: QtBot, topic: Topic) -> None:
    beside = ExplanationBeside()
    qtbot.addWidget(beside)
    beside.resize(style.letters(beside, 30), 600)
    beside.begin(topic)
    QApplication.processEvents()
    for link in beside.findChildren(TitleLink):
        lines = super(TitleLink, link).text()
        assert lines.replace("\n", " ") == link.text() == link.accessibleName()
        assert link.width() <= beside.width()
        assert link.mapTo(beside, link.rect().topRight()).x() < beside.width()
        needed = link.fontMetrics().boundingRect(link.rect(), 0, lines)
        assert needed.width() <= link.width()
        assert needed.height() <= link.height()


def test_expert_details_are_shown_on_request(page: ExplanationsPage) -> None:
    page.show_topic(Topic.IO_ERROR)
    assert "max_sectors_kb" not in visible_text(page)
    QTest.mouseClick(page.view.findChildren(Collapsible)[-1].button, Qt.MouseButton.LeftButton)
    assert "max_sectors_kb" in visible_text(page)


def test_back_leads_through_the_topics_read_to_the_page_before(page: ExplanationsPage, qtbot: QtBot) -> None:
    page.begin(Topic.CLICKS)
    page.explain(Topic.USB_2)
    page.explain(Topic.RAID)
    QTest.mouseClick(page.back, Qt.MouseButton.LeftButton)
    read = [page.view.topic]
    page.go_back()
    assert [*read, page.view.topic] == [Topic.USB_2, Topic.CLICKS]
    assert page.back.isVisible()
    with qtbot.waitSignal(page.closed):
        page.go_back()


def test_a_page_opened_from_the_navigation_has_no_back_button(page: ExplanationsPage, qtbot: QtBot) -> None:
    page.begin(Topic.CLICKS)
    page.open()
    assert not page.back.isVisible()
    with qtbot.assertNotEmitted(page.closed):
        page.go_back()


def test_the_height_of_a_drawing_follows_its_width(qtbot: QtBot) -> None:
    drawing = Drawing(Topic.SLOWS_DOWN, "")
    qtbot.addWidget(drawing)
    whole = drawing.sizeHint()
    assert drawing.heightForWidth(whole.width()) == whole.height()
    assert drawing.heightForWidth(whole.width() // 2) == pytest.approx(whole.height() / 2, abs=1)
