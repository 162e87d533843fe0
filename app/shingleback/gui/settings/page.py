"""The Settings page, including which drives show no notifications, and which must never be erased."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QWidget,
)

from shingleback.domain.errors import SkipReason, UsageError
from shingleback.domain.text import visible
from shingleback.gui.controllers.automatic import AutomaticStart
from shingleback.gui.controllers.settings import SettingsController, SwitchSetter
from shingleback.gui.run import texts
from shingleback.gui.settings.excludes_dialog import ExcludesDialog
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import FocusDelegator, explained_by, order_tabs
from shingleback.gui.widgets.basic import (
    button,
    fill,
    hint,
    ignore_stray_wheel,
    link,
    named_card,
    page_column,
    page_title,
    sentence,
)
from shingleback.gui.widgets.choosers import PaceChooser
from shingleback.gui.widgets.layouts import AlignedForm, discard, held, in_column, in_row, wide
from shingleback.gui.widgets.navigator import go
from shingleback.gui.widgets.plain import PlainLabel, add_field, set_tip
from shingleback.messages import exclude_rules, exclusions, notifications
from shingleback.messages.help.topic import Topic
from shingleback.store.autostart import Switch
from shingleback.store.settings import Appearance, OnClose, ProtectedDrive, QuietDrive

_MAX_DAYS = 365
_MAX_RULES = 8
_CACHE_TAG = "CACHEDIR.TAG"


class NoticeChoices(QWidget):
    def __init__(self, chosen: SettingsController) -> None:
        super().__init__()
        self._chosen = chosen
        self.notifies_plug_in = QCheckBox(self.tr("&Tell me when a drive is plugged in"))
        self.quiet_title = PlainLabel(self.tr("You get no notifications about these drives:"))
        self.quiet = in_column()
        self.rows: list[QWidget] = []
        in_column(self.notifies_plug_in, self.quiet_title, self.quiet, on=self)
        self.notifies_plug_in.clicked.connect(lambda is_on: chosen.set(notifies_plug_in=is_on))
        chosen.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        self.notifies_plug_in.setChecked(self._chosen.settings.notifies_plug_in)
        for row in self.rows:
            discard(row)
        drives = self._chosen.settings.quiet
        self.quiet_title.setVisible(bool(drives))
        self.rows = [self._row(drive) for drive in drives]
        for row in self.rows:
            self.quiet.addWidget(row)

    def _row(self, drive: QuietDrive) -> QWidget:
        name = PlainLabel(notifications.named(drive.name, drive.size_bytes, texts.translate))
        tell_again = QPushButton(self.tr("Tell me again"), autoDefault=True)
        tell_again.setAccessibleName(self.tr("Tell me about {drive} again").format(drive=name.text()))
        tell_again.clicked.connect(lambda: self._chosen.ask_again(drive.key))
        return _line(name, tell_again)


class ProtectedDrives(QWidget):
    """The list of protected drives, including those not plugged in."""

    def __init__(self, chosen: SettingsController) -> None:
        super().__init__()
        self._chosen = chosen
        self.title = PlainLabel()
        self.rows: list[QWidget] = []
        self._column = in_column(self.title, on=self)
        chosen.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        for row in self.rows:
            discard(row)
        drives = self._chosen.settings.protected
        protected = self.tr("These drives are protected, and can't be set up for backups by mistake:")
        none = self.tr("No drive is protected. To make sure that a drive is never erased, protect it on its card.")
        self.title.setText(protected if drives else none)
        self.title.setWordWrap(True)
        self.rows = [self._row(drive) for drive in drives]
        for row in self.rows:
            self._column.addWidget(row)

    def _row(self, drive: ProtectedDrive) -> QWidget:
        name = sentence(notifications.named(drive.name, drive.size_bytes, texts.translate))
        press = button(self.tr("Stop protecting this drive"), lambda: self._chosen.unprotect(drive.key))
        press.setAccessibleName(self.tr("No longer protect {drive}").format(drive=name.text()))
        return _line(name, press)


def _line(name: QLabel, press: QPushButton) -> QWidget:
    return held(in_row(wide(name), press))


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
        self.pace = PaceChooser()
        self.pace.chosen.connect(lambda pace: chosen.set(pace=pace))
        choices = AlignedForm()
        choices.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        choices.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        add_field(choices, self.tr("Remind me after this many days without a backup"), self.days)
        choices.addRow(self.pace.label(self.tr("Pace of new backup sets")), self.pace)
        in_column(self.on_battery, choices, on=self)
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
    """The exclude rules for all sets, each in words.

    Attributes:
        lines: one for each rule, whose tool tip is the rule itself; or that there is none.
    """

    def __init__(self, chosen: SettingsController) -> None:
        super().__init__()
        self._chosen = chosen
        self.lines: list[QLabel] = []
        self._rules = in_column(space=style.SPACE // 3)
        self.change = button(self.tr("Exc&luded files…"), self._change)
        in_column(self._rules, in_row(self.change, None), on=self)
        chosen.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        for line in self.lines:
            discard(line)
        settings = self._chosen.settings
        named = exclude_rules.rule_lines(settings.excludes, str(Path.home()), texts.translate)
        if settings.skips_caches:
            named.append((exclusions.kind(SkipReason.CACHE, "", texts.translate), _CACHE_TAG))
        hidden_count = len(named) - _MAX_RULES if len(named) > _MAX_RULES + 1 else 0
        named = named[: len(named) - hidden_count]
        self.lines = [self._line(text, rule) for text, rule in named]
        if hidden_count:
            self.lines.append(self._line(exclusions.and_more(hidden_count, texts.translate)))
        if not named:
            self.lines.append(self._line(self.tr("Nothing")))
        for line in self.lines:
            self._rules.addWidget(line)

    def _line(self, text: str, rule: str = "") -> QLabel:
        line = style.dimmed(style.Wrapped(text))
        set_tip(line, "\n".join(map(visible, rule.split("\n"))))
        return line

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
        self.moves = QCheckBox(self.tr("Show animations"))
        self.moves.clicked.connect(lambda is_on: chosen.set(moves=is_on))
        boxes = (self.language, self.appearance, self.on_close)
        for box in boxes:
            box.setMinimumWidth(max(each.sizeHint().width() for each in boxes))  # so that they end on one line
        choices = AlignedForm()
        choices.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        choices.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        add_field(choices, self.tr("Language"), self.language)
        choices.addRow("", self.later)
        add_field(choices, self.tr("Appearance"), self.appearance)
        add_field(choices, self.tr("When the window is closed"), self.on_close)
        in_column(choices, self.moves, on=self)
        choices.setRowVisible(self.language, len(languages) > 1)  # not earlier, or each would be a separate window
        chosen.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        settings = self._chosen.settings
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.appearance.setCurrentIndex(self.appearance.findData(settings.appearance.value))
        self.on_close.setCurrentIndex(self.on_close.findData(settings.on_close.value))
        self.moves.setChecked(settings.moves)

    def _set_language(self) -> None:
        language = str(self.language.currentData())
        self.later.setVisible(language != self._chosen.settings.language)
        self._chosen.set(language=language)


class SwitchBox(QWidget):
    """Shows the current setting, also after a failed change; during a change, it shows the wanted one.

    Attributes:
        turning: carries out the change.
    """

    def __init__(self, text: str, says: str, switch: Switch, fail: Callable[[UsageError], None]) -> None:
        """`says` describes the effect; `fail` is called with the reason if the change failed."""
        super().__init__()
        self._switch = switch
        self._fail = fail
        self._requested = False
        self.turning = SwitchSetter(switch, self)
        self.turning.turned.connect(self._on_turned)
        self.box = QCheckBox(text)
        self.box.setAccessibleDescription(says)
        self.box.clicked.connect(self._set)
        label = hint(says)
        label.setIndent(2 * style.SPACE)
        in_column(self.box, label, on=self, space=2)
        self.show_switch()

    def show_switch(self) -> None:
        self.setVisible(self._switch.is_possible)
        self.box.setChecked(self._requested if self.turning.is_under_way else self._switch.is_on)

    def _set(self, is_on: bool) -> None:
        if not self.turning.is_under_way:
            self._requested = is_on
            self.turning.turn(is_on=is_on)
        self.show_switch()

    def _on_turned(self, failure: UsageError | None) -> None:
        self.show_switch()
        if failure is not None:
            self._fail(failure)


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
    """Attributes: `help_buttons`: the "?" buttons beside the headings that have an explanation.

    Signals:
        failed: a UsageError: a setting of the session could not be changed.
        about_requested: show what the program is.
    """

    failed = Signal(object)
    about_requested = Signal()

    def __init__(self, chosen: SettingsController, session: Session) -> None:
        super().__init__()
        self.switches: list[SwitchBox] = []
        self.help_buttons: list[QPushButton] = []
        self.backups = BackupChoices(chosen)
        self.excludes = ExcludesChoice(chosen)
        self.notices = NoticeChoices(chosen)
        self.protected = ProtectedDrives(chosen)
        self.program = ProgramChoices(chosen, session.languages)
        page, self._column = page_column()
        self._column.addWidget(page_title(PlainLabel(self.tr("Settings"))))
        timer = self._switch(
            session.timer,
            self.tr("Make daily backups even when Shingleback isn't open"),
            self.tr("A timer in your session starts them, and catches up on missed ones."),
        )
        self._add(self.tr("Backups"), self.backups, timer, topic=Topic.RESTS)
        self._add(self.tr("Excluded from every backup"), self.excludes)
        self._add(self.tr("Notifications"), self.notices, topic=Topic.KEEP_POWERED)
        self._add(self.tr("Protected drives"), self.protected)
        self.about_link = link(self.tr("About Shingleback"), self.about_requested.emit)
        autostart = self._switch(
            session.autostart,
            self.tr("Start when I log in, in the tray"),
            self.tr("You get notifications about drives, and backups start automatically."),
        )
        self._add(self.tr("Shingleback"), self.program, autostart, held(in_row(self.about_link, None)))
        self._column.addStretch(1)
        fill(self, page)
        chosen.changed.connect(self._order)
        if session.automatic is not None:
            for switch in self.switches:
                session.automatic.changed.connect(switch.show_switch)
                switch.turning.turned.connect(session.automatic.refresh)
        self._order()

    def first_part(self) -> QWidget:
        return self.help_buttons[0]

    def _order(self) -> None:
        order_tabs(self)

    def _add(self, name: str, *parts: QWidget | None, topic: Topic | None = None) -> None:
        frame, layout = named_card(name)
        if topic is not None:
            explained_by(frame, topic)
            line = in_row(space=style.SPACE)
            item = layout.takeAt(0)
            if (heading := item.widget() if item else None) is not None:
                line.addWidget(heading)
            help_button = button("?", lambda: go(self, topic), "tool")
            name_of_help = self.tr("Explain: {name}").format(name=name)
            help_button.setAccessibleName(name_of_help)
            set_tip(help_button, name_of_help)
            self.help_buttons.append(help_button)
            line.addWidget(help_button)
            line.addStretch(1)
            layout.insertLayout(0, line)
        for part in parts:
            if part is not None:
                layout.addWidget(part)
        self._column.addWidget(frame)

    def _switch(self, switch: Switch | None, text: str, says: str) -> QWidget | None:
        if switch is None:
            return None
        self.switches.append(SwitchBox(text, says, switch, self.failed.emit))
        return self.switches[-1]
