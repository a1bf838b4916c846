#!/usr/bin/env python3
"""Teaches the small network that guesses what lay above 3.6 kHz of a recording that ends there.

  fit_band.py FLAC LABELS OUT [EVERY]

FLAC holds 16 kHz recordings, LABELS (labels.jsonl) their speakers; every so manieth is used, every fifth speaker kept out and reported on.
OUT is `band.weights`: mean high bands against the mean of the low ones, then each layer's weights (row by row) and biases, 32-bit floats,
little-endian.
"""
import json
import pathlib
import subprocess
import sys

import numpy as np
import torch

import band_features as features

WIDTHS = (64, 32)
EPOCHS = 12


def recording(path):
    raw = subprocess.run(["flac", "-dcs", "--force-raw-format", "--endian=little", "--sign=signed", str(path)], capture_output=True, check=True).stdout
    return np.frombuffer(raw, "<i2").astype(np.float64) / 32768


def load(flac, labels, every):
    parts = []
    for line in pathlib.Path(labels).read_text().splitlines()[::every]:
        label = json.loads(line)
        samples = recording(pathlib.Path(flac) / f"{label['utt']}.flac")
        low, high = features.energies(samples)
        heard = features.active(low)
        mean = high[heard].mean(0)
        near = features.inputs(low)
        parts.append((int(label["speaker"]) % 5 == 0, near, (high - mean) / 2, mean - low[heard].mean(), heard))
    return parts


def main(flac, labels, out, every="2"):
    torch.manual_seed(1)
    torch.set_num_threads(1)
    parts = load(flac, labels, int(every))
    tilt = np.mean([part[3] for part in parts], 0)
    def stack(kept):
        chosen = [part for part in parts if part[0] == kept]
        return [torch.tensor(np.concatenate([part[i] for part in chosen]), dtype=torch.float32) for i in (1, 2)]
    x, y = stack(False)
    sizes = (x.shape[1], *WIDTHS, y.shape[1])
    layers = []
    for a, b in zip(sizes, sizes[1:]):
        layers += [torch.nn.Linear(a, b), torch.nn.ReLU()]
    net = torch.nn.Sequential(*layers[:-1])
    optimiser = torch.optim.Adam(net.parameters(), 2e-3)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, EPOCHS)
    for epoch in range(EPOCHS):
        for rows in torch.randperm(len(x)).split(512):
            loss = ((net(x[rows]) - y[rows]) ** 2).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        schedule.step()
        with torch.no_grad():
            u, v = stack(True)
            left = ((net(u) - v) ** 2).mean(0)
        print(f"epoch {epoch + 1}: unexplained of other speakers {left.mean() / v.var(0).mean():.3f}", flush=True)
    weights = [tilt.astype("<f4")]
    for layer in net:
        if isinstance(layer, torch.nn.Linear):
            weights += [layer.weight.detach().numpy().astype("<f4").ravel(), layer.bias.detach().numpy().astype("<f4")]
    pathlib.Path(out).write_bytes(b"".join(part.tobytes() for part in weights))


if __name__ == "__main__":
    main(*sys.argv[1:])
