"""word_check.py WORK --speech SPEECH [--models MODELS] [--part K N] [--most M] [--again] [--properties FILE]: which words were not said.

Uses the networks that ship (--models) on SPEECH: every text as it is, with a strange word put in, with a word exchanged for a strange one, and with a
word of at least 120 ms cut out of the sound; with a word exchanged for one that differs in a single sound, which counts as said, wrongly; and another
text. A logistic regression on what the networks and the decoder say of a word (FORMAT.md, section 6) is taught on four of five folds (by speaker; readers
by recording) and measured on the fifth. Readers whom the networks of faults have not learned from are heard first, and the border is theirs. What is
taught on all is printed as lines for ear.properties, and written into FILE.

Every twenty recordings WORK/words-K.pickle is written, with all that fitting needs: --again fits on all of these files without hearing. Two seconds of one
core a recording: 20 minutes for the 594 that are held, 98 for all 2,940; parts run side by side.
"""

import argparse
import pickle
import random
import zlib
from pathlib import Path

import numpy as np
import onnxruntime as ort
from scipy.optimize import minimize

import corpus
import judge
import listen
import manifest
from align import LAG, align, omissions, refined
from whisper_text import Decoder, Tokens, word_tokens

SURE = 0.97  # words over it are not looked at
DOUBTED = -1.0  # mean log-odds of the faults of sure words of which the decoder is asked all the same, to know what is lost
REFUSED = 0.007  # share of learners' true readings that may be refused
LEAST = 1e-3  # faults are kept within it and 1 - LEAST
ALONE = 1.9  # stands for the scores of other words where there are none
SIMILAR = 0.3  # weight of a word with a single wrong sound
NAMES = "said gain against support sounds omission best rest".split()
LIKE = [
    set(p.split()) for p in
    "R L;F P;V B;TH S;TH T;DH D;DH Z;Z JH;Z S;IY IH;EH AE;UW UH;S SH;AO OW;AA AH;AA AO;N L;N NG;D T;G K;B P;M N;"
    "W V;EY EH;AY AE;AW OW;ER AA;ER AO;CH SH;JH CH;AH AE;IH EH;AH EH;Y JH;HH F;B M;K T;P T;D G;B D".split(";")
]  # fmt: skip


class Ear(judge.Ear):
    def __init__(self, models):
        super().__init__(models)
        options = ort.SessionOptions()
        options.intra_op_num_threads = 1
        self.spoken = ort.InferenceSession(str(models / "ear-spoken.onnx"), options)
        self.decoder, self.tokens = Decoder(models), Tokens(models / "whisper-tokens.bin")

    def hear(self, samples):
        heard, begin = super().hear(samples)
        return dict(heard=heard, logp=heard["logp"], start=heard["start"], begin=begin,
                    cross=self.decoder.cross(heard["layer6"]), loud=listen.loud(samples))  # fmt: skip

    def log_probabilities(self, cross, texts):
        """Of the tokens of every word, and of the end of the text after the last."""
        cut = word_tokens(self.tokens, texts)
        each = self.decoder.log_probability(cross, [i for w in cut for i in w])
        return np.split(each, np.cumsum([len(w) for w in cut]))

    def check(self, h, words, at=-1, least=0.0):
        """Per word what is known of it, and the probability of the text; None without an alignment.

        The decoder is asked for the word `at`, and for those that may be doubtful, where that probability is `least` or more.
        """
        ways = [w["ways"] for w in words]
        found = align(h["logp"], h["start"], ways)
        if found is None:
            return None
        chosen, spans, _ = found
        given = judge.rows(ways, chosen, spans)
        scored = self.judge(h["heard"], given)
        given["logp"] = h["logp"]
        texts = [w["text"] for w in words]
        heard, silent = (self.log_probabilities(c, texts) for c in (h["cross"], self.decoder.silence))
        gain = [float((a - b).mean()) for a, b in zip(heard[:-1], silent)]
        omission = np.array(omissions(h["logp"], h["start"], ways, spans), np.float32)
        given |= dict(score=scored["plain_score"], fault=scored["plain_fault"], omission=omission)
        given |= dict(pmi=np.array(gain, np.float32), tokens=np.array([len(a) for a in heard[:-1]], np.float32))
        said, text = self.spoken.run(None, given)
        whole, out = sum(a.sum() for a in heard), []
        for w in range(len(words)):
            own = given["word"] == w
            row = dict(text=texts[w], said=float(said[w]), gain=gain[w], omission=float(omission[w]))
            row |= dict(fault=scored["fault"][own], score=scored["score"][own])
            if w == at or text[0] >= least and (said[w] < SURE or log_odds(row["fault"]).mean() > DOUBTED):
                without = self.log_probabilities(h["cross"], texts[:w] + texts[w + 1 :])
                row["ratio"] = float(whole - sum(a.sum() for a in without))
            out.append(row)
        shown = refined(h["logp"], h["start"], ways, chosen, spans, h["loud"])
        return dict(words=out, text=float(text[0]), spans=shown)


def neighbours(words):
    """Of every sequence of sounds the words that differ in one of them, or in their first or last."""
    first = {}
    for w in words:
        first.setdefault(tuple(w["ways"][0]), w)
    out = {}
    for p in first:
        near = [p[:k] + (q,) + p[k + 1 :] for k in range(len(p)) for q in corpus.PHONES if {q, p[k]} in LIKE]
        near += [p[1:], p[:-1]] if len(p) > 2 else []
        out[p] = [first[q] for q in near if q in first]
    return out


def log_odds(p):
    p = np.clip(p, LEAST, 1 - LEAST)
    return np.log(p / (1 - p))


def cases(ear, u, us, words, near):
    rng = random.Random(zlib.crc32(u["utt"].encode()))
    x = corpus.samples(u)
    h, ws = ear.hear(x), u["words"]
    size = lambda ws: sum(len(w["readings"][0]) for w in ws)
    out = {"true": (-1, ear.check(h, ws))}
    at = rng.randrange(len(ws) + 1)
    out["put in"] = (at, ear.check(h, ws[:at] + [rng.choice(words)] + ws[at:], at))
    at = rng.randrange(len(ws))
    own = ws[at]["readings"][0]
    for _ in range(300):
        other = rng.choice(words)
        a = other["readings"][0]
        if abs(len(a) - len(own)) <= 1 and len(set(a) & set(own)) <= len(a) // 3:
            out["exchanged"] = (at, ear.check(h, ws[:at] + [other] + ws[at + 1 :], at))
            break
    found = out["true"][1]
    long = [w for w, s in enumerate(found["spans"]) if s[-1][1] - s[0][0] >= 12] if found else []
    if long and len(ws) > 1:
        at = rng.choice(long)
        a, b = (h["begin"] + (f - LAG) * listen.HOP for f in (found["spans"][at][0][0], found["spans"][at][-1][1]))
        out["cut out"] = (at, ear.check(ear.hear(np.concatenate([x[: max(0, a)], x[max(0, b) :]])), ws, at))
    places = [w for w in range(len(ws)) if near[tuple(ws[w]["ways"][0])] and ws[w]["accuracy"] >= 9]
    if places:
        at = rng.choice(places)
        other = rng.choice(near[tuple(ws[at]["ways"][0])])
        out["similar"] = (at, ear.check(h, ws[:at] + [other] + ws[at + 1 :], at))
    others = [o for o in (rng.choice(us) for _ in range(40)) if o["text"].lower() != u["text"].lower()]
    near = min(others[:5], key=lambda o: abs(size(o["words"]) - size(ws)))
    out["other text"] = (-1, ear.check(h, near["words"], least=0.5))
    return out


def held(u):
    """Whether the networks of faults were taught on nothing like it (manifest.py)."""
    if u["set"] == "learner":
        return corpus.fold(u["speaker"]) == manifest.FOLD
    return u["apart"] if u["set"] == "native" else corpus.fold(u["utt"], 4) == 0


def mixed(us):
    """Those that are held first; every beginning holds all speakers and sets alike."""
    out = []
    for of in (True, False):
        groups = {}
        for u in sorted((u for u in us if held(u) == of), key=lambda u: zlib.crc32(u["utt"].encode())):
            groups.setdefault(u["speaker"] if u["set"] == "learner" else u["set"], []).append(u)
        size = lambda g: sum(len(v) for k, v in groups.items() if v[0]["set"] == g[0]["set"]) if g[0]["set"] != "learner" else len(g)
        ranked = [((k + 0.5) / size(g), i, u) for i, g in enumerate(groups.values()) for k, u in enumerate(g)]
        out += [u for *_, u in sorted(ranked, key=lambda r: r[:2])]
    return out


def inputs(words, w):
    """Of the word `w` of a text what FORMAT.md, section 6, names."""
    row = words[w]
    odds = np.log(max(row["said"], 1e-6) / max(1 - row["said"], 1e-6))
    gain, ratio = (float(np.clip(row[k], -30, 30)) for k in ("gain", "ratio"))
    others = [x["score"] for k, x in enumerate(words) if k != w]
    return [
        odds, gain, min(ratio, 0.0), max(ratio, 0.0), np.log(len(row["fault"])), float(np.clip(row["omission"], -60, 60)),
        log_odds(row["fault"]).min(), np.concatenate(others).mean() if others else ALONE,
    ]  # fmt: skip


def asked(row):
    """Whether the product asks the decoder for it."""
    return "ratio" in row and row["said"] < SURE


def taught(x, y, counts):
    """Bias and weights."""
    middle, spread = x.mean(0), x.std(0)
    z = np.c_[np.ones(len(x)), (x - middle) / spread]
    sign = 2 * y - 1

    def loss(w):
        m = sign * (z @ w)
        grad = -(z * (counts * sign / (1 + np.exp(m)))[:, None]).sum(0)
        return (counts * np.logaddexp(0, -m)).sum() + (w[1:] ** 2).sum() * 1.5, grad + np.r_[0, 3 * w[1:]]

    w = minimize(loss, np.zeros(z.shape[1]), jac=True).x
    return np.r_[w[0] - (w[1:] * middle / spread).sum(), w[1:] / spread]


def fold(item):
    return corpus.fold("words of " + (item["speaker"] if item["set"] == "learner" else item["utt"]))


KINDS = ("true", "put in", "exchanged", "cut out", "similar", "other text")


def least(item, kind, text, probability):
    """The smallest probability of a word; 0 where the text is refused without."""
    c = item["cases"][kind][1]
    if c is None or c["text"] < text:
        return 0.0
    return min((probability(item, c["words"], w) for w, row in enumerate(c["words"]) if asked(row)), default=1.0)


def measured(items, border, text, probability):
    """Prints what is refused, in percent, and of how many; for those that are held and the others."""
    for kind in KINDS:
        out = []
        for s, h in ((s, h) for h in (True, False) for s in ("learner", "native", "fluent")):
            hit = [least(i, kind, text, probability) < border for i in items if i["set"] == s and i["held"] == h and kind in i["cases"]]
            out += [f"{s} {100 * np.mean(hit):.1f} of {len(hit)}" + ("" if h else " (taught)")] if hit else []
        print(f"{kind}: refused " + ", ".join(out))


def rows(items):
    """Of every word that the decoder is asked for: fold, inputs, whether it was said, weight."""
    out = []
    for i in items:
        for kind, (at, c) in i["cases"].items():
            if c is None or kind == "other text":
                continue
            for w, row in enumerate(c["words"]):
                if asked(row) and (kind == "true" or w == at):
                    said = kind == "similar" or w != at
                    out.append((fold(i), inputs(c["words"], w), float(said), SIMILAR if kind == "similar" else 1.0))
    return (np.array(v) for v in zip(*out, strict=True))


def looked_at(items):
    """Prints how many words of true readings the decoder is asked for, and how many others it never is."""
    true = [w for i in items if i["cases"]["true"][1] for w in i["cases"]["true"][1]["words"]]
    sure = [c["words"][at] for i in items for k in KINDS[1:4] if k in i["cases"] for at, c in [i["cases"][k]] if c]
    print(f"asked for: {100 * np.mean([asked(w) for w in true]):.1f} % of {len(true)} words; not asked for though not said: "
          f"{100 * np.mean([not asked(w) for w in sure]):.1f} % of {len(sure)}; if words with faults were asked for too: "
          f"{100 * np.mean([asked(w) or 'ratio' in w and log_odds(w['fault']).mean() > DOUBTED for w in true]):.1f} %")  # fmt: skip


def chosen_border(own, share):
    """So that this share is refused, and one at least: the worst reading alone does not decide."""
    return own[min(len(own) - 1, max(1, int(share * len(own))))]


def fitted(items, text):
    """Prints what is refused, and gives the lines for ear.properties."""
    f, x, y, counts = rows(items)
    print(len(items), "recordings;", int(y.sum()), "words that were said and", int((1 - y).sum()), "that were not")
    looked_at(items)
    weights = [taught(x[f != k], y[f != k], counts[f != k]) for k in range(5)]
    heard = lambda w, words, at: 1 / (1 + np.exp(-(w[0] + np.dot(w[1:], inputs(words, at)))))
    apart = lambda i, words, at: heard(weights[fold(i)], words, at)
    own = np.sort([least(i, "true", text, apart) for i in items if i["set"] == "learner" and i["held"]])
    for share in (REFUSED, 2 * REFUSED, 4 * REFUSED):
        border = chosen_border(own, share)
        print(f"border {border:.4f} at {share:.3f}:")
        measured(items, border, text, apart)
    w = taught(x, y, counts)
    lines = dict(sure=SURE, border=f"{np.floor(1e4 * chosen_border(own, REFUSED)) / 1e4:.4f}", bias=f"{w[0]:.4f}", alone=ALONE)
    return [f"spoken.{k}={v}" for k, v in (lines | {f"weight.{n}": f"{v:.4f}" for n, v in zip(NAMES, w[1:], strict=True)}).items()]


def put_into(file, lines):
    """The lines in the place of those on words; what repeats stays."""
    old = file.read_text("utf8").splitlines()
    at = next(i for i, x in enumerate(old) if x.startswith("spoken."))
    kept = lambda some: [x for x in some if not x.startswith("spoken.") or x.startswith("spoken.repeated=")]
    file.write_text("\n".join(kept(old[:at]) + lines + kept(old[at:])) + "\n", "utf8")


def written(items, file):
    tmp = file.with_suffix(".tmp")
    tmp.write_bytes(pickle.dumps(items))
    tmp.rename(file)


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("work", type=Path)
    p.add_argument("--speech", type=Path, required=True)
    p.add_argument("--models", type=Path, help="the networks that ship; WORK/models unless given")
    p.add_argument("--part", type=int, nargs=2, default=(0, 1))
    p.add_argument("--most", type=int, default=10**9, help="recordings of a part")
    p.add_argument("--again", action="store_true", help="take what was written before")
    p.add_argument("--properties", type=Path, help="gets the lines")
    p.add_argument("--text", type=float, default=0.5, help="text.border")
    a = p.parse_args()
    if not a.again:
        ear = Ear(a.models or a.work / "models")
        us = corpus.everything(a.speech, None, a.work / "lexicon.tsv", a.work / "held.txt")
        words = [w for u in us for w in u["words"]]
        near = neighbours(words)
        items = []
        for u in mixed(us)[a.part[0] :: a.part[1]][: a.most]:
            items.append({k: u[k] for k in ("utt", "set", "speaker", "age")} | {"held": held(u), "cases": cases(ear, u, us, words, near)})
            if len(items) % 20 == 0:
                written(items, a.work / f"words-{a.part[0]}.pickle")
        written(items, a.work / f"words-{a.part[0]}.pickle")
    items = [i for file in sorted(a.work.glob("words-*.pickle")) for i in pickle.loads(file.read_bytes())]
    lines = fitted(items, a.text)
    print("\n".join(lines))
    if a.properties:
        put_into(a.properties, lines)


if __name__ == "__main__":
    main()
