"""Everything that a person can choose for all backups and drives, in one page."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from shingleback.bridge.chosen import Chosen
from shingleback.bridge.session.switch import Switch
from shingleback.ui import style
from shingleback.ui.help import about
from shingleback.ui.notices import NoticeChoices
from shingleback.ui.pieces import button, fill, named_card, page_column
from shingleback.ui.protected import ProtectedDrives
from shingleback.ui.settings.backup_choices import BackupChoices, ExcludesChoice
from shingleback.ui.settings.program_choices import ProgramChoices
from shingleback.ui.settings.switch_box import SwitchBox
from shingleback.ui.tab_order import order_tabs
from shingleback.words.explanations.topic import Topic


@dataclass(frozen=True, slots=True)
class Session:
    """What the settings page can change outside of the settings file.

    Attributes:
        autostart: the program is started with the session.
        timer: daily backups are made while the program does not run.
        languages: what its people call each, by what the settings call it.
    """

    autostart: Switch | None = None
    timer: Switch | None = None
    languages: Mapping[str, str] = field(default_factory=dict)


class SettingsPage(QWidget):
    """Attributes: `asked`: the "?" beside the name of each part that an explanation is about.

    Signals:
        failed: a UsageError: something of the session could not be changed.
        explanation_asked: a `Topic`.
    """

    failed = Signal(object)
    explanation_asked = Signal(object)

    def __init__(self, chosen: Chosen, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.switches: list[SwitchBox] = []
        self.asked: list[QPushButton] = []
        self.backups = BackupChoices(chosen)
        self.excludes = ExcludesChoice(chosen)
        self.notices = NoticeChoices(chosen)
        self.protected = ProtectedDrives(chosen)
        self.program = ProgramChoices(chosen, session.languages)
        page, self._column = page_column()
        self._column.addWidget(style.heading(QLabel(self.tr("Settings"))))
        self._add(self.tr("Backups"), self.backups, self._timer(session), topic=Topic.RESTS)
        self._add(self.tr("Left out of every backup"), self.excludes)
        self._add(self.tr("Notifications"), self.notices, topic=Topic.KEEP_POWERED)
        self._add(self.tr("Protected drives"), self.protected)
        self._add(self.tr("Shingleback"), self.program, self._autostart(session))
        self._column.addStretch(1)
        self.setFocusProxy(self.asked[0])
        fill(self, page)
        chosen.changed.connect(self._order)
        self._order()

    def _order(self) -> None:
        order_tabs(self)

    def _add(self, name: str, *parts: QWidget | None, topic: Topic | None = None) -> None:
        frame, layout = named_card(name)
        if topic is not None:
            about(frame, topic)
            layout.insertLayout(0, self._with_question(name, layout, topic))
        for part in parts:
            if part is not None:
                layout.addWidget(part)
        self._column.addWidget(frame)

    def _with_question(self, name: str, layout: QVBoxLayout, topic: Topic) -> QHBoxLayout:
        """The name of a part with a "?" beside it."""
        line = QHBoxLayout()
        line.setSpacing(style.SPACE)
        item = layout.takeAt(0)
        if (heading := item.widget() if item else None) is not None:
            line.addWidget(heading)
        asked = button("?", lambda: self.explanation_asked.emit(topic), "tool")
        said = self.tr("Explain: {name}").format(name=name)
        asked.setAccessibleName(said)
        asked.setToolTip(said)
        self.asked.append(asked)
        line.addWidget(asked)
        line.addStretch(1)
        return line

    def _timer(self, session: Session) -> QWidget | None:
        return self._switch(
            session.timer,
            self.tr("Make daily backups even when Shingleback isn't open"),
            self.tr("A timer in your session starts them, and catches up on missed ones."),
        )

    def _autostart(self, session: Session) -> QWidget | None:
        return self._switch(
            session.autostart,
            self.tr("Start when I log in, in the tray"),
            self.tr("You get notifications about drives, and backups start automatically."),
        )

    def _switch(self, switch: Switch | None, text: str, says: str) -> QWidget | None:
        if switch is None:
            return None
        self.switches.append(SwitchBox(text, says, switch, self.failed.emit))
        return self.switches[-1]
