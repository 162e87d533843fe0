"""The imports of the program's modules, read from their source, including those inside functions."""

import ast
import gc
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parents[2] / "app" / "shingleback"
_PARTS = (
    "gui",
    "bootstrap.page_connector",
    "bootstrap.demo_window",
    "bootstrap.window_services",
    "bootstrap.drive_events",
    "bootstrap.drive_list",
    "bootstrap.window_setting",
    "bootstrap.qt_messages",
    "bootstrap.start",
    "bootstrap.window",
)
OF_THE_WINDOW = tuple(f"shingleback.{part}" for part in _PARTS)


class Import(NamedTuple):
    """One import. `part` is the importing folder of the program, or the module if it is in no folder.

    Attributes:
        imported: the full name, for example "shingleback.domain.errors" or "os.path".
        place: file and line.
    """

    part: str
    imported: str
    place: str

    @property
    def package(self) -> str:
        """The first name: "PySide6"."""
        return self.imported.partition(".")[0]

    @property
    def imported_part(self) -> str:
        """The imported folder or module of the program; empty for anything else, and for its version."""
        first, _, rest = self.imported.partition(".")
        return rest.partition(".")[0] if first == "shingleback" else ""


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def names() -> list[str]:
    """The import names of all modules."""
    found = [".".join(module.relative_to(PACKAGE.parent).with_suffix("").parts) for module in modules()]
    return [name.removesuffix(".__init__") for name in found]


def modules_without_qt() -> list[str]:
    """The modules that need no Qt."""
    return [name for name in names() if not name.startswith(OF_THE_WINDOW)]


def part_of(module: Path) -> str:
    return module.relative_to(PACKAGE).parts[0].removesuffix(".py")


@cache
def imports() -> list[Import]:
    return [
        Import(part_of(module), name, f"{module.relative_to(PACKAGE)}:{line}")
        for module, nodes in sources().items()
        for name, line in _names(nodes)
    ]


@cache
def sources() -> dict[Path, tuple[ast.AST, ...]]:
    """All nodes of each module's source, the module itself first. They are kept, since collecting garbage is slow."""
    gc.disable()
    found = {module: tuple(ast.walk(ast.parse(module.read_text(encoding="utf-8")))) for module in modules()}
    gc.freeze()
    gc.enable()
    return found


def _names(nodes: Sequence[ast.AST]) -> Iterator[tuple[str, int]]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((name, node.lineno) for name in _names_from(node))


def _names_from(node: ast.ImportFrom) -> list[str]:
    """`from shingleback.gui import run` imports a module; `from shingleback import __version__` does not."""
    module = node.module or ""
    if not PACKAGE.parent.joinpath(*module.split(".")).is_dir():
        return [module]
    return [f"{module}.{alias.name}" for alias in node.names if not alias.name.startswith("__")]
