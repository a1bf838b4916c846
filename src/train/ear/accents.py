"""What speakers of a first language make of English sounds, from first_language_errors.tsv (README.md says what its columns mean)."""

import csv
from collections import defaultdict
from pathlib import Path

from errors import NASALS, VOWELS, add, base, other, stress

TABLE = Path(__file__).with_name("first_language_errors.tsv")
GLIDES = {"L", "R", "W", "Y"}
SLACK = {"ko": 0.7, "ja": 0.5}


def table(path=TABLE):
    """Lines by first language and expected phone: (phones said, place, weight)."""
    out = defaultdict(lambda: defaultdict(list))
    with path.open(encoding="utf8", newline="") as rows:
        for r in csv.DictReader(rows, delimiter="\t"):
            said = [] if r["said"] == "-" else r["said"].split()
            out[r["first_language"]][r["expected"]].append((said, r["place"], float(r["weight"])))
    return out


def syllable_part(sounds, k):
    """The consonants around the consonant k that begin or end a syllable with it: "onset" or "coda", first and last of them."""
    vowel = [base(s) in VOWELS | {"ER"} for s in sounds]
    first = last = k
    while first and not vowel[first - 1]:
        first -= 1
    while last + 1 < len(sounds) and not vowel[last + 1]:
        last += 1
    if first == 0:
        return "onset", first, last
    if last + 1 == len(sounds):
        return "coda", first, last
    cut = last
    if base(sounds[last]) in GLIDES and cut > first and base(sounds[cut - 1]) not in GLIDES | NASALS:
        cut -= 1
    if cut > first and base(sounds[cut]) in ("P", "T", "K") and base(sounds[cut - 1]) == "S":
        cut -= 1
    return ("onset", cut, last) if k >= cut else ("coda", first, cut - 1)


def places(words, w, k):
    """All places of the table that the sound k of word w stands in; words are lists of sounds with stress."""
    sounds = words[w]
    phone, last = base(sounds[k]), k + 1 == len(sounds)
    out = {"any"}
    out |= {"initial"} if k == 0 else set()
    out |= {"final"} if last else set()
    if phone in VOWELS | {"ER"}:
        out |= {"stressed"} if stress(sounds[k]) in ("1", "2") else set()
    else:
        part, begin, end = syllable_part(sounds, k)
        several = (begin < k if phone in GLIDES else k < end) if part == "onset" else begin < end
        out |= {part + "_cluster"} if several else set()
        out |= {"coda"} if part == "coda" else set()
        out |= {"initial_s_cluster"} if k == 0 and phone == "S" and end > 0 else set()
        between = 0 < k and not last and begin == end and base(sounds[k - 1]) in VOWELS | {"ER"}
        out |= {"medial"} if between and part == "onset" else set()
    near = base(sounds[k + 1]) if not last else ""
    out |= {"before_high"} if near in ("IY", "IH") else set()
    out |= {"before_back"} if near in ("UH", "UW") else set()
    following = near or next((base(x[0]) for x in words[w + 1 : w + 2] if x), "")
    out |= {"before_nasal"} if following in ("M", "N") else set()
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
