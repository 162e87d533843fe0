"""The Settings page: every choice in one line, so that all of them are seen at once."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox, QWidget

from shingleback.domain.errors import SkipReason
from shingleback.gui.controllers.automatic import AutomaticStart
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.run import texts
from shingleback.gui.settings.excludes_dialog import ExcludesDialog
from shingleback.gui.settings.listed_drives import ListedDrives
from shingleback.gui.settings.switch_box import SwitchBox
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import FocusDelegator, order_tabs
from shingleback.gui.widgets.basic import (
    button,
    fill_page,
    hint,
    ignore_stray_wheel,
    in_named_card,
    link,
    page_title,
)
from shingleback.gui.widgets.choosers import PaceChooser
from shingleback.gui.widgets.layouts import MIDDLE, held, in_column, in_row, placed, wide
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.messages import exclude_rules, exclusions
from shingleback.store.autostart import Switch
from shingleback.store.settings import Appearance, OnClose

_MAX_DAYS = 365
_MAX_RULES = 4


def _named_row(name: str, control: QWidget, buddy: QWidget | None = None) -> QWidget:
    """Return a control at the end of a line that begins with its name. `buddy`: the part of it that gets the focus."""
    label = style.Wrapped(name)
    label.setBuddy(buddy or control)
    return held(in_row(wide(label), placed(control, MIDDLE)))


class BackupChoices(QWidget):
    def __init__(self, chosen: SettingsController) -> None:
        super().__init__()
        self._chosen = chosen
        self.on_battery = QCheckBox(self.tr("Start automatic backups on battery power, too"))
        self.on_battery.clicked.connect(lambda is_on: chosen.set(on_battery=is_on))
        self.days = ignore_stray_wheel(QSpinBox(minimum=0, maximum=_MAX_DAYS))
        self.days.setAccessibleName(self.tr("Days without a backup before a reminder"))
        self.days.setSpecialValueText(self.tr("never"))
        self.days.setKeyboardTracking(False)  # use a number only when it is complete
        self.days.valueChanged.connect(lambda days: chosen.set(reminder_days=days))
        self.pace = PaceChooser(is_short=True)
        self.pace.chosen.connect(lambda pace: chosen.set(pace=pace))
        days = _named_row(self.tr("Remind me after this many days without a backup"), self.days)
        pace = _named_row(self.tr("Pace of new backup sets"), self.pace, self.pace.box)
        in_column(self.on_battery, days, pace, on=self)
        chosen.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        settings = self._chosen.settings
        self.on_battery.setChecked(settings.on_battery)
        blocker = QSignalBlocker(self.days)
        self.days.setValue(settings.reminder_days)
        del blocker
        self.pace.show_pace(settings.pace)


class ExcludesChoice(QWidget):
    """The exclude rules for all sets, in words. Attributes: `rules`: the first ones, and how many more there are."""

    def __init__(self, chosen: SettingsController) -> None:
        super().__init__()
        self._chosen = chosen
        self.rules = hint()
        self.change = button(self.tr("Change…"), self._change)
        title = self.tr("Excluded from every backup")
        self.change.setAccessibleName(self.tr("Change what is excluded from every backup"))
        text = in_column(style.Wrapped(title), self.rules, space=0)
        in_row(wide(text), placed(self.change, MIDDLE), on=self)
        chosen.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        settings = self._chosen.settings
        named = [text for text, _ in exclude_rules.rule_lines(settings.excludes, str(Path.home()), texts.translate)]
        if settings.skips_caches:
            named.append(exclusions.kind(SkipReason.CACHE, "", texts.translate))
        hidden_count = len(named) - _MAX_RULES if len(named) > _MAX_RULES + 1 else 0
        named = named[: len(named) - hidden_count]
        if hidden_count:
            named.append(exclusions.and_more(hidden_count, texts.translate))
        self.rules.setText(texts.joined(*named or [self.tr("Nothing")], by=" · "))

    def _change(self) -> None:
        settings = self._chosen.settings
        dialog = ExcludesDialog(settings.excludes, skips_caches=settings.skips_caches, parent=self)
        if dialog.exec():
            self._chosen.set(excludes=dialog.rules, skips_caches=dialog.skips_caches)
        dialog.deleteLater()


def _choice(name: str, texts_of: Mapping[str, str]) -> QComboBox:
    """Return a choice between values. `name` is for a screen reader; `texts_of` returns the texts of the values."""
    combo = ignore_stray_wheel(QComboBox())
    combo.setAccessibleName(name)
    for value, text in texts_of.items():
        combo.addItem(text, value)
    return combo


class ProgramChoices(QWidget):
    def __init__(self, chosen: SettingsController, languages: Mapping[str, str]) -> None:
        """`languages`: each language's own name, by its code in the settings."""
        super().__init__()
        self._chosen = chosen
        self.notifies_plug_in = QCheckBox(self.tr("&Tell me when a drive is plugged in"))
        self.notifies_plug_in.clicked.connect(lambda is_on: chosen.set(notifies_plug_in=is_on))
        self.moves = QCheckBox(self.tr("Show animations"))
        self.moves.clicked.connect(lambda is_on: chosen.set(moves=is_on))
        self.language = _choice(self.tr("Language"), {"": self.tr("System language"), **languages})
        self.language.activated.connect(self._set_language)
        self.later = hint(self.tr("The language changes when the backup or restore has finished."))
        self.later.hide()
        self.appearance = _choice(
            self.tr("Appearance"),
            {
                Appearance.DESKTOP.value: self.tr("Same as the system"),
                Appearance.LIGHT.value: self.tr("Light"),
                Appearance.DARK.value: self.tr("Dark"),
            },
        )
        self.appearance.activated.connect(lambda: chosen.set(appearance=Appearance(self.appearance.currentData())))
        self.on_close = _choice(
            self.tr("When the window is closed"),
            {
                OnClose.ASK.value: self.tr("Ask me"),
                OnClose.STAY.value: self.tr("Keep running in the tray"),
                OnClose.QUIT.value: self.tr("Quit"),
            },
        )
        self.on_close.activated.connect(lambda: chosen.set(on_close=OnClose(self.on_close.currentData())))
        boxes = (self.language, self.appearance, self.on_close)
        width = max(box.sizeHint().width() for box in boxes)
        for box in boxes:
            box.setMinimumWidth(width)  # so that they begin on one line
        language, *other_rows = (_named_row(box.accessibleName(), box) for box in boxes)
        in_column(self.notifies_plug_in, self.moves, language, self.later, *other_rows, on=self)
        language.setVisible(len(languages) > 1)
        chosen.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        settings = self._chosen.settings
        self.notifies_plug_in.setChecked(settings.notifies_plug_in)
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.appearance.setCurrentIndex(self.appearance.findData(settings.appearance.value))
        self.on_close.setCurrentIndex(self.on_close.findData(settings.on_close.value))
        self.moves.setChecked(settings.moves)

    def _set_language(self) -> None:
        language = str(self.language.currentData())
        self.later.setVisible(language != self._chosen.settings.language)
        self._chosen.set(language=language)


@dataclass(frozen=True, slots=True)
class Session:
    """What the settings page can change outside of the settings file.

    Attributes:
        autostart: start the program with the session.
        timer: make daily backups while the program is not running.
        languages: each language's own name, by its code in the settings.
        automatic: what follows both switches, and may set them.
    """

    autostart: Switch | None = None
    timer: Switch | None = None
    languages: Mapping[str, str] = field(default_factory=dict)
    automatic: AutomaticStart | None = None


class SettingsPage(FocusDelegator, QWidget):
    """Where everything that applies to all backups is chosen.

    Signals:
        failed: a UsageError: a setting of the session could not be changed.
        about_requested: show what the program is.
    """

    failed = Signal(object)
    about_requested = Signal()

    def __init__(self, chosen: SettingsController, session: Session) -> None:
        super().__init__()
        self.switches: list[SwitchBox] = []
        self.backups = BackupChoices(chosen)
        self.excludes = ExcludesChoice(chosen)
        self.program = ProgramChoices(chosen, session.languages)
        self.drives = ListedDrives(chosen, self)
        self.about_link = link(self.tr("About Shingleback"), self.about_requested.emit)
        timer = self._switch(
            session.timer,
            self.tr("Make daily backups even when Shingleback isn't open"),
            self.tr("A timer in your session starts them, and catches up on missed ones."),
        )
        autostart = self._switch(
            session.autostart,
            self.tr("Start when I log in, in the tray"),
            self.tr("You get notifications about drives, and backups start automatically."),
        )
        title = page_title(PlainLabel(self.tr("Settings")))
        fill_page(
            self,
            in_row(wide(title), self.about_link),
            in_named_card(self.tr("Backups"), *timer, self.backups, self.excludes),
            in_named_card(self.tr("Shingleback"), *autostart, self.program),
            self.drives,
            None,
        )
        chosen.changed.connect(self._order)
        for choices in (self.backups, self.program):  # a change that could not be saved is not shown as if it were
            chosen.failed.connect(choices.show_choices)
        if session.automatic is not None:
            for switch in self.switches:
                session.automatic.changed.connect(switch.show_switch)
                switch.turning.turned.connect(session.automatic.refresh)
        self._order()

    def first_part(self) -> QWidget:
        return self.backups.on_battery

    def _order(self) -> None:
        order_tabs(self)

    def _switch(self, switch: Switch | None, text: str, says: str) -> list[SwitchBox]:
        """Return the box of a switch; none if the session has no such switch."""
        boxes = [] if switch is None else [SwitchBox(text, says, switch, self.failed.emit, self)]
        self.switches += boxes
        return boxes
