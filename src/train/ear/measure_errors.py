"""measure_errors.py DUMP.tsv.gz [DUMP2.tsv.gz ...] [--flagged fault]: how well ears tell wrong sounds from right ones, side by side.

Dumps are those of dump_sounds.py, of the same questions; only what is held counts. Areas and best F1 are over all borders; recalls at the borders where 1, 2
and 5 % of the right sounds of the same group are flagged. Pairs and left-out consonants are counted at the border where 1 % of the right sounds of
native readers are flagged, and of these how often the first guess names what was said.
"""

import argparse
import csv
import gzip
from pathlib import Path

import numpy as np

NATIVE = ("native", "arctic", "librispeech", "vctk", "fluent")
PAIRS = "IH>IY V>F TH>S W>V DH>D Z>S IY>IH F>P TH>T L>R R>L AE>EH V>W B>V V>B P>B".split()
VOWELS = "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split()


def read(path):
    with gzip.open(path, "rt", encoding="utf8") as f:
        rows = [r for r in csv.DictReader(f, delimiter="\t", quoting=csv.QUOTE_NONE) if r["held"] == "1" and r["wrong"]]
    number = {k: np.array([float(r[k] or "nan") for r in rows]) for k in ("fault", "score", "wrong", "people")}
    text = {k: np.array([r[k] for r in rows]) for k in ("set", "kind", "accent", "expected", "truth", "said1", "utt")}
    return number | text


def area(right, wrong):
    x = np.concatenate([right, wrong])
    _, place, count = np.unique(x, return_inverse=True, return_counts=True)
    rank = (np.cumsum(count) - (count - 1) / 2)[place]
    return (rank[len(right) :].sum() - len(wrong) * (len(wrong) + 1) / 2) / (len(right) * len(wrong))


def best_f1(right, wrong):
    x = np.concatenate([right, wrong])
    y = np.r_[np.zeros(len(right)), np.ones(len(wrong))][np.argsort(-x)]
    hit = np.cumsum(y)
    return (2 * hit / (np.arange(len(y)) + 1 + len(wrong))).max()


def group(d, some):
    x, y = d["fault"][some], d["wrong"][some]
    right, wrong = x[y == 0], x[y == 1]
    if len(wrong) < 15 or len(right) < 15:
        return f"{len(right)} right, {len(wrong)} wrong"
    at = [(wrong > np.quantile(right, 1 - r)).mean() for r in (0.01, 0.02, 0.05)]
    return f"{area(right, wrong):.3f} | {best_f1(right, wrong):.3f} | " + " / ".join(f"{100 * v:.0f}" for v in at) + f" | {len(wrong)} of {len(right) + len(wrong)}"


def table(d):
    """Rows of name and value."""
    plain = d["kind"] == ""
    native = np.isin(d["set"], NATIVE)
    border = np.quantile(d["fault"][native & plain & (d["wrong"] == 0)], 0.99)
    out = [("border at 1 % of natives' sounds", f"{border:.3f}")]
    for name in sorted(set(d["set"])):
        own = d["set"] == name
        out.append((f"{name}, as it is", group(d, own & plain)))
        right = own & plain & (d["wrong"] == 0)
        out.append((f"{name}, right sounds over that border", f"{100 * (d['fault'][right] > border).mean():.2f} %"))
        if (own & ~plain).any():
            out.append((f"{name}, expected otherwise", group(d, own & ~plain)))
    people = (d["set"] == "learners") & plain & ~np.isnan(d["people"])
    out.append(("learners, people's score and ours", f"{np.corrcoef(d['people'][people], d['score'][people])[0, 1]:.3f}"))
    flagged = d["fault"] > border
    wrong = d["wrong"] == 1
    for pair in PAIRS:
        a, b = pair.split(">")
        own = wrong & (d["expected"] == a) & (d["truth"] == b)
        if own.sum() >= 5:
            named = (d["said1"][own & flagged] == b).mean() if (own & flagged).any() else float("nan")
            out.append((f"{a} said as {b}", f"{100 * flagged[own].mean():.0f} % of {own.sum()}, named {100 * named:.0f} %"))
    gone = wrong & (d["truth"] == "-") & ~np.isin(d["expected"], VOWELS)
    if gone.any():
        out.append(("consonants left out", f"{100 * flagged[gone].mean():.0f} % of {gone.sum()}"))
    other = wrong & flagged & (d["truth"] != "") & (d["truth"] != "-")
    if other.any():
        out.append(("named rightly, of all exchanges flagged", f"{100 * (d['said1'][other] == d['truth'][other]).mean():.0f} % of {other.sum()}"))
    return out


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("dumps", type=Path, nargs="+")
    a = p.parse_args()
    tables = [table(read(f)) for f in a.dumps]
    names = list(dict.fromkeys(n for t in tables for n, _ in t))
    print("area | best F1 | found at 1 / 2 / 5 % | wrong sounds; for each of", ", ".join(f.name for f in a.dumps))
    for n in names:
        print(f"{n:48}", "   ||   ".join(f"{dict(t).get(n, '-'):38}" for t in tables))


if __name__ == "__main__":
    main()
