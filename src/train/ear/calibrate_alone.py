"""calibrate_alone.py DUMP.tsv.gz... [--properties OUT]: the probability that a sound of a word alone was said as another one.

Dumps are those of calibrate_border.py. The evidence is what the ear hears in the place of a sound, without what people would give it. It is fitted on
the words of plain voices (words-plain) that nothing was taught on; its borders are those at which a share of their right words and of those of
American and British voices would hold a flagged sound. Prints what that finds and wrongly faults in all sets of words alone, beside the evidence for sentences with the borders that are in place.
"""

import argparse
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

import calibrate_border as sentences

FITTED = "words-plain"
SPARED = FITTED, "hidden-made"  # whose right words decide the borders: plain voices, and American and British ones
RIGHT_WORDS = {"gentle": 2.5, "normal": 5.0, "strict": 10.0}  # percent of them that may hold a flagged sound
LEAST = 1e-3
KNOWN_FOR = 1.4  # the least that a first language adds


def features(reading):
    """Of each sound one, the log-odds of `fault`, and how much likelier another sound is than the expected one.

    An expected sound that isn't among the three likeliest, which is all that dumps hold, counts as 0; the product takes its probability
    (docs/decisions/0510).
    """
    out = np.ones((len(reading), 3))
    for i, r in enumerate(reading):
        said = {r[f"said{k}"]: float(r[f"p{k}"]) for k in (1, 2, 3)}
        own = said.pop(r["expected"], 0.0)
        out[i, 1] = sentences.logit(float(r["fault"]))
        out[i, 2] = np.log(max(said.values()) + LEAST) - np.log(own + LEAST)
    return out


def fit(x, y):
    def loss(b):
        z = x @ b
        return np.sum(np.logaddexp(0, z) - y * z) + 0.5 * (b[1:] ** 2).sum(), x.T @ (1 / (1 + np.exp(-z)) - y) + np.r_[0, b[1:]]

    return minimize(loss, np.zeros(x.shape[1]), jac=True, method="L-BFGS-B", bounds=[(None, None), (0, None), (0, None)]).x


def in_place(lines):
    """Weights of the evidence for sentences."""
    value = lambda key: float(lines["sound." + key])
    return np.array([value("bias"), *(value("weight." + n) for n in sentences.NUMBERS), *(value("phone." + p) for p in sentences.PHONES)])


def of_sentence(reading, weights):
    phones = np.array([[r["expected"] == p for p in sentences.PHONES] for r in reading], float)
    return np.concatenate([np.ones((len(reading), 1)), sentences.features(reading), phones], 1) @ weights


def kind(reading):
    r = reading[0]
    return r["set"] + (", accented" if r["set"] == "hidden-made" and r["accent"] not in ("us", "gb") else "")


def told(groups, name, odds, border):
    """Shares of wrong words found and of right words faulted."""
    line = []
    for some in groups.values():
        wrong = np.array([any(r["wrong"] == "1" for r in reading) for reading in some])
        flagged = np.array([odds(reading).max() >= border for reading in some])
        line.append(f"{100 * flagged[wrong].mean():.1f} / {100 * flagged[~wrong].mean():.1f}")
    print(f"{name}: " + " | ".join(line))


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("dump", nargs="+")
    p.add_argument("--properties", type=Path, default=Path(__file__).with_name("ear.properties"))
    p.add_argument("--write", action="store_true")
    a = p.parse_args()
    text = a.properties.read_text("utf8")
    lines = dict(x.split("=", 1) for x in text.splitlines() if "=" in x)
    groups = {}
    for reading in sentences.read(a.dump):
        if len({r["word_index"] for r in reading}) == 1 and not reading[0]["kind"] and len(reading) > 1 and all(r["wrong"] in ("0", "1") for r in reading):
            groups.setdefault(kind(reading), []).append(reading)
    groups = {k: v for k, v in groups.items() if any(r["wrong"] == "1" for u in v for r in u)}
    print("words:", ", ".join(f"{k} {len(v)}" for k, v in groups.items()), "- wrong ones found / right ones faulted, %")
    x = np.concatenate([features(u) for u in groups[FITTED]])
    y = np.array([r["wrong"] == "1" for u in groups[FITTED] for r in u], float)
    b = fit(x, y)
    odds = lambda u: features(u) @ b
    right = [odds(u).max() for name in SPARED for u in groups.get(name, ()) if all(r["wrong"] == "0" for r in u)]
    weights = in_place(lines)
    own = [f"alone.{k}={v:.4f}" for k, v in zip(("bias", "weight.fault", "weight.rival"), b, strict=True)]
    for level, percent in RIGHT_WORDS.items():
        at = float(np.percentile(right, 100 - percent))
        before = sentences.logit(float(lines["sound.border." + level]))
        own.append(f"alone.border.{level}={at - before:.3f}")
        given = sentences.logit(float(lines["sound.border.language." + level])) - KNOWN_FOR
        told(groups, f"{level}, other", odds, at)
        told(groups, f"{level}, other, evidence for sentences", lambda u: of_sentence(u, weights), before)
        told(groups, f"{level}, with a first language", odds, given + at - before)
        told(groups, f"{level}, with a first language, evidence for sentences", lambda u: of_sentence(u, weights), given)
    print("\n".join(own))
    if a.write:
        kept = [x for x in text.splitlines() if not x.startswith("alone.")]
        a.properties.write_text("\n".join(kept + own) + "\n", "utf8")


if __name__ == "__main__":
    main()
