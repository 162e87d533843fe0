"""The rules that decide what an episode was, and the reading of the file in which they and the signs stand."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from shingleback.knowledge.kernel_log.signs import Role, Sign, SignBook
from shingleback.model.diagnosis import Kind


class Shingled(StrEnum):
    """What is known of how the drive records; it decides what a drive that answers nobody for a while is doing."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule.

    Attributes:
        needs: all of these signs, and one of `any`; none of `without`.
        shingled: only for drives of which this is known.
        is_result: what it tells is mostly the result of something else.
        spreads: episodes of these kinds that happen to other drives at the same time are a part of this.
    """

    id: str
    kind: Kind
    any: frozenset[str]
    needs: frozenset[str] = frozenset()
    without: frozenset[str] = frozenset()
    shingled: frozenset[Shingled] = frozenset(Shingled)
    is_result: bool = False
    spreads: frozenset[Kind] = frozenset()
    sources: tuple[str, ...] = ()

    def holds(self, signs: set[str], shingled: Shingled) -> bool:
        return (
            (not self.any or not self.any.isdisjoint(signs))
            and self.needs <= signs
            and self.without.isdisjoint(signs)
            and shingled in self.shingled
        )


@dataclass(frozen=True, slots=True)
class RuleBook:
    signs: SignBook
    rules: tuple[Rule, ...]

    def decide(self, signs: set[str], shingled: Shingled) -> Rule | None:
        """The first rule that holds; None where the signs alone mean nothing."""
        return next((rule for rule in self.rules if rule.holds(signs, shingled)), None)


def read_rules(text: str) -> RuleBook:
    """Of a file like `resources/knowledge/kernel-log.toml`. Raises ValueError, KeyError or re.error for another."""
    table = tomllib.loads(text)
    return RuleBook(
        SignBook(map(_sign, table["sign"]), _texts(table["gates"])),
        tuple(map(_rule, table["rule"])),
    )


def _sign(entry: Mapping[str, Any]) -> Sign:
    match = re.compile(entry["match"]) if "match" in entry else None
    role = Role(entry.get("role", Role.TROUBLE))
    return Sign(entry["name"], _texts(entry["has"]), match, role, entry["source"], _texts(entry.get("with", ())))


def _rule(entry: Mapping[str, Any]) -> Rule:
    return Rule(
        id=entry["id"],
        kind=Kind(entry["kind"]),
        any=frozenset(_texts(entry.get("any", ()))),
        needs=frozenset(_texts(entry.get("all", ()))),
        without=frozenset(_texts(entry.get("none", ()))),
        shingled=frozenset(map(Shingled, entry.get("shingled", list(Shingled)))),
        is_result=entry.get("result", False),
        spreads=frozenset(map(Kind, entry.get("spreads", ()))),
        sources=_texts(entry["sources"]),
    )


def _texts(values: Iterable[str]) -> tuple[str, ...]:
    return tuple(values)
