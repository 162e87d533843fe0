"""A person who isn't root may rename and remove folders that nobody may write to: the copy follows."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.nobody import Nobody, make_nobody
from tests.helpers.promises import differ, picture

pytestmark = pytest.mark.device


@pytest.fixture
def nobody(monkeypatch: pytest.MonkeyPatch) -> Iterator[Nobody]:
    yield from make_nobody(monkeypatch)


HISTORIES = {
    "it is renamed": ["mkdir -p a/ro; echo 1 >a/ro/f; chmod 555 a/ro", "mv a/ro a/new"],
    "it goes": ["mkdir -p a/ro; echo 1 >a/ro/f; chmod 555 a/ro", "chmod 755 a/ro; rm -r a/ro"],
    "it goes with the folder around it": ["mkdir -p a/ro b; echo 1 >a/ro/f; chmod 555 a/ro", "chmod 755 a/ro; rm -r a"],
    "two exchange their names": [
        "mkdir -p a b; echo 1 >a/f; echo 22 >b/f; chmod 500 a b",
        "mv a t; mv b a; mv t b",
    ],
    "a file in it is replaced": [
        "mkdir -p a/ro; echo 1 >a/ro/f; chmod 555 a/ro",
        "chmod 755 a/ro; rm a/ro/f; echo 22 >a/ro/g; chmod 555 a/ro",
    ],
}


@pytest.mark.parametrize("scripts", HISTORIES.values(), ids=HISTORIES)
def test_a_read_only_folder_is_followed(nobody: Nobody, scripts: list[str]) -> None:
    source, drive = nobody.folder / "source", nobody.folder / "drive"
    source.mkdir()
    nobody.own(source)
    states = {}
    for script in scripts:
        subprocess.run(["/bin/sh", "-ec", script], cwd=source, check=True)
        nobody.own(*(path for path in source.rglob("*")))
        wanted = picture(source)
        told = nobody.run("backup", source, drive)
        assert (told.code, told.word["outcome"]) == (0, "done"), told.word
        states[told.word["version"]] = wanted
        differ(wanted, picture(drive / "source"))
    for version, wanted in states.items():
        target = Path(os.fspath(nobody.folder / version))
        assert nobody.run("restore", drive, f"--version={version}", "--to", target).code == 0
        differ(wanted, picture(target / "source"))
