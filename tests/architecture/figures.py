"""How large the house is, and how easily one loses the way in it.

python -m tests.architecture.figures
"""

import ast
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.architecture.imports import PACKAGE, modules

_USUAL: Final = range(150, 351)
_LONG: Final = 450


def lines_of(module: Path) -> int:
    return len(module.read_text(encoding="utf-8").splitlines())


def class_names() -> dict[str, list[str]]:
    """By name, the modules that define a class of that name which others can import."""
    found: dict[str, list[str]] = defaultdict(list)
    for module in modules():
        for node in ast.parse(module.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(module.relative_to(PACKAGE)))
    return found


def long_constructors(most: int = 6) -> list[str]:
    """Those with more parameters than that, without `self` and the parent of a Qt object."""
    return [place for place, count in _constructors() if count > most]


def _constructors() -> Iterator[tuple[str, int]]:
    for module in modules():
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                names = [one.arg for one in (*node.args.args, *node.args.kwonlyargs)]
                count = len([name for name in names if name not in ("self", "parent")])
                yield f"{module.relative_to(PACKAGE)}:{node.lineno}", count


def figures() -> dict[str, object]:
    lengths = {str(module.relative_to(PACKAGE)): lines_of(module) for module in modules()}
    several = {name: places for name, places in class_names().items() if len(places) > 1}
    return {
        "files": len(lengths),
        "lines": sum(lengths.values()),
        f"files of {_USUAL.start} to {_USUAL.stop - 1} lines": sum(count in _USUAL for count in lengths.values()),
        "files of less than 60 lines": sum(count < 60 for count in lengths.values()),
        f"files of more than {_LONG} lines": sum(count > _LONG for count in lengths.values()),
        "names of several classes": len(several),
        "constructors with more than 6 parameters": len(long_constructors()),
    }


if __name__ == "__main__":
    for name, value in figures().items():
        sys.stdout.write(f"{name:45}{value:>8}\n")
    folders = Counter(str(module.relative_to(PACKAGE).parent) for module in modules())
    for folder, count in sorted(folders.items()):
        sys.stdout.write(f"  {folder:43}{count:>8}\n")
    for name, places in sorted(class_names().items()):
        if len(places) > 1:
            sys.stdout.write(f"  {name:25}{', '.join(places)}\n")
