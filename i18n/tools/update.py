"""`update [LANGUAGE...]`: updates the catalogs from the program's texts, and starts those of new languages."""

import sys
from collections.abc import Sequence
from pathlib import Path

from i18n.tools.catalog import FORMS, Catalog, Text
from i18n.tools.folders import CATALOGS, PROGRAM, catalog_of, catalogs
from i18n.tools.source import texts_in


def main(languages: Sequence[str]) -> int:
    unknown = [language for language in languages if language not in FORMS]
    if unknown:
        print(f"Say first in i18n/tools/catalog.py how many plural forms there are: {', '.join(unknown)}.")
        return 2
    for line in update(CATALOGS, texts_in(PROGRAM), languages):
        print(line)
    return 0


def update(folder: Path, texts: Sequence[Text], languages: Sequence[str] = ()) -> list[str]:
    """Update the catalogs; return a status line for each. Translations are kept, unless their text was removed."""
    paths = sorted({*catalogs(folder), *(catalog_of(language, folder) for language in languages)})
    return [_update(path, texts) for path in paths]


def _update(path: Path, texts: Sequence[Text]) -> str:
    language = path.stem.partition("_")[2]
    catalog = Catalog.read(path) if path.exists() else Catalog(language)
    catalog.keep(texts)
    catalog.write(path)
    missing = sum(1 for said in catalog.said.values() if not said)
    return f"{language}: {len(catalog.said)} texts, {missing} to be translated"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
