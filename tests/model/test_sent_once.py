"""What the drive has is not sent again: all small changes of names between two runs, and how many bytes they cost.

Every version would be right without that, so no other test of the engine tells. The expected figure is made from the
source alone: what each inode held at the first run, and what it holds at the second.
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
    """A file of the source, at one run."""

    content: bytes
    mtime_ns: int
    names: frozenset[str]

    @property
    def is_linked(self) -> bool:
        return len(self.names) > 1


class Cost(NamedTuple):
    """Bytes of content that a run has to send; and those that it may send, by a rule of the engine.

    A file that had several names and has lost one is sent again where nothing but a new name is left, or where the lost
    one was given to a link: a copy of it on the drive belongs to all its names. In a source that was put back, a file
    with several names may be sent as well.
    """

    least: int
    most: int


def files_of(source: Path) -> dict[int, _File]:
    """By inode."""
    found: dict[int, _File] = {}
    for folder, _, names in os.walk(source):
        for name in names:
            path = os.path.join(folder, name)
            info = os.lstat(path)
            if not os.path.islink(path):
                before = found.get(info.st_ino)
                others = before.names if before is not None else frozenset[str]()
                content = Path(path).read_bytes()
                found[info.st_ino] = _File(content, info.st_mtime_ns, others | {os.path.relpath(path, source)})
    return found


def cost_by_inode(before: dict[int, _File], now: dict[int, _File]) -> Cost:
    """A file is what it was if its inode holds the same content, with the same time."""
    least = again = 0
    for inode, file in now.items():
        old = before.get(inode)
        if old is None or old[:2] != file[:2]:
            least += len(file.content)
        elif old.is_linked and not old.names <= file.names:
            again += len(file.content)
    return Cost(least, least + again)


def cost_by_path(before: dict[int, _File], now: dict[int, _File]) -> Cost:
    """Every inode is another one: a file is what it was if it has the same content and time under one of its names."""
    known = {name: file[:2] for file in before.values() for name in file.names}
    new = (file for file in now.values() if not any(known.get(name) == file[:2] for name in file.names))
    least = sum(len(file.content) for file in new)
    again = sum(len(file.content) for file in now.values() if file.is_linked)
    return Cost(least, least + again)


class _Rule(NamedTuple):
    """Attributes: `may_send_again`: whether the two figures of its cost may differ after a history."""

    cost: Callable[[dict[int, _File], dict[int, _File]], Cost]
    may_send_again: Callable[[History], bool]


def _has_links(history: History) -> bool:
    return any(step.verb == "link" for steps in history for step in steps)


def _loses_names(history: History) -> bool:
    """Whether a file that had several names at the first run may have fewer of these at the second."""
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
    for is_loose in (False, True):  # apart, since a run says only how much it has sent in all
        some = [history for history in every if rule.may_send_again(history) is is_loose]
        for start in range(0, len(some), _AT_ONCE):
            with quick_folder(folder) as quick:
                check_at_once(Story(quick), some[start : start + _AT_ONCE], rule, between)


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


def do_all(story: Story, doer: Doer, cases: Sequence[tuple[Step, ...]]) -> None:
    for number, steps in enumerate(cases):
        root = story.source / f"{number:05d}"
        root.mkdir(exist_ok=True)
        doer.do(root, steps)


def pairs_with(first: Sequence[str], second: Sequence[str], bases: Iterable[str] = BASES) -> Iterator[History]:
    """All histories in which a step of one of the first verbs is followed by one of the second verbs."""
    steps = list(single_steps())
    pairs = itertools.product(
        [step for step in steps if step.verb in first], [step for step in steps if step.verb in second]
    )
    every = list(pairs)
    for base in bases:
        yield from filter(is_possible, ((BASES[base], pair) for pair in every))


def put_back(story: Story) -> None:
    """As from a backup onto a new disk: all is what it was, with other inodes."""
    again = story.source.with_name("again")
    subprocess.run(["cp", "-a", story.source, again], check=True)
    shutil.rmtree(story.source)
    again.rename(story.source)


def test_a_single_step_sends_what_is_new_and_nothing_else(tmp_path: Path) -> None:
    check(tmp_path, histories_with(one()))


def test_so_does_one_after_which_the_index_was_lost(tmp_path: Path) -> None:
    check(tmp_path, histories_with(one()), between=Story.lose_index)


def test_of_a_source_that_was_put_back_nothing_is_sent_but_what_has_changed(tmp_path: Path) -> None:
    check(tmp_path, histories_with(one()), BY_PATH, put_back)


def test_a_renamed_thing_is_not_sent_again_when_another_takes_its_place_or_its_folder_goes(tmp_path: Path) -> None:
    check(tmp_path, pairs_with(_RENAMING, ("folder", "create", "delete"), ("files", "folders")))


@pytest.mark.long
@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("verb", sorted({step.verb for step in single_steps()}))
def test_a_pair_of_steps_sends_what_is_new_and_nothing_else(verb: str, base: str, tmp_path: Path) -> None:
    every = sorted({step.verb for step in single_steps()})
    check(tmp_path, pairs_with((verb,), every, (base,)))
