"""Fits the networks, measured on speakers they have not heard. Usage: train.py EVIDENCE-FOLDER LABELS OUT-FOLDER [--epochs N]

Five networks, each fitted without one fifth of the speakers, are both the measurement (each judges the fifth it did not
hear) and what ships (their mean).
"""
import argparse
import math
import pathlib
import time

import numpy as np
import torch
from torch.nn import functional as F

import data
from network import AccentNet


def fold_of(speaker):
    return int(speaker) % 5


def augment(rng, mels):
    """Small changes that a microphone or a mouth could make: gain by band, a shift along frequency, masks, noise."""

    def change(frames):
        x = frames.copy()
        shift = int(rng.integers(-2, 3))
        if shift:
            rolled = np.roll(x[:, :mels], shift, 1)
            if shift > 0:
                rolled[:, :shift] = rolled[:, shift : shift + 1]
            else:
                rolled[:, shift:] = rolled[:, shift - 1 : shift]
            x[:, :mels] = rolled
        x[:, :mels] += rng.normal(0, 0.15, (1, mels))
        x[:, :mels] += rng.normal(0, 0.1, (len(x), mels))
        low, width = int(rng.integers(0, mels - 6)), int(rng.integers(0, 6))
        x[:, low : low + width] = 0
        if rng.random() < 0.3:
            x[:, mels:] = 0
        return x

    return change


def predict(net, items, mean, scale):
    net.eval()
    phones, words, sentences = [], [], []
    with torch.no_grad():
        for i in range(0, len(items), 16):
            chunk = items[i : i + 16]
            inputs, _ = data.batch(chunk, mean, scale)
            _, phone, word, sentence = net(*inputs)
            for b, u in enumerate(chunk):
                phones.append(phone[b, : len(u.canon)].numpy())
                words.append(word[b, : len(u.word_y)].numpy())
                sentences.append(sentence[b].numpy())
    return phones, words, sentences


def correlation(a, b):
    return float(np.corrcoef(a, b)[0, 1])


def report(items, predictions):
    phones, words, sentences = predictions
    y = np.concatenate([u.y for u in items])
    p = np.concatenate(phones)
    known = ~np.isnan(y)
    child = np.concatenate([np.full(len(u.y), u.age < 18) for u in items])
    wy, wp = np.concatenate([u.word_y for u in items]), np.concatenate(words)
    sy, sp = np.stack([u.sentence_y for u in items]), np.stack(sentences)
    return "phone %.3f (children %.3f adults %.3f) word %.3f sentence acc %.3f flu %.3f pros %.3f total %.3f" % (
        correlation(y[known], p[known]),
        correlation(y[known & child], p[known & child]),
        correlation(y[known & ~child], p[known & ~child]),
        correlation(wy, wp),
        *(correlation(sy[:, k], sp[:, k]) for k in range(4)),
    )


def fit(train, test, seed, epochs, mels, say):
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    evidence = np.concatenate([u.evidence for u in train])
    mean, scale = evidence.mean(0), evidence.std(0) + 1e-3
    net = AccentNet(train[0].frames.shape[1], evidence.shape[1])
    steps = epochs * math.ceil(len(train) / 8)
    best = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-2)
    plan = torch.optim.lr_scheduler.OneCycleLR(best, 2e-3, total_steps=steps, pct_start=0.2)
    change = augment(rng, mels)
    for epoch in range(epochs):
        net.train()
        began, losses = time.time(), []
        order = rng.permutation(len(train))
        # Neighbours in length share a batch, so that little is padding.
        order = np.concatenate([sorted(block, key=lambda i: len(train[i].frames)) for block in np.array_split(order, max(1, len(order) // 256))])
        batches = [order[i : i + 8] for i in range(0, len(order), 8)]
        rng.shuffle(batches)
        for chosen in batches:
            inputs, (classes, weight, y, word_y, word_mask, sentence_y) = data.batch([train[i] for i in chosen], mean, scale, change)
            logits, phone, word, sentence = net(*inputs)
            known = ~torch.isnan(y)
            cross = F.cross_entropy(logits, classes.clamp(min=0), reduction="none") * weight
            loss = (
                cross.sum() / weight.sum()
                + 4 * F.mse_loss(phone[known], y[known])
                + ((word - word_y) ** 2 * word_mask).sum() / word_mask.sum()
                + 0.5 * F.mse_loss(sentence, sentence_y)
            )
            best.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            best.step()
            plan.step()
            losses.append(float(loss))
        if say and (epoch % 3 == 2 or epoch == epochs - 1):
            print(f"  epoch {epoch + 1} loss {np.mean(losses):.3f} {time.time() - began:.0f} s  {report(test, predict(net, test, mean, scale))}", flush=True)
    return net, mean, scale


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument("evidence"); ap.add_argument("labels"); ap.add_argument("out")
    ap.add_argument("--epochs", type=int, default=12); ap.add_argument("--folds", default="0,1,2,3,4")
    ap.add_argument("--mels", type=int, default=40)
    a = ap.parse_args()
    items = data.read(a.evidence, a.labels)
    out = pathlib.Path(a.out)
    out.mkdir(parents=True, exist_ok=True)
    print(len(items), "utterances,", items[0].frames.shape[1], "inputs,", items[0].evidence.shape[1], "evidence")
    for fold in map(int, a.folds.split(",")):
        train = [u for u in items if fold_of(u.speaker) != fold]
        test = [u for u in items if fold_of(u.speaker) == fold]
        net, mean, scale = fit(train, test, 100 + fold, a.epochs, a.mels, True)
        predictions = predict(net, test, mean, scale)
        print(f"fold {fold}: {report(test, predictions)}", flush=True)
        torch.save({"net": net.state_dict(), "mean": mean, "scale": scale, "utts": [u.utt for u in test], "predictions": predictions}, out / f"net{fold}.pt")


if __name__ == "__main__":
    main()
