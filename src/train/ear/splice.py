"""Errors in people's own voices: in the log-mel, a sound gives way to another sound of the same recording, wholly or by degrees.

After SpeechBlender (arXiv:2211.00923), which mixes sounds of several recordings. A third of the exchanges are with the same sound from another place, which is
right: so a seam alone tells nothing. A share under RIGHT counts as right and over WRONG as wrong.
"""

from collections import namedtuple

import numpy as np
import torch

import errors
from align import LAG
from corpus import PHONES
from questions import unsure

RIGHT, WRONG = 0.35, 0.65
SAME = 0.35  # share of exchanges with the same sound from elsewhere
SHORTEST, LONGEST = 4, 32  # frames of 10 ms
LIKELY = 4  # how much likelier sounds are that learners confuse
VOWEL = np.array([p in errors.VOWELS for p in PHONES])

Splice = namedtuple("Splice", "row sound begin end other first last share")


def likely():
    """How likely one phone is said for another, [39, 39]; 0 where nobody could tell, or a vowel would be a consonant."""
    out = np.zeros((39, 39))
    for i, p in enumerate(PHONES):
        for j, q in enumerate(PHONES):
            if i != j and VOWEL[i] == VOWEL[j] and not unsure(p, q):
                out[i, j] = LIKELY if q in errors.SAID_FOR.get(p, []) else 1
    return out


class Splicer:
    """Chooses what is exchanged in recordings, and does it."""

    def __init__(self, seed):
        self.rng, self.likely = np.random.default_rng(seed), likely()

    def choose(self, sounds, factor=1.0, shift=0):
        """Splices of some recordings, of whose sounds (phone, begin, end, sure) [n, 4] are given, in frames of the frame network; as a recording lies that was changed so."""
        return [s for row, of in enumerate(sounds) for s in self.of_one(row, np.asarray(of).reshape(-1, 4), factor, shift)]

    def of_one(self, row, sounds, factor, shift):
        rng = self.rng
        phone, length = sounds[:, 0], sounds[:, 2] - sounds[:, 1]
        fit = np.flatnonzero((sounds[:, 3] == 1) & (phone < 39) & (length >= SHORTEST) & (length <= LONGEST))
        if len(fit) < 2:
            return
        rate = rng.choice((0.08, 0.16, 0.3))
        moved = lambda k: [int(round((x - LAG) / factor)) + shift for x in sounds[k, 1:3]]
        last = -2
        for k in fit[rng.random(len(fit)) < max(rate, 0.8 / len(fit))]:
            if k <= last + 1:
                continue
            others = fit[(fit != k) & (length[fit] < 2.5 * length[k]) & (length[fit] > 0.4 * length[k])]
            same = phone[others] == phone[k]
            weight = same.astype(float) if rng.random() < SAME else self.likely[phone[k], phone[others]]
            if not weight.sum():
                continue
            j = rng.choice(others, p=weight / weight.sum())
            share = 1.0 if rng.random() < 0.55 else rng.uniform(0.1, 0.95)
            last = k
            yield Splice(row, int(k), *moved(k), int(phone[j]), *moved(j), share)


def spliced(mel, splices):
    """Log-mel [b, 80, frames] with the splices in it; the first and the last frame of each are mixed by half."""
    rows, _, frames = mel.shape
    source = np.tile(np.arange(frames), (rows, 1))
    share = np.zeros((rows, frames), np.float32)
    for s in splices:
        a, b = max(0, s.begin), min(s.end, frames)
        if b - a < 2:
            continue
        at = s.first + ((np.arange(a, b) - s.begin + 0.5) / (s.end - s.begin) * (s.last - s.first)).astype(int)
        source[s.row, a:b] = np.clip(at, 0, frames - 1)
        share[s.row, a:b] = s.share
        share[s.row, [a, b - 1]] /= 2
    source, share = (torch.from_numpy(x).to(mel.device)[:, None] for x in (source, share))
    return mel + share * (mel.gather(2, source.expand_as(mel)) - mel)


def said(splice, phone):
    """The phone that is said where `phone` was, or None where nobody knows."""
    if splice.other == phone or splice.share < RIGHT:
        return phone
    return splice.other if splice.share > WRONG else None
