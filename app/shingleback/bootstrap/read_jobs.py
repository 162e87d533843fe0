"""Jobs that show what a backup holds. Each runs in a worker process, since the drive may not answer.

`versions` and `look` are asked most often, and do not load what the others search with.
"""

import base64
import binascii
import contextlib
import os
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import TYPE_CHECKING

import msgspec.structs

from shingleback.domain.errors import Outcome, ShinglebackError, UsageError, Why, read_refusal
from shingleback.domain.text import display_path
from shingleback.engine.repo.catalog import Catalog, ListProgress
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.repo.index_state import SealComparison, SealStatus, SealStore
from shingleback.engine.repo.origins import TypedPaths
from shingleback.engine.repo.repository import inspect
from shingleback.protocol.control import Control, JobControl, Question
from shingleback.protocol.events import Changes, Emit, Note
from shingleback.protocol.process import Job
from shingleback.protocol.result_items import VersionItem
from shingleback.protocol.results import (
    DiffFinished,
    EntriesFinished,
    LookFinished,
    TraceFinished,
    VersionsFinished,
)
from shingleback.store.private_files import Paths

if TYPE_CHECKING:
    from shingleback.engine.repo.search import Entries


def list_job(destination: bytes, folder: bytes, version: str | None, paths: Paths, *, compares: bool = False) -> Job:
    """List a folder of a backup. `folder` is its path in the backup, or its original path; empty for the top.

    `compares`: mark what the newest version no longer has.
    """
    from shingleback.engine.repo.search import compared_with_newest, entries_of  # noqa: PLC0415 (see above)

    def look_into(catalog: Catalog, _attend: Callable[[], None]) -> "Entries":
        sources = catalog.backup_info.origins
        path = TypedPaths(sources, os.path.abspath(destination)).in_backup(folder)
        listing = catalog.query(lambda index: entries_of(index, sources, path))
        if listing is None:
            raise UsageError(Why.NO_SUCH_FOLDER, path=display_path(folder))
        is_old = catalog.version is not None and catalog.version != catalog.versions[-1]
        if not compares or not is_old:
            return listing
        with closing(
            Catalog(destination, catalog.versions[-1].name, catalog_cache=CatalogCache(paths.version_cache_folder))
        ) as newest:
            return compared_with_newest(listing, path, catalog, newest)

    return _entries_job("list", destination, version, paths, look_into, display_path(folder))


def find_job(destination: bytes, text: str, version: str | None, paths: Paths) -> Job:
    from shingleback.engine.repo.search import find  # noqa: PLC0415 (see above)

    def look_into(catalog: Catalog, attend: Callable[[], None]) -> "Entries":
        return catalog.query(lambda index: find(index, text, attend))

    return _entries_job("find", destination, version, paths, look_into)


def trace_job(destination: bytes, text: str, path: bytes, version: str | None, paths: Paths) -> Job:
    """Find entries whose names contain all words of `text`; or, if `path` is given, the entry there in a version."""
    from shingleback.engine.repo.search import traced_path, traced_text  # noqa: PLC0415 (see above)

    def run(emit: Emit, control: Control) -> TraceFinished:
        result = TraceFinished(outcome=Outcome.DONE, destination=display_path(destination))
        try:
            with _reading(), closing(_opened(destination, version, paths, emit, JobControl(control).poll)) as catalog:
                if version is None:
                    catalog.turn_to_newest()
                newest = catalog.versions[-1].name if catalog.versions else ""
                traced, has_more = traced_path(catalog, path) if path else traced_text(catalog, text)
                return msgspec.structs.replace(result, newest=newest, things=traced, has_more=has_more)
        except ShinglebackError as error:
            return result.ended_by(error)

    return run


def diff_job(destination: bytes, old: str, new: str | None, paths: Paths) -> Job:
    """List the changes from one version to another, or to the newest."""
    from shingleback.engine.repo.search import Differences  # noqa: PLC0415 (see above)

    def run(emit: Emit, control: Control) -> DiffFinished:
        result = DiffFinished(outcome=Outcome.DONE, destination=display_path(destination), old=old)
        attend = JobControl(control).poll
        try:
            with (
                _reading(),
                closing(_opened(destination, old, paths, emit, attend)) as before,
                closing(_opened(destination, new, paths, emit, attend)) as after,
            ):
                if new is None:
                    after.turn_to_newest()
                for catalog in (before, after):
                    catalog.query(lambda index: index.is_empty)  # builds the index, or rebuilds a damaged one
                differences, count = Differences(before.index, after.index, attend), 0
                for items in differences.batches():
                    count += len(items)
                    emit(Changes(items=items))
                name = after.version.name if after.version else ""
                tallies = {str(kind): tally for kind, tally in differences.tallies.items()}
                return msgspec.structs.replace(result, new=name, count=count, **tallies)
        except ShinglebackError as error:
            return result.ended_by(error)

    return run


def _entries_job(
    command: str,
    destination: bytes,
    version: str | None,
    paths: Paths,
    look_into: Callable[[Catalog, Callable[[], None]], "Entries"],
    folder: str = "",
) -> Job:
    """Read a version; by default the newest complete one, or what has been copied so far if there is none yet."""

    def run(emit: Emit, control: Control) -> EntriesFinished:
        attend = JobControl(control).poll
        result = EntriesFinished(
            command=command,
            outcome=Outcome.DONE,
            destination=display_path(destination),
            folder=folder,
        )
        try:
            with _reading(), closing(_opened(destination, version, paths, emit, attend)) as catalog:
                if version is None:
                    catalog.turn_to_newest()
                name = catalog.version.name if catalog.version else ""
                entries, count = look_into(catalog, attend)
                return msgspec.structs.replace(result, version=name, entries=entries, count=count)
        except ShinglebackError as error:
            return result.ended_by(error)

    return run


@contextlib.contextmanager
def _reading() -> Iterator[None]:
    """Turn any error of the drive into a ShinglebackError."""
    try:
        yield
    except OSError as error:
        raise read_refusal(error) from None


def _notes_of(catalog: Catalog, seals: SealStore) -> Iterator[str]:
    """Yield what is wrong with the list of a backup, also compared with the one that this computer wrote last."""
    compared = SealComparison(SealStatus.SAME)
    if not catalog.is_damaged:
        with contextlib.suppress(OSError):
            compared = catalog.compare(seals)
    if catalog.is_home_lost:
        yield "home-lost"
    if catalog.is_damaged:
        yield catalog.damage_code
    elif catalog.is_unproved(compared):
        yield "manifest-unproved"
    elif compared.status is not SealStatus.ADDED_TO and compared.code:
        yield compared.code


def versions_job(destination: bytes, paths: Paths) -> Callable[[Emit, Control], VersionsFinished]:
    def run(emit: Emit, control: Control) -> VersionsFinished:
        result = VersionsFinished(outcome=Outcome.DONE, destination=display_path(destination))
        try:
            with _reading():
                catalog = _opened(destination, None, paths, emit, JobControl(control).poll)
        except ShinglebackError as error:
            return result.ended_by(error)
        try:
            for code in _notes_of(catalog, SealStore(paths.seals_folder)):
                emit(Note(code=code))
            return msgspec.structs.replace(
                result,
                outcome=Outcome.LEFT_OUT if catalog.is_damaged else Outcome.DONE,
                sources=[origin.path for origin in catalog.backup_info.origins],
                origins={origin.name: origin.path for origin in catalog.backup_info.origins},
                versions=[
                    VersionItem(
                        name=ref.name,
                        started_at=ref.started_at,
                        finished_at=ref.finished_at,
                        files=ref.files,
                        bytes=ref.bytes,
                        left_out=ref.left_out,
                        kept_as=catalog.kept_as(ref),
                    )
                    for ref in catalog.versions
                ],
            )
        finally:
            catalog.close()

    return run


def _opened(destination: bytes, version: str | None, paths: Paths, emit: Emit, attend: Callable[[], None]) -> Catalog:
    listen = ListProgress(emit, time.monotonic, attend)
    return Catalog(destination, version, catalog_cache=CatalogCache(paths.version_cache_folder), listen=listen)


def look_job(destination: bytes) -> Callable[[Emit, Control], LookFinished]:
    def run(_emit: Emit, _control: Control) -> LookFinished:
        return inspect(destination)

    return run


def job_of(question: Question, paths: Paths) -> Job:
    """Return the job for a query. It holds nothing open on the drive before or after. Raises UsageError."""
    place = os.fsencode(question.place)
    if not os.path.isabs(place):  # this process does not run in the user's working folder
        raise UsageError(Why.DESTINATION_MISSING, path=question.place)
    version = question.version or None
    match question.command:
        case "versions":
            return versions_job(place, paths)
        case "list":
            return list_job(place, _path(question), version, paths, compares=True)
        case "find":
            return find_job(place, question.text, version, paths)
        case "trace":
            return trace_job(place, question.text, _path(question), version, paths)
        case "diff":
            return diff_job(place, question.older, version, paths)


def _path(question: Question) -> bytes:
    if not question.path_bytes:
        return os.fsencode(question.path)
    try:
        return base64.b64decode(question.path_bytes, validate=True)
    except binascii.Error:
        raise UsageError(Why.NO_SUCH_FOLDER, path=question.path_bytes) from None
