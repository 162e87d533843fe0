"""The texts of the home page about a backup set."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path, PurePath
from typing import Final

from shingleback.backup_sets.status import UNDER_WAY, Attempt, NextStep, Presence, SetState, SetStatus
from shingleback.domain.destination import is_simulated, simulated_name
from shingleback.domain.drive import Drive, drive_at
from shingleback.domain.text import visible
from shingleback.gui.controllers.backup_sets import SetView
from shingleback.gui.run import texts
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets.dates import moment
from shingleback.messages import errors, exclusions, notifications, reasons
from shingleback.messages.places import INTO, distinct_names, label_at
from shingleback.messages.translate import QT_TRANSLATE_NOOP, capitalized
from shingleback.protocol.run_state import RunState
from shingleback.store.settings import BackupSet, DriveName, When

_CONTEXT: Final = "home"

_NOT_IN_BACKUP: Final = QT_TRANSLATE_NOOP("home", "Not in this backup: {places}")
_WHENS: Final[dict[When, str]] = {
    When.PLUG_IN: QT_TRANSLATE_NOOP("home", "A backup begins when the drive is plugged in."),
    When.DAILY: QT_TRANSLATE_NOOP("home", "A backup begins once a day, while the drive is plugged in."),
}
_HEADINGS: Final[dict[SetState, str]] = {
    SetState.RUNNING: QT_TRANSLATE_NOOP("home", "Your files are being backed up"),
    SetState.PAUSED: QT_TRANSLATE_NOOP("home", "A backup is paused"),
    SetState.EJECTING: QT_TRANSLATE_NOOP("home", "A drive is being ejected"),
    SetState.FAILED: QT_TRANSLATE_NOOP("home", "A backup needs you"),
    SetState.LIST_DAMAGED: QT_TRANSLATE_NOOP("home", "The list of files on a drive needs attention"),
    SetState.DAMAGED: QT_TRANSLATE_NOOP("home", "Some backed-up files are damaged"),
    SetState.NEVER: QT_TRANSLATE_NOOP("home", "Ready for the first backup"),
    SetState.OVERDUE: QT_TRANSLATE_NOOP("home", "It is time for a backup"),
    SetState.EXPOSED: QT_TRANSLATE_NOOP("home", "Files and backup are on the same disk"),
    SetState.WAITING: QT_TRANSLATE_NOOP("home", "Your files are backed up"),
    SetState.GOOD: QT_TRANSLATE_NOOP("home", "Your files are backed up"),
}
_SOME_NEVER: Final = QT_TRANSLATE_NOOP("home", "Some files are not backed up yet")
_GRAVEST_FIRST: Final = (
    SetState.RUNNING,
    SetState.EJECTING,
    SetState.FAILED,
    SetState.LIST_DAMAGED,
    SetState.DAMAGED,
    SetState.PAUSED,
    SetState.OVERDUE,
    SetState.EXPOSED,
    SetState.NEVER,
    SetState.WAITING,
    SetState.GOOD,
)
_LAST_GOOD: Final = QT_TRANSLATE_NOOP("home", "Last good backup: {moment}")
_LAST_GOOD_DAYS_AGO: Final = QT_TRANSLATE_NOOP("home", "Last good backup: %n day(s) ago")
_HOLDS: Final = QT_TRANSLATE_NOOP("home", "{size} in {files}")
_HOLDS_LESS: Final = QT_TRANSLATE_NOOP("home", "{size} in {files}, {left_out} skipped")
_LEFT_OUT: Final = QT_TRANSLATE_NOOP("home", "%n file(s)")
_VERIFIED: Final = QT_TRANSLATE_NOOP("home", "everything checked: {moment}")
_SAMPLED: Final = QT_TRANSLATE_NOOP("home", "some files tested: {moment}")
_DAMAGED: Final = QT_TRANSLATE_NOOP(
    "home", "A check found damaged files: {moment}. Back up now to copy them again, and have the drive checked."
)
_INCOMPLETE: Final = QT_TRANSLATE_NOOP("home", "Choose the folders that matter to you and where their backup goes.")
_WAITING: Final = QT_TRANSLATE_NOOP("home", "Plug in the drive whenever you want to back up.")
_WAITING_FOR: Final = QT_TRANSLATE_NOOP("home", "Plug in {drive} next: it is its turn.")
_SHARE_WAITING: Final = QT_TRANSLATE_NOOP("home", "Connect the share whenever you want to back up.")
_SHARE_AWAY: Final = QT_TRANSLATE_NOOP("home", "not connected")
_CONNECT: Final = QT_TRANSLATE_NOOP("home", "Connect the share")
_NOT_FOUND: Final = QT_TRANSLATE_NOOP("home", "{drive} is plugged in, but the backup was not found on it.")
_DOUBLED: Final = QT_TRANSLATE_NOOP(
    "home", "Two of the drives plugged in are copies of each other. Unplug the one you don't want to use."
)
_UNCONFIRMED: Final = QT_TRANSLATE_NOOP(
    "home", "{drive} is plugged in. This set has never been backed up to it. Is it the right drive?"
)
_OWN_DISK: Final = QT_TRANSLATE_NOOP(
    "home", "This backup is on the computer's own disk. If that disk fails, the backup is lost too."
)
_SAME_DRIVE: Final = QT_TRANSLATE_NOOP(
    "home", "This backup is on the same drive as {folder}. If that drive fails, both are lost."
)
_UNFINISHED: Final = QT_TRANSLATE_NOOP("home", "You stopped the last backup. The next one copies what is missing.")
_NOT_COMPLETE: Final = QT_TRANSLATE_NOOP("home", "The backup of {moment} was interrupted.")
_UNNAMED: Final = QT_TRANSLATE_NOOP("home", "Backup set without folders")


def name(chosen: BackupSet) -> str:
    """Return the user's name for the set, or one made of its folders."""
    if chosen.name or not chosen.folders:
        return visible(chosen.name) or translate(_CONTEXT, _UNNAMED)
    return translate.begun(listed(chosen.folders))


def listed(folders: Sequence[str]) -> str:
    """Return the names of folders in one text, without their paths."""
    return translate.listed(names(folders))


def names(folders: Sequence[str]) -> list[str]:
    """Return the names of folders, without their paths."""
    return distinct_names(folders, translate, str(Path.home()))


def gravest(views: Sequence[SetView]) -> SetView:
    """Return the set that needs attention most, the first of several."""
    return min(views, key=lambda view: _GRAVEST_FIRST.index(view.status.state))


def heading(views: tuple[SetView, ...]) -> str:
    """Return the heading of the page: the most important state of all sets."""
    states = {view.status.state for view in views}
    most_urgent = gravest(views).status.state
    has_others = most_urgent is SetState.NEVER and len(states) > 1
    return translate(_CONTEXT, _SOME_NEVER if has_others else _HEADINGS[most_urgent])


def state(status: SetStatus) -> str:
    return translate(_CONTEXT, status.state.label)


def step(view: SetView) -> str:
    """Return the text of the button for the next step."""
    is_share_away = view.is_to_share and view.status.step is NextStep.PLUG_IN
    return translate(_CONTEXT, _CONNECT if is_share_away else view.status.step.label)


def when(chosen: BackupSet) -> str:
    text = _WHENS.get(chosen.when)
    return translate(_CONTEXT, text) if text else ""


def last_good(status: SetStatus, now: datetime) -> str:
    """Return a line about the last good backup; empty if there was none. An overdue one is some days old."""
    if status.last_good is None:
        return ""
    if status.state is SetState.OVERDUE:
        return translate(_CONTEXT, _LAST_GOOD_DAYS_AGO, status.days)
    return translate(_CONTEXT, _LAST_GOOD).format(moment=moment(status.last_good.at, now))


def holds(attempt: Attempt) -> str:
    """Return what a backup contains."""
    size, files = texts.size(attempt.bytes), texts.files(attempt.files)
    if not attempt.left_out:
        return translate(_CONTEXT, _HOLDS).format(size=size, files=files)
    left_out = translate(_CONTEXT, _LEFT_OUT, attempt.left_out)
    return translate(_CONTEXT, _HOLDS_LESS).format(size=size, files=files, left_out=left_out)


def not_in_backup(status: SetStatus) -> str:
    """Return what is not in the last good backup, in one line; empty if it has everything."""
    places = exclusions.summary(status.last_good.excluded, translate) if status.last_good else ""
    return translate(_CONTEXT, _NOT_IN_BACKUP).format(places=places) if places else ""


def unmatched_rules(status: SetStatus) -> str:
    """Return a sentence about rules that left out nothing in the last good backup; empty if there are none."""
    return exclusions.unmatched(status.last_good.unmatched_rules, translate) if status.last_good else ""


def verified(status: SetStatus, now: datetime) -> str:
    """Return a line about the newest good check, and whether it covered everything; empty if there was none."""
    at = status.sampled or status.verified
    text = _SAMPLED if status.sampled else _VERIFIED
    return capitalized(translate(_CONTEXT, text).format(moment=moment(at, now))) if at else ""


def says(view: SetView, now: datetime, *, has_next: bool = False) -> str:
    """Return further information and advice, in a sentence or two.

    `has_next`: another line already says when the next backup starts.
    """
    status = view.status
    if status.state in UNDER_WAY:
        return ""
    if view.presence is Presence.DOUBLED:
        return translate(_CONTEXT, _DOUBLED)
    if view.presence is Presence.UNCONFIRMED and view.drive is not None:
        return translate(_CONTEXT, _UNCONFIRMED).format(drive=drive_name(view.drive.drive))
    if complaint := _complaint(status, now):
        return complaint
    if view.presence is Presence.ELSEWHERE:
        return not_found(view.place, view.saved_name)
    return _quietly(view, has_next=has_next)


def not_found(place: str, drive: DriveName | None) -> str:
    """Return that a drive is there, but the backup is not. `drive`: as in `place_name`."""
    return translate(_CONTEXT, _NOT_FOUND).format(drive=place_name(place, drive))


def _complaint(status: SetStatus, now: datetime) -> str:
    """Return what is wrong, in a sentence or two; empty if nothing is."""
    if status.failed is not None:
        why = (
            errors.sentence(status.failed.why, dict(status.failed.values or {}), translate) if status.failed.why else ""
        )
        return why or translate(_CONTEXT, _NOT_COMPLETE).format(moment=moment(status.failed.at, now))
    sentences: list[str] = []
    if status.list_note is not None:
        sentences.append(reasons.note(status.list_note.code, dict(status.list_note.values), translate))
    if status.state is SetState.LIST_DAMAGED:
        return sentences[0] if sentences else ""
    if status.damaged is not None:
        sentences.append(translate(_CONTEXT, _DAMAGED).format(moment=moment(status.damaged, now)))
    return " ".join(sentences)


def running(state: RunState) -> str:
    """Return the progress, and whether the backup will be done in time. The reason for a stop precedes the speed."""
    text = texts.explanation(state) or texts.pace(state) or texts.title(state)
    return "\n".join(filter(None, (text, texts.ready_by(state))))


def place_name(place: str, drive: DriveName | None = None) -> str:
    """Return the volume label, if it is mounted where desktops mount drives; otherwise its drive's name, or the path.

    `drive`: what its drive is called, if that is known.
    """
    if simulated := simulated_name(place):
        return translate("drives", simulated)
    saved_name = notifications.named(visible(drive.name), drive.size_bytes, translate) if drive else ""
    return label_at(place) or saved_name or visible(place)


def named_place(place: str, drives: Sequence[Drive], saved_drive: DriveName | None = None) -> str:
    """Return a place in names: its drive, and the folders on it. Empty if only its path is known.

    `saved_drive`: what its drive is called, if it is not plugged in.
    """
    if not place or is_simulated(place):
        return place_name(place)
    drive, label = drive_at(place, drives), label_at(place)
    if drive is not None and drive.is_system:
        return ""
    if drive is None and not label:
        return place_name(place, saved_drive) if saved_drive is not None else ""
    called = drive_name(drive) if drive is not None else ""
    folders = [visible(part) for part in PurePath(place).parts[_depth_of_drive(place, drive) :]]
    return INTO.join([texts.joined(*filter(None, (label, called)), by=" · "), *folders])


def _depth_of_drive(place: str, drive: Drive | None) -> int:
    """Return how many parts of a path lead to its drive, where desktops mount drives if it is not plugged in."""
    points = [PurePath(point) for point in drive.mount_points] if drive is not None else []
    depths = [len(point.parts) for point in points if PurePath(place).is_relative_to(point)]
    return max(depths, default=5 if PurePath(place).is_relative_to("/run/media") else 4)


def drive_name(drive: Drive) -> str:
    """Return the name of a drive with its size, by which users tell drives apart."""
    return notifications.named(visible(drive.name), drive.size_bytes, translate)


def drive_label(view: SetView) -> str:
    """Return one name for a set's drive, plugged in or not: the label, which the user chose, if there is one."""
    label = label_at(view.place)
    if label or view.drive is None:
        return label or place_name(view.place, view.saved_name)
    return drive_name(view.drive.drive)


def drive_at_hand(view: SetView) -> str:
    """Return the name as `drive_label`; for a plugged-in drive, with its model and size."""
    called = drive_label(view)
    if view.drive is None or not label_at(view.place):
        return called
    return texts.joined(called, drive_name(view.drive.drive), by=" · ")


def presence(view: SetView) -> str:
    """Return whether the drive is plugged in; empty if the backup does not go to a removable drive."""
    if view.is_to_share and view.presence is Presence.AWAY:
        return translate(_CONTEXT, _SHARE_AWAY)
    is_drive = view.drive is not None or view.presence is not Presence.OPEN
    return translate(_CONTEXT, view.presence.label) if is_drive else ""


def _quietly(view: SetView, *, has_next: bool) -> str:
    """Return a sentence for a set without problems."""
    is_first = view.presence is Presence.AWAY and view.status.last_good is None  # the button says what to do
    is_told = has_next or is_first or view.status.state is SetState.OVERDUE  # when to plug it in
    waiting = _SHARE_WAITING if view.is_to_share else _WAITING
    sentences = (
        (not view.chosen.is_complete, _INCOMPLETE),
        (view.status.is_unfinished, _UNFINISHED),
        (view.presence is Presence.AWAY and not is_told, waiting),
        (view.is_own_disk, _OWN_DISK),
    )
    due = next((other_view for other_view in view.other_views if other_view.is_to_be_brought), None)
    is_waiting = view.presence is Presence.AWAY and view.status.last_good and not view.status.is_unfinished
    if is_waiting and due is not None:
        return translate(_CONTEXT, _WAITING_FOR).format(drive=drive_label(due))
    usual = "" if has_next or is_first else when(view.chosen)
    if view.shared_folder and not any(holds for holds, _text in sentences):
        return translate(_CONTEXT, _SAME_DRIVE).format(
            folder=visible(PurePath(view.shared_folder).name or view.shared_folder)
        )
    return next((translate(_CONTEXT, text) for holds, text in sentences if holds), usual)
