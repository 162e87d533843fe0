"""The commands of `packaging`, started as a person starts them, in a checkout of a small program."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from checkout import needs
from checkout.screen import screen
from tests.packaging.wheels import copy_of, make_wheel, only_from

PACKAGING = Path(__file__).parents[2] / "packaging"
PROGRAM = """
import os, sys
print(sys.argv[1:])
print(os.environ["PYTHONPATH"])
import stars
sys.exit(7)
"""
BUILDER = """
import sys
print(sys.prefix, *sys.argv[1:])
import stars
sys.exit(9)
"""
CHECKER = """
import os, sys
print("{name}", *sys.argv[1:], flush=True)
if "{name}_FINDS" in os.environ:
    print(os.environ["{name}_FINDS"])
sys.exit(int(os.environ.get("{name}_ENDS_WITH", "0")))
"""
needs_qt = pytest.mark.skipif(bool(needs.missing_libraries()), reason="needs the libraries of Qt")
needs_python_library = pytest.mark.skipif(bool(needs.missing_python_library()), reason="needs Python as a library")
needs_xvfb = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")


@dataclass(frozen=True)
class Checkout:
    """A checkout with a small program.

    Attributes:
        root: its folder.
        path: the only folder in which commands are searched.
    """

    root: Path
    path: Path

    def start(self, command: str, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        environment = {"HOME": os.environ["HOME"], "PATH": str(self.path), **only_from(self.root), **variables}
        return subprocess.run(
            [self.root / "packaging" / command, *arguments],
            env=environment,
            cwd=self.path,
            check=False,
            capture_output=True,
            text=True,
        )


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory, with_pip: Path) -> Checkout:
    """The first test that starts a command sets up its packages. pip already exists for all tests; the slow creation of
    a virtual environment is tested in `test_venv.py`.
    """
    root, path = tmp_path_factory.mktemp("checkout"), tmp_path_factory.mktemp("path")
    shutil.copytree(PACKAGING, root / "packaging")
    program = root / "app/shingleback"
    program.mkdir(parents=True)
    (program / "__main__.py").write_text(PROGRAM)
    (program / "bootstrap").mkdir()
    for module in ("display.py", "system_libraries.py"):
        shutil.copy(PACKAGING.parent / "app/shingleback/bootstrap" / module, program / "bootstrap")
    stars = make_wheel(root, "stars", {"stars.py": ""})
    checkers = {f"{name}.py": CHECKER.format(name=name) for name in ("ruff", "mypy", "pytest")}
    (root / "packaging/lock/run.txt").write_text(stars)
    (root / "packaging/lock/dev.txt").write_text(stars + make_wheel(root, "checkers", checkers))
    (root / "packaging/lock/package.txt").write_text(stars)
    (root / "packaging/artifacts/__main__.py").write_text(BUILDER)
    for environment in (".venv", "build/packages"):
        copy_of(with_pip, root / environment)
    (path / "stars.py").write_text("raise SystemExit('this is of somebody else')")
    with_commands(path, python3=sys.executable)
    return Checkout(root, path)


def with_commands(folder: Path, python3: str) -> None:
    """Makes a PATH with what the two commands need, and nothing that could change the system."""
    (folder / "python3").symlink_to(python3)
    for command in ("bash", "dirname", "env", "readlink", "sha256sum"):
        (folder / command).symlink_to(shutil.which(command) or "")


def test_arguments_reach_the_program_unchanged_and_its_exit_code_is_returned(checkout: Checkout) -> None:
    done = checkout.start("run", "backup", "two words", "*", "--json")
    assert done.stdout.splitlines()[0] == "['backup', 'two words', '*', '--json']"
    assert done.returncode == 7


def test_the_program_comes_from_the_checkout(checkout: Checkout) -> None:
    done = checkout.start("run", "versions", PYTHONPATH=str(checkout.path))
    assert done.stdout.splitlines()[1] == str(checkout.root / "app")
    assert done.returncode == 7


def test_the_second_start_needs_no_set_up(checkout: Checkout) -> None:
    checkout.start("run", "versions")
    assert checkout.start("run", "versions").stderr == ""


def test_a_command_in_a_ready_checkout_starts_no_other_python(checkout: Checkout, tmp_path: Path) -> None:
    checkout.start("run", "versions")
    with_commands(tmp_path, python3="/bin/false")

    done = checkout.start("run", "versions", PATH=str(tmp_path))

    assert done.stdout.splitlines() == ["['versions']", str(checkout.root / "app")]
    assert done.returncode == 7


@pytest.mark.parametrize("file", ["packaging/lock/run.txt", ".venv/.run-is-ready"])
def test_a_command_in_a_checkout_that_has_changed_is_set_up_first(
    checkout: Checkout, tmp_path: Path, file: str
) -> None:
    checkout.start("run", "versions")
    with_commands(tmp_path, python3="/bin/false")
    before = (checkout.root / file).read_bytes()
    (checkout.root / file).write_bytes(before + b"# changed\n")

    done = checkout.start("run", "versions", PATH=str(tmp_path))

    (checkout.root / file).write_bytes(before)
    assert "needs Python 3.11 or newer" in done.stderr


def test_without_a_display_the_demo_runs_in_the_terminal_and_says_why(checkout: Checkout) -> None:
    done = checkout.start("run")
    assert done.stdout.startswith("['demo']\n")
    assert "There is no display" in done.stderr


@needs_qt
@needs_xvfb
def test_with_a_display_the_demo_opens_its_window(checkout: Checkout) -> None:
    with screen({"PATH": os.environ["PATH"]}) as added:
        done = checkout.start("run", DISPLAY=added["DISPLAY"])
    assert done.stdout.startswith("['--demo']\n")


@needs_qt
def test_two_dashes_open_the_window(checkout: Checkout) -> None:
    assert checkout.start("run", "--").stdout.startswith("[]\n")


def test_the_program_can_be_started_through_a_symlink(checkout: Checkout, tmp_path: Path) -> None:
    link = tmp_path / "backup-now"
    link.symlink_to(checkout.root / "packaging/run")
    done = checkout.start(str(link), "versions")
    assert done.stdout.startswith("['versions']\n")


def test_a_too_old_python_is_reported_in_a_sentence(checkout: Checkout, tmp_path: Path) -> None:
    with_commands(tmp_path, python3="/bin/false")
    done = checkout.start("run", PATH=str(tmp_path))
    assert "needs Python 3.11 or newer" in done.stderr
    assert done.returncode == os.EX_UNAVAILABLE


def test_a_newer_python_beside_an_old_one_is_found(checkout: Checkout, tmp_path: Path) -> None:
    with_commands(tmp_path, python3="/bin/false")
    (tmp_path / "python3.13").symlink_to(sys.executable)
    done = checkout.start("run", "versions", PATH=str(tmp_path))
    assert done.stdout.startswith("['versions']\n")


@needs_qt
def test_all_checks_run_and_pytest_gets_the_arguments(checkout: Checkout) -> None:
    done = checkout.start("test", "tests/unit", "-k", "two words")
    checks = done.stdout.splitlines()
    (tests,) = (line for line in checks if line.startswith("pytest"))
    assert [line for line in checks if line != tests] == ["ruff check", "ruff format --check", "mypy"]
    assert re.fullmatch(
        r"pytest --numprocesses=\d+ --dist=loadfile --no-loadscope-reorder tests/unit -k two words", tests
    )
    assert done.returncode == 0


@needs_qt
def test_the_first_failing_check_gives_the_exit_code(checkout: Checkout) -> None:
    done = checkout.start("test", mypy_ENDS_WITH="3", pytest_ENDS_WITH="5")
    assert "pytest" in done.stdout
    assert done.returncode == 3


@needs_qt
def test_what_failed_beside_the_tests_is_repeated_after_their_results(checkout: Checkout) -> None:
    errors = [f"x.py:{line}: error" for line in range(5_000)]
    finds = {"mypy_FINDS": "\n".join(errors), "pytest_FINDS": "7 passed"}

    done = checkout.start("test", ruff_ENDS_WITH="1", mypy_ENDS_WITH="2", **finds)

    printed = done.stdout.splitlines()
    title = next(number for number, line in enumerate(printed) if " checks that failed " in line)
    assert "7 passed" in printed[:title]
    repeated = printed[title + 1 :]
    assert [line.split()[0] for line in repeated if not line.startswith(" ")] == ["ruff", "ruff", "mypy"]
    assert repeated[-9:] == [f"    {error}" for error in errors[:9]]
    assert done.returncode == 1


@needs_qt
def test_a_run_without_failures_repeats_nothing(checkout: Checkout) -> None:
    done = checkout.start("test")
    assert "checks that failed" not in done.stdout
    assert done.returncode == 0


@needs_qt
def test_missing_tools_are_named_with_the_command_that_installs_them(checkout: Checkout) -> None:
    assert "sudo apt install" in checkout.start("test").stderr


@needs_qt
@needs_python_library
def test_packages_are_built_in_a_separate_virtual_environment(checkout: Checkout, tmp_path: Path) -> None:
    with_commands(tmp_path, python3=sys.executable)
    for tool in needs.BUILD_TOOLS:
        (tmp_path / tool).touch(mode=0o755)
    done = checkout.start("build", "wheel", "--into", "two words", PATH=str(tmp_path))
    assert done.stdout == f"{checkout.root / 'build/packages'} wheel --into two words\n"
    assert done.returncode == 9


def test_a_missing_packaging_tool_is_named(checkout: Checkout) -> None:
    done = checkout.start("build")
    assert "dpkg-dev" in done.stderr
    assert done.returncode == os.EX_UNAVAILABLE
