"""train_spoken.py WORK: teaches the check for unspoken words, on what the scorers of the folds say.

Learners, natives and clips are judged by scorers that did not learn from them; learners of folds 0 and 1, the
natives apart and the clips apart are for measuring. Then those that ship are taught on all and written to spoken.pt.
"""

import argparse
import pickle
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

import corpus
import scorer as scoring
from align import omissions
from frame_net import FrameNet
from pooling import Pooling
from realign import one, posteriors
from spoken import Spoken


CHECKS = 4  # that are averaged


def heard_by(work, scorers, net, case, fold):
    """The inputs of the check for one case, or None when the text does not fit."""
    layers, logp, start = posteriors(net, np.load(case["heard"]))
    words = [w["readings"] for w in case["words"]]
    found = one(layers, logp, start, words, Pooling())
    if found is None:
        return None
    omission = omissions(logp.numpy(), start.numpy(), words, found["spans"])
    t = lambda k: torch.from_numpy(found[k])[None]
    b = dict(layers=F.layer_norm(t("layers").float(), (512,)), evidence=t("evidence"), phone=t("phone"), place=t("place"))
    b |= dict(word=t("word"), mask=torch.zeros_like(t("phone"), dtype=torch.bool))
    with torch.no_grad():
        outs = [s(b)[0][0] for s in scorers[fold]]
    sound = torch.stack(outs).mean(0)
    return (
        logp, *(torch.from_numpy(found[k]) for k in ("phone", "word", "begin", "end")),
        sound[:, 0].clamp(0, 2), torch.sigmoid(sound[:, 1]),
        torch.tensor(case["pmi"], dtype=torch.float32),
        torch.tensor(case["tokens"], dtype=torch.float32),
        torch.tensor(omission, dtype=torch.float32),
    )  # fmt: skip


def teach(items, epochs=60, seed=0, size=64):
    torch.manual_seed(seed)
    net = Spoken()
    x = torch.cat([i["x"] for i in items])
    net.middle, net.spread = x.mean(0), x.std(0) + 1e-3
    with torch.no_grad():
        both = [net.inputs(i["x"]) for i in items]
    opt = torch.optim.AdamW(net.parameters(), 3e-3, weight_decay=1e-2)
    parts = len(items) // size
    sched = torch.optim.lr_scheduler.OneCycleLR(opt, 3e-3, total_steps=epochs * parts + 1)
    rng = np.random.default_rng(seed)
    for _ in range(epochs):
        net.train()
        for g in np.array_split(rng.permutation(len(items)), parts):
            word = net.word(torch.cat([both[i][0] for i in g]))[:, 0]
            text = net.text(torch.stack([both[i][1] for i in g]))[:, 0]
            y, t = torch.cat([items[i]["y"] for i in g]), torch.cat([items[i]["text"] for i in g])
            loss = F.binary_cross_entropy_with_logits(word, y)
            loss = loss + F.binary_cross_entropy_with_logits(text, t)
            opt.zero_grad()
            loss.backward()
            opt.step()
            sched.step()
    return net.eval()


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("work", type=Path)
    p.add_argument("--speech", type=Path, required=True)
    p.add_argument("--frames", default="frames-all.pt")
    p.add_argument("--again", action="store_true", help="take what was written before")
    a = p.parse_args()
    torch.set_num_threads(2)
    us = corpus.everything(a.speech, a.work / "clips", a.work / "lexicon.tsv", a.work / "held.txt")
    by_utt = {u["utt"]: u for u in us}
    store = a.work / "spoken-inputs.pickle"
    if a.again:
        items = pickle.loads(store.read_bytes())
    else:
        net = FrameNet()
        net.load_state_dict(torch.load(a.work / a.frames))
        net.eval()
        scorers = {}
        for fold in range(5):
            scorers[fold] = []
            for f in sorted(a.work.glob(f"scorer-{fold}-*.pt")):
                s = scoring.Scorer()
                s.load_state_dict(torch.load(f))
                scorers[fold].append(s.eval())
        have = [f for f in scorers if scorers[f]]
        features, items = Spoken(), []
        cases = {}
        for file in sorted(a.work.glob("negatives-*.pickle")):
            cases |= pickle.loads(file.read_bytes())
        for (utt, kind), case in cases.items():
            u = by_utt[utt]
            fold = corpus.fold(u["speaker"]) if u["set"] == "learner" else have[0]
            given = heard_by(a.work, scorers, net, case, fold if fold in have else have[0])
            y = torch.ones(len(case["words"])) * (0.0 if kind == "o" else 1.0)
            if kind in "xc" and kind:
                y[case["at"]] = 0
            x = None if given is None else features.features(*given)
            items.append(dict(utt=utt, kind=kind, x=x, y=y, at=case["at"], set=u["set"], apart=u["apart"],
                              speaker=u["speaker"], text=torch.tensor([0.0 if kind == "o" else 1.0])))  # fmt: skip
        store.write_bytes(pickle.dumps(items))
    lost = [i for i in items if i["x"] is None]
    print(len(items), "cases; without alignment:", [(i["set"], i["kind"]) for i in lost])
    items = [i for i in items if i["x"] is not None]
    apart = lambda i: i["apart"] or (i["set"] == "learner" and corpus.fold(i["speaker"]) < 2)
    nets = [teach([i for i in items if not apart(i)], seed=s) for s in range(CHECKS)]
    rows = []
    with torch.no_grad():
        for i in items:
            if apart(i):
                both = [n.judge(i["x"]) for n in nets]
                word = torch.stack([torch.sigmoid(w) for w, _ in both]).mean(0)
                rows.append((i, word.numpy(), float(np.mean([torch.sigmoid(t).item() for _, t in both]))))
    for border in (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.6, 0.7, 0.8):
        out = [f"border {border}:"]
        for kind, sets in (("", ("learner", "native")), ("o", ("learner", "native"))):
            for s in sets:
                some = [r for r in rows if r[0]["kind"] == kind and r[0]["set"] == s]
                least = np.mean([r[1].min() < border for r in some])
                text = np.mean([r[2] < border for r in some])
                words = np.concatenate([r[1] for r in some])
                out.append(f"{s} {'true' if not kind else 'other'} ({len(some)}): text {text:.4f}, any word"
                           f" {least:.4f}, words {np.mean(words < border):.4f};")  # fmt: skip
        for kind, name in (("x", "strange word"), ("c", "cut word")):
            for s in ("learner", "native"):
                some = [r for r in rows if r[0]["kind"] == kind and r[0]["set"] == s]
                hit = np.mean([r[1][r[0]["at"]] < border for r in some])
                out.append(f"{name} {s} ({len(some)}): {hit:.3f};")
        print(" ".join(out))
    torch.save([teach(items, seed=s).state_dict() for s in range(CHECKS)], a.work / "spoken.pt")


if __name__ == "__main__":
    main()
