"""Errors in people's own voices: in the log-mel, a sound gives way to another sound of the same recording, wholly or by degrees, or to its neighbours.

After SpeechBlender (arXiv:2211.00923), which mixes sounds of several recordings. A third of the exchanges are with the same sound from another place, and half of
the sounds that make room for their neighbours are kept, shorter; both are right: so a seam alone tells nothing. A share under RIGHT counts as right and over WRONG
as wrong.
"""

from collections import namedtuple

import numpy as np
import torch

import errors
from align import LAG
from corpus import PHONES
from questions import NOTHING, unsure

RIGHT, WRONG = 0.35, 0.65
SAME = 0.35  # share of exchanges with the same sound from elsewhere
GAPS = 0.2  # share of consonants that make room for their neighbours instead
SHORTEST, LONGEST = 4, 32  # frames of 10 ms
LIKELY = 12  # how much likelier sounds are that learners confuse
VOWEL = np.array([p in errors.VOWELS for p in PHONES])

# Frames of the log-mel: [begin, end) gets those of [first, last), the phone `other`.
Splice = namedtuple("Splice", "row sound begin end other first last share")
# Of [begin, end) the share `kept` is left, in its middle; what lies between `before` and `after` is stretched over the rest.
Gap = namedtuple("Gap", "row sound begin end before after kept")


def likely():
    """How likely one phone is said for another, [39, 39]; 0 where nobody could tell, or a vowel would be a consonant."""
    out = np.zeros((39, 39))
    for i, p in enumerate(PHONES):
        for j, q in enumerate(PHONES):
            if i != j and VOWEL[i] == VOWEL[j] and not unsure(p, q):
                out[i, j] = LIKELY if q in errors.SAID_FOR.get(p, []) else 1
    return out


class Splicer:
    """Chooses what is changed in recordings."""

    def __init__(self, seed):
        self.rng, self.likely = np.random.default_rng(seed), likely()

    def choose(self, sounds, factor=1.0, shift=0):
        """Splices and gaps of some recordings, of whose sounds (phone, begin, end, sure) [n, 4] are given, in frames of the frame network; as a recording lies that was
        played `factor` times as fast and begins `shift` frames later."""
        return [s for row, of in enumerate(sounds) for s in self.of_one(row, np.asarray(of).reshape(-1, 4), factor, shift)]

    def of_one(self, row, sounds, factor, shift):
        rng = self.rng
        phone, length = sounds[:, 0], sounds[:, 2] - sounds[:, 1]
        fit = np.flatnonzero((sounds[:, 3] == 1) & (phone < 39) & (length >= SHORTEST) & (length <= LONGEST))
        if len(fit) < 2:
            return
        rate = rng.choice((0.08, 0.16, 0.3))
        moved = lambda x: int(round((x - LAG) / factor)) + shift
        span = lambda k: [moved(x) for x in sounds[k, 1:3]]
        last = -2
        for k in fit[rng.random(len(fit)) < max(rate, 0.8 / len(fit))]:
            if k <= last + 1:
                continue
            if not VOWEL[phone[k]] and rng.random() < GAPS:
                joined = 0 < k < len(sounds) - 1 and sounds[k - 1, 2] == sounds[k, 1] and sounds[k, 2] == sounds[k + 1, 1]
                if joined and phone[k - 1] < 39 > phone[k + 1]:
                    last = k
                    middles = [moved((sounds[j, 1] + sounds[j, 2]) / 2) for j in (k - 1, k + 1)]
                    yield Gap(row, int(k), *span(k), *middles, 0.0 if rng.random() < 0.5 else rng.uniform(0.4, 0.7))
                continue
            others = fit[(fit != k) & (length[fit] < 2.5 * length[k]) & (length[fit] > 0.4 * length[k])]
            same = phone[others] == phone[k]
            weight = same.astype(float) if rng.random() < SAME else self.likely[phone[k], phone[others]]
            if not weight.sum():
                continue
            j = rng.choice(others, p=weight / weight.sum())
            share = 1.0 if rng.random() < 0.55 else rng.uniform(0.1, 0.95)
            last = k
            yield Splice(row, int(k), *span(k), int(phone[j]), *span(j), share)


def edges(gap):
    """Where what is left of a gap's sound begins and ends."""
    middle, half = (gap.begin + gap.end) / 2, gap.kept * (gap.end - gap.begin) / 2
    return int(round(middle - half)), int(round(middle + half))


def spliced(mel, splices):
    """Log-mel [b, 80, frames] with the splices in it; the first and the last frame of each are mixed by half."""
    rows, _, frames = mel.shape
    source = np.tile(np.arange(frames), (rows, 1))
    share = np.zeros((rows, frames), np.float32)
    for s in splices:
        if isinstance(s, Gap):
            begin, end = edges(s)
            a, b = max(0, s.before), min(s.after, frames)
            at = np.interp(np.arange(a, b) + 0.5, [s.before, begin, end + 0.01, s.after], [s.before, s.begin, s.end, s.after]).astype(int)
            part = 1.0
        else:
            a, b = max(0, s.begin), min(s.end, frames)
            at = s.first + ((np.arange(a, b) - s.begin + 0.5) / (s.end - s.begin) * (s.last - s.first)).astype(int)
            part = s.share
        if b - a < 2:
            continue
        source[s.row, a:b] = np.clip(at, 0, frames - 1)
        share[s.row, a:b] = part
        share[s.row, [a, b - 1]] /= 2
    source, share = (torch.from_numpy(x).to(mel.device)[:, None] for x in (source, share))
    return mel + share * (mel.gather(2, source.expand_as(mel)) - mel)


def said(splice, phone):
    """The phone that is said where `phone` was, NOTHING, or None where nobody knows."""
    if isinstance(splice, Gap):
        return phone if splice.kept else NOTHING
    if splice.other == phone or splice.share < RIGHT:
        return phone
    return splice.other if splice.share > WRONG else None
