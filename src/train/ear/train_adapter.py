"""train_adapter.py PACKAGES DATA HEARD PLACED OUT: teaches the adapted upper half of the encoder to hear what was said.

Goes on from OUT/adapter.pt and OUT/progress.json, and writes both every so many minutes. Sets that come later are taken in at the next round.
"""

import argparse
import json
import pickle
import time
import zlib
from pathlib import Path

import numpy as np
import torch
import torch.distributed as dist
import torch.nn.functional as F

import adapter
import manifest
from align import LAG
from corpus import PHONES

# How often a recording of a set is heard in a round; 1 for others.
WEIGHT = {"learners": 0.7, "native": 1.5, "fluent": 0.7, "vctk": 2.5, "arctic": 1.2, "librispeech": 2.5, "hibari-b": 0.7, "hibari-c": 0.7,
          "words-plain": 0.7}  # fmt: skip
SIL = adapter.SILENCE
OTHERS = torch.tensor(adapter.classes(PHONES))


def targets(frames, sounds):
    """Per step of 20 ms the phone, how sure it is, and the phone that it is not (or -1)."""
    phone, sure, other = np.full(frames + LAG, SIL), np.ones(frames + LAG, np.float32), np.full(frames + LAG, -1)
    for p, a, b, kind in sounds:
        phone[a:b] = PHONES.index(p)
        sure[a:b] = max(kind, 0)
        if kind < 0:
            other[a:b] = phone[a]
    phone, sure, other = phone[LAG:], sure[LAG:], other[LAG:]
    even = phone[0::2] == phone[1::2]
    return phone[0::2], np.minimum(sure[0::2], sure[1::2]) * np.where(even, 1, 0.4), other[0::2]


def item(heard, key, copy, found):
    h = np.load(heard / str(copy) / f"{key}.npz")
    phone, sure, other = targets(h["mel"].shape[1], found["said"])
    known = all(k == 1 for *_, k in found["said"])
    path = [PHONES.index(s[0]) for s in found["said"]] if known else []
    return h["middle"], h["mel"], phone, sure, other, path


def batch(items, rng, augment=True):
    t = max(len(x[0]) for x in items)
    b = len(items)
    middle, mel = torch.zeros(b, t, 512), torch.zeros(b, 80, 2 * t)
    phone, other = torch.full((b, t), SIL), torch.full((b, t), -1)
    sure, mask = torch.zeros(b, t), torch.zeros(b, t, dtype=torch.bool)
    for i, (m, s, p, w, o, _) in enumerate(items):
        n = len(m)
        middle[i, :n], mel[i, :, : 2 * n] = torch.from_numpy(m).float(), torch.from_numpy(s).float()
        phone[i, :n], sure[i, :n], other[i, :n] = torch.from_numpy(p), torch.from_numpy(w).float(), torch.from_numpy(o)
        mask[i, :n] = True
        if augment:
            for _ in range(2):
                a, d = rng.integers(0, n), rng.integers(1, 9)
                middle[i, a : a + d] = 0
                mel[i, :, 2 * a : 2 * (a + d)] = 0
            a, d = rng.integers(0, 80), rng.integers(0, 16)
            mel[i, a : a + d] = 0
    return middle, mel, phone, sure, other, mask, [x[5] for x in items]


def losses(net, b):
    middle, mel, phone, sure, other, mask, paths = b
    _, frame, path, others = net(mel, middle, mask[:, None, None])
    logp = F.log_softmax(frame, -1)
    own = -logp.gather(-1, phone[..., None])[..., 0]
    smooth = 0.95 * own - 0.05 * logp.mean(-1)
    ce = (smooth * sure).sum() / sure.sum()
    wrong = (other >= 0).float()
    unlike = -torch.log1p(-logp.gather(-1, other.clamp(min=0)[..., None])[..., 0].exp().clamp(max=0.999))
    total = ce + 0.3 * (unlike * wrong).sum() / sure.sum()
    for x, c in zip(others, OTHERS, strict=True):
        e = F.cross_entropy(x.flatten(0, 1), c[phone].flatten(), reduction="none").view_as(sure)
        total = total + 0.15 * (e * sure).sum() / sure.sum()
    some = [i for i, p in enumerate(paths) if p]
    ctc = torch.tensor(0.0)
    if some:
        given = F.log_softmax(path[some], -1).transpose(0, 1)
        lengths, counts = mask[some].sum(1), torch.tensor([len(paths[i]) for i in some])
        ctc = F.ctc_loss(given, torch.tensor(sum((paths[i] for i in some), [])), lengths, counts, blank=adapter.BLANK,
                         reduction="none", zero_infinity=True)  # fmt: skip
        ctc = (ctc / counts).mean()
        total = total + 0.3 * ctc
    return total, ce, ctc, logp


class Sets:
    """All that may be taught on and what it is measured with, read anew when something came."""

    def __init__(self, a):
        self.a, self.seen = a, None

    def fresh(self):
        state = tuple((f.name, f.stat().st_mtime) for f in sorted(self.a.placed.glob("*.pickle")))
        if state == self.seen:
            return False
        self.seen, self.learn, self.test = state, [], {}
        known = {u["key"]: u for u in manifest.readings(self.a.data)}
        for file in sorted(self.a.placed.glob("*.pickle")):
            for (key, copy), found in pickle.loads(file.read_bytes()).items():
                u = known.get(key)
                if u is None or found is None:
                    continue
                length = found["spans"][-1][-1][1]
                if not u["held"]:
                    if length < 1400:
                        self.learn.append((u["set"], key, copy, length, found))
                elif copy == 0:
                    self.test.setdefault(u["set"], []).append((u["set"], key, copy, length, found))
        for some in self.test.values():
            some.sort(key=lambda x: zlib.crc32(x[1].encode()))
            del some[16:]
        return True


    def agreed(self):
        """As fresh(), once both processes have read the same."""
        new = self.fresh()
        while True:
            count = torch.tensor([len(self.learn), -len(self.learn)])
            dist.all_reduce(count, dist.ReduceOp.MAX)
            if count[0] == -count[1]:
                return new
            time.sleep(2)
            new, self.seen = True, None
            self.fresh()


def measure(net, sets, heard):
    net.eval()
    line = []
    with torch.no_grad():
        for name, some in sets.test.items():
            right = count = 0.0
            for i in range(0, len(some), 12):
                b = batch([item(heard, *x[1:3], x[4]) for x in some[i : i + 12]], None, False)
                logp = losses(net, b)[3]
                right += ((logp.argmax(-1) == b[2]) * (b[3] == 1)).sum().item()
                count += (b[3] == 1).sum().item()
            line.append(f"{name} {right / max(1, count):.3f}")
    net.train()
    return "steps right apart: " + ", ".join(line)


def main():
    p = argparse.ArgumentParser(description=__doc__)
    for name in ("packages", "data", "heard", "placed", "out"):
        p.add_argument(name, type=Path)
    p.add_argument("--hours", type=float, default=30, help="of sound in all")
    p.add_argument("--clock", type=float, default=1e9, help="minutes after which it ends, be the hours of sound reached or not")
    p.add_argument("--rate", type=float, default=1.5e-3)
    p.add_argument("--seconds", type=float, default=50, help="of sound in a batch")
    p.add_argument("--minutes", type=float, default=5, help="between checkpoints")
    p.add_argument("--join", type=Path, metavar="CHECKPOINTS", help="begins with upper.pt, head.pt and progress.json of this folder")
    p.add_argument("--rank", type=int, default=0, help="which of two processes of one thread this is")
    p.add_argument("--port", type=int, default=29517)
    a = p.parse_args()
    a.out.mkdir(parents=True, exist_ok=True)
    if a.join and not a.rank:
        torch.save(torch.load(a.join / "upper.pt") | torch.load(a.join / "head.pt"), a.out / "adapter.pt")
        (a.out / "progress.json").write_text((a.join / "progress.json").read_text())
    torch.set_num_threads(1)
    dist.init_process_group("gloo", f"tcp://127.0.0.1:{a.port}", rank=a.rank, world_size=2)
    progress = a.out / "progress.json"
    heard = json.loads(progress.read_text())["hours"] if progress.exists() else 0.0
    dist.barrier()
    seed = int(heard * 1000)
    rng, order = np.random.default_rng(2 * seed + a.rank), np.random.default_rng(seed)
    torch.manual_seed(seed)
    net = adapter.load(a.packages, a.out / "adapter.pt" if heard else None)
    parts = [dict(params=[q for q in m.parameters() if q.requires_grad], rate=r) for m, r in ((net.upper, 0.7), (net.head, 1.0))]
    opt = torch.optim.AdamW(parts, a.rate, weight_decay=1e-2)
    sets, saved, total, n, at = Sets(a), time.time(), np.zeros(3), 0, time.time()
    net.train()
    first, began, gone = heard, time.time(), heard / a.hours
    while gone < 1:
        dist.barrier()
        if sets.agreed() and not a.rank:
            print(len(sets.learn), "to learn from,", f"{sum(x[3] for x in sets.learn) / 360000:.2f} hours", flush=True)
        chosen = [x for x in sets.learn if order.random() < 0.3 * WEIGHT.get(x[0], 1.0)]
        chosen.sort(key=lambda x: x[3] + order.uniform(0, 60))
        groups, size = [[]], 0.0
        for x in chosen:
            longest = x[3] / 100 + 0.6
            if groups[-1] and longest * (len(groups[-1]) + 1) > a.seconds:
                groups.append([])
            groups[-1].append(x)
        turns = order.permutation(len(groups))
        for g in (groups[i] for i in turns[a.rank : len(turns) // 2 * 2 : 2]):
            b = batch([item(a.heard, *x[1:3], x[4]) for x in g], rng)
            share = min(1.0, (heard - first) / 0.15) * max(0.02, 0.5 + 0.5 * np.cos(np.pi * min(1.0, gone)))
            for q in opt.param_groups:
                q["lr"] = a.rate * q["rate"] * share
            loss, ce, ctc, _ = losses(net, b)
            opt.zero_grad()
            loss.backward()
            taught = [q for q in net.parameters() if q.requires_grad]
            clock = first / a.hours + (1 - first / a.hours) * (time.time() - began) / 60 / a.clock
            counts = torch.tensor([float(b[5].sum()) / 180000, time.time() - saved > 60 * a.minutes, clock])
            told = torch.cat([counts, *[(torch.zeros_like(q) if q.grad is None else q.grad).flatten() for q in taught]])
            dist.all_reduce(told)
            heard += told[0].item()
            gone = max(heard / a.hours, told[2].item() / 2)
            for q, grad in zip(taught, told[3:].split([q.numel() for q in taught]), strict=True):
                q.grad = grad.view_as(q) / 2
            torch.nn.utils.clip_grad_norm_(taught, 2.0)
            opt.step()
            total += [loss.item(), ce.item(), ctc.item()]
            n += 1
            if told[1].item() or gone >= 1:
                saved = time.time()
                if a.rank:
                    if gone >= 1:
                        break
                    continue
                adapter.save(net, a.out / "adapter.tmp")
                (a.out / "adapter.tmp").rename(a.out / "adapter.pt")
                progress.write_text(json.dumps(dict(hours=round(heard, 4))))
                print(f"{heard:.2f} h: loss, frames, paths {total / n}, rate {a.rate * share:.2g}, {time.time() - at:.0f} s;",
                      measure(net, sets, a.heard), flush=True)  # fmt: skip
                total, n = np.zeros(3), 0
            if gone >= 1:
                break


if __name__ == "__main__":
    main()
