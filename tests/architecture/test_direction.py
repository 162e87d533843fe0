"""Which part may import which. Each rule is one sentence of the design; a newcomer can read this as the map."""

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
    {"measuring"},  # compares its measurements with drives of the simulator
    {"gui", "cli"},
    {"bootstrap", "__main__"},
)
LEVEL_OF = {part: level for level, parts in enumerate(LEVELS) for part in parts}
BESIDE = {"messages", "helper"}  # they have rules of their own
DRAWING = PACKAGE.parents[1] / "docs/pictures/architecture.py"
QT = {"PySide6", "shiboken6", "pyqtgraph", "pytestqt"}


def test_the_drawing_shows_the_current_levels() -> None:
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
    """The command line builds its objects with `bootstrap`, which is above it: this is the only upward import."""
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


def test_no_module_imports_itself_through_others() -> None:
    """Neither at load time, nor later, nor for its types only."""
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


def test_no_module_imports_the_entry_point() -> None:
    assert places([found for found in imports() if found.imported_part == "__main__"]) == []


def test_the_domain_needs_little_but_the_standard_library() -> None:
    """The parts that the helper uses need nothing else; msgspec decodes some values."""
    wrong = [
        found
        for found in imports()
        if found.part == "domain"
        and found.package not in sys.stdlib_module_names | {"msgspec"}
        and found.imported_part not in ("domain", "")
    ]
    assert places(wrong) == []


@pytest.mark.parametrize("part", ["messages", "helper"])
def test_messages_and_the_helper_import_the_domain_only(part: str) -> None:
    wrong = [found for found in imports() if found.part == part and found.imported_part not in ("", "domain", part)]
    assert places(wrong) == []


def test_messages_are_used_at_the_edge_only() -> None:
    """The engines return reasons and values; the text for people is made where it is shown."""
    wrong = [found for found in imports() if found.imported_part == "messages"]
    assert {found.part for found in wrong} <= {"messages", "cli", "gui", "bootstrap"}


def test_only_the_window_imports_qt() -> None:
    assert where(*QT) <= {"gui", "bootstrap"}


def test_only_drives_and_helper_use_d_bus() -> None:
    assert where("dbus_fast") <= {"devices", "helper"}


def test_few_parts_start_other_programs() -> None:
    assert where("subprocess", "pty", "multiprocessing") <= {"devices", "gui", "helper", "store"}


def test_one_module_opens_databases() -> None:
    """So that one policy applies to damaged, locked and unwritable databases."""
    opening = {
        str(module.relative_to(PACKAGE))
        for module, nodes in sources().items()
        for node in nodes
        if isinstance(node, ast.Attribute) and node.attr == "connect" and ast.unparse(node.value) == "sqlite3"
    }
    assert opening == {"store/database.py"}


def test_only_the_command_line_draws_in_the_terminal() -> None:
    assert where("rich", "argparse") <= {"cli"}


def test_the_program_does_not_import_its_tests() -> None:
    assert where("tests", "pytest", "hypothesis", "unittest") == set()


def test_these_rules_find_imports() -> None:
    """Rules about an empty list would always hold."""
    assert len(imports()) > 500
    assert {"engine", "protocol", "domain", "cli", "bootstrap"} <= {found.part for found in imports()}
    assert "PySide6" in {found.package for found in imports()}
    assert any(found.part == "cli" and found.imported_part == "bootstrap" for found in imports())
    assert any(found.part == "engine" and found.imported == "shingleback.domain.errors" for found in imports())
