"""In every language, what a person types about a trouble finds the explanation of it first."""

from typing import Final

import pytest

from i18n.tools.catalog import Catalog
from i18n.tools.folders import CATALOGS
from shingleback.messages.help.everything import ALL, find
from shingleback.messages.help.topic import CONTEXT, Topic
from tests.helpers.languages import Language

QUESTIONS: Final[dict[Topic, dict[str, str]]] = {
    Topic.RESTORE_FILES: {
        "en": "get a deleted file back",
        "de": "gelöschte Datei zurückholen",
        "es": "recuperar un archivo borrado",
        "fr": "récupérer un fichier effacé",
        "pl": "odzyskać skasowany plik",
        "pt_BR": "recuperar arquivo apagado",
        "ja": "消したファイルを取り戻す",
        "zh_CN": "找回误删的文件",
        "he": "מחקתי קובץ בטעות",
    },
    Topic.SLOWS_DOWN: {
        "en": "why is my backup so slow",
        "de": "warum ist es so langsam",
        "es": "va muy lento",
        "fr": "pourquoi c'est si lent",
        "pl": "dlaczego tak wolno",
        "pt_BR": "está muito lento",
        "ja": "遅い",
        "zh_CN": "为什么这么慢",
        "he": "למה זה כל כך איטי",
    },
    Topic.CLICKS: {
        "en": "it makes a loud noise",
        "de": "es macht laute Geräusche",
        "es": "hace mucho ruido chasquido",
        "fr": "bruit de cliquetis",
        "pl": "dysk głośno stuka",
        "pt_BR": "faz um barulho de estalo",
        "ja": "カチカチ音がする",
        "zh_CN": "有咔嗒声",
        "he": "הכונן עושה רעש נקישות",
    },
    Topic.VANISHED: {
        "en": "drive does not show up",
        "de": "Laufwerk wird nicht erkannt",
        "es": "el disco no aparece",
        "fr": "le disque a disparu",
        "pl": "nie widać dysku, zniknął",
        "pt_BR": "o disco sumiu",
        "ja": "ドライブが認識しない",
        "zh_CN": "找不到硬盘",
        "he": "הכונן נעלם",
    },
    Topic.EJECT_TAKES_LONG: {
        "en": "safely remove",
        "de": "sicher entfernen",
        "es": "expulsar",
        "fr": "éjecter",
        "pl": "wysunąć",
        "pt_BR": "ejetar",
        "ja": "取り出し",
        "zh_CN": "安全移除",
        "he": "הוצאה",
    },
    Topic.FREE_SPACE: {
        "en": "no space left",
        "de": "kein Platz mehr",
        "es": "no queda espacio libre",
        "fr": "plus de place",
        "pl": "brak miejsca",
        "pt_BR": "sem espaço",
        "ja": "空き容量が足りない",
        "zh_CN": "空间不足",
        "he": "אין מקום פנוי",
    },
    Topic.ENCRYPTION: {
        "en": "forgot my password",
        "de": "Passwort vergessen",
        "es": "contraseña olvidada",
        "fr": "mot de passe oublié",
        "pl": "zapomniane hasło",
        "pt_BR": "senha esquecida",
        "ja": "パスワードを忘れた",
        "zh_CN": "忘记密码",
        "he": "שכחתי סיסמה",
    },
    Topic.READ_ONLY: {
        "en": "read-only",
        "de": "schreibgeschützt",
        "es": "solo lectura",
        "fr": "lecture seule",
        "pl": "tylko do odczytu",
        "pt_BR": "somente leitura",
        "ja": "読み取り専用",
        "zh_CN": "只读",
        "he": "קריאה בלבד",
    },
    Topic.ONE_DRIVE: {
        "en": "fire or theft",
        "de": "Brand oder Diebstahl",
        "es": "incendio o robo",
        "fr": "incendie ou vol",
        "pl": "pożar albo kradzież",
        "pt_BR": "incêndio ou roubo",
        "ja": "火事と盗難",
        "zh_CN": "火灾被盗",
        "he": "שריפה או גניבה",
    },
}


def language(name: str) -> Language:
    if name == "en":
        return Language(lambda _context, text: text)
    said = Catalog.read(CATALOGS / f"shingleback_{name}.ts").said
    texts = {text.source: forms[0] for text, forms in said.items() if text.context == CONTEXT and forms}
    return Language(lambda _context, text: texts.get(text, text))


@pytest.mark.parametrize("name", ["en", "de", "es", "fr", "pl", "pt_BR", "ja", "zh_CN", "he"])
def test_what_a_person_types_finds_its_explanation_first(name: str) -> None:
    translate = language(name)
    first = {topic: find(questions[name], translate)[:1] for topic, questions in QUESTIONS.items()}
    assert {topic: found[0].topic if found else None for topic, found in first.items()} == {
        topic: topic for topic in QUESTIONS
    }


def test_every_explanation_is_found_by_its_title_in_every_language() -> None:
    """The list shows titles, and people type what they remember of them."""
    for name in QUESTIONS[Topic.CLICKS]:
        translate = language(name)
        lost = [one.topic for one in ALL if one not in find(translate(CONTEXT, one.title), translate)]
        assert lost == [], name
