"""The exclude rules of a command: those of the settings, and those of its arguments."""

import contextlib
import sys
from argparse import Namespace

from shingleback.backup_sets.library import Memory
from shingleback.domain.errors import ShinglebackError
from shingleback.engine.source.excludes import Excludes
from shingleback.messages import errors
from shingleback.store import settings
from shingleback.store.private_files import Paths


def excludes_for(arguments: Namespace, paths: Paths) -> Excludes:
    chosen = settings.load(paths.settings_file)
    rules = [] if arguments.no_default_excludes else chosen.excludes
    caches = chosen.skips_caches and not arguments.no_default_excludes
    return Excludes([*rules, *arguments.exclude], caches=caches)


def show_excludes() -> int:
    paths = Paths.of_user()
    try:
        chosen = settings.load(paths.settings_file)
    except ShinglebackError as error:
        print(errors.sentence(error.why, error.values), file=sys.stderr)
        return error.outcome.exit_code
    print("A backup passes over:")
    for rule in chosen.excludes:
        print(f"  {rule}")
    if chosen.skips_caches:
        print("  what is in a folder that says itself that it is a cache (CACHEDIR.TAG)")
    print(f"Change this in {paths.settings_file}, or for one run with --exclude and --no-default-excludes.")
    with contextlib.suppress(ShinglebackError):  # only for convenience, so that the user finds the file
        Memory(paths).show_file()
    return 0
