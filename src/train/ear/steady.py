"""steady.py WORK: how far the mean word score (0-100) of good readings moves with gain, band, noise and room."""

import argparse
from pathlib import Path

import numpy as np
from scipy.signal import butter, fftconvolve, sosfilt

import corpus
from judge import Judge


def room(x, rng):
    n = 4800
    tail = rng.standard_normal(n) * 10 ** (-3 * np.arange(n) / n)
    tail[:48] = 0
    tail *= 10 ** (-6 / 20) / np.sqrt((tail**2).sum())
    tail[0] = 1
    return fftconvolve(x, tail)[: len(x)]


def changes(x, rng):
    noise = rng.standard_normal(len(x)) * np.sqrt(np.mean(x**2)) * 0.1
    return {
        "12 dB louder": np.clip(x * 3.98, -1, 1),
        "12 dB softer": np.round(x / 3.98 * 32768) / 32768,
        "telephone band": sosfilt(butter(4, [300, 3400], "band", fs=16000, output="sos"), x),
        "noise 20 dB below": x + noise,
        "room": room(x, rng),
        "a second of silence before": np.concatenate([np.zeros(16000), x]),
    }


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("work", type=Path)
    p.add_argument("--speech", type=Path, required=True)
    p.add_argument("--count", type=int, default=100)
    a = p.parse_args()
    us = corpus.everything(a.speech, None, a.work / "lexicon.tsv", a.work / "held.txt")
    natives = [u for u in us if u["set"] == "native" and u["apart"]]
    good = [u for u in us if u["set"] == "learner" and u["sentence"]["acc"] >= 9]
    us = natives[: a.count // 2] + good[:: max(1, len(good) // (a.count // 2))][: a.count // 2]
    judge, moved = Judge(a.work / "models"), {}
    for u in us:
        x = corpus.samples(u)
        x = x * min(1.0, 0.25 / np.abs(x).max())
        words = [w["readings"] for w in u["words"]]
        score = lambda y: judge(y.astype(np.float32), words)["word_score"].mean() * 50
        before = score(x)
        for name, y in changes(x, np.random.default_rng(1)).items():
            moved.setdefault(name, []).append(abs(score(y) - before))
    for name, d in moved.items():
        print(f"{name}: mean {np.mean(d):.2f}, 95 of 100 within {np.quantile(d, 0.95):.2f}")


if __name__ == "__main__":
    main()
