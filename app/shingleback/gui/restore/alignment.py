"""Two texts line by line, with gaps, so that equal lines stand beside each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final

from shingleback.gui.run.texts import translate
from shingleback.messages.translate import QT_TRANSLATE_NOOP

_CONTEXT: Final = "versions"
_CHANGED: Final = QT_TRANSLATE_NOOP("versions", "%n line(s) changed")
_ADDED: Final = QT_TRANSLATE_NOOP("versions", "%n line(s) added")
_REMOVED: Final = QT_TRANSLATE_NOOP("versions", "%n line(s) removed")
_IN_LATER: Final = QT_TRANSLATE_NOOP("versions", "In the later version: {changes}")
_SEPARATOR: Final = " \u00b7 "


@dataclass(frozen=True, slots=True)
class AlignedText:
    """Attributes: `lines`, with empty ones as gaps; `marked`: the rows of lines that differ; `gaps`: those of gaps."""

    lines: tuple[str, ...] = ()
    marked: tuple[int, ...] = ()
    gaps: tuple[int, ...] = ()

    def extended(self, lines: Sequence[str], row_count: int, *, is_equal: bool) -> "AlignedText":
        """Return the text with more lines, and so many gaps that there are `row_count` more rows."""
        begin = len(self.lines)
        end = begin + len(lines)
        marked = () if is_equal else tuple(range(begin, end))
        gaps = tuple(range(end, begin + row_count))
        return AlignedText((*self.lines, *lines, *("" for _ in gaps)), self.marked + marked, self.gaps + gaps)


def aligned(earlier: Sequence[str], later: Sequence[str]) -> tuple[AlignedText, AlignedText]:
    """Align two texts."""
    earlier_text = later_text = AlignedText()
    for kind, begin, end, later_begin, later_end in SequenceMatcher(None, earlier, later).get_opcodes():
        is_equal, row_count = kind == "equal", max(end - begin, later_end - later_begin)
        earlier_text = earlier_text.extended(earlier[begin:end], row_count, is_equal=is_equal)
        later_text = later_text.extended(later[later_begin:later_end], row_count, is_equal=is_equal)
    return earlier_text, later_text


def difference(earlier: AlignedText, later: AlignedText) -> str:
    """Return how many lines changed from the earlier to the later text; empty if none."""
    counts = {
        _CHANGED: len(earlier.marked) - len(later.gaps),
        _ADDED: len(earlier.gaps),
        _REMOVED: len(later.gaps),
    }
    changes = _SEPARATOR.join(translate(_CONTEXT, text, count) for text, count in counts.items() if count)
    return translate(_CONTEXT, _IN_LATER).format(changes=changes) if changes else ""
