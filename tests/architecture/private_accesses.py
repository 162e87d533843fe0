"""Where tests look inside: at private attributes of other objects, and private names that they import or patch.

    python -m tests.architecture.private_accesses

prints the table that `test_private_accesses.py` compares with.
"""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, TypeGuard

TESTS: Final = Path(__file__).parents[1]
_PUBLIC: Final = frozenset({"_replace", "_asdict", "_fields", "_make", "_exit"})  # of named tuples, and of `os`
_PATCHES: Final = frozenset({"setattr", "delattr", "getattr"})


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in _PUBLIC


def private_accesses(source: str) -> list[str]:
    """Return the private names that a test uses. Those that it defines itself are not counted."""
    nodes = list(ast.walk(ast.parse(source)))
    own = {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    own |= {node.attr for node in nodes if _is_of_self(node) and isinstance(node.ctx, ast.Store)}
    return [name for node in nodes for name in _names_in(node) if is_private(name) and name not in own]


@cache
def accesses_by_file() -> dict[str, int]:
    """Return how many there are in each file, without those that have none."""
    counts = {
        str(path.relative_to(TESTS)): len(private_accesses(path.read_text(encoding="utf-8")))
        for path in sorted(TESTS.rglob("*.py"))
    }
    return {path: count for path, count in counts.items() if count}


def _names_in(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Attribute(attr=name) if not _is_of_self(node) and not _is_of_base(node):
            yield name
        case ast.ImportFrom(module=str(module)) if module.startswith("shingleback"):
            yield from (alias.name for alias in node.names)
        case ast.Call(func=ast.Attribute(attr=called) | ast.Name(id=called)) if called in _PATCHES:
            patched = [
                part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)
            ]
            yield from (text.rpartition(".")[2] for text in patched[:1])


def _is_of_self(node: ast.AST) -> TypeGuard[ast.Attribute]:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"}


def _is_of_base(node: ast.Attribute) -> bool:
    """Whether it belongs to `super()`: a stand-in extends what it derives from."""
    called = node.value.func if isinstance(node.value, ast.Call) else None
    return isinstance(called, ast.Name) and called.id == "super"


if __name__ == "__main__":
    for path, count in accesses_by_file().items():
        sys.stdout.write(f'    "{path}": {count},\n')
