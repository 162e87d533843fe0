"""Sentences of the pages about the past."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path, PurePath
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale

from shingleback.domain.errors import COMPLETE, LeftOutReason, Outcome, named_outcome
from shingleback.domain.local_time import local_time, time_of
from shingleback.domain.text import visible
from shingleback.gui.controllers.history import BackupPlace, PastResult
from shingleback.gui.home import texts as home
from shingleback.gui.run import texts
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import dates, style
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.widgets.style import Hue
from shingleback.messages import reasons
from shingleback.messages.places import NamesInBackup
from shingleback.messages.translate import QT_TRANSLATE_NOOP
from shingleback.protocol.result_items import ChangeKind, EntryItem, Since, Tally, VersionItem
from shingleback.protocol.results import BackupFinished, CheckFinished
from shingleback.store.settings import BackupSet

_CONTEXT: Final = "history"
_TITLES: Final[dict[str, str]] = {
    "backup": QT_TRANSLATE_NOOP("history", "Backup"),
    "demo": QT_TRANSLATE_NOOP("history", "Backup"),
    "verify": QT_TRANSLATE_NOOP("history", "Check"),
    "restore": QT_TRANSLATE_NOOP("history", "Restore"),
    "try-restore": QT_TRANSLATE_NOOP("history", "Test restore"),
}
_ENDS: Final[dict[str, str]] = {
    Outcome.DONE: QT_TRANSLATE_NOOP("history", "Complete"),
    Outcome.USAGE: QT_TRANSLATE_NOOP("history", "It could not start"),
    Outcome.DRIVE_GONE: QT_TRANSLATE_NOOP("history", "The drive was disconnected"),
    Outcome.DRIVE_FULL: QT_TRANSLATE_NOOP("history", "The drive was full"),
    Outcome.DRIVE_REFUSED: QT_TRANSLATE_NOOP("history", "The drive returned errors"),
    Outcome.UNSAFE: QT_TRANSLATE_NOOP("history", "Not started, to be on the safe side"),
    Outcome.CANCELED: QT_TRANSLATE_NOOP("history", "Stopped"),
    Outcome.INTERNAL: QT_TRANSLATE_NOOP("history", "Ended by an error in the program"),
}
_PROBLEMS: Final[dict[str, str]] = {
    "backup": QT_TRANSLATE_NOOP("history", "Complete, except for %n file(s)"),
    "restore": QT_TRANSLATE_NOOP("history", "%n file(s) not restored"),
    "verify": QT_TRANSLATE_NOOP("history", "%n file(s) with a problem"),
}
_UNCHANGED: Final = QT_TRANSLATE_NOOP("history", "Nothing had changed")
_AMOUNTS: Final[dict[str, str]] = {
    "backup": QT_TRANSLATE_NOOP("history", "{files} copied, {size}"),
    "verify": QT_TRANSLATE_NOOP("history", "{files} intact, {size}"),
    "restore": QT_TRANSLATE_NOOP("history", "{files} restored, {size}"),
}
_OLDER: Final = QT_TRANSLATE_NOOP("history", "{files}, {size} of this only in older versions")
_TO: Final = QT_TRANSLATE_NOOP("history", "{what} – {where}")
_SPAN: Final = QT_TRANSLATE_NOOP("history", "{first} – {last}")
_WITH_GAPS: Final = QT_TRANSLATE_NOOP("history", "{span}, with gaps")
_CHANGED_FILES: Final[dict[ChangeKind, str]] = {
    ChangeKind.ADDED: QT_TRANSLATE_NOOP("history", "%n file(s) added"),
    ChangeKind.CHANGED: QT_TRANSLATE_NOOP("history", "%n file(s) changed"),
    ChangeKind.MOVED: QT_TRANSLATE_NOOP("history", "%n file(s) moved"),
    ChangeKind.REMOVED: QT_TRANSLATE_NOOP("history", "%n file(s) removed"),
}
_WITH_SIZE: Final = QT_TRANSLATE_NOOP("history", "{what} ({size})")
_COMPLETE: Final = QT_TRANSLATE_NOOP("history", "complete")
_FACTS: Final = QT_TRANSLATE_NOOP("history", "{files} · {size} · {end}")
_VERSIONS_SINCE: Final = QT_TRANSLATE_NOOP("history", "%n version(s) since {month}")
_SINCE: Final[dict[str, str]] = {
    Since.CHANGED: QT_TRANSLATE_NOOP("history", "changed since"),
    Since.MOVED: QT_TRANSLATE_NOOP("history", "moved since"),
    Since.GONE: QT_TRANSLATE_NOOP("history", "deleted since"),
}
_SIZE_AND_CHANGE: Final = QT_TRANSLATE_NOOP("history", "{size}, changed {moment}")
_OF_PLACE: Final = QT_TRANSLATE_NOOP("history", "{sets} – {place}")
_RESTORE_SEVERAL: Final = QT_TRANSLATE_NOOP("history", "Restore %n item(s)")
_SELECTED: Final = QT_TRANSLATE_NOOP("history", "%n item(s) selected")
_FOUND: Final = QT_TRANSLATE_NOOP("history", "%n item(s) found")
_MORE: Final = QT_TRANSLATE_NOOP("history", "%n more item(s) are not shown. Search for a longer name.")
_MORE_CHANGES: Final = QT_TRANSLATE_NOOP("history", "%n more change(s) are not shown.")
_READING_LIST: Final = QT_TRANSLATE_NOOP(
    "history", "The list of files is being read from the drive. With many files this takes a while."
)
_IN_THE_WAY: Final = QT_TRANSLATE_NOOP("history", "Different from the backup now: %n file(s)")
_ATTRIBUTES_SET: Final = QT_TRANSLATE_NOOP(
    "history", "Permissions and owner set as in the backup: %n file(s) or folder(s)"
)
DIFFERENT_NOW: Final = frozenset({LeftOutReason.ALREADY_THERE, LeftOutReason.ATTRIBUTES_DIFFER})
"""Reasons of what exists and was left as it is."""
_LACK_OF_SPACE: Final = QT_TRANSLATE_NOOP(
    "history",
    "{needed} may not fit: only {free} are free where {place} is. Free up space first, or choose another folder.",
)
_NOT_BACK: Final = QT_TRANSLATE_NOOP("history", "%n file(s) did not come back")
_TRUST: Final = QT_TRANSLATE_NOOP(
    "history",
    "A program with special permissions can do more than the person who starts it: restore them only if nobody else"
    " could change this backup.",
)
_WHOLE: Final = QT_TRANSLATE_NOOP("history", "%n file(s) came back whole")


def title(result: PastResult) -> str:
    return translate(_CONTEXT, _TITLES.get(result.command, result.command))


def title_with_place(result: PastResult, sets: Iterable[BackupSet] = ()) -> str:
    """Return the title with the name of the run's backup set, or else with that of the place.

    A check or a restore names no set: it is of the set that alone goes to this place.
    """
    all_sets = list(sets)
    if isinstance(result, BackupFinished):
        own_sets = [backup_set for backup_set in all_sets if backup_set.key == result.backup_set]
    else:
        own_sets = [backup_set for backup_set in all_sets if backup_set.destination == result.destination]
    name = home.name(own_sets[0]) if len(own_sets) == 1 else ""
    return translate(_CONTEXT, _TO).format(what=title(result), where=name or home.place_name(result.destination))


def folders_of(places: Sequence[str]) -> str:
    """Return the folders that contained these files and folders."""
    return translate.listed(list(dict.fromkeys(translate.path(str(PurePath(place).parent)) for place in places)))


def end(result: PastResult) -> str:
    """Return how it ended, in a few words."""
    if result.outcome == Outcome.LEFT_OUT and isinstance(result, BackupFinished | CheckFinished):
        return translate(_CONTEXT, _PROBLEMS.get(_kind(result), _PROBLEMS["verify"]), result.left_out_count)
    if isinstance(result, BackupFinished) and result.outcome == Outcome.DONE and not result.version:
        return translate(_CONTEXT, _UNCHANGED)
    outcome = named_outcome(result.outcome, result.why)
    return translate(_CONTEXT, _ENDS.get(outcome, outcome))


def amount(result: PastResult) -> str:
    """Return how much was done; empty if nothing."""
    tally = _tally(result)
    if not tally.files:
        return ""
    text = translate(_CONTEXT, _AMOUNTS.get(_kind(result), _AMOUNTS["verify"]))
    return text.format(files=texts.files(tally.files), size=texts.size(tally.bytes))


def older(result: CheckFinished) -> str:
    """Return how much of what was checked only older versions have; empty if nothing."""
    tally = result.older
    text = translate(_CONTEXT, _OLDER)
    return text.format(files=texts.files(tally.files), size=texts.size(tally.bytes)) if tally.files else ""


def problems(count: int) -> str:
    """Return how many problems a check found."""
    return translate(_CONTEXT, _PROBLEMS["verify"], count)


def appearance(result: PastResult) -> tuple[Picture, Hue]:
    """Return the picture and color for how it ended; the words say the same."""
    if result.outcome == Outcome.DONE:
        return (Picture.SHIELD if result.command in ("verify", "try-restore") else Picture.CHECK), style.GOOD
    if result.outcome == Outcome.CANCELED:
        return Picture.STOP, style.NEUTRAL
    if result.outcome in COMPLETE and isinstance(result, BackupFinished):
        return Picture.INFO, style.ATTENTION
    return Picture.WARNING, style.ATTENTION if result.outcome in COMPLETE else style.DANGER


def moment(text: str, now: datetime) -> str:
    """Convert an ISO date to a relative date such as "yesterday"."""
    at = time_of(text)
    return dates.moment(at, now) if at else visible(text)


def long_moment(text: str) -> str:
    """Convert an ISO date, with the name of the day."""
    at = time_of(text)
    return dates.full_moment(at) if at else visible(text)


def short_moment(text: str) -> str:
    """Convert an ISO date to a short form."""
    at = time_of(text)
    return dates.short_moment(at.astimezone(local_time().tzinfo)) if at else visible(text)


def year(number: int) -> str:
    return QLocale().toString(QDate(number, 1, 1), "yyyy")


def since(name: str) -> str:
    """Return what became of an entry of an older version; empty if nothing notable."""
    text = _SINCE.get(name)
    return translate(_CONTEXT, text) if text else ""


def facts(item: VersionItem) -> str:
    """Return a version's size, and whether it is complete."""
    end = translate(_CONTEXT, _PROBLEMS["backup"], item.left_out) if item.left_out else translate(_CONTEXT, _COMPLETE)
    return translate(_CONTEXT, _FACTS).format(files=texts.files(item.files), size=texts.size(item.bytes), end=end)


def versions_since(count: int, first: datetime) -> str:
    return translate(_CONTEXT, _VERSIONS_SINCE, count).format(month=dates.long_month(first))


def day(text: str) -> str:
    """Convert an ISO date to a day."""
    at = time_of(text)
    return dates.short_day(at.astimezone(local_time().tzinfo)) if at else visible(text)


def days(begun_at: Sequence[str]) -> list[str]:
    """Convert ISO dates in a list. Those on the same day include the time."""
    zone = local_time().tzinfo
    times = {text: at.astimezone(zone) for text in begun_at if (at := time_of(text))}
    date_texts = dict(zip(times, dates.distinct_dates(list(times.values())), strict=True))
    return [date_texts.get(text, visible(text)) for text in begun_at]


def between(older: str, newer: str) -> str:
    """Return a span of two moments, with times if both are on the same day."""
    first, last = days((older, newer))
    return translate(_CONTEXT, _SPAN).format(first=first, last=last)


def span(first: str, last: str) -> str:
    """Return a span of two days, or the day if they are equal."""
    first_day, last_day = day(first), day(last)
    return first_day if first_day == last_day else translate(_CONTEXT, _SPAN).format(first=first_day, last=last_day)


def span_of(periods: Sequence[tuple[str, str]]) -> str:
    """Return the span from the first day to the last, and whether there are gaps."""
    whole = span(periods[0][0], periods[-1][1])
    return whole if len(periods) == 1 else translate(_CONTEXT, _WITH_GAPS).format(span=whole)


def listed(periods: Sequence[tuple[str, str]]) -> str:
    return translate.listed(list(dict.fromkeys(span(*period) for period in periods)))


def change(kind: ChangeKind) -> str:
    return translate(_CONTEXT, kind.label)


def changes(kind: ChangeKind, tally: Tally) -> str:
    """Return how many files, and their size."""
    text = translate(_CONTEXT, _CHANGED_FILES[kind], tally.files)
    return translate(_CONTEXT, _WITH_SIZE).format(what=text, size=texts.size(tally.bytes))


def place(backup_place: BackupPlace) -> str:
    """Return a place's name, with the sets that go there, if any."""
    place_text = texts.isolated(home.place_name(backup_place.path, backup_place.drive))
    if not backup_place.sets:
        return place_text
    sets = translate.listed([home.name(each) for each in backup_place.sets])
    return translate(_CONTEXT, _OF_PLACE).format(sets=sets, place=place_text)


def changed(entry: EntryItem) -> str:
    """Return when an entry was last changed; empty if unknown."""
    if entry.modified_s is None:
        return ""
    return dates.stamp(QDateTime.fromSecsSinceEpoch(entry.modified_s), is_short=True)


def size_and_change(entry: EntryItem) -> str:
    """Return a file's size, and when it was last changed, if that is known."""
    at = changed(entry)
    if not at:
        return texts.size(entry.size)
    return translate(_CONTEXT, _SIZE_AND_CHANGE).format(size=texts.size(entry.size), moment=at)


def changed_on(entry: EntryItem) -> str:
    """Return only the day of the last change, as a list has little space."""
    if entry.modified_s is None:
        return ""
    return dates.written(QDateTime.fromSecsSinceEpoch(entry.modified_s).date(), is_short=True)


def old_place(entry: EntryItem, origins: dict[str, str]) -> str:
    """Return the original path of an entry; empty if unknown."""
    top, slash, within = entry.path.partition("/")
    origin = origins.get(top, "")
    return f"{origin.rstrip('/')}{slash}{within}" if origin else ""


def names_in_backup(origins: Mapping[str, str]) -> NamesInBackup:
    """What the files and folders of a backup are called. `origins` of its top folders."""
    return NamesInBackup(origins, translate, str(Path.home()))


def selected(count: int) -> str:
    return translate(_CONTEXT, _SELECTED, count)


def restore_several(count: int) -> str:
    return translate(_CONTEXT, _RESTORE_SEVERAL, count)


def found_text(count: int) -> str:
    return translate(_CONTEXT, _FOUND, count)


def more_text(count: int) -> str:
    """Return how many more there are than shown."""
    return translate(_CONTEXT, _MORE, count)


def more_changes(count: int) -> str:
    """Return how many more there are than shown; empty if none."""
    return translate(_CONTEXT, _MORE_CHANGES, count) if count > 0 else ""


def reading_list() -> str:
    return translate(_CONTEXT, _READING_LIST)


def in_the_way(count: int) -> str:
    return translate(_CONTEXT, _IN_THE_WAY, count)


def lack_of_space(plan: CheckFinished, *, keeps_both: bool) -> str:
    """Return where a restore needs more space than is free; empty if it fits. `keeps_both`: also existing files."""
    needs = [(space, space.needed_bytes + (space.in_the_way_bytes if keeps_both else 0)) for space in plan.space]
    return " ".join(
        translate(_CONTEXT, _LACK_OF_SPACE).format(
            needed=texts.size(needed_bytes), free=texts.size(space.free_bytes), place=translate.path(space.path)
        )
        for space, needed_bytes in needs
        if needed_bytes > space.free_bytes
    )


def is_only_in_the_way(result: CheckFinished) -> bool:
    """Whether files were left out, and only because others were in the way."""
    if result.why or not result.left_out:
        return False
    return all(item.reason in DIFFERENT_NOW for item in result.left_out)


def attributes_set(count: int) -> str:
    """Return how many existing files and folders got their attributes back; empty if none."""
    return translate(_CONTEXT, _ATTRIBUTES_SET, count) if count else ""


def privileges_left() -> str:
    return f"{reasons.note('special-permissions-left', {}, translate)} {translate(_CONTEXT, _TRUST)}"


def damaged(count: int) -> str:
    """Return how many files a restore, or a test of one, could not restore properly."""
    return translate(_CONTEXT, _NOT_BACK, count)


def whole(count: int) -> str:
    return translate(_CONTEXT, _WHOLE, count)


def _kind(result: PastResult) -> str:
    return {"demo": "backup", "try-restore": "verify"}.get(result.command, result.command)


def _tally(result: PastResult) -> Tally:
    if isinstance(result, BackupFinished):
        return result.copied
    return result.checked if isinstance(result, CheckFinished) else Tally()
