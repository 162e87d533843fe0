"""Fixtures of every test: its own XDG folders, and a check that it leaves nothing behind; and some common fixtures."""

import gc
import os
import resource
import sys
import threading
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import none
from PySide6.QtWidgets import QApplication

from tests.helpers import leftovers, own_folder
from tests.helpers.bus import Bus, private_bus
from tests.helpers.faulty_drive import faulty_drive  # noqa: F401 (a fixture)
from tests.helpers.leaks import children, described, left_open, log_handlers, open_files, outliving
from tests.helpers.memory import own_place, place_of_tests  # noqa: F401 (a fixture)
from tests.helpers.patient_qtbot import PatientQtBot
from tests.helpers.program import warm, warm_up
from tests.helpers.workers import import_share, is_worker, set_up_worker
from tests.helpers.workshop import Workshop


class Campaign(NamedTuple):
    """Something that is tried as often as time permits."""

    option: str
    few: int
    many: int
    what: str

    @property
    def attribute(self) -> str:
        return self.option.removeprefix("--").replace("-", "_")

    @property
    def help(self) -> str:
        return f"{self.what}: {self.few}, or {self.many} with --long"


CAMPAIGNS: Final = (
    Campaign("--hostile-backups", 4, 15, "how many hostile backups are tried"),
    Campaign("--kills", 25, 300, "how often the kill campaign kills"),
    Campaign("--damaged-lists", 30, 2_000, "how many damaged lists are tried"),
)


_OPEN_FILES: Final = 1 << 16


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run what takes minutes, too, and draw examples anew")
    parser.addoption("--lab", metavar="FOLDER", help="run what needs a virtual machine, which is kept in that folder")
    parser.addoption(
        "--packages", metavar="FOLDER", help="test what packaging/build put into that folder, and build nothing"
    )
    parser.addoption("--hostile", type=int, default=2_600, help="how many hostile inputs are fed to the readers in all")
    for campaign in CAMPAIGNS:
        parser.addoption(campaign.option, type=int, help=campaign.help)


def pytest_configure(config: pytest.Config) -> None:
    """Examples are the same in each run, so that unchanged code does not fail; with --long they are new."""
    os.environ["TERM"] = "xterm-256color"  # on a "dumb" terminal, rich shows no bars
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)  # the engines of many histories run in one process
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(usual, min(most, _OPEN_FILES)), most))
    is_long = bool(config.getoption("--long"))
    config.add_cleanup(own_folder.begin(place_of_tests(is_long=is_long)).close)
    for campaign in CAMPAIGNS:
        if config.getoption(campaign.option) is None:
            setattr(config.option, campaign.attribute, campaign.many if is_long else campaign.few)
    slow = [HealthCheck.too_slow]  # a busy computer is no fault
    settings.register_profile(
        "suite", deadline=None, derandomize=not is_long, database=None, suppress_health_check=slow
    )
    settings.load_profile("suite")
    if is_worker(config):
        set_up_worker(config)
    else:
        os.environ.pop("CI", None)  # with it, the summary has all lines of a failure; the workers' reports keep them


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    if config.getvalue("dist") != "loadfile":
        return None
    from tests.helpers.scheduling import FilesAndMounts  # noqa: PLC0415 (pytest-xdist may not be installed)

    return FilesAndMounts(config, log)


def pytest_sessionstart(session: pytest.Session) -> None:
    if is_worker(session.config):  # the process that started it has done so already
        return
    for line in leftovers.sweep():
        print(line)


@pytest.hookimpl(wrapper=True)
def pytest_sessionfinish() -> Generator[None]:
    """pytest removes the folders of earlier runs here, and recurses once for each level of the deep ones of our tests.

    Otherwise one of them would end every session with an internal error.
    """
    usual = sys.getrecursionlimit()
    sys.setrecursionlimit(_OPEN_FILES)  # it keeps a file open for each level
    try:
        return (yield)
    finally:
        sys.setrecursionlimit(usual)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    gc.disable()  # nearly all objects made from here to `pytest_collection_finish` stay
    if is_worker(session.config):
        import_share(session.config)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for mark in metafunc.definition.iter_markers("parametrize"):
        if not has_order(mark.args[1] if len(mark.args) > 1 else mark.kwargs["argvalues"]):
            pytest.fail("The cases are a set, and in another order in each run: sort them.", pytrace=False)


def has_order(cases: object) -> bool:
    """Processes that share the tests must collect them in the same order."""
    return not isinstance(cases, set | frozenset)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="takes minutes: run with --long"))


def pytest_collection_finish() -> None:
    """Modules and tests are never freed, so a garbage collection in a test examines only the objects of that test."""
    _start_hypothesis()
    gc.collect()
    gc.freeze()
    gc.enable()


@given(none())
def _start_hypothesis(_nothing: None) -> None:
    """Makes Hypothesis register its random numbers. Since Python 3.14 it does not see that a frozen object has them."""


@pytest.fixture(scope="session", autouse=True)
def warm_program() -> None:
    """The loaded modules belong to all tests, and not to the first one that runs the program."""
    warm()
    warm_up()


@pytest.fixture(scope="session", autouse=True)
def noted_folder_of_pytest(tmp_path_factory: pytest.TempPathFactory) -> None:
    """pytest itself removes the folder of a killed run only after days, and no mounts in it."""
    own_folder.note(tmp_path_factory.getbasetemp())


@pytest.fixture(autouse=True)
def own_folders(own_place: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811 (the fixture)
    """No test changes the folders of the person who runs it."""
    home = own_place / "home"
    home.mkdir(mode=0o700)
    monkeypatch.setenv("HOME", str(home))
    for variable in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"):
        monkeypatch.setenv(variable, str(home / variable.lower()))


@pytest.fixture(autouse=True)
def nothing_leaks() -> Iterator[None]:
    """No thread, child process, open file or log outlives its test."""
    threads, files, processes = set(threading.enumerate()), open_files(), children()
    yield
    started = set(threading.enumerate()) - threads
    left = [thread.name for thread in started if not thread.daemon or thread.name == "notifications"]
    assert not left, f"threads left running: {left}"
    running = outliving(processes)
    assert not running, f"child processes left running: {described(running)}"
    still_open = left_open(files)
    assert not still_open, f"files left open: {still_open}"
    assert not log_handlers(), "a log was left open"


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientQtBot:  # noqa: ARG001 (it needs one)
    return PatientQtBot(request)


@pytest.fixture
def plain_umask() -> Iterator[None]:
    """As in the drive process, where files get exactly the requested mode."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def workshop(tmp_path: Path, plain_umask: None) -> Workshop:  # noqa: ARG001 (its effect is needed)
    return Workshop(tmp_path)


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[Bus]:
    """A private D-Bus."""
    with private_bus(tmp_path) as bus:
        yield bus
