"""What the command `diagnose` found, in the language of the window: its own sentences are in English.

What a newer program found, for which there are no words here, is said as it came.
"""

from shingleback.jobs.drive_items import EpisodeItem, FindingItem
from shingleback.jobs.final_words import DiagnoseFinished
from shingleback.model.smart import Finding, Health
from shingleback.ui.texts import translate
from shingleback.words import diagnoses, health


def summary(word: DiagnoseFinished) -> str:
    if not diagnoses.has_words_for(word.summary, word.kernel_notes):
        return word.meaning
    said = diagnoses.summary(word.summary, because_of_health=word.because_of_health, translate=translate)
    return " ".join((said, *(diagnoses.kernel_note(note, word.disk, translate) for note in word.kernel_notes)))


def meaning(episode: EpisodeItem) -> str:
    is_known = episode.rule in diagnoses.rules_with_words()
    return diagnoses.meaning(episode.rule, episode.times, translate) if is_known else episode.meaning


def advice(episode: EpisodeItem) -> list[str]:
    """What to do, in this order."""
    if episode.rule not in diagnoses.rules_with_words():
        return episode.advice
    return diagnoses.advice(episode.rule, {"disk": episode.disk} if episode.disk else {}, translate)


def finding(item: FindingItem) -> str:
    if not health.has_words_for(item.code):
        return item.text
    return health.finding_text(Finding(item.code, Health(item.weighs), tuple(item.values.items())), translate)
