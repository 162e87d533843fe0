"""Presets leave out what programs make again, and nothing that a person has made."""

import pytest

from shingleback.domain.excludes import DEFAULT_EXCLUDES
from shingleback.domain.presets import DEFAULT_PRESETS, PRESETS, presets_named
from shingleback.engine.source.excludes import Excludes
from shingleback.messages import exclusions

LEFT_OUT = {
    "caches": [
        ".cache/mozilla",
        "old/home/.cache",
        ".var/app/org.mozilla.firefox/cache",
        "me/.var/app/org.mozilla.firefox/cache",
        ".config/Code/CachedData",
        ".config/google-chrome/Default/Code Cache",
        ".local/share/baloo",
    ],
    "packages": [
        ".cargo/registry",
        "me/.m2/repository",
        ".npm/_cacache",
        "go/pkg/mod",
        "miniconda3/pkgs",
        "Android/Sdk",
    ],
    "builds": ["site/node_modules", "tool/.venv", "a/b/__pycache__"],
    "flatpak": [".local/share/flatpak/runtime", "me/.local/share/flatpak/repo", "var/lib/flatpak/app"],
    "containers": [".local/share/containers/storage/overlay", "var/lib/docker/overlay2"],
    "shaders": [".local/share/Steam/steamapps/shadercache"],
    "systems": ["System Volume Information", "photos/@eaDir"],
    "games": [".local/share/Steam/steamapps/common"],
    "machines": [".local/share/libvirt/images", "VirtualBox VMs"],
    "models": [".ollama/models"],
}
OF_A_PERSON = [
    ".config/Code/User",
    ".config/google-chrome/Default",
    ".var/app/org.mozilla.firefox/data",
    ".var/app/org.mozilla.firefox/.mozilla/cache",
    ".local/share/flatpak/overrides",
    ".local/share/containers/storage/volumes",
    "var/lib/docker/volumes",
    ".local/share/Steam/steamapps/compatdata",
    ".local/share/Steam/userdata",
    ".mozilla/firefox",
    ".thunderbird",
    "Documents/cache",
    "Pictures/Cache",
    "project/vendor",
    "project/build",
    "project/target",
    "project/venv",
    "registry",
    ".conda/envs",
    "miniconda3/envs",
]


def left_out(path: str, presets: tuple[str, ...]) -> str:
    """The name of the preset that leaves out a folder or one of those around it; empty if none does."""
    excludes = Excludes([], presets=presets_named(presets))
    names = path.split("/")
    for count in range(1, len(names) + 1):
        match = excludes.of_folder("/".join(names[:count]).encode(), names[count - 1].encode())
        if match:
            return match.rule
    return ""


@pytest.mark.parametrize(("name", "path"), [(name, path) for name, paths in LEFT_OUT.items() for path in paths])
def test_a_preset_leaves_out_what_it_is_for(name: str, path: str) -> None:
    assert left_out(path, (name,)) == name
    assert left_out(path, tuple(preset.name for preset in PRESETS if preset.name != name)) == ""


@pytest.mark.parametrize("path", OF_A_PERSON)
def test_what_a_person_has_made_is_backed_up(path: str) -> None:
    assert left_out(path, tuple(preset.name for preset in PRESETS)) == ""


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: str(preset.name))
def test_a_preset_has_an_example_a_title_and_a_reason(preset: object) -> None:
    name = getattr(preset, "name", "")

    assert LEFT_OUT[name]
    assert not exclusions.preset_title(name).endswith(".")
    assert exclusions.preset_reason(name).endswith(".")


def test_what_may_hold_work_is_backed_up_by_default() -> None:
    assert {preset.name for preset in PRESETS} - set(DEFAULT_PRESETS) == {"games", "machines", "models"}


def test_an_unknown_name_is_ignored() -> None:
    assert [preset.name for preset in presets_named(["of tomorrow", "caches"])] == ["caches"]


def test_the_names_are_different_and_their_rules_too() -> None:
    rules = [rule for preset in PRESETS for rule in preset.rules] + list(DEFAULT_EXCLUDES)

    assert len({preset.name for preset in PRESETS}) == len(PRESETS)
    assert len(set(rules)) == len(rules)
