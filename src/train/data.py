"""Reads what the evidence program wrote and what people said of it.

A folder holds `utterances.tsv` (utterance, first frame, frames), `frames.f16` (little-endian half floats, frames x inputs),
`phones.tsv` (utterance, word, phone within the word, class, first frame, frame after the last) and `evidence.f32`
(little-endian floats, phones x evidence, in the order of phones.tsv).
Labels are the lines of labels.jsonl: words with their phones and human scores.
"""
import collections
import json

import numpy as np
import torch

PHONES = ("AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH SIL").split()
NUMBER = {name: i for i, name in enumerate(PHONES)}


class Utterance:
    """frames (T, inputs); canon, start, end, word (P); evidence (P, E); y (P), NaN where no human phone corresponds;
    word_y (W); sentence_y (4): accuracy, fluency, prosody, total, all on 0-2."""


def pairs(gold, heard):
    """Indexes where two phone strings agree along the cheapest edit path."""
    n, m = len(gold), len(heard)
    cost = np.zeros((n + 1, m + 1), int)
    cost[:, 0], cost[0] = np.arange(n + 1), np.arange(m + 1)
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            cost[i, j] = min(cost[i - 1, j] + 1, cost[i, j - 1] + 1, cost[i - 1, j - 1] + (gold[i - 1] != heard[j - 1]))
    found, i, j = [], n, m
    while i and j:
        if cost[i, j] == cost[i - 1, j - 1] + (gold[i - 1] != heard[j - 1]):
            found.append((i - 1, j - 1))
            i, j = i - 1, j - 1
        elif cost[i, j] == cost[i - 1, j] + 1:
            i -= 1
        else:
            j -= 1
    return found


def read(folder, labels):
    rows = {r["utt"]: r for r in map(json.loads, open(labels, encoding="utf-8"))}
    spans = {}
    for line in open(f"{folder}/utterances.tsv", encoding="utf-8"):
        utt, first, count = line.split("\t")
        spans[utt] = (int(first), int(count))
    total = sum(count for _, count in spans.values())
    frames = np.memmap(f"{folder}/frames.f16", "<f2", "r").reshape(total, -1)
    phones = collections.defaultdict(list)
    for number, line in enumerate(open(f"{folder}/phones.tsv", encoding="utf-8")):
        utt, *rest = line.rstrip("\n").split("\t")
        phones[utt].append((number, *map(int, rest)))
    count = sum(map(len, phones.values()))
    evidence = np.fromfile(f"{folder}/evidence.f32", "<f4").reshape(count, -1)
    out = []
    for utt, (first, length) in spans.items():
        row, mine = rows[utt], phones[utt]
        if not mine:
            continue
        u = Utterance()
        u.utt, u.speaker, u.age = utt, row["speaker"], row["age"]
        u.frames = np.asarray(frames[first : first + length], np.float32)
        table = np.array([p[1:] for p in mine])
        u.word, u.canon, u.start, u.end = table[:, 0], table[:, 2], table[:, 3], table[:, 4]
        u.evidence = evidence[[p[0] for p in mine]]
        u.y = np.full(len(mine), np.nan, np.float32)
        if u.word.max() + 1 != len(row["words"]):
            continue
        for w, (_name, _acc, _stress, _total, gold, scores) in enumerate(row["words"]):
            where = np.flatnonzero(u.word == w)
            names = [PHONES[c] for c in u.canon[where]]
            for i, j in pairs([g.rstrip("012") for g in gold], names):
                u.y[where[j]] = scores[i]
        u.word_y = np.array([w[1] / 5 for w in row["words"]], np.float32)
        u.sentence_y = np.array([row[k] / 5 for k in ("acc", "flu", "pros", "total")], np.float32)
        out.append(u)
    return out


def batch(items, mean, scale, augment=None):
    """Pads utterances to tensors; see AccentNet.forward for the shapes."""
    frames = [u.frames if augment is None else augment(u.frames) for u in items]
    T = (max(map(len, frames)) + 3) // 2 * 2
    P, W = max(len(u.canon) for u in items), max(len(u.word_y) for u in items)
    B, H = len(items), T // 2
    x = torch.zeros(B, frames[0].shape[1], T)
    pool, word_of = torch.zeros(B, P, H), torch.zeros(B, W, P)
    centre, canon = torch.zeros(B, P, dtype=torch.long), torch.zeros(B, P, dtype=torch.long)
    evidence, mask = torch.zeros(B, P, items[0].evidence.shape[1]), torch.zeros(B, P)
    y, word_y, word_mask = torch.full((B, P), float("nan")), torch.zeros(B, W), torch.zeros(B, W)
    classes = torch.full((B, H), -1, dtype=torch.long)
    weight = torch.zeros(B, H)
    for b, u in enumerate(items):
        n = len(u.canon)
        x[b, :, : len(frames[b])] = torch.from_numpy(frames[b].T)
        classes[b, : len(frames[b]) // 2] = NUMBER["SIL"]
        weight[b, : len(frames[b]) // 2] = 0.3
        for p in range(n):
            a, z = u.start[p] // 2, max(u.start[p] // 2 + 1, (u.end[p] + 1) // 2)
            z = min(z, H)
            a = min(a, z - 1)
            pool[b, p, a:z] = 1.0 / (z - a)
            centre[b, p] = (a + z - 1) // 2
            classes[b, a:z] = int(u.canon[p])
            weight[b, a:z] = 1.0 if np.isnan(u.y[p]) else float(u.y[p]) / 2
        canon[b, :n] = torch.from_numpy(u.canon)
        evidence[b, :n] = torch.from_numpy((u.evidence - mean) / scale).clamp(-5, 5)
        mask[b, :n] = 1
        y[b, :n] = torch.from_numpy(u.y)
        for w in range(len(u.word_y)):
            where = u.word == w
            if where.any():
                word_of[b, w, :n] = torch.from_numpy(where / where.sum())
                word_mask[b, w] = 1
        word_y[b, : len(u.word_y)] = torch.from_numpy(u.word_y)
    sentence_y = torch.from_numpy(np.stack([u.sentence_y for u in items]))
    return (x, pool, centre, canon, evidence, word_of, mask, W), (classes, weight, y, word_y, word_mask, sentence_y)
