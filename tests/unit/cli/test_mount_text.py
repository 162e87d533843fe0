"""What `mount`, `unmount` and `contents` say in a terminal."""

from shingleback.cli.text import mount_lines
from shingleback.protocol.result_items import ContentsItem
from shingleback.protocol.results import ContentsFinished, MountFinished


def seen(*volumes: ContentsItem) -> list[str]:
    return mount_lines(ContentsFinished(outcome="done", exit_code=0, device="/dev/sdb", volumes=list(volumes)))


def test_a_drive_that_is_open_is_named_with_its_place() -> None:
    word = MountFinished(outcome="done", exit_code=0, mount_point="/media/me/Backup", access_times="none")
    assert mount_lines(word) == ["It is open at /media/me/Backup. Reading writes nothing to the drive."]


def test_where_it_could_not_be_helped_that_is_said() -> None:
    word = MountFinished(outcome="done", exit_code=0, mount_point="/mnt", access_times="relatime")
    assert "reading still notes the time" in mount_lines(word)[0]
    assert "Add noatime there." in mount_lines(word)[0]


def test_a_drive_that_is_closed_is_not_called_safe_to_unplug() -> None:
    assert mount_lines(MountFinished(command="unmount", outcome="done", exit_code=0)) == [
        "The drive is closed. It is still switched on: eject it to unplug it."
    ]


def test_a_refusal_has_no_lines_of_its_own() -> None:
    assert mount_lines(MountFinished(outcome="drive-refused", exit_code=3, why="mount-busy")) == []


def test_what_is_on_a_volume_is_told_with_its_newest_files() -> None:
    volume = ContentsItem(
        device="/dev/sdb1",
        filesystem="ntfs",
        label="Photos",
        size_bytes=8 * 10**12,
        used_bytes=412 * 10**9,
        files=18_204,
        newest=[("2025/beach.jpg", "2025-08-14T10:00:00+00:00")],
        is_complete=True,
    )
    assert seen(volume) == [
        "/dev/sdb1: ntfs Photos, 8.0 TB",
        "  412 GB in use, 18,204 files",
        "  Changed last:",
        "    2025-08-14  2025/beach.jpg",
    ]


def test_what_was_not_counted_to_its_end_is_a_least() -> None:
    assert "  1.0 GB in use, at least 7 files" in seen(ContentsItem(device="/dev/sdb1", used_bytes=10**9, files=7))


def test_a_backup_that_is_there_is_told() -> None:
    volume = ContentsItem(device="/dev/sdb1", used_bytes=0, files=0, backup_sources=["/home/me"])
    assert "  A backup of /home/me is here." in seen(volume)


def test_what_is_encrypted_cannot_be_seen() -> None:
    (head, text) = seen(ContentsItem(device="/dev/sdb1", filesystem="crypto_LUKS", size_bytes=10**12))
    assert head == "/dev/sdb1: crypto_LUKS, 1.0 TB"
    assert "encrypted" in text


def test_where_nothing_is_known_that_is_said() -> None:
    assert seen(ContentsItem(device="/dev/sdb")) == ["/dev/sdb: nothing recognized, 0 bytes"]
    assert seen() == ["Nothing is on it."]
    assert "could not be seen" in seen(ContentsItem(device="/dev/sdb1", filesystem="ntfs"))[1]
