"""How many modules a backup or a plug-in enters, and whether each class has a unique name."""

import re
from collections.abc import Iterable

import pytest

from tests.architecture.figures import figures
from tests.architecture.tracing import section
from tests.architecture.way_of_a_backup import ways
from tests.architecture.way_of_a_plug_in import way

MAX_MODULES = 134
AFTER_A_SECOND = {"domain/monitoring"}  # a longer backup compares two samples of the drive
MAX_HOPS_OF_A_BACKUP = 20
MAX_HOPS_OF_A_PLUG_IN = 14


@pytest.fixture(scope="module")
def entered() -> dict[str, list[str]]:
    return ways()


def of_engine(entered: Iterable[str]) -> set[str]:
    """The other modules depend on the computer: on its buses, and on its disks."""
    return {module for module in entered if module.startswith("engine/")}


def in_the_engine(ways: dict[str, set[str]]) -> dict[str, set[str]]:
    """Without the processes that only some computers start, as for the limits of a disk that can be set."""
    return {process: modules for process, modules in ways.items() if modules}


def hops(title: str) -> list[str]:
    """The modules that one has to read, in order, according to the page."""
    return re.findall(r"^\d+\. `([\w/]+)` ", section(title), re.MULTILINE)


def test_a_backup_enters_no_more_modules_than_before(entered: dict[str, list[str]]) -> None:
    assert len({module for modules in entered.values() for module in modules} - AFTER_A_SECOND) <= MAX_MODULES


def test_the_page_lists_the_modules(entered: dict[str, list[str]]) -> None:
    """As sets, since threads may reach modules in any order."""
    listed = re.compile(r"- \*\*(.+?)\*\* \(\d+ modules\): (.+?)\.$", re.MULTILINE | re.DOTALL)
    lists = listed.findall(section("The way of a backup"))
    page = {process: of_engine(re.split(r",\s+", text)) for process, text in lists}

    assert in_the_engine(page) == in_the_engine({name: of_engine(modules) for name, modules in entered.items()})


def test_few_modules_explain_a_backup_and_it_enters_each(entered: dict[str, list[str]]) -> None:
    explained = hops("The way of a backup")

    assert 0 < len(explained) <= MAX_HOPS_OF_A_BACKUP
    assert set(explained) <= {module for modules in entered.values() for module in modules}


def test_few_modules_explain_a_plug_in_and_it_enters_each() -> None:
    explained = hops("The way of a plug-in")

    assert 0 < len(explained) <= MAX_HOPS_OF_A_PLUG_IN
    assert set(explained) <= set(way())


def test_each_class_has_a_unique_name() -> None:
    assert figures().shared_names == {}
