"""The bundle, unpacked in any folder and started without a Python and without the checkout."""

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from artifacts.project import urls
from shingleback.bootstrap.system_libraries import QT_LIBRARIES
from tests.helpers.bus import private_bus
from tests.helpers.display import x_display
from tests.helpers.hands import ON, ScreenReader, accessibility
from tests.helpers.patience import PATIENCE_S, wait_until
from tests.helpers.written_down import command_in_entry, output_of
from tests.packaging.test_needs import GLIBC, needed

pytestmark = pytest.mark.long

APP = Path(__file__).parents[2] / "app"
MAX_BYTES = 60_000_000
OF_PYTHON = {"libexpat.so.1"}
ELF = b"\x7fELF"
LOOK = """
import sys
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
application.primaryScreen().grabWindow(0).save(sys.argv[1])
"""


@pytest.fixture(scope="module")
def bundle(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("elsewhere")
    with tarfile.open(next(dist.glob("*.tar.xz"))) as archive:
        archive.extraction_filter = staticmethod(lambda member, _path: member)  # a separate argument since 3.11.4
        archive.extractall(folder)
    return folder / "shingleback"


def bare(home: Path) -> dict[str, str]:
    """An environment in which no program can be found."""
    return {"HOME": str(home), "PATH": "/nowhere", "LANG": "C.UTF-8", "XDG_RUNTIME_DIR": str(home)}


def test_the_archive_is_less_than_60_megabytes(dist: Path) -> None:
    assert next(dist.glob("*.tar.xz")).stat().st_size < MAX_BYTES


def test_the_bundle_runs_from_anywhere_without_a_python(bundle: Path, tmp_path: Path) -> None:
    command = [str(bundle / "shingleback"), "identify", "--model", "ST8000AS0002"]
    done = subprocess.run(command, env=bare(tmp_path), cwd="/", capture_output=True, text=True, check=True)
    assert "shingled drive (SMR)" in done.stdout
    assert done.stderr == ""


ENTRY = "[Desktop Entry]\nType=Application\nName=Shingleback\nExec={command}\n"


def test_a_bundle_that_was_moved_mends_what_starts_it(bundle: Path, tmp_path: Path) -> None:
    """The entry of autostart names the old folder, until the program is started once from the new one."""
    moved = tmp_path / "moved here" / "shingleback"
    shutil.copytree(bundle, moved, symlinks=True, copy_function=os.link)
    home = tmp_path / "home"
    entry = home / ".config/autostart/shingleback.desktop"
    entry.parent.mkdir(parents=True)
    entry.write_text(ENTRY.format(command=f'"{tmp_path}/before/shingleback" "--tray"'))
    with x_display() as display, private_bus(tmp_path) as bus:
        addresses = dict.fromkeys(("DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS"), bus.address)
        variables = bare(home) | addresses | {"DISPLAY": display}
        with started([str(moved / "shingleback"), "--tray"], variables):
            wait_until(lambda: str(moved) in entry.read_text(), PATIENCE_S)
    *command, last = command_in_entry(entry)
    assert (command, last) == ([str(moved / "shingleback")], "--tray")
    assert output_of([*command, "--version"], home).startswith("Shingleback ")


def test_the_bundle_knows_what_it_is_and_what_is_in_it(bundle: Path, tmp_path: Path) -> None:
    file = tmp_path / "report.txt"
    command = [str(bundle / "shingleback"), "report", "--output", str(file)]
    done = subprocess.run(command, env=bare(tmp_path), cwd="/", capture_output=True, text=True, check=True)
    assert urls()["Issues"] in done.stdout
    report = file.read_text()
    assert "Installed: bundle" in report
    for library in ("PySide6_Essentials", "numpy", "libexpat1", "libxcb-cursor0"):
        assert f"\n  {library} " in report


def test_needed_libraries_are_in_the_bundle_or_on_every_desktop(bundle: Path) -> None:
    there = {path.name for path in bundle.rglob("*")}
    files = [path for path in bundle.rglob("*") if path.is_file() and path.read_bytes()[:4] == ELF]
    missing = {name for path in files for name in needed(path)} - there
    assert missing <= QT_LIBRARIES.keys() | GLIBC | OF_PYTHON


def test_the_bundle_has_the_licenses_of_all_its_parts(bundle: Path) -> None:
    parts = {path.name.replace("-", "_").lower() for path in (bundle / "licenses").iterdir()}
    assert (bundle / "LICENSE").is_file()
    assert {"pyside6_essentials", "numpy", "pyqtgraph", "msgspec", "blake3"} <= parts


@contextmanager
def started(command: list[str], variables: dict[str, str]) -> Iterator[None]:
    process = subprocess.Popen(command, env=variables, cwd="/", stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


def test_the_demo_in_the_bundles_window_ends_with_safe_to_unplug(bundle: Path, tmp_path: Path) -> None:
    with private_bus(tmp_path) as bus, accessibility(bus.address), x_display() as display:
        variables = {**bare(tmp_path), **ON, "DISPLAY": display, "DBUS_SESSION_BUS_ADDRESS": bus.address}
        with started([str(bundle / "shingleback"), "--demo"], variables), ScreenReader(bus.address, 180) as hands:
            hands.press("Back up now")
            hands.see("Speed of the backup over time")  # the graph
            hands.see("The backup is complete")
            hands.press("Eject the drive")
            hands.see("It is safe to unplug")


def test_the_bundles_window_looks_like_that_of_the_checkout(bundle: Path, tmp_path: Path) -> None:
    """On a computer without drives."""
    checkout = [sys.executable, "-m", "shingleback"]
    commands = [[str(bundle / "shingleback")], checkout]
    pictures = [picture(command, tmp_path / str(number)) for number, command in enumerate(commands)]
    assert pictures[0].size() == pictures[1].size()
    assert len(colors(pictures[0])) > 20  # there is more than an empty frame
    assert pictures[0] == pictures[1]


def picture(command: list[str], folder: Path) -> QImage:
    """A picture of the open window, on a screen of its own."""
    folder.mkdir()
    with private_bus(folder) as bus, accessibility(bus.address), x_display() as display:
        places = {"DISPLAY": display, "DBUS_SESSION_BUS_ADDRESS": bus.address, "PYTHONPATH": str(APP)}
        variables = {**bare(folder), **ON, **places, "DBUS_SYSTEM_BUS_ADDRESS": f"unix:path={folder}/none"}
        with started(command, variables), ScreenReader(bus.address) as hands:
            hands.see("Choose folders")
            target = folder / "screen.png"
            variables = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
            subprocess.run([sys.executable, "-c", LOOK, target], env=variables, check=True)
    return QImage(str(target))


def colors(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)}
