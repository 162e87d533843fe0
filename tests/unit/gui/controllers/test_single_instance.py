"""Of all running instances, one owns the window and is notified of the others."""

import os
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QStandardPaths, QTimer
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.single_instance import SingleInstance, WindowSilent, raise_other, socket_path
from shingleback.protocol.control import readable
from shingleback.store.private_files import Paths, SingletonLock
from tests.helpers.at_once import simultaneously
from tests.helpers.patience import PATIENCE_S


@pytest.fixture
def pool() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "window")


@pytest.fixture
def instance(path: str, qtbot: QtBot) -> Iterator[SingleInstance]:  # noqa: ARG001 (needs an application)
    instance = SingleInstance(path)
    yield instance
    instance.close()


def wait_for(future: "Future[bool]", qtbot: QtBot) -> bool:
    qtbot.waitUntil(future.done)
    return future.result()


def start_again(path: str, *, is_quiet: bool = False) -> bool:
    """As another process would. There is nothing to close if it is not the window."""
    return SingleInstance(path).begin(is_quiet=is_quiet)


def test_starting_again_raises_the_existing_window(
    path: str, instance: SingleInstance, pool: ThreadPoolExecutor, qtbot: QtBot
) -> None:
    assert not raise_other(path)
    assert instance.begin()
    with qtbot.waitSignal(instance.requested):
        second_start = pool.submit(start_again, path)
    assert not wait_for(second_start, qtbot)


def test_a_start_hands_its_activation_token_to_the_open_window(
    path: str, instance: SingleInstance, pool: ThreadPoolExecutor, qtbot: QtBot
) -> None:
    """Without one, Wayland leaves the window behind others."""
    assert instance.begin()
    tokens: list[str] = []
    instance.activation_offered.connect(tokens.append)
    instance.requested.connect(lambda: tokens.append("requested"))
    assert not wait_for(pool.submit(SingleInstance(path, token="token-7").begin), qtbot)
    assert tokens == ["token-7", "requested"]


def test_a_quiet_start_shows_nothing(
    path: str, instance: SingleInstance, pool: ThreadPoolExecutor, qtbot: QtBot
) -> None:
    assert instance.begin(is_quiet=True)
    with qtbot.assertNotEmitted(instance.requested):
        assert not wait_for(pool.submit(start_again, path, is_quiet=True), qtbot)


def test_a_killed_window_does_not_keep_the_next_one_from_opening(
    path: str, instance: SingleInstance, pool: ThreadPoolExecutor, qtbot: QtBot
) -> None:
    Path(path).touch()
    assert instance.begin()
    with qtbot.waitSignal(instance.requested):
        second_start = pool.submit(raise_other, path)
    assert wait_for(second_start, qtbot)


def test_starting_while_a_window_closes_opens_a_new_one(
    path: str, instance: SingleInstance, pool: ThreadPoolExecutor
) -> None:
    assert instance.begin()
    assert instance._socket is not None
    second_start = pool.submit(raise_other, path)
    assert readable(instance._socket.fileno(), timeout_s=PATIENCE_S)
    instance.close()
    assert not second_start.result(PATIENCE_S)

    next_instance = SingleInstance(path)
    assert next_instance.begin()
    next_instance.close()


def test_starting_while_another_window_is_opening_waits_for_it(
    path: str, instance: SingleInstance, pool: ThreadPoolExecutor, qtbot: QtBot
) -> None:
    waits, is_open = threading.Event(), threading.Event()

    def wait(_seconds: float) -> None:
        waits.set()
        is_open.wait(PATIENCE_S)

    opening = SingletonLock(Path(f"{path}.lock"))
    assert opening.take()
    second_start = pool.submit(SingleInstance(path).begin, sleep=wait)
    assert waits.wait(PATIENCE_S)
    opening.give_back()
    assert instance.begin()
    is_open.set()
    assert not wait_for(second_start, qtbot)


def test_an_unresponsive_window_is_left_alone_and_another_one_opens(path: str, instance: SingleInstance) -> None:
    Path(path).touch()
    silent = SingletonLock(Path(f"{path}.lock"))
    assert silent.take()
    assert instance.begin(sleep=lambda _seconds: None)
    instance.close()
    assert Path(path).exists()
    silent.give_back()


def test_a_window_that_hangs_is_named_by_its_process(path: str) -> None:
    """It accepts calls, as the kernel does for a stopped process, and answers none."""
    with socket.socket(socket.AF_UNIX) as stopped:
        stopped.bind(path)
        stopped.listen()
        with pytest.raises(WindowSilent) as silent:
            raise_other(path, patience_s=0.1)
    assert silent.value.pid == os.getpid()


@cache
def application() -> QCoreApplication:
    return QCoreApplication([])


def is_window_or_raises_it(folder: Path) -> bool:
    folder.mkdir(exist_ok=True)
    application()
    instance, loop = SingleInstance(str(folder / "window")), QEventLoop()
    if not instance.begin():
        return True
    instance.requested.connect(lambda: loop.exit(1))
    QTimer.singleShot(PATIENCE_S * 1000, loop, loop.quit)
    is_heard = loop.exec() == 1
    instance.close()
    return is_heard


def test_of_two_simultaneous_starts_one_is_the_window_and_is_notified_of_the_other(tmp_path: Path) -> None:
    assert simultaneously(is_window_or_raises_it, tmp_path, rounds=20) == 0


def test_without_a_runtime_folder_the_socket_is_where_no_other_user_can_write(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt returns no folder if another user owns the expected one."""
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: "")
    assert socket_path() == str(Paths.of_user().state / "shingleback-window")
