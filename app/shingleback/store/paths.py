"""Where this program stores its files, following the XDG base directory specification.

Also locates the program's icons and tables, in a checkout, a wheel and a bundle alike.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_NAME: Final = "shingleback"


@dataclass(frozen=True, slots=True)
class Paths:
    """The three folders of the program in the user's home.

    Attributes:
        config: the user's settings.
        state: the history of this computer.
        cache: what can be rebuilt when it is lost.
    """

    config: Path
    state: Path
    cache: Path

    @classmethod
    def of_user(cls, environment: Mapping[str, str] = os.environ) -> "Paths":
        home = Path(environment.get("HOME") or Path.home())

        def folder(variable: str, default: str) -> Path:
            value = environment.get(variable, "")
            return (Path(value) if value.startswith("/") else home / default) / _NAME

        return cls(
            folder("XDG_CONFIG_HOME", ".config"),
            folder("XDG_STATE_HOME", ".local/state"),
            folder("XDG_CACHE_HOME", ".cache"),
        )

    @property
    def settings_file(self) -> Path:
        return self.config / "settings.toml"

    @property
    def drive_table_file(self) -> Path:
        """The user's additions to the built-in table of drives."""
        return self.config / "drives.toml"

    @property
    def history_file(self) -> Path:
        return self.state / "history.sqlite"

    @property
    def patience_file(self) -> Path:
        """The drives that disappeared and may come back."""
        return self.state / "patience.json"

    @property
    def asked_file(self) -> Path:
        """The prompt history."""
        return self.state / "asked.json"

    @property
    def turn_file(self) -> Path:
        """The lock for starting the daily backups."""
        return self.state / "turn.lock"

    @property
    def health_file(self) -> Path:
        """The counts of the drives' health reports, day by day."""
        return self.state / "health.sqlite"

    @property
    def care_file(self) -> Path:
        """The care that each drive has received, and how full it was."""
        return self.state / "care.sqlite"

    @property
    def write_caches_folder(self) -> Path:
        """Settings of drives to restore after a measurement."""
        return self.state / "write-caches"

    @property
    def limits_folder(self) -> Path:
        """Kernel settings to restore after a run."""
        return self.state / "limits"

    @property
    def seals_folder(self) -> Path:
        """What identifies each backup and its drive."""
        return self.state / "seals"

    @property
    def drives_folder(self) -> Path:
        """The history of each drive."""
        return self.state / "drives"

    @property
    def measurements_folder(self) -> Path:
        """What was measured of each drive."""
        return self.state / "measurements"

    @property
    def clones_folder(self) -> Path:
        """The maps of unfinished clones."""
        return self.state / "clones"

    @property
    def unfinished_folder(self) -> Path:
        """The copies and moves that were started and not finished."""
        return self.state / "unfinished"

    @property
    def test_places_folder(self) -> Path:
        """Where measurements were started and not finished."""
        return self.state / "test-places"

    @property
    def looked_at_folder(self) -> Path:
        """Copies of files from a backup while the user looks at them."""
        return self.cache / "looked-at"

    @property
    def past_folder(self) -> Path:
        """The cached contents of recently opened versions."""
        return self.cache / "past"

    @property
    def index_folder(self) -> Path:
        return self.cache / "index"


ICON: Final = "icons/shingleback.svg"
"""The icon of the program."""
_PACKAGE: Final = Path(__file__).parents[1]


def resource_path(name: str) -> Path:
    """A file of `resources/`, such as `ICON`. A wheel and a bundle carry them inside the package."""
    inside = _PACKAGE / "resources" / name
    return inside if inside.exists() else _PACKAGE.parents[1] / "resources" / name
