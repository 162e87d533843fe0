"""The signs that one line of a log can hold, as `resources/knowledge/kernel-log.toml` lists them."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from shingleback.knowledge.kernel_log import ata


class Role(StrEnum):
    TROUBLE = "trouble"  # begins an episode
    JOINS = "joins"  # is of interest within one
    AROUND = "around"  # is about the computer rather than one drive


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign.

    Attributes:
        has: one of these stands in the line.
        match: is found in the line as well, where there is one.
        near: one of these gates is in the line as well; none: the gates that the pieces hold themselves.
    """

    name: str
    has: tuple[str, ...]
    match: re.Pattern[str] | None = None
    role: Role = Role.TROUBLE
    source: str = ""
    near: tuple[str, ...] = ()


class SignBook:
    """All signs, and a quick look whether a line can hold any.

    A line is searched for the short gates first. Then only those pieces are looked for that hold a gate which is
    there, and the few that hold none.
    """

    def __init__(self, signs: Iterable[Sign], gates: Iterable[str]) -> None:
        self.signs = tuple(signs)
        self._roles = {sign.name: sign.role for sign in self.signs}
        self._gates = tuple(gates)
        self._any_gate = _any_of(self._gates)
        self._behind: dict[str, list[tuple[str, Sign]]] = {gate: [] for gate in ("", *self._gates)}
        for sign in self.signs:
            for piece in sign.has:
                own = next((gate for gate in self._gates if gate in piece), "")
                for gate in (own,) if own else sign.near or ("",):
                    self._behind[gate].append((piece, sign))

    @property
    def names(self) -> frozenset[str]:
        return frozenset(self._roles)

    def role_of(self, name: str) -> Role:
        """What `ata` finds in numbers is trouble."""
        return self._roles.get(name, Role.TROUBLE)

    def gates_in(self, text: str) -> list[str]:
        """Empty for a line that holds no sign."""
        return [gate for gate in self._gates if gate in text] if self._any_gate.search(text) else []

    def signs_in(self, text: str, gates: Iterable[str]) -> set[str]:
        """`gates` are those of the text."""
        found = set()
        for gate in ("", *gates):
            for piece, sign in self._behind[gate]:
                if piece in text and (sign.match is None or sign.match.search(text)):
                    found.add(sign.name)
        if "ata" in text or "res " in text:
            found |= ata.signs_of(text)
        return found


def _any_of(pieces: Iterable[str]) -> re.Pattern[str]:
    """Alternatives by their first letter, which the engine tells apart at a glance; twice as fast as a plain list."""
    rests: dict[str, list[str]] = {}
    for piece in pieces:
        rests.setdefault(piece[0], []).append(re.escape(piece[1:]))
    return re.compile("|".join(f"{re.escape(first)}(?:{'|'.join(rest)})" for first, rest in rests.items()))
