"""train_frames.py WORK --stage kokoro|all: teaches the frame network.

The first stage hears clips alone, whose times are known; then `realign.py` finds the sounds in all
recordings, and the second stage hears everything.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

import corpus
from corpus import PHONES
from frame_net import FrameNet

SIL, UNKNOWN = 39, -1


def clip_targets(u, heard):
    """Classes and starts of frames from the times of a clip."""
    frames = heard["mel"].shape[1]
    cut = int(heard["begin"]) / 16000
    energy = heard["mel"].astype(np.float32).mean(0)
    y, start = np.full(frames, SIL), np.zeros(frames, np.float32)
    factor = float(heard["factor"])
    place = lambda s: int(round((s / factor - cut) * 100))
    last_end = 0
    for phone, a, b in u["times"]:
        a, b = max(0, place(a)), min(frames, place(b))
        if b > a:
            y[a:b] = PHONES.index(phone)
            start[a] = 1
            if a > last_end:
                start[last_end] = 1
            if 0 < a - last_end <= 3:
                y[last_end : last_end + (a - last_end) // 2] = y[max(0, last_end - 1)]
                y[a - (a - last_end + 1) // 2 : a] = y[a]
            last_end = b
    quiet = energy < energy.min() + 0.15 * (np.percentile(energy, 95) - energy.min())
    t = frames - 1
    while t > 0 and quiet[t]:
        y[t] = SIL
        t -= 1
    if last_end and t + 1 < last_end:
        start[t + 1] = 1
    return y, start


def aligned_targets(u, heard, found):
    frames = heard["mel"].shape[1]
    y, start = np.full(frames, SIL), np.zeros(frames, np.float32)
    last = 0
    for w, spans, way in zip(u["words"], found["spans"], found["phones"], strict=True):
        scores = w.get("scores") or [2.0] * len(way)
        for (a, b), phone, score in zip(spans, way, scores if len(scores) == len(way) else [2.0] * len(way), strict=True):
            y[a:b] = PHONES.index(phone) if score >= 1.5 else UNKNOWN
            start[a] = 1
            if a > last:
                start[last] = 1
            last = b
    if last < frames:
        start[last] = 1
    return y, start


def load(work, us, copies, alignments):
    out = []
    for u in us:
        for c in copies:
            path = work / "heard" / str(c) / (u["utt"] + ".npz")
            if not path.exists():
                continue
            h = np.load(path)
            h = {k: h[k] for k in h.files}
            if u["set"] == "clip":
                y, s = clip_targets(u, h)
            elif (u["utt"], c, "") in alignments:
                y, s = aligned_targets(u, h, alignments[u["utt"], c, ""])
            else:
                continue
            out.append((h["mel"], h["layers"], y, s, u))
    return out


def batch(items):
    t = max(x[1].shape[0] for x in items)
    mel = np.zeros((len(items), 80, 2 * t), np.float32)
    layers = np.zeros((len(items), t, 7, 512), np.float32)
    y, s = np.full((len(items), 2 * t), UNKNOWN), np.zeros((len(items), 2 * t), np.float32)
    for k, (m, l, yy, ss, _) in enumerate(items):
        n = l.shape[0]
        mel[k, :, : 2 * n], layers[k, :n] = m, l
        y[k, : 2 * n], s[k, : 2 * n] = yy, ss
    return torch.tensor(mel), torch.tensor(layers), torch.tensor(y), torch.tensor(s)


def soft(s):
    return torch.clamp(s + 0.5 * (F.pad(s, (1, 0))[:, :-1] + F.pad(s, (0, 1))[:, 1:]), max=1.0)


def losses(net, b):
    logp, start = net(b[0], b[1])
    known = b[2] != UNKNOWN
    ce = F.nll_loss(logp.flatten(0, 1), b[2].clamp(min=0).flatten(), reduction="none")
    ce = (ce * known.flatten()).sum() / known.sum()
    bce = F.binary_cross_entropy_with_logits(start, soft(b[3]), reduction="none")
    return ce, (bce * known).sum() / known.sum(), logp


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("work", type=Path)
    p.add_argument("--speech", type=Path, required=True)
    p.add_argument("--stage", choices=("kokoro", "all"), required=True)
    p.add_argument("--epochs", type=int, default=8)
    p.add_argument("--copies", type=int, nargs="+", default=[0])
    p.add_argument("--most", type=int, default=10**9, help="learners used")
    p.add_argument("--rate", type=float, default=2e-3)
    p.add_argument("--threads", type=int, default=2)
    a = p.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(a.threads)
    rng = np.random.default_rng(1)
    us = corpus.everything(a.speech, a.work / "clips", a.work / "lexicon.tsv", a.work / "held.txt")
    alignments = {}
    if a.stage == "kokoro":
        us = [u for u in us if u["set"] == "clip"]
    else:
        import pickle

        alignments = pickle.loads((a.work / "aligned-first.pickle").read_bytes())
        learners = [u for u in us if u["set"] == "learner" and corpus.fold(u["speaker"]) != 0]
        rng.shuffle(learners)
        chosen = {u["utt"] for u in learners[: a.most]}
        us = [u for u in us if u["set"] != "learner" or u["utt"] in chosen]
        us = [u for u in us if u["set"] == "clip" or not u["apart"]]
    learn = load(a.work, [u for u in us if not u["apart"]], a.copies, alignments)
    apart = [u for u in us if u["apart"]]
    test = load(a.work, apart, [0], alignments)
    print(len(learn), "to learn from,", len(test), "apart", flush=True)
    net = FrameNet()
    net_file = a.work / f"frames-{a.stage}.pt"
    if a.stage == "all" and (a.work / "frames-kokoro.pt").exists():
        net.load_state_dict(torch.load(a.work / "frames-kokoro.pt"))
    opt = torch.optim.AdamW(net.parameters(), a.rate, weight_decay=1e-2)
    size = 16
    sched = torch.optim.lr_scheduler.OneCycleLR(
        opt, a.rate, total_steps=a.epochs * (len(learn) // size + 1)
    )
    for epoch in range(a.epochs):
        net.train()
        began, total = time.time(), 0.0
        order = rng.permutation(len(learn))
        order = sorted(order, key=lambda i: learn[i][1].shape[0] + rng.uniform(0, 60))
        groups = [order[i : i + size] for i in range(0, len(order), size)]
        for g in (groups[i] for i in rng.permutation(len(groups))):
            ce, bce, _ = losses(net, batch([learn[i] for i in g]))
            opt.zero_grad()
            (ce + bce).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            opt.step()
            sched.step()
            total += ce.item()
        net.eval()
        right = count = 0
        with torch.no_grad():
            for i in range(0, len(test), size):
                b = batch(test[i : i + size])
                logp = net(b[0], b[1])[0]
                known = b[2] != UNKNOWN
                right += ((logp.argmax(-1) == b[2]) & known).sum().item()
                count += known.sum().item()
        print(
            f"epoch {epoch}: loss {total / len(groups):.3f}, frames right apart "
            f"{right / max(1, count):.3f}, {time.time() - began:.0f} s",
            flush=True,
        )
        torch.save(net.state_dict(), net_file)


if __name__ == "__main__":
    main()
