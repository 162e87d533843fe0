"""Names of versions become names of folders on the drive. A manifest cannot turn them into paths."""

import msgspec
import pytest

from shingleback.engine.repo.batch_decoder import Batches, encode_batch
from shingleback.engine.repo.format import Batch, Record, Thinned, Version
from shingleback.engine.repo.index_state import VersionRef

NAMES = ["../../home", "/etc", "..", ".", "", "a/b", "2026\x00", "2026-03-01T12-00-00\n", "-rf", "x" * 200, "\u202e"]


MOMENT = "2026-03-01T12:00:00+01:00"


def decoded(record: Record) -> list[Record]:
    """The decoded records of a valid batch with this record."""
    return [line for lines in Batches().feed(encode_batch([Batch(id="1"), record])) for line in lines[1:]]


def version(name: str) -> Version:
    return Version(name=name, started_at=MOMENT, finished_at=MOMENT, files=0, bytes=0, entries=0, digest="0" * 32)


@pytest.mark.parametrize("name", NAMES)
def test_a_version_named_like_a_path_is_rejected(name: str) -> None:
    assert decoded(version(name)) == []
    assert decoded(Thinned(versions=[name])) == []


@pytest.mark.parametrize("name", ["2026-03-01T12-00-00", "2026-03-01T12-00-00-2"])
def test_a_version_named_by_the_program_is_read(name: str) -> None:
    assert decoded(version(name)) == [version(name)]
    assert decoded(Thinned(versions=[name])) == [Thinned(versions=[name])]


@pytest.mark.parametrize(
    "moment",
    ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:00-14:00", "0001-01-01T00:00:00+00:00", "2026-03-01T12:00:00", "x"],
)
def test_a_version_with_a_time_that_other_zones_cannot_express_is_rejected(moment: str) -> None:
    """The window, which shows times in the zone of its user, once failed with an OverflowError."""
    changed = Version(
        name="2026-03-01T12-00-00", started_at=MOMENT, finished_at=moment, files=0, bytes=0, entries=0, digest="0" * 32
    )
    assert decoded(changed) == []


@pytest.mark.parametrize("name", NAMES)
def test_an_index_with_such_a_version_name_is_rejected(name: str) -> None:
    ref = msgspec.msgpack.encode(VersionRef(name, 1, "", "", 0, 0, 0))

    with pytest.raises(msgspec.ValidationError):
        msgspec.msgpack.decode(ref, type=VersionRef)
