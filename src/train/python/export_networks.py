#!/usr/bin/env python3
"""Writes the networks in the form that the engine reads (WeightFile.java).

  export_networks.py NETWORK-FOLDER RESOURCE-FOLDER [GOLDEN-FILE] [FOLD]

With FOLD, only the network that has not heard its speakers. A golden file holds small inputs, drawn at random but always the same, and what PyTorch makes of them with the very
weights that were written.
"""
import glob
import gzip
import struct
import sys

import numpy as np
import torch

import examples
from network import CLASSES, DILATIONS, JudgingNet

GOLDEN_FRAMES = 61
GOLDEN_SOUNDS = 9
GOLDEN_EVIDENCE_SCALE = 3


def dense(out, weights, bias):
    """weights: inputs x outputs."""
    out.write(struct.pack(">ii", *weights.shape))
    out.write(weights.detach().numpy().astype(">f2").tobytes())
    out.write(bias.detach().numpy().astype(">f4").tobytes())


def convolution(out, layer):
    o, i, taps = layer.weight.shape
    dense(out, layer.weight.permute(2, 1, 0).reshape(taps * i, o), layer.bias)


def linear(out, layer):
    dense(out, layer.weight.T, layer.bias)


def folded(layer, norm):
    """The convolution with its normalisation inside."""
    gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    twin = torch.nn.Conv1d(*layer.weight.shape[1::-1], layer.weight.shape[2])
    twin.weight.data = layer.weight * gain[:, None, None]
    twin.bias.data = (layer.bias - norm.running_mean) * gain + norm.bias
    return twin


def write(out, net, mean, scale):
    convolution(out, folded(net.first, net.first_norm))
    for block in net.blocks:
        convolution(out, folded(block.wide, block.norm))
        convolution(out, block.narrow)
    convolution(out, net.classes)
    out.write(struct.pack(">i", len(mean)))
    out.write(np.asarray(mean).astype(">f4").tobytes())
    out.write(np.asarray(scale).astype(">f4").tobytes())
    dense(out, net.names.weight, torch.zeros(net.names.weight.shape[1]))
    for layer in (net.enter, net.utterance):
        linear(out, layer)
    for layer in net.context:
        convolution(out, layer)
    linear(out, net.phone)
    linear(out, net.word)


def halved(net):
    """Rounds as the file does: the folded convolutions to half precision, then unfolded again."""
    for layer, norm in [(net.first, net.first_norm)] + [(b.wide, b.norm) for b in net.blocks]:
        twin = folded(layer, norm)
        layer.weight.data, layer.bias.data = twin.weight.data.half().float(), twin.bias.data
        norm.running_mean.zero_(); norm.running_var.fill_(1 - norm.eps); norm.weight.data.fill_(1); norm.bias.data.zero_()
    folds = {id(net.first)} | {id(b.wide) for b in net.blocks}
    for module in net.modules():
        if isinstance(module, (torch.nn.Conv1d, torch.nn.Linear, torch.nn.Embedding)) and id(module) not in folds:
            module.weight.data = module.weight.data.half().float()


def golden(path, nets):
    """Frames, sounds (phone, first frame, frame after the last, word), evidence; then each sound's scores and log
    probabilities, the mean over the networks."""
    rng = np.random.default_rng(1)
    inputs, evidence = nets[0][0].first.weight.shape[1], len(nets[0][1])
    frames = (rng.integers(-512, 512, (GOLDEN_FRAMES, inputs)) / 256).astype(np.float32)
    start = np.sort(rng.choice(np.arange(2, GOLDEN_FRAMES - 8), GOLDEN_SOUNDS, replace=False))
    end = np.append(start[1:], GOLDEN_FRAMES - 5)
    canon, word = rng.integers(0, CLASSES - 1, GOLDEN_SOUNDS), np.sort(rng.integers(0, 3, GOLDEN_SOUNDS))
    word = np.unique(word, return_inverse=True)[1]
    facts = (rng.integers(-512, 512, (GOLDEN_SOUNDS, evidence)) / 128).astype(np.float32)
    reading = examples.Reading(canon, np.full(GOLDEN_SOUNDS, -1), start, end, word, np.arange(GOLDEN_SOUNDS), np.full(GOLDEN_SOUNDS, np.nan, np.float32),
                               np.ones(GOLDEN_SOUNDS, np.float32),
                               np.full(word.max() + 1, np.nan, np.float32))
    utterance = examples.Utterance("", "0", 0, frames, 0.0, reading, reading)
    told = 0
    for net, mean, scale in nets:
        halved(net)
        standard = np.clip((facts - mean) / scale, -5, 5).astype(np.float32)
        with torch.no_grad():
            _, phone, words, _, heard = net(examples.batch([(utterance, reading)], standard))
        told = told + np.column_stack([phone[0], words[0][word], heard[0]]) / len(nets)
    with open(path, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as out:
        out.write(struct.pack(">iiii", GOLDEN_FRAMES, inputs, GOLDEN_SOUNDS, evidence))
        out.write(frames.astype(">f4").tobytes())
        out.write(np.column_stack([canon, start, end, word]).astype(">i4").tobytes())
        out.write(facts.astype(">f4").tobytes())
        out.write(told.astype(">f4").tobytes())


def main(folder, resources, golden_file=None, fold="*"):
    nets = []
    for path in sorted(glob.glob(f"{folder}/fold-{fold}.pt")):
        kept = torch.load(path)
        net = JudgingNet(kept["net"]["first.weight"].shape[1], len(kept["mean"]))
        net.load_state_dict(kept["net"])
        nets.append((net.eval(), kept["mean"], kept["scale"]))
    with open(f"{resources}/networks.weights", "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as out:
        out.write(struct.pack(">i", len(nets)))
        for net, mean, scale in nets:
            write(out, net, mean, scale)
    if golden_file:
        golden(golden_file, nets)


if __name__ == "__main__":
    main(*sys.argv[1:])
