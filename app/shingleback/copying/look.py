"""Seeing what a place for backups is, without writing to it and without reading more than its first page."""

import os
from pathlib import Path

from shingleback.copying.filesystem import space_of
from shingleback.copying.home import Home, open_destination
from shingleback.copying.space import room_bytes
from shingleback.drives.own_disk import is_on_own_disk
from shingleback.jobs.events import display_path
from shingleback.jobs.final_words import LookFinished
from shingleback.model.errors import ShinglebackError, Why
from shingleback.model.outcome import Outcome


def look(destination: bytes) -> LookFinished:
    """Never raises; a place that does not exist is as good as the folder in which it would be made."""
    try:
        return _look(destination)
    except ShinglebackError as error:
        return _refused(destination, error.outcome, error.why, error.values)
    except OSError as error:
        detail = os.strerror(error.errno or 0)
        return _refused(destination, Outcome.DRIVE_REFUSED, Why.DRIVE_READ_ERROR, {"detail": detail})


def _look(destination: bytes) -> LookFinished:
    parent = os.path.dirname(os.path.realpath(destination))
    is_new = not os.path.lexists(destination) and os.path.isdir(parent)
    root_fd = open_destination(parent if is_new else destination, create=False)
    try:
        home = Home(root_fd)
        try:
            about = None if is_new else home.about
            return LookFinished(
                outcome=Outcome.DONE,
                exit_code=Outcome.DONE.exit_code,
                destination=display_path(destination),
                filesystem=home.mount.kind if home.mount else "",
                room_bytes=room_bytes(root_fd, home.mount),
                total_bytes=space_of(root_fd)[1],
                has_backup=about is not None,
                sources=[origin.path for origin in about.origins] if about else [],
                is_own_disk=is_on_own_disk(Path(os.fsdecode(os.path.realpath(destination)))),
            )
        finally:
            home.close()
    finally:
        os.close(root_fd)


def _refused(destination: bytes, outcome: Outcome, why: Why, values: dict[str, str | int]) -> LookFinished:
    return LookFinished(
        outcome=outcome,
        exit_code=outcome.exit_code,
        why=why,
        values=values,
        destination=display_path(destination),
    )
