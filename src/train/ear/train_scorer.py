"""train_scorer.py WORK POOLED.pickle… --fold 0..4|-1 --seed N: teaches a scorer.

With a fold it learns without that fold's speakers and writes what it says of them, of natives and of clips
that are apart; fold -1 learns from everybody who is not apart and writes scorer-all-SEED.pt.
"""

import argparse
import pickle
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

import corpus
from corpus import PHONES
from scorer import GONE, Scorer

NAN = float("nan")
WEIGHT = dict(learner=1.0, native=0.7, fluent=0.4, clip=1.0)


def changed_length(found, w):
    """Whether a word is expected otherwise than its labels know; all else in it was right."""
    return any(e[0] == w for e in [*found.get("edits", []), *found.get("adds", [])])


def labels(u, found):
    """What is known of every sound: score, what was said (-1 unknown), added, word's score, weight."""
    score, said, added, word, exchanged = [], [], [], [], found.get("exchanged", -1)
    for w, (own, way) in enumerate(zip(u["words"], found["phones"], strict=True)):
        n = len(way)
        if w == exchanged:
            score += [0.0] * n
            said += [-1] * n
            added += [NAN] * n
            word += [0.0] * n
            continue
        other = changed_length(found, w)
        score += own["scores"] if "scores" in own and not other else [2.0] * n
        if "said" in own and not other:
            said += [-1 if s is None else GONE if s == "" else PHONES.index(s) for s in own["said"]]
        else:
            said += [PHONES.index(p) for p in way]
        added += [float(x) for x in own.get("added", [False] * n)] if not other else [0.0] * n
        word += [own["accuracy"] / 5] * n
    first = np.cumsum([0] + [len(way) for way in found["phones"]])
    for w, k, phone in found.get("edits", []):
        score[first[w] + k] = 0.0
        said[first[w] + k] = GONE if phone == "" else PHONES.index(phone)
    for w, k in found.get("adds", []):
        added[first[w] + k] = 1.0
        score[first[w] + k] = min(score[first[w] + k], 1.0)
    for w in {e[0] for e in [*found.get("edits", []), *found.get("adds", [])]}:
        word[first[w] : first[w + 1]] = [1.0] * len(found["phones"][w])
    return score, said, added, word


def normal(layers):
    return F.layer_norm(torch.from_numpy(layers).float(), (512,)).half()


def item(u, found):
    score, said, added, word = labels(u, found)
    s = u["sentence"]
    if "exchanged" in found or "edits" in found:
        sentence = [NAN] * 4
    elif s:
        sentence = [NAN if s[k] is None else s[k] / 5 for k in ("acc", "flu", "pros", "total")]
    else:
        sentence = [2.0] * 4 if u["set"] in ("native", "fluent") else [NAN] * 4
    w = WEIGHT[u["set"]] * (0.4 if "exchanged" in found else 0.7 if "edits" in found else 1.0)
    tensor = lambda x, kind=torch.float32: torch.tensor(x, dtype=kind)
    return dict(
        u=u, found={k: v for k, v in found.items() if k not in ("layers", "evidence")},
        layers=normal(found["layers"]),
        evidence=torch.from_numpy(found["evidence"]), phone=tensor(found["phone"], torch.long),
        place=tensor(found["place"], torch.long), word=tensor(found["word"], torch.long),
        score=tensor(score), said=tensor(said, torch.long), added=tensor(added),
        word_score=tensor(word), sentence=tensor(sentence), weight=w,
    )  # fmt: skip


FILL = dict(layers=0, evidence=0, phone=39, place=0, word=-1, score=NAN, said=-1, added=NAN, word_score=NAN)


def batch(items):
    n = max(len(x["phone"]) for x in items)
    out = {}
    for k, fill in FILL.items():
        first = items[0][k]
        full = torch.full((len(items), n, *first.shape[1:]), fill, dtype=first.dtype)
        for i, x in enumerate(items):
            full[i, : len(x["phone"])] = x[k]
        out[k] = full
    out["mask"] = out["word"] < 0
    out["sentence"] = torch.stack([x["sentence"] for x in items])
    out["weight"] = torch.tensor([x["weight"] for x in items])[:, None]
    return out


def mean(x, weight):
    return (torch.nan_to_num(x) * weight).sum() / weight.sum().clamp(min=1e-3)


def loss_of(net, b):
    sound, word, sentence, said, recognised = net(b)
    y, w = b["score"], b["weight"]
    known = (~torch.isnan(y)).float() * w
    total = mean((sound[..., 0] - torch.nan_to_num(y)) ** 2, known)
    fault = torch.where(y < 1, 1.0, torch.where(y < 1.5, 0.5, 0.0))
    bce = F.binary_cross_entropy_with_logits(sound[..., 1], fault, reduction="none")
    total = total + 0.5 * mean(bce, known)
    a = b["added"]
    bce = F.binary_cross_entropy_with_logits(sound[..., 2], torch.nan_to_num(a), reduction="none")
    often = 1 + 14 * (torch.nan_to_num(a) > 0)
    total = total + 0.35 * mean(bce, (~torch.isnan(a)).float() * w * often)
    kw = (~torch.isnan(b["word_score"])).float() * w
    total = total + mean((word - torch.nan_to_num(b["word_score"])) ** 2, kw)
    ks = (~torch.isnan(b["sentence"])).float() * w
    total = total + 0.5 * mean((sentence - torch.nan_to_num(b["sentence"])) ** 2, ks)
    t = b["said"]
    ce = F.cross_entropy(said.flatten(0, 1), t.flatten(), ignore_index=-1, reduction="none")
    changed = (t >= 0) & (t != b["phone"])
    total = total + 0.3 * mean(ce.view_as(w * t), (t >= 0) * w * (1 + 3 * changed))
    good = ((t == b["phone"]) & (t < 39)).float() * w
    target = b["phone"].clamp(max=38).flatten()
    ce = F.cross_entropy(recognised.flatten(0, 1), target, reduction="none")
    return total + 0.2 * mean(ce.view_as(w * t), good)


def predict(net, items):
    net.eval()
    out = {}
    with torch.no_grad():
        for i in range(0, len(items), 32):
            part = items[i : i + 32]
            sound, word, sentence, said, _ = net(batch(part))
            for k, x in enumerate(part):
                n, f = len(x["phone"]), x["found"]
                out[x["key"]] = dict(
                    score=sound[k, :n, 0].numpy(), fault=torch.sigmoid(sound[k, :n, 1]).numpy(),
                    added=torch.sigmoid(sound[k, :n, 2]).numpy(), word_score=word[k, :n].numpy(),
                    sentence=sentence[k].numpy() * 5, said=F.softmax(said[k, :n], -1).numpy(),
                    spans=f["spans"], phones=f["phones"], exchanged=f.get("exchanged", -1),
                    edits=f.get("edits", []), adds=f.get("adds", []),
                )  # fmt: skip
    return out


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("work", type=Path)
    p.add_argument("pooled", type=Path, nargs="+")
    p.add_argument("--speech", type=Path, required=True)
    p.add_argument("--fold", type=int, default=-1)
    p.add_argument("--seed", type=int, default=0)
    p.add_argument("--epochs", type=int, default=8)
    p.add_argument("--threads", type=int, default=2)
    a = p.parse_args()
    torch.manual_seed(a.seed)
    torch.set_num_threads(a.threads)
    rng = np.random.default_rng(a.seed)
    us = corpus.everything(a.speech, a.work / "clips", a.work / "lexicon.tsv", a.work / "held.txt")
    by_utt = {u["utt"]: u for u in us}
    items = []
    for file in a.pooled:
        for key, found in pickle.loads(file.read_bytes()).items():
            items.append(item(by_utt[key[0]], found) | dict(key=key))
    out = lambda x: x["u"]["apart"] or (
        x["u"]["set"] == "learner" and corpus.fold(x["u"]["speaker"]) == a.fold
    ) or (x["u"]["set"] == "fluent" and corpus.fold(x["u"]["utt"], 4) == 0)
    learn = [x for x in items if not out(x)]
    test = [x for x in items if out(x) and x["key"][1] == 0]
    print(len(learn), "to learn from,", len(test), "to measure with", flush=True)
    net = Scorer()
    opt = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=1e-2)
    size = 32
    plain = [i for i, x in enumerate(learn) if x["key"][2] == ""]
    made = [i for i, x in enumerate(learn) if x["key"][2] != ""]
    per_epoch = (len(plain) + len(made) // 2) // size
    sched = torch.optim.lr_scheduler.OneCycleLR(opt, 2e-3, total_steps=a.epochs * per_epoch + 1)
    for epoch in range(a.epochs):
        net.train()
        began, total = time.time(), 0.0
        order = np.concatenate([plain, rng.permutation(made)[: len(made) // 2]]).astype(int)
        order = rng.permutation(order)[: per_epoch * size]
        order = sorted(order, key=lambda i: len(learn[i]["phone"]) + rng.uniform(0, 8))
        for g in rng.permutation(per_epoch):
            loss = loss_of(net, batch([learn[i] for i in order[g * size : g * size + size]]))
            opt.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            opt.step()
            sched.step()
            total += loss.item()
        print(f"epoch {epoch}: {total / per_epoch:.3f}, {time.time() - began:.0f} s", flush=True)
    name = "all" if a.fold < 0 else str(a.fold)
    torch.save(net.state_dict(), a.work / f"scorer-{name}-{a.seed}.pt")
    (a.work / f"said-{name}-{a.seed}.pickle").write_bytes(pickle.dumps(predict(net, test)))


if __name__ == "__main__":
    main()
