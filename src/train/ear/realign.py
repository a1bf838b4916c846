"""realign.py WORK FRAMES.pt OUT.pickle [--copies 0 1] [--pool]: where the sounds lie in all that was heard.

OUT: {(utterance, copy, kind): {spans, phones, score, words}}; kind "" is the text as it is. With --pool it also
holds what the scorer reads, and more kinds: "x", one word of the text exchanged for another of like length, and "p0"
to "p2", a sound or two of the text expected otherwise than they were rightly said.
"""

import argparse
import pickle
import random
import time
from pathlib import Path

import numpy as np
import torch

import corpus
import errors
from align import align
from corpus import PHONES
from frame_net import FrameNet
from pooling import Pooling


def posteriors(net, h):
    mel, layers = torch.tensor(h["mel"].astype(np.float32)), torch.tensor(h["layers"].astype(np.float32))
    with torch.no_grad():
        logp, start = net(mel[None], layers[None])
    return layers, logp[0], start[0]


def flat(found):
    """Phones, words, begins and ends of all sounds in their order."""
    phone, word, begin, end = [], [], [], []
    for w, (way, spans) in enumerate(zip(found["phones"], found["spans"], strict=True)):
        for p, (a, b) in zip(way, spans, strict=True):
            phone.append(PHONES.index(p))
            word.append(w)
            begin.append(a)
            end.append(b)
    return [torch.tensor(v) for v in (phone, word, begin, end)]


def one(layers, logp, start, words, pooling):
    found = align(logp.numpy(), start.numpy(), words)
    if found is None:
        return None
    ways, spans, score = found
    out = dict(spans=spans, phones=[w[v] for w, v in zip(words, ways, strict=True)], score=score)
    if pooling:
        phone, word, begin, end = flat(out)
        pooled, evidence, place = pooling(layers, logp, start, phone, word, begin, end)
        out |= dict(
            layers=pooled.half().numpy(), evidence=evidence.half().numpy(), place=place.numpy(),
            phone=phone.numpy(), word=word.numpy(), begin=begin.numpy(), end=end.numpy(),
        )  # fmt: skip
    return out


def exchanged(words, every, rng):
    """The words with one exchanged for another of like length, and which."""
    w = rng.randrange(len(words))
    n = len(words[w][0])
    for _ in range(200):
        other = rng.choice(every)
        if abs(len(other[0]) - n) <= 1 and not set(map(tuple, other)) & set(map(tuple, words[w])):
            if len(set(other[0]) & set(words[w][0])) <= len(other[0]) // 3:
                return [*words[:w], other, *words[w + 1 :]], w
    return None, w


MISTAKEN = dict(native=3, fluent=2, clip=3, learner=1)


def mistakes(u, found, rng):
    """The words as they were found, one or two of them expected otherwise; and what is then wrong."""
    words = [[way] for way in found["phones"]]
    edits, added = [], []
    scores = [w.get("scores") for w in u["words"]]
    fit = [w for w in range(len(words)) if not scores[w] or min(scores[w]) >= 1.8]
    rng.shuffle(fit)
    for w in fit[: rng.choice((1, 1, 2)) if not u["apart"] else 1]:
        ways = u["words"][w].get("ways", []) + [words[w][0]]
        changed = errors.mistaken(words[w][0], ways, rng)
        if changed:
            words[w] = [changed[0]]
            if changed[1]:
                edits.append((w, *changed[1]))
            else:
                added.append((w, changed[2]))
    return (words, edits, added) if edits or added else None


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("work", type=Path)
    p.add_argument("frames", type=Path)
    p.add_argument("out", type=Path)
    p.add_argument("--speech", type=Path, required=True)
    p.add_argument("--copies", type=int, nargs="+", default=[0])
    p.add_argument("--sets", default="learner,native,fluent,clip")
    p.add_argument("--part", type=int, nargs=2, default=(0, 1))
    p.add_argument("--pool", action="store_true")
    a = p.parse_args()
    torch.set_num_threads(1)
    net = FrameNet()
    net.load_state_dict(torch.load(a.frames))
    net.eval()
    pooling = Pooling() if a.pool else None
    us = corpus.everything(a.speech, a.work / "clips", a.work / "lexicon.tsv", a.work / "held.txt")
    every = [w["readings"] for u in us for w in u["words"] if len(w["readings"][0]) > 1]
    us = [u for u in us if u["set"] in a.sets.split(",")][a.part[0] :: a.part[1]]
    out, lost, began = {}, 0, time.time()
    for u in us:
        for c in a.copies:
            path = a.work / "heard" / str(c) / (u["utt"] + ".npz")
            if not path.exists():
                continue
            heard = posteriors(net, np.load(path))
            words = [w["readings"][:1] if u["set"] == "clip" else w["readings"] for w in u["words"]]
            found = one(*heard, words, pooling)
            if found is None:
                lost += 1
                continue
            found["begin_sample"] = int(np.load(path)["begin"])
            out[u["utt"], c, ""] = found
            rng = random.Random(f"{u['utt']}-{c}")
            good = u["set"] != "clip" or u["kind"] == "right"
            if a.pool and good and rng.random() < 0.35:
                changed, w = exchanged(words, every, rng)
                other = one(*heard, changed, pooling) if changed else None
                if other:
                    out[u["utt"], c, "x"] = other | dict(exchanged=w)
            for n in range(MISTAKEN[u["set"]] if a.pool and good else 0):
                made = mistakes(u, found, rng)
                other = one(*heard, made[0], pooling) if made else None
                if other:
                    out[u["utt"], c, f"p{n}"] = other | dict(edits=made[1], adds=made[2])
    a.out.write_bytes(pickle.dumps(out))
    print(len(out), "aligned,", lost, "lost,", f"{time.time() - began:.0f} s")


if __name__ == "__main__":
    main()
