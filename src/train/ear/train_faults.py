"""train_faults.py POOLED OUT --seed N: teaches a network which sounds were said as others.

Nothing that is held is taught on; OUT gets faults-SEED.pt and, with what it says of all that is held, faults-SEED.pickle.
"""

import argparse
import pickle
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from fault_net import FaultNet

WEIGHT = {"learners": 0.6, "native": 1.2, "fluent": 0.7, "arctic": 1.0, "vctk": 3.0, "librispeech": 1.5, "words-plain": 1.0}
RIGHT, WRONG = 0.35, 1.5  # weights of what people called right and wrong in learners: they are lenient
FILL = dict(heard=0, phones=0, evidence=0, phone=39, place=0, wrong=np.nan, truth=-1, added=np.nan, people=np.nan)


def read(folder):
    learn, test = [], []
    for file in sorted(Path(folder).glob("*.pickle")):
        for q in pickle.loads(file.read_bytes()):
            q["set"] = file.stem
            (test if q["held"] else learn).append(q)
    return learn, test


def batch(items):
    n, out = max(len(q["phone"]) for q in items), {}
    for k, fill in FILL.items():
        first = items[0][k]
        full = np.full((len(items), n, *first.shape[1:]), fill, first.dtype)
        for i, q in enumerate(items):
            full[i, : len(q["phone"])] = q[k]
        out[k] = torch.from_numpy(full)
    keep = np.zeros((len(items), n, 1), np.float32)
    for i, q in enumerate(items):
        keep[i, : len(q["phone"])] = 1
    out["keep"] = torch.from_numpy(keep)
    out["weight"] = torch.tensor([WEIGHT.get(q["set"], 0.8) for q in items])[:, None]
    return out


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


def predict(net, items):
    net.eval()
    with torch.no_grad():
        for i in range(0, len(items), 64):
            some = items[i : i + 64]
            out, said = run(net, batch(some))
            for k, q in enumerate(some):
                n = len(q["phone"])
                yield q, torch.sigmoid(out[k, :n]).numpy(), F.softmax(said[k, :n], -1).numpy()


def area(right, wrong):
    x = np.concatenate([right, wrong])
    rank = np.argsort(np.argsort(x)) + 1
    return (rank[len(right) :].sum() - len(wrong) * (len(wrong) + 1) / 2) / max(1, len(right) * len(wrong))


def told(net, test):
    """Area under the curve and recall at 1 and 5 % for every set that is held."""
    by = {}
    for q, out, _ in predict(net, test):
        by.setdefault((q["set"], "p" if q["kind"] else ""), []).append((out[:, 0], q["wrong"]))
    line = []
    judged = [(out[:, 2], q["people"]) for q, out, _ in predict(net, test) if q["set"] == "learners" and not q["kind"]]
    x, y = (np.concatenate([s[k] for s in judged]) for k in (0, 1)) if judged else (np.zeros(0), np.zeros(0))
    if len(x):
        line.append(f"people's score {np.corrcoef(x[y == y], y[y == y])[0, 1]:.3f}")
    for (name, kind), some in sorted(by.items()):
        x, y = (np.concatenate([s[k] for s in some]) for k in (0, 1))
        right, wrong = x[y == 0], x[y == 1]
        if len(wrong) > 20:
            at = [(wrong >= np.quantile(right, 1 - r)).mean() for r in (0.01, 0.05)]
            line.append(f"{name}{'+' if kind else ''} {area(right, wrong):.3f} ({at[0]:.2f} {at[1]:.2f})")
        else:
            line.append(f"{name} over .5 {np.mean(right > 0.5):.4f}")
    net.train()
    return ", ".join(line)


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("pooled", type=Path)
    p.add_argument("out", type=Path)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--epochs", type=float, default=6)
    p.add_argument("--without", nargs="*", default=[], help="sets that are not taught on")
    p.add_argument("--rate", type=float, default=2e-3)
    a = p.parse_args()
    torch.manual_seed(a.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(a.seed)
    learn, test = read(a.pooled)
    learn = [q for q in learn if q["set"] not in a.without]
    print(len(learn), "questions to learn from,", len(test), "held", flush=True)
    net, size = FaultNet(), 32
    opt = torch.optim.AdamW(net.parameters(), a.rate, weight_decay=2e-2)
    steps = int(a.epochs * len(learn) / size)
    sched = torch.optim.lr_scheduler.OneCycleLR(opt, a.rate, total_steps=steps + 1)
    done, total, began = 0, 0.0, time.time()
    while done < steps:
        order = sorted(range(len(learn)), key=lambda i: len(learn[i]["phone"]) + rng.uniform(0, 6))
        groups = [order[i : i + size] for i in range(0, len(order), size)]
        for g in rng.permutation(len(groups)):
            loss = loss_of(net, batch([learn[i] for i in groups[g]]))
            opt.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            opt.step()
            sched.step()
            total, done = total + loss.item(), done + 1
            if done % (max(1, steps // 2)) == 0:
                print(f"{done} of {steps}: {total * 2 / steps:.4f}, {time.time() - began:.0f} s; {told(net, test)}", flush=True)
                total = 0.0
            if done >= steps:
                break
    a.out.mkdir(parents=True, exist_ok=True)
    torch.save(net.state_dict(), a.out / f"faults-{a.seed}.pt")
    said = {(q["key"], q["kind"]): (out, s) for q, out, s in predict(net, test)}
    (a.out / f"faults-{a.seed}.pickle").write_bytes(pickle.dumps(said))


if __name__ == "__main__":
    main()
