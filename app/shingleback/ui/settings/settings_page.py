"""Everything that a person can choose for all backups and drives, in one page."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QWidget

from shingleback.bridge.chosen import Chosen
from shingleback.bridge.session.switch import Switch
from shingleback.ui import style
from shingleback.ui.notices import NoticeChoices
from shingleback.ui.pieces import fill, named_card, page_column
from shingleback.ui.protected import ProtectedDrives
from shingleback.ui.settings.backup_choices import BackupChoices, ExcludesChoice
from shingleback.ui.settings.program_choices import ProgramChoices
from shingleback.ui.settings.switch_box import SwitchBox
from shingleback.ui.tab_order import order_tabs


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
    """Signals: `failed`: a UsageError: something of the session could not be changed."""

    failed = Signal(object)

    def __init__(self, chosen: Chosen, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.switches: list[SwitchBox] = []
        self.backups = BackupChoices(chosen)
        self.excludes = ExcludesChoice(chosen)
        self.notices = NoticeChoices(chosen)
        self.protected = ProtectedDrives(chosen)
        self.program = ProgramChoices(chosen, session.languages)
        page, self._column = page_column()
        self._column.addWidget(style.heading(QLabel(self.tr("Settings"))))
        self._add(self.tr("Backups"), self.backups, self._timer(session))
        self._add(self.tr("What every backup leaves out"), self.excludes)
        self._add(self.tr("Notifications"), self.notices)
        self._add(self.tr("Protected drives"), self.protected)
        self._add(self.tr("The program"), self.program, self._autostart(session))
        self._column.addStretch(1)
        fill(self, page)
        chosen.changed.connect(lambda: order_tabs(self))
        order_tabs(self)

    def _add(self, name: str, *parts: QWidget | None) -> None:
        frame, layout = named_card(name)
        for part in parts:
            if part is not None:
                layout.addWidget(part)
        self._column.addWidget(frame)

    def _timer(self, session: Session) -> QWidget | None:
        return self._switch(
            session.timer,
            self.tr("Make daily backups also while Shingleback is not open"),
            self.tr("A timer of your session begins them, and makes up for those that were missed."),
        )

    def _autostart(self, session: Session) -> QWidget | None:
        return self._switch(
            session.autostart,
            self.tr("Start with the session, hidden in the tray"),
            self.tr("So you are told of drives, and backups begin by themselves."),
        )

    def _switch(self, switch: Switch | None, text: str, says: str) -> QWidget | None:
        if switch is None:
            return None
        self.switches.append(SwitchBox(text, says, switch, self.failed.emit))
        return self.switches[-1]
