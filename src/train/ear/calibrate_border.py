"""Fits the one probability that a sound was said as another one or left out, and its borders.

  calibrate_border.py DUMP.tsv.gz... --table first_language_errors.tsv [--properties OUT]

A dump holds what the ear says, one sound a line (columns: README.md). The log-odds of the probability are a sum:
evidence of the ear, the phone, its place and neighbours, the rest of the reading within narrow bounds, and, once
the evidence is fitted, a bounded shift for the first language. Learners are tried by speaker in five folds.
Prints how often the probability is right in each group, and what each border finds and wrongly faults.
"""

import argparse
import csv
import gzip
import zlib
from collections import defaultdict
from pathlib import Path

import numpy as np
from scipy.optimize import isotonic_regression, minimize

from accents import places

PHONES = "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH".split()
VOWELS = set("AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split())
NUMBERS = ["score", "fault", "same", "rest", "final", "rhotic", "flap"]
REST_LOW, REST_HIGH = 1.6, 1.9
BASE, SHIFT_LOW, SHIFT_HIGH = 0.04, 1.4, 1.95
LEAST = 1e-3
LEAST_OF_SCORE = 0.3  # how people score agrees more with `score` than with `fault`
NATIVES = "native", "arctic", "librispeech", "vctk"
# Of natives' words, the percentage that may hold a flagged sound; of readers from Britain and Ireland (vctk) by the second number.
NATIVE_WORDS = {"gentle": (0.4, 0.8), "normal": (0.7, 1.4), "strict": (2.5, 7.0)}
# Of learners' right sounds the share that may be flagged where their first language is given. In dumps: of the whole engine, which finds words itself, it is half as many again.
GIVEN = {"gentle": 0.009, "normal": 0.017, "strict": 0.0325}
KNOTS = [-4.5, -4, -3.5, -3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2]
GROUPS = {"learners": 1.0, "exchanged": 0.7, "natives": 1.5, "made": 1.0}


def logit(p, least=LEAST):
    p = np.clip(p, least, 1 - least)
    return np.log(p / (1 - p))


def read(paths):
    readings = defaultdict(list)
    for number, path in enumerate(paths):
        opened = gzip.open(path, "rt", encoding="utf8") if path.endswith("gz") else open(path, encoding="utf8")
        with opened as lines:
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                if row["end"] and row["held"] == "1":
                    readings[number, row["utt"], row["kind"]].append(row)
    return list(readings.values())


def group(row):
    if row["kind"]:
        return "exchanged"
    if row["set"] == "learners":
        return "learners"
    if row["set"] in ("native", "fluent", "arctic", "vctk", "librispeech"):
        return "natives"
    return "made"


def features(reading):
    """One row of numbers for each sound of a reading, in the order of NUMBERS."""
    score = np.array([float(r["score"]) for r in reading])
    fault = np.array([float(r["fault"]) for r in reading])
    same = np.array([next((float(r[f"p{i}"]) for i in (1, 2, 3) if r[f"said{i}"] == r["expected"]), 0.0) for r in reading])
    rest = (score.sum() - score) / max(1, len(score) - 1) if len(score) > 1 else np.full(1, REST_LOW)
    out = np.zeros((len(reading), len(NUMBERS)))
    out[:, 0] = logit(1 - score / 2, 0.01)
    out[:, 1] = logit(fault)
    out[:, 2] = logit(1 - same)
    out[:, 3] = 1 - np.clip((rest - REST_LOW) / (REST_HIGH - REST_LOW), 0, 1)
    for i, r in enumerate(reading):
        last = i + 1 == len(reading) or reading[i + 1]["word_index"] != r["word_index"]
        vowel = r["expected"] in VOWELS
        out[i, 4] = last and not vowel
        out[i, 5] = r["expected"] in ("R", "ER") or vowel and r["next"] in ("R", "ER")
        out[i, 6] = r["expected"] in ("T", "D") and r["previous"] in VOWELS and r["next"] in VOWELS
    return out


def prior_weights(table):
    rules = defaultdict(list)
    with open(table, encoding="utf8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t"):
            said = row["said"].split()
            if len(said) > 1 and row["expected"] in said:
                continue  # a sound added before or after it
            rules[row["first_language"], row["expected"]].append((row["place"], float(row["weight"])))
    return rules


def shifts(reading, rules):
    """What the first language adds to the log-odds of each sound; 0 where it is not given."""
    language = reading[0]["accent"].removeprefix("made-")
    if not any(key[0] == language for key in rules):
        return np.zeros(len(reading))
    words, at = [], []
    for i, r in enumerate(reading):
        if not i or r["word_index"] != reading[i - 1]["word_index"]:
            words.append([])
        at.append((len(words) - 1, len(words[-1])))
        words[-1].append(r["expected"] + ("1" if r["expected"] in VOWELS else ""))  # dumps have no stress
    out = np.zeros(len(reading))
    for i, (w, k) in enumerate(at):
        here = places(words, w, k)
        weight = min(0.6, sum(share for place, share in rules[language, reading[i]["expected"]] if place in here))
        out[i] = np.clip(logit(weight, 0.01) - logit(BASE), SHIFT_LOW, SHIFT_HIGH)
    return out


def fit(x, y, w, shrink):
    def loss(b):
        z = x @ b
        p = 1 / (1 + np.exp(-z))
        value = np.sum(w * (np.logaddexp(0, z) - y * z)) + 0.5 * np.sum(shrink * b * b)
        return value, x.T @ (w * (p - y)) + shrink * b

    return minimize(loss, np.zeros(x.shape[1]), jac=True, method="L-BFGS-B", bounds=[(None, None), (LEAST_OF_SCORE, None), *[(0, None)] * 3, (None, None), (None, 0), (None, 0), *[(None, None)] * len(PHONES)], options={"maxiter": 500}).x


def area(p, y):
    order = np.argsort(p, kind="stable")
    rank = np.empty(len(p))
    rank[order] = np.arange(len(p))
    n = y.sum()
    return (rank[y == 1].mean() - (n - 1) / 2) / (len(y) - n)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dump", nargs="+")
    parser.add_argument("--table", required=True)
    parser.add_argument("--properties")
    args = parser.parse_args()
    readings = read(args.dump)
    rules = prior_weights(args.table)
    rows = [r for reading in readings for r in reading]
    numbers = np.concatenate([features(r) for r in readings])
    shift = np.concatenate([shifts(r, rules) for r in readings])
    known = np.array([r["wrong"] in ("0", "1") for r in rows])
    y = np.array([float(r["wrong"] == "1") for r in rows])
    names = np.array([group(r) for r in rows])
    sets = np.array([r["set"] for r in rows])
    fold = np.array([zlib.crc32(r["speaker"].encode()) % 5 for r in rows])
    score = np.array([float(r["score"]) * 50 for r in rows])
    one_hot = np.array([[r["expected"] == p for p in PHONES] for r in rows], float)
    x = np.concatenate([np.ones((len(rows), 1)), numbers, one_hot], 1)
    weights = np.zeros(len(rows))
    for name, share in GROUPS.items():
        part = known & (names == name)
        if part.any() and share:
            weights[part] = share * 10000 / part.sum()
    shrink = np.concatenate([[0.0], np.full(len(NUMBERS), 3.0), np.full(len(PHONES), 100.0)])
    evidence = np.zeros(len(rows))
    for f in range(5):
        b = fit(x[known & (fold != f)], y[known & (fold != f)], weights[known & (fold != f)], shrink)
        evidence[fold == f] = x[fold == f] @ b
    b = fit(x[known], y[known], weights[known], shrink)
    odds = evidence
    words = np.array([f"{r['utt']}{r['kind']}/{r['word_index']}" for r in rows])
    of = lambda name: known & (names == "natives") & (sets == name)
    borders = {
        level: max(border(odds[of(s)], words[of(s)], british if s == "vctk" else share) for s in NATIVES if of(s).any())
        for level, (share, british) in NATIVE_WORDS.items()
    }
    right = known & (names == "learners") & (y == 0)
    borders |= {f"language.{level}": float(np.quantile((odds + shift)[right], 1 - share)) for level, share in GIVEN.items()}
    people = np.array([float(r["people"] or "nan") for r in rows])
    judged = (names == "learners") & ~np.isnan(people)
    curve = falling_curve(odds[judged], people[judged])
    print("weights", dict(zip(["bias", *NUMBERS], b.round(3).tolist(), strict=False)), "borders", borders)
    print("agreement with people: score of the ear {:.3f}, of the probability {:.3f}".format(
        *(np.corrcoef(people[judged], v[judged])[0, 1] for v in (score, np.interp(odds, KNOTS, curve)))))
    tell(names, sets, known, y, odds, shift, words, borders, score)
    if args.properties:
        write(Path(args.properties), b, borders, curve)


def border(odds, words, percent):
    """The log-odds from which on this share of words holds a sound."""
    best = defaultdict(lambda: -np.inf)
    for word, value in zip(words, odds, strict=True):
        best[word] = max(best[word], value)
    return float(np.percentile(list(best.values()), 100 - percent))


def falling_curve(odds, people):
    """What people give at each knot of the log-odds, never rising."""
    order = np.argsort(odds)
    fitted = isotonic_regression(people[order], increasing=False).x
    near = [fitted[np.abs(odds[order] - k) < 0.3] for k in KNOTS]
    values = [float(n.mean()) if len(n) > 5 else np.nan for n in near]
    have = ~np.isnan(values)
    values = np.interp(KNOTS, np.array(KNOTS)[have], np.array(values)[have])
    return np.minimum.accumulate(values) - 1e-3 * np.arange(len(KNOTS))


def tell(names, sets, known, y, odds, shift, words, borders, score):
    for name in sorted(set(sets)):
        for exchanged in (False, True):
            part = known & (sets == name) & ((names == "exchanged") == exchanged)
            if not part.any():
                continue
            yy, wrong = y[part], part & (y == 1)
            line = [f"{name}{' exchanged' if exchanged else ''}: {part.sum()} sounds, {int(yy.sum())} wrong"]
            if 0 < yy.sum() < len(yy):
                line.append("area {:.3f} {:.3f} {:.3f} (score, evidence, with first language)".format(
                    *(area(v[part], yy) for v in (-score, odds, odds + shift))))
            for level, at in borders.items():
                given = level.startswith("language.")
                if not given or shift[part].any():
                    flagged = (odds + shift if given else odds) >= at
                    bad = defaultdict(bool)
                    for word, f in zip(words[part], flagged[part], strict=True):
                        bad[word] |= f
                    found = f"{100 * flagged[wrong].mean():.1f} found, " if wrong.any() else ""
                    line.append(f"{level}: {found}{100 * flagged[part & (y == 0)].mean():.2f} falsely, words {100 * np.mean(list(bad.values())):.1f}")
            cuts = [0, 0.02, 0.1, 0.3, 0.6, 1.01]
            p = 1 / (1 + np.exp(-odds[part]))
            line.append("predicted/observed " + " ".join(
                f"{p[m].mean():.2f}/{yy[m].mean():.2f}({m.sum()})" for a, c in zip(cuts, cuts[1:], strict=False) if (m := (p >= a) & (p < c)).any()))
            print("\n  ".join(line))


def write(path, b, borders, curve):
    """Replaces the lines of the probability in ear.properties."""
    lines = [line for line in path.read_text(encoding="utf8").splitlines() if not line.startswith("sound.")]
    values = {"bias": b[0]} | {f"weight.{n}": v for n, v in zip(NUMBERS, b[1:], strict=False)}
    values |= {f"phone.{p}": v for p, v in zip(PHONES, b[1 + len(NUMBERS):], strict=True)}
    values |= {"prior.base": BASE, "prior.low": SHIFT_LOW, "prior.high": SHIFT_HIGH, "rest.low": REST_LOW, "rest.high": REST_HIGH}
    values |= {f"border.{n}": 1 / (1 + np.exp(-v)) for n, v in borders.items()}
    lines += [f"sound.{key}={round(float(value), 4)}" for key, value in values.items()]
    lines += ["sound.curve.odds=" + " ".join(str(k) for k in KNOTS), "sound.curve.people=" + " ".join(f"{v:.3f}" for v in curve)]
    path.write_text("\n".join(lines) + "\n", encoding="utf8")


if __name__ == "__main__":
    main()
