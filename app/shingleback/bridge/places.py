"""Places for backups: where each is now, and which of their names mean the same.

A set's destination is a name: the path at which its backup was at first. What the name means is a folder of a
filesystem. That is noted with each backup, and so is the identity of the backup. From there the path of today is looked
up each time that it is used; the settings are not rewritten. So nothing has to be undone when the drive is at its old
place tomorrow, two programs cannot disagree, and a wrong guess does no harm that lasts.

What is looked up is only where to knock: the worker that opens the backup there refuses any other than those that were
seen under the name.
"""

from collections.abc import Callable
from pathlib import Path

from shingleback.bridge.readings import Readings
from shingleback.drives.whereabouts import Moment, Tables
from shingleback.jobs.history import History
from shingleback.model.place import Found, KnownPlace, Spot, Whereabouts

Look = Callable[[], Moment]


class Places:
    """Reads the history each time that it is asked: workers write to it."""

    def __init__(self, history: Path, look: Look | None = None) -> None:
        """`look` gives what is mounted: by the kernel's own tables, unless another one is named."""
        self._history = Readings(history)
        self._look = look or Tables().now

    def find(self, name: str, backup_set: str = "") -> Found:
        """Where the place with a name is now; an empty name is that of no place.

        `backup_set`: whose place it is. Two sets may call their places alike, on two drives with one label.
        """
        if not name:
            return Found(Whereabouts.UNKNOWN, name)
        known, moment = self._known(), self._look()
        mine = _of_set(known, _names(name, moment), backup_set)
        spots = _spots(mine)
        own = {spot.filesystem for spot in spots}
        others = {spot.filesystem for spot in _spots(known)} - own
        return moment.find(name, spots, others)

    def names(self, path: str) -> list[str]:
        """All under which the history may have something of a place; `path` is one of them, or where it is now."""
        known, moment = self._known(), self._look()
        names = _names(path, moment)
        mine = next((place for place in _named(known, names) if place.spot), None)
        spot = mine.spot if mine else moment.spot_of(names[-1])
        latest = {place.name: place for place in reversed(known)}
        same = [place for place in latest.values() if place.spot and place.spot == spot]
        return list(dict.fromkeys([*names, *(one.name for one in same if not mine or one.backup == mine.backup)]))

    def name_of(self, path: str) -> str:
        """The name under which what is at a path now is known; the path itself, where it is known by none.

        Drives may have changed their places: a name does not count where its backups were seen elsewhere, unless
        nothing else is known of what is there.
        """
        known, moment = self._known(), self._look()
        names = _names(path, moment)
        spot = moment.spot_of(names[-1])
        own = _named(known, names)
        there = [place for place in known if place.spot is not None and place.spot == spot]
        fitting = [place for place in own if place.spot in (None, spot)]
        return next((place.name for place in (*fitting, *there, *own)), path)

    def backups(self, name: str, backup_set: str = "") -> tuple[str, ...]:
        """The identities of those that were seen there, newest first; `backup_set` as in `find`."""
        mine = _of_set(self._known(), _names(name, self._look()), backup_set)
        return tuple(dict.fromkeys(place.backup for place in mine))

    def has_backup(self, name: str, backup_set: str = "", drive: str = "") -> bool:
        """Whether a backup was seen where the place is now, and on this drive, as far as that can be told.

        The path alone could be that of any drive, and the UUID of a filesystem that of a copy: everybody can read it.
        `drive` is the key of the drive that the place is on; empty where nobody knows it.
        """
        seen = self.backups(name, backup_set)
        return self.find(name, backup_set).may_be_meant and any(self._is_on(one, drive) for one in seen)

    def _is_on(self, backup: str, drive: str) -> bool:
        seen_on = self._history.of(("drives", backup), lambda history: history.drives_of(backup))
        return not drive or not seen_on or drive in seen_on

    def spot_of(self, path: str) -> Spot | None:
        moment = self._look()
        return moment.spot_of(moment.resolved(path))

    def _known(self) -> list[KnownPlace]:
        return self._history.of("places", History.places)


def _names(path: str, moment: Moment) -> list[str]:
    """As it is, tidied, and without symlinks."""
    tidy = str(Path(path))
    return list(dict.fromkeys([tidy, moment.resolved(tidy)]))


def _named(known: list[KnownPlace], names: list[str]) -> list[KnownPlace]:
    return [place for place in known if place.name in names]


def _of_set(known: list[KnownPlace], names: list[str], backup_set: str) -> list[KnownPlace]:
    """Those that it was backed up to; where there are none, those of which nobody noted a set."""
    named = _named(known, names)
    own = [place for place in named if place.backup_set == backup_set]
    return own or [place for place in named if not place.backup_set] if backup_set else named


def _spots(known: list[KnownPlace]) -> list[Spot]:
    return list(dict.fromkeys(place.spot for place in known if place.spot is not None))
