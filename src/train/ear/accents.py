"""What speakers of a first language make of English sounds, from first_language_errors.tsv (README.md says what its columns mean)."""

import csv
from collections import defaultdict
from pathlib import Path

from errors import VOWELS, add, base, other, stress

TABLE = Path(__file__).with_name("first_language_errors.tsv")
SLACK = {"ko": 0.7, "ja": 0.5}


def table(path=TABLE):
    """Lines by first language and expected phone: (phones said, place, weight)."""
    out = defaultdict(lambda: defaultdict(list))
    with path.open(encoding="utf8", newline="") as rows:
        for r in csv.DictReader(rows, delimiter="\t"):
            said = [] if r["said"] == "-" else r["said"].split()
            out[r["first_language"]][r["expected"]].append((said, r["place"], float(r["weight"])))
    return out


def places(words, w, k):
    """All places of the table that the sound k of word w stands in; words are lists of sounds with stress."""
    sounds = words[w]
    vowel = [base(s) in VOWELS | {"ER"} for s in sounds]
    last = k + 1 == len(sounds)
    before = k > 0 and not vowel[k - 1]
    after = not last and not vowel[k + 1]
    following = sounds[k + 1] if not last else words[w + 1][0] if w + 1 < len(words) and words[w + 1] else ""
    out = {"any"}
    out |= {"initial"} if k == 0 else set()
    out |= {"final"} if last else set()
    if k and not last and not before and not after:
        out.add("medial")
    if not vowel[k]:
        if after and any(vowel[k:]) and (k == 0 or not before or any(vowel[:k])):
            out.add("onset_cluster" if not any(vowel[:k]) or not before else "coda_cluster")
        if (before or after) and not any(vowel[k:]):
            out.add("coda_cluster")
        if last or not vowel[k + 1]:
            out.add("coda")
        if k == 0 and base(sounds[0]) == "S" and after:
            out.add("initial_s_cluster")
    near = base(following)
    if not last and near in ("IY", "IH"):
        out.add("before_high")
    if not last and near in ("UH", "UW"):
        out.add("before_back")
    if near in ("M", "N"):
        out.add("before_nasal")
    if vowel[k] and stress(sounds[k]) in ("1", "2"):
        out.add("stressed")
    return out


def options(rules, words, w, k):
    """What may be said for a sound: (phones, weight)."""
    phone, here = base(words[w][k]), places(words, w, k)
    return [(said, weight) for said, place, weight in rules[phone] if place in here]


def exchange(units, k, said, language, rng):
    """Makes the unit k an error: what its speaker says in its place (see errors.py for units)."""
    unit = units[k]
    phone = base(unit[0])
    if not said:
        unit[1], unit[2] = None, False
        return
    core = said.index(phone) if phone in said else 0 if len(said) == 1 or said[0] not in VOWELS else 1
    if said[core] != phone:
        unit[1], unit[2] = other(unit[0], said[core]), False
    extra = [p + "0" if p in VOWELS else p for p in said]
    for i in range(len(said) - 1, core, -1):
        slack = said[i] == "UH" and rng.random() < SLACK.get(language, 0)
        add(units, k, "SLACK" if slack else extra[i])
    for i in range(core):
        units.insert(k + i, [None, extra[i], False])
