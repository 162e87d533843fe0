"""How a desktop knows the program: its menu entry, its description for software centers, its icons."""

import configparser
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from artifacts import icons
from artifacts.project import ID, NAME, PACKAGING, ROOT, fill_in

ENTRY = PACKAGING / f"desktop/{ID}.desktop"
ABOUT = PACKAGING / f"desktop/{ID}.metainfo.xml"
LANGUAGES = {path.stem.removeprefix(f"{NAME}_") for path in (ROOT / "i18n").glob("*.ts")}


def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(ENTRY)
    return parser["Desktop Entry"]


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="needs desktop-file-utils")
def test_the_menu_entry_follows_the_specification() -> None:
    done = subprocess.run(["desktop-file-validate", ENTRY], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("", 0)


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="needs appstream")
def test_the_description_is_valid_for_software_centers(tmp_path: Path) -> None:
    filled = tmp_path / ABOUT.name
    filled.write_text(fill_in(ABOUT.read_text()).replace("@VERSION@", "1.2").replace("@DATE@", "2026-01-31"))
    done = subprocess.run(["appstreamcli", "validate", "--no-net", filled], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_description_refers_to_the_menu_entry() -> None:
    about = ET.parse(ABOUT)
    assert about.findtext("id") == ID
    assert about.findtext("launchable") == ENTRY.name
    assert entry()["Exec"] == about.findtext("provides/binary") == NAME


def test_the_desktop_connects_windows_and_notifications_with_the_menu_entry() -> None:
    """By the name of its file, which the program sets."""
    for module in ("gui/window/application.py", "bootstrap/drive_events.py"):
        assert "APPLICATION_ID" in (ROOT / "app/shingleback" / module).read_text()
    assert f'APPLICATION_ID: Final = "{ID}"' in (ROOT / "app/shingleback/gui/window/application.py").read_text()


def test_menu_and_software_center_have_every_language_of_the_program() -> None:
    in_menu = {key.partition("[")[2].rstrip("]") for key in entry() if key.startswith("Comment[")}
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    described = {one.get(lang, "").replace("-", "_") for one in ET.parse(ABOUT).findall("summary")} - {""}
    assert in_menu == described == LANGUAGES


def test_the_icon_exists_in_every_size_and_is_drawn(tmp_path: Path) -> None:
    icons.install(tmp_path)
    for size in icons.SIZES:
        image = QImage(str(tmp_path / f"{size}x{size}/apps/{NAME}.png"))
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(0, 0).alpha() < image.pixelColor(size // 2, size // 2).alpha() == 255
    assert (tmp_path / f"scalable/apps/{NAME}.svg").is_file()
    assert (tmp_path / f"symbolic/apps/{NAME}-symbolic.svg").is_file()
