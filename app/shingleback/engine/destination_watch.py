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
        self._destination = destination
        self._real_destination = real_destination
        self._patience_s = patience_s
        self._mount_at = mount_at
        self._ask = ask
        self._ask_folder = ask_folder
        self.silent_path = destination
        self._query: FilesystemQuery | None = None
        self._folder: bytes | None = None
        self._folder_query: FilesystemQuery | None = None
        self._mount: Mount | None = None
        self._has_looked = False
        self._reported_s = 0.0

    def look(self, waits_s: float, now_s: float, folder: bytes = b"") -> PlaceSilent | None:
        """Return what is to be reported now.

        `waits_s` is how long the drive side has not answered, and `folder` what it touched last, below the destination.
        """
        if waits_s < _ASKED_AFTER_S:
            self._has_looked = False
            self.silent_s = 0.0
            self.close()
            return self._report_end()
        if not self._has_looked:
            self._has_looked = True
            mount = self._mount_at(self._real_destination)
            self._mount = mount if mount is not None and may_hang(mount) else None
        if self._mount is None:
            return None
        if self._query is None:
            self._query = self._ask(os.fsencode(self._mount.point))
        self.silent_s, path = self._query.unanswered_s(now_s), self._destination
        if self.silent_s < self._patience_s and (folder_s := self._unanswered_folder_s(folder, now_s)) > self.silent_s:
            self.silent_s, path = folder_s, os.path.join(self._destination, folder)
        if self.silent_s < self._patience_s:
            return self._report_end()
        self.silent_path = path
        if self.is_silent and now_s - self._reported_s < _REPORT_S:
            return None
        self.is_silent, self._reported_s = True, now_s
        return PlaceSilent(
            path=display_path(path),
            server=self._mount.source,
            kind=self._mount.kind,
            silent_s=round(waits_s, 1),
        )

    def _unanswered_folder_s(self, folder: bytes, now_s: float) -> float:
        """Return how long a folder has not answered. It is asked again if the drive side goes on to another one."""
        if self._folder_query is None or folder != self._folder:
            if self._folder_query is not None:
                self._folder_query.close()
            self._folder, place = folder, os.path.join(self._real_destination, folder)
            self._folder_query = self._ask_folder(place)
        return self._folder_query.unanswered_s(now_s)

    def close(self) -> None:
        for query in (self._query, self._folder_query):
            if query is not None:
                query.close()
        self._query = self._folder_query = None

    def _report_end(self) -> PlaceSilent | None:
        if not self.is_silent:
            return None
        self.is_silent = False
        return PlaceSilent(path=display_path(self.silent_path))
