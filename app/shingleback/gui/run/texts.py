"""Sentences about a run, from its state."""

import re
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTime

from shingleback.domain.drive import Drive
from shingleback.domain.errors import Outcome, Why, named_outcome
from shingleback.domain.folder_question import AnswerOptions
from shingleback.domain.local_time import local_time
from shingleback.domain.monitoring import RangeChange, RestReason
from shingleback.domain.text import visible
from shingleback.messages import cache_gauge, errors, notifications, places, reasons, sources, time_left
from shingleback.messages import translate as numbers
from shingleback.messages.died import died_copying
from shingleback.messages.progress import holes
from shingleback.messages.time_left import event_text
from shingleback.messages.translate import QT_TRANSLATE_NOOP, capitalized, untranslated
from shingleback.protocol.events import Note, PlaceSilent, Progress, SourceSilent
from shingleback.protocol.results import BackupFinished, CommandResult, EjectFinished
from shingleback.protocol.run_state import SILENT_S, DriveLoss, RunState, Stage, cache_state_of

_EXPLANATIONS: Final[dict[Stage, str]] = {
    Stage.STARTING: QT_TRANSLATE_NOOP("texts", "The drive may have to wake up first."),
    Stage.FINISHING: QT_TRANSLATE_NOOP("texts", "Everything is copied. The last files are being written to the drive."),
    Stage.PAUSING: QT_TRANSLATE_NOOP("texts", "Copied files are first being made safe on the drive."),
    Stage.PAUSED: QT_TRANSLATE_NOOP(
        "texts", "The files copied so far are safe on the drive. Continue whenever you like."
    ),
    Stage.LOOKING: QT_TRANSLATE_NOOP(
        "texts", "A drive returned an error. It takes a few seconds to see whether it is still plugged in."
    ),
    Stage.CANCELING: QT_TRANSLATE_NOOP("texts", "Copied files are first being made safe on the drive."),
    Stage.EJECTING: QT_TRANSLATE_NOOP("texts", "Do not unplug it yet."),
}
_ENDINGS: Final[dict[str, str]] = {
    Outcome.DONE: QT_TRANSLATE_NOOP("texts", "The backup is complete"),
    Outcome.LEFT_OUT: QT_TRANSLATE_NOOP("texts", "The backup is complete, except for what is listed below"),
    Outcome.USAGE: QT_TRANSLATE_NOOP("texts", "The backup could not start"),
    Outcome.DRIVE_GONE: QT_TRANSLATE_NOOP("texts", "The drive was disconnected"),
    Outcome.DRIVE_FULL: QT_TRANSLATE_NOOP("texts", "The drive is full"),
    Outcome.DRIVE_REFUSED: QT_TRANSLATE_NOOP("texts", "The drive returned errors"),
    Outcome.UNSAFE: QT_TRANSLATE_NOOP("texts", "Not started, to be on the safe side"),
    Outcome.CANCELED: QT_TRANSLATE_NOOP("texts", "Stopped"),
    Outcome.INTERNAL: QT_TRANSLATE_NOOP("texts", "Something went wrong in the program itself"),
}
_NOT_HEALED: Final = QT_TRANSLATE_NOOP("texts", "The backup is done, but some of its files are damaged")
_UNCHANGED: Final = QT_TRANSLATE_NOOP("texts", "Nothing has changed since the last backup.")
_ELSE_UNCHANGED: Final = QT_TRANSLATE_NOOP("texts", "Nothing else has changed since the last backup.")
_SILENT: Final = QT_TRANSLATE_NOOP(
    "texts",
    "The drive has not responded for {time}. Many drives pause like this to tidy up. Leave it plugged in.",
)
_PULLED: Final = QT_TRANSLATE_NOOP(
    "texts",
    "The drive was unplugged before it was ejected. Everything that was backed up had been written before that."
    " Next time, eject it first.",
)
_CLOSED: Final = QT_TRANSLATE_NOOP(
    "texts",
    "The drive is no longer open: another program has closed it, or it was unplugged. Everything"
    " that was backed up had been written before that.",
)
_QUESTION: Final = QT_TRANSLATE_NOOP("texts", "One question before the backup starts")
_NOT_OPEN: Final = QT_TRANSLATE_NOOP("texts", "The drive is no longer open")
_BY_OTHERS: Final = QT_TRANSLATE_NOOP("texts", "Another program has closed it, or it was unplugged.")
_GOES_ON: Final = QT_TRANSLATE_NOOP("texts", "The next backup copies what is missing.")
_ON_IT_IS_SAFE: Final = QT_TRANSLATE_NOOP("texts", "Files already on it are safe.")
_PLUG_IN_TO_GO_ON: Final = QT_TRANSLATE_NOOP("texts", "Plug the drive back in to continue the backup.")
_NOT_EJECTED: Final = QT_TRANSLATE_NOOP("texts", "It is not safe to unplug the drive yet.")
_EJECTED: Final = QT_TRANSLATE_NOOP("texts", "It is safe to unplug the drive.")
_SUBJECT: Final = QT_TRANSLATE_NOOP("texts", "{name} to {drive}")
_OF_TROUBLE: Final = "trouble-"  # the codes of `monitor.sampler`
_COPYING: Final = QT_TRANSLATE_NOOP("texts", "Your files are being copied.")
_RESTING: Final = QT_TRANSLATE_NOOP("texts", "Letting the drive rest")
_VAV: Final = "\u05d5"
_HEBREW: Final = re.compile("[\u0590-\u05ff]")
_SOUNDS_AS_Y: Final = re.compile("[ií]|hi(?![ae])", re.IGNORECASE)


class _Window:
    """Translates into the language of the window, which names paths by the drives that it shows."""

    def __init__(self) -> None:
        self._drives: Callable[[], Iterable[Drive]] = tuple

    def name_by(self, drives: Callable[[], Iterable[Drive]]) -> None:
        """Name paths by the drives that are plugged in when the name is needed."""
        self._drives = drives

    def __call__(self, context: str, text: str, count: int | None = None) -> str:
        if count is None:
            return QCoreApplication.translate(context, text)
        translated = QCoreApplication.translate(context, text, "", count)
        is_known = translated != text.replace("%n", str(count))
        return translated if is_known else untranslated(context, text, count)

    def number(self, value: float, digits: int = 0) -> str:
        return QLocale().toString(float(value), "f", digits)

    def clock(self, value: time) -> str:
        return QLocale().toString(QTime(value.hour, value.minute), QLocale.FormatType.ShortFormat)

    def listed(self, names: Sequence[str]) -> str:
        shown = [isolated(name) for name in names]
        if len(names) < 2:
            return "".join(shown)
        head = QLocale().createSeparatedList(shown).removesuffix(shown[-1])
        return _before(head, names[-1]) + shown[-1]

    def path(self, path: str) -> str:
        return places.name_of_path(path, self, places.mounted_drives(self._drives()), str(Path.home()))

    def begun(self, text: str) -> str:
        return places.begun(text, self)


def _before(head: str, last: str) -> str:
    """Return a list up to its last name, since the word for "and" may depend on that; ICU handles this, Qt does not."""
    language = QLocale().language()
    if language is QLocale.Language.Hebrew and head.endswith(_VAV) and not _HEBREW.match(last):
        return f"{head}-"
    if language is QLocale.Language.Spanish and head.endswith(" y ") and _SOUNDS_AS_Y.match(last):
        return f"{head.removesuffix('y ')}e "
    return head


translate: Final = _Window()


def count(number: int) -> str:
    return translate.number(number)


def files(number: int) -> str:
    return numbers.files(number, translate)


def size(number: float) -> str:
    return numbers.size(number, translate)


def binary_size(number: int) -> str:
    return numbers.binary_size(number, translate)


def capacity(number: float) -> str:
    return numbers.capacity(number, translate)


def rate(bytes_per_s: float) -> str:
    return numbers.rate(bytes_per_s, translate)


def duration(seconds: float) -> str:
    return numbers.duration(seconds, translate)


def isolated(name: str) -> str:
    """Isolate a name in right-to-left text, so that it keeps its direction and does not attract adjacent numbers."""
    return f"\u2068{name}\u2069" if _is_mirrored() and name else name


def joined(*parts: str, by: str = ", ") -> str:
    """Join the parts of a line in reading direction, whatever their scripts."""
    begins = "\u200f" if _is_mirrored() else ""  # otherwise the first part's script would set the line's direction
    return begins + by.join(isolated(part) for part in parts)


def _is_mirrored() -> bool:
    return QLocale().textDirection() is Qt.LayoutDirection.RightToLeft


def percent_done(part: float) -> str:
    """Return `part` of 1 in percent; never 100% before it is complete."""
    return numbers.percent_done(part, translate)


def moment_of(seconds: float) -> str:
    return numbers.moment_of(seconds, translate)


def title(state: RunState) -> str:
    if state.death is not None:
        return translate("texts", _ENDINGS[Outcome.INTERNAL])
    if state.final is not None:
        is_only_lost = state.has_lost_drive and state.is_eject_only
        return translate("texts", _NOT_OPEN) if is_only_lost else _ending(_shown(state, state.final))
    return translate("texts", _RESTING if is_resting(state) else state.stage.label)


def spoken(state: RunState, drive: str = "") -> str:
    """The title for a screen reader; after an eject also how the backup ended, which may not have been heard yet.

    `drive`: the name of the ejected drive, if it is known.
    """
    text = title(state)
    if text == safe(""):
        text = safe(drive)
    is_of_eject = isinstance(state.final, EjectFinished) and state.backed_up is not None
    return f"{text}. {explanation(state)}" if is_of_eject else text


def subject(name: str, drive: str) -> str:
    """Return which backup this is, and where it goes; `name` is that of the backup set."""
    if not name or not drive:
        return name or drive
    return translate("texts", _SUBJECT).format(name=name, drive=drive)


def headline(state: RunState, clock: Callable[[], datetime] = local_time) -> str:
    """The headline: the time left if it is known and work goes on; otherwise what is happening."""
    progress = state.progress
    if progress is None or not _is_moving(state):
        return title(state)
    return capitalized(time_left.remaining(progress.left_low_s, progress.left_high_s, clock(), translate)) or title(
        state
    )


def happening(state: RunState) -> str:
    """What is happening, in one sentence; at the end also what the drive is still doing."""
    if state.stage is Stage.ENDED:
        return " ".join(filter(None, (explanation(state), drive(state))))
    text = explanation(state) or drive(state)
    if state.stage is not Stage.COPYING:
        return text
    return " ".join(filter(None, (text or translate("texts", _COPYING), _left_change(state))))


def _left_change(state: RunState) -> str:
    """Return why the time left has changed; without the reason if that is what the drive is doing."""
    change = state.progress.left_change if state.progress is not None and _is_moving(state) else ""
    if change == RangeChange.CACHE_FULL and drive(state):
        change = RangeChange.SLOWER
    return time_left.changed(change, translate)


def explanation(state: RunState) -> str:
    """The text below the title."""
    if state.death is not None:
        return died_copying(state.death, translate)
    if state.final is not None:
        return _last_sentence(state)
    if is_resting(state) and state.rest is not None:
        troubles = notes(each for each in state.notes if each.code.startswith(_OF_TROUBLE))
        return cache_gauge.rest_text(RestReason(state.rest.reason), state.rest.left_s, translate, troubles=troubles)
    if state.silence is not None:
        silence = state.silence
        return silent_place(silence) if isinstance(silence, PlaceSilent) else _silence_text(silence)
    text = _progress_text(state, state.progress) if state.progress is not None else ""
    return text or translate("texts", _EXPLANATIONS.get(state.stage, ""))


def _silence_text(silence: SourceSilent) -> str:
    text = sources.silent(
        translate.path(silence.path), visible(silence.server), silence.kind, silence.silent_s, translate
    )
    soon = sources.left_out_soon(silence.left_out_in_s, translate) if silence.left_out_in_s is not None else ""
    return f"{text} {soon}" if soon else text


def silent_place(silence: PlaceSilent) -> str:
    """Return what to say of a place that a restore, a check or a backup waits for."""
    path, server = translate.path(silence.path), visible(silence.server)
    return sources.silent_place(path, server, silence.kind, silence.silent_s, translate)


def _progress_text(state: RunState, progress: Progress) -> str:
    """What the counters explain; empty if nothing out of the ordinary."""
    if is_silent(state):
        return translate("texts", _SILENT).format(time=duration(progress.silent_s))
    if state.stage is Stage.COPYING and progress.total_hole_bytes:
        return holes(progress.current, progress.hole_bytes, progress.total_hole_bytes, translate)
    if state.stage is Stage.SURVEYING:
        pattern = QCoreApplication.translate("texts", "{files}, {size} so far")
        return pattern.format(files=files(progress.files), size=size(progress.bytes))
    return ""


def details(state: RunState) -> str:
    """Details for the developers; empty unless the program itself failed."""
    if state.death is not None:
        return state.death
    result = state.final
    return str(result.values.get("detail", "")) if result is not None and result.why == Why.INTERNAL else ""


def current(state: RunState) -> str:
    """The current file, while there is nothing more important to say."""
    is_copying = state.stage is Stage.COPYING and state.progress is not None and not explanation(state)
    return visible(state.progress.current) if is_copying and state.progress else ""


def pace(state: RunState, clock: Callable[[], datetime] = local_time) -> str:
    """The speed, the time left and when it will be done, while work goes on."""
    progress = state.progress
    if progress is None or state.stage is not Stage.COPYING:
        return ""
    return speed(progress, clock() if _is_moving(state) else None)


def ready_by(state: RunState, now: Callable[[], datetime] = local_time) -> str:
    """Whether it will be done by the chosen time; empty if none was chosen, and at the end."""
    is_under_way = state.stage not in (Stage.ENDED, Stage.EJECTING)
    return event_text(state.ready_by, now().tzinfo, translate) if state.ready_by and is_under_way else ""


def how_far(progress: Progress, now: datetime) -> str:
    """The progress of a restore and its speed; without a total if that is unknown."""
    of_total = done_of(progress)
    fast = speed(progress, now)
    return f"{of_total}, {fast}" if of_total else fast


def done_of(progress: Progress) -> str:
    """How much is done of the total; empty if the total is unknown."""
    done, total = (progress.files, progress.bytes), (progress.total_files, progress.total_bytes)
    return numbers.done_of(done, total, translate)


def speed(progress: Progress, now: datetime | None) -> str:
    """The speed, the time left and, if `now` is given, when it will be done."""
    time_text = time_left.remaining(progress.left_low_s, progress.left_high_s, now, translate)
    fast = rate(progress.bytes_per_s)
    return f"{fast}, {time_text}" if time_text else fast


def drive(state: RunState) -> str:
    """What the drive is doing, if that is known and not said already; after success, what it still has to do."""
    is_over = state.eject_progress == 1 or state.has_lost_drive
    has_other_news = state.stage is Stage.EJECTING or is_over or is_silent(state)
    if state.drive is None or state.is_eject_only or has_other_news:
        return ""
    cache = cache_state_of(state.drive)
    if state.stage is not Stage.ENDED:
        return cache_gauge.now(cache, translate)
    if not state.has_succeeded or state.counts is None:
        return ""
    return cache_gauge.afterwards(cache, state.counts.copied.bytes, translate)


def sentence(result: CommandResult) -> str:
    """Why a command ended as it did; empty if there is nothing to explain."""
    return errors.sentence(result.why, result.values, translate)


def note(shown_note: Note) -> str:
    return reasons.note(shown_note.code, shown_note.values, translate)


def list_note(state: RunState) -> str:
    """Return what a backup that has ended says of the list of files on the drive; empty if all is well with it."""
    result = state.backed_up if state.backed_up is not None else state.final
    code = result.list_note if isinstance(result, BackupFinished) else ""
    return reasons.note(code, result.list_values, translate) if isinstance(result, BackupFinished) and code else ""


def notes(shown_notes: Iterable[Note]) -> str:
    return " ".join(map(note, shown_notes))


def reason(code: str, detail: str) -> str:
    text = reasons.reason(code, translate)
    return f"{text} ({detail})" if detail else text


def is_resting(state: RunState) -> bool:
    return state.rest is not None and state.stage is Stage.COPYING


def _is_moving(state: RunState) -> bool:
    return state.stage is Stage.COPYING and not is_resting(state) and not is_silent(state)


def is_silent(state: RunState) -> bool:
    """Whether the drive has been silent for so long that this matters most."""
    is_under_way = state.stage is not Stage.ENDED and not is_resting(state)
    return is_under_way and state.progress is not None and state.progress.silent_s >= SILENT_S


def _shown(state: RunState, result: CommandResult) -> CommandResult:
    """Return the result for the title: the backup's, unless only the eject is news, or puts the backup in doubt."""
    backed_up = state.backed_up
    if backed_up is None or not isinstance(result, EjectFinished) or state.has_failed_to_write:
        return (backed_up or result) if state.has_lost_drive else result
    is_well = state.has_succeeded and result.safe_to_unplug
    return result if is_well and not state.has_lost_drive else backed_up


def safe(name: str) -> str:
    """Return that an ejected drive is safe to unplug, with its name if that is known."""
    whichever = QCoreApplication.translate("texts", "It is safe to unplug the drive")
    return notifications.safe(name, translate) if name else whichever


def _ending(result: CommandResult) -> str:
    if isinstance(result, EjectFinished):
        if result.safe_to_unplug:
            return safe("")
        return QCoreApplication.translate("texts", "The drive is not ready to be unplugged")
    if isinstance(result, BackupFinished) and result.not_healed and result.outcome in (Outcome.DONE, Outcome.LEFT_OUT):
        return translate("texts", _NOT_HEALED)
    if AnswerOptions.of(result.why, result.values) is not None:
        return translate("texts", _QUESTION)
    outcome = named_outcome(result.outcome, result.why)
    return translate("texts", _ENDINGS.get(outcome, outcome))


def _last_sentence(state: RunState) -> str:
    if state.final is None:
        return ""
    if state.was_removed_safely:
        return translate("texts", _lost(state))
    result = state.final if state.has_failed_to_write else _shown(state, state.final)
    if isinstance(state.final, EjectFinished) and result is not state.final and not state.has_lost_drive:
        return " ".join(filter(None, (_reason(result), _eject_outcome(state.final))))
    if result.why or isinstance(result, EjectFinished):
        return _reason(result) if result.why or state.backed_up is None else _of_backup(state.backed_up)
    if isinstance(result, BackupFinished) and not result.version:
        return translate("texts", _ELSE_UNCHANGED if result.left_out_count else _UNCHANGED)
    eject = QCoreApplication.translate("texts", "Eject the drive before you unplug it.")
    return reasons.note("own-disk", {}, translate) if state.is_own_disk else eject


def _reason(result: CommandResult) -> str:
    """Return why it ended, without what the title says; empty if there is nothing to explain."""
    if isinstance(result, BackupFinished) and result.why == Why.CANCELED:
        return translate("texts", _GOES_ON)
    if isinstance(result, BackupFinished) and result.why == Why.DRIVE_GONE:
        safe_files = result.durable.files + result.unchanged.files
        sentences = (_ON_IT_IS_SAFE if safe_files else "", _PLUG_IN_TO_GO_ON)
        return " ".join(translate("texts", text) for text in sentences if text)
    return sentence(result)


def _eject_outcome(result: EjectFinished) -> str:
    """Return how the eject ended, when the title is about the backup."""
    if result.safe_to_unplug:
        return translate("texts", _EJECTED)
    return " ".join(filter(None, (translate("texts", _NOT_EJECTED), sentence(result))))


def _lost(state: RunState) -> str:
    """Return the text for a lost drive. A complete backup writes everything out: see `engine.drive.server`."""
    if not state.has_succeeded:
        return _BY_OTHERS
    return _PULLED if state.gone is DriveLoss.PULLED else _CLOSED


def _of_backup(result: BackupFinished) -> str:
    """How the backup ended, when the title is about the drive."""
    if result.outcome == Outcome.DONE and not result.version:
        return translate("texts", _UNCHANGED)
    return sentence(result) or _ending(result)


_RESERVE: Final = QT_TRANSLATE_NOOP(
    "drives",
    "Other programs show more free space: a small part is kept empty, because a full drive becomes slow.",
)


def reserve() -> str:
    """Return why less room is left for backups than the system reports as free."""
    return translate("drives", _RESERVE)
