"""Paths in a backup, and where their files come from."""

from shingleback.engine.repo.format import Origin


def path_text(path: bytes) -> str:
    """Return a path as text for JSON, with escapes for bytes that are not UTF-8."""
    return path.decode("utf-8", "backslashreplace")


def path_in_backup(origins: list[Origin], path: bytes) -> bytes:
    """Return the path in the backup for a path as the user wrote it: in the backup, or the file's original path."""
    if not path.startswith(b"/"):
        return path.rstrip(b"/")
    for origin in origins:
        top = origin.path.rstrip("/") + "/"
        if (path_text(path).rstrip("/") + "/").startswith(top):
            return b"/".join([origin.name.encode(), *path.rstrip(b"/").split(b"/")[top.count("/") :]])
    return path.strip(b"/")
