"""The signs that one line of the kernel's log can show."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

_SERR: Final = re.compile(r"\bSErr 0x([0-9a-fA-F]{1,8})\b")
_NAMED: Final = re.compile(r"SError: ?\{([^}]{0,200})")
_ERROR: Final = re.compile(r"\berror: ?\{([^}]{0,100})")
_RESULT: Final = re.compile(r"\bres ([0-9a-f]{2})/([0-9a-f]{2}):")
_EMASK: Final = re.compile(r"\bEmask 0x([0-9a-fA-F]{1,8})\b")

# Errors of the link: the received data was not the data sent.
_DAMAGE: Final = {
    "RecovData": 0,
    "UnrecovData": 8,
    "Persist": 9,
    "Proto": 10,
    "HostInt": 11,
    "PHYInt": 17,
    "10B8B": 19,
    "Dispar": 20,
    "BadCRC": 21,
    "Handshk": 22,
    "LinkSeq": 23,
    "TrStaTrns": 24,
    "UnrecFIS": 25,
}
_DAMAGE_BITS: Final = sum(1 << bit for bit in _DAMAGE.values())
_READY_CHANGED: Final = 1 << 16  # PHYRdyChg
_EXCHANGED: Final = 1 << 26  # DevExch: a drive came or went
_BIT_OF_NAME: Final = {
    **{name: 1 << bit for name, bit in _DAMAGE.items()},
    "PHYRdyChg": _READY_CHANGED,
    "DevExch": _EXCHANGED,
}
_STATUS_ERROR: Final = 0x01
_STALE_RESULT: Final = 0x04  # AC_ERR_TIMEOUT: the command never ended
_NOBODY: Final = 0xFF
_ERRORS: Final = {
    "ICRC": (0x80, "ata-icrc"),
    "UNC": (0x40, "ata-unc"),
    "IDNF": (0x10, "ata-idnf"),
    "ABRT": (0x04, "ata-abrt"),
}
_MAX_GROUPS: Final = 1000  # groups of gates


def signs_of(text: str) -> set[str]:
    """The signs in an ATA report.

    These are `serror`, `ata-phy-changed`, `ata-hotplug`, `ata-icrc`, `ata-unc`, `ata-idnf` and `ata-abrt`.
    """
    signs: set[str] = set()
    if "SErr 0x" in text and (match := _SERR.search(text)):
        signs |= _of_serror(int(match[1], 16))
    if "SError" in text and (match := _NAMED.search(text)):
        signs |= _of_serror(sum(_BIT_OF_NAME.get(name, 0) for name in set(match[1].split())))
    if "rror:" in text and (match := _ERROR.search(text)):
        names = _ERRORS.keys() & match[1].split()
        signs |= {_ERRORS[name][1] for name in names} if len(names) < len(_ERRORS) else set()
    if "res " in text and (match := _RESULT.search(text)):
        status, error, mask = int(match[1], 16), int(match[2], 16), _EMASK.search(text)
        # Only what the drive itself reports counts, no stale result. All ones are read while no drive answers.
        is_stale = mask is not None and int(mask[1], 16) & _STALE_RESULT
        if status & _STATUS_ERROR and _NOBODY not in (status, error) and not is_stale:
            signs |= {sign for bit, sign in _ERRORS.values() if error & bit}
    return signs


def _of_serror(bits: int) -> set[str]:
    if bits & _EXCHANGED:
        return {"ata-hotplug"}
    if bits & _READY_CHANGED:
        return {"serror", "ata-phy-changed"}
    return {"serror"} if bits & _DAMAGE_BITS else set()


class Role(StrEnum):
    TROUBLE = "trouble"  # begins an episode
    JOINS = "joins"  # only counts within an episode
    AROUND = "around"  # about the computer, not about one drive


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign, and how to recognize it in a line.

    Attributes:
        has: one of these pieces is in the line.
        match: a pattern that also matches the line, if there is one.
        near: for pieces that contain no gate: one of these gates is in the line as well; if empty, none is needed.
    """

    name: str
    has: tuple[str, ...]
    match: re.Pattern[str] | None = None
    role: Role = Role.TROUBLE
    source: str = ""
    near: tuple[str, ...] = ()


class SignBook:
    """All signs, with a fast filter for lines that cannot contain any.

    A line is first searched for short texts, the gates. Then it is searched only for pieces that contain one of the
    gates found, and for the few that contain none.

    Attributes:
        around: the names of the signs with that role.
        quiet: the names of those that begin no episode of a drive; none of those from `signs_of` is.
    """

    def __init__(self, signs: Iterable[Sign], gates: Iterable[str]) -> None:
        self.signs = tuple(signs)
        self._gates = tuple(gates)
        # Grouped by first letter, which the regex engine matches twice as fast as a plain list of alternatives.
        rests: dict[str, list[str]] = {}
        for gate in self._gates:
            rests.setdefault(gate[0], []).append(re.escape(gate[1:]))
        alternatives = (f"{re.escape(first)}(?:{'|'.join(endings)})" for first, endings in rests.items())
        self._any_gate = re.compile("|".join(alternatives))
        firsts = re.escape("".join(rests))
        self._each_gate = re.compile(f"(?=[{firsts}])(?=({self._any_gate.pattern}))")
        self.around = frozenset(sign.name for sign in self.signs if sign.role is Role.AROUND)
        self.quiet = self.around | {sign.name for sign in self.signs if sign.role is Role.JOINS}
        self._groups: dict[frozenset[str], tuple[tuple[str, Sign], ...]] = {}
        self._behind: dict[str, list[tuple[str, Sign]]] = {gate: [] for gate in ("", *self._gates)}
        for sign in self.signs:
            for piece in sign.has:
                own_gate = next((gate for gate in self._gates if gate in piece), "")
                for gate in (own_gate,) if own_gate else sign.near or ("",):
                    self._behind[gate].append((piece, sign))

    def gates_in(self, text: str) -> frozenset[str]:
        """The gates in a line; empty if it has no sign. No gate may be a prefix of another: only one would be found."""
        first = self._any_gate.search(text)
        return frozenset(self._each_gate.findall(text, first.start())) if first else frozenset()

    def signs_in(self, text: str, gates: frozenset[str]) -> set[str]:
        """The signs in a line. `gates` are those of the line."""
        group = self._groups.get(gates)  # cached, because a log repeats the same few groups of gates
        if group is None:
            if len(self._groups) >= _MAX_GROUPS:
                self._groups.clear()
            pieces = {(piece, id(sign)): (piece, sign) for gate in ("", *gates) for piece, sign in self._behind[gate]}
            group = self._groups[gates] = tuple(pieces.values())
        signs = {
            sign.name for piece, sign in group if piece in text and (sign.match is None or sign.match.search(text))
        }
        if "ata" in text or "res " in text:
            signs |= signs_of(text)
        return signs
