"""The card of one drive: what it is, its state, and what can be done with it.

Also the card of a drive that vanished without being ejected: what to do now, and how long to wait.
"""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from shingleback.domain.drive import Drive
from shingleback.domain.formatting.safety_checks import CAN_BE_CLOSED, RefusalReason
from shingleback.domain.local_time import local_time
from shingleback.domain.lost_drive_guide import GuideStep
from shingleback.domain.smr.evidence import RecordingMethod
from shingleback.domain.text import visible
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.controllers.lost_drives import AwaitedDrive
from shingleback.gui.controllers.write_caches import WriteCacheState
from shingleback.gui.drives import texts
from shingleback.gui.drives.care import CarePart
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
from shingleback.gui.widgets.accessibility import about
from shingleback.gui.widgets.basic import Collapsible, ElidedLabel, button, hint, link, marked, name_with, sentence
from shingleback.gui.widgets.layouts import MIDDLE, TOP, FlowRow, columns, in_column, in_row, placed, wide
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.gui.widgets.plain import PlainLabel, set_tip
from shingleback.messages import formatting, notifications
from shingleback.messages.help.topic import Topic
from shingleback.protocol.run_state import RunState, Stage

_PICTURE = 40
_SHOWS_ZONES = (RecordingMethod.HOST_MANAGED, RecordingMethod.HOST_AWARE)
_TOPICS = (
    Topic.CONFIDENCE,
    Topic.RAID,
    Topic.SMART,
    Topic.USB_2,
    Topic.OTHER_FILESYSTEMS,
    Topic.KEEP_POWERED,
    Topic.SLOWS_DOWN,
)


class DriveRequests(QObject):
    """The user's requests on the drives page. The cards emit these signals; the code that carries them out connects.

    Signals:
        backup: back up to this place.
        eject, ignore, use, setup: the `Drive`.
        protect, unprotect: the `Drive` that must never be erased, or may be again.
        opening: mount or unmount something; an `Opening`.
        happened: the device and the name of the drive.
        measure: a place on the drive, or its device, and the name of the drive.
        zones: the device and the name of a drive that reports zones.
        reset: the `Drive` whose write cache setting an interrupted measurement left changed.
        clone: the `Drive` to copy to another.
        care: the `Drive`, and a `CareCommand`.
        restore: restore files of the backup at this place.
        moved: a backup is at another place now; the `MoveFinished` with the details.
        plug_in: plug in the simulated drive.
        power_cycled, is_back, given_up: the user's answers about a drive that vanished; its key.
        explanation: a `Topic`.
    """

    backup = Signal(str)
    eject = Signal(object)
    ignore = Signal(object)
    use = Signal(object)
    setup = Signal(object)
    protect = Signal(object)
    unprotect = Signal(object)
    opening = Signal(object)
    happened = Signal(str, str)
    measure = Signal(str, str)
    zones = Signal(str, str)
    reset = Signal(object)
    clone = Signal(object)
    care = Signal(object, object)
    restore = Signal(str)
    moved = Signal(object)
    plug_in = Signal()
    power_cycled = Signal(str)
    is_back = Signal(str)
    given_up = Signal(str)
    explanation = Signal(object)


class DriveCard(QFrame):
    """A drive, and its buttons."""

    def __init__(self, view: DriveView, requests: DriveRequests, now: Callable[[], datetime] = local_time) -> None:
        super().__init__()
        self.setObjectName("card")
        self._view = view
        self._requests = requests
        self._now = now
        self._is_ejecting = False
        self.name = style.heading(ElidedLabel(), 1.3)
        self.facts = ElidedLabel()
        style.dimmed(self.facts)
        self.tag = PlainLabel()
        self.tag.setObjectName("tag")
        self.demo = sentence(
            self.tr("This drive is simulated: it is a model of a shingled drive. None of your drives is touched.")
        )
        self.write_cache = WriteCacheNotice(lambda: self._requests.reset.emit(self._view.drive))
        self.why_not = hint()
        self.no_backup = hint()
        self.now = NowPanel(is_inside=True)
        self.now.explanation_requested.connect(self._requests.explanation)
        self.ask_now = Collapsible(self.tr("What is it doing now?"), self.now)
        self.body = QWidget()
        self._make_parts()
        self._make_buttons()
        self._lay_out()
        self.show_care(is_known=False)
        self.show_view(view)

    @property
    def drive(self) -> Drive:
        return self._view.drive

    def show_care(self, *, is_known: bool) -> None:
        """Show or hide the care section: hidden until it is known what the drive needs."""
        self.care.setVisible(is_known)
        self._names[self.care].setVisible(is_known)

    def show_ejecting(self, *, is_ejecting: bool) -> None:
        """Disable everything else while the drive is being ejected."""
        if is_ejecting is not self._is_ejecting:
            self._is_ejecting = is_ejecting
            self.volumes.show_ejecting(is_ejecting=is_ejecting)
            for one in (self.care, self.write_cache):
                one.setEnabled(not is_ejecting)
            self._show_buttons(self._view)

    def show_write_cache(self, state: WriteCacheState) -> None:
        self.write_cache.show_state(state, self._view.drive)

    def _make_parts(self) -> None:
        self.arrays = ArraysPart()
        self.care = CarePart(self._now)
        self.care.requested.connect(lambda ask: self._requests.care.emit(self._view.drive, ask))
        self.volumes = VolumesPart()
        self.volumes.opening_requested.connect(self._requests.opening)
        self.parts: dict[str, Part] = {
            self.tr("What it is"): VerdictPart(),
            self.tr("Take care"): self.arrays,
            self.tr("Health"): HealthPart(),
            self.tr("Connection"): ConnectionPart(),
            self.tr("What is on it"): self.volumes,
            self.tr("Care"): self.care,
            self.tr("What is normal"): NormalPart(),
        }
        self._names = {part: style.dimmed(PlainLabel(name)) for name, part in self.parts.items()}
        for part, topic in zip(self.parts.values(), _TOPICS, strict=True):
            about(part, topic)

    def _make_buttons(self) -> None:
        name = self._view.drive.name
        self.backup = button(self.tr("Back up to this drive"), self._ask_for_backup, "primary")
        self.eject = button(self.tr("Eject"), lambda: self._requests.eject.emit(self._view.drive))
        self.happened = link(self.tr("What happened?"), self._ask_what_happened, name)
        self.measure = link(self.tr("Measure it"), self._ask_to_measure, name)
        self.zones = link(self.tr("Show its zones"), self._ask_for_zones, name)
        self.clone = link(
            self.tr("Copy it to another drive"), lambda: self._requests.clone.emit(self._view.drive), name
        )
        self.ignore = link(self.tr("Don't use this drive"), lambda: self._requests.ignore.emit(self._view.drive), name)
        self.set_up = button(self.tr("Set up for backup"), lambda: self._requests.setup.emit(self._view.drive))
        self.protect = link("", self._ask_to_protect)
        self.use = button(self.tr("Use again"), lambda: self._requests.use.emit(self._view.drive))
        about(self.set_up, Topic.PROFILES)
        about(self.eject, Topic.EJECT_TAKES_LONG)

    def show_view(self, view: DriveView) -> None:
        self._view = view
        self.name.setText(view.drive.name)
        self.facts.show_sentence(texts.facts(view.drive))
        self.setAccessibleName(f"{view.drive.name}, {self.facts.text()}")
        for part in self.parts.values():
            part.show_view(view)
        self._show_tag(view)
        self._show_arrays(view)
        self._show_buttons(view)

    def _show_tag(self, view: DriveView) -> None:
        if view.is_simulated:
            text = self.tr("simulated")
        elif view.is_ignored:
            text = self.tr("not used")
        elif view.drive.is_system:
            text = self.tr("built in")
        else:
            text = ""
        style.show_text(self.tag, text)
        self.demo.setVisible(view.is_simulated)
        self.body.setVisible(not view.is_ignored)
        self.name.setEnabled(not view.is_ignored)
        self.ask_now.setVisible(not view.is_ignored and not view.drive.is_system)

    def _show_arrays(self, view: DriveView) -> None:
        is_warned = bool(texts.array_warnings(view))
        self.arrays.setVisible(is_warned)
        self._names[self.arrays].setVisible(is_warned)

    def _show_buttons(self, view: DriveView) -> None:
        is_own = not view.drive.is_system and not view.is_ignored
        self.backup.setVisible(is_own)
        self.eject.setVisible(is_own and not view.is_simulated)
        self._show_what_can_begin(view)
        self._show_set_up(view)
        self.happened.setVisible(not view.is_ignored and not view.is_simulated)
        self.measure.setVisible(is_own and not view.is_simulated)
        self.zones.setVisible(not view.is_ignored and view.verdict.recording in _SHOWS_ZONES)
        self.clone.setVisible(is_own and not view.is_simulated)
        self._show_choice(can_ignore=is_own and not view.is_simulated, can_use=view.is_ignored)

    def _show_what_can_begin(self, view: DriveView) -> None:
        ejecting = self._ejecting()
        no_backup = no_eject = ejecting
        if not texts.backup_place(view.drive):
            no_backup = no_backup or self._why_no_backup(view.drive)
        if not view.drive.mount_points:
            no_eject = no_eject or self.tr("The drive is not mounted, so there is nothing to eject.")
        others = ((self.measure, ejecting), (self.clone, ejecting))
        for one, why_not in ((self.backup, no_backup), (self.eject, no_eject), *others):
            one.setEnabled(not why_not)
            set_tip(one, why_not)
        is_offered = not view.drive.is_system and not view.is_ignored
        style.show_text(self.no_backup, no_backup if is_offered and not ejecting else "")
        self.backup.setAccessibleDescription(no_backup)

    def _why_no_backup(self, drive: Drive) -> str:
        """Return why there is no place on the drive for a backup."""
        if any(one.mount_points and one.is_read_only for one in drive.volumes):
            return formatting.safety_reason(RefusalReason.READ_ONLY, {}, translate)
        if any(one.can_be_opened for one in drive.volumes):
            return self.tr("First open the drive: see “What is on it”.")
        return self.tr("Nothing on it can be opened. Set it up for backup first.")

    def _ejecting(self) -> str:
        """Return the reason why nothing can be started during an eject; empty otherwise."""
        return run_texts.title(RunState(Stage.EJECTING)) if self._is_ejecting else ""

    def _show_set_up(self, view: DriveView) -> None:
        """Show the most serious reason against a setup, except those that the wizard resolves by closing volumes."""
        gravest = next((one for one in view.refusals if one.danger not in CAN_BE_CLOSED), None)
        why_not = formatting.safety_reason(gravest.danger, dict(gravest.values), translate) if gravest else ""
        self.set_up.setVisible(not view.is_ignored)
        self.set_up.setEnabled(gravest is None and not self._is_ejecting)
        set_tip(self.set_up, why_not or self._ejecting())
        self.set_up.setAccessibleDescription(why_not)
        self.why_not.setText(self.tr("Cannot be set up: {reason}").format(reason=why_not) if why_not else "")
        self.why_not.setVisible(bool(why_not) and not view.is_ignored)
        is_own = not view.drive.is_system and not view.is_ignored and not view.is_simulated
        self.protect.setVisible(is_own)
        self.protect.setText(
            self.tr("Stop protecting this drive") if view.is_protected else self.tr("Protect this drive")
        )
        self.protect.setAccessibleName(name_with(self.protect.text(), view.drive.name))

    def _ask_to_protect(self) -> None:
        request = self._requests.unprotect if self._view.is_protected else self._requests.protect
        request.emit(self._view.drive)

    def _show_choice(self, *, can_ignore: bool, can_use: bool) -> None:
        """Show one of two opposite buttons. After a click on one, the other has the focus, to undo it."""
        had_focus = self.ignore.hasFocus() or self.use.hasFocus()
        for one, is_shown in ((self.ignore, can_ignore), (self.use, can_use)):
            if is_shown:
                one.show()
                if had_focus:
                    one.setFocus()
        self.ignore.setVisible(can_ignore)
        self.use.setVisible(can_use)

    def _ask_for_backup(self) -> None:
        self._requests.backup.emit(texts.backup_place(self._view.drive))

    def _ask_what_happened(self) -> None:
        self._requests.happened.emit(self._view.drive.device, self._view.drive.name)

    def _ask_to_measure(self) -> None:
        """Ask for a measurement. A drive that is not mounted is only read."""
        place = texts.measurable_place(self._view.drive)
        self._requests.measure.emit(place, self._view.drive.name)

    def _ask_for_zones(self) -> None:
        self._requests.zones.emit(self._view.drive.device, self._view.drive.name)

    # layout ---------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        above = (self._head(), self.demo, self.write_cache)
        below = (self.body, self.ask_now, self.why_not, self._beside(), self.no_backup, self._foot())
        in_column(*above, *below, on=self, margin=style.MARGIN, space=style.SPACE)
        self._fill_body()

    def _head(self) -> QHBoxLayout:
        column = wide(in_column(self.name, self.facts, space=2))
        picture = PictureLabel(Picture.DRIVE, _PICTURE)
        return in_row(picture, column, placed(self.tag, MIDDLE), placed(self.use, MIDDLE), space=style.SPACE)

    def _fill_body(self) -> None:
        grid = columns(0, 1, across=style.SPACE, down=style.SPACE, on=self.body)
        for row, (name, part) in enumerate(self.parts.items()):
            grid.addWidget(self._names[part], row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(part, row, 1)
            part.setAccessibleName(name)
            part.explanation_requested.connect(self._requests.explanation)

    def _beside(self) -> FlowRow:
        """Return links for rare actions, so that there are few buttons."""
        return FlowRow(
            self.happened, self.measure, self.zones, self.clone, self.protect, self.ignore, space=2 * style.SPACE
        )

    def _foot(self) -> FlowRow:
        return FlowRow(self.set_up, self.eject, self.backup, space=style.SPACE // 2, is_trailing=True)


class WriteCacheNotice(QFrame):
    """A notice that an interrupted measurement left the write cache setting changed; hidden otherwise."""

    def __init__(self, reset: Callable[[], None]) -> None:
        super().__init__()
        self.setObjectName("notice")
        self.text = sentence("")
        self.reset = button(self.tr("Reset it"), reset)
        line = wide(marked(Picture.WARNING, style.ATTENTION, self.text))
        in_row(line, placed(self.reset, MIDDLE), on=self, margin=style.MARGIN, space=style.SPACE)
        self.hide()

    def show_state(self, state: WriteCacheState, drive: Drive) -> None:
        self.setVisible(drive.path in state.left or state.resetting == drive.path)
        self.reset.setEnabled(not state.resetting)
        self.text.setText(self._sentence(state, drive))
        self.setAccessibleName(f"{drive.name}: {self.text.text()}")
        self.reset.setAccessibleDescription(self.accessibleName())

    def _sentence(self, state: WriteCacheState, drive: Drive) -> str:
        if state.resetting == drive.path:
            return self.tr("The write cache is being reset. You may be asked for a password.")
        if state.refused == drive.path and state.result is not None:
            return run_texts.sentence(state.result)
        if state.refused == drive.path:
            text = self.tr("The part of the program that does this has ended unexpectedly ({detail}). Try again.")
            return text.format(detail=visible(state.detail))
        return self.tr(
            "A measurement was interrupted before it could reset this drive's write cache, so the drive may be slow."
        )


class LostDriveCard(QFrame):
    """Shows one step of the guide at a time."""

    def __init__(self, requests: DriveRequests) -> None:
        super().__init__()
        self.setObjectName("notice")
        self._requests = requests
        about(self, Topic.PATIENCE)
        self._key = ""
        self.name = style.dimmed(ElidedLabel())
        self.headline = style.heading(style.Wrapped(), 1.2)
        self.detail = sentence("")
        self.cycled = button(self.tr("I switched it off and on"), lambda: requests.power_cycled.emit(self._key))
        self.back = button(self.tr("It is back"), lambda: requests.is_back.emit(self._key))
        self.stop = button(self.tr("Stop"), lambda: requests.given_up.emit(self._key))
        self._lay_out()

    def show_state(self, waiting: AwaitedDrive, left_s: float) -> None:
        """`left_s` is the time left in this step, in seconds; 0 if it does not end automatically."""
        guide = waiting.guide
        self._key = waiting.key
        self.name.setText(waiting.name)
        self.headline.setText(notifications.patience_headline(guide.step, translate))
        self.detail.setText(notifications.detail(guide.step, guide.round, guide.rounds, left_s, translate))
        self.cycled.setVisible(guide.step in (GuideStep.WAIT, GuideStep.POWER_CYCLE))
        self.back.setVisible(not guide.is_over)
        self.stop.setText(self.tr("Close") if guide.is_over else self.tr("Stop"))
        self.setAccessibleName(f"{waiting.name}: {self.headline.text()}")

    def _lay_out(self) -> None:
        more = link(self.tr("More about this"), lambda: self._requests.explanation.emit(Topic.PATIENCE))
        buttons = in_row(more, None, self.stop, self.back, self.cycled)
        column = wide(in_column(self.name, self.headline, self.detail, buttons, space=style.SPACE // 2))
        sign = placed(PictureLabel(Picture.CLOCK, _PICTURE, style.ATTENTION), TOP)
        in_row(sign, column, on=self, margin=style.MARGIN, space=style.SPACE)
