"""The folders to back up, validated, and their names in the backup."""

import os
from collections.abc import Callable

from shingleback.domain.errors import (
    SafetyRefusal,
    UsageError,
    Why,
)
from shingleback.domain.text import plain_name
from shingleback.engine.files.folders import FOLDER_FLAGS
from shingleback.engine.repo.format import Origin
from shingleback.engine.source.survey import Source
from shingleback.protocol.events import display_path


def check_sources(paths: list[bytes], destination: bytes, note: Callable[..., None]) -> list[bytes]:
    """Real paths of the sources, without those that lie within another one.

    Raises UsageError or SafetyRefusal. `note` is called with those that are skipped.
    """
    real = []
    for path in paths:
        found = os.path.realpath(path)
        check_source(path, found)
        if is_within(found, os.path.realpath(destination)):
            raise SafetyRefusal(
                Why.SOURCE_INSIDE_DESTINATION, source=os.fsdecode(path), destination=os.fsdecode(destination)
            )
        if found not in real:
            real.append(found)
    outer = [path for path in real if not any(path != other and is_within(path, other) for other in real)]
    for path in real:
        if path not in outer:
            note("source-within-source", path=display_path(path))
    return outer


def check_source(path: bytes, found: bytes) -> None:
    """`found` is its real path. Raises UsageError."""
    if not os.path.lexists(found):
        raise UsageError(Why.SOURCE_MISSING, path=os.fsdecode(path))
    if not os.path.isdir(found):
        raise UsageError(Why.SOURCE_IS_A_FILE, path=os.fsdecode(path))


def is_within(path: bytes, folder: bytes) -> bool:
    """Whether a real path is a folder, or lies in it."""
    return path == folder or path.startswith(folder.rstrip(b"/") + b"/")


def open_sources(paths: list[bytes], origins: list[Origin]) -> list[Source]:
    """Raises UsageError if one cannot be read."""
    names = {origin.path: origin.name for origin in origins}
    sources: list[Source] = []
    for path in paths:
        try:
            fd = os.open(path, FOLDER_FLAGS)
        except OSError:
            for source in sources:
                os.close(source.fd)
            raise UsageError(Why.SOURCE_UNREADABLE, path=os.fsdecode(path)) from None
        sources.append(Source(names[path_text(path)].encode(), path, fd))
    return sources


def with_origins(paths: list[bytes], known: list[Origin], taken: list[bytes], host: str) -> list[Origin]:
    """The origins of a backup, with those of new sources behind the others.

    A source keeps the name that it has. A new one is called like its folder, unless that name is taken in the backup.
    """
    origins = list(known)
    names = {origin.name for origin in known} | {os.fsdecode(name) for name in taken}
    for path in paths:
        if any(origin.path == path_text(path) and origin.host == host for origin in origins):
            continue
        name = _free_name(_wanted_name(path), names)
        names.add(name)
        origins.append(Origin(name, path_text(path), host))
    return origins


def of_host(origins: list[Origin], host: str) -> list[Origin]:
    return [origin for origin in origins if origin.host == host]


def path_text(path: bytes) -> str:
    """As JSON can hold it; bytes that are not UTF-8 stand as escapes."""
    return path.decode("utf-8", "backslashreplace")


def _wanted_name(path: bytes) -> str:
    """The source's true path stands in its origin."""
    return plain_name(path_text(os.path.basename(path)))


def _free_name(wanted: str, taken: set[str]) -> str:
    folded = {name.casefold() for name in taken}
    name, count = wanted, 1
    while name.casefold() in folded:
        count += 1
        name = f"{wanted} ({count})"
    return name
