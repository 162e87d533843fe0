"""The translations of a checkout are built before its window opens."""

import shutil
import sys
from pathlib import Path

import pytest

from checkout import needs
from checkout.catalogs import build_catalogs
from checkout.checkout import Checkout
from i18n.tools.catalog import Catalog, Text
from i18n.tools.folders import CATALOGS, catalog_of

needs_qt = pytest.mark.skipif(bool(needs.missing_libraries()), reason="needs the libraries of Qt")


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    (tmp_path / ".venv").symlink_to(sys.prefix)
    return Checkout(tmp_path, {"PATH": "/usr/bin:/bin"})


def add_languages(checkout: Checkout) -> Path:
    folder = checkout.root / "i18n"
    shutil.copytree(CATALOGS, folder, ignore=shutil.ignore_patterns("*.ts", "__pycache__"))
    Catalog("de", {Text("Page", "Open"): ("Öffnen",)}).write(catalog_of("de", folder))
    return checkout.root / "resources/i18n/shingleback_de.qm"


@needs_qt
def test_missing_catalogs_are_built_silently(checkout: Checkout, capfd: pytest.CaptureFixture[str]) -> None:
    built = add_languages(checkout)
    assert build_catalogs(checkout) == []
    assert built.exists()
    assert capfd.readouterr() == ("", "")


def test_a_broken_catalog_leaves_the_window_in_english(checkout: Checkout, capfd: pytest.CaptureFixture[str]) -> None:
    built = add_languages(checkout)
    (checkout.root / "i18n/shingleback_de.ts").write_text("no catalog")
    lines = build_catalogs(checkout)
    assert not built.exists()
    assert "The window is in English." in lines[-1]
    assert capfd.readouterr().err.splitlines() == lines


def test_a_checkout_without_languages_is_left_alone(checkout: Checkout, capfd: pytest.CaptureFixture[str]) -> None:
    build_catalogs(checkout)
    assert capfd.readouterr() == ("", "")
