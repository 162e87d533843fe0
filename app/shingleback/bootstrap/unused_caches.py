"""Which caches of backups are still needed."""

import time

from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.domain.errors import UsageError
from shingleback.store import settings
from shingleback.store.paths import Paths
from shingleback.store.unused_caches import key_of, remove_unused


def remove_unused_caches(paths: Paths, now_s: float | None = None) -> None:
    """Indexes and lists of versions of backups that belong to no set and were not used for half a year.

    They can be made again from the drive, so nothing is lost.
    """
    try:
        sets = settings.load(paths.settings_file).sets
    except UsageError:  # nobody knows which sets there are
        return
    places = DestinationLocator(paths.history_file)
    backups = {backup for one in sets for backup in places.backups(one.destination, one.key)}
    moment_s = time.time() if now_s is None else now_s
    remove_unused(paths.index_folder, backups, moment_s)
    remove_unused(paths.past_folder, {key_of(backup) for backup in backups}, moment_s)
