"""fit.py ROWS LAYERS.npz PROBE.txt: fits how the stressed syllable of a word is heard, and measures it where nothing was fitted.

First a conditional logit: the syllable with the highest weighted sum is the stressed one, of the cues and of what the encoder hears, both above the
mean of the word. Then a logistic regression over what speaks for another syllable than the usual one, so that a full vowel or the last syllable,
which natives lengthen too, needs more; it is fitted on sums of speakers that the first one did not know, and so is the border.

Fitted are the groups `voice` and `small` without the words for measuring (`stressed.tried`) and every other native speaker. Printed are the weights, and of each
group how many moved stresses are told, how many of those told were moved, and how many words that were right are told. PROBE gets the weights of the
layer, for StressProbe.
"""

import hashlib
import sys
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

from rows import NATIVES, differing, read
from stressed import tried

CUE_RIDGE, LAYER_RIDGE, FOLDS = 1.0, 10.0, 5
SCALE = 0.3  # a layer's values are brought to this spread
VOICES = ("voice", "small")
FALSE = 0.015  # share of words that are right and are told all the same, of speakers that were not fitted


def is_fitted(speaker):
    return hashlib.md5(speaker.encode()).digest()[0] % 2 == 0


def inputs(words, spread):
    return [np.concatenate([w.cues, (w.layers - w.layers.mean(0)) * (SCALE / spread)], 1) for w in words]


def fit(values, words):
    """Weights of the conditional logit with a ridge."""
    most = max(map(len, values))
    x = np.zeros((len(values), most, values[0].shape[1]))
    absent = np.full((len(values), most), -1e9)
    for i, v in enumerate(values):
        x[i, : len(v)] = v
        absent[i, : len(v)] = 0
    said, each = np.array([w.said for w in words]), np.arange(len(words))
    cues = words[0].cues.shape[1]
    ridge = np.r_[np.full(cues, CUE_RIDGE), np.full(x.shape[2] - cues, LAYER_RIDGE)]

    def loss(weights):
        z = x @ weights + absent
        z -= z.max(1, keepdims=True)
        p = np.exp(z)
        total = p.sum(1, keepdims=True)
        value = -(z[each, said] - np.log(total[:, 0])).sum() + 0.5 * (ridge * weights**2).sum()
        p /= total
        p[each, said] -= 1
        return value, np.tensordot(p, x, ((0, 1), (0, 1))) + ridge * weights

    return minimize(loss, np.zeros(x.shape[2]), jac=True, method="L-BFGS-B", options=dict(maxiter=500)).x


def evidence(words, sums):
    """For each word what speaks for another syllable, and whether it was moved; without words that may be stressed on any syllable."""
    rows, kept = [], []
    for word, z in zip(words, sums, strict=True):
        others = [i for i in range(len(z)) if i not in word.accepted]
        if others:
            best = max(others, key=lambda i: z[i])
            ratio = z[best] - max(z[i] for i in word.accepted)
            rows.append([1, ratio, word.full[best], best + 1 == len(z), word.digits[best] != "0"])
            kept.append(word)
    return np.array(rows, float), np.array([w.is_moved for w in kept]), kept


def logistic(x, y, rounds=100):
    w = np.zeros(x.shape[1])
    ridge = 0.3 * (np.arange(len(w)) > 0)
    for _ in range(rounds):
        p = 1 / (1 + np.exp(-x @ w))
        w -= np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + np.diag(ridge), x.T @ (p - y) + ridge * w)
    return w


def probability(x, w):
    return 1 / (1 + np.exp(-x @ w))


def crossed(values, words):
    """The sums of each speaker by weights that are fitted on the others."""
    speakers = sorted({w.speaker for w in words})
    fold = {s: i % FOLDS for i, s in enumerate(speakers)}
    sums = [None] * len(words)
    for k in range(FOLDS):
        rest = [i for i, w in enumerate(words) if fold[w.speaker] != k]
        weights = fit([values[i] for i in rest], [words[i] for i in rest])
        for i, w in enumerate(words):
            if fold[w.speaker] == k:
                sums[i] = values[i] @ weights
    return sums


def figures(name, words, sums, second, border):
    x, moved, _ = evidence(words, sums)
    told = probability(x, second) > border
    right = sum(int(np.argmax(z)) == w.said for w, z in zip(words, sums, strict=True))
    found, false = (told & moved).sum(), (told & ~moved).sum()
    print(
        f"{name}: {len(words)} words, syllable named {right / len(words):.3f}; told {found} of {moved.sum()} moved,"
        f" {false} of {(~moved).sum()} right; of those told moved {found / max(1, found + false):.3f}"
    )


def main(rows, layers, probe):
    words, out = differing(read(rows, layers))
    print(len(out), "words that the voice did not move, or whose right clip was refused, are left out")
    fitted = [w for w in words if (is_fitted(w.speaker) if w.group in NATIVES else w.group in VOICES and not tried(w.letters))]
    spread = np.concatenate([w.layers for w in fitted]).std()
    values = inputs(fitted, spread)
    sums = crossed(values, fitted)
    x, moved, kept = evidence(fitted, sums)
    second = logistic(x, moved)
    p = probability(x, second)
    natives = np.array([w.group in NATIVES for w in kept])
    border = max(np.quantile(p[~moved], 1 - FALSE), np.quantile(p[natives], 1 - FALSE))
    weights = fit(values, fitted)
    count = fitted[0].cues.shape[1]
    print("weights", ", ".join(f"{w:.3f}" for w in weights[:count]))
    print("second", ", ".join(f"{w:.3f}" for w in second), "border", f"{border:.3f}")
    Path(probe).write_text("".join(f"{w:.5f}\n" for w in weights[count:] * (SCALE / spread)), "ascii")
    own = [i for i, w in enumerate(fitted) if w.group in VOICES]
    figures("fitted voices, each by the others", [fitted[i] for i in own], [sums[i] for i in own], second, border)
    groups = {}
    for w in words:
        if w.group in NATIVES and not is_fitted(w.speaker):
            groups.setdefault("natives", []).append(w)
        elif w.group not in {*NATIVES, *VOICES}:
            groups.setdefault(w.group, []).append(w)
    made = [w for name, own in groups.items() if name not in ("natives", "alone") for w in own]
    for name, own in [*sorted(groups.items()), ("all sentences of voices", made)]:
        figures(name, own, [v @ weights for v in inputs(own, spread)], second, border)


if __name__ == "__main__":
    main(*sys.argv[1:])
