"""Damages the list of a backup in every way that it can think of, and judges what is noticed.

A damage is noticed if `verify` ends with problems or says something of the list. Otherwise it must be harmless: all
versions are offered, and each comes back exactly as the source was at its time, as `snapshot` of the restored files
shows, which shares nothing with the engine.
"""

import itertools
import json
import os
import random
import shutil
import sys
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.index_state import SealStore
from shingleback.protocol.events import Note
from tests.helpers.list_edits import Line, batches_of, lines_of, packed
from tests.helpers.merging import ALWAYS, NEVER
from tests.helpers.second_lists import forget_second_list
from tests.helpers.trees import Thing, snapshot, write
from tests.helpers.workshop import Workshop

HOME: Final = ".shingleback"
SECOND: Final = ".shingleback-list"
_STEP: Final = 1000
States = dict[str, dict[bytes, Thing]]


class Template(NamedTuple):
    """A backup of several runs, a copy of its drive after each of them, and the source at each version."""

    folder: Path
    states: States
    earlier: list[Path]


class Silent(NamedTuple):
    """A damage that nobody noticed, and what came of it."""

    seed: int
    damages: list[str]
    what: str


@dataclass
class Figures:
    cases: int = 0
    noticed: int = 0
    harmless: int = 0
    silent: list[Silent] = field(default_factory=list)


def template(folder: Path, chance: random.Random, runs: int, *, merges: bool) -> Template:
    folder.mkdir(parents=True)
    (folder / "shop").mkdir()
    shop = Workshop(folder / "shop")
    states: States = {}
    earlier: list[Path] = []
    shop.when_to_merge = ALWAYS if merges else NEVER
    for number in range(8):
        write(shop.source / f"d{number % 3}" / f"f{number}", b"content %d" % number)
    for number in range(runs):
        _change(shop.source, chance, number)
        result = shop.backup(keep_versions=not merges or number >= runs - 2)
        assert result.outcome == "done", result
        if result.version:
            states[result.version] = snapshot(shop.source)
        copy = folder / f"after-{number}"
        shutil.copytree(shop.destination, copy, symlinks=True)
        earlier.append(copy)
    with_catalog = Catalog(bytes(shop.destination))
    try:
        offered = {version.name for version in with_catalog.versions}
    finally:
        with_catalog.close()
    return Template(folder / "shop", {name: states[name] for name in states if name in offered}, earlier[:-1])


def _change(source: Path, chance: random.Random, number: int) -> None:
    folders = sorted(path for path in source.iterdir() if path.is_dir())
    folder = chance.choice(folders)
    folder.rename(source / f"d{chance.randrange(1000)}-{number}")
    write(source / f"new{number % 2}" / f"n{number}", b"new %d" % number)
    files = sorted(path for path in source.rglob("*") if path.is_file())
    chance.choice(files).write_bytes(b"changed %d" % number)
    chance.choice(files).chmod(0o600 + number)
    victim = chance.choice(files)
    if victim.exists():
        victim.unlink()


class Damager:
    """Damages a copy of a template. Attributes: `notes` say what it did."""

    def __init__(self, drive: Path, templates: list[Template], template: Template, chance: random.Random) -> None:
        self.notes: list[str] = []
        self._is_lone = False
        self._drive = drive
        self._templates = templates
        self._own = template
        self._chance = chance

    def leave_one_copy(self) -> None:
        """Removes the second copy and the tables: then only what a version says of itself can show a damage.

        Nothing can show that all of the newest version is missing, so only lines of entries are damaged.
        """
        forget_second_list(self._drive)
        self._is_lone = True
        self.notes.append("only one copy")

    def damage(self) -> None:
        if self._is_lone:
            self._lines()
            return
        damages: tuple[Callable[[], None], ...] = (
            self._lines,
            self._lines,
            self._lines,
            self._batches,
            self._batches,
            self._segments,
            self._segments,
            self._bits,
            self._files,
            self._folders,
            self._set_back,
            self._of_another,
            self._intruders,
        )
        self._chance.choice(damages)()

    # what is damaged ------------------------------------------------------------------------------------------

    def _copies(self) -> list[Path]:
        """The two copies of one segment, or one of them."""
        first, second = self._drive / HOME / "manifest", self._drive / SECOND
        names = sorted({path.name for folder in (first, second) for path in folder.glob("*.jsonl.gz")})
        if not names:
            return []
        name = self._chance.choice(names)
        copies = [path for path in (first / name, second / name) if path.is_file()]
        return copies if self._chance.random() < 0.6 else copies[: self._chance.randrange(2)] or copies

    def _note(self, damage: str, path: Path) -> None:
        self.notes.append(f"{path.relative_to(self._drive)}: {damage}")

    def _replace(self, damage: str, change: Callable[[bytes], bytes]) -> None:
        """Changes the copies in the same way."""
        seed = self._chance.random()
        for path in self._copies():
            self._chance.seed(seed)
            path.write_bytes(change(path.read_bytes()))
            self._note(damage, path)

    # ways -----------------------------------------------------------------------------------------------------

    def _lines(self) -> None:
        kind = self._chance.choice(("removed", "repeated", "exchanged", "changed", "moved to another batch"))
        seed = self._chance.random()
        for path in self._copies():
            self._chance.seed(seed)
            batches = lines_of(path)
            if batches:
                self._change_line(batches, kind)
                path.write_bytes(packed(batches))
                self._note(f"line {kind}", path)

    def _change_line(self, batches: list[list[Line]], kind: str) -> None:
        chance = self._chance
        usable_batches = [batch for batch in batches if _entries_in(batch)] if self._is_lone else batches
        if not usable_batches:
            return
        batch = chance.choice(usable_batches)
        at = chance.choice(_entries_in(batch)) if self._is_lone else chance.randrange(len(batch))
        if kind == "removed":
            del batch[at]
        elif kind == "repeated":
            batch.insert(chance.randrange(len(batch) + 1), batch[at])
        elif kind == "exchanged":
            other_index = chance.randrange(len(batch))
            batch[at], batch[other_index] = batch[other_index], batch[at]
        elif kind == "changed":
            line = batch[at]
            name = chance.choice(sorted(line))
            line[name] = self._other_value(line[name], batches)
        else:
            chance.choice(batches).append(batch.pop(at))

    def _other_value(self, value: object, batches: list[list[Line]]) -> object:
        values = [line[name] for batch in batches for line in batch for name in line if type(line[name]) is type(value)]
        if isinstance(value, int) and self._chance.random() < 0.5:
            return value + self._chance.choice((-1, 1, 7))
        return self._chance.choice(values)

    def _batches(self) -> None:
        kind = self._chance.choice(("removed", "repeated", "exchanged", "shortened", "all after it removed"))

        def change(data: bytes) -> bytes:
            ends, remaining = [0], data
            for _ in batches_of(data):
                remaining = remaining[_member_bytes(remaining) :]
                ends.append(len(data) - len(remaining))
            members = [data[start:end] for start, end in itertools.pairwise(ends)]
            if not members:
                return data
            at, other_index = self._chance.randrange(len(members)), self._chance.randrange(len(members))
            if kind == "removed":
                del members[at]
            elif kind == "repeated":
                members.insert(other_index, members[at])
            elif kind == "exchanged":
                members[at], members[other_index] = members[other_index], members[at]
            elif kind == "shortened":
                members[at] = members[at][: self._chance.randrange(len(members[at]))]
            else:
                del members[at:]
            return b"".join(members) + remaining

        self._replace(f"batch {kind}", change)

    def _segments(self) -> None:
        kind = self._chance.choice(("removed", "emptied", "shortened", "renamed", "repeated", "exchanged", "zeros"))
        share = self._chance.random()
        copies = self._copies()
        names = sorted(path.name for path in copies[0].parent.glob("*.jsonl.gz")) if copies else []
        other_name = self._chance.choice([*names, "000090.jsonl.gz"]) if names else ""
        for path in copies:
            data, other_path = path.read_bytes(), path.parent / other_name
            if kind == "removed":
                path.unlink()
            elif kind in ("emptied", "shortened"):
                path.write_bytes(data[: int(share * len(data)) if kind == "shortened" else 0])
            elif kind == "zeros":
                at = int(share * len(data))
                path.write_bytes(data[:at] + bytes(len(data) - at))
            elif kind == "renamed":
                path.rename(other_path)
            elif kind == "repeated":
                other_path.write_bytes(data)
            elif other_path.is_file():
                path.write_bytes(other_path.read_bytes())
                other_path.write_bytes(data)
            self._note(f"segment {kind}", path)

    def _bits(self) -> None:
        files = self._own_files()
        path = self._chance.choice(files)
        data = bytearray(path.read_bytes())
        for _ in range(self._chance.choice((1, 1, 2, 50))):
            if data:
                data[self._chance.randrange(len(data))] ^= 1 << self._chance.randrange(8)
        path.write_bytes(data)
        self._note("bits flipped", path)

    def _own_files(self) -> list[Path]:
        lists = [self._drive / HOME / "manifest", self._drive / SECOND]
        files = [path for folder in lists for path in folder.rglob("*") if path.is_file()]
        return sorted(files) + [path for path in (self._drive / HOME).glob("*.json*") if path.is_file()]

    def _files(self) -> None:
        path = self._chance.choice(self._own_files())
        if self._chance.random() < 0.5:
            path.unlink()
            self._note("file removed", path)
        else:
            data = path.read_bytes()
            path.write_bytes(data[: self._chance.randrange(len(data) + 1)])
            self._note("file shortened", path)

    def _folders(self) -> None:
        name = self._chance.choice((f"{HOME}/manifest", f"{HOME}/versions", f"{HOME}/incoming", SECOND, HOME))
        path = self._drive / name
        if path.is_dir():
            shutil.rmtree(path)
            if self._chance.random() < 0.5:
                path.mkdir()
            self._note("folder removed or emptied", path)

    def _set_back(self) -> None:
        """Puts one of the two folders, or a part, back as it was after an earlier run."""
        earlier = self._chance.choice(self._own.earlier)
        name = self._chance.choice((HOME, SECOND, f"{HOME}/manifest", f"{HOME}/contents.json.gz"))
        self._put(earlier / name, self._drive / name, "set back")

    def _of_another(self) -> None:
        neighbor = self._chance.choice([template for template in self._templates if template is not self._own])
        drive = neighbor.folder / "drive"
        name = self._chance.choice(
            (SECOND, f"{HOME}/manifest", f"{HOME}/contents.json.gz", f"{HOME}/manifest/000001.jsonl.gz")
        )
        self._put(drive / name, self._drive / name, "of another backup")

    def _intruders(self) -> None:
        """Adds a file with the name of a segment: of another backup, of this one, or with nothing in it."""
        chosen_template = self._chance.choice(self._templates)
        sources = sorted((chosen_template.folder / "drive" / HOME / "manifest").glob("*.jsonl.gz"))
        data = self._chance.choice([self._chance.choice(sources).read_bytes(), b"", bytes(999), b"odd"])
        first, last = sorted(self._chance.choices(range(1, 12), k=2))
        name = self._chance.choice((f"{last:06}.jsonl.gz", f"{first:06}-{last:06}.jsonl.gz"))
        folders = [self._drive / HOME / "manifest", self._drive / SECOND]
        for folder in self._chance.choice((folders, folders[:1], folders[1:], folders[1:])):
            if folder.is_dir():
                (folder / name).write_bytes(data)
                self._note("intruder", folder / name)

    def _put(self, source: Path, target: Path, damage: str) -> None:
        if not source.exists() or not target.parent.exists():
            return
        if target.is_dir():
            shutil.rmtree(target)
        target.unlink(missing_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, symlinks=True)
        else:
            shutil.copy2(source, target)
        self._note(damage, target)


def _entries_in(batch: list[Line]) -> list[int]:
    return [at for at, line in enumerate(batch) if "path" in line]


def _member_bytes(data: bytes) -> int:
    member = zlib.decompressobj(31)
    member.decompress(data)
    return len(data) - len(member.unused_data)


class Campaign:
    """Attributes: `figures` so far."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.figures = Figures()
        self._folder = folder
        chance = random.Random(seed)
        self._templates = [
            template(folder / "several", chance, 4, merges=False),
            template(folder / "one", chance, 1, merges=False),
            template(folder / "merged", chance, 6, merges=True),
        ]

    def try_one(self, seed: int) -> None:
        chance = random.Random(seed)
        template = chance.choice(self._templates if seed % 4 else self._templates[:1])
        folder = self._prepared(template)
        try:
            shop = Workshop(folder)
            if chance.random() < 0.5:
                shop.store, shop.seals = IndexStore(folder / "no index"), SealStore(folder / "no seals")
            damager = Damager(
                shop.destination, self._templates, template if template.earlier else self._templates[0], chance
            )
            if chance.random() < 0.25:
                damager.leave_one_copy()
            for _ in range(chance.choice((1, 1, 1, 2))):
                damager.damage()
            try:
                self._judge(shop, template.states, seed, damager.notes)
            except Exception as error:  # noqa: BLE001 (the campaign goes on, and the crash is one of its results)
                self.figures.silent.append(Silent(seed, damager.notes, f"crash: {error!r}"))
        finally:
            for path in sorted(folder.glob("restored-*")):
                shutil.rmtree(path)

    def _prepared(self, template: Template) -> Path:
        """A copy of a template, of which only what a case may change is copied again."""
        folder = self._folder / f"case-{template.folder.parent.name}"
        if not folder.exists():
            shutil.copytree(template.folder, folder, symlinks=True)
            return folder
        for name in (f"drive/{HOME}", f"drive/{SECOND}", "index", "seals", "no index", "no seals"):
            if (folder / name).exists():
                shutil.rmtree(folder / name)
            if (template.folder / name).exists():
                _copy_tree(str(template.folder / name), str(folder / name))
        return folder

    def _judge(self, shop: Workshop, states: States, seed: int, damages: list[str]) -> None:
        self.figures.cases += 1
        if shop.verify().outcome != "done" or _has_note(shop):
            self.figures.noticed += 1
            return
        wrong = self._what_is_wrong(shop, states)
        if wrong:
            self.figures.silent.append(Silent(seed, damages, wrong))
        else:
            self.figures.harmless += 1

    def _what_is_wrong(self, shop: Workshop, states: States) -> str:
        catalog = Catalog(bytes(shop.destination))
        try:
            offered = [version.name for version in catalog.versions]
        finally:
            catalog.close()
        if offered != list(states):
            return f"versions: {offered} instead of {list(states)}"
        for version, state in states.items():
            result, target = shop.restore(version=version)
            if result.outcome != "done":
                continue  # it is said
            if snapshot(target / "source") != state:
                return f"{version} is not what the source was"
        return ""


def _copy_tree(source: str, target: str) -> None:
    """Copies folders and files with their modes and times: in a third of the time that `shutil` takes."""
    os.mkdir(target)
    for entry in os.scandir(source):
        path, info = f"{target}/{entry.name}", entry.stat(follow_symlinks=False)
        if entry.is_dir(follow_symlinks=False):
            _copy_tree(entry.path, path)
        else:
            fd = os.open(path, os.O_WRONLY | os.O_CREAT, info.st_mode & 0o7777)
            with open(entry.path, "rb", buffering=0) as file:
                os.write(fd, file.read())
            os.utime(fd, ns=(info.st_atime_ns, info.st_mtime_ns))
            os.close(fd)
    shutil.copystat(source, target)


def _has_note(shop: Workshop) -> bool:
    """Whether something was said of the list. That a table is lost as well does not count: it says nothing of lines."""
    codes = {event.code for event in shop.events if isinstance(event, Note) and event.code.startswith("manifest")}
    return bool(codes - {"manifest-unproved"})


def main() -> None:
    """Run with: folder, first seed, count. Prints the figures as JSON after each thousand cases."""
    folder, first, count = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    campaign, began_s = Campaign(folder, 1), time.monotonic()
    for seed in range(first, first + count):
        campaign.try_one(seed)
        if campaign.figures.silent and len(sys.argv) > 4:
            break
        if campaign.figures.cases % _STEP == 0:
            _report(campaign.figures, began_s)
    _report(campaign.figures, began_s)


def _report(figures: Figures, began_s: float) -> None:
    print(
        json.dumps(
            {
                "cases": figures.cases,
                "noticed": figures.noticed,
                "harmless": figures.harmless,
                "silent": [list(silent_case) for silent_case in figures.silent],
                "elapsed_s": round(time.monotonic() - began_s),
                "cpu_s": round(time.process_time()),
            }
        ),
        flush=True,
    )


if __name__ == "__main__":
    main()
