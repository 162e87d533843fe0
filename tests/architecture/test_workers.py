"""Several processes can share the tests."""

import os
import shutil
from contextlib import ExitStack

import pytest

from tests.helpers.workers import open_display


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    """That of a person, who goes on working while the tests run."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "wayland")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.setenv("DISPLAY", "desk:0")


@pytest.mark.usefixtures("desktop")
@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
def test_each_has_a_display_of_its_own() -> None:
    with ExitStack() as displays:
        found = []
        for _ in range(2):
            open_display(displays)
            found.append(os.environ["DISPLAY"])

        assert len({*found, "desk:0"}) == 3
        assert os.environ["QT_QPA_PLATFORM"] == "xcb"
        assert "WAYLAND_DISPLAY" not in os.environ


@pytest.mark.usefixtures("desktop")
def test_without_an_x_server_windows_are_shown_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with ExitStack() as displays:
        open_display(displays)

        assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
