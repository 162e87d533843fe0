"""What an exclude rule means, in words, for people who never saw a pattern."""

from collections.abc import Mapping, Sequence
from typing import Final

from shingleback.domain.excludes import DEFAULT_EXCLUDES, RuleKind, excluded_path, is_inside, meaning_of, stored_rule
from shingleback.domain.text import visible
from shingleback.messages.exclusions import default_title
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "exclude-rules"
_FOLDERS: Final[Mapping[RuleKind, str]] = {
    RuleKind.NAMED: QT_TRANSLATE_NOOP("exclude-rules", "Every folder named {name}"),
    RuleKind.ENDING: QT_TRANSLATE_NOOP("exclude-rules", "Every folder ending in {name}"),
    RuleKind.STARTING: QT_TRANSLATE_NOOP("exclude-rules", "Every folder starting with {name}"),
    RuleKind.CONTAINING: QT_TRANSLATE_NOOP("exclude-rules", "Every folder with {name} in its name"),
    RuleKind.AT_TOP: QT_TRANSLATE_NOOP("exclude-rules", "The folder {name} right inside a folder to back up"),
    RuleKind.PLACE: QT_TRANSLATE_NOOP("exclude-rules", "The folder {name}"),
    RuleKind.INSIDE: QT_TRANSLATE_NOOP("exclude-rules", "Every folder in {name}"),
    RuleKind.PATTERN: QT_TRANSLATE_NOOP("exclude-rules", "Every folder that matches {name}"),
}
_FILES_AND_FOLDERS: Final[Mapping[RuleKind, str]] = {
    RuleKind.NAMED: QT_TRANSLATE_NOOP("exclude-rules", "Everything named {name}"),
    RuleKind.ENDING: QT_TRANSLATE_NOOP("exclude-rules", "Everything ending in {name}"),
    RuleKind.STARTING: QT_TRANSLATE_NOOP("exclude-rules", "Everything starting with {name}"),
    RuleKind.CONTAINING: QT_TRANSLATE_NOOP("exclude-rules", "Everything with {name} in its name"),
    RuleKind.AT_TOP: QT_TRANSLATE_NOOP("exclude-rules", "The folder or file {name} right inside a folder to back up"),
    RuleKind.PLACE: QT_TRANSLATE_NOOP("exclude-rules", "The folder or file {name}"),
    RuleKind.INSIDE: QT_TRANSLATE_NOOP("exclude-rules", "Everything in {name}"),
    RuleKind.PATTERN: QT_TRANSLATE_NOOP("exclude-rules", "Everything that matches {name}"),
}
_FULL_OR_FROM_TOP: Final = QT_TRANSLATE_NOOP("exclude-rules", "{meaning}, as a full path or inside a folder to back up")


def rule_meaning(rule: str, home: str, translate: Translate = untranslated) -> str:
    """What a rule excludes, as it was written. `home`: the person's home folder, for `~`."""
    stored = stored_rule(rule, home, (home,))
    meaning = meaning_of(stored)
    texts = _FOLDERS if meaning.is_folders_only else _FILES_AND_FOLDERS
    is_absolute = meaning.text.startswith("/")
    name = translate.path(meaning.text) if is_absolute else translate.listed([visible(meaning.text)])
    text = translate(_CONTEXT, texts[meaning.kind]).format(name=name)
    if not is_absolute or excluded_path(stored) or is_inside(meaning.text, home):
        return text
    return translate(_CONTEXT, _FULL_OR_FROM_TOP).format(meaning=text)


def rule_lines(rules: Sequence[str], home: str, translate: Translate = untranslated) -> list[tuple[str, str]]:
    """What each rule excludes, with the rule itself. The usual ones, if all are there, are one line."""
    has_all_usual = set(DEFAULT_EXCLUDES) <= set(rules)
    usual = [(default_title(translate), "\n".join(DEFAULT_EXCLUDES))] if has_all_usual else []
    own_rules = [rule for rule in rules if not (has_all_usual and rule in DEFAULT_EXCLUDES)]
    return [*usual, *((rule_meaning(rule, home, translate), rule) for rule in own_rules)]
