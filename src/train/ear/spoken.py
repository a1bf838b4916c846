"""The check for unspoken words: whether each word of a text, and the text, was said at all."""

import torch
import torch.nn.functional as F
from torch import nn

PER_WORD = 17


def means(x, same):
    return (same @ x[:, None])[:, 0]


class Spoken(nn.Module):
    """logp [f, 40]; per sound phone, word, begin, end, score, fault; per word pmi, tokens and omission.

    `omission` is how much better the recording fits the text without the word (align.py). `pmi` is the mean over the word's tokens of the log-probability given the sound, less that given
    silence. Gives the probability that each word was said [w], and that the text was [1].
    """

    def __init__(self, width=32):
        super().__init__()
        self.register_buffer("middle", torch.zeros(PER_WORD))
        self.register_buffer("spread", torch.ones(PER_WORD))
        self.word = nn.Sequential(
            nn.Linear(4 * PER_WORD, width), nn.GELU(), nn.Dropout(0.2), nn.Linear(width, width),
            nn.GELU(), nn.Linear(width, 1),
        )  # fmt: skip
        self.text = nn.Sequential(
            nn.Linear(3 * PER_WORD, width), nn.GELU(), nn.Dropout(0.2), nn.Linear(width, 1)
        )

    def features(self, logp, phone, word, begin, end, score, fault, pmi, tokens, omission):
        time = torch.arange(logp.shape[0])[None]
        within = ((time >= begin[:, None]) & (time < end[:, None])).float()
        frames = within.sum(1).clamp(min=1)
        own = F.one_hot(phone, 40).float()
        average = (within @ logp.clamp(min=-10.0)) / frames[:, None]
        mine = (average * own).sum(1)
        margin = mine - (average - 20 * own).amax(1)
        silence = (within @ logp.exp())[:, 39] / frames
        length = torch.log(frames)
        words = torch.arange(pmi.shape[0])[:, None]
        inside = (word[None] == words).float()
        count = inside.sum(1)
        same = inside / count[:, None].clamp(min=1)
        least = lambda x: -((-x)[None] * inside - 100 * (1 - inside)).amax(1)
        most = lambda x: (x[None] * inside - 100 * (1 - inside)).amax(1)
        all_mean = lambda x: x.mean() + 0 * pmi
        return torch.stack(
            [
                means(mine, same), least(mine), means(margin, same), least(margin),
                means(score, same), least(score), most(fault), means(silence, same),
                means(length, same), means((frames < 4).float(), same),
                means(length, same) - all_mean(length), torch.log(count.clamp(min=1)),
                pmi.clamp(-12, 12), torch.log(tokens.clamp(min=1)),
                all_mean(margin), (pmi * tokens).sum() / tokens.sum() + 0 * pmi,
                omission.clamp(-120, 120),
            ],
            1,
        )  # fmt: skip

    def inputs(self, x):
        """Of every word its own, its neighbours' and the text's mean features; and those of the text."""
        x = ((x - self.middle) / self.spread).clamp(-5, 5)
        before, after = torch.cat([x[:1], x[:-1]]), torch.cat([x[1:], x[-1:]])
        whole = torch.cat([x.mean(0), x.amax(0), -(-x).amax(0)])
        return torch.cat([x, before, after, x.mean(0) + 0 * x], 1), whole

    def judge(self, x):
        words, whole = self.inputs(x)
        return self.word(words)[:, 0], self.text(whole)

    def forward(self, *given):
        word, text = self.judge(self.features(*given))
        return torch.sigmoid(word), torch.sigmoid(text)


class SpokenMean(nn.Module):
    """Several checks as one graph: the means of their probabilities."""

    def __init__(self, checks):
        super().__init__()
        self.checks = nn.ModuleList(checks)

    def forward(self, *given):
        outs = [c(*given) for c in self.checks]
        return tuple(torch.stack(o).mean(0) for o in zip(*outs, strict=True))


SPOKEN_INPUTS = "logp phone word begin end score fault pmi tokens omission".split()


def example(f=90, p=7, w=3):
    torch.manual_seed(f)
    word = torch.sort(torch.cat([torch.arange(w), torch.randint(0, w, (p - w,))]))[0]
    begin = torch.arange(p) * (f // p)
    return (
        F.log_softmax(torch.randn(f, 40), -1), torch.randint(0, 39, (p,)), word, begin,
        begin + f // p - 2, torch.rand(p) * 2, torch.rand(p), torch.randn(w), torch.ones(w), 10 * torch.randn(w),
    )  # fmt: skip


def export(net, path):
    axes = {"logp": {0: "frames"}} | {k: {0: "words"} for k in ("pmi", "tokens", "omission")}
    axes |= {k: {0: "sounds"} for k in "phone word begin end score fault".split()}
    axes |= {"said": {0: "words"}}
    torch.onnx.export(
        net.eval(), example(), str(path), input_names=SPOKEN_INPUTS, output_names=["said", "text"],
        dynamic_axes=axes, opset_version=17, dynamo=False,
    )  # fmt: skip
