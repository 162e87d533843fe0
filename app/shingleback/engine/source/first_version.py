"""Whether a backup has anything in it yet: a first version without a file is no success, and is not made."""

from typing import Final

from shingleback.domain.errors import LeftOutReason, SafetyRefusal, Why
from shingleback.domain.text import display_path
from shingleback.engine.repo.index import Index
from shingleback.engine.repo.index_state import Head
from shingleback.engine.report import Reporter
from shingleback.engine.source.plan import Totals
from shingleback.engine.source.reader import Source

_OF_SOURCE: Final = frozenset(
    {
        LeftOutReason.UNREADABLE,
        LeftOutReason.READ_ERROR,
        LeftOutReason.CHANGING,
        LeftOutReason.LEASED,
        LeftOutReason.VANISHED,
    }
)


def has_nothing_readable(index: Index, head: Head, reporter: Reporter) -> bool:
    """Whether there is no version and no file for one yet, because the source could not be read."""
    return not reporter.omissions.reasons.isdisjoint(_OF_SOURCE) and not head.names and not index.has_files


def check_content(
    totals: Totals, sources: list[Source], index: Index, head: Head, reporter: Reporter, *, allow_empty: bool
) -> None:
    """Raise SafetyRefusal if the first version would have nothing in it. `totals` are those of the survey."""
    if totals.files or head.names:
        return
    if has_nothing_readable(index, head, reporter):
        raise SafetyRefusal(Why.NOTHING_READABLE)
    if totals.folders <= len(sources) and not allow_empty:
        raise SafetyRefusal(Why.SOURCE_EMPTY, path=display_path(sources[0].path))
