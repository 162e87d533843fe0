"""Two backups of different folders are merged on a new drive, as if both had always used it."""

import os
import shutil
from datetime import timedelta
from pathlib import Path

import pytest

from shingleback.engine.repo.compaction import WhenToMerge
from shingleback.engine.source.copy_context import Limits
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Note
from shingleback.store.unfinished import UnfinishedCopies, merged_places
from tests.helpers.controls import StopsWhen
from tests.helpers.moved import BackupWithHistory, TwoBackups
from tests.helpers.trees import snapshot
from tests.helpers.workshop import Workshop
from tests.unit.cloning.test_moving import FlippingDisk

OFTEN = Limits(bytes=20_000, files=5, seconds=0.01)


def stop_at_first_file(target: Path) -> StopsWhen:
    """Stops when the first file is in place."""
    return StopsWhen(lambda: any(path.is_file() for path in target.glob("source */**/*")))


@pytest.fixture
def backups(tmp_path: Path) -> TwoBackups:
    return two_backups_in(tmp_path)


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "new drive"


def two_backups_in(folder: Path, seed: int = 1) -> TwoBackups:
    for name in "ab":
        (folder / name).mkdir(parents=True)
    first, second = (BackupWithHistory(Workshop(folder / name), seed + number) for number, name in enumerate("ab"))
    return TwoBackups(first, second)


@pytest.mark.parametrize("turns", ["B", "BABAABBBA", "AAABBB", "BBBAAA"])
def test_each_version_has_the_state_of_both_backups_at_its_time(backups: TwoBackups, target: Path, turns: str) -> None:
    backups.run_history(turns)
    olds = [backup.workshop.destination for backup in (backups.first, backups.second)]
    before = list(map(snapshot, olds))

    result = backups.merge(target)

    assert (result.outcome, result.versions, result.is_complete) == ("done", 1 + len(turns), True), (
        result.why,
        result.values,
    )
    assert result.checked == result.copied == result.total
    assert list(map(snapshot, olds)) == before
    assert backups.is_whole(target)


def test_the_order_of_the_backups_changes_nothing(backups: TwoBackups, target: Path) -> None:
    backups.run_history("BAB")
    backups.merge(target)
    merged = snapshot(target)

    result = backups.second.move(target, merged=[backups.first.workshop.destination])

    assert (result.outcome, result.was_complete) == ("done", True)
    assert snapshot(target) == merged


def test_the_next_backups_of_both_copy_nothing_again_and_versions_continue(backups: TwoBackups, target: Path) -> None:
    backups.run_history("BAB")
    backups.merge(target)
    for backup in (backups.first, backups.second):
        backup.workshop.destination = target

    next_results = [backup.workshop.backup(*backup.tops) for backup in (backups.first, backups.second)]
    backups.run_history("BAAB")

    assert [(result.outcome, result.copied.files, result.renamed.files, result.version) for result in next_results] == [
        ("done", 0, 0, "")
    ] * 2
    assert backups.is_whole(target)


def test_removing_versions_later_takes_nothing_that_others_need(backups: TwoBackups, target: Path) -> None:
    backups.run_history("BABAB")
    backups.merge(target)
    backups.first.workshop.destination = backups.second.workshop.destination = target
    for backup in (backups.first, backups.second):
        backup.workshop.time = backup.workshop.time.replace(month=9)

    backups.run_history("ABAB")

    with backups.first.at(target):
        remaining = {version.name for version in backups.first.versions()}
    backups.states = {name: state for name, state in backups.states.items() if name in remaining}
    assert 4 < len(backups.states) < 9
    assert backups.is_whole(target)


def test_backups_with_removed_versions_and_merged_segments_can_be_merged(backups: TwoBackups, target: Path) -> None:
    for backup in (backups.first, backups.second):
        backup.workshop.when_to_merge = WhenToMerge(spare_segments=2, share=0.0, many_segments=2)
    backups.run_history("BAB")
    for month in (5, 7, 9):
        for backup in (backups.first, backups.second):
            backup.workshop.time = backup.workshop.time.replace(month=month)
        backups.run_history("ABBA")

    result = backups.merge(target)

    assert (result.outcome, result.versions) == ("done", len(backups.states)), (result.why, result.values)
    assert backups.is_whole(target)


def test_versions_of_the_same_second_keep_the_files_of_both(backups: TwoBackups, target: Path) -> None:
    backups.run_history("B")
    for _ in range(3):
        backups.second.workshop.time = backups.first.workshop.time = backups.second.workshop.time + timedelta(hours=1)
        backups.first.run_history(1)
        backups.second.run_history(1)
    names = list(backups.first.states)[1:]
    assert names == list(backups.second.states)[1:]

    result = backups.merge(target)

    assert result.outcome == "done", (result.why, result.values)
    with backups.first.at(target):
        names_in_merge = {version.name for version in backups.first.versions()}
        assert names_in_merge > {*names, *(f"{name}-2" for name in names)}
        for name in names:
            restored = backups.first.restored(f"{name}-2")
            for path, entry in backups.first.states[name].items():
                assert restored[path] == entry
            for path, entry in backups.second.states[name].items():
                assert restored[path.replace(b"/", b" (2)/", 1) if b"/" in path else path + b" (2)"] == entry


def test_an_interrupted_run_is_in_no_version(backups: TwoBackups, target: Path) -> None:
    backups.run_history("B")
    backups.first.tree_changes(steps=200)
    manifest = backups.first.workshop.destination / ".shingleback" / "manifest"
    before = len(list(manifest.iterdir()))
    backups.first.workshop.control = StopsWhen(lambda: len(list(manifest.iterdir())) > before)
    interrupted = backups.first.workshop.backup(*backups.first.tops, limits=OFTEN)
    backups.first.workshop.control = Unattended()
    backups.run_history("B")
    assert interrupted.outcome == "canceled"

    result = backups.merge(target)

    assert result.outcome == "done", (result.why, result.values)
    assert backups.is_whole(target)


def test_a_canceled_merge_is_no_backup_and_can_be_continued(backups: TwoBackups, target: Path) -> None:
    backups.run_history("BAB")
    stopped = backups.merge(target, limits=OFTEN, control=stop_at_first_file(target))
    copied_files = stopped.copied.files
    assert (stopped.exit_code, stopped.why, copied_files > 0) == (130, "move-stopped", True)
    assert not (target / ".shingleback").exists()
    (listed,) = UnfinishedCopies(backups.first.paths.unfinished_folder).all()
    assert merged_places(listed.options) == (str(backups.second.workshop.destination),)

    result = backups.merge(target)

    assert not UnfinishedCopies(backups.first.paths.unfinished_folder).all()
    assert (result.outcome, result.kept.files >= copied_files) == ("done", True)
    assert backups.is_whole(target)


def test_data_that_the_new_drive_stored_wrong_is_found_and_copied_again(backups: TwoBackups, target: Path) -> None:
    content = b"a file of the second backup"
    (backups.second.tops[0] / "wrong").write_bytes(content)
    backups.run_history("B", steps=0)

    wrong = backups.merge(target, disk=FlippingDisk(content))

    assert (wrong.exit_code, wrong.why) == (3, "move-differs")
    assert not (target / ".shingleback").exists()
    assert backups.merge(target).outcome == "done"
    assert backups.is_whole(target)


def test_damaged_files_on_one_of_the_drives_are_reported_and_copied_again(backups: TwoBackups, target: Path) -> None:
    backups.run_history("B")
    old = backups.second.workshop.destination
    damaged = next(path for path in (old / "source 0").rglob("*") if path.is_file() and path.stat().st_size)
    info = damaged.stat()
    damaged.write_bytes(bytes(byte ^ 1 for byte in damaged.read_bytes()))
    os.utime(damaged, ns=(info.st_atime_ns, info.st_mtime_ns))

    result = backups.merge(target)
    backups.second.workshop.destination = target
    next_result = backups.second.workshop.backup(*backups.second.tops)

    path = damaged.relative_to(old / "source 0")
    assert (result.exit_code, result.is_complete) == (1, True)
    assert f"source 0 (2)/{path}" in [item.path for item in result.left_out]
    assert next_result.copied.files >= 1
    assert (target / "source 0 (2)" / path).read_bytes() == (backups.second.tops[0] / path).read_bytes()
    assert backups.second.workshop.verify().outcome == "done"


# refusals ----------------------------------------------------------------------------------------------------------


def test_two_backups_of_the_same_folder_are_not_merged(backups: TwoBackups, target: Path) -> None:
    other_drive = backups.first.workshop.folder / "other drive"
    backups.first.workshop.backup(*backups.first.tops, destination=other_drive)

    result = backups.first.move(target, merged=[other_drive])

    assert (result.exit_code, result.why) == (4, "merge-same-folder")
    assert result.values["path"] in [str(top) for top in backups.first.tops]
    assert not target.exists()


def test_a_backup_is_not_merged_with_itself_or_its_copy(backups: TwoBackups, target: Path) -> None:
    old = backups.first.workshop.destination
    copy = backups.first.workshop.folder / "copy"
    shutil.copytree(old, copy, symlinks=True)

    assert [backups.first.move(target, merged=[place]).why for place in (old, copy)] == ["merge-same-backup"] * 2
    assert not target.exists()


def test_a_merge_into_one_of_the_old_backups_is_refused(backups: TwoBackups) -> None:
    backups.run_history("B")

    for folder in (backups.first.workshop.destination, backups.second.workshop.destination):
        assert backups.merge(folder).why == "move-same-place"
        assert backups.merge(folder / "inside").why == "move-same-place"


def test_another_backup_does_not_continue_an_interrupted_move(backups: TwoBackups, target: Path) -> None:
    """Files that were already moved would stay among its files forever."""
    backups.run_history("B")
    stopped = backups.first.move(target, limits=OFTEN, control=stop_at_first_file(target))
    assert (stopped.why, stopped.copied.files > 0) == ("move-stopped", True)
    before = snapshot(target)

    results = [backups.second.move(target), backups.merge(target)]

    assert [(result.exit_code, result.why) for result in results] == [(4, "move-of-another")] * 2
    assert snapshot(target) == before
    assert backups.first.move(target).outcome == "done"
    assert backups.first.is_whole(target)


def test_other_files_next_to_either_backup_are_reported(backups: TwoBackups, target: Path) -> None:
    backups.run_history("B")
    for backup, name in ((backups.first, "letter"), (backups.second, "photo")):
        (backup.workshop.destination / name).write_text("not part of the backup")

    backups.merge(target)

    notes = [event for event in backups.first.events if isinstance(event, Note)]
    assert [(note.code, note.values) for note in notes] == [("move-others-stay", {"names": "letter, photo"})]
