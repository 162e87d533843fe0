"""Finds faults in a catalog: texts that are missing or gone, and translations that cannot be shown as they are."""

import re
import string
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from i18n.tools.catalog import FORMS, LOCAL_NUMBER, Catalog, Text

_MNEMONIC: Final = re.compile(r"&\w")
_CONTROL: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f]")  # not allowed in XML
_MARKUP: Final = re.compile(r"</?\w+")
_ISOLATED: Final = re.compile("[\u2066\u2068][^\u2069]*\u2069")
_FREE: Final = re.compile("\u2068[^\u2069]*\u2069")  # its first letter sets its direction
_NO_LETTERS: Final = re.compile(r"\{\w+\}|</?\w+>")
_LATIN: Final = re.compile("[A-Za-z]")
_COMMAND: Final = re.compile(r"[A-Za-z]=|(?<![\w\u200e-])--?[a-z]|(?<![\w\u200e])/[a-z]|[\w] -[a-z]")
_QUOTE_OUTSIDE: Final = re.compile("[„״][\u2066\u2068]")
_LATIN_QUOTE: Final = re.compile("[„״][^”״\u0590-\u05ff]*[A-Za-z][^”״\u0590-\u05ff]*[”״]")
_OF_THE_OTHER_SIDE: Final = ("R", "AL")  # bidirectional classes of right-to-left letters


def faults(catalog: Catalog, texts: Iterable[Text]) -> list[str]:
    """Return one line per fault; none if the catalog is up to date and complete."""
    wanted = set(texts)
    missing = [_line(text, "is not in the catalog") for text in sorted(wanted - catalog.said.keys())]
    gone = [_line(text, "is no longer in the program") for text in sorted(catalog.said.keys() - wanted)]
    wrong = [
        _line(text, fault)
        for text, said in catalog.said.items()
        if text in wanted
        for fault in text_faults(text, said, catalog.language)
    ]
    return [*missing, *gone, *wrong]


def text_faults(text: Text, said: tuple[str, ...], language: str) -> Iterator[str]:
    """Yield the faults of one translation."""
    if not said or not all(said):
        yield "is not translated"
        return
    if text.has_forms and len(said) != FORMS[language]:
        yield f"has {len(said)} plural forms, where the language has {FORMS[language]}"
    for form in said:
        yield from _form_faults(text, form)


def _form_faults(text: Text, form: str) -> Iterator[str]:
    try:
        places = _places(form)
    except ValueError:
        yield f"has a brace too many in “{form}”"
        return
    if places != _places(text.source):
        yield f"has other places in “{form}”"
    if text.has_forms and LOCAL_NUMBER not in form:
        yield f"has no {LOCAL_NUMBER} in “{form}”"
    if len(_MNEMONIC.findall(form)) != len(_MNEMONIC.findall(text.source)):
        yield f"has no key, or one too many, marked with & in “{form}”"
    if sorted(_MARKUP.findall(form)) != sorted(_MARKUP.findall(text.source)):
        yield f"has other markup in “{form}”"
    if _CONTROL.search(form):
        yield f"has a sign that cannot be seen in {form!r}"
    if _ends(form) != _ends(text.source):
        yield f"begins or ends with another space in “{form}”"
    if any(letter.isalpha() and unicodedata.bidirectional(letter) in _OF_THE_OTHER_SIDE for letter in form):
        yield from _direction_faults(form)
    yield from _mixed_faults(form)


def _direction_faults(form: str) -> Iterator[str]:
    """Yield faults of right-to-left text: names and figures that would change the direction of the text next to them.

    At the beginning, they would change the whole line. If a line breaks within a quotation in Latin letters, a
    quotation mark outside of its isolation would appear next to the wrong word.
    """
    bare = _ISOLATED.sub("", _MARKUP.sub("", form))
    if _QUOTE_OUTSIDE.search(form) or _LATIN_QUOTE.search(bare):
        yield f"has quotation marks that are not isolated with what they enclose in “{form}”"
    if _COMMAND.search(bare):
        yield f"has a command or path that is not between U+2066 and U+2069 in “{form}”"
    if _places(bare):
        yield f"has a place that is not between U+2068 and U+2069 in “{form}”"
    elif form.lstrip("„(").startswith("\u2068"):
        yield f"begins with a place, and with no U+200F before it, in “{form}”"


def _mixed_faults(form: str) -> Iterator[str]:
    """Yield faults of placeholders: an inserted text may begin with a direction mark that moves Latin letters."""
    for one in _FREE.findall(form):
        if _places(one) and _LATIN.search(_NO_LETTERS.sub("", one)):
            yield f"has a place beside Latin letters, and no U+2066 before both, in “{form}”"


def _places(text: str) -> set[str]:
    """Return the names in braces. Raises ValueError if the braces do not match."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def _ends(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def _line(text: Text, fault: str) -> str:
    return f"{text.context}: “{text.source}” {fault}"
