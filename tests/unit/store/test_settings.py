"""The settings file is read as it was written, and a file that cannot be understood is left as it is."""

import errno
import os
import tomllib
from pathlib import Path

import msgspec.structs
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.excludes import DEFAULT_EXCLUDES
from shingleback.messages.errors import sentence
from shingleback.store import private_files
from shingleback.store.settings import (
    VERSION,
    BackupSet,
    OnClose,
    ProtectedDrive,
    QuietDrive,
    Settings,
    When,
    load,
    save,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.toml"


def write(file: Path, text: str | bytes) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())


def test_a_missing_file_means_the_defaults(file: Path) -> None:
    settings = load(file)

    assert settings == Settings()
    assert tuple(settings.excludes) == DEFAULT_EXCLUDES
    assert settings.skips_caches
    assert not file.exists()


def test_saved_settings_are_loaded(file: Path) -> None:
    chosen = Settings(
        excludes=["*.iso", 'with "quotes" and \\', "ä 🦎", ""],
        skips_caches=False,
        sets=[BackupSet(["/home/me", "/home/with\nnewline"], "/media/drive", pace="15", when=When.PLUG_IN)],
        notifies_plug_in=False,
        quiet=[QuietDrive("serial\n1", 'a "drive"', 8_001_563_222_016), QuietDrive("", "")],
        protected=[ProtectedDrive("serial 2", "WD", 4, ["1A2B-3C4D", "5b8e"]), ProtectedDrive("serial 3", "")],
        on_close=OnClose.STAY,
        places={"/media/me/a.b = 'c'": "serial 1"},
    )

    save(file, chosen)

    assert load(file) == chosen


@hypothesis_settings(deadline=None, database=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.text()), st.text(), st.booleans())
def test_any_text_survives(file: Path, excludes: list[str], destination: str, skips_caches: bool) -> None:
    chosen = Settings(excludes=excludes, skips_caches=skips_caches, sets=[BackupSet(destination=destination)])

    save(file, chosen)

    assert load(file) == chosen


def test_missing_settings_have_their_defaults(file: Path) -> None:
    write(file, "skips_caches = false\n[[sets]]\npace = 'gentle'\n")

    assert load(file) == Settings(skips_caches=False, sets=[BackupSet(pace="gentle")])


def test_an_unknown_setting_is_ignored(file: Path) -> None:
    write(file, "of_tomorrow = 7\nskips_caches = false\n")

    assert load(file) == Settings(skips_caches=False)


@pytest.mark.parametrize(
    "text",
    [
        "excludes = [",
        "excludes = '*.iso'",
        "excludes = [7]",
        "skips_caches = 'yes'",
        "sets = 7",
        "version = 'one'",
        "notifies_plug_in = 'yes'",
        "quiet = ['serial']",
        "on_close = 'perhaps'",
        "version = 7.5",
        "[[sets]]\nkey = 7",
        b"excludes = ['\xff']",
        b"\x00\x01",
    ],
)
def test_an_invalid_file_is_refused_and_left_as_it_is(file: Path, text: str | bytes) -> None:
    write(file, text)
    before = file.read_bytes()

    with pytest.raises(UsageError) as refusal:
        load(file)

    assert refusal.value.why is Why.SETTINGS_UNREADABLE
    assert refusal.value.values["path"] == str(file)
    assert refusal.value.values["detail"]
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [f"version = {VERSION + 1}", f"version = {VERSION + 7}\nsets = 'of another kind'"])
def test_a_file_of_a_newer_program_is_refused_because_of_its_version(file: Path, text: str) -> None:
    write(file, text)

    with pytest.raises(UsageError) as refusal:
        load(file)

    assert refusal.value.why is Why.SETTINGS_NEWER
    assert refusal.value.values == {"path": str(file)}
    assert file.read_text() == text


def test_the_drive_of_a_set_is_forgotten_when_its_destination_changes() -> None:
    backup_set = BackupSet(["/home/me"], "/media/me/Old", key="a")
    settings = Settings(sets=[backup_set], places={"a": "serial 1", "b": "serial 2"})

    assert settings.with_set(msgspec.structs.replace(backup_set, name="Photos")).places == settings.places
    assert settings.with_set(msgspec.structs.replace(backup_set, destination="/media/me/New")).places == {
        "b": "serial 2"
    }


def test_handwritten_sets_get_distinct_keys(file: Path) -> None:
    sets = ("", "", "key = 'mine'", "key = 'mine'", "key = ''", "key = 'yours'")
    write(file, f"version = {VERSION}\n" + "".join(f"[[sets]]\n{line}\n" for line in sets))

    settings = load(file)

    assert [backup_set.key for backup_set in settings.sets] == [
        "first",
        "first-2",
        "mine",
        "mine-4",
        "first-5",
        "yours",
    ]
    save(file, settings.without_set("first-2"))
    assert [backup_set.key for backup_set in load(file).sets] == ["first", "mine", "mine-4", "first-5", "yours"]


def test_a_folder_in_the_place_of_the_file_is_refused(file: Path) -> None:
    file.mkdir(parents=True)

    with pytest.raises(UsageError):
        load(file)


def test_saving_replaces_the_file_atomically_and_leaves_no_other_file(file: Path) -> None:
    save(file, Settings(excludes=["a" * 10_000]))
    save(file, Settings(excludes=["b"]))

    assert load(file).excludes == ["b"]
    assert [path.name for path in file.parent.iterdir()] == ["settings.toml"]


def test_a_link_to_the_settings_stays_a_link(file: Path, tmp_path: Path) -> None:
    """Some people keep the files of all programs in one folder, and link to them."""
    dotfiles = tmp_path / "dotfiles"
    dotfiles.mkdir()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.symlink_to(dotfiles / "settings.toml")
    save(file, Settings(excludes=["b"]))
    assert file.is_symlink()
    assert load(dotfiles / "settings.toml").excludes == ["b"]


def test_settings_that_cannot_be_saved_are_reported_and_harm_nothing(tmp_path: Path) -> None:
    in_the_way = tmp_path / "config"
    in_the_way.write_text("mine")

    with pytest.raises(UsageError) as refusal:
        save(in_the_way / "settings.toml", Settings())

    assert refusal.value.why is Why.SETTINGS_UNWRITABLE
    assert in_the_way.read_text() == "mine"


@pytest.mark.parametrize(
    ("number", "advice"),
    [
        (errno.ENOSPC, "Free some space there"),
        (errno.EDQUOT, "Free some space there"),
        (errno.EROFS, "Check that you can write to this folder"),
        (errno.EACCES, "Check that you can write to this folder"),
    ],
)
def test_space_is_asked_for_only_if_it_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, advice: str
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(private_files, "replace", refuse)
    with pytest.raises(UsageError) as refusal:
        save(tmp_path / "settings.toml", Settings())
    text = sentence(refusal.value.why, refusal.value.values)
    assert ("Free some space" in text, advice in text) == (advice.startswith("Free"), True)


def test_the_file_is_readable_for_people(file: Path) -> None:
    save(file, Settings(excludes=["*.iso"]))

    assert tomllib.loads(file.read_text())["excludes"] == ["*.iso"]
    assert '"*.iso"' in file.read_text()


@pytest.mark.parametrize("when", ["ask", "plug-in", "daily"])
def test_the_start_of_a_backup_is_set_by_a_plain_word(file: Path, when: str) -> None:
    write(file, f"version = {VERSION}\n[[sets]]\nwhen = '{when}'\n")

    assert load(file).sets[0].when == When(when)


def test_an_unknown_word_for_the_start_is_refused(file: Path) -> None:
    write(file, "[[sets]]\nwhen = 'hourly'\n")

    with pytest.raises(UsageError):
        load(file)


@pytest.mark.parametrize(
    "text",
    ["a = " + "[" * 5000, "a = " + "9" * 5000, "a = 0000-00-00"],
    ids=["deeply nested", "long number", "invalid date"],
)
def test_invalid_toml_is_reported_as_unreadable(file: Path, text: str) -> None:
    write(file, text)

    with pytest.raises(UsageError) as refused:
        load(file)
    assert refused.value.why is Why.SETTINGS_UNREADABLE
