"""What the pages of the past say."""

from datetime import datetime
from pathlib import PurePath
from typing import Final

from PySide6.QtCore import QDateTime, QLocale

from shingleback.bridge.past.past import BackupPlace
from shingleback.bridge.past.runs import PastWord
from shingleback.jobs.final_words import BackupFinished, CheckFinished, EntryItem, Tally, VersionItem
from shingleback.model.leftout import Reason
from shingleback.model.outcome import COMPLETE, Outcome
from shingleback.model.visible_text import visible
from shingleback.ui import style, texts
from shingleback.ui.home import texts as home
from shingleback.ui.pictograms import Picture
from shingleback.ui.texts import translate
from shingleback.ui.theme import Hue
from shingleback.words import QT_TRANSLATE_NOOP, reasons

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
    Outcome.USAGE: QT_TRANSLATE_NOOP("history", "It could not begin"),
    Outcome.DRIVE_GONE: QT_TRANSLATE_NOOP("history", "The drive was gone"),
    Outcome.DRIVE_FULL: QT_TRANSLATE_NOOP("history", "There was no room left"),
    Outcome.DRIVE_REFUSED: QT_TRANSLATE_NOOP("history", "The drive returned errors"),
    Outcome.UNSAFE: QT_TRANSLATE_NOOP("history", "Not begun, to be on the safe side"),
    Outcome.CANCELED: QT_TRANSLATE_NOOP("history", "Stopped"),
    Outcome.INTERNAL: QT_TRANSLATE_NOOP("history", "Ended by an error in the program"),
}
_PROBLEMS: Final[dict[str, str]] = {
    "backup": QT_TRANSLATE_NOOP("history", "Complete, but for %n file(s)"),
    "restore": QT_TRANSLATE_NOOP("history", "%n file(s) not given back"),
    "verify": QT_TRANSLATE_NOOP("history", "%n file(s) with a problem"),
}
_UNCHANGED: Final = QT_TRANSLATE_NOOP("history", "Nothing had changed")
_AMOUNTS: Final[dict[str, str]] = {
    "backup": QT_TRANSLATE_NOOP("history", "{files} copied, {size}"),
    "verify": QT_TRANSLATE_NOOP("history", "{files} whole, {size}"),
    "restore": QT_TRANSLATE_NOOP("history", "{files} given back, {size}"),
}
_TO: Final = QT_TRANSLATE_NOOP("history", "{what} – {where}")
_VERSION: Final = QT_TRANSLATE_NOOP("history", "{moment} ({size})")
_OF_PLACE: Final = QT_TRANSLATE_NOOP("history", "{sets} – {place}")
_RESTORE_SEVERAL: Final = QT_TRANSLATE_NOOP("history", "Restore %n item(s)")
_SELECTED: Final = QT_TRANSLATE_NOOP("history", "%n item(s) selected")
_FOUND: Final = QT_TRANSLATE_NOOP("history", "%n item(s) found")
_MORE: Final = QT_TRANSLATE_NOOP("history", "%n more item(s) are not shown. Search for a longer name.")
_READING_LIST: Final = QT_TRANSLATE_NOOP(
    "history", "The list of files is being read from the drive. With many files this takes a while."
)
_VERSIONS: Final = QT_TRANSLATE_NOOP("history", "%n version(s)")
_IN_THE_WAY: Final = QT_TRANSLATE_NOOP("history", "Different from the backup now: %n file(s)")
_NOT_BACK: Final = QT_TRANSLATE_NOOP("history", "%n file(s) did not come back")
_TRUST: Final = QT_TRANSLATE_NOOP(
    "history",
    "A program with special permissions can do more than the person who starts it: restore them only if nobody else"
    " could change this backup.",
)
_WHOLE: Final = QT_TRANSLATE_NOOP("history", "%n file(s) came back whole")


def title(word: PastWord) -> str:
    return translate(_CONTEXT, _TITLES.get(word.command, word.command))


def title_with_place(word: PastWord) -> str:
    return translate(_CONTEXT, _TO).format(what=title(word), where=home.place_name(word.destination))


def folder_of(places: list[str]) -> str:
    """In which some things were; the thing itself where it is only one."""
    if len(places) == 1:
        return places[0]
    return QLocale().createSeparatedList(list(dict.fromkeys(str(PurePath(one).parent) for one in places)))


def end(word: PastWord) -> str:
    """How it ended, in a few words."""
    if word.outcome == Outcome.LEFT_OUT and isinstance(word, BackupFinished | CheckFinished):
        return translate(_CONTEXT, _PROBLEMS.get(_kind(word), _PROBLEMS["verify"]), word.left_out_count)
    if isinstance(word, BackupFinished) and word.outcome == Outcome.DONE and not word.version:
        return translate(_CONTEXT, _UNCHANGED)
    return translate(_CONTEXT, _ENDS.get(word.outcome, word.outcome))


def amount(word: PastWord) -> str:
    """Empty where nothing was done."""
    tally = _tally(word)
    if not tally.files:
        return ""
    text = translate(_CONTEXT, _AMOUNTS.get(_kind(word), _AMOUNTS["verify"]))
    return text.format(files=texts.files(tally.files), size=texts.size(tally.bytes))


def look(word: PastWord) -> tuple[Picture, Hue]:
    """How it ended, at a glance; the words say the same."""
    if word.outcome == Outcome.DONE:
        return (Picture.SHIELD if word.command in ("verify", "try-restore") else Picture.CHECK), style.GOOD
    if word.outcome == Outcome.CANCELED:
        return Picture.STOP, style.NEUTRAL
    if word.outcome in COMPLETE and isinstance(word, BackupFinished):
        return Picture.INFO, style.ATTENTION
    return Picture.WARNING, style.ATTENTION if word.outcome in COMPLETE else style.DANGER


def moment(text: str, now: datetime) -> str:
    """Of an ISO date, as people say it."""
    at = _time(text)
    return home.moment(at, now) if at else visible(text)


def version(item: VersionItem, now: datetime) -> str:
    return translate(_CONTEXT, _VERSION).format(moment=moment(item.started_at, now), size=texts.size(item.bytes))


def place(one: BackupPlace) -> str:
    """By the sets that go there, if there are any."""
    where = home.place_name(one.path)
    if not one.sets:
        return where
    sets = QLocale().createSeparatedList([home.name(each) for each in one.sets])
    return translate(_CONTEXT, _OF_PLACE).format(sets=sets, place=where)


def changed(entry: EntryItem) -> str:
    """When something was changed last; empty where that is not known."""
    if entry.modified_s is None:
        return ""
    at = QDateTime.fromSecsSinceEpoch(entry.modified_s)
    return QLocale().toString(at, QLocale.FormatType.ShortFormat)


def old_place(entry: EntryItem, origins: dict[str, str]) -> str:
    """Where something was when it was backed up; empty where that is not known."""
    top, slash, within = entry.path.partition("/")
    origin = origins.get(top, "")
    return f"{origin.rstrip('/')}{slash}{within}" if origin else ""


def name_of(entry: EntryItem) -> str:
    return entry.path.rpartition("/")[2]


def selected(count: int) -> str:
    return translate(_CONTEXT, _SELECTED, count)


def restore_several(count: int) -> str:
    return translate(_CONTEXT, _RESTORE_SEVERAL, count)


def found(count: int) -> str:
    return translate(_CONTEXT, _FOUND, count)


def more(count: int) -> str:
    """Than can be shown."""
    return translate(_CONTEXT, _MORE, count)


def reading_list() -> str:
    return translate(_CONTEXT, _READING_LIST)


def versions(count: int) -> str:
    return translate(_CONTEXT, _VERSIONS, count)


def in_the_way(count: int) -> str:
    return translate(_CONTEXT, _IN_THE_WAY, count)


def is_only_in_the_way(word: CheckFinished) -> bool:
    """Nothing was left out but what something else stood in the way of."""
    return not word.why and all(item.reason == Reason.ALREADY_THERE for item in word.left_out)


def privileges_left() -> str:
    return f"{reasons.note('special-permissions-left', {}, translate)} {translate(_CONTEXT, _TRUST)}"


def damaged(count: int) -> str:
    """In a restore or a test of one: what did not come back as it should."""
    return translate(_CONTEXT, _NOT_BACK, count)


def whole(count: int) -> str:
    return translate(_CONTEXT, _WHOLE, count)


def _kind(word: PastWord) -> str:
    return {"demo": "backup", "try-restore": "verify"}.get(word.command, word.command)


def _tally(word: PastWord) -> Tally:
    if isinstance(word, BackupFinished):
        return word.copied
    return word.checked if isinstance(word, CheckFinished) else Tally()


def _time(text: str) -> datetime | None:
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        return None
    return at if at.tzinfo else at.astimezone()
