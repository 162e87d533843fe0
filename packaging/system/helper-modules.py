"""Prints the files of the program that the helper needs: its own modules, and what they import, below app/.

    python3 -I helper-modules.py APP

Imports count wherever they stand, also in functions, except those for type checkers.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "shingleback"


def main() -> None:
    app = Path(sys.argv[1])
    needed: set[Path] = set()
    waiting = sorted((app / PACKAGE / "helper").rglob("*.py"))
    while waiting:
        file = waiting.pop()
        if file not in needed:
            needed.add(file)
            waiting += [above / "__init__.py" for above in file.parents if (above / "__init__.py").exists()]
            waiting += [path for name in imports(ast.parse(file.read_bytes())) for path in files_of(app, name)]
    for file in sorted(needed):
        print(file.relative_to(app))


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif not (isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            yield from imports(node)


def files_of(app: Path, name: str) -> list[Path]:
    """The file of a module of the program; none for other modules, and for names that are no modules."""
    if name.partition(".")[0] != PACKAGE:
        return []
    place = app.joinpath(*name.split("."))
    return [file for file in (place.with_name(f"{place.name}.py"), place / "__init__.py") if file.is_file()]


main()
