"""word_check.py WORK --speech SPEECH [--again]: teaches which words were not said, and measures it.

Uses the networks that ship (WORK/models) on SPEECH: every text as it is, with a strange word put in, with a word
exchanged for a strange one, and with a word of at least 120 ms cut out of the sound; with a word exchanged for one
that differs in a single sound, which counts as said, wrongly; and another text. A logistic regression on what the check for unspoken words (spoken.py) and the decoder say of a word is taught on four of five
folds (by speaker; readers by recording) and measured on the fifth; what is taught on all is printed as lines for
ear.properties. Writes WORK/words-N.pickle. FORMAT.md, section 5, says what the inputs are.
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
from align import LAG, align, omissions, refined
from whisper_text import Decoder, Tokens, pmi, ratio

SURE = 0.97  # words over it are not looked at
REFUSED = 0.005  # share of learners' true readings that may be refused
SIMILAR = 0.3  # weight of a word with a single wrong sound
NAMES = "said gain ratio sounds omission".split()
LIKE = [
    set(p.split()) for p in
    "R L;F P;V B;TH S;TH T;DH D;DH Z;Z JH;Z S;IY IH;EH AE;UW UH;S SH;AO OW;AA AH;AA AO;N L;N NG;D T;G K;B P;M N;"
    "W V;EY EH;AY AE;AW OW;ER AA;ER AO;CH SH;JH CH;AH AE;IH EH;AH EH;Y JH;HH F;B M;K T;P T;D G;B D".split(";")
]  # fmt: skip


class Ear(judge.Ear):
    def __init__(self, models):
        super().__init__(models)
        self.spoken = ort.InferenceSession(str(models / "ear-spoken.onnx"))
        self.decoder, self.tokens = Decoder(models), Tokens(models / "whisper-tokens.bin")

    def hear(self, samples):
        heard, begin = super().hear(samples)
        return dict(heard=heard, logp=heard["logp"], start=heard["start"], begin=begin,
                    cross=self.decoder.cross(heard["layer6"]), loud=listen.loud(samples))  # fmt: skip

    def check(self, h, words):
        """Per word its inputs, and the probability of the text; None without an alignment."""
        ways = [w["ways"] for w in words]
        found = align(h["logp"], h["start"], ways)
        if found is None:
            return None
        chosen, spans, _ = found
        given = judge.rows(ways, chosen, spans)
        scored = self.judge(h["heard"], given)
        score, fault = (scored.get("plain_" + k, scored[k]) for k in ("score", "fault"))
        given["logp"] = h["logp"]
        texts = [w["text"] for w in words]
        gain, tokens = pmi(self.decoder, self.tokens, h["cross"], texts)
        omission = np.array(omissions(h["logp"], h["start"], ways, spans), np.float32)
        given |= dict(score=score, fault=fault, omission=omission)
        given |= dict(pmi=np.array(gain, np.float32), tokens=np.array(tokens, np.float32))
        said, text = self.spoken.run(None, given)
        out = []
        for w in range(len(words)):
            sounds = int((given["word"] == w).sum())
            row = dict(said=float(said[w]), gain=gain[w], sounds=sounds, omission=float(omission[w]))
            if said[w] < SURE:
                row["ratio"] = ratio(self.decoder, self.tokens, h["cross"], texts, w)
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


def cases(ear, u, us, words, near):
    rng = random.Random(zlib.crc32(u["utt"].encode()))
    x = corpus.samples(u)
    h, ws = ear.hear(x), u["words"]
    size = lambda ws: sum(len(w["readings"][0]) for w in ws)
    out = {"true": (-1, ear.check(h, ws))}
    at = rng.randrange(len(ws) + 1)
    out["put in"] = (at, ear.check(h, ws[:at] + [rng.choice(words)] + ws[at:]))
    at = rng.randrange(len(ws))
    own = ws[at]["readings"][0]
    for _ in range(300):
        other = rng.choice(words)
        a = other["readings"][0]
        if abs(len(a) - len(own)) <= 1 and len(set(a) & set(own)) <= len(a) // 3:
            out["exchanged"] = (at, ear.check(h, ws[:at] + [other] + ws[at + 1 :]))
            break
    found = out["true"][1]
    long = [w for w, s in enumerate(found["spans"]) if s[-1][1] - s[0][0] >= 12] if found else []
    if long and len(ws) > 1:
        at = rng.choice(long)
        a, b = (h["begin"] + (f - LAG) * listen.HOP for f in (found["spans"][at][0][0], found["spans"][at][-1][1]))
        out["cut out"] = (at, ear.check(ear.hear(np.concatenate([x[: max(0, a)], x[max(0, b) :]])), ws))
    places = [w for w in range(len(ws)) if near[tuple(ws[w]["ways"][0])] and ws[w]["accuracy"] >= 9]
    if places:
        at = rng.choice(places)
        other = rng.choice(near[tuple(ws[at]["ways"][0])])
        out["similar"] = (at, ear.check(h, ws[:at] + [other] + ws[at + 1 :]))
    others = [o for o in (rng.choice(us) for _ in range(40)) if o["text"].lower() != u["text"].lower()]
    near = min(others[:5], key=lambda o: abs(size(o["words"]) - size(ws)))
    out["other text"] = (-1, ear.check(h, near["words"]))
    return out


def inputs(w):
    odds = np.log(max(w["said"], 1e-6) / max(1 - w["said"], 1e-6))
    limited = [float(np.clip(w[k], -30, 30)) for k in ("gain", "ratio")]
    return [odds, *limited, np.log(w["sounds"]), float(np.clip(w["omission"], -60, 60))]


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
    return corpus.fold(item["speaker"] if item["set"] == "learner" else item["utt"])


def measured(items, border, text, probability):
    """Prints what is refused."""
    for kind in ("true", "put in", "exchanged", "cut out", "similar", "other text"):
        out = []
        for s in ("learner", "native", "fluent"):
            some = [(i, i["cases"][kind][1]) for i in items if i["set"] == s and kind in i["cases"]]
            hit = [
                c is None or c["text"] < text
                or any("ratio" in w and probability(i, w) < border for w in c["words"])
                for i, c in some
            ]  # fmt: skip
            out.append(f"{s} {np.mean(hit):.4f} of {len(hit)}" if hit else s)
        print(f"{kind}: refused " + ", ".join(out))


def fitted(items, text):
    rows = []
    for i in items:
        for kind, (at, c) in i["cases"].items():
            if c is None or kind == "other text":
                continue
            for w, row in enumerate(c["words"]):
                if "ratio" in row and (kind == "true" or w == at):
                    said = kind == "similar" or w != at
                    rows.append((fold(i), inputs(row), float(said), SIMILAR if kind == "similar" else 1.0))
    f, x, y, counts = (np.array(v) for v in zip(*rows, strict=True))
    print(len(items), "recordings;", int(y.sum()), "words that were said and", int((1 - y).sum()), "that were not")
    weights = [taught(x[f != k], y[f != k], counts[f != k]) for k in range(5)]
    heard = lambda w, row: 1 / (1 + np.exp(-(w[0] + np.dot(w[1:], inputs(row)))))
    apart = lambda i, row: heard(weights[fold(i)], row)
    least = []
    for i in items:
        c = i["cases"]["true"][1]
        if i["set"] == "learner":
            some = [apart(i, w) for w in c["words"] if "ratio" in w] if c and c["text"] >= text else [0.0]
            least.append(min(some, default=1.0))
    for share in (REFUSED, 2 * REFUSED):
        border = float(np.sort(least)[int(share * len(least))])
        print(f"border {border:.4f} at {share:.3f}:")
        measured(items, border, text, apart)
    border = float(np.sort(least)[int(REFUSED * len(least))])
    w = taught(x, y, counts)
    print(f"spoken.sure={SURE}\nspoken.border={border:.4f}\nspoken.bias={w[0]:.4f}")
    print("\n".join(f"spoken.weight.{n}={v:.4f}" for n, v in zip(NAMES, w[1:], strict=True)))


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("work", type=Path)
    p.add_argument("--speech", type=Path, required=True)
    p.add_argument("--part", type=int, nargs=2, default=(0, 1))
    p.add_argument("--most", type=int, default=10**9, help="recordings of a part")
    p.add_argument("--again", action="store_true", help="take what was written before")
    p.add_argument("--text", type=float, default=0.5, help="text.border")
    a = p.parse_args()
    if not a.again:
        ear = Ear(a.work / "models")
        us = corpus.everything(a.speech, None, a.work / "lexicon.tsv", a.work / "held.txt")
        words = [w for u in us for w in u["words"]]
        near = neighbours(words)
        items = []
        for u in us[a.part[0] :: a.part[1]][: a.most]:
            items.append({k: u[k] for k in ("utt", "set", "speaker", "age")} | {"cases": cases(ear, u, us, words, near)})
        (a.work / f"words-{a.part[0]}.pickle").write_bytes(pickle.dumps(items))
    items = [i for file in sorted(a.work.glob("words-*.pickle")) for i in pickle.loads(file.read_bytes())]
    fitted(items, a.text)


if __name__ == "__main__":
    main()
