"""Words whose stress is known, and the same with the stress on another syllable.

A word is a list of sounds in ARPAbet with stress, as the lexicon expects it. Moving a stress keeps all sounds.
"""

import hashlib
import re

FAMILY = 4


def tried(word):
    """Whether a word is for measuring: one in three beginnings of words, so that words of one origin stay together."""
    return hashlib.md5(word.lower()[:FAMILY].encode()).digest()[0] % 3 == 0


def vowels(sounds):
    return [i for i, s in enumerate(sounds) if s[-1].isdigit()]


def place(sounds):
    """Which syllable has the main stress, counted from 0; None without one."""
    digits = [sounds[i][-1] for i in vowels(sounds)]
    return digits.index("1") if digits.count("1") == 1 else None


def usual(word, readings):
    """The sounds of a word whose readings agree in syllables and stress; None for any other, and for words of one syllable."""
    if not re.fullmatch("[a-zA-Z]{4,}", word) or any(form == "WEAK" for form, _ in readings):
        return None
    places = {(len(vowels(s)), place(s)) for _, s in readings}
    own = [s for form, s in readings if form != "BRITISH"]
    if len(places) > 1 or not own:
        return None
    count, at = places.pop()
    return own[0] if count > 1 and at is not None else None


def moved(sounds, syllable):
    """The sounds with the main stress on another syllable."""
    at = vowels(sounds)
    out = list(sounds)
    old = at[place(sounds)]
    out[old] = out[old][:-1] + "0"
    out[at[syllable]] = out[at[syllable]][:-1] + "1"
    return out


def elsewhere(sounds, rng):
    """Any other syllable."""
    return rng.choice([k for k in range(len(vowels(sounds))) if k != place(sounds)])
