#!/usr/bin/env python3
"""Measures what ships on speakers whom no part of it has heard: several networks' mean, trees over it.

  measure_ensemble.py DUMP-FOLDER NETWORK-FOLDER labels.jsonl FOLD [VOICES-FOLDER]

The networks are those of `train_networks.py --without FOLD`; the trees are fitted on the other folds' speakers, each by
the network that has not heard the speaker, and tried on the speakers of FOLD by the mean of all networks, as the engine
does, and by each network alone.
"""
import collections
import glob
import json
import sys

import numpy as np

import fit_phones as fit


def opinions(networks, rows, fold):
    """What is known of the speakers fitted on, and a list of what each network says of the others."""
    told = np.full((rows, 42), np.nan, np.float32)
    each = []
    for path in sorted(glob.glob(f"{networks}/fold-*.npz")):
        one = np.load(path)
        apart = fold[one["rows"]]
        told[one["rows"][~apart]] = one["told"][~apart]
        alone = np.full((rows, 42), np.nan, np.float32)
        alone[one["rows"][apart]] = one["told"][apart]
        each.append(alone)
    return told, each


def correlations(name, out, y, known, age):
    parts = [f"{label} {fit.pcc(out[known & group], y[known & group]):.3f}"
             for label, group in (("all", age > 0), ("children", age < 18), ("adults", age >= 18))]
    print(f"{name}: sounds {', '.join(parts)}")


def sentences(spans, utterance, wout, people):
    of = collections.defaultdict(list)
    for (a, _), score in zip(spans, wout):
        of[utterance[a]].append(score)
    return fit.pcc([np.mean(v) for v in of.values()], [people[u] for u in of])


def main(dump, networks, labels, left_out, voices=None):
    data = fit.Data.read(dump, voices)
    apart = np.array([int(s) % fit.FOLDS == int(left_out) for s in data.speaker])
    told, each = opinions(networks, len(data.y), apart)
    people = {r["utt"]: r["acc"] for r in map(json.loads, open(labels, encoding="utf-8"))}
    known = data.known & apart
    inner = np.flatnonzero(~apart)
    inside = data.of(inner)
    x = inside.features(told[inner])
    fitted = fit.unseen_sounds(inside, x, told[inner])
    sounds = fit.fit_sounds(inside, x, np.arange(len(inner)))
    words = fit.fit_words(inside, fitted, told[inner])
    rows = np.flatnonzero(apart)
    outside = data.of(rows)
    for name, heard in [("mean of all networks", np.mean(each, 0))] + [(f"network {i} alone", t) for i, t in enumerate(each)]:
        out = np.full(len(data.y), np.nan)
        out[rows] = fit.blend(sounds, outside.features(heard[rows]), heard[rows])
        correlations(name, out, data.y, known, data.age)
        correlations("  the networks' own score", heard[:, 0], data.y, known, data.age)
        fit.report_flags(outside, out[rows])
        spans, wx, wy = fit.word_data(outside, out[rows], heard[rows])
        wout = words.predict(wx)
        learners = fit.word_weights(outside.speaker[~outside.exchanged][[a for a, _ in spans]]) == 1
        spans, wout, wy = [s for s, p in zip(spans, learners) if p], wout[learners], wy[learners]
        kept = outside.utterance[~outside.exchanged]
        print(f"  words {fit.pcc(wout, wy):.3f}, sentences by the mean word {sentences(spans, kept, wout, people):.3f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
