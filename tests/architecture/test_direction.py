"""Who may import whom. Each rule is one sentence of the design; a newcomer can read this as the map."""

import ast
import runpy
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tests.architecture.imports import PACKAGE, Import, imports, names, sources

LEVELS = (
    {"domain"},
    {"protocol"},
    {"store"},
    {"devices"},
    {"monitor"},
    {"engine"},
    {"backup_sets", "care", "cloning", "preparation", "simulator"},
    {"measuring"},  # weighs what it sees against drives of the simulator
    {"gui", "cli"},
    {"bootstrap", "__main__"},
)
LEVEL_OF = {part: level for level, parts in enumerate(LEVELS) for part in parts}
BESIDE = {"messages", "helper"}  # they have rules of their own
DRAWING = PACKAGE.parents[1] / "docs/pictures/architecture.py"
QT = {"PySide6", "shiboken6", "pyqtgraph", "pytestqt"}


def test_the_drawing_shows_the_levels_of_today() -> None:
    drawing = runpy.run_path(str(DRAWING))

    assert [set(level) - {"messages"} for level in drawing["LEVELS"]] == [level - {"__main__"} for level in LEVELS]
    assert drawing["draw"]() == DRAWING.with_suffix(".svg").read_text(encoding="utf-8")


def where(*packages: str) -> set[str]:
    """The parts of the program that import one of these packages."""
    return {found.part for found in imports() if found.package in packages}


def places(found: list[Import]) -> list[str]:
    return [f"{one.place} imports {one.imported}" for one in found]


def test_every_part_has_its_level() -> None:
    assert {found.part for found in imports()} <= LEVEL_OF.keys() | BESIDE


def test_imports_go_downward_and_never_to_a_neighbor() -> None:
    """The command line builds its objects with `bootstrap`, which stands above it: that is the one way up."""
    wrong = [
        found
        for found in imports()
        if found.part in LEVEL_OF
        and found.imported_part in LEVEL_OF
        and found.imported_part != found.part
        and LEVEL_OF[found.imported_part] >= LEVEL_OF[found.part]
        and found.part not in LEVELS[-1]
        and not (found.part == "cli" and found.imported_part in LEVELS[-1])
    ]
    assert places(wrong) == []


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Neither when it is loaded, nor later, nor for its types only."""
    needs: dict[str, set[str]] = {name: set() for name in names()}
    for found in imports():
        module = Path("shingleback", found.place.partition(":")[0])
        needs[".".join(module.with_suffix("").parts)] |= {found.imported} & needs.keys()

    list(TopologicalSorter(needs).static_order())  # raises CycleError, which names them


def test_bootstrap_is_imported_by_the_command_line_and_the_entry_point_only() -> None:
    wrong = [
        found for found in imports() if found.imported_part == "bootstrap" and found.part not in {"cli", *LEVELS[-1]}
    ]
    assert places(wrong) == []


def test_the_entry_point_is_imported_by_nobody() -> None:
    assert places([found for found in imports() if found.imported_part == "__main__"]) == []


def test_the_domain_needs_little_but_the_standard_library() -> None:
    """What the helper uses of it needs nothing else; some values are decoded by msgspec."""
    wrong = [
        found
        for found in imports()
        if found.part == "domain"
        and found.package not in sys.stdlib_module_names | {"msgspec"}
        and found.imported_part not in ("domain", "")
    ]
    assert places(wrong) == []


@pytest.mark.parametrize("part", ["messages", "helper"])
def test_sentences_and_the_helper_import_the_domain_only(part: str) -> None:
    wrong = [found for found in imports() if found.part == part and found.imported_part not in ("", "domain", part)]
    assert places(wrong) == []


def test_sentences_are_made_at_the_edge() -> None:
    """The engines give reasons and values; what a person reads is made where it is shown."""
    wrong = [found for found in imports() if found.imported_part == "messages"]
    assert {found.part for found in wrong} <= {"messages", "cli", "gui", "bootstrap"}


def test_qt_is_in_the_window_only() -> None:
    assert where(*QT) <= {"gui", "bootstrap"}


def test_d_bus_is_spoken_where_the_drives_are() -> None:
    assert where("dbus_fast") <= {"devices", "helper"}


def test_other_programs_are_started_where_that_is_the_work() -> None:
    assert where("subprocess", "pty", "multiprocessing") <= {"devices", "gui", "helper", "store"}


def test_databases_are_opened_in_one_place() -> None:
    """So that there is one policy for those that are damaged, locked or unwritable."""
    opening = {
        str(module.relative_to(PACKAGE))
        for module, nodes in sources().items()
        for node in nodes
        if isinstance(node, ast.Attribute) and node.attr == "connect" and ast.unparse(node.value) == "sqlite3"
    }
    assert opening == {"store/database.py"}


def test_the_terminal_is_painted_by_the_command_line_only() -> None:
    assert where("rich", "argparse") <= {"cli"}


def test_what_is_tested_does_not_know_its_tests() -> None:
    assert where("tests", "pytest", "hypothesis", "unittest") == set()


def test_these_rules_see_what_there_is() -> None:
    """Rules over an empty list would always hold."""
    assert len(imports()) > 500
    assert {"engine", "protocol", "domain", "cli", "bootstrap"} <= {found.part for found in imports()}
    assert "PySide6" in {found.package for found in imports()}
    assert any(found.part == "cli" and found.imported_part == "bootstrap" for found in imports())
    assert any(found.part == "engine" and found.imported == "shingleback.domain.errors" for found in imports())
