"""The pages of the window are made on first use: a test of all pages must make them first."""

from PySide6.QtWidgets import QStackedWidget, QWidget

from shingleback.gui.window.window import Window


def open_all(window: Window) -> None:
    """Opens every page, and what is behind the first view of one. Everything opened stays open."""
    for page in window.pages.by_section().values():
        page.get()
    home, history, restore = window.home, window.history, window.restore
    assert all((home.editor, home.run_area, history.run, restore.files, restore.restore, restore.spot_check))


def show_inside(view: QWidget) -> None:
    """Turns to a view behind the first one of its page."""
    stack = view.parentWidget()
    assert isinstance(stack, QStackedWidget)
    stack.setCurrentWidget(view)
