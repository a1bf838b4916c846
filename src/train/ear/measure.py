"""measure.py WORK [--out FILE]: the table of measures, of speakers, sentences and voices not heard.

Learners are judged by the scorers that did not learn from them (folds by speaker); natives and clips that are
apart by those that ship. Borders are those of WORK/models/ear.properties.
"""

import argparse
import collections
import pickle
from pathlib import Path

import numpy as np

import corpus
from corpus import PHONES

WRONG, GOOD = 0.5, 1.5

FLAG = 0.65  # of the ear's own fault; what is flagged in the end is told by calibrate_border.py


def pearson(a, b, w=None):
    a, b = np.asarray(a, float), np.asarray(b, float)
    w = np.ones(len(a)) if w is None else np.asarray(w, float)
    w = w / w.sum()
    a, b = a - (a * w).sum(), b - (b * w).sum()
    return float((a * b * w).sum() / np.sqrt((a * a * w).sum() * (b * b * w).sum()))


def load(work):
    """What is said of every utterance, the mean over seeds."""
    out = {}
    for fold in ("all", *range(5)):
        seeds = [pickle.loads(f.read_bytes()) for f in sorted(work.glob(f"said-{fold}-*.pickle"))]
        for key in seeds[0] if seeds else []:
            if key not in out and all(key in s for s in seeds):
                mean = {k: np.mean([s[key][k] for s in seeds], 0) for k in
                        ("score", "fault", "added", "word_score", "sentence", "said")}  # fmt: skip
                out[key] = seeds[0][key] | mean
    return out


def borders(work):
    lines = (work / "models" / "ear.properties").read_text().splitlines()
    return {k: float(v) for k, v in (line.split("=") for line in lines if "=" in line and "curve" not in line)}


def sounds(u, p, b):
    """One row a sound: people's score, ours, fault, word, said, what people know was said."""
    rows, at, faults = [], 0, p["fault"]
    edits = {(w, k): said for w, k, said in p.get("edits", [])}
    adds = {tuple(x) for x in p.get("adds", [])}
    for w, (own, way) in enumerate(zip(u["words"], p["phones"], strict=True)):
        labelled = "scores" in own and len(own["scores"]) == len(way)
        for k, phone in enumerate(way):
            score = own["scores"][k] if labelled else 2.0
            known = own["said"][k] if labelled else phone
            added = own["added"][k] if labelled else (w, k) in adds
            if (w, k) in edits:
                score, known = 0.0, edits[w, k]
            rows.append((score, p["score"][at], faults[at], w, p["said"][at], phone, known, added,
                         p["added"][at]))  # fmt: skip
            at += 1
    return rows


def word_scores(u, p, b):
    """People's score and ours, with the sentence's share as FORMAT.md, section 6, has it."""
    first, out = 0, []
    share = b["word.sentence"] if len(u["words"]) > 1 else 0
    for own, way in zip(u["words"], p["phones"], strict=True):
        score = (1 - share) * p["word_score"][first] + share * p["sentence"][0] / 5
        out.append((own["accuracy"] / 5, float(score)))
        first += len(way)
    return out


def equal_labels(rows, other):
    """Correlation of rows weighted so that their labels are spread as those of the other group."""
    bins = lambda y: np.round(np.asarray([r[0] for r in y]) * 5).astype(int)
    mine, theirs = bins(rows), bins(other)
    share = collections.Counter(theirs.tolist())
    own = collections.Counter(mine.tolist())
    w = [share[b] / len(theirs) / (own[b] / len(mine)) for b in mine.tolist()]
    return pearson([r[1] for r in rows], [r[0] for r in rows], w)


def found_in(some, border, b):
    """Where one sound is wrong: whether its word is flagged, and whether the sound itself is."""
    noticed, same = [], []
    for u, v in some:
        s = sounds(u, v, b)
        at = [i for i, r in enumerate(s) if r[0] == 0 or r[7]]
        if at:
            hit = {i for i, r in enumerate(s) if r[2] >= border or r[8] >= b["added.border"]}
            noticed.append(any(s[i][3] == s[j][3] for i in hit for j in at))
            same.append(any(j in hit for j in at))
    return noticed, same


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("work", type=Path)
    p.add_argument("--speech", type=Path, required=True)
    p.add_argument("--out", type=Path)
    p.add_argument("--borders", action="store_true", help="print figures for many borders")
    a = p.parse_args()
    us = corpus.everything(a.speech, a.work / "clips", a.work / "lexicon.tsv", a.work / "held.txt")
    by_utt = {u["utt"]: u for u in us}
    said, b = load(a.work), borders(a.work)
    lines = []
    say = lambda *x: (lines.append(" ".join(map(str, x))), print(lines[-1]))
    whole = [(by_utt[k[0]], v) for k, v in said.items() if k[2] == ""]
    learners = [(u, v) for u, v in whole if u["set"] == "learner"]
    rows = [(r, u) for u, v in learners for r in sounds(u, v, b)]
    words = [w for u, v in learners for w in word_scores(u, v, b)]
    say(f"learners: {len(learners)} recordings, {len(rows)} sounds")
    say(f"sounds {pearson([r[1] for r, _ in rows], [r[0] for r, _ in rows]):.3f}, words "
        f"{pearson([x[1] for x in words], [x[0] for x in words]):.3f}, mean word score with sentence accuracy",
        f"{pearson([np.mean([x[1] for x in word_scores(u, v, b)]) for u, v in learners], [u['sentence']['acc'] for u, _ in learners]):.3f},",
        *(f"{n} {pearson([v['sentence'][i] for _, v in learners], [u['sentence'][n] for u, _ in learners]):.3f}" for i, n in enumerate(('acc', 'flu', 'pros', 'total'))))
    for f in range(5):
        own = [r for r, u in rows if corpus.fold(u["speaker"]) == f]
        if own:
            say(f"  fold {f}: {len(own)} sounds, {pearson([r[1] for r in own], [r[0] for r in own]):.3f}")
    kids = [r for r, u in rows if u["age"] < 18]
    adults = [r for r, u in rows if u["age"] >= 18]
    plain = lambda x: pearson([r[1] for r in x], [r[0] for r in x])
    say(f"children {plain(kids):.3f}, adults {plain(adults):.3f}; at children's labels {plain(kids):.3f} and"
        f" {equal_labels(adults, kids):.3f}, at adults' {equal_labels(kids, adults):.3f} and {plain(adults):.3f}")
    groups = {"to 7": (0, 8), "8 to 12": (8, 13), "13 to 17": (13, 18), "18 and over": (18, 999)}
    say("| age | gender | speakers | recordings | sounds | correlation | mean squared error | flagged | of flags right |")
    for name, (lo, hi) in groups.items():
        for g in ("f", "m"):
            some = [(u, v) for u, v in learners if lo <= u["age"] < hi and u["gender"] == g]
            if some:
                own = [r for u, v in some for r in sounds(u, v, b)]
                flags = [r for r in own if r[2] >= FLAG]
                say(f"| {name} | {g} | {len({u['speaker'] for u, _ in some})} | {len(some)} | {len(own)} | {plain(own):.3f} |"
                    f" {np.mean([(r[0] - r[1]) ** 2 for r in own]):.3f} | {len(flags)} | {sum(r[0] < GOOD for r in flags)} |")
    changed = [(by_utt[k[0]], v) for k, v in said.items() if k[2][:1] == "p" and by_utt[k[0]]["set"] == "native"]
    natives = [(u, v) for u, v in whole if u["set"] == "native"]
    clips = [(u, v) for u, v in whole if u["set"] == "clip"]
    right = [(u, v) for u, v in clips if u["kind"] == "right"]
    one = [(u, v) for u, v in clips if u["kind"] == "one"]
    nr = [r for u, v in natives for r in sounds(u, v, b)]
    nw = [w[1] for u, v in natives for w in word_scores(u, v, b)]
    for border in [FLAG] + ([0.3, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9] if a.borders else []):
        flags = [r for r, _ in rows if r[2] >= border]
        bad = [r for r, _ in rows if r[0] < WRONG]
        good = [r for r, _ in rows if r[0] >= GOOD]
        rr = [r for u, v in right for r in sounds(u, v, b)]
        noticed, same = found_in(one, border, b)
        noticed_n, same_n = found_in(changed, border, b)
        say(f"fault {border}: natives flagged {np.mean([r[2] >= border for r in nr]):.4f}, right clips of unheard voices flagged"
            f" {np.mean([r[2] >= border for r in rr]):.4f}, one sound changed ({len(one)}): noticed {np.mean(noticed):.3f}, that sound"
            f" {np.mean(same):.3f}; one sound expected otherwise in natives ({len(noticed_n)}): {np.mean(noticed_n):.3f}, {np.mean(same_n):.3f}; flags of learners right {np.mean([r[0] < GOOD for r in flags]):.3f}, wrong found"
            f" {np.mean([r[2] >= border for r in bad]):.3f}, good flagged {np.mean([r[2] >= border for r in good]):.4f}")
    for border in [b["word.border"]] + ([0.9, 1.0, 1.1, 1.2, 1.3, 1.4, 1.5] if a.borders else []):
        low = [x for x in words if x[0] < 1.4]
        say(f"word.border {border}: natives' words faulted {np.mean([x < border for x in nw]):.4f}, learners' good words"
            f" {np.mean([x[1] < border for x in words if x[0] >= 1.8]):.4f}, learners' words under 7 of 10 {np.mean([x[1] < border for x in low]):.3f}")
    say(f"natives' sentences {np.mean([v['sentence'][0] for _, v in natives]):.2f}, learners' {np.mean([v['sentence'][0] for _, v in learners]):.2f}")
    for border in [b["said.border"]] + ([0.2, 0.3, 0.4, 0.5, 0.6, 0.7] if a.borders else []):
        named = true = flagged = 0
        for u, v in clips + changed:
            for r in sounds(u, v, b):
                if r[0] == 0 and r[2] >= FLAG:
                    flagged += 1
                    k = int(np.argmax(r[4]))
                    name = "" if k == 39 else PHONES[k]
                    if name != r[5] and r[4][k] >= border:
                        named += 1
                        true += name == r[6]
        say(f"said.border {border}: of {flagged} changed sounds flagged {named} named, {true / max(1, named):.3f} rightly")
    for border in [b["added.border"]] + ([0.3, 0.5, 0.7] if a.borders else []):
        add = [r for u, v in clips + changed for r in sounds(u, v, b) if r[7]]
        none = [r for u, v in natives + right for r in sounds(u, v, b)]
        say(f"added.border {border}: of {len(add)} added sounds {np.mean([r[8] >= border for r in add]) if add else 0:.3f} found,"
            f" {np.mean([r[8] >= border for r in none]):.5f} of others said to be added")
    korean = collections.Counter()
    for u, v in one + changed:
        for r in sounds(u, v, b):
            if r[0] == 0 and (r[5], r[6]) in KOREAN:
                korean["all"] += 1
                korean["flagged"] += r[2] >= FLAG
    say("errors of Koreans among them:", dict(korean))
    if a.out:
        a.out.write_text("\n".join(lines) + "\n")


KOREAN = {
    ("F", "P"), ("V", "B"), ("TH", "S"), ("TH", "T"), ("DH", "D"), ("Z", "JH"), ("R", "L"), ("L", "R"),
    ("S", "SH"), ("IH", "IY"), ("IY", "IH"), ("EH", "AE"), ("AE", "EH"), ("UH", "UW"), ("UW", "UH"), ("P", "M"),
    ("B", "M"), ("T", "N"), ("D", "N"), ("K", "NG"), ("G", "NG"), ("N", "L"), ("L", "N"),
}  # fmt: skip

if __name__ == "__main__":
    main()
