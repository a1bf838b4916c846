"""What is asked of every reading, and the answers that are known.

A question has `key`, `set`, `speaker`, `held`, `kind` ("" the text as it is, "p0", "p1", ... some sounds expected otherwise than they were rightly said, as
people of one mother tongue would have exchanged them), and per sound `phone`, `word`, `begin`, `end`, `wrong` (1, 0, nan where it does not count), `truth` (phone
said; 39 nothing; -1 unknown), `added` (after it) and `people` (their score or nan).
"""

import random
import zlib
from collections import Counter, defaultdict

import numpy as np

import errors
import manifest
from align import align
from corpus import PHONES

NAN = float("nan")
NOTHING = 39
KINDS = {"learners": 3, "native": 6, "arctic": 4, "librispeech": 7, "vctk": 8, "words-plain": 2, "fluent": 2}  # readings expected otherwise; 1 for others
HELD = {"learners": 2, "native": 4, "arctic": 2, "librispeech": 5, "vctk": 5}  # the same of those that are held
ANY = "any"  # a mother tongue that is taken for a sound of its kind: words one sound apart
UNSURE = [{"AA", "AO"}, {"T", "D"}, {"UH", "UW"}, {"IH", "EH"}]
TEST_RATES = 0.01, 0.06


def places(way, k):
    """Where in its word a sound lies, in the terms of ERRORS."""
    vowel = lambda i: 0 <= i < len(way) and way[i] in errors.VOWELS
    out = {"any"}
    out.add("initial" if k == 0 else "final" if k + 1 == len(way) else "medial")
    if not vowel(k):
        before, after = k > 0 and not vowel(k - 1), k + 1 < len(way) and not vowel(k + 1)
        later = any(vowel(i) for i in range(k + 1, len(way)))
        earlier = any(vowel(i) for i in range(k))
        if before or after:
            out.add("onset_cluster" if later and (not earlier or before) else "coda_cluster")
        if not later or (after and earlier):
            out.add("coda")
        if k + 1 < len(way) and way[k + 1] in ("IY", "IH", "UW"):
            out.add("before_high")
    return out


class Exchanges:
    """Which sound may be expected where another was said, and how often people of a mother tongue do so."""

    def __init__(self, path, often):
        self.of, self.gone = defaultdict(lambda: defaultdict(list)), defaultdict(list)
        for line in path.read_text("utf8").splitlines()[1:]:
            language, expected, said, place, weight, *_ = line.split("\t")
            if said == "-":
                self.gone[language].append((expected, place, float(weight)))
            elif " " not in said:
                self.of[language][said].append((expected, place, float(weight) * often[expected] / often[said]))
        self.languages = sorted(self.of)
        self.languages += [ANY] * (len(self.languages) // 3)

    def expected(self, way, k, language, rate, rng):
        """Another sound to be expected in this place, or None."""
        phone = way[k]
        if phone == "AH" or (phone == "IH" and rng.random() < 0.4):
            return None
        if rng.random() < 0.06 * rate:
            some = errors.SAID_FOR.get(phone, [])
            return rng.choice(some) if some else None
        some = []
        if language == ANY:
            vowel = phone in errors.VOWELS
            return rng.choice([p for p in PHONES if (p in errors.VOWELS) == vowel]) if rng.random() < 0.12 * rate else None
        for e, place, weight in self.of[language][phone]:
            if place in places([*way[:k], e, *way[k + 1 :]], k):
                some.append((e, weight))
        total = rate * sum(w for _, w in some)
        if not some or rng.random() > min(0.85, total):
            return None
        return rng.choices([e for e, _ in some], [w for _, w in some])[0]

    def missing(self, way, language, rate, rng):
        """A place and a sound that a longer word would have there, or None."""
        some = []
        if language == ANY:
            k = rng.randint(0, len(way))
            e = rng.choice([p for p in PHONES if p not in errors.VOWELS])
            return (k, e) if rng.random() < 0.12 * rate and e not in way[max(0, k - 1) : k + 1] else None
        for e, place, weight in self.gone[language]:
            for k in {len(way), max(1, len(way) - 1), 1}:
                longer = [*way[:k], e, *way[k:]]
                if e not in way[max(0, k - 1) : k + 1] and place != "any" and place in places(longer, k):
                    some.append((k, e, weight))
        if not some or rng.random() > min(0.5, 0.12 * rate):
            return None
        k, e, _ = rng.choices(some, [w for *_, w in some])[0]
        return k, e


def unsure(a, b):
    return {a, b} in UNSURE or "AH" in (a, b)


def as_it_is(u, found):
    """Known answers for the text itself, in the order of the words' sounds."""
    rows = []
    for w, v in zip(u["words"], found["ways"], strict=True):
        way = w["ways"][v]
        for k, phone in enumerate(way):
            people = w["scores"][k] if w["scores"] and v == 0 else NAN
            if people == people:
                wrong = 0.0 if people >= 1.8 else 1.0 if people < 1 else NAN
                rows.append((wrong, PHONES.index(phone) if wrong == 0 else -1, 0.0 if wrong == 0 else NAN, people))
            elif v or not manifest.changed(w):
                rows.append((0.0, PHONES.index(phone), 0.0, NAN))
            else:
                rows.append((*answer(phone, w["said"][k], w["degree"][k]), NAN))
    return rows


def answer(phone, said, degree):
    """Wrong or not, what was said, and whether a sound was added."""
    if said == [phone]:
        return 0.0, PHONES.index(phone), 0.0
    if phone in said:
        return (0.0 if said[0] == phone else NAN), PHONES.index(phone), 1.0 if said[0] == phone else NAN
    if 0.4 <= degree <= 0.6:
        return NAN, -1, NAN
    if degree < 0.4:
        return 0.0, PHONES.index(phone), 0.0
    return 1.0, PHONES.index(said[0]) if said else NOTHING, 1.0 if len(said) > 1 else 0.0


def otherwise(u, found, exchanges, rng):
    """The ways of all words with some sounds expected otherwise, and the answers; None where nothing fits."""
    test = u["held"] and rng.random() < 0.5
    language = rng.choice(exchanges.languages)
    rate = rng.choice((0.3, 0.6, 1.0, 1.5)) if not test else 0.3
    ways, rows, done = [], [], 0
    own = as_it_is(u, found)
    at = 0
    for w, v in zip(u["words"], found["ways"], strict=True):
        way = list(w["ways"][v])
        n = len(way)
        known = own[at : at + n]
        at += n
        right = all(r[0] == 0 and r[2] == 0 for r in known)
        new, answers = list(way), list(known)
        if right:
            for k in range(n):
                e = exchanges.expected(way, k, language, rate, rng)
                if e and e != way[k] and not unsure(e, way[k]) and (k == 0 or e != way[k - 1]) and way[k + 1 : k + 2] != [e]:
                    new[k] = e
                    answers[k] = (1.0, PHONES.index(way[k]), 0.0, NAN)
            longer = exchanges.missing(new, language, rate, rng)
            if longer and new == way:
                k, e = longer
                new, answers = [*new[:k], e, *new[k:]], [*answers[:k], (1.0, NOTHING, 0.0, NAN), *answers[k:]]
            if new in w["ways"]:
                new, answers = way, known
        done += new != way
        ways.append(new)
        rows += answers
    return (ways, rows) if done else None


def question(u, kind, ways, spans, rows):
    flat = [(PHONES.index(p), w, a, b) for w, (way, sp) in enumerate(zip(ways, spans, strict=True))
            for p, (a, b) in zip(way, sp, strict=True)]  # fmt: skip
    phone, word, begin, end = np.array(flat, np.int64).T
    wrong, truth, added, people = zip(*rows, strict=True)
    real = lambda x: np.array(x, np.float32)
    return dict(key=u["key"], set=u["set"], speaker=u["speaker"], kind=kind, held=u["held"], phone=phone, word=word, begin=begin, end=end,
                wrong=real(wrong), truth=np.array(truth, np.int64), added=real(added), people=real(people))  # fmt: skip


def asked(u, found, logp, start, exchanges):
    """All questions of a placed reading; `logp` and `start` are the frame network's."""
    ways = [w["ways"][v] for w, v in zip(u["words"], found["ways"], strict=True)]
    out = [question(u, "", ways, found["spans"], as_it_is(u, found))]
    rng = random.Random(zlib.crc32(f"{u['key']}-0".encode()))
    for n in range((HELD if u["held"] else KINDS).get(u["set"], 1)):
        made = otherwise(u, found, exchanges, rng)
        fit = made and align(logp, start, [[w] for w in made[0]])
        if fit:
            out.append(question(u, f"p{n}", made[0], fit[1], made[1]))
    return out


def frequencies(readings):
    """How often each phone is expected."""
    often = Counter(p for u in readings for w in u["words"] for p in w["ways"][0])
    return {p: often[p] + 1 for p in PHONES}
