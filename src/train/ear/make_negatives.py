"""make_negatives.py WORK FIRST.pickle: true texts, a strange word, another text, a word cut out of the sound.

Writes WORK/negatives.pickle: {(utterance, kind): {words, pmi, tokens, at, heard}}; kind is "" true, "x" strange
word, "o" other text, "c" cut; `at` the word that was not said. Sounds that were cut lie in WORK/heard/cut.
"""

import argparse
import pickle
import random
import zlib
from pathlib import Path

import numpy as np

import corpus
import listen
from align import LAG
from whisper_text import Decoder, Tokens, pmi


def chosen(us, rng):
    learners = [u for u in us if u["set"] == "learner" and len(u["words"]) > 1]
    rng.shuffle(learners)
    fluent = [u for u in us if u["set"] == "fluent" and corpus.fold(u["utt"], 4) == 0]
    right = [u for u in us if u["set"] == "clip" and u["kind"] == "right"]
    natives = [u for u in us if u["set"] == "native"]
    rng.shuffle(natives)
    mixed = []
    for group, share in ((learners[:900], 8), (natives, 3), (fluent[:160], 2), (right[:80], 1)):
        for k, u in enumerate(group):
            mixed.append(((k + 0.5) / len(group), u))
    return [u for _, u in sorted(mixed, key=lambda x: x[0])]


def strange(u, words, rng):
    w = rng.randrange(len(u["words"]))
    own = u["words"][w]
    for _ in range(300):
        other = rng.choice(words)
        a, b = other["readings"][0], own["readings"][0]
        if abs(len(a) - len(b)) <= 1 and len(set(a) & set(b)) <= len(a) // 3:
            return u["words"][:w] + [other] + u["words"][w + 1 :], w
    return None, w


def cut_out(u, spans, begin, rng, encoder, path):
    """The sound without one word of at least 120 ms, of between 2 and all but one words."""
    ok = [w for w, s in enumerate(spans) if s[-1][1] - s[0][0] >= 12]
    if len(spans) < 2 or not ok:
        return -1
    w = rng.choice(ok)
    x = corpus.samples(u)
    a, b = (begin + (f - LAG) * 160 for f in (spans[w][0][0], spans[w][-1][1]))
    x = np.concatenate([x[: max(0, a)], x[max(0, b) :]])
    x, begin = listen.placed(x)
    m = listen.mel(x)
    steps = min((len(x) // listen.HOP + 1) // 2, m.shape[1] // 2)
    layers = encoder(m)[:steps].astype(np.float16)
    np.savez(path, mel=m[:, : 2 * steps].astype(np.float16), layers=layers, begin=begin, factor=1)
    return w


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("work", type=Path)
    p.add_argument("first", type=Path)
    p.add_argument("--speech", type=Path, required=True)
    p.add_argument("--part", type=int, nargs=2, default=(0, 1))
    a = p.parse_args()
    rng = random.Random(5)
    us = corpus.everything(a.speech, a.work / "clips", a.work / "lexicon.tsv", a.work / "held.txt")
    aligned = pickle.loads(a.first.read_bytes())
    words = [w for u in us for w in u["words"] if len(w["readings"][0]) > 1]
    models = a.work / "models"
    decoder, tokens = Decoder(models), Tokens(models / "whisper-tokens.bin")
    encoder = listen.Encoder(models / "whisper-encoder.onnx")
    cuts = a.work / "heard" / "cut"
    cuts.mkdir(exist_ok=True)
    out, file = {}, a.work / f"negatives-{a.part[0]}.pickle"
    for n, u in enumerate(chosen(us, rng)[a.part[0] :: a.part[1]]):
        rng = random.Random(zlib.crc32(u["utt"].encode()))
        path = a.work / "heard" / "0" / (u["utt"] + ".npz")
        if not path.exists():
            continue
        length = sum(len(w["readings"][0]) for w in u["words"])
        others = [rng.choice(us) for _ in range(40)]
        others = [o for o in others if o["text"].lower() != u["text"].lower()][:5]
        size = lambda o: abs(sum(len(w["readings"][0]) for w in o["words"]) - length)
        cases = {"": (u["words"], -1), "o": (min(others, key=size)["words"], -1)}
        changed, at = strange(u, words, rng)
        if changed:
            cases["x"] = (changed, at)
        heard = np.load(path)
        cross = decoder.cross(heard["layers"][None, :, 6])
        for kind, (ws, at) in cases.items():
            value, count = pmi(decoder, tokens, cross, [w["text"] for w in ws])
            out[u["utt"], kind] = dict(words=ws, pmi=value, tokens=count, at=at, heard=str(path))
        found = aligned.get((u["utt"], 0, ""))
        if found and u["set"] != "clip":
            file_c = cuts / (u["utt"] + ".npz")
            at = cut_out(u, found["spans"], int(heard["begin"]), rng, encoder, file_c)
            if at >= 0:
                cross = decoder.cross(np.load(file_c)["layers"][None, :, 6])
                value, count = pmi(decoder, tokens, cross, [w["text"] for w in u["words"]])
                out[u["utt"], "c"] = dict(
                    words=u["words"], pmi=value, tokens=count, at=at, heard=str(file_c)
                )
        if n % 100 == 99:
            file.write_bytes(pickle.dumps(out))
            print(n + 1, flush=True)
    file.write_bytes(pickle.dumps(out))


if __name__ == "__main__":
    main()
