"""What a module looks like: short, with a reason to exist, and without output unless it is the command line."""

import ast
from pathlib import Path

from shingleback.engine.files.attributes import ExtraAttributes
from tests.architecture.figures import MAX_LINES as MAX_LINES_OF_THE_PROGRAM
from tests.architecture.figures import figures
from tests.architecture.imports import PACKAGE, modules, part_of, sources

MAX_LINES = 500
TESTS = Path(__file__).parents[1]


def name(module: Path) -> str:
    return str(module.relative_to(PACKAGE.parents[1]))


def test_no_module_is_too_long() -> None:
    lengths = {name(module): len(module.read_text().splitlines()) for module in [*modules(), *TESTS.rglob("*.py")]}

    assert {path: lines for path, lines in lengths.items() if lines > MAX_LINES} == {}
    assert max(lengths.values()) > 300  # the modules were really read


def test_no_module_of_the_program_is_too_long() -> None:
    assert {path: lines for path, lines in figures().lengths.items() if lines > MAX_LINES_OF_THE_PROGRAM} == {}


def test_a_constructor_has_few_parameters() -> None:
    """More parameters should be grouped in a frozen value. The generated constructors of such values don't count."""
    assert figures().long_constructors == []


def test_a_module_says_why_it_exists() -> None:
    assert [
        name(module)
        for module, (whole, *_) in sources().items()
        if isinstance(whole, ast.Module) and not ast.get_docstring(whole)
    ] == []


def test_only_three_modules_know_which_attributes_a_file_may_have() -> None:
    """All others pass them on as one value, so that a new attribute concerns no other module."""
    found = {
        name(module)
        for module, nodes in sources().items()
        for node in nodes
        if isinstance(node, ast.Attribute) and node.attr in ExtraAttributes.__struct_fields__
        if not (isinstance(node.value, ast.Name) and node.value.id == "filesystem")  # whether it can store them at all
    }
    modules = ("files/attributes", "repo/format", "restore/existing")
    assert found == {f"app/shingleback/engine/{module}.py" for module in modules}


def test_only_the_command_line_prints() -> None:
    """Programs that start it read its standard output as a stream of events."""
    printing = {
        part_of(module)
        for module, nodes in sources().items()
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("print", "input")
    }
    assert printing == {"cli"}


def test_one_module_splits_foreign_text_into_lines() -> None:
    """`splitlines` also splits at U+2028, U+0085 and five others, which may be in a label or a name."""
    splitting = [
        name(module)
        for module, nodes in sources().items()
        for node in nodes
        if isinstance(node, ast.Attribute) and node.attr == "splitlines"
    ]
    assert splitting == []
