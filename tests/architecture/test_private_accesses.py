"""Tests look at behavior, not inside: what looks inside today is counted, and may only become less."""

import pytest

from tests.architecture.private_accesses import accesses_by_file, private_accesses

ADVICE = (
    "Tests look inside more than before. Assert what a user or a caller would notice; if nothing shows it, give the"
    " class a public name for it. More than allowed, by file:"
)
FEWER = "Tests look inside less than before, which is good. Lower the numbers in ALLOWED, by file:"
ALLOWED: dict[str, int] = {
    "benchmarks/start_own.py": 4,
    "cli/test_help.py": 1,
    "gui/conftest.py": 1,
    "gui/history/test_all_versions.py": 1,
    "gui/history/test_browsing.py": 1,
    "gui/history/test_restoring.py": 1,
    "gui/home/test_folder_question.py": 1,
    "gui/home/test_overview.py": 1,
    "gui/journeys/test_idle.py": 3,
    "gui/journeys/test_presses.py": 1,
    "gui/restore/test_timeline.py": 2,
    "gui/test_announcements.py": 1,
    "gui/test_backup_window.py": 1,
    "gui/test_desktop.py": 1,
    "gui/test_drive_card.py": 2,
    "gui/test_explanations.py": 1,
    "gui/test_first_seconds.py": 1,
    "gui/test_graph_fits.py": 1,
    "gui/test_right_to_left.py": 3,
    "gui/test_run_page.py": 1,
    "gui/test_setup_folder_question.py": 1,
    "gui/test_theme.py": 1,
    "gui/test_true_statements.py": 1,
    "helpers/promises.py": 2,
    "packaging/test_man_page.py": 1,
    "packaging/test_systems.py": 2,
    "unit/bootstrap/test_drive_history.py": 1,
    "unit/bootstrap/test_write_cache.py": 1,
    "unit/care/test_actions.py": 1,
    "unit/cli/test_known_folder.py": 1,
    "unit/cli/test_listed_changes.py": 1,
    "unit/cloning/test_copy.py": 1,
    "unit/devices/test_helper.py": 1,
    "unit/devices/test_wrong_drive.py": 1,
    "unit/engine/repo/test_room_on_drives.py": 1,
    "unit/engine/restore/test_in_the_way.py": 1,
    "unit/engine/restore/test_restore_safety.py": 1,
    "unit/engine/restore/test_verify.py": 1,
    "unit/gui/controllers/test_drive_watch.py": 1,
    "unit/gui/controllers/test_single_instance.py": 2,
    "unit/helper/test_message_filter.py": 1,
    "unit/helper/test_service.py": 1,
    "unit/monitor/test_rate.py": 1,
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
