"""Nothing on the drive is sent again: all small changes of names between two runs, and how many bytes they cost.

Every version would be correct without that, so no other test of the engine notices. The expected cost is computed from
the source alone: from the content of each inode at the first and at the second run.
"""

import itertools
import os
import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.model.steps import BASES, Doer, History, Step, is_possible, single_steps
from tests.model.test_engine import histories_with, one
from tests.model.whole import Story, quick_folder

pytestmark = pytest.mark.usefixtures("plain_umask")

_AT_ONCE: Final = 1000
_RENAMING: Final = ("move", "swap")


class _File(NamedTuple):
    """A file of the source at one run."""

    content: bytes
    mtime_ns: int
    names: frozenset[str]

    @property
    def is_linked(self) -> bool:
        return len(self.names) > 1


class Cost(NamedTuple):
    """Bytes of content that a run must send, and those that it may send by a rule of the engine.

    A file that had several names and has lost one is sent again if only a new name is left, or if a link took the lost
    name: a copy of it on the drive belongs to all its names. In a restored source, a file with several names may be
    sent as well.
    """

    least: int
    most: int


def files_of(source: Path) -> dict[int, _File]:
    """By inode."""
    files: dict[int, _File] = {}
    for folder, _, names in os.walk(source):
        for name in names:
            path = os.path.join(folder, name)
            info = os.lstat(path)
            if not os.path.islink(path):
                before = files.get(info.st_ino)
                other_names = before.names if before is not None else frozenset[str]()
                content = Path(path).read_bytes()
                files[info.st_ino] = _File(content, info.st_mtime_ns, other_names | {os.path.relpath(path, source)})
    return files


def contents_of(files: dict[int, _File]) -> set[bytes]:
    """Content that the drive has: a file may be found by it, and is not sent then."""
    return {file.content for file in files.values()}


def cost_by_inode(before: dict[int, _File], now: dict[int, _File]) -> Cost:
    """A file is unchanged if its inode has the same content and time."""
    least = again_bytes = 0
    contents = contents_of(before)
    for inode, file in now.items():
        old = before.get(inode)
        if old is None or old[:2] != file[:2]:
            again_bytes += len(file.content) if file.content in contents else 0
            least += len(file.content) if file.content not in contents else 0
        elif old.is_linked and not old.names <= file.names:
            again_bytes += len(file.content)
    return Cost(least, least + again_bytes)


def cost_by_path(before: dict[int, _File], now: dict[int, _File]) -> Cost:
    """All inodes are new: a file is unchanged if one of its names has the same content and time."""
    known_files = {name: file[:2] for file in before.values() for name in file.names}
    new = [file for file in now.values() if not any(known_files.get(name) == file[:2] for name in file.names)]
    contents = contents_of(before)
    least = sum(len(file.content) for file in new if file.content not in contents)
    again_bytes = sum(len(file.content) for file in now.values() if file.is_linked)
    again_bytes += sum(len(file.content) for file in new if file.content in contents)
    return Cost(least, least + again_bytes)


class _Rule(NamedTuple):
    """`may_send_again`: whether the two numbers of its cost may differ after a history."""

    cost: Callable[[dict[int, _File], dict[int, _File]], Cost]
    may_send_again: Callable[[History], bool]


def _has_links(history: History) -> bool:
    return any(step.verb == "link" for steps in history for step in steps)


def _loses_names(history: History) -> bool:
    """Whether a file with several names at the first run may have fewer of them at the second."""
    base, steps = history
    linked = {path for step in base if step.verb == "link" for path in (step.path, step.other)}
    return bool(linked) and any(
        step.verb in ("move", "swap", "delete", "kind") or (step.verb == "link" and step.other in linked)
        for step in steps
    )


BY_INODE: Final = _Rule(cost_by_inode, _loses_names)
BY_PATH: Final = _Rule(cost_by_path, _has_links)


def nothing(_story: Story) -> None:
    pass


def check(
    folder: Path,
    histories: Iterable[History],
    rule: _Rule = BY_INODE,
    between: Callable[[Story], None] = nothing,
) -> None:
    """`between`: what else happens between the two runs, before the steps."""
    every = list(histories)
    for is_loose in (False, True):  # separately, since a run reports only how much it has sent in total
        chosen = [history for history in every if rule.may_send_again(history) is is_loose]
        for start in range(0, len(chosen), _AT_ONCE):
            with quick_folder(folder) as quick:
                check_at_once(Story(quick), chosen[start : start + _AT_ONCE], rule, between)


def check_at_once(story: Story, histories: Sequence[History], rule: _Rule, between: Callable[[Story], None]) -> None:
    """Side by side, each in a folder of its own."""
    doer = Doer()
    do_all(story, doer, [history[0] for history in histories])
    story.run()
    before = files_of(story.source)
    between(story)
    do_all(story, doer, [history[1] for history in histories])
    expected = rule.cost(before, files_of(story.source))
    result = story.run()
    story.check_copy()
    assert expected.least <= result.copied.bytes <= expected.most, (expected, result.copied, histories[:1])
    if rule is BY_INODE and not rule.may_send_again(histories[0]):  # the content on the drive is always found then
        assert result.copied.bytes == expected.least, (expected, result.copied, histories[:1])


def do_all(story: Story, doer: Doer, cases: Sequence[tuple[Step, ...]]) -> None:
    for number, steps in enumerate(cases):
        root = story.source / f"{number:05d}"
        root.mkdir(exist_ok=True)
        doer.do(root, steps)


def pairs_with(first: Sequence[str], second: Sequence[str], bases: Iterable[str] = BASES) -> Iterator[History]:
    """All histories with a step of one of the first verbs, followed by one of the second verbs."""
    steps = list(single_steps())
    pairs = itertools.product(
        [step for step in steps if step.verb in first], [step for step in steps if step.verb in second]
    )
    every = list(pairs)
    for base in bases:
        yield from filter(is_possible, ((BASES[base], pair) for pair in every))


def restore_source(story: Story) -> None:
    """As from a backup to a new disk: everything is the same, with other inodes."""
    restored_source = story.source.with_name("again")
    subprocess.run(["cp", "-a", story.source, restored_source], check=True)
    shutil.rmtree(story.source)
    restored_source.rename(story.source)


def test_a_single_step_sends_only_new_content(tmp_path: Path) -> None:
    check(tmp_path, histories_with(one()))


def test_a_single_step_sends_only_new_content_without_the_index(tmp_path: Path) -> None:
    check(tmp_path, histories_with(one()), between=Story.lose_index)


def test_a_restored_source_sends_only_changed_content(tmp_path: Path) -> None:
    check(tmp_path, histories_with(one()), BY_PATH, restore_source)


def test_a_renamed_thing_is_not_sent_again_when_its_place_is_taken_or_its_folder_deleted(tmp_path: Path) -> None:
    check(tmp_path, pairs_with(_RENAMING, ("folder", "create", "delete"), ("files", "folders")))


@pytest.mark.long
@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("verb", sorted({step.verb for step in single_steps()}))
def test_a_pair_of_steps_sends_only_new_content(verb: str, base: str, tmp_path: Path) -> None:
    every = sorted({step.verb for step in single_steps()})
    check(tmp_path, pairs_with((verb,), every, (base,)))
