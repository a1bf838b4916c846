"""What was heard of words whose stress is known: rows of StressRows with the layers of layers.py, without clips in which nothing was moved."""

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

VOWELS = "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split()
REDUCED = {"AH", "ER", "IH", "IY"}
NATIVES = {"librispeech", "vctk", "arctic", "native"}

CUES = 27  # of SyllableCues; the one after them is what fit.py fits
LONGER = np.log(1.25)  # the length of the vowel
LOUDER = 0.2  # its loudest 20 ms, in 10 dB
HIGHER = 0.15  # its highest pitch, in 10 semitones


@dataclass
class Word:
    """A word of a reading. `cues` and `layers` have a row for each syllable."""

    reading: str
    pair: str
    group: str
    speaker: str
    token: str
    letters: str
    said: int
    usual: int
    digits: str
    full: list
    cues: np.ndarray
    layers: np.ndarray
    accepted: list = field(init=False)

    def __post_init__(self):
        self.accepted = [self.usual, *(i for i in range(self.usual) if self.digits[i] != "0")]

    @property
    def is_moved(self):
        """Whether the stress lies where natives don't put it."""
        return self.said not in self.accepted


def sounds(syllable):
    return [s.split(":") for s in syllable.split("|")[0].split()]


def vowel(syllable):
    """Name, first frame and frame after the last of the vowel of a syllable of a row."""
    name, begin, end = next(s for s in sounds(syllable) if s[0] in VOWELS)
    return name, int(begin), int(end)


def lines(path):
    return [x.split("\t") for x in Path(path).read_text("utf8").splitlines() if not x.startswith("#")]


def read(path, layers):
    stored = np.load(layers)
    heard = dict(zip(stored["keys"].tolist(), stored["layers"], strict=True))
    words = []
    for p in lines(path):
        syllables = p[10:]
        if len(p[8]) != len(syllables) or int(p[6]) >= len(syllables):
            continue
        cues = np.array([[float(x) for x in s.split("|")[1].split()[:CUES]] for s in syllables])
        own = np.array([heard[f"{p[0]} {p[4]} {k}"] for k in range(len(syllables))], np.float32)
        full = [vowel(s)[0] not in REDUCED for s in syllables]
        words.append(Word(*p[:6], int(p[6]), int(p[7]), p[8], full, cues, own))
    return words


def differing(words):
    """Without words whose stress was to be moved and that the voice says like the right ones.

    Beside the right clip of the same voice, two of three must have grown of the syllable with the new stress against the one with the usual stress:
    the length of the vowel by 25 %, its loudest 20 ms by 2 dB, its highest pitch by 1.5 semitones. The second value is what was left out.
    """
    right = {(w.pair, w.token): w for w in words if w.reading.endswith("-right")}
    kept, out = [], []
    for w in words:
        if not w.reading.endswith("-moved") or w.said == w.usual:
            kept.append(w)
            continue
        other = right.get((w.pair, w.token))
        if other is None or len(other.cues) != len(w.cues):
            out.append(w)
            continue
        grown = (w.cues[w.said] - w.cues[w.usual]) - (other.cues[w.said] - other.cues[w.usual])
        enough = sum([grown[0] >= LONGER, grown[3] >= LOUDER, grown[4] >= HIGHER]) >= 2
        (kept if enough else out).append(w)
    return kept, out
