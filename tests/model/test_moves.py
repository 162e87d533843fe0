"""Which name a file had, and under which name the drive has it: the tables answer as plain lists would."""

import itertools
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from shingleback.engine.files.attributes import Stat
from shingleback.engine.repo.index import Index
from shingleback.engine.source.plan import FirstName, Moves, OldPlace

_KEYS: Final = list(itertools.product((1, 2), (10, 11), (100, 101)))
"""Inode, size, time: few, so that they meet."""
_PLACES: Final = [OldPlace(folder, name) for folder in (1, 2) for name in (b"a", b"b")]


@pytest.fixture
def moves() -> Iterator[Moves]:
    index = Index(None)
    yield Moves(index)
    index.close()


def stat(key: tuple[int, int, int], name: bytes, links: int = 1) -> Stat:
    inode, size, mtime_ns = key
    return Stat(name, 0o100644, size, mtime_ns, mtime_ns, inode, 0, 0, links)


@pytest.mark.parametrize("seed", range(30))
def test_a_place_is_given_once_to_a_file_that_has_its_numbers(seed: int, moves: Moves) -> None:
    chance = Random(seed)
    missing = [(chance.choice(_KEYS), place) for place in chance.sample(_PLACES, 4)]
    arrived = chance.choices(_KEYS, k=6)
    for key, place in missing:
        moves.note_missing(place.folder, stat(key, place.name))
    moves.note_arrived(2, [stat(key, b"x%d" % number) for number, key in enumerate(arrived)])
    known = {key for key, _ in missing}
    assert moves.settle().moved_files == sum(key in known for key in arrived)

    for key in arrived:
        fitting = [(other, place) for other, place in missing if other == key]
        given = moves.take_old_place(stat(key, b"x"))
        assert (given is None) == (not fitting)
        if given is not None:
            assert (key, given) in fitting
            missing.remove((key, given))


def test_a_file_with_several_names_has_no_old_place(moves: Moves) -> None:
    moves.note_missing(1, stat(_KEYS[0], b"a"))
    moves.note_arrived(2, [stat(_KEYS[0], b"b")])
    moves.settle()
    assert moves.take_old_place(stat(_KEYS[0], b"c", links=2)) is None
    assert moves.take_old_place(stat(_KEYS[0], b"b")) == OldPlace(1, b"a")


def test_what_has_moved_is_remembered(moves: Moves) -> None:
    moves.note_moved(1, b"a")
    assert [moves.has_moved(*place) for place in _PLACES] == [True, False, False, False]


def names() -> list[FirstName]:
    return [FirstName(1, name, b"", b"digest", is_proven) for name in (b"a", b"b") for is_proven in (False, True)]


@pytest.mark.parametrize("noted", list(itertools.product(names(), repeat=3)))
def test_the_first_name_that_is_proven_counts_or_else_the_last(noted: tuple[FirstName, ...], moves: Moves) -> None:
    for first in noted:
        moves.remember_name(1, 2, first)
    wanted = next((first for first in noted if first.is_proven), noted[-1])
    assert moves.first_name(1, 2) == wanted
    assert moves.first_name(1, 3) is moves.first_name(3, 2) is None


@pytest.mark.parametrize("noted", list(itertools.product(names(), repeat=2)))
def test_a_name_can_be_forgotten_again(noted: tuple[FirstName, FirstName], moves: Moves) -> None:
    forget_first = moves.remember_name(1, 2, noted[0])
    before = moves.first_name(1, 2)
    forget_second = moves.remember_name(1, 2, noted[1])
    forget_second()
    assert moves.first_name(1, 2) == before
    forget_first()
    assert moves.first_name(1, 2) is None


def test_a_number_belongs_to_one_file(moves: Moves) -> None:
    assert moves.claim_number(1, 2, 7) == 7
    assert moves.claim_number(1, 3, 7) == 0
    assert moves.claim_number(1, 3, 8) == 8
    assert moves.claim_number(1, 2, 9) == 7
    assert moves.claim_number(1, 3, 7, is_certain=True) == 7
    assert moves.claim_number(1, 2, 7) == 0
