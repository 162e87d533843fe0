"""The name of a version becomes the name of a folder on the drive: a manifest cannot make a path of it."""

import msgspec
import pytest

from shingleback.engine.repo.batch_decoder import Batches, encode_batch
from shingleback.engine.repo.format import Batch, Record, Thinned, Version
from shingleback.engine.repo.index_state import VersionRef

NAMES = ["../../home", "/etc", "..", ".", "", "a/b", "2026\x00", "2026-03-01T12-00-00\n", "-rf", "x" * 200, "\u202e"]


MOMENT = "2026-03-01T12:00:00+01:00"


def decoded(record: Record) -> list[Record]:
    """What a batch says that is in order but for this line."""
    return [line for lines in Batches().feed(encode_batch([Batch(id="1"), record])) for line in lines[1:]]


def version(name: str) -> Version:
    return Version(name=name, started_at=MOMENT, finished_at=MOMENT, files=0, bytes=0)


@pytest.mark.parametrize("name", NAMES)
def test_a_version_with_the_name_of_a_path_is_not_read(name: str) -> None:
    assert decoded(version(name)) == []
    assert decoded(Thinned(versions=[name])) == []


@pytest.mark.parametrize("name", ["2026-03-01T12-00-00", "2026-03-01T12-00-00-2"])
def test_a_version_as_the_program_names_it_is_read(name: str) -> None:
    assert decoded(version(name)) == [version(name)]
    assert decoded(Thinned(versions=[name])) == [Thinned(versions=[name])]


@pytest.mark.parametrize(
    "moment",
    ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:00-14:00", "0001-01-01T00:00:00+00:00", "2026-03-01T12:00:00", "x"],
)
def test_a_version_of_a_time_that_no_other_zone_has_is_not_read(moment: str) -> None:
    """The window shows it in the zone of its user, and ended with an OverflowError."""
    made = Version(name="2026-03-01T12-00-00", started_at=MOMENT, finished_at=moment, files=0, bytes=0)
    assert decoded(made) == []


@pytest.mark.parametrize("name", NAMES)
def test_an_index_with_such_a_name_is_not_read(name: str) -> None:
    ref = msgspec.msgpack.encode(VersionRef(name, 1, "", "", 0, 0, 0))

    with pytest.raises(msgspec.ValidationError):
        msgspec.msgpack.decode(ref, type=VersionRef)
