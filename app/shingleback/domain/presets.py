"""Kinds of files that programs make again or download again, which a backup set can leave out.

On a shingled drive these files cost most: they are many, they change every day, and nobody will ever restore them.
`is_default` marks those that new sets leave out. A rule has one of the forms in `domain.excludes`; `**/` makes it match
in a home folder that is the source, is in it, or is a copy of one.

A set stores the names of its presets, not their rules, so that it gains the rules that later versions add.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

_FLATPAK: Final = ("app", "appstream", "repo", "runtime")  # not `overrides`, which holds choices of the user
_IMAGES_OF_PODMAN: Final = ("btrfs", "overlay", "vfs")  # not `volumes`, which hold data
_IMAGES_OF_DOCKER: Final = ("btrfs", "buildkit", "containerd", "fuse-overlayfs", "image", "overlay2", "vfs", "zfs")


class ExcludePreset(NamedTuple):
    """One kind of files. `messages.presets` has its title and the reason to leave it out."""

    name: str
    rules: tuple[str, ...]
    is_default: bool = True


PRESETS: Final = (
    ExcludePreset(
        "caches",
        (
            ".cache/",
            "**/.var/app/*/cache/",
            "**/.config/*/Cache/",
            "**/.config/*/CachedData/",
            "**/.config/*/Code Cache/",
            "**/.config/*/GPUCache/",
            "**/.config/*/Service Worker/CacheStorage/",
            "**/.config/*/*/Cache/",
            "**/.config/*/*/Code Cache/",
            "**/.config/*/*/GPUCache/",
            "**/.config/*/*/Service Worker/CacheStorage/",
            "**/.local/share/baloo/",
            "**/.nv/ComputeCache/",
            "**/.nv/GLCache/",
            "**/.java/deployment/cache/",
        ),
    ),
    ExcludePreset(
        "packages",
        (
            "**/.bun/install/cache/",
            "**/.cabal/packages/",
            "**/.cargo/git/",
            "**/.cargo/registry/",
            "**/.composer/cache/",
            "**/.conda/pkgs/",
            "**/.gradle/caches/",
            "**/.gradle/wrapper/dists/",
            "**/.ivy2/cache/",
            "**/.local/share/NuGet/",
            "**/.local/share/pnpm/store/",
            "**/.local/share/uv/python/",
            "**/.m2/repository/",
            "**/.npm/_cacache/",
            "**/.npm/_npx/",
            "**/.nuget/packages/",
            "**/.opam/download-cache/",
            "**/.pnpm-store/",
            "**/.pub-cache/",
            "**/.rustup/downloads/",
            "**/.rustup/toolchains/",
            "**/.yarn/berry/cache/",
            "**/Android/Sdk/",
            "**/anaconda3/pkgs/",
            "**/go/pkg/mod/",
            "**/mambaforge/pkgs/",
            "**/miniconda3/pkgs/",
            "**/miniforge3/pkgs/",
        ),
    ),
    ExcludePreset(
        "builds",
        (
            "node_modules/",
            "bower_components/",
            "__pycache__/",
            ".venv/",
            ".tox/",
            ".nox/",
            ".mypy_cache/",
            ".pytest_cache/",
            ".ruff_cache/",
            ".parcel-cache/",
            "**/.next/cache/",
            "**/.terraform/providers/",
        ),
    ),
    ExcludePreset(
        "flatpak",
        tuple(f"**/{store}/flatpak/{name}/" for store in (".local/share", "var/lib") for name in _FLATPAK),
    ),
    ExcludePreset(
        "containers",
        (
            *(
                f"**/{store}/containers/storage/{name}{part}/"
                for store in (".local/share", "var/lib")
                for name in _IMAGES_OF_PODMAN
                for part in ("", "-containers", "-images", "-layers")
            ),
            *(f"**/{store}/docker/{name}/" for store in (".local/share", "var/lib") for name in _IMAGES_OF_DOCKER),
        ),
    ),
    ExcludePreset(
        "shaders",
        (
            "**/steamapps/downloading/",
            "**/steamapps/shadercache/",
            "**/steamapps/temp/",
            "**/Steam/appcache/httpcache/",
            "**/Steam/config/htmlcache/",
        ),
    ),
    ExcludePreset(
        "systems",
        (
            "System Volume Information/",
            "hiberfil.sys",
            "pagefile.sys",
            "swapfile.sys",
            ".Spotlight-V100/",
            ".Trashes/",
            ".fseventsd/",
            "@eaDir/",
        ),
    ),
    ExcludePreset("games", ("**/steamapps/common/",), is_default=False),
    ExcludePreset(
        "machines",
        (
            "**/.local/share/gnome-boxes/images/",
            "**/.local/share/libvirt/images/",
            "**/.var/app/org.gnome.Boxes/data/gnome-boxes/images/",
            "**/var/lib/libvirt/images/",
            "VirtualBox VMs/",
            "*.qcow2",
            "*.vdi",
            "*.vhdx",
            "*.vmdk",
        ),
        is_default=False,
    ),
    ExcludePreset(
        "models",
        (
            "**/.lmstudio/models/",
            "**/.local/share/nomic.ai/GPT4All/",
            "**/.ollama/models/",
            "**/usr/share/ollama/.ollama/models/",
        ),
        is_default=False,
    ),
)

DEFAULT_PRESETS: Final = tuple(preset.name for preset in PRESETS if preset.is_default)
BY_DEFAULT: Final = "default"
"""On the command line, the name of all of them together."""
_BY_NAME: Final = {preset.name: preset for preset in PRESETS}


def presets_named(names: Iterable[str]) -> tuple[ExcludePreset, ...]:
    """Return the presets with these names, without those that this program does not know."""
    return tuple(_BY_NAME[name] for name in names if name in _BY_NAME)
