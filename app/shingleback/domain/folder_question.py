"""Whether a folder is one that a backup knows from another place, or of another computer; and the user's answer."""

from typing import NamedTuple

import msgspec

from shingleback.domain.errors import Why


class FolderAnswer(msgspec.Struct, frozen=True):
    """The user's answer, which is kept with a backup set. Without `old` and `computer`, it is a folder of its own.

    Attributes:
        path: of the folder.
        old: where the same folder was before; empty if it is another one.
        computer: the name under which the backup knows this computer; empty if it is another one.
    """

    path: str
    old: str = ""
    computer: str = ""

    @property
    def is_same(self) -> bool:
        return bool(self.old or self.computer)


class FolderQuestion(msgspec.Struct, frozen=True):
    """A question that only the user can answer.

    Attributes:
        why: FOLDER_KNOWN or COMPUTER_KNOWN.
        path: of the folder.
        old: where a folder with most of its files was; empty for COMPUTER_KNOWN.
        host: the name of the computer on which it was.
    """

    why: str
    path: str
    host: str
    old: str = ""

    @property
    def values(self) -> dict[str, str | int]:
        """The values of its sentence, as in `domain.errors`."""
        old: dict[str, str | int] = {"old": self.old} if self.old else {}
        return {"path": self.path, **old, "host": self.host}

    def answered(self, *, is_same: bool) -> FolderAnswer:
        if not is_same:
            return FolderAnswer(self.path)
        if self.why == Why.COMPUTER_KNOWN:
            return FolderAnswer(self.path, computer=self.host)
        return FolderAnswer(self.path, old=self.old)


class AnswerOptions(NamedTuple):
    """The options of `shingleback backup` for both answers."""

    is_same: str
    is_another: str = "--as-new"

    @classmethod
    def of(cls, why: str, values: dict[str, str | int]) -> "AnswerOptions | None":
        """Return the options for a refusal; None if it is no such question."""
        if why == Why.FOLDER_KNOWN:
            return cls(f"--continue={values['old']}={values['path']}")
        if why == Why.COMPUTER_KNOWN:
            return cls(f"--continue-computer={values['host']}")
        return None
