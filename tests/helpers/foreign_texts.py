"""Finds texts of others in a window that act as markup, line breaks, marks of direction or mnemonics."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QLabel, QLineEdit, QMenu, QWidget

from shingleback.domain.drive import Drive
from shingleback.domain.text import visible
from tests.helpers.accessible import accessible_items

FOREIGN: Final = "Zq<img src=ptmx>&a\u202e\nZr"
_MARK: Final = "Zq"
_RAW_CHARACTERS: Final = re.compile("\u202e|&a\\n|&a⏎")


def foreign(drive: Drive) -> Drive:
    """The drive as `devices.watch` passes it on: its name is visible text, everything else is as it was read."""
    evidence = replace(drive.evidence, model=FOREIGN, product=FOREIGN)
    volumes = tuple(
        replace(volume, label=FOREIGN, mount_points=tuple(f"/media/me/{FOREIGN}" for _ in volume.mount_points))
        for volume in drive.volumes
    )
    return replace(drive, name=visible(FOREIGN), serial=FOREIGN, evidence=evidence, volumes=volumes)


def shows_foreign_text(root: QWidget) -> bool:
    return any(_MARK in label.text() for label in root.findChildren(QLabel))


def foreign_text_faults(root: QWidget) -> list[str]:
    """What is wrong with the texts of a window, one line each."""
    return sorted(set(_faults(root)))


def _faults(root: QWidget) -> Iterator[str]:
    for widget in [root, *root.findChildren(QWidget)]:
        name = f"{type(widget).__name__} in {type(widget.parent()).__name__}"
        yield from _fault_of_tip(name, widget.toolTip())
        for text in (widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()):
            yield from _fault_of_text(name, text)
        yield from _faults_of_kind(name, widget)
    for action in root.findChildren(QAction):
        yield from _fault_of_mnemonic(f"action of {type(action.parent()).__name__}", action.text())
    for item in accessible_items(root):
        for text in (item.name, item.description):
            yield from _fault_of_text(f"accessible {item.class_name}", text)


def _faults_of_kind(name: str, widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel():
            if widget.text() and widget.textFormat() is not Qt.TextFormat.PlainText:
                yield f"{name} takes its text for markup: {widget.text()!r}"
            yield from _fault_of_text(name, widget.text())
        case QAbstractButton():
            yield from _fault_of_mnemonic(name, widget.text())
        case QMenu():
            yield from _fault_of_mnemonic(name, widget.title())
        case QLineEdit():
            yield from _fault_of_text(name, widget.placeholderText())
        case QComboBox() | QAbstractItemView() if widget.model() is not None:
            yield from _faults_of_model(name, widget.model(), QModelIndex())
        case _:
            return


def _faults_of_model(name: str, model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(parent)):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
        for column in range(columns):
            index = model.index(row, column, parent)
            yield from _fault_of_text(name, str(model.data(index, Qt.ItemDataRole.DisplayRole) or ""))
            yield from _fault_of_tip(name, str(model.data(index, Qt.ItemDataRole.ToolTipRole) or ""))
            yield from _fault_of_text(name, str(model.data(index, Qt.ItemDataRole.AccessibleTextRole) or ""))
        yield from _faults_of_model(name, model, model.index(row, 0, parent))


def _fault_of_text(name: str, text: str) -> Iterator[str]:
    if _MARK in text and _RAW_CHARACTERS.search(text):
        yield f"{name}: {text!r}"


def _fault_of_tip(name: str, tip: str) -> Iterator[str]:
    if _MARK in tip and "<img" in tip:
        yield f"{name}: tip {tip!r}"
    yield from _fault_of_text(f"{name}: tip", tip)


def _fault_of_mnemonic(name: str, text: str) -> Iterator[str]:
    if _MARK in text and "&&a" not in text:
        yield f"{name}: mnemonic {text!r}"
    yield from _fault_of_text(name, text)
