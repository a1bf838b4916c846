"""hear.py WORK [--copy N] [--sets learner,native]: log-mel and layers of every utterance, once.

Copy 0 is the recording as it is; others are changed by augment.py with a seed from its name. Files that
are there are left alone, so that it can be run again while clips are being made.
"""

import argparse
import zlib
from pathlib import Path

import numpy as np

import augment
import corpus
import listen


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("work", type=Path)
    p.add_argument("--speech", type=Path, required=True)
    p.add_argument("--copy", type=int, default=0)
    p.add_argument("--sets", default="learner,native,fluent,clip")
    p.add_argument("--part", type=int, nargs=2, default=(0, 1))
    p.add_argument("--most", type=int, default=10**9, help="of a set")
    a = p.parse_args()
    encoder = listen.Encoder(a.work / "models" / "whisper-encoder.onnx")
    out = a.work / "heard" / str(a.copy)
    out.mkdir(parents=True, exist_ok=True)
    clips = a.work / "clips" if "clip" in a.sets else None
    todo = corpus.everything(a.speech, clips, a.work / "lexicon.tsv", a.work / "held.txt")
    sets = a.sets.split(",")
    todo = [u for s in sets for u in [u for u in todo if u["set"] == s][: a.most]]
    todo = todo[a.part[0] :: a.part[1]]
    for u in todo:
        path = out / (u["utt"] + ".npz")
        if path.exists() or (a.copy and u["apart"]):
            continue
        x, factor, shift = corpus.samples(u), 1.0, 0
        if a.copy:
            rng = np.random.default_rng(zlib.crc32(f"{u['utt']}-{a.copy}".encode()))
            x, factor = augment.changed(x, rng)
            shift = int(rng.integers(-10, 11))
        x, begin = listen.placed(x, shift)
        m = listen.mel(x)
        steps = min((len(x) // listen.HOP + 1) // 2, m.shape[1] // 2)
        layers = encoder(m)[:steps].astype(np.float16)
        tmp = path.with_suffix(".tmp.npz")
        np.savez(
            tmp, mel=m[:, : 2 * steps].astype(np.float16), layers=layers, begin=begin, factor=factor
        )
        tmp.rename(path)


if __name__ == "__main__":
    main()
