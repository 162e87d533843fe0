"""The label of an enum's member is written at the member (`domain.labels`), not in a table beside the enum."""

import ast
from collections.abc import Iterable, Iterator

from tests.architecture.imports import PACKAGE, sources

_LARGE = 3  # members
_NO_LABELS = {
    ("gui/home/texts.py", "SetState"),  # the page's heading: more than the label beside each set
    ("gui/clone/texts.py", "Outcome"),  # a clone ends otherwise than a backup
    ("gui/run/texts.py", "Outcome"),
    ("messages/codes.py", "HelperRefusal"),  # the second half of a sentence
}


def enums(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the enums with the names of their members."""
    for node in nodes:
        if isinstance(node, ast.ClassDef) and any("Enum" in ast.unparse(base) for base in node.bases):
            assigned = [line.targets[0] for line in node.body if isinstance(line, ast.Assign)]
            yield node.name, frozenset(target.id for target in assigned if isinstance(target, ast.Name))


def tables_of_labels(nodes: Iterable[ast.AST], members: dict[str, frozenset[str]]) -> Iterator[str]:
    """Yield the enums for all of whose members there is a table of labels: marked texts that are no sentences."""
    for node in nodes:
        if isinstance(node, ast.Dict) and len(node.keys) >= _LARGE and all(map(_is_label, node.values)):
            keys = [key for key in node.keys if isinstance(key, ast.Attribute) and isinstance(key.value, ast.Name)]
            named = {ast.unparse(key.value) for key in keys}
            if len(named) == 1 and members.get(enum := named.pop(), frozenset()) == {key.attr for key in keys}:
                yield enum


def _is_label(value: ast.expr) -> bool:
    match value:
        case ast.Call(func=ast.Name(id="QT_TRANSLATE_NOOP"), args=[_, ast.Constant(value=str(text))]):
            return not text.endswith((".", "…")) and "%n" not in text and "{" not in text
        case _:
            return False


def test_labels_are_written_at_their_enums() -> None:
    members = dict(enum for nodes in sources().values() for enum in enums(nodes))

    tables = {
        (module.relative_to(PACKAGE).as_posix(), enum)
        for module, nodes in sources().items()
        for enum in tables_of_labels(nodes, members)
    }

    assert tables == _NO_LABELS


def test_every_member_of_an_enum_with_labels_has_one() -> None:
    for nodes in sources().values():
        for node in nodes:
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "LabeledEnum" for base in node.bases):
                members = [line for line in node.body if isinstance(line, ast.Assign) and "__" not in ast.unparse(line)]
                assert members
                assert all(isinstance(member.value, ast.Tuple) for member in members), node.name


def test_the_rule_finds_a_table_of_labels_and_no_table_of_sentences() -> None:
    code = """
class Way(StrEnum):
    TRAY = "tray"
    TIMER = "timer"
    LOGIN = "login"
NAMES = {
    Way.TRAY: QT_TRANSLATE_NOOP("ways", "in the tray"),
    Way.TIMER: QT_TRANSLATE_NOOP("ways", "with a timer"),
    Way.LOGIN: QT_TRANSLATE_NOOP("ways", "at login"),
}
ADVICE = {
    Way.TRAY: QT_TRANSLATE_NOOP("ways", "Keep it running."),
    Way.TIMER: QT_TRANSLATE_NOOP("ways", "Keep it installed."),
    Way.LOGIN: QT_TRANSLATE_NOOP("ways", "Log in."),
}
"""
    nodes = list(ast.walk(ast.parse(code)))
    assert list(tables_of_labels(nodes, dict(enums(nodes)))) == ["Way"]
