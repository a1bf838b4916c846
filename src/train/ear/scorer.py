"""The scorer: how well each sound and word was said, and what was said instead."""

import torch
import torch.nn.functional as F
from torch import nn

from pooling import EVIDENCE, Pooling

WIDTH, GONE = 112, 39
SENTENCE = ("acc", "flu", "pros", "total")


class Block(nn.Module):
    """Attention among the sounds of a sentence and a feed-forward part, each after a norm."""

    def __init__(self, width, heads=4, drop=0.15):
        super().__init__()
        self.heads = heads
        self.norm, self.after = nn.LayerNorm(width), nn.LayerNorm(width)
        self.look, self.join = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.feed = nn.Sequential(
            nn.Linear(width, 2 * width), nn.GELU(), nn.Dropout(drop), nn.Linear(2 * width, width)
        )
        self.drop = nn.Dropout(drop)

    def forward(self, x, mask):
        cut = self.look(self.norm(x)).unflatten(2, (3 * self.heads, -1)).transpose(1, 2)
        q, k, v = cut.chunk(3, 1)
        weight = F.softmax(q @ k.transpose(2, 3) * q.shape[-1] ** -0.5 + mask, -1)
        x = x + self.drop(self.join((self.drop(weight) @ v).transpose(1, 2).flatten(2)))
        return x + self.drop(self.feed(self.after(x)))


class Scorer(nn.Module):
    def __init__(self, width=WIDTH):
        super().__init__()
        self.mix = nn.Parameter(torch.zeros(7))
        self.hear = nn.Sequential(nn.Dropout(0.2), nn.Linear(512, width))
        self.evidence = nn.Sequential(
            nn.Linear(EVIDENCE, width), nn.GELU(), nn.Dropout(0.2), nn.Linear(width, width)
        )
        self.phone, self.place = nn.Embedding(40, width), nn.Embedding(4, width)
        self.small, self.expected = nn.Linear(width, 64), nn.Embedding(40, 64)
        self.gate = nn.Linear(64, width)
        self.body = nn.ModuleList(Block(width) for _ in range(3))
        self.out = nn.Linear(width, 3)
        self.word = nn.Linear(2 * width, 1)
        self.sentence = nn.Linear(width, len(SENTENCE))
        self.said = nn.Linear(2 * width, 40)
        self.recognise = nn.Linear(width, 39)

    def forward(self, b):
        """Batches [b, p, …] with `mask` true where there is no sound; `layers` with mean 0 and variance 1.

        Gives score, fault and added [b, p, 3], word scores per sound, sentence, said, recognised.
        """
        heard = self.hear(F.softmax(self.mix, 0) @ b["layers"].float())
        evidence = self.evidence(b["evidence"].float())
        x = self.phone(b["phone"]) + self.place(b["place"]) + evidence + heard
        x = x + self.gate(self.small(heard + evidence) * self.expected(b["phone"]))
        keep = (~b["mask"]).float()
        z = x
        for block in self.body:
            z = block(z, (keep[:, None, None] - 1) * 1e4)
        same = (b["word"][:, :, None] == b["word"][:, None]).float() * keep[:, None]
        same = same / same.sum(2, keepdim=True).clamp(min=1)
        word = self.word(torch.cat([z, same @ z], 2))[..., 0]
        word = (same @ word[..., None])[..., 0]
        whole = (z * keep[..., None]).sum(1) / keep.sum(1, keepdim=True)
        said = self.said(torch.cat([z, heard + evidence], 2))
        return self.out(z), word, self.sentence(whole), said, self.recognise(heard + evidence)


class Ear(nn.Module):
    """Several scorers and the pooling before them as one graph for one recording."""

    def __init__(self, scorers):
        super().__init__()
        self.pooling, self.scorers = Pooling(), nn.ModuleList(scorers)

    def forward(self, l0, l1, l2, l3, l4, l5, l6, logp, start, phone, word, begin, end):
        layers = torch.stack([x[0] for x in (l0, l1, l2, l3, l4, l5, l6)], 1)
        pooled, evidence, place = self.pooling(layers, logp, start, phone, word, begin, end)
        pooled = F.layer_norm(pooled, (512,))
        b = dict(layers=pooled[None], evidence=evidence[None], phone=phone[None], place=place[None])
        b |= dict(word=word[None], mask=torch.zeros_like(phone[None], dtype=torch.bool))
        outs = [s(b) for s in self.scorers]
        mean = [torch.stack(o).mean(0) for o in zip(*[o[:4] for o in outs], strict=True)]
        sound, words, sentence, _ = mean
        said = torch.stack([F.softmax(o[3], -1) for o in outs]).mean(0)
        return (
            sound[0, :, 0].clamp(0, 2),
            torch.sigmoid(sound[0, :, 1]),
            torch.sigmoid(sound[0, :, 2]),
            words[0].clamp(0, 2),
            (sentence[0] * 5).clamp(0, 10),
            said[0],
        )


SCORER_INPUTS = [f"layer{i}" for i in range(7)] + "logp start phone word begin end".split()
SCORER_OUTPUTS = "score fault added word_score sentence said".split()


def export(scorers, path):
    t, f, p = 60, 100, 9
    example = [torch.randn(1, t, 512) for _ in range(7)]
    example += [F.log_softmax(torch.randn(f, 40), -1), torch.randn(f)]
    example += [torch.arange(p) + 3, torch.tensor([0, 0, 1, 1, 1, 1, 2, 3, 3])]
    example += [torch.arange(p) * 10 + 4, torch.arange(p) * 10 + 13]
    axes = {f"layer{i}": {1: "steps"} for i in range(7)} | {"logp": {0: "frames"}}
    axes |= {"start": {0: "frames"}} | {k: {0: "sounds"} for k in ("phone", "word", "begin", "end")}
    axes |= {k: {0: "sounds"} for k in ("score", "fault", "added", "word_score", "said")}
    torch.onnx.export(
        Ear(scorers).eval(), tuple(example), str(path), input_names=SCORER_INPUTS,
        output_names=SCORER_OUTPUTS, dynamic_axes=axes, opset_version=17, dynamo=False,
    )  # fmt: skip
    return example
