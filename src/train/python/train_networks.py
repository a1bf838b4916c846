#!/usr/bin/env python3
"""Teaches the networks, each without the speakers of one fold.

  train_networks.py DUMP-FOLDER labels.jsonl OUT-FOLDER --expected [--folds 0,1,2,3,4] [--epochs 10]
  train_networks.py DUMP-FOLDER labels.jsonl OUT-FOLDER --start FOLDER [--voices FOLDER] [--rate 1e-3] [--folds 0,1,2,3,4] [--epochs 4]

First on the sounds that people expected as our dictionary does; from there on all sounds that they scored; last, at a lower rate, on
clips of voices.py too, dumped into the same folder, where each voice belongs to a fold as a learner does. With --without FOLD, the
speakers of that fold are heard by no network, and every network judges them too.
Writes OUT-FOLDER/fold-K.pt with the weights and fold-K.npz with what that network says of speakers unheard. Together
the networks judge every speaker once unheard, which the scores are then fitted on; all of them ship.
"""
import argparse
import pathlib
import time

import numpy as np
import torch
from torch.nn import functional as F

import examples
from network import JudgingNet

MELS = 40
LOWEST_HZ, HIGHEST_HZ = 80, 7000
BATCH = 16
RATE = 3e-3
FURTHER_RATE = 1e-3
EXCHANGED = 0.25
VOICES_HEARD = 0.5  # of the clips in an epoch
SEED = 20_260_101


def mel(hz):
    return 2595 * np.log10(1 + hz / 700)


def warped(mels, factor):
    """The mel bands of the same sound from a vocal tract shorter by the factor."""
    centres = np.linspace(mel(LOWEST_HZ), mel(HIGHEST_HZ), MELS + 2)[1:-1]
    hz = 700 * (10 ** (centres / 2595) - 1)
    at = np.clip(np.interp(mel(hz / factor), centres, np.arange(MELS)), 0, MELS - 1)
    low = np.minimum(at.astype(int), MELS - 2)
    share = (at - low).astype(np.float32)
    return mels[:, low] * (1 - share) + mels[:, low + 1] * share


def changer(rng):
    """What a mouth, a room or a microphone could change."""

    def change(frames):
        x = frames.copy()
        if rng.random() < 0.8:
            x[:, :MELS] = warped(x[:, :MELS], rng.uniform(0.88, 1.14))
        x[:, :MELS] += np.cumsum(rng.normal(0, 0.05, (1, MELS)), 1) + rng.normal(0, 0.08, (1, MELS))
        x[:, :MELS] += rng.normal(0, 0.1, (len(x), MELS))
        for _ in range(2):
            low, width = int(rng.integers(0, MELS - 6)), int(rng.integers(0, 6))
            x[:, low : low + width] = 0
        if rng.random() < 0.3:
            x[:, MELS:] = 0
        return x.astype(np.float32)

    return change


def standardise(evidence, rows):
    mean, scale = evidence[rows].mean(0), evidence[rows].std(0) + 1e-3
    return mean, scale


def heard_of(rng, items):
    """The learners' utterances and some of the voices'."""
    return [i for i, u in enumerate(items) if not examples.is_voice(u.speaker) or rng.random() < VOICES_HEARD]


def batches(rng, items, chosen):
    """Batches of the chosen utterances, of like length, in any order."""
    order = rng.permutation(chosen)
    blocks = np.array_split(order, max(1, len(order) // 256))
    order = np.concatenate([sorted(b, key=lambda i: len(items[i].frames)) for b in blocks])
    chosen = [order[i : i + BATCH] for i in range(0, len(order), BATCH)]
    rng.shuffle(chosen)
    return chosen


def loss_of(net, b):
    logits, phone, word, sentence, _ = net(b)
    known, told = ~torch.isnan(b.y), ~torch.isnan(b.word_y)
    classes = F.cross_entropy(logits, b.classes, reduction="none") * b.weight
    sounds = (b.share[known] * (phone[known] - b.y[known]) ** 2).sum() / b.share[known].sum()
    return (classes.sum() / b.weight.sum() + 4 * sounds
            + F.mse_loss(word[told], b.word_y[told]) + 0.5 * F.mse_loss(sentence, b.sentence))


def teach(net, items, evidence, rng, epochs, rate):
    choices = [batches(rng, items, heard_of(rng, items)) for _ in range(epochs)]
    steps = sum(map(len, choices))
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.02)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps + 10, pct_start=0.15)
    change = changer(rng)
    for epoch, choice in enumerate(choices):
        net.train()
        began, losses = time.time(), []
        for chosen in choice:
            pairs = [(items[i], items[i].exchanged if rng.random() < EXCHANGED else items[i].true) for i in chosen]
            loss = loss_of(net, examples.batch(pairs, evidence, change))
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimiser.step()
            plan.step()
            losses.append(float(loss))
        print(f"  epoch {epoch + 1} loss {np.mean(losses):.3f} {time.time() - began:.0f} s", flush=True)
    return net.eval()


def judged(net, items, evidence):
    """For each row of phones.npy that belongs to the utterances: score, word score, then 40 mean log probabilities."""
    rows, told = [], []
    with torch.no_grad():
        for i in range(0, len(items), BATCH):
            for which in ("true", "exchanged"):
                pairs = [(u, getattr(u, which)) for u in items[i : i + BATCH]]
                _, phone, word, _, heard = net(examples.batch(pairs, evidence))
                for k, (_, r) in enumerate(pairs):
                    n = len(r.canon)
                    rows.append(r.rows)
                    told.append(np.column_stack([phone[k, :n], word[k][r.word], heard[k, :n]]))
    return np.concatenate(rows), np.concatenate(told).astype(np.float32)


def report(items, rows, told):
    of = dict(zip(rows, told))
    y = np.concatenate([u.true.y for u in items])
    p = np.array([of[r][0] for u in items for r in u.true.rows])
    child = np.concatenate([np.full(len(u.true.y), u.age < 18) for u in items])
    wy = np.concatenate([u.true.word_y for u in items])
    wp = np.concatenate([[of[u.true.rows[np.flatnonzero(u.true.word == w)[0]]][1] for w in range(len(u.true.word_y))] for u in items])
    right = np.array([of[r][2:41].argmax() for u in items for r in u.true.rows]) == np.concatenate([u.true.canon for u in items])
    known = ~np.isnan(y)
    corr = lambda a, b: float(np.corrcoef(a, b)[0, 1])
    return (f"sound {corr(y[known], p[known]):.3f} children {corr(y[known & child], p[known & child]):.3f} "
            f"adults {corr(y[known & ~child], p[known & ~child]):.3f} word {corr(wy, wp):.3f} "
            f"good sounds named rightly {100 * right[y >= 1.9].mean():.0f} %")


def report_voices(items, rows, told):
    of = dict(zip(rows, told))
    y = np.concatenate([u.true.y for u in items])
    p = np.array([of[r][0] for u in items for r in u.true.rows])
    said = np.concatenate([u.true.said for u in items])
    named = np.array([of[r][2:41].argmax() for u in items for r in u.true.rows]) == said
    spread = lambda rows: np.percentile(50 * p[rows], [10, 25, 50, 75, 90]).round()
    parts = [f"{name} {rows.sum()} at 10, 25, 50, 75, 90 % {spread(rows)}, what was said heard in {100 * named[rows & (said >= 0)].mean():.0f} %"
             for name, rows in (("exchanged", y < 0.5), ("good", y > 1.5)) if rows.any()]
    return "voices: " + "; ".join(parts)


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument("dump"); ap.add_argument("labels"); ap.add_argument("out")
    ap.add_argument("--folds", default="0,1,2,3,4"); ap.add_argument("--epochs", type=int, default=10)
    ap.add_argument("--expected", action="store_true"); ap.add_argument("--start"); ap.add_argument("--voices")
    ap.add_argument("--without", type=int, default=-1); ap.add_argument("--rate", type=float)
    a = ap.parse_args()
    torch.set_num_threads(1)
    items, evidence = examples.read(a.dump, a.labels, a.expected, a.voices)
    out = pathlib.Path(a.out)
    out.mkdir(parents=True, exist_ok=True)
    for fold in map(int, a.folds.split(",")):
        heard = [u for u in items if examples.fold_of(u.speaker) not in (fold, a.without)]
        unheard = [u for u in items if examples.fold_of(u.speaker) in (fold, a.without)]
        torch.manual_seed(SEED + fold)
        net = JudgingNet(items[0].frames.shape[1], evidence.shape[1])
        if a.start:
            before = torch.load(f"{a.start}/fold-{fold}.pt")
            net.load_state_dict(before["net"])
            mean, scale = before["mean"], before["scale"]
        else:
            mean, scale = standardise(evidence, np.concatenate([u.true.rows for u in heard if not examples.is_voice(u.speaker)]))
        standard = np.clip((evidence - mean) / scale, -5, 5).astype(np.float32)
        print(f"fold {fold}: {len(heard)} utterances, {len(unheard)} kept apart", flush=True)
        rng = np.random.default_rng(SEED + fold)
        teach(net, heard, standard, rng, a.epochs, a.rate or (FURTHER_RATE if a.start else RATE))
        rows, told = judged(net, unheard, standard)
        voices = [u for u in unheard if examples.is_voice(u.speaker)]
        print(f"fold {fold}: {report([u for u in unheard if not examples.is_voice(u.speaker)], rows, told)}", flush=True)
        if voices:
            print(f"fold {fold}: {report_voices(voices, rows, told)}", flush=True)
        torch.save({"net": net.state_dict(), "mean": mean, "scale": scale}, out / f"fold-{fold}.pt")
        np.savez(out / f"fold-{fold}.npz", rows=rows, told=told)


if __name__ == "__main__":
    main()
