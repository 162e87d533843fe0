"""Where the program stores its files, according to the XDG base directory specification."""

import os
import pwd
from pathlib import Path

import pytest

from shingleback.store.private_files import Paths


def test_by_default_everything_is_below_the_home() -> None:
    paths = Paths.of_user({"HOME": "/home/me"})

    assert paths.settings_file == Path("/home/me/.config/shingleback/settings.toml")
    assert paths.history_file == Path("/home/me/.local/state/shingleback/history.sqlite")
    assert paths.lost_drives_file == Path("/home/me/.local/state/shingleback/patience.json")
    assert paths.index_folder == Path("/home/me/.cache/shingleback/index")


def test_each_folder_can_be_elsewhere() -> None:
    paths = Paths.of_user({"HOME": "/home/me", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s", "XDG_CACHE_HOME": "/k"})

    assert (paths.config, paths.state, paths.cache) == (
        Path("/c/shingleback"),
        Path("/s/shingleback"),
        Path("/k/shingleback"),
    )


@pytest.mark.parametrize("value", ["", "relative", "./here", "~/there"])
def test_a_relative_path_is_ignored(value: str) -> None:
    """The specification requires it."""
    assert Paths.of_user({"HOME": "/home/me", "XDG_CONFIG_HOME": value}).config == Path("/home/me/.config/shingleback")


def test_without_home_in_the_environment_the_home_of_the_account_is_used() -> None:
    home_of_account = Path(pwd.getpwuid(os.getuid()).pw_dir)

    assert Paths.of_user({}).config == home_of_account / ".config" / "shingleback"
