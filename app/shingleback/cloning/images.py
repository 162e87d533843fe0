"""Opens the image to which a clone goes: a new one, as large as the source, or one that an earlier run has begun."""

import os

from shingleback.cloning.media import ImageTarget
from shingleback.domain.cloning import ClonePlan
from shingleback.domain.errors import DriveFull, ShinglebackError, UsageError, Why
from shingleback.engine.drive.throttle import Disk
from shingleback.engine.files.linux import FULL


def opened_image(plan: ClonePlan, disk: Disk, *, is_new: bool) -> ImageTarget:
    """Raises UsageError, and DriveFull where there is not enough room; then there is no new file either."""
    path = plan.target
    room = os.statvfs(os.path.dirname(path))
    if is_new and room.f_bavail * room.f_frsize < plan.copied_bytes:
        raise DriveFull(Why.CLONE_NO_ROOM)
    made = os.O_CREAT | os.O_EXCL if is_new else 0
    try:
        fd = os.open(path, os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC | made, 0o600)
    except FileExistsError:
        raise UsageError(Why.CLONE_TARGET_EXISTS, path=path) from None
    except OSError as error:
        raise _refusal(error, path) from None
    image = ImageTarget(fd, disk)
    if is_new:
        _resize(image, plan.source_bytes, path)
    return image


def _resize(image: ImageTarget, size_bytes: int, path: str) -> None:
    """A filesystem without holes takes all of the room now, and FAT has no files of that size."""
    try:
        image.resize(size_bytes)
    except OSError as error:
        image.close()
        os.unlink(path)
        raise _refusal(error, path) from None


def _refusal(error: OSError, path: str) -> ShinglebackError:
    if error.errno in FULL:
        return DriveFull(Why.CLONE_NO_ROOM)
    return UsageError(Why.TARGET_UNWRITABLE, path=path, detail=error.strerror or "")
