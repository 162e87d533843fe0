"""The exclude rules of a command: those of the settings, and those of its arguments."""

import contextlib
import sys
from argparse import Namespace

from shingleback.backup_sets.library import Memory
from shingleback.domain.errors import ShinglebackError
from shingleback.domain.presets import BY_DEFAULT, DEFAULT_PRESETS, PRESETS, presets_named
from shingleback.engine.source.excludes import Excludes
from shingleback.messages import errors, exclusions
from shingleback.store import settings
from shingleback.store.private_files import Paths


def excludes_for(arguments: Namespace, paths: Paths, *, every_preset: bool = False) -> Excludes:
    """Return the rules of the settings and the options; with `every_preset`, all presets instead of the chosen."""
    chosen = settings.load(paths.settings_file)
    rules = [] if arguments.no_default_excludes else chosen.excludes
    caches = chosen.skips_caches and not arguments.no_default_excludes
    names = [
        name
        for name_or_group in arguments.preset
        for name in (DEFAULT_PRESETS if name_or_group == BY_DEFAULT else (name_or_group,))
    ]
    presets = PRESETS if every_preset else presets_named(dict.fromkeys(names))
    return Excludes([*rules, *arguments.exclude], caches=caches, presets=presets, snapshots=not arguments.snapshots)


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
