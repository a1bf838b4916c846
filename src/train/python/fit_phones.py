#!/usr/bin/env python3
"""Fits the scores of sounds and words to people's, on what PhoneDump wrote.

  fit_phones.py DUMP-FOLDER RESOURCE-FOLDER

Words are fitted on scores of sounds that were predicted for unseen speakers. Prints how well unseen speakers are
predicted (folds of speakers). Nothing is random but the seeded subsampling, so the weights can be repeated.
"""
import collections
import sys

import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor
from sklearn.model_selection import GroupKFold

import forest

FOLDS = 4
EXCHANGED_WEIGHT = 0.3
PHONES = ("AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH").split()


def trees(iterations, leaves=24, rate=0.06):
    return HistGradientBoostingRegressor(max_iter=iterations, max_leaf_nodes=leaves, learning_rate=rate, min_samples_leaf=40,
                                         l2_regularization=2.0, random_state=1)


def unseen(make, x, y, groups):
    predicted = np.zeros(len(y))
    for train, test in GroupKFold(FOLDS).split(x, y, groups):
        predicted[test] = make().fit(x[train], y[train]).predict(x[test])
    return predicted


def pcc(a, b):
    return float(np.corrcoef(a, b)[0, 1])


def word_rows(phones, words):
    """Start and end of each run of sounds of the same word."""
    starts = [0] + [i for i in range(1, len(words)) if words[i] != words[i - 1]] + [len(words)]
    return list(zip(starts[:-1], starts[1:]))


def word_vector(scores, utterance_mean):
    """As WordFeatures.java."""
    ordered = np.sort(scores)
    return [scores.mean(), ordered[0], ordered[min(1, len(ordered) - 1)], scores[0], scores[-1], len(scores), utterance_mean]


def main(dump, resources):
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
    x = np.column_stack([x, phone.astype(np.float32)])
    make = lambda: trees(220)
    out = np.zeros(len(rows))
    for train, test in GroupKFold(FOLDS).split(x, groups=speaker):
        use = train[labelled[train]]
        out[test] = make().fit(x[use], y[use], weight[use]).predict(x[test])
    print(f"sounds {known.sum()}  PCC {pcc(out[known], y[known]):.3f}  MSE {np.mean((out - y)[known] ** 2):.3f}")
    for name, group in (("children", age < 18), ("adults", age >= 18)):
        print(f"  {name} {pcc(out[known & group], y[known & group]):.3f}")
    print(f"  exchanged sounds at 25, 50, 75, 90 %: {np.percentile(out[exchanged] * 50, [25, 50, 75, 90]).round(1)}")
    forest.write(make().fit(x[labelled], y[labelled], weight[labelled]), x.shape[1], f"{resources}/phones.forest")

    rows = [r for r, e in zip(rows, exchanged) if not e]
    out, y, known, speaker, utterance = (a[~exchanged] for a in (out, y, known, speaker, utterance))
    np.save(f"{dump}/unseen.npy", out)
    spans = word_rows(rows, [(r[0], r[3]) for r in rows])
    sums = collections.defaultdict(list)
    for u, score in zip(utterance, out):
        sums[u].append(score)
    means = {u: np.mean(scores) for u, scores in sums.items()}
    wx = np.array([word_vector(out[a:b], means[utterance[a]]) for a, b in spans], dtype=np.float32)
    wy = np.array([float(rows[a][6]) for a, _ in spans])
    make = lambda: trees(80, 8)
    wout = unseen(make, wx, wy, speaker[[a for a, _ in spans]])
    print(f"words {len(wy)}  PCC {pcc(wout, wy):.3f}  mean of sounds alone {pcc(wx[:, 0], wy):.3f}")
    forest.write(make().fit(wx, wy), wx.shape[1], f"{resources}/words.forest")
    for level, human, ours in (("sound", y[known], out[known] * 50), ("word", wy, wout * 10)):
        good = human >= (1.5 if level == "sound" else 8)
        bad = human < (0.5 if level == "sound" else 4)
        print(f"{level}: good at 1, 2, 5, 10 %: {np.percentile(ours[good], [1, 2, 5, 10]).round(1)}; "
              f"bad at 25, 50, 75, 90 %: {np.percentile(ours[bad], [25, 50, 75, 90]).round(1)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
