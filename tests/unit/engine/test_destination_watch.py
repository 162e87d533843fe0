"""When a destination counts as one that does not answer."""

from pathlib import Path

from shingleback.devices.mounts import Mount
from shingleback.engine.destination_watch import DestinationWatch
from shingleback.protocol.process import FilesystemQuery

NAS = Mount(1, "0:50", Path("/mnt/nas"), "nfs4", "nas:/volume", frozenset())
DRIVE = Mount(2, "8:1", Path("/media/drive"), "ext4", "/dev/sda1", frozenset())
PATIENCE_S = 5.0


class Query(FilesystemQuery):
    """A filesystem that has not answered for `silent_s`."""

    def __init__(self) -> None:
        super().__init__(b"")
        self.silent_s = 0.0
        self.asked: list[bytes] = []

    def ask(self, path: bytes) -> FilesystemQuery:
        self.asked.append(path)
        return self

    def unanswered_s(self, now_s: float) -> float:  # noqa: ARG002 (of the real one)
        return self.silent_s


def watch(query: Query, mount: Mount = NAS) -> DestinationWatch:
    return DestinationWatch(b"/nas/backup", b"/mnt/nas/backup", PATIENCE_S, lambda _path: mount, query.ask, Query().ask)


def test_a_destination_that_answers_is_not_silent_however_long_the_drive_side_takes() -> None:
    query = Query()
    assert watch(query).look(60.0, 100.0) is None
    assert query.asked == [b"/mnt/nas"]


def test_one_that_does_not_answer_is_reported_once_a_second_and_once_when_it_does() -> None:
    query = Query()
    destination = watch(query)
    query.silent_s = PATIENCE_S
    times = [destination.look(7.0 + step, 100.0 + step) for step in (0.0, 0.4, 1.0)]
    assert [event and (event.path, event.server, event.silent_s) for event in times] == [
        ("/nas/backup", "nas:/volume", 7.0),
        None,
        ("/nas/backup", "nas:/volume", 8.0),
    ]
    over = destination.look(0.0, 102.0)
    assert over is not None
    assert (over.path, over.silent_s, destination.is_silent) == ("/nas/backup", 0.0, False)


def test_a_disk_is_not_asked_since_it_may_take_its_time() -> None:
    query = Query()
    assert watch(query, DRIVE).look(60.0, 100.0) is None
    assert query.asked == []


def test_a_drive_side_that_answers_soon_costs_no_question() -> None:
    query = Query()
    watch(query).look(0.5, 100.0)
    assert query.asked == []


def test_a_folder_that_does_not_answer_is_named_while_its_filesystem_does() -> None:
    filesystem, folder = Query(), Query()
    destination = DestinationWatch(
        b"/nas/backup", b"/mnt/nas/backup", PATIENCE_S, lambda _path: NAS, filesystem.ask, folder.ask
    )
    assert destination.look(6.0, 100.0, b"source/a") is None
    folder.silent_s = PATIENCE_S
    event = destination.look(7.0, 101.0, b"source/a")
    assert event is not None
    assert (event.path, destination.silent_path) == ("/nas/backup/source/a", b"/nas/backup/source/a")
    assert folder.asked == [b"/mnt/nas/backup/source/a"]
    over = destination.look(0.0, 102.0)
    assert over is not None
    assert (over.path, over.silent_s) == ("/nas/backup/source/a", 0.0)
