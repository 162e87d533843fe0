"""The workflow for outside contributors runs the tests on each system, with each Python, that the program supports."""

import re
import tomllib
from pathlib import Path

from checkout.systems import SYSTEMS

ROOT = Path(__file__).parents[2]
WORKFLOW = (ROOT / ".github/workflows/tests.yml").read_text(encoding="utf-8")
RELEASES = {"bookworm": "Debian 12", "trixie": "Debian 13", "noble": "Ubuntu 24.04"}


def matrix(name: str) -> list[str]:
    line = re.search(rf"^ +{name}: \[(.+)\]$", WORKFLOW, re.MULTILINE)
    assert line is not None
    return re.findall(r'"([^"]+)"', line[1])


def test_the_matrix_has_every_python_that_a_checkout_starts_with() -> None:
    start = (ROOT / "packaging/start.sh").read_text(encoding="utf-8")
    assert sorted(matrix("python")) == sorted(re.findall(r"\bpython(3\.\d+)\b", start))


def test_the_oldest_python_is_the_one_that_the_package_requires() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest = min(matrix("python"), key=lambda version: int(version.partition(".")[2]))
    assert project["requires-python"] == f">={oldest}"


def test_the_matrix_has_every_system_that_the_readme_names() -> None:
    systems = {image.replace(":", " ").title() for image in matrix("system")}
    assert systems == set(RELEASES.values())
    assert RELEASES.keys() <= SYSTEMS.keys()
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"(?:Debian|Ubuntu) [\d.]+\d", readme)) == systems


def test_a_run_by_an_ordinary_user_may_install_packages() -> None:
    assert "packaging/test --yes" in WORKFLOW
