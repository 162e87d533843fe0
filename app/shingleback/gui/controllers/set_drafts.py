"""What was typed into the editor of backup sets and not saved yet, kept while the editor shows something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Container

    from shingleback.store.settings import BackupSet


class SetDraft(msgspec.Struct, frozen=True):
    """The unsaved changes of one set.

    Attributes:
        key: of the set; a new one has its key already.
        changes: the fields that differ from the set when the editor was opened. The others follow the saved set.
        turns: whether two drives take turns, and the place on the second one; None if that is unchanged.
    """

    key: str
    changes: dict[str, Any] = {}
    turns: tuple[bool, str] | None = None

    @property
    def is_empty(self) -> bool:
        return not self.changes and self.turns is None

    def applied_to(self, saved: BackupSet) -> BackupSet:
        return msgspec.structs.replace(saved, **self.changes)


class SetDrafts:
    """The drafts, until they are saved or discarded, or the program ends.

    Attributes:
        open_key: of the set that was open in the editor when the pages were created again; empty if none was.
    """

    def __init__(self) -> None:
        self.open_key = ""
        self._drafts: dict[str, SetDraft] = {}

    def save(self, draft: SetDraft) -> None:
        self.drop(draft.key)
        if not draft.is_empty:
            self._drafts[draft.key] = draft

    def drop(self, key: str) -> None:
        self._drafts.pop(key, None)

    def of(self, key: str) -> SetDraft:
        return self._drafts.get(key, SetDraft(key))

    def newest_beside(self, saved: Container[str]) -> SetDraft | None:
        """Return the last draft of a set that was never saved; `saved`: the keys of those that were."""
        return next((draft for key, draft in reversed(self._drafts.items()) if key not in saved), None)
