#!/usr/bin/env python3
"""Fits the check whether a word was said at all, on what TokenDump wrote.

  fit_tokens.py DUMP-FOLDER RESOURCE-FOLDER

Prints what unseen speakers would see at several thresholds of the log odds.
"""
import sys

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import GroupKFold

import forest


# A short word that was not said ("a", "it") can hardly be told from one that was; it must not make the check timid.
SHORT_PHONES = 4
SHORT_WEIGHT = 0.2


def make():
    return HistGradientBoostingClassifier(max_iter=300, max_leaf_nodes=8, learning_rate=0.03, min_samples_leaf=60,
                                          l2_regularization=2.0, random_state=1)


def main(dump, resources):
    x = np.load(f"{dump}/tokens.npy")
    rows = [line.rstrip("\n").split("\t") for line in open(f"{dump}/tokens.tsv", encoding="utf-8")]
    speaker = np.array([r[1] for r in rows])
    trial = np.array([r[3] for r in rows])
    sentence = np.array([r[0] + r[3] for r in rows])
    y = np.array([int(r[4]) for r in rows])
    names = open(f"{dump}/token-features.txt", encoding="utf-8").read().split()
    short = x[:, names.index("wordPhones")] < SHORT_PHONES
    weight = np.where((y == 1) & short, SHORT_WEIGHT, 1.0)
    out = np.zeros(len(y))
    for train, test in GroupKFold(5).split(x, y, speaker):
        out[test] = make().fit(x[train], y[train], weight[train]).decision_function(x[test])
    worst = {s: out[sentence == s].max() for s in np.unique(sentence)}
    kind = {s: t for s, t in zip(sentence, trial)}
    for name in ("added", "cut", "other"):
        of = np.isin(trial, ["true", name])
        print(f"{name}: words {len(y[trial == name])}  AUC of words {roc_auc_score(y[of], out[of]):.3f}")
    for limit in (0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5):
        shares = {name: np.mean([v > limit for s, v in worst.items() if kind[s] == name]) for name in ("true", "added", "cut", "other")}
        print(f"log odds {limit}: sentences refused " + ", ".join(f"{n} {100 * v:.1f} %" for n, v in shares.items()))
    forest.write(make().fit(x, y, weight), x.shape[1], f"{resources}/tokens.forest")


if __name__ == "__main__":
    main(*sys.argv[1:])
