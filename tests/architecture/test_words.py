"""One word for one thing: no sentence of the program uses a word that the glossary in CONTRIBUTING.md rejects."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.imports import PACKAGE

_CONTRIBUTING = Path(__file__).parents[2] / "CONTRIBUTING.md"
_PARTS = ("gui", "messages", "cli")
_ROW = re.compile(r"^\| \*\*[^|]+\| [^|]+\| ([^|]+) \|$", re.MULTILINE)


def rejected() -> list[str]:
    """The words in the last column of the glossary."""
    return [word for words in _ROW.findall(_CONTRIBUTING.read_text(encoding="utf-8")) for word in words.split(", ")]


def sentences(code: str) -> Iterator[str]:
    """The texts with a space, except docstrings: names and options have none."""
    tree = ast.parse(code)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and ast.get_docstring(node) is not None
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            text = node.value.replace("&", "")
            if " " in text.strip():
                yield text


def faults(code: str, words: list[str]) -> list[str]:
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, words))})\b", re.IGNORECASE)
    return [text for text in sentences(code) if pattern.search(text)]


def test_no_sentence_uses_a_rejected_word() -> None:
    files = [file for part in _PARTS for file in (PACKAGE / part).rglob("*.py")]
    with_labels = [file for file in PACKAGE.rglob("*.py") if "LabeledEnum" in file.read_text(encoding="utf-8")]
    found = {file.name: faults(file.read_text(encoding="utf-8"), rejected()) for file in {*files, *with_labels}}
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_the_glossary_rejects_something() -> None:
    assert {"left out", "anew"} <= set(rejected())


@pytest.mark.parametrize(
    ("code", "is_fault"),
    [
        ('say("What is &left out")', True),
        ('say(f"{count} left out")', True),
        ('"""Left out on purpose."""', False),
        ('name = "left-out"', False),
    ],
    ids=["sentence", "part of a sentence", "docstring", "name"],
)
def test_the_rule_reads_sentences_only(*, code: str, is_fault: bool) -> None:
    assert bool(faults(code, ["left out"])) is is_fault
