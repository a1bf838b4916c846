"""What made speech says: sentences, phrases cut out of them, words alone, and words that another word is said for.

Words and texts whose hash is low are kept for measuring (`kept`), for voices that nothing is taught on.
"""

import hashlib
import random
from pathlib import Path

from accents import options
from errors import base

WORDS = Path(__file__).with_name("single_words.txt")


def kept(text):
    return hashlib.md5(text.lower().encode()).digest()[0] < 26


def single_words():
    return sorted(set(WORDS.read_text("utf8").split()))


def citation(readings):
    """The first reading of a word said alone; None where there is none."""
    return next((list(s) for form, s in readings if form == "CITATION"), None)


class Prompts:
    """Of a lexicon (make_clips.lexicon); `held` are sentences that only measuring hears."""

    def __init__(self, lexicon, held):
        listed = set(single_words())
        self.sentences = {True: [], False: []}
        self.words = {True: [], False: []}
        readings_of = {}
        for text in sorted(lexicon):
            tokens = lexicon[text]
            if text in listed:
                readings_of.setdefault(tokens[0][0].lower(), tokens[0])
            elif 3 <= len(tokens) <= 11 and all(r for _, r in tokens):
                self.sentences[text in held or kept(text)].append(text)
            for token in tokens:
                if token[0].isalpha() and citation(token[1]) and len(citation(token[1])) > 1:
                    readings_of.setdefault(token[0].lower(), token)
        self.lexicon = lexicon
        self.readings_of = readings_of
        self.listed = sorted(w for w in readings_of if w in {x.lower() for x in listed})
        for w in sorted(readings_of):
            self.words[kept(w)].append(w)
        self.listed_by = {k: [w for w in self.listed if kept(w) == k] for k in (True, False)}
        self.by_sounds = {}
        for w in sorted(readings_of):
            key = tuple(base(s) for s in citation(readings_of[w][1]))
            self.by_sounds.setdefault(key, w)

    def draw(self, apart, rng: random.Random):
        """Tokens of something to say: (kind, text, tokens)."""
        kind = rng.choices(["word", "phrase", "sentence"], [3, 2, 5])[0]
        if kind == "word":
            w = rng.choice(self.listed_by[apart] if rng.random() < 0.6 else self.words[apart])
            word, readings = self.readings_of[w]
            return kind, w, [(w, [("CITATION", citation(readings))])]
        text = rng.choice(self.sentences[apart])
        tokens = self.lexicon[text]
        if kind == "sentence":
            return kind, text, tokens
        n = min(len(tokens), rng.choice((2, 2, 3)))
        at = rng.randrange(len(tokens) - n + 1)
        cut = tokens[at : at + n]
        return kind, " ".join(t[0] for t in cut), cut

    def pairs(self, rules):
        """(word, the word that is said for it, place, expected, said) for exchanges of one sound of some first language."""
        out = []
        for key in sorted(self.by_sounds):
            word = self.by_sounds[key]
            if len(key) < 2 or word not in self.listed:
                continue
            sounds = citation(self.readings_of[word][1])
            for k, phone in enumerate(key):
                for language in sorted(rules):
                    for said, _ in options(rules[language], [sounds], 0, k):
                        other = self.by_sounds.get((*key[:k], *said, *key[k + 1 :]))
                        if other and len(said) == 1 and (word, other) not in {p[:2] for p in out}:
                            out.append((word, other, k, phone, said[0]))
        return out
