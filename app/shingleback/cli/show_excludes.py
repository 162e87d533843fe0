"""Shows what is excluded from every backup. Apart, because it loads more than a backup needs."""

import contextlib
import sys

from shingleback.backup_sets.library import Memory
from shingleback.domain.errors import ShinglebackError
from shingleback.domain.presets import PRESETS
from shingleback.messages import errors, exclusions
from shingleback.store import settings
from shingleback.store.private_files import Paths


def show_excludes() -> int:
    paths = Paths.of_user()
    try:
        chosen = settings.load(paths.settings_file)
    except ShinglebackError as error:
        print(errors.sentence(error.why, error.values), file=sys.stderr)
        return error.outcome.exit_code
    print("Excluded from every backup:")
    for rule in chosen.excludes:
        print(f"  {rule}")
    if chosen.skips_caches:
        print("  contents of folders that are marked as caches (CACHEDIR.TAG)")
    print("Snapshots of btrfs, ZFS, snapper, Timeshift and Back In Time, unless --snapshots is given.")
    print("Kinds for --preset; * marks those that --preset default includes:")
    for preset in PRESETS:
        print(f"  {'*' if preset.is_default else ' '} {preset.name}: {exclusions.preset_title(preset.name)}")
    print(f"Change this in {paths.settings_file}, or for one run with --exclude and --no-default-excludes.")
    with contextlib.suppress(ShinglebackError):  # only for convenience, so that the user finds the file
        Memory(paths).show_file()
    return 0
