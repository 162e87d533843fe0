"""Notices that the destination's filesystem does not answer, while the drive side waits for something on it.

A drive may take half a minute to spin up, or to read a long list. So the wait itself says nothing; the filesystem is
asked, by a process of its own that may hang instead. If it answers, the folder that the drive side works on is asked in
the same way. A filesystem on a disk is not asked: it would answer from memory, whatever its disk does.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from shingleback.devices.mounts import Mount, may_hang, mount_above
from shingleback.domain.text import display_path
from shingleback.protocol.events import PlaceSilent
from shingleback.protocol.process import FilesystemQuery, folder_query

_ASKED_AFTER_S: Final = 1.0
_REPORT_S: Final = 1.0


def _mount_at(path: bytes) -> Mount | None:
    return mount_above(Path(os.fsdecode(path)))


class _Queries:
    """What is asked during one wait: the destination's filesystem, and the folder that the drive side works on.

    Attributes:
        mount: the filesystem.
    """

    def __init__(
        self,
        destination: bytes,
        mount: Mount,
        ask: Callable[[bytes], FilesystemQuery],
        ask_folder: Callable[[bytes], FilesystemQuery],
    ) -> None:
        self.mount = mount
        self._destination = destination
        self._query = ask(os.fsencode(mount.point))
        self._ask_folder = ask_folder
        self._folder = b""
        self._folder_query: FilesystemQuery | None = None

    def unanswered_s(self, now_s: float) -> float:
        """Return how long the filesystem has not answered."""
        return self._query.unanswered_s(now_s)

    def unanswered_folder_s(self, folder: bytes, now_s: float) -> float:
        """Return how long a folder has not answered. It is asked again if the drive side goes on to another one."""
        if self._folder_query is None or folder != self._folder:
            if self._folder_query is not None:
                self._folder_query.close()
            self._folder = folder
            self._folder_query = self._ask_folder(os.path.join(self._destination, folder))
        return self._folder_query.unanswered_s(now_s)

    def close(self) -> None:
        self._query.close()
        if self._folder_query is not None:
            self._folder_query.close()


class DestinationWatch:
    """Watches one destination.

    Attributes:
        is_silent: it does not answer.
        silent_s: how long its filesystem, or the folder, has not answered; 0 if it does, or was not asked.
        silent_path: what does not answer: the destination, or a folder in it.
    """

    def __init__(
        self,
        destination: bytes,
        real_destination: bytes,
        patience_s: float,
        mount_at: Callable[[bytes], Mount | None] = _mount_at,
        ask: Callable[[bytes], FilesystemQuery] = FilesystemQuery,
        ask_folder: Callable[[bytes], FilesystemQuery] = folder_query,
    ) -> None:
        """`real_destination` has no symlinks. `patience_s` is how long an answer may take before it is reported."""
        self.is_silent = False
        self.silent_s = 0.0
        self.silent_path = destination
        self._destination = destination
        self._real_destination = real_destination
        self._patience_s = patience_s
        self._mount_at = mount_at
        self._ask = ask
        self._ask_folder = ask_folder
        self._queries: _Queries | None = None
        self._has_looked = False  # whether there is anything to ask
        self._reported_s = 0.0

    def look(self, waits_s: float, now_s: float, folder: bytes = b"") -> PlaceSilent | None:
        """Return what is to be reported now.

        `waits_s` is how long the drive side has not answered, and `folder` what it touched last, below the destination.
        """
        if waits_s < _ASKED_AFTER_S:
            self.silent_s = 0.0
            self.close()
            return self._report_end()
        if not self._has_looked:
            self._has_looked = True
            mount = self._mount_at(self._real_destination)
            if mount is not None and may_hang(mount):
                self._queries = _Queries(self._real_destination, mount, self._ask, self._ask_folder)
        queries = self._queries
        if queries is None:
            return None
        self.silent_s, path = queries.unanswered_s(now_s), self._destination
        folder_s = queries.unanswered_folder_s(folder, now_s) if self.silent_s < self._patience_s else 0.0
        if folder_s > self.silent_s:
            self.silent_s, path = folder_s, os.path.join(self._destination, folder)
        if self.silent_s < self._patience_s:
            return self._report_end()
        self.silent_path = path
        if self.is_silent and now_s - self._reported_s < _REPORT_S:
            return None
        self.is_silent, self._reported_s = True, now_s
        return PlaceSilent(
            path=display_path(path),
            server=queries.mount.source,
            kind=queries.mount.kind,
            silent_s=round(waits_s, 1),
        )

    def close(self) -> None:
        if self._queries is not None:
            self._queries.close()
        self._queries, self._has_looked = None, False

    def _report_end(self) -> PlaceSilent | None:
        if not self.is_silent:
            return None
        self.is_silent = False
        return PlaceSilent(path=display_path(self.silent_path))
