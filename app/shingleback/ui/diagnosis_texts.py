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
    return diagnoses.summary(word.summary, because_of_health=word.because_of_health, translate=translate)


def kernel_notes(word: DiagnoseFinished) -> list[str]:
    """For experts; what a newer program says stands in its summary."""
    if not diagnoses.has_words_for(word.summary, word.kernel_notes):
        return []
    return [diagnoses.kernel_note(note, word.disk, translate) for note in word.kernel_notes]


def meaning(episode: EpisodeItem) -> str:
    is_known = episode.rule in diagnoses.rules_with_words()
    return diagnoses.meaning(episode.rule, episode.times, translate) if is_known else episode.meaning


def advice(episode: EpisodeItem) -> list[str]:
    """What to do, in this order; without what is for experts."""
    for_experts = _places_for_experts(episode)
    return [text for number, text in enumerate(_all_advice(episode)) if number not in for_experts]


def advice_for_experts(episode: EpisodeItem) -> list[str]:
    for_experts = _places_for_experts(episode)
    return [text for number, text in enumerate(_all_advice(episode)) if number in for_experts]


def _all_advice(episode: EpisodeItem) -> list[str]:
    if episode.rule not in diagnoses.rules_with_words():
        return episode.advice
    return diagnoses.advice(episode.rule, {"disk": episode.disk} if episode.disk else {}, translate)


def _places_for_experts(episode: EpisodeItem) -> frozenset[int]:
    is_known = episode.rule in diagnoses.rules_with_words()
    return diagnoses.advice_for_experts(episode.rule) if is_known else frozenset()


def finding(item: FindingItem) -> str:
    if not health.has_words_for(item.code):
        return item.text
    return health.finding_text(Finding(item.code, Health(item.weighs), tuple(item.values.items())), translate)
