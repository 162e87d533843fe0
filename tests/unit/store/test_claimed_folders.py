"""Nobody else reads or exchanges the program's files, however wide an earlier version or another program made them."""

import os
from pathlib import Path

import pytest

from shingleback.store.private_files import ForeignFolder, Paths, claim
from tests.helpers.nobody import NOBODY
from tests.helpers.trees import IS_ROOT, acl

needs_root = pytest.mark.skipif(not IS_ROOT, reason="needs root, to give folders to others")


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    paths = Paths(*(tmp_path / base / "shingleback" for base in ("config", "state", "cache")))
    for folder in (paths.config, paths.state, paths.cache):
        folder.mkdir(parents=True, mode=0o700)
    return paths


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_what_others_could_read_is_closed_to_them(paths: Paths) -> None:
    folder = paths.state / "drives"
    folder.mkdir()
    file = folder / "list.sqlite"
    file.write_text("names")
    for path, wide in ((paths.state, 0o755), (folder, 0o775), (file, 0o664)):
        path.chmod(wide)

    claim(paths)

    assert [mode(path) for path in (paths.state, folder, file)] == [0o700, 0o700, 0o600]


def test_an_access_control_list_lets_nobody_in(paths: Paths) -> None:
    os.setxattr(paths.config, "system.posix_acl_access", acl(mask=7, user=(NOBODY, 7)))
    claim(paths)
    assert mode(paths.config) == 0o700


def test_a_link_below_a_wide_folder_is_not_followed(paths: Paths, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("not ours")
    elsewhere.chmod(0o644)
    (paths.cache / "link").symlink_to(elsewhere)
    paths.cache.chmod(0o755)

    claim(paths)

    assert mode(elsewhere) == 0o644


def test_folders_that_do_not_exist_yet_are_no_reason_to_refuse(tmp_path: Path) -> None:
    claim(Paths(tmp_path / "a" / "b", tmp_path / "c" / "d", tmp_path / "e" / "f"))
    assert list(tmp_path.iterdir()) == []


@needs_root
@pytest.mark.parametrize("is_above", [False, True])
def test_the_folder_of_another_user_is_refused(paths: Paths, *, is_above: bool) -> None:
    folder = paths.state.parent if is_above else paths.state
    os.chown(folder, NOBODY, NOBODY)
    with pytest.raises(ForeignFolder) as refused:
        claim(paths)
    assert (refused.value.folder, refused.value.owner_id) == (folder, NOBODY)


@needs_root
def test_what_another_user_put_into_a_wide_folder_is_refused_each_time(paths: Paths) -> None:
    """Otherwise the settings of somebody else would count as one's own once the folder is closed."""
    (paths.config / "drives").mkdir()
    settings = paths.config / "drives" / "settings.toml"
    settings.write_text("")
    os.chown(settings, NOBODY, NOBODY)
    paths.config.chmod(0o777)
    for _ in range(2):
        with pytest.raises(ForeignFolder) as refused:
            claim(paths)
        assert (refused.value.folder, refused.value.owner_id) == (settings, NOBODY)

    settings.unlink()
    claim(paths)
    assert mode(paths.config) == 0o700
