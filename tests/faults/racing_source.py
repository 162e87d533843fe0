"""A source that a thread changes at random while it is backed up, and what may be true of a copy of it.

Each content tells the file that it belongs to and its number, and is long enough that a mixture of two shows. The
thread notes what each path has at any time. This code imports nothing of the program.
"""

import contextlib
import functools
import hashlib
import os
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_NAMES: Final = "abcdefgh"
_SIZES: Final = (0, 60, 60, 3_000, 3_000, 40_000, 400_000)
_DEEPEST: Final = 4
_ABSENT: Final = ""
_BEGINNING: Final = "beginning of "


class _File:
    """A file with all its names. `token` tells its content; `number` is its own."""

    def __init__(self, number: int, size: int) -> None:
        self.number = number
        self.size = size
        self.token = _ABSENT
        self.paths: set[str] = set()


class RacingSource:
    """The source, and what it had since `begin`. Paths are relative to its top.

    Attributes:
        seen: the tokens that each path had; `_ABSENT` if it was not there at some time.
        names_of: the paths that each file had.
        lasting: the numbers of the files that were there all the time.
        moves_folders: if they move while they are read, what is in them has any content and name of later.
        shell_steps: what was done, for a report.
        chance: what decides.
    """

    def __init__(self, top: Path, chance: random.Random) -> None:
        self.top = top
        self.seen: dict[str, set[str]] = {}
        self.names_of: dict[int, set[str]] = {}
        self.lasting: set[int] = set()
        self.shell_steps: list[str] = []
        self.moves_folders = chance.random() < 0.5
        self.chance = chance
        self._files: dict[str, _File] = {}
        self._folders: set[str] = set()
        self._numbers = 0
        self._contents = 0
        self._steps = (
            (6, self._create), (2, self._make_folder), (6, self._write_in_place), (3, self._write_anew),
            (3, self._append), (5, self._replace), (2, self._remove), (7, self._link), (4, self._rename),
            (4, self._rename_over), (3, self._move_folder), (1, self._remove_folder), (2, self._change_mode),
            (2, self._swap),
        )  # fmt: skip
        top.mkdir()
        (top / "kept").write_bytes(b"an empty source is refused")

    def begin(self) -> None:
        """Forget what was before now."""
        self.seen = {path: {file.token} for path, file in self._files.items()}
        self.names_of = {}
        for path, file in self._files.items():
            self.names_of.setdefault(file.number, set()).add(path)
        self.lasting = set(self.names_of)
        self.shell_steps = []

    def change(self, count: int) -> None:
        weights, steps = zip(*self._steps, strict=True)
        for step in self.chance.choices(steps, weights, k=count):
            with contextlib.suppress(StopIteration):
                step()

    @contextlib.contextmanager
    def changing(self, pause_s: float) -> Iterator[None]:
        """Change it in a thread."""
        has_ended, failures = threading.Event(), list[BaseException]()

        def work() -> None:
            try:
                while not has_ended.is_set():
                    self.change(1)
                    time.sleep(self.chance.random() * pause_s)
            except BaseException as error:  # noqa: BLE001 (raised in the test's own thread)
                failures.append(error)

        thread = threading.Thread(target=work)
        thread.start()
        try:
            yield
        finally:
            has_ended.set()
            thread.join()
        if failures:
            raise failures[0]

    def possible(self, path: str) -> set[str]:
        """What the copy of a path may have. A file that is moved while it is read may change before its end is read."""
        if not self.moves_folders:
            own = {name for names in self.names_of.values() if path in names for name in names}
            return self.seen.get(path, set()).union(*(self._tokens_of_those_at(path, name) for name in own))
        name = os.path.basename(path)
        return set().union(*(tokens for other, tokens in self.seen.items() if os.path.basename(other) == name))

    def _tokens_of_those_at(self, path: str, name: str) -> set[str]:
        """The tokens that `name` had of the files that were at `path` at any time."""
        numbers = {number for number, names in self.names_of.items() if path in names}
        return {token for token in self.seen[name] if token and int(token.split(" ")[-1].split(".")[0]) in numbers}

    # noting ---------------------------------------------------------------------------------------------------

    def _note(self, path: str, file: _File | None) -> None:
        """Note what a path is about to have; it had something else or nothing before."""
        self.seen.setdefault(path, {_ABSENT}).add(_ABSENT if file is None else file.token)
        if file is not None:
            self.names_of.setdefault(file.number, set()).add(path)

    def _take(self, path: str) -> _File:
        file = self._files.pop(path)
        file.paths.discard(path)
        return file

    def _put(self, path: str, file: _File) -> None:
        self._files[path] = file
        file.paths.add(path)

    def _drop(self, path: str) -> None:
        """A path that is about to lead to nothing, or to another file."""
        self._note(path, None)
        file = self._take(path)
        if not file.paths:
            self.lasting.discard(file.number)

    def _step(self, text: str) -> None:
        self.shell_steps.append(text)

    # picking --------------------------------------------------------------------------------------------------

    def _file(self) -> str:
        if not self._files:
            raise StopIteration
        return self.chance.choice(sorted(self._files))

    def _folder(self) -> str:
        return self.chance.choice(["", *sorted(self._folders)])

    def _free(self) -> str:
        path = os.path.join(self._folder(), self.chance.choice(_NAMES) + self.chance.choice(_NAMES))
        if path in self._files or path in self._folders:
            raise StopIteration
        return path

    def _new(self) -> _File:
        self._numbers += 1
        file = _File(self._numbers, self.chance.choice(_SIZES))
        file.token = self._token(file)
        return file

    def _token(self, file: _File) -> str:
        self._contents += 1
        return f"{file.number}.{self._contents}.{file.size}"

    # steps ----------------------------------------------------------------------------------------------------

    def _create(self) -> None:
        path, file = self._free(), self._new()
        self.seen.setdefault(path, {_ABSENT}).add(_BEGINNING + file.token)
        self._note(path, file)
        self._step(f"create {path} {file.token}")
        (self.top / path).write_bytes(content_of(file.token))
        self._put(path, file)

    def _make_folder(self) -> None:
        path = self._free()
        if path.count("/") < _DEEPEST:
            self._step(f"mkdir {path}")
            (self.top / path).mkdir()
            self._folders.add(path)

    def _write_in_place(self) -> None:
        """By a single call, so that it has the old content or the new one, and its size and perhaps its time stay."""
        path = self._file()
        file = self._files[path]
        before = os.stat(self.top / path)
        file.token = self._token(file)
        for name in file.paths:
            self._note(name, file)
        self._step(f"pwrite {path} {file.token}")
        fd = os.open(self.top / path, os.O_WRONLY)
        try:
            os.pwrite(fd, content_of(file.token), 0)
        finally:
            os.close(fd)
        if self.chance.random() < 0.3:
            os.utime(self.top / path, ns=(before.st_atime_ns, before.st_mtime_ns))

    def _write_anew(self) -> None:
        """In several calls: any beginning of the new content may be read."""
        path = self._file()
        file = self._files[path]
        file.size = self.chance.choice(_SIZES)
        file.token = self._token(file)
        for name in file.paths:
            self.seen.setdefault(name, {_ABSENT}).add(_BEGINNING + file.token)
            self._note(name, file)
        self._step(f"write {path} {file.token}")
        with open(self.top / path, "wb") as opened:
            for start in range(0, file.size, 30_000):
                opened.write(content_of(file.token)[start : start + 30_000])
                opened.flush()

    def _append(self) -> None:
        """What was there stays, as in a mailbox: its beginning is that of the new content, too."""
        path = self._file()
        file = self._files[path]
        file.size += self.chance.choice((1, 500, 20_000))
        if file.size > 1_000_000:
            raise StopIteration
        self._replace_content(path, file)

    def _replace_content(self, path: str, file: _File) -> None:
        file.token = self._token(file)
        for name in file.paths:
            self.seen.setdefault(name, {_ABSENT}).add(_BEGINNING + file.token)
            self._note(name, file)
        self._step(f"truncate and write {path} {file.token}")
        (self.top / path).write_bytes(content_of(file.token))

    def _replace(self) -> None:
        """A new file in the place of an old one, by a rename, as editors save. It has no other names."""
        path, file = self._file(), self._new()
        before = os.stat(self.top / path)
        if self.chance.random() < 0.3:
            file.size = self._files[path].size
            file.token = self._token(file)
        self._step(f"replace {path} {file.token}")
        aside = self.top.parent / "aside"
        aside.write_bytes(content_of(file.token))
        if self.chance.random() < 0.3:
            os.utime(aside, ns=(before.st_atime_ns, before.st_mtime_ns))
        self._note(path, file)
        was_absent = _ABSENT in self.seen[path]
        self._drop(path)
        if not was_absent:
            self.seen[path].discard(_ABSENT)
        aside.rename(self.top / path)
        self._put(path, file)

    def _remove(self) -> None:
        path = self._file()
        self._step(f"rm {path}")
        self._drop(path)
        (self.top / path).unlink()

    def _link(self) -> None:
        path, new = self._file(), self._free()
        self._step(f"ln {path} {new}")
        self._note(new, self._files[path])
        (self.top / new).hardlink_to(self.top / path)
        self._put(new, self._files[path])

    def _rename(self) -> None:
        path, new = self._file(), self._free()
        self._step(f"mv {path} {new}")
        self._move(path, new)
        (self.top / path).rename(self.top / new)

    def _move(self, path: str, new: str) -> None:
        self._note(new, self._files[path])
        self._note(path, None)
        self._put(new, self._take(path))

    def _rename_over(self) -> None:
        path, target = self._file(), self._file()
        if self._files[path] is self._files[target]:
            raise StopIteration  # rename(2) does nothing then
        self._step(f"mv {path} {target}")
        was_absent = _ABSENT in self.seen.get(target, {_ABSENT})
        self._drop(target)
        self._move(path, target)
        if not was_absent:
            self.seen[target].discard(_ABSENT)
        (self.top / path).rename(self.top / target)

    def _swap(self) -> None:
        first, second = self._file(), self._file()
        if first != second:
            aside = f"{self._free()}.aside"
            for path, new in ((first, aside), (second, first), (aside, second)):
                self._step(f"mv {path} {new}")
                self._move(path, new)
                (self.top / path).rename(self.top / new)

    def _move_folder(self) -> None:
        folder, new = self._folder(), self._free()
        if not (self.moves_folders and folder) or f"{new}/".startswith(f"{folder}/") or new.count("/") >= _DEEPEST:
            raise StopIteration
        self._step(f"mv {folder} {new}")
        for path in [path for path in self._files if path.startswith(f"{folder}/")]:
            self._move(path, new + path[len(folder) :])
        inner = {path for path in self._folders if f"{path}/".startswith(f"{folder}/")}
        self._folders = (self._folders - inner) | {new + path[len(folder) :] for path in inner}
        (self.top / folder).rename(self.top / new)

    def _remove_folder(self) -> None:
        folder = self._folder()
        inner = sorted(path for path in self._folders if f"{path}/".startswith(f"{folder}/"))
        if not folder or len(inner) > 3 or self.chance.random() < 0.5:
            raise StopIteration
        for path in [path for path in self._files if path.startswith(f"{folder}/")]:
            self._step(f"rm {path}")
            self._drop(path)
            (self.top / path).unlink()
        for path in reversed(inner):
            self._step(f"rmdir {path}")
            (self.top / path).rmdir()
            self._folders.discard(path)

    def _change_mode(self) -> None:
        path = self._file()
        self._step(f"chmod {path}")
        (self.top / path).chmod(self.chance.choice((0o600, 0o644, 0o755)))


@functools.lru_cache(maxsize=500)
def content_of(token: str) -> bytes:
    size, head = int(token.rpartition(".")[2]), f"[{token}]".encode()
    return (head + hashlib.shake_128(head).digest(size))[:size]


def token_of(content: bytes, seen: set[str]) -> str | None:
    """Return which of the seen contents this is, or None."""
    for token in sorted(seen - {_ABSENT}):
        whole = token.removeprefix(_BEGINNING)
        is_same = content_of(whole).startswith(content) if whole != token else content_of(token) == content
        if is_same:
            return whole
    return None
