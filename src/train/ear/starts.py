"""starts.py WORK FRAMES.pt: starts of sounds in clips apart against their known times, by weight of the start evidence."""

import argparse
from pathlib import Path

import numpy as np
import torch

import corpus
from align import align
from frame_net import FrameNet
from realign import posteriors


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("work", type=Path)
    p.add_argument("frames", type=Path)
    p.add_argument("--speech", type=Path, required=True)
    p.add_argument("--weights", type=float, nargs="+", default=[0, 0.5, 1.0])
    p.add_argument("--most", type=int, default=60)
    a = p.parse_args()
    torch.set_num_threads(1)
    net = FrameNet()
    net.load_state_dict(torch.load(a.frames))
    net.eval()
    us = corpus.everything(a.speech, a.work / "clips", a.work / "lexicon.tsv", a.work / "held.txt")
    us = [u for u in us if u["set"] == "clip" and u["apart"] and u["kind"] == "right"][: a.most]
    differ = {w: [] for w in a.weights}
    for u in us:
        path = a.work / "heard" / "0" / (u["utt"] + ".npz")
        if not path.exists():
            continue
        h = np.load(path)
        _, logp, start = posteriors(net, h)
        phones = [[[s[0] for s in u["times"]]]]
        for w in a.weights:
            found = align(logp.numpy(), start.numpy(), phones, w)
            if found:
                for (b, _), (_, s, _) in zip(found[1][0], u["times"], strict=True):
                    differ[w].append(b * 0.01 + int(h["begin"]) / 16000 - s)
    for w, d in differ.items():
        d = np.array(d)
        best = max(np.arange(-0.03, 0.031, 0.0025), key=lambda s: (np.abs(d + s) <= 0.02001).mean())
        print(
            f"weight {w}: {len(d)} starts, within 20 ms {(np.abs(d) <= 0.02001).mean():.3f}, after a shift of "
            f"{best:+.4f} s {(np.abs(d + best) <= 0.02001).mean():.3f}, within 50 ms "
            f"{(np.abs(d + best) <= 0.05).mean():.3f}, median {np.median(d):+.4f}"
        )


if __name__ == "__main__":
    main()
