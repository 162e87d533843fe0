"""Tests look at behavior, not inside: what looks inside today is counted, and may only become less."""

import pytest

from tests.architecture.private_accesses import accesses_by_file, private_accesses

ADVICE = (
    "Tests look inside more than before. Assert what a user or a caller would notice; if nothing shows it, give the"
    " class a public name for it. More than allowed, by file:"
)
FEWER = "Tests look inside less than before, which is good. Lower the numbers in ALLOWED, by file:"
ALLOWED: dict[str, int] = {
    "benchmarks/scrolling.py": 1,
    "benchmarks/start_own.py": 4,
    "cli/test_help.py": 1,
    "cli/test_unprivileged.py": 1,
    "device/test_cloning_growth.py": 1,
    "gui/conftest.py": 1,
    "gui/filled.py": 2,
    "gui/history/test_all_versions.py": 1,
    "gui/history/test_browsing.py": 2,
    "gui/history/test_restoring.py": 1,
    "gui/home/test_folder_question.py": 1,
    "gui/home/test_overview.py": 1,
    "gui/jobs/test_job_pages.py": 1,
    "gui/journeys/test_idle.py": 3,
    "gui/journeys/test_presses.py": 1,
    "gui/restore/test_timeline.py": 2,
    "gui/test_announcements.py": 3,
    "gui/test_backup_window.py": 2,
    "gui/test_cache_gauge.py": 1,
    "gui/test_desktop.py": 3,
    "gui/test_diagnose_page.py": 1,
    "gui/test_drive_card.py": 3,
    "gui/test_explanations.py": 1,
    "gui/test_first_seconds.py": 1,
    "gui/test_graph_fits.py": 1,
    "gui/test_leaving_a_run.py": 3,
    "gui/test_one_way.py": 1,
    "gui/test_right_to_left.py": 3,
    "gui/test_run_page.py": 1,
    "gui/test_setup_demo.py": 1,
    "gui/test_setup_folder_question.py": 1,
    "gui/test_theme.py": 1,
    "gui/test_true_statements.py": 1,
    "helpers/name_forms.py": 2,
    "helpers/nobody.py": 1,
    "helpers/promises.py": 2,
    "helpers/two_drives.py": 1,
    "packaging/test_man_page.py": 1,
    "packaging/test_systems.py": 2,
    "unit/bootstrap/test_drive_history.py": 1,
    "unit/bootstrap/test_write_cache.py": 2,
    "unit/care/test_actions.py": 1,
    "unit/cli/test_known_folder.py": 2,
    "unit/cli/test_listed_changes.py": 1,
    "unit/cloning/test_copy.py": 1,
    "unit/devices/test_helper.py": 1,
    "unit/devices/test_wrong_drive.py": 1,
    "unit/domain/care/test_ten_years.py": 1,
    "unit/domain/kernel_log/test_kernels.py": 1,
    "unit/engine/drive/test_metadata_prefetch.py": 2,
    "unit/engine/files/test_attributes_without_room.py": 1,
    "unit/engine/files/test_linux.py": 2,
    "unit/engine/repo/test_browse.py": 2,
    "unit/engine/repo/test_catalog_cache.py": 2,
    "unit/engine/repo/test_room_on_drives.py": 1,
    "unit/engine/restore/test_in_the_way.py": 1,
    "unit/engine/restore/test_memory_room.py": 2,
    "unit/engine/restore/test_restore_safety.py": 3,
    "unit/engine/restore/test_small_files.py": 8,
    "unit/engine/restore/test_spot_check.py": 1,
    "unit/engine/restore/test_verify.py": 1,
    "unit/engine/source/test_only_the_time.py": 1,
    "unit/gui/controllers/test_drive_watch.py": 1,
    "unit/gui/controllers/test_plug_in.py": 1,
    "unit/gui/controllers/test_single_instance.py": 2,
    "unit/helper/test_message_filter.py": 1,
    "unit/helper/test_service.py": 1,
    "unit/helper/test_tools.py": 1,
    "unit/messages/test_health.py": 2,
    "unit/messages/test_safety_checks.py": 1,
    "unit/messages/test_sentences.py": 2,
    "unit/messages/test_verdicts.py": 5,
    "unit/monitor/test_rate.py": 1,
    "unit/protocol/test_control.py": 1,
    "unit/simulator/test_shared_page.py": 1,
}


def test_no_test_looks_inside_more_than_before() -> None:
    more = {path: count for path, count in accesses_by_file().items() if count > ALLOWED.get(path, 0)}
    assert not more, f"{ADVICE} {more}"


def test_what_became_less_is_no_longer_allowed() -> None:
    present = accesses_by_file()
    fewer = {path: present.get(path, 0) for path, allowed in ALLOWED.items() if present.get(path, 0) < allowed}
    assert not fewer, f"{FEWER} {fewer}"


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("assert page._items == []", ["_items"]),
        ("from shingleback.cli.main import _run", ["_run"]),
        ("monkeypatch.setattr(backup, '_PATIENCE_S', 0)", ["_PATIENCE_S"]),
        ("monkeypatch.setattr('shingleback.engine.backup._PATIENCE_S', 0)", ["_PATIENCE_S"]),
        ("getattr(page, '_items')", ["_items"]),
    ],
)
def test_looking_inside_is_noticed(source: str, names: list[str]) -> None:
    assert private_accesses(source) == names


@pytest.mark.parametrize(
    "source",
    [
        "from shingleback import __version__",
        "moment._replace(hour=7)",
        "class Fake:\n    def _tick(self): self._count = 1\nFake()._tick()\nprint(fake._count)",
        "class Slow(Disk):\n    def sync(self): super()._sync()",
    ],
)
def test_a_public_or_an_own_name_is_not_counted(source: str) -> None:
    assert private_accesses(source) == []
