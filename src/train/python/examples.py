"""Reads what PhoneDump wrote and makes batches of it for the network."""
import dataclasses
import json

import numpy as np
import torch

PHONES = ("AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH").split()
SILENCE = len(PHONES)
FOLDS = 5
LESS = 0.5  # how much a sound that was exchanged in the text or said by a voice counts of one that people scored
FIRST_VOICE = 100_000  # speakers from here on are those of voices.py


def fold_of(speaker):
    return int(speaker) % FOLDS


def is_voice(speaker):
    return int(speaker) >= FIRST_VOICE


@dataclasses.dataclass
class Reading:
    """The sounds of an utterance as one text expects them: the true one, or one with sounds exchanged.

    canon, start, end, word: (P), frames of 10 ms; said: the phones that were said, -1 where nobody knows; rows: their rows in
    phones.npy; y: human scores 0-2, not a number where there is none; word_y: (W), likewise.
    """
    canon: np.ndarray
    said: np.ndarray
    start: np.ndarray
    end: np.ndarray
    word: np.ndarray
    rows: np.ndarray
    y: np.ndarray
    share: np.ndarray
    word_y: np.ndarray


@dataclasses.dataclass
class Utterance:
    name: str
    speaker: str
    age: int
    frames: np.ndarray
    sentence: float
    true: Reading
    exchanged: Reading


def read(dump, labels, expected=False, voices=None):
    """All utterances, and the evidence (rows of phones.npy), of learners and then of a folder of voices.py with its dump.

    expected: whether only the scores of sounds that people expected as our dictionary does are taken.
    """
    items, evidence = read_dump(dump, labels, expected, 0)
    if voices is None:
        return items, evidence
    others, further = read_dump(voices, f"{voices}/labels.jsonl", expected, len(evidence))
    return items + others, np.concatenate([evidence, further])


def read_dump(dump, labels, expected, first_row):
    score = score_of_expected if expected else score_of_any
    sentence = {r["utt"]: r["acc"] / 5 for r in map(json.loads, open(labels, encoding="utf-8"))}
    evidence = np.load(f"{dump}/phones.npy")
    frames = np.load(f"{dump}/frames.npy", mmap_mode="r")
    lines = {}
    for row, line in enumerate(open(f"{dump}/phones.tsv", encoding="utf-8"), first_row):
        fields = line.rstrip("\n").split("\t")
        lines.setdefault(fields[0], ([], []))[fields[6] == "exchanged"].append((row, fields))
    out = []
    for line in open(f"{dump}/frames.tsv", encoding="utf-8"):
        name, first, count = line.rstrip("\n").split("\t")
        rows, others = lines[name]
        heard = np.array(frames[int(first) : int(first) + int(count)])
        true, exchanged = reading(rows, len(heard), score), reading(others, len(heard), score)
        kept = np.isnan(exchanged.y)
        exchanged.y[kept] = true.y[kept]
        exchanged.share[~kept] = LESS
        if is_voice(rows[0][1][1]):
            true.share[:] = exchanged.share[:] = LESS
        exchanged.word_y = true.word_y.copy()
        exchanged.word_y[exchanged.word[~kept]] = np.nan
        out.append(Utterance(name, rows[0][1][1], int(rows[0][1][2]), heard, sentence[name], true, exchanged))
    return out, evidence


def reading(rows, frames, score):
    fields = [f for _, f in rows]
    start = np.clip([int(f[7]) for f in fields], 0, frames - 1)
    end = np.maximum(start + 1, np.clip([int(f[8]) for f in fields], 1, frames))
    word = np.array([int(f[3]) for f in fields])
    scores = {int(f[3]): float(f[6]) / 5 for f in fields if f[6] != "exchanged"}
    said = np.array([PHONES.index(f[10]) if f[10] else -1 for f in fields])
    return Reading(np.array([PHONES.index(f[4]) for f in fields]), said, start, end, word, np.array([r for r, _ in rows]),
                   np.array([score(f) for f in fields], np.float32), np.ones(len(fields), np.float32),
                   np.array([scores.get(w, np.nan) for w in range(word.max() + 1)], np.float32))


def score_of_any(fields):
    return float(fields[5]) if fields[5] else np.nan


def score_of_expected(fields):
    """Of a sound that people expected too, or that was exchanged in the text."""
    return score_of_any(fields) if fields[6] == "exchanged" or fields[9] == fields[4] else np.nan


@dataclasses.dataclass
class Batch:
    frames: torch.Tensor  # B, inputs, T
    steps: torch.Tensor  # B, 1, H: 1 within the utterance
    start: torch.Tensor  # B, P: steps
    end: torch.Tensor
    canon: torch.Tensor
    evidence: torch.Tensor  # B, P, E
    phones: torch.Tensor  # B, P, 1: 1 for a sound
    word_of: torch.Tensor  # B, W, P: rows that take the mean of a word
    y: torch.Tensor
    share: torch.Tensor
    word_y: torch.Tensor
    sentence: torch.Tensor
    classes: torch.Tensor  # B, H
    weight: torch.Tensor  # B, H


def batch(items, evidence, change=None):
    """Pads (utterance, reading) pairs. evidence: standardised rows of phones.npy."""
    T = max(len(u.frames) for u, _ in items)
    B, H, inputs = len(items), (T + 1) // 2, items[0][0].frames.shape[1]
    P, W = max(len(r.canon) for _, r in items), max(len(r.word_y) for _, r in items)
    b = Batch(np.zeros((B, inputs, T), np.float32), np.zeros((B, 1, H), np.float32), np.zeros((B, P), np.int64),
              np.ones((B, P), np.int64), np.zeros((B, P), np.int64), np.zeros((B, P, evidence.shape[1]), np.float32),
              np.zeros((B, P, 1), np.float32), np.zeros((B, W, P), np.float32), np.full((B, P), np.nan, np.float32),
              np.zeros((B, P), np.float32), np.full((B, W), np.nan, np.float32), np.zeros(B, np.float32), np.full((B, H), SILENCE, np.int64),
              np.zeros((B, H), np.float32))
    for i, (u, r) in enumerate(items):
        n, steps = len(r.canon), (len(u.frames) + 1) // 2
        b.frames[i, :, : len(u.frames)] = (u.frames if change is None else change(u.frames)).T
        b.steps[i, 0, :steps] = 1
        b.start[i, :n], b.end[i, :n] = bounds(r.start, r.end, steps)
        b.canon[i, :n], b.evidence[i, :n], b.phones[i, :n] = r.canon, evidence[r.rows], 1
        b.word_of[i, r.word, np.arange(n)] = 1 / np.bincount(r.word)[r.word]
        b.y[i, :n], b.share[i, :n], b.word_y[i, : len(r.word_y)], b.sentence[i] = r.y, r.share, r.word_y, u.sentence
        b.weight[i, :steps] = 0.3
        for p in range(len(u.true.canon)):
            a, z = u.true.start[p] // 2, (u.true.end[p] + 1) // 2
            told = u.true.said[p] >= 0
            b.classes[i, a:z] = u.true.said[p] if told else u.true.canon[p]
            b.weight[i, a:z] = 1 if told else 0.7 if np.isnan(u.true.y[p]) else u.true.y[p] / 2
    return Batch(**{f.name: torch.from_numpy(getattr(b, f.name)) for f in dataclasses.fields(Batch)})


def bounds(start, end, steps):
    """First step and step after the last of sounds; at least one step each."""
    a = np.minimum(start // 2, steps - 1)
    return a, np.minimum(np.maximum(a + 1, (end + 1) // 2), steps)
