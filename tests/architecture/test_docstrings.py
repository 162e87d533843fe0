"""The lists in docstrings are true: each attribute, argument and signal that one names exists."""

import ast
import re
from collections.abc import Iterable, Iterator

import pytest

from tests.architecture.imports import PACKAGE, sources

_LIST = re.compile(r"^(Attributes|Signals|Args):\n((?:[ \t]+.*\n?|\n)+)", re.MULTILINE)
_NAMES = re.compile(r"^ {4}(\*{0,2}\w+(?:, \*{0,2}\w+)*)(?: \([^)]*\))?:", re.MULTILINE)


def listed(docstring: str) -> dict[str, set[str]]:
    """The names in each list of a docstring."""
    return {
        title: {name.strip("* ") for names in _NAMES.findall(body) for name in names.split(",")}
        for title, body in _LIST.findall(docstring)
    }


def members(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> set[str]:
    """What the class and its bases in the program define, in their bodies or on `self`."""
    names = {part.name for part in node.body if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef))}
    for part in ast.walk(node):
        if isinstance(part, (ast.Attribute, ast.Name)) and isinstance(part.ctx, ast.Store):
            names.add(part.attr if isinstance(part, ast.Attribute) else part.id)
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    return names.union(*(members(classes[base], classes) for base in bases if base in classes and base != node.name))


def parameters(node: ast.AST) -> set[str]:
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        init = next((part for part in getattr(node, "body", ()) if getattr(part, "name", "") == "__init__"), None)
        return parameters(init) if init is not None else set()
    return {argument.arg for argument in ast.walk(node.args) if isinstance(argument, ast.arg)}


def stale(nodes: Iterable[ast.AST], classes: dict[str, ast.ClassDef]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            lists = listed(ast.get_docstring(node) or "")
            existing = members(node, classes) if lists and isinstance(node, ast.ClassDef) else set()
            for title, names in lists.items():
                true = existing | parameters(node) if title == "Args" else existing
                yield from (f"{node.name}: {name}" for name in sorted(names - true))


def all_classes() -> dict[str, ast.ClassDef]:
    return {node.name: node for nodes in sources().values() for node in nodes if isinstance(node, ast.ClassDef)}


def test_every_name_in_a_docstring_exists() -> None:
    classes = all_classes()
    faults = {str(module.relative_to(PACKAGE)): list(stale(nodes, classes)) for module, nodes in sources().items()}
    assert {file: names for file, names in faults.items() if names} == {}


_CLASS = '''
class A:
    """A.

    Attributes:
        x, y: two.
        z: gone.
    """

    x: int

    def f(self):
        self.y = 1
'''
_INHERITS = '''
class B(A):
    """B.

    Attributes:
        x: of A.
    """
'''
_FUNCTION = '''
def f(a):
    """F.

    Args:
        a: this.
        b: gone.
    """
'''


@pytest.mark.parametrize(
    ("code", "faults"),
    [(_CLASS, ["A: z"]), (_INHERITS, []), (_FUNCTION, ["f: b"])],
    ids=["attribute", "inherited", "argument"],
)
def test_the_rule_compares_names(code: str, faults: list[str]) -> None:
    base = ast.parse(_CLASS).body[0]
    assert isinstance(base, ast.ClassDef)
    assert list(stale(ast.walk(ast.parse(code)), {"A": base})) == faults
