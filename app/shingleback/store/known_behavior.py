"""The bundled table of how drives of each kind behave."""

from typing import Final

from shingleback.domain.known_behavior import KnownFigure, parse_known
from shingleback.store.paths import resource_path

_FILE: Final = "drives/behaviors.toml"


def known_behavior() -> tuple[KnownFigure, ...]:
    return parse_known(resource_path(_FILE).read_text(encoding="utf-8"))
