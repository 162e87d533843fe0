"""The window calls drives by their names; the terminal shows paths."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from shingleback.domain.errors import Why
from shingleback.gui.run.texts import translate
from shingleback.messages.errors import sentence
from shingleback.messages.formatting import safety_reason
from shingleback.messages.places import NamesInBackup, distinct_names, mounted_drives, name_of_path
from shingleback.messages.reasons import note
from shingleback.messages.translate import Translate, untranslated
from tests.helpers.plugged_in import EXPANSION, INTERNAL


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/run/media/me/Backup", "Backup"),
        ("/media/me/Backup/Shingleback/2026", "Backup \u203a Shingleback \u203a 2026"),
        ("/run/media/me/1A2B-3C4D/Shingleback", "a drive without a name \u203a Shingleback"),
        ("/dev/sdb1", "the drive"),
        ("/dev/shm/Backup", "/dev/shm/Backup"),
        ("/home/me/Letters", "me \u203a Letters"),
        ("/home/me", "me"),
        ("/root/Letters/2026", "Letters \u203a 2026"),
        ("/root", "Home folder"),
        ("/tmp/shingleback-demo-1/Home/Letters", "Letters"),
        ("/tmp/shingleback-demo-1/Home", "Home folder"),
        ("/tmp/shingleback-demo-1/Simulated drive", "Simulated drive"),
        ("/tmp/shingleback-demo-1/Simulated drive/Letters", "Simulated drive \u203a Letters"),
        ("/root/א/Trip/2024", "\u2068א\u2069 \u203a \u2068Trip\u2069 \u203a \u20682024\u2069"),
        ("/mnt/backup", "/mnt/backup"),
        ("/media/me/Back\u2069up", "Back\\u2069up"),
    ],
)
def test_a_path_is_called_by_the_names_of_its_drive_and_folders(path: str, name: str) -> None:
    assert name_of_path(path, translate, home="/root") == name
    assert untranslated.path(path) == path.replace("\u2069", "\\u2069")


@pytest.mark.parametrize(
    ("paths", "names"),
    [
        (["/home/me/Pictures", "/srv/photos"], ["Pictures", "photos"]),
        (["/home/me/Pictures", "/home/me/Work/Pictures"], ["Pictures", "Work \u203a Pictures"]),
        (["/home/me/Pictures", "/home/anna/Pictures"], ["Pictures", "anna \u203a Pictures"]),
        (["/home/me", "/home/me/me", "/media/me"], ["Home folder", "me", "media \u203a me"]),
        (["/media/me/Disk/Pictures", "/home/me/Pictures"], ["Disk \u203a Pictures", "Pictures"]),
        (["/tmp/shingleback-demo-1/Home/a", "/tmp/shingleback-demo-1/Home/b/a"], ["a", "b \u203a a"]),
        (
            ["/a/Old/Pictures", "/b/Old/Pictures", "/b"],
            ["a \u203a Old \u203a Pictures", "b \u203a Old \u203a Pictures", "b"],
        ),
        (["/Pictures", "/srv/Pictures", "/"], ["Pictures", "srv \u203a Pictures", "/"]),
        (["/a", "/a"], ["a", "a"]),
        (["/media/me/1A2B-3C4D", "/media/me/1A2B-3C4D/Music"], ["a drive without a name", "Music"]),
        (
            ["/media/me/1A2B-3C4D", "/media/me/5E6F-7A8B"],
            ["1A2B-3C4D \u203a a drive without a name", "5E6F-7A8B \u203a a drive without a name"],
        ),
    ],
)
def test_folders_have_their_names_and_those_with_the_same_name_the_folders_above(
    paths: list[str], names: list[str]
) -> None:
    assert distinct_names(paths, translate, "/home/me") == names


@pytest.mark.parametrize(
    ("origins", "called"),
    [
        ({"1A2B-3C4D": "/media/me/1A2B-3C4D"}, {"1A2B-3C4D/a/1A2B-3C4D": "a drive without a name > a > 1A2B-3C4D"}),
        (
            {"Letters": "/home/me/Letters", "letters (2)": "/srv/letters"},
            {"Letters/a": "Letters > a", "letters (2)/a": "letters > a"},
        ),
        (
            {"Music": "/home/me/Music", "Music (2)": "/srv/Music"},
            {"Music": "Music", "Music (2)": "srv > Music", "Music (2)/b": "srv > Music > b", "Lost": "Lost", "": ""},
        ),
        (  # of two computers
            {"Music": "/home/me/Music", "Music (2)": "/home/me/Music", "me": "/home/me"},
            {"Music (2)/a": "Music (2) > a", "me/Music": "Home folder > Music"},
        ),
    ],
)
def test_a_top_folder_of_a_backup_is_called_like_the_folder_that_it_is_a_copy_of(
    origins: dict[str, str], called: dict[str, str]
) -> None:
    names = NamesInBackup(origins, translate, "/home/me")
    assert {path: names.way_to(path).replace("\u203a", ">") for path in called} == called


def test_names_in_two_scripts_stay_readable_in_an_error() -> None:
    text = sentence(Why.STATE_UNWRITABLE, {"path": "/media/me/א/2024"}, translate)
    assert "write to \u2068א\u2069 \u203a \u20682024\u2069, where" in text


UNLABELED = replace(EXPANSION, volumes=(replace(EXPANSION.volumes[0], label="", mount_points=("/mnt/usb",)),))
LABELED = replace(EXPANSION, volumes=(replace(EXPANSION.volumes[0], mount_points=("/mnt/usb/inner",)),))


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/mnt/usb/Shingleback", "Seagate Expansion Desk, 8 TB \u203a Shingleback"),
        ("/mnt/usb/inner/2026", "Backup \u203a 2026"),
        ("/mnt/usb2", "/mnt/usb2"),
        ("/srv/me", "/srv/me"),
    ],
)
def test_a_path_is_called_by_the_drive_that_is_mounted_there(path: str, name: str) -> None:
    """Wherever that is: not everybody mounts drives where desktops do."""
    mounted = mounted_drives([UNLABELED, LABELED, INTERNAL])
    assert name_of_path(path, translate, mounted) == name


@pytest.mark.parametrize(
    ("speak", "text"),
    [
        (
            lambda screen_names: sentence(Why.ENCRYPTED_CLOSED, {"device": "/dev/sdb1"}, screen_names),
            "The drive is encrypted.",
        ),
        (
            lambda screen_names: sentence(Why.DESTINATION_CHANGED, {"path": "/media/me/Backup/a"}, screen_names),
            "in Backup \u203a a is gone",
        ),
        (
            lambda screen_names: note("left-open", {"device": "/dev/sdb1"}, screen_names),
            "The drive was opened for reading",
        ),
        (
            lambda screen_names: safety_reason("mounted", {"point": "/media/me/Backup"}, screen_names),
            "It is open (Backup).",
        ),
    ],
    ids=["refusal", "place", "note", "danger"],
)
def test_sentences_of_the_window_have_names_and_those_of_the_terminal_have_paths(
    speak: Callable[[Translate], str], text: str
) -> None:
    assert text in speak(translate)
    assert "/dev/sdb1" in speak(untranslated) or "/media/me/Backup" in speak(untranslated)


def test_a_command_to_type_keeps_its_device() -> None:
    assert "blkzone report /dev/sdb”" in sentence(Why.ZONES_NOT_ALLOWED, {"path": "/dev/sdb"}, translate)


def test_a_message_of_the_system_keeps_its_words_and_lines() -> None:
    values = {"detail": "/dev/sdb1: Input/output error"}
    assert "(/dev/sdb1: Input/output error)" in sentence(Why.EJECT_REFUSED, values, translate)
    values = {"detail": "/run/media/me/Backup: permission denied"}
    assert "(Backup: permission denied)" in sentence(Why.EJECT_REFUSED, values, translate)
    values = {"detail": "/dev/sdb1 is in use\nby a program"}
    assert "(/dev/sdb1 is in use\nby a program)" in sentence(Why.EJECT_REFUSED, values, translate)
