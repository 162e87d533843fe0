"""A torn batch at the end of a manifest is normal; any other loss is reported as damage."""

import gzip
import os
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.merging import ALWAYS
from tests.helpers.promises import Promises, change_computer, keep_index, lose_index, tree_state
from tests.helpers.second_lists import forget_second_list
from tests.helpers.workshop import Workshop, left_out

DAMAGED = (".shingleback/manifest", "damaged")
TAILS = {
    "zeros": b"\0" * 4096,
    "one zero": b"\0",
    "many zeros": b"\0" * 300_000,
    "the start of a batch": gzip.compress(b'{"kind":"batch","id":"0"}\n')[:12],
    "the start of a batch, then zeros": gzip.compress(b'{"kind":"batch","id":"0"}\n')[:12] + b"\0" * 5000,
    "a batch that ends in zeros": gzip.compress(os.urandom(9000))[:7000] + b"\0" * 2019,
    "stale data": b"\x1f\x8b" + b"not a batch" * 500,
}


@pytest.fixture(params=["", "merged"])
def promises(workshop: Workshop, request: pytest.FixtureRequest) -> Promises:
    """Two versions of a few files in two segments; with `merged`, after a merged segment."""
    promises = Promises(workshop)
    if request.param:
        workshop.when_to_merge = ALWAYS
        for number in range(3):
            promises.backup(f"mkdir -p a/b; echo {number} >a/b/c; echo {number} >e", keep_versions=False)
        assert segments(promises)[0].name == "000001-000002.jsonl.gz"
    promises.backup("rm -rf a e; mkdir d; for f in 1 2 3 4 5; do echo $f >d/$f; done; echo 6 >f; ln -s f s")
    promises.backup("echo 77 >f; mv d/1 g; rm d/2")
    return promises


def segments(promises: Promises) -> list[Path]:
    """The segments, to be damaged: there is no second copy of the list any more."""
    forget_second_list(promises.workshop.destination)
    return sorted((promises.workshop.destination / ".shingleback" / "manifest").iterdir())


def batch_ends(segment: Path) -> list[int]:
    """The offset at which each batch of a segment ends."""
    data, ends = segment.read_bytes(), list[int]()
    remaining = data
    while remaining:
        member = zlib.decompressobj(31)
        member.decompress(remaining)
        remaining = member.unused_data
        ends.append(len(data) - len(remaining))
    return ends


def append(path: Path, data: bytes) -> None:
    with open(path, "ab") as file:
        file.write(data)


def truncate(path: Path, length: int) -> None:
    os.truncate(path, length)


# torn -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tail", TAILS.values(), ids=TAILS)
def test_torn_data_after_the_last_batch_is_no_damage(promises: Promises, tail: bytes) -> None:
    append(segments(promises)[-1], tail)

    promises.check_versions()
    assert promises.notes() == []
    result = promises.backup("echo 888 >f; mv g d/g")
    assert result.exit_code == 0
    assert promises.notes() == []
    promises.check_versions()


@pytest.mark.parametrize("before_run", [keep_index, lose_index, change_computer])
def test_torn_ends_of_older_segments_are_no_damage_either(
    promises: Promises, before_run: Callable[[Workshop], None]
) -> None:
    promises.before_run = before_run
    for number, tail in enumerate(TAILS.values()):
        append(segments(promises)[-1], tail)
        promises.backup(f"echo {number} >n{number}; mv f t; mv g f; mv t g")
        assert "manifest-damaged" not in promises.notes()
    promises.check_versions()


def test_a_segment_without_a_complete_batch_is_ignored(promises: Promises) -> None:
    for content in (b"", b"\0" * 512, gzip.compress(b"{}")[:9]):
        number = int(segments(promises)[-1].name[:6]) + 1
        (segments(promises)[0].parent / f"{number:06d}.jsonl.gz").write_bytes(content)
        promises.check_versions()
        promises.backup(f"echo {number} >new")
    promises.check_versions()


def test_losses_in_the_newest_segment_are_reported_or_harmless(promises: Promises) -> None:
    """A lost durable batch looks like a torn end: only the files themselves can show it."""
    newest, (first, expected) = segments(promises)[-1], next(iter(promises.states.items()))
    for end in reversed(batch_ends(newest)[:-1]):
        truncate(newest, end + 9)
        result, target = promises.workshop.restore(version=first)
        assert result.exit_code == 1 or tree_state(target / "source") == expected
    promises.sh("mv f e")
    assert promises.workshop.backup().outcome == "done"
    assert tree_state(promises.workshop.destination / "source") == tree_state(promises.workshop.source)


# damaged --------------------------------------------------------------------------------------------------------


def cut_at_batch_end(segment: Path) -> None:
    truncate(segment, batch_ends(segment)[-2])


def cut_inside_batch(segment: Path) -> None:
    ends = batch_ends(segment)
    truncate(segment, (ends[-3] + ends[-2]) // 2)


def delete_segment(segment: Path) -> None:
    segment.unlink()


def empty_segment(segment: Path) -> None:
    truncate(segment, 0)


def flip_bits(segment: Path) -> None:
    data, (start, end) = bytearray(segment.read_bytes()), batch_ends(segment)[-3:-1]
    data[(start + end) // 2] ^= 0x55
    segment.write_bytes(data)


def overwrite_with_zeros(segment: Path) -> None:
    data, (start, end) = bytearray(segment.read_bytes()), batch_ends(segment)[-3:-1]
    data[start + 20 : end] = bytes(end - start - 20)
    segment.write_bytes(data)


DAMAGES = [
    cut_at_batch_end,
    cut_inside_batch,
    delete_segment,
    empty_segment,
    flip_bits,
    overwrite_with_zeros,
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_an_older_segment_with_losses_is_reported_as_damaged(
    promises: Promises, damage: Callable[[Path], None]
) -> None:
    damage(segments(promises)[0])
    for version in (None, list(promises.states)[-1]):
        result, _ = promises.workshop.restore(version=version)
        assert (result.outcome, result.exit_code, left_out(result)[0]) == ("left-out", 1, DAMAGED)
        result = promises.workshop.verify(version=version)
        assert (result.outcome, result.exit_code, left_out(result)[0]) == ("left-out", 1, DAMAGED)


@pytest.mark.parametrize("damage", [flip_bits, overwrite_with_zeros])
def test_an_unreadable_batch_inside_the_newest_segment_is_damage(
    promises: Promises, damage: Callable[[Path], None]
) -> None:
    damage(segments(promises)[-1])
    result = promises.workshop.verify()
    assert (result.exit_code, left_out(result)[0]) == (1, DAMAGED)


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("before_run", [keep_index, lose_index])
def test_the_next_run_completes_the_copy_though_the_manifest_is_damaged(
    promises: Promises, damage: Callable[[Path], None], before_run: Callable[[Workshop], None]
) -> None:
    damage(segments(promises)[0])
    before_run(promises.workshop)
    promises.sh("echo 9999 >f; mv d e")
    result = promises.workshop.backup()
    assert result.outcome == "done"
    assert tree_state(promises.workshop.destination / "source") == tree_state(promises.workshop.source)


@pytest.mark.parametrize("damage", [*DAMAGES, Path.unlink])
def test_entries_lost_from_a_damaged_manifest_are_recorded_again_by_the_next_run(
    promises: Promises, damage: Callable[[Path], None]
) -> None:
    damage(segments(promises)[0])
    promises.workshop.verify()  # the size alone does not show every kind of damage

    assert promises.workshop.backup().outcome == "done"

    result, target = promises.workshop.restore()
    assert tree_state(target / "source") == tree_state(promises.workshop.source)
    assert left_out(result) == [DAMAGED]


@pytest.mark.parametrize("damage", [delete_segment, empty_segment, Path.unlink])
def test_the_next_run_itself_notices_a_segment_whose_size_changed(
    promises: Promises, damage: Callable[[Path], None]
) -> None:
    damage(segments(promises)[0])

    assert promises.workshop.backup().outcome == "done"
    assert promises.notes()[0] == "manifest-damaged"

    _, target = promises.workshop.restore()
    assert tree_state(target / "source") == tree_state(promises.workshop.source)
    assert (promises.workshop.backup().copied.files, promises.workshop.verify().left_out_count) == (0, 1)
