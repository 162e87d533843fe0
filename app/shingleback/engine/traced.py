"""The result of "where did my file go": the history of a file through all versions, as result items."""

from collections.abc import Sequence
from typing import Final

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.index import VersionRef
from shingleback.engine.repo.search import id_at
from shingleback.engine.repo.trace import Thing, TracedState, TraceQuery, sought, traced
from shingleback.protocol.events import as_text, display_path
from shingleback.protocol.results import StayItem, TracedItem

_SECOND_NS: Final = 10**9
Found = tuple[list[TracedItem], bool]
"""The first of them, and whether there are more."""


def traced_text(catalog: Catalog, text: str) -> Found:
    """Things whose name has, or had, all words of a text."""
    what = sought(text)
    if not what.words:
        return [], False
    tracing = catalog.look_through(lambda read: traced(what, _runs(catalog), read))
    items = [_item(thing, catalog.versions) for thing in tracing.things]
    return sorted((item for item in items if item.stays), key=_newest_place), tracing.has_more


def traced_path(catalog: Catalog, path: bytes) -> Found:
    """The thing at a path in the current version, with its whole history."""
    entry_id = catalog.look(lambda index: id_at(index, path))
    if entry_id is None:
        raise UsageError(Why.NO_SUCH_FOLDER, path=display_path(path))
    what = TraceQuery(ids=frozenset((entry_id,)), paths=frozenset((path,)))
    tracing = catalog.look_through(lambda read: traced(what, _runs(catalog), read, follows_back=True))
    number = next((number for number, ref in enumerate(catalog.versions) if ref == catalog.version), -1)
    there = [thing for thing in tracing.things if _path_in(thing, number) == path]
    return [_item(thing, catalog.versions) for thing in there], False


def _runs(catalog: Catalog) -> list[int]:
    return [ref.run for ref in catalog.versions]


def _path_in(thing: Thing, version: int) -> bytes | None:
    state = next((state for since, state in reversed(thing.states) if since <= version), None)
    return state.path if state is not None else None


def _item(thing: Thing, versions: Sequence[VersionRef]) -> TracedItem:
    ends = [since for since, _ in thing.states[1:]] + [len(versions)]
    stays = [
        _stay(state, versions[since:end])
        for (since, state), end in zip(thing.states, ends, strict=True)
        if state is not None and since < end
    ]
    return TracedItem(kind=thing.kind, stays=stays)


def _stay(state: TracedState, versions: Sequence[VersionRef]) -> StayItem:
    text, exact = as_text(state.path)
    return StayItem(
        path=text,
        path_bytes=exact,
        first=versions[0].name,
        last=versions[-1].name,
        versions=len(versions),
        size=state.size,
        modified_s=None if state.modified_ns is None else state.modified_ns // _SECOND_NS,
        content=state.content,
    )


def _newest_place(item: TracedItem) -> str:
    return item.stays[-1].path
