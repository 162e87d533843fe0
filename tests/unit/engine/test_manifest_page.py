"""The commands in docs/manifest.md work."""

import re
import shutil
import subprocess
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest

from tests.helpers.merging import ALWAYS, manifest_names
from tests.helpers.trees import make_odd_tree, snapshot, write
from tests.helpers.workshop import Workshop

PAGE: Final = Path(__file__).parents[3] / "docs" / "manifest.md"


def recipe(tool: str) -> str:
    """The command on the page that uses `tool`."""
    missing = [name for name in (tool, "sh", "zcat", "python3") if shutil.which(name) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} is not installed")
    recipes: list[str] = re.findall(r"^```sh\n(.*?)^```$", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    return next(text for text in recipes if tool in text)


def follow(script: str, workshop: Workshop) -> subprocess.CompletedProcess[str]:
    script = script.replace("/tmp/list", str(workshop.folder / "list"))
    return subprocess.run(["sh", "-c", script], cwd=workshop.destination, capture_output=True, text=True, check=False)


@pytest.fixture(params=["", "merged"])
def two_versions(workshop: Workshop, request: pytest.FixtureRequest) -> Workshop:
    """Two versions; with `merged`, after older ones whose segments were merged."""
    if request.param:
        workshop.when_to_merge = ALWAYS
        workshop.time -= timedelta(minutes=3)
        for text in (b"one", b"two", b"three"):
            write(workshop.source / "gone before" / "inner" / "file", text)
            write(workshop.source / "plain.txt", text)
            workshop.backup(keep_versions=False)
        assert manifest_names(workshop) == ["1-2", "3"]
        shutil.rmtree(workshop.source / "gone before")
        (workshop.source / "plain.txt").unlink()
    make_odd_tree(workshop.source)
    write(workshop.source / "old" / "inner" / "file", b"moves along")
    write(workshop.source / "going" / "file", b"goes along")
    workshop.backup()
    (workshop.source / "old").rename(workshop.source / "new")
    shutil.rmtree(workshop.source / "going")
    (workshop.source / "plain.txt").rename(workshop.source / "renamed.txt")
    workshop.backup()
    return workshop


def test_the_versions_are_listed(two_versions: Workshop) -> None:
    output = follow(recipe("jq"), two_versions)
    versions = [line.split()[0] for line in output.stdout.splitlines()]
    assert versions[-2:] == ["2026-03-01T12-00-00", "2026-03-01T12-01-00"]
    assert len(versions) == (3 if "-" in manifest_names(two_versions)[0] else 2)


def test_every_file_is_checked(two_versions: Workshop) -> None:
    segment = max((two_versions.destination / ".shingleback" / "manifest").iterdir())
    segment.write_bytes(segment.read_bytes() + b"\x1f\x8b torn" + bytes(512))

    output = follow(recipe("b3sum"), two_versions)

    copies = [entry for entry in snapshot(two_versions.destination / "source").values() if entry.kind == "-"]
    by_hand = output.stderr.count("check by hand")
    assert (output.returncode, output.stdout.count(": OK\n") + by_hand) == (0, len(copies))


def test_a_file_that_differs_from_what_was_written_is_reported(two_versions: Workshop) -> None:
    (two_versions.destination / "source" / "new" / "inner" / "file").write_bytes(b"is wrong now")

    output = follow(recipe("b3sum"), two_versions)

    assert output.returncode == 1
    assert "source/new/inner/file: FAILED" in output.stdout
