"""What `mount`, `unmount` and `contents` end with, as lines of text."""

from shingleback.jobs.final_words import ContentsFinished, MountFinished
from shingleback.jobs.preparing_items import ContentsItem
from shingleback.model.mounting import AccessTimes
from shingleback.words.mounting import closed_text, opened_text
from shingleback.words.numbers import files, size


def lines(word: MountFinished | ContentsFinished) -> list[str]:
    if word.outcome != "done":
        return []
    match word:
        case MountFinished(command="unmount"):
            return [closed_text()]
        case MountFinished():
            return [opened_text(AccessTimes(word.access_times), word.mount_point)]
        case ContentsFinished():
            return [line for volume in word.volumes for line in _volume(volume)] or ["Nothing is on it."]


def _volume(volume: ContentsItem) -> list[str]:
    what = " ".join(part for part in (volume.filesystem, volume.label) if part) or "nothing that is recognized"
    said = [f"{volume.device}: {what}, {size(volume.size_bytes)}"]
    if volume.filesystem == "crypto_LUKS":
        return [*said, "  It is encrypted; what is in it can be seen when it is open."]
    if volume.used_bytes is not None:
        said.append(f"  {size(volume.used_bytes)} in use{_count(volume)}")
    elif volume.filesystem:
        said.append("  What is on it could not be seen.")
    if volume.backup_sources is not None:
        said.append(f"  A backup of {', '.join(volume.backup_sources)} is here.")
    if volume.newest:
        said.append("  Changed last:" if volume.is_complete else "  Changed last, of what was looked at:")
        said += [f"    {at[:10]}  {name}" for name, at in volume.newest]
    return said


def _count(volume: ContentsItem) -> str:
    if volume.files is None:
        return ""
    return f", {'' if volume.is_complete else 'at least '}{files(volume.files)}"
