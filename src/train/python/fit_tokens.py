#!/usr/bin/env python3
"""Fits the check whether a word was said at all, on what TokenDump wrote.

  fit_tokens.py DUMP-FOLDER [DUMP-FOLDER ...] RESOURCE-FOLDER

Prints what unseen speakers would see: a sentence is refused when the log odds of one word are above the first
limit, or the mean of all its words above the second; the pairs shown refuse about the same share of true sentences.
"""
import sys

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import GroupKFold

import forest


# A short word that was not said ("a", "it") can hardly be told from one that was; it must not make the check timid.
SHORT_PHONES = 4
SHORT_WEIGHT = 0.5
# True sentences count most, since a refusal costs a child a take; those of another recording give themselves away by their mean.
TRIAL_WEIGHTS = {"true": 3.0, "added": 1.0, "cut": 1.5, "other": 0.05}
REFUSED = 0.019
SHIPPED = (1.31, -1.53)  # as in SpokenCheck.java


def make():
    return HistGradientBoostingClassifier(max_iter=500, max_leaf_nodes=8, learning_rate=0.03, min_samples_leaf=60,
                                          l2_regularization=2.0, random_state=1)


def shares(odds, sentence, trial):
    names, index = np.unique(sentence, return_inverse=True)
    kind = np.empty(len(names), dtype=object)
    kind[index] = trial
    worst = np.full(len(names), -np.inf)
    np.maximum.at(worst, index, odds)
    mean = np.bincount(index, odds) / np.bincount(index)
    true = kind == "true"
    for first in (0.01, 0.015, 0.018):
        limit = np.sort(worst[true])[::-1][int(first * true.sum())]
        left = true & (worst <= limit)
        limit_of_mean = np.sort(mean[left])[::-1][int((REFUSED - first) * true.sum())]
        show(limit, limit_of_mean, worst, mean, kind)
    show(*SHIPPED, worst, mean, kind)


def show(limit, limit_of_mean, worst, mean, kind):
    refused = (worst > limit) | (mean > limit_of_mean)
    print(f"one word {limit:.2f}, mean {limit_of_mean:.2f}: sentences refused "
          + ", ".join(f"{k} {100 * refused[kind == k].mean():.1f} %" for k in TRIAL_WEIGHTS))


def main(*folders):
    *dumps, resources = folders
    x = np.concatenate([np.load(f"{dump}/tokens.npy") for dump in dumps])
    rows = [line.rstrip("\n").split("\t") for dump in dumps for line in open(f"{dump}/tokens.tsv", encoding="utf-8")]
    speaker = np.array([r[1] for r in rows])
    trial = np.array([r[3].rstrip("0123456789") for r in rows])
    sentence = np.array([r[0] + r[3] for r in rows])
    y = np.array([int(r[4]) for r in rows])
    names = open(f"{dumps[0]}/token-features.txt", encoding="utf-8").read().split()
    short = x[:, names.index("wordPhones")] < SHORT_PHONES
    weight = np.where((y == 1) & short, SHORT_WEIGHT, 1.0) * np.array([TRIAL_WEIGHTS[t] for t in trial])
    out = np.zeros(len(y))
    for train, test in GroupKFold(5).split(x, y, speaker):
        out[test] = make().fit(x[train], y[train], weight[train]).decision_function(x[test])
    for name in ("added", "cut", "other"):
        of = np.isin(trial, ["true", name])
        print(f"{name}: words {len(y[trial == name])}  AUC of words {roc_auc_score(y[of], out[of]):.3f}")
    shares(out, sentence, trial)
    forest.write(make().fit(x, y, weight), x.shape[1], f"{resources}/tokens.forest")


if __name__ == "__main__":
    main(*sys.argv[1:])
