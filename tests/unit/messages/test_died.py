"""One sentence tells of a worker that died, whatever job it did."""

from pathlib import Path

from i18n.tools.catalog import Catalog
from shingleback.messages.died import died, died_copying
from shingleback.messages.translate import untranslated

CATALOG = Path(__file__).parents[3] / "i18n" / "shingleback_de.ts"
OF_CHILDREN = "perhaps because the computer ran out of memory"  # a process below the worker, which gives a reason


def test_the_end_of_the_process_is_told_in_one_line_and_cannot_break_the_sentence() -> None:
    assert died("Traceback\nMemoryError\x1b[0m\n", untranslated) == (
        "A part of the program stopped unexpectedly (MemoryError\\x1b[0m). Try again."
    )
    assert "signal 9" in died_copying("signal 9", untranslated)


def test_no_other_sentence_tells_of_it() -> None:
    texts = [text for text in Catalog.read(CATALOG).said if "part of the program" in text.source.lower()]
    assert {text.context for text in texts if OF_CHILDREN not in text.source} == {"died"}
