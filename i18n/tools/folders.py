"""Paths in a checkout."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = ROOT / "app" / "shingleback"
CATALOGS: Final = ROOT / "i18n"
BUILT: Final = ROOT / "resources" / "i18n"
_NAME: Final = "shingleback_"


def catalogs(folder: Path = CATALOGS) -> list[Path]:
    return sorted(folder.glob(f"{_NAME}*.ts"))


def catalog_of(language: str, folder: Path = CATALOGS) -> Path:
    return folder / f"{_NAME}{language}.ts"
