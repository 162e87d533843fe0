"""The card of one drive: whose it is, how it is, one action, and everything else under Details.

Also the card of a drive that vanished without being ejected: what to do now, and how long to wait.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from shingleback.domain.drive import Drive
from shingleback.domain.formatting.safety_checks import RefusalReason
from shingleback.domain.local_time import local_time
from shingleback.domain.smr.evidence import RecordingMethod
from shingleback.gui.controllers.adjusting import AdjustingState
from shingleback.gui.controllers.backup_sets import SetView
from shingleback.gui.controllers.care import CareState
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.controllers.safe_to_unplug import OpeningState
from shingleback.gui.controllers.write_caches import WriteCacheState
from shingleback.gui.drives import front, texts
from shingleback.gui.drives.adjust import AdjustFold
from shingleback.gui.drives.card_front import CardHead, CardNotices
from shingleback.gui.drives.care import CarePart
from shingleback.gui.drives.front import FirstAction
from shingleback.gui.drives.sections import (
    ArraysPart,
    ConnectionPart,
    HealthPart,
    NormalPart,
    Part,
    VerdictPart,
    VolumesPart,
)
from shingleback.gui.run import texts as run_texts
from shingleback.gui.run.now_panel import NowPanel
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import explained_by
from shingleback.gui.widgets.basic import (
    Collapsible,
    button,
    link,
    name_with,
)
from shingleback.gui.widgets.layouts import (
    MIDDLE,
    FlowRow,
    actions,
    columns,
    held,
    in_column,
    in_row,
    placed,
    wide,
)
from shingleback.gui.widgets.navigator import WhatHappened, go
from shingleback.gui.widgets.plain import PlainLabel, set_tip
from shingleback.messages import formatting
from shingleback.messages.help.topic import Topic
from shingleback.protocol.run_state import RunState, Stage

_PICTURE = 40
_SHOWS_ZONES = (RecordingMethod.HOST_MANAGED, RecordingMethod.HOST_AWARE)
_TOPICS = (
    Topic.RAID,
    Topic.SMART,
    Topic.USB_2,
    Topic.OTHER_FILESYSTEMS,
    Topic.KEEP_POWERED,
)


class DriveRequests(QObject):
    """The user's requests on the drives page. The cards emit these signals; the code that carries them out connects.

    Signals:
        backup: back up to this place.
        begin: start the backup of the set with this key, or show it if it is running.
        eject, ignore, use, setup: the `Drive`.
        protect, unprotect: the `Drive` that must never be erased, or may be again.
        opening: mount or unmount something; an `Opening`.
        measure: a place on the drive, or its device, and the name of the drive.
        zones: the device and the name of a drive that reports zones.
        reset: the `Drive` whose write cache setting an interrupted measurement left changed.
        adjust: the `Drive`, and the options of `adjust`.
        clone: the `Drive` to copy to another.
        move: move the backup at this place to another drive.
        care: the `Drive`, and a `CareCommand`.
        moved: a backup is at another place now; the `MoveFinished` with the details.
        plug_in: plug in the simulated drive.
        power_cycled, is_back, given_up: the user's answers about a drive that vanished; its key.
    """

    backup = Signal(str)
    begin = Signal(str)
    eject = Signal(object)
    ignore = Signal(object)
    use = Signal(object)
    setup = Signal(object)
    protect = Signal(object)
    unprotect = Signal(object)
    opening = Signal(object)
    measure = Signal(str, str)
    zones = Signal(str, str)
    reset = Signal(object)
    adjust = Signal(object, tuple)
    clone = Signal(object)
    move = Signal(str)
    care = Signal(object, object)
    moved = Signal(object)
    plug_in = Signal()
    power_cycled = Signal(str)
    is_back = Signal(str)
    given_up = Signal(str)


@dataclass(frozen=True, slots=True)
class CardState:
    """What is going on with the drive of a card.

    Attributes:
        backups: a view of each backup that goes to it.
        opening: the progress of a mount or unmount.
    """

    backups: tuple[SetView, ...] = ()
    opening: OpeningState = field(default_factory=OpeningState)
    is_ejecting: bool = False


class DriveCard(QFrame):
    """A drive, and its buttons."""

    def __init__(self, view: DriveView, requests: DriveRequests, now: Callable[[], datetime] = local_time) -> None:
        super().__init__()
        self.setObjectName("card")
        self.view = view
        self._requests = requests
        self._now = now
        self._state = CardState()
        self.head = CardHead(self)
        self.notices = CardNotices(lambda: self._requests.reset.emit(self.view.drive))
        self.now = NowPanel(is_inside=True)
        self.ask_now = Collapsible(self.tr("What is it doing now?"), self.now)
        self.body = QWidget()
        self.details = Collapsible(self.tr("Details"), self.body)
        self.details.toggled.connect(self._show_body)
        self._make_parts()
        self._make_buttons()
        self._lay_out()
        self.show_care(is_known=False)
        self.show_view(view)

    @property
    def _name(self) -> str:
        """The drive's name; a simulated drive's in the language of the window, which may have changed."""
        return (texts.named(self.view) if self.view.is_simulated else self.view).drive.name

    @property
    def drive(self) -> Drive:
        return self.view.drive

    def show_care(self, *, is_known: bool) -> None:
        """Show or hide the care section: hidden until it is known what the drive needs."""
        self.care.setVisible(is_known)
        self._names[self.care].setVisible(is_known)
        if not is_known:
            self.notices.due.say("")

    def show_due(self, state: CareState) -> None:
        """Say at a glance that care is due or in progress, or what it found; the rest is under Details."""
        is_said = bool(state.due) or state.is_busy or state.has_found_damage
        self.notices.due.say(self.care.head.text() if is_said else "", is_alarm=state.has_found_damage)

    def show_backups(self, backups: tuple[SetView, ...]) -> None:
        """Show what backups go to this drive: a view for each."""
        if backups != self._state.backups:
            self._state = replace(self._state, backups=backups)
            self.show_view(self.view)

    def show_ejecting(self, *, is_ejecting: bool) -> None:
        """Disable everything else while the drive is being ejected."""
        if is_ejecting is not self._state.is_ejecting:
            self._state = replace(self._state, is_ejecting=is_ejecting)
            self.volumes.show_ejecting(is_ejecting=is_ejecting)
            for control in (self.care, self.notices.write_cache):
                control.setEnabled(not is_ejecting)
            self._show_buttons(self.view)

    def show_opening(self, state: OpeningState) -> None:
        """Show the progress of a mount or unmount: under Details, and at a glance while these are folded."""
        self._state = replace(self._state, opening=state)
        self.volumes.show_state(state)
        self._show_body()

    def show_write_cache(self, state: WriteCacheState) -> None:
        self.notices.write_cache.show_state(state, self.view.drive)

    def show_adjusting(self, state: AdjustingState) -> None:
        self.adjust.show_state(state, self.view.drive.path)

    def _make_parts(self) -> None:
        self.verdict = explained_by(VerdictPart(has_headline=False), Topic.CONFIDENCE)
        self.arrays, self._health, self._connection = ArraysPart(), HealthPart(), ConnectionPart()
        self.care = CarePart(self._now)
        self.care.requested.connect(lambda ask: self._requests.care.emit(self.view.drive, ask))
        self.adjust = AdjustFold()
        self.adjust.requested.connect(lambda options: self._requests.adjust.emit(self.view.drive, options))
        self.volumes = VolumesPart()
        self.volumes.opening_requested.connect(self._requests.opening)
        self.parts: dict[str, Part] = {
            self.tr("Take care"): self.arrays,
            self.tr("Health"): self._health,
            self.tr("Connection"): self._connection,
            self.tr("What is on it"): self.volumes,
            self.tr("Care"): self.care,
        }
        self.normal = NormalPart()
        self.habits = Collapsible(self.tr("What is normal?"), self.normal)
        explained_by(self.normal, Topic.SLOWS_DOWN)
        self._names = {part: style.dimmed(PlainLabel(name)) for name, part in self.parts.items()}
        for part, topic in zip(self.parts.values(), _TOPICS, strict=True):
            explained_by(part, topic)

    def _make_buttons(self) -> None:
        name = self._name
        self.backup = button("", self._ask_for_backup, "primary")
        self.watch = button(self.tr("Show progress"), self._ask_for_backup, "primary")
        self.open_drive = button(self.tr("Open the drive"), self._ask_to_open, "primary")
        self.set_up = button(self.tr("Set up for backup"), self._ask_to_set_up, "primary")
        self.eject = button(self.tr("Eject"), lambda: self._requests.eject.emit(self.view.drive))
        self.use = button(self.tr("Use again"), lambda: self._requests.use.emit(self.view.drive))
        self.use_as_it_is = link(self.tr("Back up to it without erasing it"), self._ask_for_backup, name)
        self.set_up_again = link(self.tr("Erase it and set it up again"), self._ask_to_set_up, name)
        self.happened = link(self.tr("What happened?"), self._ask_what_happened, name)
        self.measure = link(self.tr("Measure it"), self._ask_to_measure, name)
        self.zones = link(self.tr("Show its zones"), self._ask_for_zones, name)
        self.clone = link(self.tr("Copy it to another drive"), lambda: self._requests.clone.emit(self.view.drive), name)
        self.move_backup = link(self.tr("Move its backup to another drive"), self._ask_to_move, name)
        self.ignore = link(self.tr("Don't use this drive"), lambda: self._requests.ignore.emit(self.view.drive), name)
        self.protect = link("", self._ask_to_protect)
        for press in (self.watch, self.open_drive, self.set_up, self.eject, self.use, self.details.button):
            press.setAccessibleName(name_with(press.text(), name))
        for press in (self.set_up, self.set_up_again):
            explained_by(press, Topic.PROFILES)
        explained_by(self.eject, Topic.EJECT_TAKES_LONG)

    def show_view(self, view: DriveView) -> None:
        had_focus = self.ignore.hasFocus() or self.use.hasFocus()
        self.view = view
        self.head.show_view(view, self._name, front.summary(view, self._state.backups, self._now()))
        self.notices.show_trouble(view)
        self.setAccessibleName(f"{self._name}, {self.head.summary.text()}")
        self.normal.show_reserve(is_said=any(backup.free_space for backup in self._state.backups))
        for part in (*self.parts.values(), self.verdict, self.normal):
            part.show_view(view)
        self.verdict.setVisible(bool(view.verdict.reasons))
        for of_real_drives in (self._health, self._connection):
            for shown in (of_real_drives, self._names[of_real_drives]):
                shown.setHidden(view.is_simulated)  # it has neither
        self.details.setVisible(not view.is_ignored)
        self.ask_now.setVisible(not view.is_ignored and not view.drive.is_system)
        self.arrays.setVisible(bool(texts.array_warnings(view)) and not view.is_ignored)
        self.adjust.setVisible(not view.is_simulated and not view.drive.is_system)
        self._show_body()
        self._show_buttons(view)
        if had_focus:
            (self.use if view.is_ignored else self.ignore).setFocus()

    def _show_body(self) -> None:
        self.notices.show_opening(self._state.opening, self.drive, is_folded=not self.details.is_open)
        self.body.setVisible(self.details.is_open and not self.view.is_ignored)

    def _show_buttons(self, view: DriveView) -> None:
        is_own = not view.drive.is_system and not view.is_ignored
        action = front.first_action(view, self._state.backups)
        self.backup.setText(translate("home", front.begin_step(self._state.backups).label))
        self.backup.setAccessibleName(name_with(self.backup.text(), self._name))
        self.backup.setVisible(action is FirstAction.BACK_UP)
        self.watch.setVisible(action is FirstAction.WATCH)
        self.open_drive.setVisible(action is FirstAction.OPEN)
        self.set_up.setVisible(action is FirstAction.SET_UP)
        self.use_as_it_is.setVisible(is_own and not self._state.backups and bool(texts.backup_place(view.drive)))
        self.eject.setVisible(is_own and not view.is_simulated and bool(view.drive.mount_points))
        self._show_set_up(view, action)
        self.happened.setVisible(not view.is_ignored and not view.is_simulated)
        self.measure.setVisible(is_own)
        self.zones.setVisible(not view.is_ignored and view.verdict.recording in _SHOWS_ZONES)
        self.clone.setVisible(is_own and not view.is_simulated)
        has_backup = any(backup.status.last_good is not None for backup in self._state.backups)
        self.move_backup.setVisible(action is FirstAction.BACK_UP and has_backup)
        for part in (self._jobs, self._jobs_name):
            part.setVisible(is_own)
        self._show_ejecting()
        is_explained = self._state.is_ejecting or not is_own or action is not FirstAction.NONE or self._says_all(view)
        style.show_text(self.notices.no_backup, "" if is_explained else self._why_no_backup(view))
        self.ignore.setVisible(is_own and not view.is_simulated)
        self.use.setVisible(view.is_ignored)

    def _show_ejecting(self) -> None:
        """Start nothing on the drive while it is being ejected."""
        ejecting = run_texts.title(RunState(Stage.EJECTING)) if self._state.is_ejecting else ""
        first = (self.backup, self.open_drive, self.set_up, self.eject)
        for press in (*first, self.use_as_it_is, self.set_up_again, self.measure, self.clone, self.move_backup):
            press.setEnabled(not ejecting)
            set_tip(press, ejecting)

    def _says_all(self, view: DriveView) -> bool:
        """Return whether the reason against a setup also says why there is nothing else to do."""
        gravest = None if self._state.backups else view.gravest_refusal
        return gravest is not None and gravest.danger is not RefusalReason.PROTECTED

    def _why_no_backup(self, view: DriveView) -> str:
        """Return why there is nothing to do first with the drive."""
        if any(volume.mount_points and volume.is_read_only for volume in view.drive.volumes):
            return formatting.safety_reason(RefusalReason.READ_ONLY, {}, translate)
        return self.tr("Nothing on it can be opened.")

    def _show_set_up(self, view: DriveView, action: FirstAction) -> None:
        """Under Details, offer to erase a drive that is in use. Say why an unused one cannot be set up."""
        gravest = view.gravest_refusal
        why_not = formatting.safety_reason(gravest.danger, dict(gravest.values), translate) if gravest else ""
        is_own = not view.drive.is_system and not view.is_ignored
        self.set_up_again.setVisible(is_own and not why_not and action is not FirstAction.SET_UP)
        self.notices.why_not.setText(self.tr("Can't be set up: {reason}").format(reason=why_not) if why_not else "")
        self.notices.why_not.setVisible(bool(why_not) and not view.is_ignored and not self._state.backups)
        self.protect.setVisible(is_own and not view.is_simulated)
        self.protect.setText(
            self.tr("Stop protecting this drive") if view.is_protected else self.tr("Protect this drive")
        )
        self.protect.setAccessibleName(name_with(self.protect.text(), view.drive.name))

    def _ask_to_open(self) -> None:
        if (opening := front.opening(self.view)) is not None:
            self._requests.opening.emit(opening)

    def _ask_to_set_up(self) -> None:
        self._requests.setup.emit(self.view.drive)

    def _ask_to_protect(self) -> None:
        request = self._requests.unprotect if self.view.is_protected else self._requests.protect
        request.emit(self.view.drive)

    def _ask_for_backup(self) -> None:
        """Start the backup that goes to the drive, or show it if it is running; without one, make a set for it."""
        backup = front.running(self._state.backups) or next(iter(self._state.backups), None)
        if backup is not None:
            self._requests.begin.emit(backup.chosen.key)
        else:
            self._requests.backup.emit(texts.backup_place(self.view.drive))

    def _ask_what_happened(self) -> None:
        go(self, WhatHappened(self.view.drive.device, self.view.drive.name))

    def _ask_to_move(self) -> None:
        self._requests.move.emit(self._state.backups[0].place)

    def _ask_to_measure(self) -> None:
        """Ask for a measurement. A drive that is not mounted is only read."""
        place = texts.measurable_place(self.view.drive)
        self._requests.measure.emit(place, self.view.drive.name)

    def _ask_for_zones(self) -> None:
        self._requests.zones.emit(self.view.drive.device, self.view.drive.name)

    # layout ---------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        head = self.head.row(placed(self.use, MIDDLE))
        notices = self.notices.lines(self.arrays)
        in_column(head, *notices, self._foot(), self.body, on=self, margin=style.MARGIN, space=style.SPACE)
        grid = columns(0, 1, across=style.SPACE, down=style.SPACE)
        folds = (self.ask_now, self.habits)
        in_column(self.verdict, grid, *folds, self._beside(), on=self.body, space=style.SPACE)
        self._jobs = held(FlowRow(self.measure, self.clone, self.move_backup, space=2 * style.SPACE))
        self._jobs_name = style.dimmed(PlainLabel(self.tr("More")))
        for row, (name, part) in enumerate(self.parts.items()):
            part.setAccessibleName(name)
            if part is not self.arrays:
                grid.addWidget(self._names[part], 2 * row, 0, Qt.AlignmentFlag.AlignTop)
                grid.addWidget(part, 2 * row, 1)
            if part is self._connection:
                grid.addWidget(self.adjust, 2 * row + 1, 1)
            if part is self.care:
                grid.addWidget(self._jobs_name, 2 * row + 1, 0, Qt.AlignmentFlag.AlignTop)
                grid.addWidget(self._jobs, 2 * row + 1, 1)

    def _beside(self) -> FlowRow:
        """Return links for rare actions, so that there are few buttons."""
        links = (self.use_as_it_is, self.happened, self.zones, self.protect, self.ignore, self.set_up_again)
        return FlowRow(*links, space=2 * style.SPACE)

    def _foot(self) -> QHBoxLayout:
        first = actions(self.eject, self.backup, self.watch, self.open_drive, self.set_up)
        return in_row(placed(self.details, MIDDLE), wide(first), space=style.SPACE)
