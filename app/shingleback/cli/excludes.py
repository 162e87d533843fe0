"""The exclude rules of a command: those of the settings, and those of its arguments."""

from argparse import Namespace

from shingleback.domain.presets import BY_DEFAULT, DEFAULT_PRESETS, PRESETS, presets_named
from shingleback.engine.source.excludes import Excludes
from shingleback.store import settings
from shingleback.store.private_files import Paths


def excludes_for(arguments: Namespace, paths: Paths, *, every_preset: bool = False) -> Excludes:
    """Return the rules of the settings and the options; with `every_preset`, all presets instead of the chosen ones."""
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
