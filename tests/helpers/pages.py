"""The pages of the window are made when somebody goes there: a test of them all has to make them first."""

from shingleback.gui.window.window import Window


def open_all(window: Window) -> None:
    """Every page, and what lies behind the first view of one. What is shown stays shown."""
    for page in window.pages.by_section().values():
        page.get()
    home, history, restore = window.home, window.history, window.restore
    assert all((home.editor, home.run_area, history.run, restore.files, restore.restore, restore.spot_check))
