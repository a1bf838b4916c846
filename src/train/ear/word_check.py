"""word_check.py WORK --speech SPEECH [--models MODELS] [--part K N] [--most M] [--again] [--properties FILE]: which words were not said.

Uses the networks that ship (--models) on SPEECH: every text as it is; with a strange word put in, and with a word exchanged for a strange one, at three
places each; with a word of at least 120 ms cut out of the sound, at two; at two with a word exchanged for one that differs in a single sound, which counts as said, wrongly;
and another text. Two logistic regressions (FORMAT.md, section 6) are taught on four of five folds (by speaker; readers by recording) and measured on
the fifth: one on what the networks hear, which says of which words the decoder need not be asked, and one on all that is known of the others. Readers whom the networks of faults have not learned from are heard first, and the
borders are theirs. What is taught on all is printed as lines for ear.properties, and written into FILE.

Every twenty recordings WORK/words-K.pickle is written, with all that fitting needs: --again fits on all of these files without hearing. Four seconds of one
core a recording: 40 minutes for the 594 that are held; parts run side by side.
"""

import argparse
import pickle
import random
import re
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
from path_evidence import evidence
from whisper_text import Decoder, Tokens, word_tokens

SURE = 0.97  # words over it are not looked at
HEARD = -9.0  # unless something else fits better than they by more
DOUBTED = -1.0  # mean log-odds of the faults of sure words of which the decoder is asked all the same, to know what is lost
REFUSED = 0.01  # share of learners' true readings that may be refused
PASSED = 0.01  # share of words that were not said and of which the decoder is not asked
LEAST = 1e-3  # faults are kept within it and 1 - LEAST
ALONE = 1.9  # stands for the scores of other words where there are none
SIMILAR = 0.3  # weight of a word with a single wrong sound
SMALL = 0.3  # weight of a function word that was not said: many are swallowed where the text was read well
HEARING = "substitution left mean best rest sounds omission function".split()
NAMES = "said gain against support sounds omission best rest function substitution".split()
LIKE = [
    set(p.split()) for p in
    "R L;F P;V B;TH S;TH T;DH D;DH Z;Z JH;Z S;IY IH;EH AE;UW UH;S SH;AO OW;AA AH;AA AO;N L;N NG;D T;G K;B P;M N;"
    "W V;EY EH;AY AE;AW OW;ER AA;ER AO;CH SH;JH CH;AH AE;IH EH;AH EH;Y JH;HH F;B M;K T;P T;D G;B D".split(";")
]  # fmt: skip


def function_words():
    """Those of the product."""
    file = Path(__file__).parents[2] / "main/java/app/saywell/speech/language/text/FunctionWords.java"
    return set(re.search(r'"""(.*?)"""', file.read_text("utf8"), re.S)[1].split())


FUNCTION = function_words()


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
        paths = evidence(scored["path"], ways)
        said, text = self.spoken.run(None, given)
        whole, out = sum(a.sum() for a in heard), []
        for w in range(len(words)):
            own = given["word"] == w
            row = dict(text=texts[w], said=float(said[w]), gain=gain[w], omission=float(omission[w]))
            row |= dict(zip(("substitution", "left"), paths[w], strict=True))
            row |= dict(fault=scored["fault"][own], score=scored["score"][own])
            if w == at or text[0] >= least and (said[w] < SURE or row["substitution"] < HEARD or log_odds(row["fault"]).mean() > DOUBTED):
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
    """Of every kind a list of places and what `Ear.check` says of them."""
    rng = random.Random(zlib.crc32(u["utt"].encode()) + 7)
    x = corpus.samples(u)
    h, ws = ear.hear(x), u["words"]
    size = lambda ws: sum(len(w["readings"][0]) for w in ws)
    some = lambda places, n: rng.sample(places, min(n, len(places)))
    out = {k: [] for k in KINDS}
    true = ear.check(h, ws)
    out["true"].append((-1, true))
    for at in some(range(len(ws) + 1), 3):
        out["put in"].append((at, ear.check(h, ws[:at] + [rng.choice(words)] + ws[at:], at)))
    for at in some(range(len(ws)), 3):
        own = ws[at]["readings"][0]
        for _ in range(300):
            other = rng.choice(words)
            a = other["readings"][0]
            if abs(len(a) - len(own)) <= 1 and len(set(a) & set(own)) <= len(a) // 3:
                out["exchanged"].append((at, ear.check(h, ws[:at] + [other] + ws[at + 1 :], at)))
                break
    long = [w for w, s in enumerate(true["spans"]) if s[-1][1] - s[0][0] >= 12] if true else []
    for at in some(long, 2) if len(ws) > 1 else []:
        a, b = (h["begin"] + (f - LAG) * listen.HOP for f in (true["spans"][at][0][0], true["spans"][at][-1][1]))
        out["cut out"].append((at, ear.check(ear.hear(np.concatenate([x[: max(0, a)], x[max(0, b) :]])), ws, at)))
    places = [w for w in range(len(ws)) if near[tuple(ws[w]["ways"][0])] and ws[w]["accuracy"] >= 9]
    for at in some(places, 2):
        other = rng.choice(near[tuple(ws[at]["ways"][0])])
        out["similar"].append((at, ear.check(h, ws[:at] + [other] + ws[at + 1 :], at)))
    others = [o for o in (rng.choice(us) for _ in range(40)) if o["text"].lower() != u["text"].lower()]
    other = min(others[:5], key=lambda o: abs(size(o["words"]) - size(ws)))
    out["other text"].append((-1, ear.check(h, other["words"], least=0.5)))
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


def hearing(words, w):
    """Of the word `w` of a text what is known without the decoder; FORMAT.md, section 6, names it."""
    row = words[w]
    faults = log_odds(row["fault"])
    others = [x["score"] for k, x in enumerate(words) if k != w]
    rest = np.concatenate(others).mean() if others else ALONE
    return [
        max(row["substitution"], -20.0), float(np.clip(row["left"], -30, 30)), faults.mean(), faults.min(), rest,
        np.log(len(row["fault"])), float(np.clip(row["omission"], -60, 60)), float(row["text"].lower() in FUNCTION),
    ]  # fmt: skip


def inputs(words, w):
    """Of the word `w` of a text all that is known."""
    row = words[w]
    known = dict(zip(HEARING, hearing(words, w), strict=True))
    odds = np.log(max(row["said"], 1e-6) / max(1 - row["said"], 1e-6))
    gain, ratio = (float(np.clip(row[k], -30, 30)) for k in ("gain", "ratio"))
    known |= dict(said=odds, gain=gain, against=min(ratio, 0.0), support=max(ratio, 0.0))
    return [known[n] for n in NAMES]


def doubted(row):
    """Whether the ratio of a word is looked at, if the decoder is asked at all."""
    return "ratio" in row and (row["said"] < SURE or row["substitution"] < HEARD)


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


NOT_SAID = KINDS[1:4]
SETS = ("learner", "native", "fluent")


def refused(case, text, border, certain, probability):
    """Whether a text is refused."""
    if case is None:
        return True
    words = range(len(case["words"]))
    if all(certain(case["words"], w) for w in words):
        return False
    return case["text"] < text or any(
        probability(case["words"], w) < border for w in words if doubted(case["words"][w]) and not certain(case["words"], w)
    )


def least(case, text, certain, probability):
    """The smallest probability of a word that is looked at; 0 where the text is refused without."""
    if case is None:
        return 0.0
    asked = [w for w in range(len(case["words"])) if not certain(case["words"], w)]
    if asked and case["text"] < text:
        return 0.0
    return min((probability(case["words"], w) for w in asked if doubted(case["words"][w])), default=1.0)


def measured(items, text, border, certain, probability):
    """Prints what is refused, in percent, and of how many; where a word was not said, for content and function words."""
    for kind in KINDS:
        out = []
        for small in (False, True) if kind in NOT_SAID else (None,):
            for s in SETS:
                some = [
                    refused(c, text, border, certain(i), probability(i))
                    for i in items if i["set"] == s
                    for at, c in i["cases"][kind]
                    if small is None or c and (c["words"][at]["text"].lower() in FUNCTION) == small
                ]  # fmt: skip
                name = s if small is None else s + (", function words" if small else ", content words")
                out += [f"{name} {100 * np.mean(some):.1f} of {len(some)}"] if some else []
        print(f"{kind}: refused " + "; ".join(out))


def rows(items, what, which):
    """Of every word that counts and of which `which` holds: fold, inputs, whether it was said, weight."""
    out = []
    for i in items:
        for kind, (at, c) in ((k, x) for k in KINDS[:-1] for x in i["cases"][k]):
            for w, row in enumerate(c["words"] if c else ()):
                if which(row) and (kind == "true" or w == at):
                    said = kind not in NOT_SAID
                    weight = SIMILAR if kind == "similar" else SMALL if not said and row["text"].lower() in FUNCTION else 1.0
                    out.append((fold(i), what(c["words"], w), float(said), weight))
    return (np.array(v) for v in zip(*out, strict=True))


def judged(weights, what):
    """The probability of a word by weights."""
    return lambda words, at: 1 / (1 + np.exp(-(weights[0] + np.dot(weights[1:], what(words, at)))))


def chosen_border(own, share):
    """So that this share is refused, and one at least: the worst reading alone does not decide."""
    return own[min(len(own) - 1, max(1, int(share * len(own))))]


def fitted(items, text):
    """Prints what is refused, and gives the lines for ear.properties."""
    f, x, y, counts = rows(items, hearing, lambda row: True)
    print(len(items), "recordings;", int(y.sum()), "words that were said and", int((1 - y).sum()), "that were not")
    first = [taught(x[f != k], y[f != k], counts[f != k]) for k in range(5)]
    not_said = np.array([1 / (1 + np.exp(-(first[k][0] + first[k][1:] @ z))) for k, z, s in zip(f, x, y, strict=True) if not s])
    sure = np.quantile(not_said, 1 - PASSED)
    g, z, said, weight = rows(items, inputs, doubted)
    second = [taught(z[g != k], said[g != k], weight[g != k]) for k in range(5)]
    certain = lambda i: lambda words, at: judged(first[fold(i)], hearing)(words, at) >= sure
    probability = lambda i: judged(second[fold(i)], inputs)
    for s in SETS:
        true = [c for i in items if i["set"] == s for _, c in i["cases"]["true"] if c]
        who = [i for i in items if i["set"] == s for _, c in i["cases"]["true"] if c]
        alone = [all(certain(i)(c["words"], w) for w in range(len(c["words"]))) for i, c in zip(who, true, strict=True)]
        print(f"{s}: the decoder is not asked for {100 * np.mean(alone):.1f} % of {len(alone)} true readings")
    true = [(i, c) for i in items if i["set"] == "learner" and i["held"] for _, c in i["cases"]["true"]]
    own = np.sort([least(c, text, certain(i), probability(i)) for i, c in true])
    for share in (REFUSED, 1.5 * REFUSED, 3 * REFUSED):
        border = chosen_border(own, share)
        print(f"border {border:.4f} at {share:.3f}:")
        measured([i for i in items if i["held"]], text, border, certain, probability)
    numbers = lambda prefix, names, w: {f"{prefix}.weight.{n}": f"{v:.4f}" for n, v in zip(names, w, strict=True)}
    w, v = taught(x, y, counts), taught(z, said, weight)
    border = np.floor(1e4 * chosen_border(own, REFUSED)) / 1e4
    lines = dict(zip(("certain.border", "certain.bias"), (f"{sure:.4f}", f"{w[0]:.4f}"), strict=True)) | numbers("certain", HEARING, w[1:])
    lines |= {"spoken.sure": SURE, "spoken.heard": HEARD, "spoken.border": f"{border:.4f}", "spoken.bias": f"{v[0]:.4f}", "spoken.alone": ALONE}
    lines |= numbers("spoken", NAMES, v[1:])
    return [f"{k}={x}" for k, x in lines.items()]


def put_into(file, lines):
    """The lines in the place of those on words; what repeats stays."""
    old = file.read_text("utf8").splitlines()
    own = ("certain.", "spoken.")
    at = next(i for i, x in enumerate(old) if x.startswith(own))
    kept = lambda some: [x for x in some if not x.startswith(own) or x.startswith("spoken.repeated")]
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
