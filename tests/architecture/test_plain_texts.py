"""No text of the window is taken for markup: Qt's labels, boxes and tips are used in `widgets.plain` only."""

import ast
from collections.abc import Iterator

from tests.architecture.imports import PACKAGE

_PLAIN = PACKAGE / "gui" / "widgets" / "plain.py"
_CLASSES = {"QLabel", "QMessageBox", "QErrorMessage", "QInputDialog", "QProgressDialog", "QTextBrowser", "QTextEdit"}
_TIPS = {"setToolTip", "setWhatsThis", "setStatusTip"}
_SAFE_TIPS = {"tool_tip", "sentence_tool_tip", "unmarked"}


def faults(code: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in _CLASSES:
                yield f"line {node.lineno} makes a {name}"
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name))) if name in _CLASSES - {"QLabel"}:
                yield f"line {node.lineno} shows a {name}"
            case ast.ClassDef(bases=bases) if {base.id for base in bases if isinstance(base, ast.Name)} & _CLASSES:
                yield f"line {node.lineno} derives {node.name} from a class of Qt"
            case ast.Call(func=ast.Attribute(attr=tip), args=[*_, text]) if tip in _TIPS and not _is_safe(text):
                yield f"line {node.lineno} sets a tip itself"
            case ast.Attribute(value=ast.Name(id="QToolTip"), attr="showText"):
                yield f"line {node.lineno} shows a tip itself"
            case ast.Call(func=ast.Attribute(attr="addRow"), args=[first, _]) if not _is_widget(first):
                yield f"line {node.lineno} lets a form make a label"
            case _:
                pass


def _is_safe(text: ast.expr) -> bool:
    """Whether the text of a tip is escaped there."""
    return isinstance(text, ast.Call) and isinstance(text.func, ast.Name) and text.func.id in _SAFE_TIPS


def _is_widget(first: ast.expr) -> bool:
    """Whether the first part of a row is a label, one that `PaceChooser.label` makes, or nothing."""
    match first:
        case ast.Name() | ast.Attribute() | ast.Constant(value="") | ast.Call(func=ast.Attribute(attr="label")):
            return True
        case _:
            return False


def test_texts_of_the_window_are_plain() -> None:
    files = [file for file in (PACKAGE / "gui").rglob("*.py") if file != _PLAIN]
    assert [f"{file.name}: {fault}" for file in files for fault in faults(file.read_text(encoding="utf-8"))] == []


def test_the_rule_refuses_what_qt_would_take_for_markup() -> None:
    code = """
class Name(QLabel): ...
QLabel(name)
QMessageBox(window)
QMessageBox.warning(None, title, name)
box.setToolTip(name)
item.setToolTip(0, name)
QToolTip.showText(place, name, self)
form.addRow(self.tr("Name"), field)
"""
    assert len(list(faults(code))) == 8


def test_the_rule_accepts_what_is_escaped() -> None:
    code = """
PlainLabel(name)
item.setToolTip(0, tool_tip(name))
form.addRow(label, field)
icon = QMessageBox.Icon.Warning
"""
    assert list(faults(code)) == []
