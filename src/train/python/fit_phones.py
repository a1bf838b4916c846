#!/usr/bin/env python3
"""Fits the scores of sounds and words to people's, on what PhoneDump wrote and what the networks say of it.

  fit_phones.py DUMP-FOLDER NETWORK-FOLDER labels.jsonl RESOURCE-FOLDER [FOLD]

What a network says counts only for speakers whom it has not heard; words are fitted on scores of sounds that were
predicted for unseen speakers. With FOLD, its speakers are left out of the written weights too, so that a running service
can be measured on them. Prints how well unseen speakers are predicted (the networks' folds of speakers). Nothing is
random but the seeded subsampling, so the weights can be repeated.
"""
import collections
import glob
import json
import sys

import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor

import forest

FOLDS = 5
EXCHANGED_WEIGHT = 0.3
TREES = 0.5  # the rest of a sound's score is the networks'
PHONES = ("AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH").split()


def trees(iterations, leaves=24, rate=0.06):
    return HistGradientBoostingRegressor(max_iter=iterations, max_leaf_nodes=leaves, learning_rate=rate, min_samples_leaf=40,
                                         l2_regularization=2.0, random_state=1)


def splits(speaker):
    """Rows to fit on and rows to predict, by the folds of train_networks.py."""
    fold = np.array([int(s) % FOLDS for s in speaker])
    return [(np.flatnonzero(fold != k), np.flatnonzero(fold == k)) for k in range(FOLDS)]


def unseen(make, x, y, groups):
    predicted = np.zeros(len(y))
    for train, test in splits(groups):
        predicted[test] = make().fit(x[train], y[train]).predict(x[test])
    return predicted


def fitted_on(speaker, left_out):
    return np.array([left_out is None or int(s) % FOLDS != int(left_out) for s in speaker])


def opinions(networks, rows):
    """What the network that has not heard the speaker says: score, word score, 40 log probabilities."""
    told = np.full((rows, 42), np.nan, np.float32)
    for path in glob.glob(f"{networks}/fold-*.npz"):
        fold = np.load(path)
        told[fold["rows"]] = fold["told"]
    if np.isnan(told).any():
        raise SystemExit("a fold is missing")
    return told


def opinion_features(told, phone):
    """As Opinion.java."""
    heard = told[:, 2 : 2 + len(PHONES)]
    each = np.arange(len(phone))
    own = heard[each, phone]
    others = heard.copy()
    others[each, phone] = -np.inf
    return np.column_stack([told[:, 0], told[:, 1], own, own - others.max(1), (heard > own[:, None]).sum(1), own[:, None] - heard])


def pcc(a, b):
    return float(np.corrcoef(a, b)[0, 1])


def word_rows(phones, words):
    """Start and end of each run of sounds of the same word."""
    starts = [0] + [i for i in range(1, len(words)) if words[i] != words[i - 1]] + [len(words)]
    return list(zip(starts[:-1], starts[1:]))


def word_vector(scores, utterance_mean, told):
    """As Scorer.java."""
    ordered = np.sort(scores)
    return [scores.mean(), ordered[0], ordered[min(1, len(ordered) - 1)], scores[0], scores[-1], len(scores), utterance_mean, told]


def main(dump, networks, labels, resources, left_out=None):
    x = np.load(f"{dump}/phones.npy")
    rows = [line.rstrip("\n").split("\t") for line in open(f"{dump}/phones.tsv", encoding="utf-8")]
    exchanged = np.array([r[6] == "exchanged" for r in rows])
    utterance = np.array([r[0] for r in rows])
    speaker = np.array([r[1] for r in rows])
    age = np.array([int(r[2]) for r in rows])
    labelled = np.array([r[5] != "" for r in rows])
    known = labelled & ~exchanged
    weight = np.where(exchanged, EXCHANGED_WEIGHT, 1.0)
    y = np.array([float(r[5]) if r[5] else np.nan for r in rows])
    phone = np.array([PHONES.index(r[4]) for r in rows])
    told = opinions(networks, len(rows))
    x = np.column_stack([x, phone, opinion_features(told, phone)]).astype(np.float32)
    make = lambda: trees(220)
    out = np.zeros(len(rows))
    for train, test in splits(speaker):
        use = train[labelled[train]]
        out[test] = make().fit(x[use], y[use], weight[use]).predict(x[test])
    out = TREES * out + (1 - TREES) * told[:, 0]
    np.save(f"{dump}/unseen.npy", out)
    print(f"sounds {known.sum()}  PCC {pcc(out[known], y[known]):.3f}  MSE {np.mean((out - y)[known] ** 2):.3f}")
    for name, group in (("children", age < 18), ("adults", age >= 18)):
        print(f"  {name} {pcc(out[known & group], y[known & group]):.3f}")
    print(f"  exchanged sounds at 25, 50, 75, 90 %: {np.percentile(out[exchanged & labelled] * 50, [25, 50, 75, 90]).round(1)}")
    use = labelled & fitted_on(speaker, left_out)
    forest.write(make().fit(x[use], y[use], weight[use]), x.shape[1], f"{resources}/phones.forest")

    rows = [r for r, e in zip(rows, exchanged) if not e]
    out, y, known, speaker, utterance, told = (a[~exchanged] for a in (out, y, known, speaker, utterance, told))
    spans = word_rows(rows, [(r[0], r[3]) for r in rows])
    sums = collections.defaultdict(list)
    for u, score in zip(utterance, out):
        sums[u].append(score)
    means = {u: np.mean(scores) for u, scores in sums.items()}
    wx = np.array([word_vector(out[a:b], means[utterance[a]], told[a, 1]) for a, b in spans], dtype=np.float32)
    wy = np.array([float(rows[a][6]) for a, _ in spans])
    make = lambda: trees(80, 8)
    wout = unseen(make, wx, wy, speaker[[a for a, _ in spans]])
    print(f"words {len(wy)}  PCC {pcc(wout, wy):.3f}  mean of sounds alone {pcc(wx[:, 0], wy):.3f}")
    people = {r["utt"]: r["acc"] for r in map(json.loads, open(labels, encoding="utf-8"))}
    of = collections.defaultdict(list)
    for (a, _), score in zip(spans, wout):
        of[utterance[a]].append(score)
    print(f"sentences {len(of)}  PCC of the mean word {pcc([np.mean(v) for v in of.values()], [people[u] for u in of]):.3f}")
    use = fitted_on(speaker[[a for a, _ in spans]], left_out)
    forest.write(make().fit(wx[use], wy[use]), wx.shape[1], f"{resources}/words.forest")
    for level, human, ours in (("sound", y[known], out[known] * 50), ("word", wy, wout * 10)):
        good = human >= (1.5 if level == "sound" else 8)
        bad = human < (0.5 if level == "sound" else 4)
        print(f"{level}: good at 1, 2, 5, 10 %: {np.percentile(ours[good], [1, 2, 5, 10]).round(1)}; "
              f"bad at 25, 50, 75, 90 %: {np.percentile(ours[bad], [25, 50, 75, 90]).round(1)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
