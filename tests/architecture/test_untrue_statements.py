"""Each statement of the window that was once untrue has a test, which docs/proof.md names."""

import ast
import re
from pathlib import Path

import pytest

_ROOT = Path(__file__).parents[2]
_ROW = re.compile(r"^\| (\d+) \| [^|]+ \| `([^`]+)` \| `([^`]+)` \|$", re.MULTILINE)
_STATEMENTS = 24
_SEES = {"paints", "painted_text", "said", "says", "look", "accessible_items", "drag"}


def rows() -> list[tuple[int, str, str]]:
    """Number, file and test of each row."""
    page = (_ROOT / "docs/proof.md").read_text(encoding="utf-8")
    section = page.partition("\n## Untrue statements\n")[2].partition("\n## ")[0]
    return [(int(number), file, test) for number, file, test in _ROW.findall(section)]


def functions(file: str) -> dict[str, ast.FunctionDef]:
    tree = ast.parse((_ROOT / "tests/gui" / file).read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def called(function: ast.FunctionDef, all_functions: dict[str, ast.FunctionDef]) -> set[str]:
    """The names of all that a function calls, directly or by another function of its file."""
    names: set[str] = set()
    open_ = [function]
    while open_:
        calls = (node.func for node in ast.walk(open_.pop()) if isinstance(node, ast.Call))
        new = {call.id if isinstance(call, ast.Name) else getattr(call, "attr", "") for call in calls} - names
        names |= new
        open_ += [all_functions[name] for name in new if name in all_functions]
    return names


def test_each_number_has_a_row() -> None:
    assert {number for number, _, _ in rows()} == set(range(1, _STATEMENTS + 1))


@pytest.mark.parametrize(("file", "test"), sorted({(file, test) for _, file, test in rows()}))
def test_the_named_test_exists_and_looks_at_what_a_person_gets(file: str, test: str) -> None:
    assert called(functions(file)[test], functions(file)) & _SEES
