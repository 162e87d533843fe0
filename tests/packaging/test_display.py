"""Whether a window can be opened here, and where tests open theirs."""

import os
import shutil
import socket
from pathlib import Path

import pytest

from checkout.screen import screen
from shingleback.bootstrap import display

needs_xvfb = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
WITH_PATH = {"PATH": os.environ["PATH"]}


def test_without_a_name_there_is_no_display() -> None:
    assert not display.is_there({"DISPLAY": "", "WAYLAND_DISPLAY": ""})


def test_a_wayland_socket_that_answers_is_a_display(tmp_path: Path) -> None:
    environment = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "wayland-7"))
        compositor.listen()
        assert display.is_there(environment)


def test_a_stale_wayland_socket_is_no_display(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "wayland-7"))
    assert not display.is_there({"WAYLAND_DISPLAY": str(tmp_path / "wayland-7")})


def test_a_name_without_an_x_server_is_no_display() -> None:
    assert not display.is_there({"DISPLAY": ":65000"})


@needs_xvfb
def test_tests_get_an_x_server_that_ends_with_them() -> None:
    with screen(WITH_PATH) as added:
        assert display.is_there(added)
    assert not display.is_there(added)


@needs_xvfb
def test_tests_use_an_existing_display() -> None:
    with screen(WITH_PATH) as first, screen(WITH_PATH | {"DISPLAY": first["DISPLAY"]}) as second:
        assert second == {}


def test_without_an_x_server_windows_open_offscreen(tmp_path: Path) -> None:
    with screen({"PATH": str(tmp_path)}) as added:
        assert added == {"QT_QPA_PLATFORM": "offscreen"}


def test_an_x_server_that_does_not_start_counts_as_none(tmp_path: Path) -> None:
    (tmp_path / "Xvfb").symlink_to("/bin/false")
    with screen({"PATH": str(tmp_path)}) as added:
        assert added == {"QT_QPA_PLATFORM": "offscreen"}


def test_a_persons_choice_is_kept() -> None:
    with screen({"PATH": "", "QT_QPA_PLATFORM": "minimal"}) as added:
        assert added == {}
