"""Sentences about what is not part of a backup: the kinds of files that a set leaves out, and the places of a run."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

from shingleback.domain.errors import SkipReason
from shingleback.domain.excludes import DEFAULT_EXCLUDES
from shingleback.domain.text import visible
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, headed, untranslated

_CONTEXT: Final = "exclusions"
_MAX_NAMED: Final = 3
SNAPSHOTS: Final = "snapshots"
"""The name of the row of snapshots among those of the presets; how a set stores it differs."""

_REASONS: Final[Mapping[str, str]] = {
    SkipReason.OTHER_FILESYSTEM: QT_TRANSLATE_NOOP("exclusions", "Another drive or filesystem"),
    SkipReason.SNAPSHOT: QT_TRANSLATE_NOOP("exclusions", "Snapshots"),
    SkipReason.DESTINATION: QT_TRANSLATE_NOOP("exclusions", "The backup itself"),
    SkipReason.PATTERN: QT_TRANSLATE_NOOP("exclusions", "Your rules"),
    SkipReason.CACHE: QT_TRANSLATE_NOOP("exclusions", "Folders marked as caches"),
    SkipReason.SPECIAL: QT_TRANSLATE_NOOP("exclusions", "Sockets, pipes and device files"),
}
_TITLES: Final[Mapping[str, str]] = {
    "caches": QT_TRANSLATE_NOOP("exclusions", "Caches of programs"),
    "packages": QT_TRANSLATE_NOOP("exclusions", "Downloaded packages"),
    "builds": QT_TRANSLATE_NOOP("exclusions", "Installed parts of projects"),
    "flatpak": QT_TRANSLATE_NOOP("exclusions", "Flatpak apps"),
    "containers": QT_TRANSLATE_NOOP("exclusions", "Container images"),
    "shaders": QT_TRANSLATE_NOOP("exclusions", "Shaders and downloads of Steam"),
    "systems": QT_TRANSLATE_NOOP("exclusions", "System files of Windows and macOS"),
    "games": QT_TRANSLATE_NOOP("exclusions", "Games from Steam"),
    "machines": QT_TRANSLATE_NOOP("exclusions", "Virtual machines"),
    "models": QT_TRANSLATE_NOOP("exclusions", "AI models"),
    SNAPSHOTS: _REASONS[SkipReason.SNAPSHOT],
}
_BECAUSE: Final[Mapping[str, str]] = {
    "caches": QT_TRANSLATE_NOOP("exclusions", "Browsers and other programs fill them again when they need to."),
    "packages": QT_TRANSLATE_NOOP("exclusions", "Tools such as pip, cargo, npm and Maven download them again."),
    "builds": QT_TRANSLATE_NOOP(
        "exclusions", "Such as node_modules and .venv: one command in the project creates them again."
    ),
    "flatpak": QT_TRANSLATE_NOOP("exclusions", "Flatpak installs them again. Your data in them is backed up."),
    "containers": QT_TRANSLATE_NOOP(
        "exclusions", "Podman and Docker download or build them again. Volumes are backed up."
    ),
    "shaders": QT_TRANSLATE_NOOP("exclusions", "Steam creates them again."),
    "systems": QT_TRANSLATE_NOOP("exclusions", "Swap files, indexes and restore points on drives that they also use."),
    "games": QT_TRANSLATE_NOOP(
        "exclusions", "Steam downloads them again. A few games keep your saved games there, too."
    ),
    "machines": QT_TRANSLATE_NOOP(
        "exclusions", "Large files that change whenever they run. Exclude them if you can set them up again."
    ),
    "models": QT_TRANSLATE_NOOP("exclusions", "Ollama, LM Studio and GPT4All download them again."),
    SNAPSHOTS: QT_TRANSLATE_NOOP(
        "exclusions", "Earlier states of your files, which take no room now. On the drive, each takes its full size."
    ),
}
_DEFAULT: Final = QT_TRANSLATE_NOOP("exclusions", "Trash, thumbnails and the like")
_LEFT_OUT: Final = QT_TRANSLATE_NOOP("exclusions", "Excluded: {kinds}")
_SIZED: Final = QT_TRANSLATE_NOOP("exclusions", "{kind} ({size})")
_NOTHING: Final = QT_TRANSLATE_NOOP("exclusions", "Nothing is excluded.")
_MORE: Final = QT_TRANSLATE_NOOP("exclusions", "and %n other(s)")
_NUMBER: Final = QT_TRANSLATE_NOOP("exclusions", "%n item(s)")
_AND_MORE: Final = QT_TRANSLATE_NOOP("exclusions", "{places} and %n other(s)")
_UNMATCHED: Final = QT_TRANSLATE_NOOP("exclusions", "These rules matched nothing: {rules}")
_ONE_UNMATCHED: Final = QT_TRANSLATE_NOOP("exclusions", "This rule matched nothing: {rule}")


class ExcludedPlaces(Protocol):
    """What is not part of a backup for one reason, as in `protocol.result_items`."""

    @property
    def reason(self) -> str: ...

    @property
    def rule(self) -> str: ...

    @property
    def count(self) -> int: ...

    @property
    def paths(self) -> list[str]: ...


def preset_title(name: str, translate: Translate = untranslated) -> str:
    """The name of a preset, or of the snapshots."""
    return translate(_CONTEXT, _TITLES[name])


def preset_reason(name: str, translate: Translate = untranslated) -> str:
    """Why it can be left out."""
    return translate(_CONTEXT, _BECAUSE[name])


def default_title(translate: Translate = untranslated) -> str:
    """What the usual rules exclude."""
    return translate(_CONTEXT, _DEFAULT)


def kind(reason: str, rule: str, translate: Translate = untranslated) -> str:
    """What is not in a backup for this reason; the code itself if it is unknown. `rule` is the name of a preset."""
    if reason == SkipReason.PRESET and rule in _TITLES:
        return preset_title(rule, translate)
    if reason == SkipReason.PATTERN and rule in DEFAULT_EXCLUDES:
        return default_title(translate)
    return translate(_CONTEXT, _REASONS[reason]) if reason in _REASONS else reason


def excluded_lines(items: Iterable[ExcludedPlaces], translate: Translate = untranslated) -> list[str]:
    """A line for each kind, with the first places."""
    places: dict[str, list[str]] = {}
    counts: dict[str, int] = {}
    for item in items:
        name = kind(item.reason, item.rule, translate)
        places.setdefault(name, []).extend(item.paths)
        counts[name] = counts.get(name, 0) + item.count
    return [headed(name, _named(paths, counts[name], translate), translate) for name, paths in places.items()]


def summary(items: Sequence[ExcludedPlaces], translate: Translate = untranslated) -> str:
    """In one line: other disks by their places, because a person may want them, and how much else."""
    disks = [item for item in items if item.reason == SkipReason.OTHER_FILESYSTEM]
    count = sum(item.count for item in items if item.reason != SkipReason.SPECIAL)
    if disks:
        return _named([visible(path) for item in disks for path in item.paths], count, translate)
    return translate(_CONTEXT, _NUMBER, count) if count else ""


def left_out(kinds: Sequence[str], translate: Translate = untranslated) -> str:
    """In one line what a set leaves out."""
    if not kinds:
        return translate(_CONTEXT, _NOTHING)
    return translate(_CONTEXT, _LEFT_OUT).format(kinds=_named(kinds, len(kinds), translate))


def left_out_sized(sizes: Mapping[str, str], translate: Translate = untranslated) -> str:
    """In one line what a set leaves out, with the size of each kind, the largest first."""
    sized = translate(_CONTEXT, _SIZED)
    return left_out([sized.format(kind=kind_name, size=text) for kind_name, text in sizes.items()], translate)


def and_more(count: int, translate: Translate = untranslated) -> str:
    """The end of a list."""
    return translate(_CONTEXT, _MORE, count)


def unmatched(rules: Sequence[str], translate: Translate = untranslated) -> str:
    """A sentence that names the rules that excluded nothing; empty if there are none."""
    if not rules:
        return ""
    if len(rules) == 1:
        return translate(_CONTEXT, _ONE_UNMATCHED).format(rule=rules[0])
    return translate(_CONTEXT, _UNMATCHED).format(rules=", ".join(rules))


def _named(paths: Sequence[str], count: int, translate: Translate) -> str:
    places = ", ".join(paths[:_MAX_NAMED])
    hidden_count = count - min(len(paths), _MAX_NAMED)
    return translate(_CONTEXT, _AND_MORE, hidden_count).format(places=places) if hidden_count else places
