"""The translations of a checkout are built before its window opens."""

import shutil
import sys
from pathlib import Path

import pytest

from house import needs
from house.catalogs import build_catalogs
from house.house import Checkout
from i18n.tools.catalog import Catalog, Text
from i18n.tools.folders import CATALOGS, catalog_of

needs_qt = pytest.mark.skipif(bool(needs.missing_libraries()), reason="needs the libraries of Qt")


@pytest.fixture
def house(tmp_path: Path) -> Checkout:
    (tmp_path / ".venv").symlink_to(sys.prefix)
    return Checkout(tmp_path, {"PATH": "/usr/bin:/bin"})


def add_languages(house: Checkout) -> Path:
    folder = house.root / "i18n"
    shutil.copytree(CATALOGS, folder, ignore=shutil.ignore_patterns("*.ts", "__pycache__"))
    Catalog("de", {Text("Page", "Open"): ("Öffnen",)}).write(catalog_of("de", folder))
    return house.root / "resources/i18n/shingleback_de.qm"


@needs_qt
def test_missing_catalogs_are_built_silently(house: Checkout, capfd: pytest.CaptureFixture[str]) -> None:
    built = add_languages(house)
    build_catalogs(house)
    assert built.exists()
    assert capfd.readouterr() == ("", "")


def test_a_broken_catalog_leaves_the_window_in_english(house: Checkout, capfd: pytest.CaptureFixture[str]) -> None:
    built = add_languages(house)
    (house.root / "i18n/shingleback_de.ts").write_text("no catalog")
    build_catalogs(house)
    assert not built.exists()
    assert "The window is in English." in capfd.readouterr().err


def test_a_checkout_without_languages_is_left_alone(house: Checkout, capfd: pytest.CaptureFixture[str]) -> None:
    build_catalogs(house)
    assert capfd.readouterr() == ("", "")
