"""How large the program is, and how hard it is to navigate.

python -m tests.architecture.figures
"""

import ast
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.architecture.imports import PACKAGE, modules, sources

_USUAL: Final = range(150, 351)
MAX_LINES: Final = 500
_SMALL: Final = 60
_MAX_PARAMETERS: Final = 6
_FUNCTION: Final = (ast.FunctionDef, ast.AsyncFunctionDef)


def lines_of(module: Path) -> int:
    return len(module.read_text(encoding="utf-8").splitlines())


def class_names() -> dict[str, list[str]]:
    """By class name, the modules that define an importable class of that name."""
    found: dict[str, list[str]] = defaultdict(list)
    for module, nodes in sources().items():
        for node in ast.iter_child_nodes(nodes[0]):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(module.relative_to(PACKAGE)))
    return found


def _constructors() -> Iterator[tuple[str, int]]:
    """The place of each constructor, and its number of parameters without `self`."""
    for module, nodes in sources().items():
        for node in nodes:
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                taken = len(node.args.posonlyargs + node.args.args + node.args.kwonlyargs) - 1
                yield f"{module.relative_to(PACKAGE)}:{node.lineno}", taken


def _mentioned(node: ast.AST) -> str:
    """The name of a function or method that an expression mentions."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def used_once() -> Counter[str]:
    """How the private functions are used that their module mentions once: a call, or a slot, table row or argument."""
    uses: Counter[str] = Counter()
    for nodes in sources().values():
        mentions = Counter(map(_mentioned, nodes))
        called = {_mentioned(node.func) for node in nodes if isinstance(node, ast.Call)}
        for node in nodes:
            if isinstance(node, _FUNCTION) and not node.decorator_list:
                is_private = node.name.startswith("_") and not node.name.startswith("__")
                if is_private and mentions[node.name] == 1:
                    uses["called" if node.name in called else "handed on"] += 1
    return uses


@dataclass(frozen=True, slots=True)
class Figures:
    """`shared_names`: names of several classes, each with the modules that define one."""

    lengths: dict[str, int]
    functions: int
    used_once: Counter[str]
    shared_names: dict[str, list[str]]
    long_constructors: list[str]

    def lines(self) -> Iterator[tuple[str, int]]:
        counts = self.lengths.values()
        yield "files", len(counts)
        yield "lines", sum(counts)
        yield f"files of {_USUAL.start} to {_USUAL.stop - 1} lines", sum(count in _USUAL for count in counts)
        yield f"files of less than {_SMALL} lines", sum(count < _SMALL for count in counts)
        yield f"files of more than {MAX_LINES} lines", sum(count > MAX_LINES for count in counts)
        yield "functions", self.functions
        yield "private functions, used once: called", self.used_once["called"]
        yield "private functions, used once: handed on", self.used_once["handed on"]
        yield "names of several classes", len(self.shared_names)
        yield f"constructors with more than {_MAX_PARAMETERS} parameters", len(self.long_constructors)


def figures() -> Figures:
    return Figures(
        lengths={str(module.relative_to(PACKAGE)): lines_of(module) for module in modules()},
        functions=sum(isinstance(node, _FUNCTION) for nodes in sources().values() for node in nodes),
        used_once=used_once(),
        shared_names={name: places for name, places in class_names().items() if len(places) > 1},
        long_constructors=[place for place, count in _constructors() if count > _MAX_PARAMETERS],
    )


if __name__ == "__main__":
    found = figures()
    for name, count in found.lines():
        sys.stdout.write(f"{name:45}{count:>8}\n")
    folders = Counter(str(Path(module).parent) for module in found.lengths)
    for folder, count in sorted(folders.items()):
        sys.stdout.write(f"  {folder:43}{count:>8}\n")
    for name, places in sorted(found.shared_names.items()):
        sys.stdout.write(f"  {name:25}{', '.join(places)}\n")
