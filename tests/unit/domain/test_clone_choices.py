"""What a user chooses about a clone, and the options that say so."""

from itertools import product

import pytest

from shingleback.domain.cloning import CloneChoices

FIELDS = CloneChoices.__struct_fields__


@pytest.mark.parametrize("values", list(product((False, True), repeat=len(FIELDS))))
def test_options_make_the_choices_that_they_came_from(values: tuple[bool, ...]) -> None:
    choices = CloneChoices(**dict(zip(FIELDS, values, strict=True)))

    assert CloneChoices.of_options((*choices.options, "--pace=full", "--")) == choices


def test_usual_choices_need_no_option() -> None:
    assert CloneChoices().options == ()
    assert CloneChoices.of_options(()) == CloneChoices()


def test_each_choice_has_an_option_of_its_own() -> None:
    unusual = CloneChoices(compares=False, wants_growth=False, wants_new_uuid=True, copies_all=True, sets_follow=True)

    assert unusual.options == ("--no-compare", "--no-grow", "--new-uuid", "--everything", "--sets-follow")
