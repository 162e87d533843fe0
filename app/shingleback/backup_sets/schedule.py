"""Decides when a backup starts automatically for a drive that is plugged in.

The prompt history records what the user was asked or reminded of, so that a prompt does not come back too soon
(snooze). The window and the timer read the same file. If it is not writable, it is kept in memory until the program
ends, and nothing fails.
"""

from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec

from shingleback.store import private_files
from shingleback.store.locks import PATIENCE_S, alone_in
from shingleback.store.settings import When

_LEAST_APART: Final = timedelta(hours=8)  # so that one that ended after midnight is not followed by another at once

_WRONG_CLOCK: Final = timedelta(days=1)  # what lies further ahead was noted while the clock was wrong


def next_due(
    when: When, *, plugged_in: datetime | None, last: datetime | None, asked: datetime | None, now: datetime
) -> datetime | None:
    """The time of the next backup, `now` if that has passed; None if none starts automatically.

    All times have their offset from UTC; days are those of `now`. `plugged_in`: when the drive appeared, None if it was
    there before the program. `last`: when the last complete backup began. `asked`: when one was last started, declined
    or finished, however it ended; that counts until the next day or plug-in.
    """
    is_over = asked is not None and plugged_in is not None and asked < plugged_in
    told = (last, None if is_over else asked)
    known = [moment for moment in told if moment is not None and moment <= now + _WRONG_CLOCK]
    latest = max(known, default=None)
    match when:
        case When.ASK:
            return None
        case When.PLUG_IN:
            is_new = plugged_in is not None and (latest is None or latest < plugged_in)
            return now if is_new else None
        case When.DAILY:
            return now if latest is None else max(now, _next_day(latest, now), latest + _LEAST_APART)


def _next_day(moment: datetime, now: datetime) -> datetime:
    """The next midnight in local time."""
    day = moment.astimezone(now.tzinfo).date() + timedelta(days=1)
    return datetime(day.year, day.month, day.day, tzinfo=now.tzinfo)


class _Kept(msgspec.Struct):
    """Times as in ISO 8601, with their offset from UTC, by the keys of backup sets."""

    asked: dict[str, str] = {}
    reminded: dict[str, str] = {}


class PromptHistory:
    """Read on every use, because another program may have written it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._unkept = _Kept()

    def asked_at(self, key: str) -> datetime | None:
        """When the backup of a set was last begun, declined or over."""
        return _time(self._kept().asked.get(key, ""))

    def note_asked(self, key: str, at: datetime) -> None:
        self._add(_Kept(asked={key: at.isoformat()}))

    def reminded_at(self, key: str) -> datetime | None:
        """When the user was last reminded of a set."""
        return _time(self._kept().reminded.get(key, ""))

    def note_reminded(self, key: str, at: datetime) -> None:
        self._add(_Kept(reminded={key: at.isoformat()}))

    def _kept(self) -> _Kept:
        try:
            kept = msgspec.json.decode(self._file.read_bytes(), type=_Kept)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            kept = _Kept()
        return _both(kept, self._unkept)

    def _add(self, new: _Kept) -> None:
        """To the current contents of the file, so that nothing is lost of what another program adds."""
        try:
            private_files.make_folder(self._file.parent)
            with alone_in(self._file.parent, PATIENCE_S):
                private_files.replace(self._file, msgspec.json.encode(_both(self._kept(), new)))
        except OSError:
            self._unkept = _both(self._unkept, new)
        else:
            self._unkept = _Kept()


def _both(old: _Kept, new: _Kept) -> _Kept:
    return _Kept(old.asked | new.asked, old.reminded | new.reminded)


def _time(text: str) -> datetime | None:
    """None for an invalid time, or one without an offset."""
    try:
        time = datetime.fromisoformat(text)
    except ValueError:
        return None
    return time if time.tzinfo else None
