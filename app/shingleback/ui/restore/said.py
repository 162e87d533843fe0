"""What is to be said of a list: that it is waited for, why it is empty, or that it is not complete."""

from typing import Final

from shingleback.bridge.past.browser import BrowserState, Comparison
from shingleback.jobs.final_words import EntriesFinished
from shingleback.ui.history import texts
from shingleback.ui.restore.changes_table import summary
from shingleback.ui.texts import sentence as why
from shingleback.ui.texts import translate
from shingleback.words import QT_TRANSLATE_NOOP

_CONTEXT: Final = "restore"
_FAILED: Final = QT_TRANSLATE_NOOP("restore", "The backup could not be read ({detail}). Try again.")
_LOADING: Final = QT_TRANSLATE_NOOP("restore", "Loading…")
_EMPTY: Final = QT_TRANSLATE_NOOP("restore", "This folder was empty.")
_NOT_FOUND: Final = QT_TRANSLATE_NOOP("restore", "No version has a file or folder with “{text}” in its name.")
_FOUND_MORE: Final = QT_TRANSLATE_NOOP("restore", "There are more. Search for a longer name.")
_NO_CHANGES: Final = QT_TRANSLATE_NOOP("restore", "Nothing changed between these two versions.")
_ONLY_FOLDERS: Final = QT_TRANSLATE_NOOP("restore", "Only folders changed between these two versions.")


def said_of(state: BrowserState) -> str:
    """Empty where the list speaks for itself."""
    if state.detail:
        return translate(_CONTEXT, _FAILED).format(detail=state.detail)
    if not state.is_answered:
        return texts.reading_list() if state.reading or state.is_silent else translate(_CONTEXT, _LOADING)
    if state.comparison is not None:
        return _of_comparison(state.comparison)
    return _of_found(state) if state.text else _of_folder(state.entries)


def _of_folder(word: EntriesFinished | None) -> str:
    if word is None or word.why:
        return why(word) if word is not None else ""
    if len(word.entries) < word.count:
        return texts.more(word.count - len(word.entries))
    return "" if word.count else translate(_CONTEXT, _EMPTY)


def _of_found(state: BrowserState) -> str:
    word = state.found
    if word is None or word.why:
        return why(word) if word is not None else ""
    if not word.things:
        return translate(_CONTEXT, _NOT_FOUND).format(text=state.text)
    return translate(_CONTEXT, _FOUND_MORE) if word.has_more else texts.found(len(word.things))


def _of_comparison(comparison: Comparison) -> str:
    word = comparison.word
    if word is None or word.why:
        return why(word) if word is not None else ""
    if not word.count:
        return translate(_CONTEXT, _NO_CHANGES)
    more = word.count - len(comparison.items)
    return " ".join(
        part for part in (summary(word) or translate(_CONTEXT, _ONLY_FOLDERS), texts.more_changes(more)) if part
    )
