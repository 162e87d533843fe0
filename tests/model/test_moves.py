"""Which name a file had, and under which name it is on the drive: the tables return what plain lists would."""

import itertools
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Final, NamedTuple

import pytest

from shingleback.engine.files.attributes import Stat
from shingleback.engine.repo.index import Index
from shingleback.engine.source.plan import FirstName, Moves, OldPlace
from shingleback.engine.source.sent_file import READ_AGAIN

_Key = tuple[int, int, int]
_KEYS: Final[list[_Key]] = list(itertools.product((1, 2), (10, 11), (100, 101)))
"""Inode, size, time: few values, so that they collide."""
_PLACES: Final = [OldPlace(folder, name) for folder in (1, 2) for name in (b"a", b"b")]


@pytest.fixture
def moves() -> Iterator[Moves]:
    index = Index(None)
    yield Moves(index)
    index.close()


def stat(key: _Key, name: bytes, links: int = 1) -> Stat:
    inode, size, mtime_ns = key
    return Stat(name, 0o100644, size, mtime_ns, mtime_ns, inode, 0, 0, links)


def test_a_place_is_assigned_once_to_a_file_with_its_numbers() -> None:
    """All ways in which two files may be missing and two have arrived."""
    pairs = list(itertools.combinations_with_replacement((None, *_KEYS), 2))
    for missing, arrived in itertools.product(pairs, repeat=2):
        with closing(Index(None)) as index:
            places = [(key, place) for key, place in zip(missing, _PLACES, strict=False) if key is not None]
            check_places(Moves(index), places, [key for key in arrived if key is not None])


@pytest.mark.parametrize("seed", range(5))
def test_places_are_assigned_once_with_more_files(seed: int, moves: Moves) -> None:
    chance = Random(seed)
    missing = [(chance.choice(_KEYS), place) for place in chance.sample(_PLACES, 4)]
    check_places(moves, missing, chance.choices(_KEYS, k=6))


def check_places(moves: Moves, missing: list[tuple[_Key, OldPlace]], arrived: list[_Key]) -> None:
    for key, place in missing:
        moves.note_missing(place.folder, stat(key, place.name))
    moves.note_arrived(2, [stat(key, b"x%d" % number) for number, key in enumerate(arrived)])
    known_keys = {key for key, _ in missing}
    assert moves.settle().moved_files == sum(key in known_keys for key in arrived)

    remaining = list(missing)
    for key in arrived:
        fitting = [(missing_key, place) for missing_key, place in remaining if missing_key == key]
        old_place = moves.take_old_place(stat(key, b"x"))
        assert (old_place is None) == (not fitting)
        if old_place is not None:
            assert (key, old_place) in fitting
            remaining.remove((key, old_place))


def test_a_file_with_several_names_has_no_old_place(moves: Moves) -> None:
    moves.note_missing(1, stat(_KEYS[0], b"a"))
    moves.note_arrived(2, [stat(_KEYS[0], b"b")])
    moves.settle()
    assert moves.take_old_place(stat(_KEYS[0], b"c", links=2)) is None
    assert moves.take_old_place(stat(_KEYS[0], b"b")) == OldPlace(1, b"a")


def test_moved_files_are_remembered(moves: Moves) -> None:
    moves.note_moved(1, b"a")
    assert [moves.has_moved(*place) for place in _PLACES] == [True, False, False, False]


def names() -> list[FirstName]:
    return [FirstName(1, name, b"", b"digest", ctime_ns) for name in (b"a", b"b") for ctime_ns in (READ_AGAIN, 5, 6)]


def test_the_last_name_with_the_newest_ctime_counts() -> None:
    for noted in itertools.product(names(), repeat=3):
        with closing(Index(None)) as index:
            moves = Moves(index)
            for first in noted:
                moves.remember_name(1, 2, first)
            expected = max(reversed(noted), key=lambda first: first.ctime_ns)
            assert moves.first_name(1, 2) == expected
            assert moves.first_name(1, 3) is moves.first_name(3, 2) is None


@pytest.mark.parametrize("noted", list(itertools.product(names(), repeat=2)))
def test_a_name_can_be_forgotten_again(noted: tuple[FirstName, FirstName], moves: Moves) -> None:
    forget_first = moves.remember_name(1, 2, noted[0])
    before = moves.first_name(1, 2)
    forget_second = moves.remember_name(1, 2, noted[1])
    forget_second()
    assert moves.first_name(1, 2) == before
    remember_again = moves.forget_name(1, 2)
    assert moves.first_name(1, 2) is None
    remember_again()
    assert moves.first_name(1, 2) == before
    forget_first()
    assert moves.first_name(1, 2) is None


class _Claim(NamedTuple):
    inode: int
    number: int
    is_certain: bool


def test_a_number_belongs_to_one_file() -> None:
    """All ways in which two files claim two numbers, three times in a row."""
    every = list(itertools.starmap(_Claim, itertools.product((2, 3), (0, 7, 8), (False, True))))
    for claims in itertools.product(every, repeat=3):
        with closing(Index(None)) as index:
            moves, numbers = Moves(index), dict[int, int]()
            for claim in claims:
                granted = moves.claim_number(1, claim.inode, claim.number, is_certain=claim.is_certain)
                assert granted == claimed(numbers, claim), claims


def claimed(numbers: dict[int, int], claim: _Claim) -> int:
    """`numbers` are those of the files so far, by inode."""
    if claim.number and claim.is_certain:
        for inode, number in list(numbers.items()):
            if number == claim.number or inode == claim.inode:
                del numbers[inode]
    if claim.number and claim.number not in numbers.values():
        numbers.setdefault(claim.inode, claim.number)
    return numbers.get(claim.inode, 0)
