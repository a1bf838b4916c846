"""pool_faults.py PACKAGES ADAPTER.pt HEARD ASKED OUT: what the fault network reads of every question, once.

OUT/SET.pickle: the questions, each with `heard`, `phones`, `evidence` and `place`.
"""

import argparse
import pickle
import zlib
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

import adapter
from fault_net import SoundPooling
from pooling import Pooling


class Reader:
    """The adapted ear and both poolings, for what hear_middle.py has kept."""

    def __init__(self, packages, checkpoint):
        self.net = adapter.load(packages, checkpoint).eval()
        self.sounds, self.frames = SoundPooling(), Pooling()

    def hear(self, h):
        mel, middle = torch.from_numpy(h["mel"]).float(), torch.from_numpy(h["middle"]).float()
        with torch.no_grad():
            x, frame, path, _ = self.net(mel[None], middle[None])
        return x[0], F.log_softmax(frame[0], -1), F.log_softmax(path[0], -1), torch.from_numpy(h["logp"]).float(), torch.from_numpy(h["start"]).float()

    def pool(self, heard, q):
        x, frame, path, logp, start = heard
        phone, word, begin, end = (torch.from_numpy(q[k]) for k in ("phone", "word", "begin", "end"))
        own, phones = self.sounds(x, frame, path, phone, begin, end)
        _, evidence, place = self.frames(torch.zeros(len(x), 7, 1), logp, start, phone, word, begin, end)
        half = lambda v: v.numpy().astype(np.float16)
        return dict(heard=half(own), phones=half(phones), evidence=half(evidence), place=place.numpy())


def main():
    p = argparse.ArgumentParser(description=__doc__)
    for name in ("packages", "adapter", "heard", "asked", "out"):
        p.add_argument(name, type=Path)
    p.add_argument("--sets", nargs="*")
    p.add_argument("--share", type=float, default=1.0, help="of the recordings that are not held")
    a = p.parse_args()
    torch.set_num_threads(1)
    a.out.mkdir(parents=True, exist_ok=True)
    reader = Reader(a.packages, a.adapter)
    for file in sorted(a.asked.glob("*.pickle")):
        out = a.out / file.name
        newest = max(file.stat().st_mtime, a.adapter.stat().st_mtime)
        if (a.sets and file.stem not in a.sets) or (out.exists() and out.stat().st_mtime > newest):
            continue
        pooled, heard, last = [], None, None
        for q in pickle.loads(file.read_bytes()):
            if not q["held"] and zlib.crc32(q["key"].encode()) % 1000 >= 1000 * a.share:
                continue
            if last != (q["key"], q["copy"]):
                last = q["key"], q["copy"]
                heard = reader.hear(np.load(a.heard / str(q["copy"]) / f"{q['key']}.npz"))
            pooled.append(q | reader.pool(heard, q))
        tmp = out.with_suffix(".tmp")
        tmp.write_bytes(pickle.dumps(pooled))
        tmp.rename(out)
        print(file.stem, len(pooled), flush=True)


if __name__ == "__main__":
    main()
