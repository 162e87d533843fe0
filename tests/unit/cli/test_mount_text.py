"""The terminal output of `mount`, `unmount` and `contents`."""

from shingleback.cli.text import mount_lines
from shingleback.protocol.result_items import ContentsItem, FoundBackup
from shingleback.protocol.results import ContentsFinished, MountFinished


def contents_lines(*volumes: ContentsItem) -> list[str]:
    return mount_lines(ContentsFinished(outcome="done", exit_code=0, device="/dev/sdb", volumes=list(volumes)))


def test_a_mounted_drive_is_shown_with_its_mount_point() -> None:
    result = MountFinished(outcome="done", exit_code=0, mount_point="/media/me/Backup", access_times="none")
    assert mount_lines(result) == ["It is open at /media/me/Backup. Reading writes nothing to the drive."]


def test_unavoidable_access_times_are_reported() -> None:
    result = MountFinished(outcome="done", exit_code=0, mount_point="/mnt", access_times="relatime")
    assert "reading still records access times" in mount_lines(result)[0]
    assert "Add noatime there." in mount_lines(result)[0]


def test_an_unmounted_drive_is_not_called_safe_to_unplug() -> None:
    assert mount_lines(MountFinished(command="unmount", outcome="done", exit_code=0)) == [
        "The drive is closed, but still switched on. Eject it before you unplug it."
    ]


def test_a_refusal_has_no_lines_of_its_own() -> None:
    assert mount_lines(MountFinished(outcome="drive-refused", exit_code=3, why="mount-busy")) == []


def test_a_volume_is_shown_with_its_newest_files() -> None:
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
    assert contents_lines(volume) == [
        "/dev/sdb1: ntfs Photos, 8.0 TB",
        "  412 GB in use, 18,204 files",
        "  Newest files:",
        "    2025-08-14  2025/beach.jpg",
    ]


def test_an_incomplete_count_is_a_minimum() -> None:
    assert "  1.0 GB in use, at least 7 files" in contents_lines(
        ContentsItem(device="/dev/sdb1", used_bytes=10**9, files=7)
    )


def test_an_existing_backup_is_shown() -> None:
    volume = ContentsItem(device="/dev/sdb1", used_bytes=0, files=0, backup_sources=["/home/me"])
    assert "  Contains a backup of /home/me." in contents_lines(volume)


def test_the_versions_of_each_backup_are_counted() -> None:
    backups = [FoundBackup(sources=["/home/me"], versions=14, newest="2026-11-29T10:00:00+00:00")]
    volume = ContentsItem(device="/dev/sdb1", backup_sources=["/home/me"], backups=backups)
    assert "  Contains a backup of /home/me, with 14 versions, the last of 2026-11-29." in contents_lines(volume)


def test_encrypted_contents_are_not_shown() -> None:
    (head, text) = contents_lines(ContentsItem(device="/dev/sdb1", filesystem="crypto_LUKS", size_bytes=10**12))
    assert head == "/dev/sdb1: crypto_LUKS, 1.0 TB"
    assert "encrypted" in text


def test_unknown_contents_are_reported_as_such() -> None:
    assert contents_lines(ContentsItem(device="/dev/sdb")) == ["/dev/sdb: nothing recognized, 0 bytes"]
    assert contents_lines() == ["The drive is empty."]
    assert "could not be read" in contents_lines(ContentsItem(device="/dev/sdb1", filesystem="ntfs"))[1]
