"""Colors are data, so that both themes can be measured: the code has none."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.imports import PACKAGE, part_of, sources

STYLES = PACKAGE.parents[1] / "resources" / "styles"
READER = PACKAGE / "gui" / "widgets" / "style.py"  # turns its input, and other colors, into colors
SHOWN = {"gui", "bootstrap"}
WRITTEN = re.compile(r"#[0-9a-fA-F]{3,8}(?![0-9a-zA-Z])|\b(?:rgb|hsl|hsv)a?\(")


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for module, nodes in sources().items():
        if part_of(module) in SHOWN:
            yield from ((module, node) for node in nodes)


def is_colored(node: ast.AST) -> bool:
    match node:
        case ast.Constant(value=str(text)):
            return bool(WRITTEN.search(text))
        case ast.Attribute(value=ast.Attribute(attr="GlobalColor"), attr=name):
            return name != "transparent"
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(value=ast.Name(id="QColor" as name)), args=[_, *_]):
            return name == "QColor"
        case _:
            return False


def test_the_code_has_no_color() -> None:
    found = [
        f"{module.relative_to(PACKAGE)}:{getattr(node, 'lineno', 0)}"
        for module, node in nodes()
        if module != READER and is_colored(node)
    ]
    assert found == []


def test_only_the_reader_of_the_sheet_sets_style_sheets() -> None:
    """The sheet of a single widget would not change with the theme."""
    dressing = {
        str(module.relative_to(PACKAGE))
        for module, node in nodes()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "setStyleSheet"
    }
    assert dressing == {"gui/widgets/style.py"}


@pytest.mark.parametrize(
    "code",
    [
        'QColor("#123456")',
        "QColor(1, 2, 3)",
        "QColor.fromRgb(1, 2, 3)",
        "Qt.GlobalColor.red",
        'label("color: rgb(1, 2, 3)")',
        '"#fff"',
    ],
)
def test_these_rules_find_a_color(code: str) -> None:
    assert any(is_colored(node) for node in ast.walk(ast.parse(code)))


def test_an_ordinary_number_is_no_color() -> None:
    assert not any(is_colored(node) for node in ast.walk(ast.parse('"see #12 of QColor()"; QColor()')))


def test_the_sheet_names_its_colors_instead_of_writing_them() -> None:
    rules = re.sub(r"/\*.*?\*/", "", (STYLES / "sheet.qss").read_text(), flags=re.DOTALL)
    values = re.findall(r":\s*([^;{}]+);", rules)
    assert len(values) > 100
    assert [value for value in values if WRITTEN.search(value) or re.search(r"\b(white|black|palette\()", value)] == []
