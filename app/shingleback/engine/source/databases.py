"""Does the plan's work for files, and copies each database together with its logs (see `database_logs`).

All of a database goes into one checkpoint, or none of it does: then it is reported, and its copy and the copies of its
logs stay as they were, fitting together.
"""

import os
import stat as modes
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from shingleback.engine.drive.operations import RemoveFile
from shingleback.engine.files.attributes import Stat, stat_of
from shingleback.engine.files.folders import join
from shingleback.engine.source.checkpoint import Checkpoints
from shingleback.engine.source.copy_context import CopyContext
from shingleback.engine.source.current_folder import CurrentFolder
from shingleback.engine.source.database_logs import (
    BEGINNING_BYTES,
    CURRENT,
    LEVEL_DATABASE,
    DatabaseLogs,
    UnreadableDatabaseError,
    begins_like_log,
    is_of_leveldb,
    log_names,
)
from shingleback.engine.source.file_transfer import CopyError, FileWork
from shingleback.engine.source.leveldb import LevelDatabase
from shingleback.engine.source.reader import open_file
from shingleback.engine.source.sender import Sender
from shingleback.engine.source.sent_file import ChangingError, DatabaseFoundError, NoRoomError, NotSentError


class DatabaseWork:
    """Does the work for the files of one run. A database comes when its first file does."""

    def __init__(
        self,
        context: CopyContext,
        checkpoints: Checkpoints,
        files: FileWork,
        sender: Sender,
        has_room: Callable[[int], bool],
    ) -> None:
        """`has_room`: whether content of this size fits on the drive."""
        self._context = context
        self._checkpoints = checkpoints
        self._files = files
        self._sender = sender
        self._has_room = has_room

    def remove(self, folder: CurrentFolder, name: bytes) -> None:
        """Remove a file from the drive that the source no longer has."""
        if not self._is_in_database(folder, name):
            self._remove(folder, name)

    def copy(self, folder: CurrentFolder, stat: Stat) -> None:
        """Transfer a file or symlink that is new or has changed."""
        if not self._is_in_database(folder, stat.name):
            try:
                self._files.copy(folder, stat)
            except DatabaseFoundError:
                self._copy_found(folder, stat.name, [stat])

    def recheck(self, folder: CurrentFolder, stat: Stat) -> None:
        """Transfer what has changed of a file: its attributes, or its content, too."""
        if not self._is_in_database(folder, stat.name):
            try:
                self._files.recheck(folder, stat)
            except DatabaseFoundError:
                self._copy_found(folder, stat.name, [])

    def _copy_found(self, folder: CurrentFolder, name: bytes, planned: list[Stat]) -> None:
        """Copy what reading has shown to be a database. `planned`: its state in the plan, if that has to copy it."""
        self._copy_database(folder, name)
        if name not in folder.done:  # it has vanished since it was read, or become something else
            self._files.leave_out(folder.id, planned)
            self._files.report(folder, name, ChangingError())

    def _is_in_database(self, folder: CurrentFolder, name: bytes) -> bool:
        """Whether a file belongs to a database, which is copied now unless that is done."""
        database = folder.databases.get(name)
        if database == LEVEL_DATABASE:
            self._copy_level_database(folder)
        elif database is not None:
            self._copy_database(folder, database)
        return name in folder.done

    def _copy_database(self, folder: CurrentFolder, name: bytes) -> None:
        """Copy a database and its logs, unless there is none, or it is excluded: then its logs stand for themselves."""
        for member in (name, *log_names(name)):
            folder.databases.pop(member, None)
        if self._is_excluded(folder, name):
            return
        try:
            self._context.access.touch(join(folder.real_path, name))
            now = stat_of(name, os.stat(name, dir_fd=folder.fd, follow_symlinks=False))
        except OSError as error:
            if name in folder.indexed_files and name not in folder.removed:  # its copy stays
                members = (name, *self._logs(folder, name).names)
                folder.done.update(members)
                self._leave_out(folder, members)
                self._files.report(folder, name, error)
                self._report_logs(folder, members[1:])
            return
        if not now.is_file:
            return
        logs = self._logs(folder, name)
        folder.done.update((name, *logs.names))
        for log_name in logs.names:  # no checkpoint may come between a database and its logs
            self._files.links.part_from(folder.place_of(log_name))
        try:
            failure = self._copy_main(folder, now, logs)
            if failure is None:
                with self._not_canceled():
                    for log_name in logs.names:
                        self._copy_log(folder, log_name, logs)
                return
            self._leave_out(folder, logs.names)
            if isinstance(failure, OSError):
                self._report_logs(folder, logs.names)
        finally:
            logs.forget()

    def _copy_level_database(self, folder: CurrentFolder) -> None:
        """Copy the LevelDB database of a folder, unless it holds none: then its files stand for themselves."""
        planned = {member for member, database in folder.databases.items() if database == LEVEL_DATABASE}
        for member in planned:
            del folder.databases[member]
        logs = self._captured_from(folder, [])
        database = LevelDatabase(folder, logs, lambda name: self._is_excluded(folder, name))
        failure: CopyError | None = None
        try:
            if not database.is_one():
                return
            with self._sender.expecting_database(lambda _fd: None):  # even a table that looks like one
                database.copy_tables(self._files)
            self._check_logs(folder, CURRENT, logs)
        except (OSError, NotSentError) as error:
            failure = error
        else:
            self._copy_captured(folder, logs)
        finally:
            logs.forget()
        folder.done |= planned | database.members
        members = database.members if failure is None else database.tried
        self._leave_out(folder, planned - members)
        if failure is not None:
            self._files.report(folder, b"", failure)

    def _copy_captured(self, folder: CurrentFolder, logs: DatabaseLogs) -> None:
        """Transfer what grows in a LevelDB database, and remove what it needs no more."""
        gone_names = [name for name in folder.indexed_files if is_of_leveldb(name) and name in folder.removed]
        for name in (*logs.names, *gone_names):
            self._files.links.part_from(folder.place_of(name))
        with self._not_canceled():
            for name in logs.names:
                self._copy_log(folder, name, logs)
            for name in gone_names:
                self._remove(folder, name)

    def _report_logs(self, folder: CurrentFolder, names: Iterable[bytes]) -> None:
        """Name the logs that the drive does not have as they are, since what they belong to cannot be read.

        A database that only changes all the time stands for its logs, too.
        """
        for name in names:
            try:
                info = os.stat(name, dir_fd=folder.fd, follow_symlinks=False)
            except OSError:
                continue
            stored_stat = folder.known_stat(name)
            if stored_stat is None or not stored_stat.describes(info):
                self._files.report(folder, name, UnreadableDatabaseError())

    def _leave_out(self, folder: CurrentFolder, names: Iterable[bytes]) -> None:
        planned_copies = map(folder.to_copy, names)
        self._files.leave_out(folder.id, [stat for stat in planned_copies if stat is not None])

    def _logs(self, folder: CurrentFolder, name: bytes) -> DatabaseLogs:
        return self._captured_from(folder, [log_name for log_name in log_names(name) if self._is_log(folder, log_name)])

    def _captured_from(self, folder: CurrentFolder, names: list[bytes]) -> DatabaseLogs:
        return DatabaseLogs(
            names,
            folder.known_stat,
            folder.fd,
            self._sender.clock_steps,
            self._context.plan.spool.folder,
            self._context.batcher.attend,
            lambda log_name, names: self._context.reporter.leave_out_attributes(join(folder.path, log_name), names),
        )

    def _is_excluded(self, folder: CurrentFolder, name: bytes) -> bool:
        excludes = self._context.excludes[folder.work.source]
        return excludes.of_file(join(folder.work.path, name), name) is not None

    def _is_log(self, folder: CurrentFolder, name: bytes) -> bool:
        """Whether a name is that of a log, if it exists; not that of a hard link, a folder, or an excluded file.

        Nor is it a log if it is only called like one. One that cannot be read may be one.
        """
        if self._is_excluded(folder, name):
            return False
        try:
            info = os.stat(name, dir_fd=folder.fd, follow_symlinks=False)
            if not modes.S_ISREG(info.st_mode) or info.st_nlink > 1:
                return False
            fd = open_file(name, folder.fd)
            try:
                return begins_like_log(name, os.pread(fd, BEGINNING_BYTES, 0))
            finally:
                os.close(fd)
        except OSError:
            return True

    def _copy_main(self, folder: CurrentFolder, now: Stat, logs: DatabaseLogs) -> CopyError | None:
        """Copy the database itself if the drive lacks it, and capture its logs; return the reported error, or None."""

        def capture(fd: int) -> None:
            logs.capture(fd)
            if os.stat(now.name, dir_fd=folder.fd, follow_symlinks=False).st_ino != os.fstat(fd).st_ino:
                raise ChangingError  # another database has its name, and the logs may be those of that one
            self._check_logs(folder, now.name, logs)

        before, to_copy = folder.known_stat(now.name), folder.to_copy(now.name)
        to_recheck = folder.to_recheck(now.name)
        is_content_known = now.is_linked or self._context.moves.has_moved(folder.id, now.name)  # as of the survey
        try:
            with self._sender.expecting_database(capture):
                if is_content_known:  # its copy may be moved or hard-linked on the drive, if it is still as it is now
                    self._stays(folder, now, capture)
                if to_copy is not None and (is_content_known or to_copy == now):
                    return self._files.copy(folder, to_copy)
                if to_recheck is not None and (is_content_known or to_recheck == now):
                    return self._files.recheck(folder, to_recheck)
                if before is not None and self._stays(folder, before, capture):
                    return None
                return self._files.copy_changed(folder, now, to_copy)
        except (OSError, NotSentError) as error:
            self._files.report(folder, now.name, error)
            return error

    def _stays(self, folder: CurrentFolder, before: Stat, capture: Callable[[int], None]) -> bool:
        """Capture the logs; return whether the database is what it was before. Raises OSError and NotSentError."""
        fd = open_file(before.name, folder.fd)
        try:
            capture(fd)
            return before.describes(os.fstat(fd))
        finally:
            os.close(fd)

    def _check_logs(self, folder: CurrentFolder, database: bytes, logs: DatabaseLogs) -> None:
        """Raise ChangingError or NoRoomError if the drive has no place for the logs."""
        new_bytes, has_other_name = 0, folder.stored_name(database) is not None
        for name, log in logs.captured.items():
            indexed_file = folder.indexed_files.get(name)
            if indexed_file is None or indexed_file.fact.digest != log.digest:
                new_bytes += log.stat.size
            if indexed_file is None and folder.to_copy(name) is None and has_other_name:
                raise ChangingError  # it came after the survey, which finds names that the drive allows
        if new_bytes and not self._has_room(new_bytes):
            raise NoRoomError

    def _copy_log(self, folder: CurrentFolder, name: bytes, logs: DatabaseLogs) -> None:
        log, to_copy = logs.captured.get(name), folder.to_copy(name)
        if log is not None:
            self._files.copy_captured(folder, log, to_copy)
            return
        if to_copy is not None:
            self._files.leave_out(folder.id, [to_copy])
        if name not in logs.present:
            self._remove(folder, name)

    def _remove(self, folder: CurrentFolder, name: bytes) -> None:
        """Remove a file from the drive, unless a rename has already moved or replaced it, or it is to stay."""
        self._files.links.part_from(folder.place_of(name))
        old = folder.old_entry(name, self._context.keeping)
        if old is None or name in self._context.plan.kept_files.get(folder.id, ()):
            return
        self._files.links.forget(folder, name)
        stored, batch = folder.stored_name(name), self._checkpoints.batch
        self._context.batcher.add(RemoveFile(stored or name, name if stored else None, old))
        batch.gone_file(folder.id, name, old.kept_at, old.parts)
        batch.removed_files += 1

    @contextmanager
    def _not_canceled(self) -> Iterator[None]:
        """A database without its new logs must not become durable, which a cancel would do with what was sent."""
        job = self._context.client.job
        may_be_canceled, job.may_be_canceled = job.may_be_canceled, False
        try:
            yield
        finally:
            job.may_be_canceled = may_be_canceled
