"""train_faults.py PACKED ADAPTER.pt OUT: teaches several networks which sounds were said as others.

PACKED is of pack_speech.py and ask.py. Nothing that is held is taught on; OUT gets faults-SEED.pt. On a graphics processor where there is one.
"""

import argparse
import pickle
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from augment import Alteration
from fault_net import FaultNet
from packed_speech import PackedSpeech, device
from question_pooling import QuestionPooling, Questions
from torch_ear import TorchEar
from train_adapter import apart

WEIGHT = {"learners": 0.6, "native": 1.2, "fluent": 0.7, "arctic": 1.0, "vctk": 3.0, "librispeech": 1.5, "words-plain": 1.0}
RIGHT, WRONG = 0.35, 1.5  # weights of what people called right and wrong in learners: they are lenient
FILL = dict(heard=0, phones=0, evidence=0, phone=39, place=0, wrong=np.nan, truth=-1, added=np.nan, people=np.nan)


def batch(data, rows):
    """Some rows of Questions side by side, [b, p, ...]."""
    where = data["phone"].device
    first, count, weight = (torch.tensor([r[k] for r in rows], device=where)[:, None] for k in (3, 4, 5))
    at = torch.arange(int(count.max()), device=where)[None]
    within = at < count
    at = (first + at).clamp(max=len(data["phone"]) - 1)
    out = {k: torch.where(within[..., None] if v.dim() == 2 else within, v[at], torch.tensor(FILL[k], dtype=v.dtype, device=where)) for k, v in data.items()}
    own = torch.tensor([WEIGHT.get(r[0], 0.8) for r in rows], device=where)[:, None]
    return out | dict(keep=within[..., None].float(), weight=own * weight)


def run(net, b):
    return net(b["heard"].float(), b["phones"].float(), b["evidence"].float(), b["phone"], b["place"], b["keep"])


def mean(x, w):
    return (torch.nan_to_num(x) * w).sum() / w.sum().clamp(min=1e-3)


def loss_of(net, b):
    out, said = run(net, b)
    wrong, judged = b["wrong"], ~torch.isnan(b["people"])
    w = b["weight"] * (~torch.isnan(wrong)).float()
    w = w * torch.where(judged, torch.where(wrong > 0.5, WRONG, RIGHT), 1.0)
    bce = lambda x, y: F.binary_cross_entropy_with_logits(x, torch.nan_to_num(y) * 0.97 + 0.01, reduction="none")
    total = mean(bce(out[..., 0], wrong), w * (1 + 2 * torch.nan_to_num(wrong)))
    known = b["weight"] * (~torch.isnan(b["added"])).float() * (1 + 9 * torch.nan_to_num(b["added"]))
    total = total + 0.3 * mean(bce(out[..., 1], b["added"]), known)
    t = b["truth"]
    ce = F.cross_entropy(said.flatten(0, 1), t.flatten().clamp(min=0), reduction="none", label_smoothing=0.02).view_as(w)
    other = (t != b["phone"]).float()
    people = torch.where(judged, torch.nan_to_num(b["people"]), 2 - 2 * torch.nan_to_num(wrong))
    from_people = torch.where(judged, 1.0, 0.1 * (~torch.isnan(wrong)).float())
    total = total + mean((2 * torch.sigmoid(out[..., 2]) - people) ** 2, from_people * (1 + 2 * (people < 1.5)))
    return total + 0.4 * mean(ce, b["weight"] * (t >= 0).float() * torch.where(judged, RIGHT, 1.0) * (1 + 3 * other))


def predict(nets, test):
    """Every row, and of its sounds fault, added sound and people's score [p, 3], what was said, `wrong` and `people`: means of several networks."""
    for at in range(0, len(test.rows), 128):
        some = test.rows[at : at + 128]
        b = batch(test.columns, some)
        with torch.no_grad():
            outs = [run(net, b) for net in nets]
        judged = torch.stack([torch.sigmoid(o) for o, _ in outs]).mean(0).cpu().numpy()
        wrong, people = b["wrong"].cpu().numpy(), b["people"].cpu().numpy()
        for k, row in enumerate(some):
            n = row[4]
            yield row, judged[k, :n], wrong[k, :n], people[k, :n]


def area(right, wrong):
    x = np.concatenate([right, wrong])
    rank = np.argsort(np.argsort(x)) + 1
    return (rank[len(right) :].sum() - len(wrong) * (len(wrong) + 1) / 2) / max(1, len(right) * len(wrong))


def told(nets, test):
    """Area under the curve and recall at 1, 2 and 5 % for every set that is held."""
    by, judged = {}, []
    for (name, _, kind, *_), out, wrong, people in predict(nets, test):
        by.setdefault((name, bool(kind)), []).append((out[:, 0], wrong))
        if name == "learners" and not kind:
            judged.append((out[:, 2], people))
    line = []
    if judged:
        x, y = (np.concatenate([s[k] for s in judged]) for k in (0, 1))
        line.append(f"people's score {np.corrcoef(x[y == y], y[y == y])[0, 1]:.3f}")
    for (name, kind), some in sorted(by.items()):
        x, y = (np.concatenate([s[k] for s in some]) for k in (0, 1))
        right, wrong = x[y == 0], x[y == 1]
        if len(wrong) > 20:
            at = " ".join(f"{(wrong >= np.quantile(right, 1 - r)).mean():.3f}" for r in (0.01, 0.02, 0.05))
            line.append(f"{name}{'+' if kind else ''} {area(right, wrong):.4f} ({at})")
        else:
            line.append(f"{name} over .5 {np.mean(right > 0.5):.4f}")
    return ", ".join(line)


def taught(learn, test, seed, epochs, rate, size=64):
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    net = FaultNet().to(learn.columns["phone"].device)
    opt = torch.optim.AdamW(net.parameters(), rate, weight_decay=2e-2)
    steps = max(1, int(epochs * len(learn.rows) / size))
    sched = torch.optim.lr_scheduler.OneCycleLR(opt, rate, total_steps=steps + 1)
    done, began, total = 0, time.time(), 0.0
    lengths = np.array([r[4] for r in learn.rows])
    while done < steps:
        order = np.argsort(lengths + rng.uniform(0, 6, len(lengths)))
        groups = [order[i : i + size] for i in range(0, len(order), size)]
        for g in rng.permutation(len(groups))[: steps - done]:
            loss = loss_of(net, batch(learn.columns, [learn.rows[i] for i in groups[g]]))
            opt.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            opt.step()
            sched.step()
            total, done = total + loss.detach(), done + 1
    net.eval()
    print(f"seed {seed}: {steps} steps, loss {float(total) / steps:.4f}, {time.time() - began:.0f} s; {told([net], test)}", flush=True)
    return net


def main():
    p = argparse.ArgumentParser(description=__doc__)
    for name in ("packed", "adapter", "out"):
        p.add_argument(name, type=Path)
    p.add_argument("--seeds", type=int, default=3)
    p.add_argument("--epochs", type=float, default=3, help="over all copies")
    p.add_argument("--copies", type=int, default=4, help="of every recording; all but the first are altered")
    p.add_argument("--spliced", type=int, default=3, help="more copies with sounds exchanged by splice.py")
    p.add_argument("--apart", type=float, default=2.5, help="weight of readings that the adapter was not taught on")
    p.add_argument("--rate", type=float, default=2.5e-3)
    a = p.parse_args()
    a.out.mkdir(parents=True, exist_ok=True)
    where = device()
    speech = PackedSpeech(a.packed, where)
    ear = TorchEar(a.packed, a.adapter).to(where).eval()
    asked = {}
    for file in (a.packed / "asked").glob("*.pickle"):
        for q in pickle.loads(file.read_bytes()):
            asked.setdefault(q["key"], []).append(q)
    readings = [u | dict(asked=asked[u["key"]]) for u in speech.readings if u["key"] in asked]
    learn, held = ([u for u in readings if bool(u["held"]) == yes] for yes in (False, True))
    pooling, alter = QuestionPooling(ear, speech), Alteration(where, 3)
    pooling.check(held[0])
    test = Questions(pooling, held, 1, 1, alter)
    learn = Questions(pooling, learn, a.copies, 2, alter, lambda u: a.apart if apart(u) else 1.0, a.spliced)
    print(len(learn.rows), "questions to learn from,", len(test.rows), "held", flush=True)
    nets = []
    for seed in range(1, a.seeds + 1):
        nets.append(taught(learn, test, seed, a.epochs, a.rate))
        torch.save({k: v.cpu() for k, v in nets[-1].state_dict().items()}, a.out / f"faults-{seed}.pt")
    print("all:", told(nets, test))


if __name__ == "__main__":
    main()
