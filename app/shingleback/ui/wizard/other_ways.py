"""The other profiles: what each is for, and why some are known but not recommended. The plan has their limits."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QWidget

from shingleback.bridge.setup.events import Picked
from shingleback.bridge.setup.setup import Setup
from shingleback.bridge.setup.state import SetupState
from shingleback.model.profile import ProfileId, Standing
from shingleback.model.profiles import PROFILES
from shingleback.model.verdict import Recording
from shingleback.ui import style
from shingleback.ui.pieces import link, sentence
from shingleback.ui.texts import translate
from shingleback.ui.wizard.pieces import TOP, column, indented
from shingleback.words import profiles
from shingleback.words.explanations.topic import Topic


class OtherWays(QWidget):
    """One of them can be picked instead of the recommended one.

    Signals:
        explanation_asked: a `Topic`.
    """

    explanation_asked = Signal(object)

    def __init__(self, setup: Setup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._setup = setup
        self.group = QButtonGroup(self)
        self.group.setExclusive(True)
        self.recommended = QRadioButton(self.tr("What is &recommended for your answers"))
        self.ways: dict[ProfileId, QRadioButton] = {}
        self._column = column(self, style.SPACE // 3)
        self.group.addButton(self.recommended)
        self._column.addWidget(self.recommended)
        is_zoned = setup.view.verdict.recording is Recording.HOST_MANAGED
        fits = [one for one in PROFILES.values() if one.needs.host_managed == is_zoned]
        for one in fits:
            if one.standing is Standing.OFFERED:
                self._column.addWidget(self._way(one.id))
        known = [one.id for one in fits if one.standing is Standing.KNOWN]
        if known:
            self._column.addWidget(
                style.heading(sentence(self.tr("Known, and not recommended for a shingled drive:")), 1.0)
            )
            for profile in known:
                self._column.addWidget(self._way(profile, self._why_not(profile)))
        self._column.addWidget(link(self.tr("Do you use ZFS?"), lambda: self.explanation_asked.emit(Topic.ZFS)))
        self.group.buttonClicked.connect(self._pick)

    def show_state(self, state: SetupState) -> None:
        shown = self.recommended if state.profile is None else self.ways.get(state.profile, self.recommended)
        shown.setChecked(True)

    def _way(self, profile: ProfileId, beside: QWidget | None = None) -> QWidget:
        """A button with what it stands for, and perhaps a link beside that."""
        way = QRadioButton(profiles.title(profile, translate))
        said = profiles.summary(profile, translate)
        way.setAccessibleDescription(said)
        self.ways[profile] = way
        self.group.addButton(way)
        text, holder = QWidget(), QWidget()
        row = QHBoxLayout(text)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(style.dimmed(sentence(said)), 1)
        if beside is not None:
            row.addWidget(beside, 0, TOP)
        below = column(holder, style.SPACE // 3)
        below.addWidget(way)
        below.addWidget(indented(text))
        return holder

    def _why_not(self, profile: ProfileId) -> QWidget:
        topic = Topic.F2FS if profile is ProfileId.F2FS else Topic.OTHER_FILESYSTEMS
        return link(self.tr("Why not?"), lambda: self.explanation_asked.emit(topic), profiles.title(profile, translate))

    def _pick(self) -> None:
        picked = next((profile for profile, way in self.ways.items() if way.isChecked()), None)
        self._setup.tell(Picked(picked))
