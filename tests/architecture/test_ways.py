"""How many modules one enters on the way of a backup, and whether each class has a name of its own."""

import re
from collections.abc import Iterable

import pytest

from tests.architecture.figures import figures
from tests.architecture.way_of_a_backup import on_the_page, ways

MOST_MODULES = 92
OF_UDISKS = {"Drive"}  # a class of `devices.udisks_objects` has the name of the interface that it reads


@pytest.fixture(scope="module")
def found() -> dict[str, list[str]]:
    return ways()


def of_engine(found: Iterable[str]) -> set[str]:
    """The others depend on the computer: on its buses, and on what it tells of its disks."""
    return {module for module in found if module.startswith("engine/")}


def test_a_backup_enters_no_more_modules_than_it_did(found: dict[str, list[str]]) -> None:
    assert len({module for modules in found.values() for module in modules}) <= MOST_MODULES


def test_the_page_tells_which(found: dict[str, list[str]]) -> None:
    """As sets: threads come to theirs in any order."""
    listed = re.compile(r"- \*\*(.+?)\*\* \(\d+ modules\): (.+?)\.$", re.MULTILINE | re.DOTALL)
    page = {process: of_engine(re.split(r",\s+", text)) for process, text in listed.findall(on_the_page())}

    assert page == {process: of_engine(modules) for process, modules in found.items()}


def test_a_class_has_a_name_of_its_own() -> None:
    assert figures().shared_names.keys() <= OF_UDISKS
