"""A catalog: one language, as a .ts file of Qt Linguist."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple, Self
from xml.etree import ElementTree as ET

NUMBER: Final = "%n"
LOCAL_NUMBER: Final = "%Ln"  # Qt inserts the number in the format of the language: 3.708 in German

FORMS: Final[Mapping[str, int]] = {"de": 2, "es": 2, "fr": 2, "he": 2, "ja": 1, "pl": 3, "pt_BR": 2, "zh_CN": 1}
"""How many plural forms Qt has for each language: `lrelease` drops a message with another number of them."""

_TYPE: Final = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'


class Text(NamedTuple):
    """A text of the program, and its context, which is a class or a module."""

    context: str
    source: str

    @property
    def has_forms(self) -> bool:
        return NUMBER in self.source


@dataclass
class Catalog:
    """The translations into one language.

    Attributes:
        language: such as "pt_BR".
        said: the translation of each text, or its plural forms if it has a number; empty if not translated yet.
    """

    language: str
    said: dict[Text, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> Self:
        root = ET.parse(path).getroot()  # noqa: S314 (a file of the project)
        return cls(root.get("language", ""), {text: _said(message) for text, message in messages(root)})

    def keep(self, texts: Iterable[Text]) -> None:
        """Keep exactly these texts, in this order, with their translations if there are any."""
        self.said = {text: self.said.get(text, ()) for text in texts}

    def write(self, path: Path) -> None:
        root = ET.Element("TS", version="2.1", language=self.language, sourcelanguage="en")
        contexts: dict[str, ET.Element] = {}
        for text, said in self.said.items():
            if text.context not in contexts:
                contexts[text.context] = ET.SubElement(root, "context")
                ET.SubElement(contexts[text.context], "name").text = text.context
            contexts[text.context].append(_message(text, said, FORMS.get(self.language, 2)))
        ET.indent(root, "    ")
        path.write_text(f"{_TYPE}{ET.tostring(root, encoding='unicode')}\n", encoding="utf-8")


def messages(root: ET.Element) -> Iterator[tuple[Text, ET.Element]]:
    for context in root.iter("context"):
        name = context.findtext("name", "")
        yield from ((Text(name, one.findtext("source", "")), one) for one in context.iter("message"))


def _said(message: ET.Element) -> tuple[str, ...]:
    translation = message.find("translation")
    if translation is None or translation.get("type"):
        return ()
    forms = [one.text or "" for one in translation.iter("numerusform")]
    return tuple(forms) or (translation.text or "",)


def _message(text: Text, said: tuple[str, ...], forms: int) -> ET.Element:
    message = ET.Element("message", {"numerus": "yes"} if text.has_forms else {})
    ET.SubElement(message, "source").text = text.source
    translation = ET.SubElement(message, "translation", {} if said else {"type": "unfinished"})
    if text.has_forms:
        for form in said or ("",) * forms:
            ET.SubElement(translation, "numerusform").text = form
    else:
        translation.text = "".join(said)
    return message
