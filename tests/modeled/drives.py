"""Drives to measure on: presets of the simulator, made smaller for small workloads."""

from dataclasses import replace

from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.presets import PRESETS, Preset


def scaled_preset(preset: str, *, size_bytes: int, cache: float, is_used: bool) -> Preset:
    """A drive of this size, with the arm, rotation and bands of the preset; `cache` scales its cache."""
    found = PRESETS[preset] if is_used else PRESETS[preset].fresh()
    found = found.scaled(cache=cache)
    mechanics = replace(found.drive.mechanics, capacity_bytes=size_bytes)
    return replace(found, drive=replace(found.drive, mechanics=mechanics))


def bytes_per_s(preset: Preset) -> float:
    """The drive's fastest streaming rate."""
    return preset.drive.mechanics.outer_bytes_per_s


def knows_trim(preset: Preset) -> bool:
    return not isinstance(preset.drive, MediaCacheDrive)
