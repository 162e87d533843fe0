"""What a screen reader gets: the tree of a window, as Qt offers it to assistive programs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

_ROLE: Final = QAccessible.Role
CONTROLS: Final = frozenset(
    {
        _ROLE.Button,
        _ROLE.ButtonMenu,
        _ROLE.CheckBox,
        _ROLE.RadioButton,
        _ROLE.ComboBox,
        _ROLE.EditableText,
        _ROLE.SpinBox,
        _ROLE.Slider,
        _ROLE.List,
        _ROLE.Tree,
        _ROLE.Table,
        _ROLE.ProgressBar,
        _ROLE.PageTab,
        _ROLE.Link,
    }
)
_WITHOUT_MEANING: Final = frozenset({_ROLE.NoRole, _ROLE.Client, _ROLE.Pane})
_ENOUGH: Final = 5_000  # a table may have a million cells


@dataclass(frozen=True, slots=True)
class AccessibleItem:
    """One element of the tree.

    Attributes:
        class_name: of the widget, so that a developer can find it.
        can_have_focus: a screen reader may read it out.
        is_reached: the Tab key reaches it.
    """

    role: QAccessible.Role
    name: str
    description: str
    class_name: str
    can_have_focus: bool
    is_reached: bool

    def __str__(self) -> str:
        return f"{self.class_name} ({self.role.name}): {self.name!r}, {self.description!r}"

    @property
    def complaint(self) -> str:
        """What a person who listens would miss; empty if nothing."""
        if self.role in CONTROLS and not self.name.strip():
            return "has no name"
        if self.is_reached and self.role in _WITHOUT_MEANING and not self.description.strip():
            return "does not say what it is"
        if "<qt>" in self.name + self.description:
            return "reads out markup"
        if self.can_have_focus and not self.name.strip():
            return "may have the focus, and has no name"
        if self.role in (_ROLE.Chart, _ROLE.Canvas) and not self.description.strip():
            return "is a picture without a description"
        return ""


def accessible_items(window: QWidget) -> list[AccessibleItem]:
    """All visible elements."""
    top = QAccessible.queryAccessibleInterface(window)
    assert top is not None
    return [_heard(item) for item in _below(top)]


def accessibility_faults(window: QWidget) -> list[str]:
    return [f"{described} {described.complaint}" for described in accessible_items(window) if described.complaint]


def _below(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    open_, count = [top], 0
    while open_ and count < _ENOUGH:
        item = open_.pop()
        count += 1
        yield item
        children = (item.child(place) for place in range(item.childCount()))
        open_ += [child for child in children if child is not None and child.isValid() and not _is_hidden(child)]


def _is_hidden(item: QAccessibleInterface) -> bool:
    return bool(item.state().invisible)


def _name_of(item: QAccessibleInterface) -> str:
    """On Linux, Qt names a combo box by its selected item, and not by the label before it."""
    if item.role() is not _ROLE.ComboBox:
        return item.text(QAccessible.Text.Name)
    labels = (target for target, _flags in item.relations(QAccessible.RelationFlag.Label))
    return " ".join(label.text(QAccessible.Text.Name) for label in labels if label is not None)


def _heard(item: QAccessibleInterface) -> AccessibleItem:
    widget = item.object()
    state = item.state()
    focus = widget.focusPolicy() if isinstance(widget, QWidget) else Qt.FocusPolicy.NoFocus
    is_part = widget is not None and widget.objectName().startswith("qt_")
    can_have_focus = bool(state.focusable and focus) and not is_part and not state.disabled
    return AccessibleItem(
        item.role(),
        _name_of(item),
        item.text(QAccessible.Text.Description),
        type(widget).__name__ if widget is not None else "cell",
        can_have_focus,
        can_have_focus and bool(focus & Qt.FocusPolicy.TabFocus),
    )
