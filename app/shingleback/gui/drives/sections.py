"""The sections of a drive's card: its kind, health and connection, what is normal for it, and its volumes."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from shingleback.domain.access_times import AccessTimes
from shingleback.domain.connection import LimitKind, connection_of
from shingleback.domain.drive import Drive, Use, Volume
from shingleback.domain.monitoring import habits_of
from shingleback.domain.smart.report import Health
from shingleback.domain.smr.evidence import RecordingMethod, Verdict, VerdictReason
from shingleback.domain.text import visible
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.controllers.safe_to_unplug import Opening, OpeningState
from shingleback.gui.drives import texts
from shingleback.gui.run import texts as run_texts
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import explanation_link
from shingleback.gui.widgets.basic import Collapsible, ElidedLabel, hint, link, marked, sentence
from shingleback.gui.widgets.layouts import clear, columns, held, in_column, in_row
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.widgets.plain import set_name_tip
from shingleback.gui.widgets.style import set_margins
from shingleback.messages import care, drive, formatting_steps, health
from shingleback.messages.died import died
from shingleback.messages.drive import normal_text, topic_of
from shingleback.messages.health import access_text, remedy_text
from shingleback.messages.help.topic import Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP

_HEALTH: Final = {
    Health.OK: (Picture.CHECK, style.GOOD),
    Health.WATCH: (Picture.EYE, style.ATTENTION),
    Health.FAILING: (Picture.WARNING, style.DANGER),
    Health.UNKNOWN: (Picture.QUESTION, None),
}
_BUSY = "in-use-by"
_UNDER_WAY = QT_TRANSLATE_NOOP("opening", "Working… A drive that is asleep or tidying up takes a moment.")

_NOTHING_ASKED: Final = OpeningState()


class Part(QWidget):
    """A section of the card, rebuilt only if its content has changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: object = None
        self.column = in_column(on=self, space=style.SPACE // 3)

    def show_view(self, view: DriveView) -> None:
        new = self.shown_of(view)
        if new != self._shown:
            self._shown = new
            clear(self.column)
            self.fill(view)

    def shown_of(self, view: DriveView) -> object:
        """Return the values that determine the content."""
        raise NotImplementedError

    def fill(self, view: DriveView) -> None:
        raise NotImplementedError


class VerdictPart(Part):
    """The verdict, unless the page says it already, and its reasons."""

    def __init__(self, *, has_headline: bool = True) -> None:
        super().__init__()
        self._has_headline = has_headline
        self._is_unfolded = False

    def shown_of(self, view: DriveView) -> object:
        return view.verdict

    def fill(self, view: DriveView) -> None:
        self._fill(view.verdict)

    def show_verdict(self, verdict: Verdict) -> None:
        """Show the verdict on a drive that is not plugged in."""
        clear(self.column)
        self._fill(verdict)

    def _fill(self, verdict: Verdict) -> None:
        if self._has_headline:
            head = style.heading(sentence(drive.headline(verdict.recording, verdict.confidence, translate)), 1.1)
            self.column.addWidget(head)
        if not verdict.reasons:
            return
        if verdict.against and verdict.recording is not RecordingMethod.UNKNOWN:
            against = self.tr("The evidence is mixed. See below.")
            self.column.addWidget(marked(Picture.WARNING, style.ATTENTION, sentence(against)))
        how_sure = explanation_link(self.tr("How sure is this?"), Topic.CONFIDENCE)
        listed = _rows(*(self._reason(reason, verdict.recording) for reason in verdict.reasons), how_sure)
        set_margins(listed, style.SPACE, 0, 0, 0)
        fold = Collapsible(self.tr("Why we think so"), listed)
        fold.unfold(is_open=self._is_unfolded)
        fold.toggled.connect(self._remember)
        self.column.addWidget(fold)

    def _reason(self, reason: VerdictReason, recording: RecordingMethod) -> QWidget:
        text = drive.reason_text(reason, translate)
        if RecordingMethod.UNKNOWN in (reason.says, recording):
            picture, color = Picture.QUESTION, style.NEUTRAL
        elif reason.says is recording:
            picture, color = Picture.CHECK, style.GOOD
        else:
            picture, color = Picture.WARNING, style.ATTENTION
            text = self.tr("Evidence against it: {reason}").format(reason=text)
        labels = [sentence(text)]
        if reason.source:
            labels.append(hint(self.tr("Source: {source}").format(source=reason.source)))
        return marked(picture, color, _rows(*labels))

    def _remember(self, is_unfolded: bool) -> None:
        self._is_unfolded = is_unfolded


class HealthPart(Part):
    """The drive's health, the findings, and the access method."""

    def shown_of(self, view: DriveView) -> object:
        return view.health, view.access, view.access_values

    def fill(self, view: DriveView) -> None:
        if view.health is None:
            self.column.addWidget(hint(self.tr("Reading… A sleeping drive takes a moment.")))
            return
        picture, color = _HEALTH[view.health.health]
        name = health.health_name(view.health.health, translate)
        overall = f"{name[:1].upper()}{name[1:]}. {health.health_advice(view.health.health, translate)}"
        self.column.addWidget(marked(picture, color, sentence(overall)))
        for finding in view.health.findings:
            picture, color = _HEALTH[finding.weighs]
            self.column.addWidget(marked(picture, color, sentence(health.finding_text(finding, translate))))
        if view.access is not None:
            values = dict(view.access_values)
            self.column.addWidget(hint(access_text(view.access, values, translate)))
            remedy = remedy_text(view.access, values, translate)
            if remedy:
                self.column.addWidget(Collapsible(self.tr("What would help"), sentence(remedy)))
        topic = texts.health_topic(view)
        text = self.tr("Which values matter?") if topic is Topic.SMART else self.tr("Why can't it always be read?")
        self.column.addWidget(explanation_link(text, topic))


class ConnectionPart(Part):
    """How the drive is connected; the tool tip is the name of its device."""

    def shown_of(self, view: DriveView) -> object:
        return view.drive.evidence, view.drive.link_mbps, view.drive.device, texts.limits(view)

    def fill(self, view: DriveView) -> None:
        connection = connection_of(view.drive.evidence, view.drive.link_mbps)
        connected = sentence(drive.connection_text(connection, translate))
        set_name_tip(connected, view.drive.device)
        connected.setAccessibleDescription(visible(view.drive.device))
        self.column.addWidget(connected)
        for limit in texts.limits(view):
            text = drive.limit_text(limit, view.drive.device, translate)
            is_about_notices = limit.kind in (LimitKind.UNSEEN_RESETS, LimitKind.ONLY_TIMEOUTS_SEEN)
            self.column.addWidget(
                hint(text) if is_about_notices else marked(Picture.WARNING, style.ATTENTION, sentence(text))
            )
        topic = texts.limit_topic(view)
        if topic is not None:
            self.column.addWidget(explanation_link(self.tr("Why is that?"), topic))


class ArraysPart(Part):
    """Arrays and caches that the drive should not be a part of."""

    def shown_of(self, view: DriveView) -> object:
        return texts.array_warnings(view)

    def fill(self, view: DriveView) -> None:
        for warning in texts.array_warnings(view):
            text = drive.array_text(warning, translate)
            self.column.addWidget(marked(Picture.WARNING, style.ATTENTION, sentence(text)))
            advice = care.array_advice(warning.membership.kind, translate)
            if advice:
                self.column.addWidget(hint(advice))
            self.column.addWidget(explanation_link(self.tr("Why is that?"), Topic.RAID, text))


class NormalPart(Part):
    """What is normal for the drive, each with a link to its explanation."""

    def __init__(self) -> None:
        super().__init__()
        self._says_reserve = False

    def show_reserve(self, *, is_said: bool) -> None:
        """From the next view on, also say why other programs show more free space than the card does."""
        self._says_reserve = is_said

    def shown_of(self, view: DriveView) -> object:
        return habits_of(view.verdict, view.drive.evidence), self._says_reserve

    def fill(self, view: DriveView) -> None:
        rows = columns(1, across=style.SPACE // 3, down=style.SPACE // 3)
        for number, habit in enumerate(habits_of(view.verdict, view.drive.evidence)):
            text = normal_text(habit, translate)
            rows.addWidget(sentence(text), number, 0)
            why = explanation_link(self.tr("Why?"), topic_of(habit), text)
            rows.addWidget(why, number, 1, Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(held(rows))
        if self._says_reserve:
            self.column.addWidget(sentence(run_texts.reserve()))


def _rows(*widgets: QWidget) -> QWidget:
    return held(in_column(*widgets, space=style.SPACE // 3))


def opening_text(state: OpeningState, drive: Drive) -> str:
    """Describe the request and its result; empty if there was none, or if the volume was mounted or unmounted since."""
    if state.opening is None or _is_outdated(state, drive):
        return ""
    if state.is_running:
        return translate("opening", _UNDER_WAY)
    result = state.result
    if result is None:
        return died(state.detail, translate)
    if result.why:
        return " ".join(
            [*(run_texts.note(note) for note in state.notes if note.code == _BUSY), run_texts.sentence(result)]
        )
    if result.command == "unmount":
        return formatting_steps.closed_text(translate)
    return formatting_steps.opened_text(AccessTimes(result.access_times), translate)


def _is_outdated(state: OpeningState, drive: Drive) -> bool:
    result = state.result
    if result is None or result.why:
        return False
    return bool(drive.mount_points) if result.command == "unmount" else result.mount_point not in drive.mount_points


class VolumesPart(Part):
    """Signals: `opening_requested`: an `Opening`."""

    opening_requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._state = _NOTHING_ASKED
        self._view: DriveView | None = None
        self._is_ejecting = False

    def show_ejecting(self, *, is_ejecting: bool) -> None:
        """Disable mounting and unmounting while the drive is being ejected."""
        self._is_ejecting = is_ejecting
        if self._view is not None:
            self.show_view(self._view)

    def show_state(self, state: OpeningState) -> None:
        """Show the progress of a request. A request for another drive is not shown here."""
        self._state = state
        if self._view is not None:
            self.show_view(self._view)

    def shown_of(self, view: DriveView) -> object:
        return view.drive.volumes, view.access_times, self._state_of(view), view.is_simulated, self._is_ejecting

    def show_view(self, view: DriveView) -> None:
        self._view = view
        super().show_view(view)

    def fill(self, view: DriveView) -> None:
        drive = view.drive
        if not drive.volumes:
            self.column.addWidget(sentence(self.tr("Nothing recognized.")))
            return
        grid = columns(0, 1, across=style.SPACE, down=style.SPACE // 3)
        for row, volume in enumerate(view.drive.volumes):
            content_label, place = ElidedLabel(), ElidedLabel()
            content_label.show_sentence(texts.volume_name(volume), whole=texts.volume(volume))
            content_label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)  # its state follows it
            place.show_sentence(texts.volume_state(volume), ", ".join(volume.mount_points))
            grid.addWidget(content_label, row, 0)
            grid.addWidget(style.dimmed(place), row, 1)
            volume_link = self._link_of(view, volume)
            if volume_link is not None:
                grid.addWidget(volume_link, row, 2, Qt.AlignmentFlag.AlignRight)
        self.column.addWidget(held(grid))
        risk = "" if drive.is_system else texts.volume_risk(drive)
        if risk:
            self.column.addWidget(hint(risk))
        is_touched = not drive.is_system and not view.is_simulated
        if is_touched and drive.mount_points:
            self._add_access_times(view)
        text = opening_text(self._state_of(view), drive)
        if text:
            self.column.addWidget(sentence(text))

    def _link_of(self, view: DriveView, volume: Volume) -> QWidget | None:
        """Return the link for one volume; None on a system drive, or while a request is running."""
        drive = view.drive
        if drive.is_system or view.is_simulated or self._state.is_running or self._is_ejecting:
            return None
        subject = visible(volume.label or volume.device)
        if volume.mount_points:
            return self._closing_link(drive, volume)
        if volume.use is Use.FILES and volume.can_be_opened:
            return self._opening_link(self.tr("Open"), Opening(drive.path, volume.device), subject)
        is_unlocked = any(inner.inside_of == volume.device for inner in drive.volumes)
        if volume.use is Use.ENCRYPTED and not is_unlocked:
            return self._opening_link(self.tr("Unlock"), Opening(drive.path, volume.device, is_locked=True), subject)
        return None

    def _closing_link(self, drive: Drive, volume: Volume) -> QWidget | None:
        """Return a link beside the first mounted volume: a drive is always closed as a whole."""
        open_volumes = [candidate for candidate in drive.volumes if candidate.mount_points]
        if volume != open_volumes[0]:
            return None
        text = self.tr("Close") if len(open_volumes) == 1 else self.tr("Close all")
        return self._opening_link(text, Opening(drive.path, drive.device, closes=True), drive.name)

    def _opening_link(self, text: str, opening: Opening, subject: str) -> QWidget:
        return link(text, lambda: self.opening_requested.emit(opening), subject)

    def _add_access_times(self, view: DriveView) -> None:
        text = formatting_steps.times_text(view.access_times, translate)
        if not text:
            return
        if not view.access_times.are_written:
            self.column.addWidget(hint(text))
            return
        self.column.addWidget(marked(Picture.EYE, style.ATTENTION, sentence(text)))
        links: list[QWidget] = []
        if not self._state.is_running:
            open_volumes = [volume for volume in view.drive.volumes if volume.mount_points]
            largest = max(open_volumes, key=lambda volume: volume.size_bytes)  # backups go there
            opening = Opening(view.drive.path, largest.device)
            links.append(self._opening_link(self.tr("Open again without access times"), opening, view.drive.name))
        links.append(explanation_link(self.tr("Why does that matter?"), Topic.ACCESS_TIMES))
        self.column.addWidget(held(in_row(*links, None, space=style.SPACE)))

    def _state_of(self, view: DriveView) -> OpeningState:
        is_own = self._state.opening is not None and self._state.opening.drive == view.drive.path
        return self._state if is_own else OpeningState(is_running=self._state.is_running)
