import errno
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from uuid import uuid4

import msgspec.structs
import pytest

from shingleback.backup_sets.destinations import DestinationLocator, MountSnapshot, Tables
from shingleback.backup_sets.library import Memory
from shingleback.domain.errors import UsageError, Why
from shingleback.protocol.result_items import ExcludedItem
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths, folder_lock
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings
from tests.helpers.at_once import simultaneously

PLACE = "/media/me/WD"


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return paths_in(tmp_path)


def paths_in(home: Path) -> Paths:
    return Paths.of_user({"HOME": str(home)})


def test_unchanged_settings_are_not_read_again(paths: Paths) -> None:
    memory = Memory(paths)
    memory.save(Settings(reminder_days=3))
    assert memory.load() is memory.load()


def test_a_change_by_another_program_applies_at_once(paths: Paths) -> None:
    reader, writer = Memory(paths), Memory(paths)
    assert reader.load().reminder_days == Settings().reminder_days
    writer.save(Settings(reminder_days=3))
    assert reader.load().reminder_days == 3
    writer.change(lambda old: msgspec.structs.replace(old, reminder_days=4))
    assert reader.load().reminder_days == 4


def adds_set(home: Path) -> bool:
    """Adds a backup set to the settings."""
    backup_set = BackupSet(key=uuid4().hex)
    Memory(paths_in(home)).change(lambda old: msgspec.structs.replace(old, sets=[*old.sets, backup_set]))
    return True


def test_concurrent_changes_by_two_programs_are_both_kept(tmp_path: Path) -> None:
    assert simultaneously(adds_set, tmp_path) == 0
    assert {len(Memory(paths_in(home)).load().sets) for home in tmp_path.iterdir()} == {2}


def test_a_settings_file_is_created_to_show_it_and_never_overwritten(paths: Paths) -> None:
    memory = Memory(paths)
    memory.show_file()
    memory.change(lambda old: msgspec.structs.replace(old, reminder_days=3))
    memory.show_file()
    assert memory.load().reminder_days == 3


def test_deleted_settings_are_replaced_by_the_defaults(paths: Paths) -> None:
    memory = Memory(paths)
    memory.save(Settings(reminder_days=3))
    assert memory.load().reminder_days == 3
    os.remove(paths.settings_file)
    assert memory.load() == Settings()


def test_broken_settings_are_refused_each_time(paths: Paths) -> None:
    memory = Memory(paths)
    memory.save(Settings())
    memory.load()
    paths.settings_file.write_text("version = [", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(UsageError):
            memory.load()


def test_the_runs_of_a_set_are_there_though_the_settings_have_been_broken_since(paths: Paths) -> None:
    memory = Memory(paths)
    memory.save(Settings(sets=[ONE]))
    result = add_run(paths, "one")
    paths.settings_file.write_text("version = [", encoding="utf-8")
    assert memory.last_backup(ONE) == result


def test_a_run_that_this_version_does_not_understand_is_skipped(paths: Paths) -> None:
    result = BackupFinished(
        outcome="done", exit_code=0, destination=PLACE, started_at="2026-11-01", backup_set=BackupSet().key
    )
    history = RunHistory(paths.history_file)
    history.add(result)
    history.close()
    with closing(sqlite3.connect(paths.history_file)) as later, later:
        later.execute(
            "INSERT INTO run (command, destination, outcome, started_at, word) VALUES (?, ?, ?, ?, ?)",
            ("backup", PLACE, "done", "", b'{"event":"finished","command":"backup","outcome":7}'),
        )
    assert Memory(paths).runs(PLACE) == (result,)
    assert Memory(paths).last_backup(BackupSet(destination=PLACE)) == result


ONE, OTHER = BackupSet(["/one"], PLACE, key="one"), BackupSet(["/other"], PLACE, key="other")


def add_run(
    paths: Paths,
    backup_set: str | None,
    started_at: str = "2026-11-01",
    sources: tuple[str, ...] = (),
    drive: str = "",
    excluded: Sequence[ExcludedItem] = (),
) -> BackupFinished:
    result = BackupFinished(
        outcome="done",
        exit_code=0,
        backup="mine",
        destination=PLACE,
        started_at=started_at,
        backup_set=backup_set,
        sources=list(sources),
        drive=drive,
        excluded=list(excluded),
    )
    history = RunHistory(paths.history_file)
    history.add_backup(result, PLACE, None, [], is_known=True)
    history.close()
    return result


def test_two_sets_with_the_same_destination_have_separate_runs(paths: Paths) -> None:
    memory = Memory(paths)
    memory.save(Settings(sets=[ONE, OTHER]))
    result = add_run(paths, "one")
    assert (memory.last_backup(ONE), memory.last_backup(OTHER)) == (result, None)
    assert (memory.has_backup(ONE), memory.has_backup(OTHER)) == (True, False)
    assert memory.runs(PLACE) == (result,), "the destination has the runs of all sets"


@pytest.mark.parametrize("earlier_set", ["", "a deleted one"])
def test_a_run_before_the_set_counts_if_it_backed_up_the_same_folders(paths: Paths, earlier_set: str) -> None:
    memory = Memory(paths)
    memory.save(Settings(sets=[ONE, OTHER]))
    result = add_run(paths, earlier_set, sources=("/one",))
    assert (memory.last_backup(ONE), memory.last_backup(OTHER)) == (result, None)


@pytest.mark.parametrize(
    ("earlier_set", "sources"), [("", ()), ("", ("/one", "/more")), ("", ("/two",)), ("other", ("/one",))]
)
def test_a_run_of_other_folders_or_of_another_set_does_not_count(
    paths: Paths, earlier_set: str, sources: tuple[str, ...]
) -> None:
    memory = Memory(paths)
    memory.save(Settings(sets=[ONE, OTHER]))
    add_run(paths, earlier_set, sources=sources)
    assert memory.last_backup(ONE) is None


EXCLUSIONS = [
    ExcludedItem(reason="pattern", rule="*.iso"),
    ExcludedItem(reason="preset", rule="caches"),
    ExcludedItem(reason="snapshot"),
    ExcludedItem(reason="cache"),
    ExcludedItem(reason="other-filesystem"),
]


@pytest.mark.parametrize("item", EXCLUSIONS, ids=lambda item: item.reason)
def test_a_run_before_the_set_does_not_count_if_it_excluded_what_the_set_includes(
    paths: Paths, item: ExcludedItem
) -> None:
    includes_all = msgspec.structs.replace(ONE, copies_snapshots=True, mounts=["uuid"])
    excludes_much = msgspec.structs.replace(ONE, excludes=["*.iso"], presets=["caches"])
    memory = Memory(paths)
    result = add_run(paths, "", sources=("/one",), excluded=[item])
    memory.save(Settings(sets=[includes_all], skips_caches=False))
    assert memory.last_backup(includes_all) is None
    memory.save(Settings(sets=[excludes_much]))
    assert memory.last_backup(excludes_much) == result


def test_the_mounts_are_not_read_again_for_each_earlier_run(paths: Paths) -> None:
    reads: list[MountSnapshot] = []

    def take_snapshot() -> MountSnapshot:
        reads.append(Tables().now())
        return reads[-1]

    memory = Memory(paths, DestinationLocator(paths.history_file, take_snapshot))
    memory.save(Settings(sets=[ONE]))
    counts = []
    for _ in range(2):
        reads.clear()
        add_run(paths, "", sources=("/one",))
        memory.backups(ONE)
        counts.append(len(reads))
    assert counts[0] == counts[1]


def test_own_runs_and_earlier_ones_are_in_the_order_in_which_they_ran(paths: Paths) -> None:
    memory = Memory(paths)
    memory.save(Settings(sets=[ONE]))
    results = [add_run(paths, key, sources=("/one",)) for key in ("", "one", "")]
    assert memory.backups(ONE) == tuple(reversed(results))


def test_a_backup_that_was_erased_counts_no_more_unless_a_copy_of_it_is_seen(paths: Paths) -> None:
    memory = Memory(paths)
    memory.save(Settings(sets=[ONE]))
    add_run(paths, "one")
    with closing(RunHistory(paths.history_file)) as history:
        history.note_erased(history.places())
    assert memory.last_backup(ONE) is None
    assert not memory.has_backup(ONE)

    result = add_run(paths, "one", started_at="2026-11-02")
    assert memory.last_backup(ONE) == result


def test_a_backup_on_two_drives_counts_where_it_was_not_erased(paths: Paths) -> None:
    memory = Memory(paths)
    memory.save(Settings(sets=[ONE]))
    on_other, _ = [add_run(paths, "one", drive=drive) for drive in ("serial other", "serial erased")]
    with closing(RunHistory(paths.history_file)) as history:
        history.note_erased(history.places(), "serial erased")
    assert memory.backups(ONE) == (on_other,)


def test_a_set_with_a_new_destination_has_no_backup_yet(paths: Paths) -> None:
    memory = Memory(paths)
    moved = msgspec.structs.replace(ONE, destination="/media/me/Other")
    memory.save(Settings(sets=[moved]))
    add_run(paths, "one")
    assert memory.last_backup(moved) is None


def test_a_stopped_program_that_holds_the_settings_lock_does_not_block_the_window(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shingleback.backup_sets.library.PATIENCE_S", 0.1)
    memory = Memory(paths)
    memory.save(Settings(reminder_days=3))
    with folder_lock(paths.config), pytest.raises(UsageError) as refused:
        memory.change(lambda old: msgspec.structs.replace(old, reminder_days=4))
    assert (refused.value.why, refused.value.values["detail"]) == (Why.SETTINGS_UNWRITABLE, os.strerror(errno.EBUSY))
    assert memory.load().reminder_days == 3
    memory.change(lambda old: msgspec.structs.replace(old, reminder_days=4))
    assert memory.load().reminder_days == 4
