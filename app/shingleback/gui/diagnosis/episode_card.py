"""The card of one episode: what happened to a drive, what to do, and the log lines that show it.

The window has sentences of its own, since those of the command are in English. Findings of a newer version of the
command, which have no sentence here, are shown in its words.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QPlainTextEdit, QWidget

from shingleback.domain.kernel_log.rules import EpisodeKind
from shingleback.domain.smart.report import Finding, Health
from shingleback.domain.text import visible
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import explanation_link
from shingleback.gui.widgets.basic import Collapsible, ElidedLabel, hint, name_with, sentence
from shingleback.gui.widgets.layouts import add, columns, in_column, in_row, wide
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.messages import diagnosis, health
from shingleback.messages.help.topic import Topic
from shingleback.messages.translate import headed
from shingleback.protocol.result_items import EpisodeItem, FindingItem
from shingleback.protocol.results import DiagnoseFinished

_PICTURE: Final = 32
_MAX_LINES_SEEN: Final = 12

_LOOKS: Final[dict[str, tuple[Picture, style.Color]]] = {
    EpisodeKind.SMR_NORMAL_STALL: (Picture.PAUSE, style.GOOD),
    EpisodeKind.LINK_OR_CABLE: (Picture.CABLE, style.ATTENTION),
    EpisodeKind.USB_BRIDGE_OR_POWER: (Picture.CABLE, style.ATTENTION),
    EpisodeKind.DRIVE_FAILING: (Picture.WARNING, style.DANGER),
    EpisodeKind.FILESYSTEM_FULL: (Picture.FULL, style.ATTENTION),
    EpisodeKind.UNPLUGGED: (Picture.CABLE, style.NEUTRAL),
    EpisodeKind.NOTHING_WRONG: (Picture.CHECK, style.GOOD),
}
_NO_LOOK: Final = (Picture.QUESTION, style.NEUTRAL)
_TOPICS: Final[dict[str, Topic]] = {
    EpisodeKind.SMR_NORMAL_STALL: Topic.IO_ERROR,
    EpisodeKind.LINK_OR_CABLE: Topic.VANISHED,
    EpisodeKind.USB_BRIDGE_OR_POWER: Topic.VANISHED,
    EpisodeKind.DRIVE_FAILING: Topic.SMART,
    EpisodeKind.FILESYSTEM_FULL: Topic.FREE_SPACE,
    EpisodeKind.UNPLUGGED: Topic.KEEP_POWERED,
}


def summary(result: DiagnoseFinished) -> str:
    if not diagnosis.has_words_for(result.summary, result.kernel_notes):
        return result.meaning
    health_value = result.health.health if result.because_of_health and result.health else None
    by_health = next((member for member in Health if member == health_value), None)
    return diagnosis.summary(result.summary, by_health=by_health, translate=translate)


def kernel_notes(result: DiagnoseFinished) -> list[str]:
    """Return notes for experts. Those of a newer version are in its summary."""
    if not diagnosis.has_words_for(result.summary, result.kernel_notes):
        return []
    return [diagnosis.kernel_note(note, result.disk, translate) for note in result.kernel_notes]


def meaning(episode: EpisodeItem) -> str:
    is_known = episode.rule in diagnosis.rules_with_words()
    return diagnosis.meaning(episode.rule, episode.times, translate) if is_known else episode.meaning


def certainty(verdict: EpisodeItem | DiagnoseFinished) -> str:
    """Return how sure it is, and what it may be otherwise."""
    kind = verdict.kind if isinstance(verdict, EpisodeItem) else verdict.summary
    return diagnosis.certainty(kind, verdict.confidence, verdict.second, translate) or verdict.certainty


def advice_on(episode: EpisodeItem) -> list[str]:
    """Return what to do, in this order, without the advice for experts."""
    for_experts = _places_for_experts(episode)
    return [text for number, text in enumerate(_all_advice(episode)) if number not in for_experts]


def advice_for_experts(episode: EpisodeItem) -> list[str]:
    for_experts = _places_for_experts(episode)
    return [text for number, text in enumerate(_all_advice(episode)) if number in for_experts]


def _all_advice(episode: EpisodeItem) -> list[str]:
    if episode.rule not in diagnosis.rules_with_words():
        return episode.advice
    values = {name: value for name, value in (("disk", episode.disk), ("usb", episode.usb)) if value}
    return diagnosis.advice(episode.rule, values, translate)


def _places_for_experts(episode: EpisodeItem) -> frozenset[int]:
    is_known = episode.rule in diagnosis.rules_with_words()
    return diagnosis.advice_for_experts(episode.rule) if is_known else frozenset()


def finding(item: FindingItem) -> str:
    if not health.has_words_for(item.code):
        return item.text
    return health.finding_text(Finding(item.code, Health(item.weighs), tuple(item.values.items())), translate)


def appearance(kind: str) -> tuple[Picture, style.Color]:
    """Return the icon for a kind; its meaning is written beside it."""
    return _LOOKS.get(kind, _NO_LOOK)


def kind_name(kind: str) -> str:
    """Return a short name, even for kinds from a newer version."""
    named = EpisodeKind(kind) if kind in set(EpisodeKind) else EpisodeKind.UNKNOWN
    return QCoreApplication.translate("episodes", named.label)


class EpisodeCard(QFrame):
    """One episode from the result of `diagnose`."""

    def __init__(self, episode: EpisodeItem, *, is_answer: bool = False) -> None:
        """`is_answer`: it is the whole answer, inside of a card that has the kind for its headline."""
        super().__init__()
        self.kind = style.heading(PlainLabel(kind_name(episode.kind)), 1.1)
        self.meaning = sentence(meaning(episode))
        self.certainty = hint(certainty(episode))
        if not self.certainty.text():
            self.certainty.hide()
        self.lines = _Lines(episode.lines)
        self.fold = Collapsible(self.tr("For experts"), self._for_experts(episode))
        self.fold.button.setAccessibleName(name_with(self.fold.button.text(), self.kind.text()))
        self.setAccessibleName(self.kind.text())
        column = in_column(self.kind, self.meaning, self.certainty, space=style.SPACE // 2)
        advice = advice_on(episode)
        if advice:
            column.addWidget(style.dimmed(PlainLabel(self.tr("What to do"))))
            column.addLayout(_numbered(advice))
        topic = _TOPICS.get(episode.kind)
        if topic is not None:
            more_link = explanation_link(self.tr("More about this"), topic, self.kind.text())
            column.addWidget(more_link, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.fold)
        self.kind.setHidden(is_answer)
        if is_answer:
            in_row(wide(column), on=self, space=0)
            return
        self.setObjectName("card")
        picture, color = appearance(episode.kind)
        sign = in_column(PictureLabel(picture, _PICTURE, color), None)
        in_row(sign, wide(column), on=self, margin=style.MARGIN, space=style.SPACE)

    def _for_experts(self, episode: EpisodeItem) -> QWidget:
        """Show the devices, commands, the log lines, and the sources."""
        holder = QWidget()
        column = in_column(on=holder, space=style.SPACE // 2)
        if episode.devices:  # a controller that failed affects many
            devices = ElidedLabel()
            names = ", ".join(map(visible, episode.devices))
            devices.show_sentence(headed(self.tr("Devices"), names, translate))
            column.addWidget(devices)
        for text in advice_for_experts(episode):
            column.addWidget(sentence(text))
        count = self.tr("The lines of the log ({count})").format(count=translate.number(len(episode.lines)))
        add(column, style.dimmed(PlainLabel(count)), self.lines)
        if episode.sources:
            source = self.tr("Source: {source}").format(source="; ".join(episode.sources))
            column.addWidget(hint(source))
        return holder


class _Lines(QPlainTextEdit):
    """Log lines: not wrapped, in a monospaced font, and as high as needed."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("\n".join(map(visible, lines)))
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFont(style.fixed_width(self))
        line_count = min(len(lines), _MAX_LINES_SEEN) + 2
        self.setFixedHeight(self.fontMetrics().lineSpacing() * line_count)
        self.setAccessibleName(self.tr("Lines of the log"))


def _numbered(texts: list[str]) -> QGridLayout:
    grid = columns(0, 1, across=style.SPACE // 2, down=style.SPACE // 3)
    for row, text in enumerate(texts):
        grid.addWidget(PlainLabel(f"{row + 1}."), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(sentence(text), row, 1)
    return grid
