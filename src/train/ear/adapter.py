"""The adapted upper half of the encoder and the phone head upon it.

The three upper blocks are those of the shipped encoder, in the precision in which it ships, each linear map with a low-rank
term that is taught. The text never goes in.
"""

import torch
import torch.nn.functional as F
from torch import nn

WIDTH, HEADS, FIRST, LAST, RANK = 512, 8, 3, 6, 32
KINDS = dict(self_query=(512, 512), self_key=(512, 512), self_value=(512, 512), self_out=(512, 512),
             ffn_in=(512, 2048), ffn_out=(2048, 512))  # fmt: skip
SILENCE, BLANK = 39, 39


class LowRank(nn.Module):
    """A frozen linear map and what is added to it, unless it is `plain`."""

    def __init__(self, inputs, outputs):
        super().__init__()
        self.plain = False
        self.register_buffer("weight", torch.zeros(outputs, inputs), persistent=False)
        self.register_buffer("bias", torch.zeros(outputs), persistent=False)
        self.down = nn.Parameter(torch.randn(RANK, inputs) * inputs**-0.5)
        self.up = nn.Parameter(torch.zeros(outputs, RANK))

    def forward(self, x):
        y = F.linear(x, self.weight, self.bias)
        return y if self.plain else y + F.linear(F.linear(x, self.down), self.up)


def plain(blocks, yes):
    """Takes the low-rank terms out of all maps of some blocks, or puts them in again."""
    for m in blocks.modules():
        if isinstance(m, LowRank):
            m.plain = yes


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.maps = nn.ModuleDict({k: LowRank(*v) for k, v in KINDS.items()})
        self.self_norm, self.ffn_norm = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        for norm in (self.self_norm, self.ffn_norm):
            norm.requires_grad_(False)

    def forward(self, x, mask):
        y = self.self_norm(x)
        cut = lambda k: self.maps[k](y).unflatten(2, (HEADS, -1)).transpose(1, 2)
        seen = F.scaled_dot_product_attention(cut("self_query"), cut("self_key"), cut("self_value"), attn_mask=mask)
        x = x + self.maps["self_out"](seen.transpose(1, 2).flatten(2))
        return x + self.maps["ffn_out"](F.gelu(self.maps["ffn_in"](self.ffn_norm(x))))


class Upper(nn.Module):
    """From the middle layer to the three above it."""

    def __init__(self):
        super().__init__()
        self.blocks = nn.ModuleList(Block() for _ in range(FIRST, LAST))
        self.norm = nn.LayerNorm(WIDTH).requires_grad_(False)

    def forward(self, x, mask=None):
        """x [b, t, 512], mask [b, 1, 1, t] true where there is sound; three of x's shape."""
        out = []
        for block in self.blocks:
            x = block(x, mask)
            out.append(x)
        return [*out[:-1], self.norm(x)]


MANNER = {
    "stop": "P B T D K G", "affricate": "CH JH", "fricative": "F V TH DH S Z SH ZH HH", "nasal": "M N NG",
    "approximant": "L R W Y", "high": "IY IH UW UH", "mid": "EH EY ER AH OW AO", "low": "AE AA AW AY OY",
}  # fmt: skip
PLACE = {
    "lips": "P B M W", "lip and teeth": "F V", "teeth": "TH DH", "ridge": "T D S Z N L", "behind": "SH ZH CH JH R", "back": "K G NG HH",
    "palate": "Y", "front": "IY IH EH EY AE AY", "centre": "AH ER", "rear": "UW UH OW AO AA AW OY",
}  # fmt: skip
VOICELESS = "P T K CH F TH S SH HH".split()


def classes(phones):
    """For each head besides that of phones, the class of every phone and of silence (the last)."""
    of = lambda groups: [next(i for i, g in enumerate(groups.values()) if p in g.split()) for p in phones] + [len(groups)]
    return [of(MANNER), of(PLACE), [0 if p in VOICELESS else 1 for p in phones] + [2]]


class PhoneHead(nn.Module):
    """Features of every step of 20 ms, and what sound they are taken for."""

    def __init__(self, width=256):
        super().__init__()
        self.deep = nn.Linear(4 * WIDTH, width)
        self.near = nn.Conv1d(80, 128, 5, stride=2, padding=2)
        self.join = nn.Conv1d(128, width, 3, padding=1)
        self.norm, self.last = nn.LayerNorm(width), nn.LayerNorm(width)
        self.around = nn.Conv1d(width, width, 3, padding=1)
        self.drop = nn.Dropout(0.1)
        self.phone, self.path = nn.Linear(width, 40), nn.Linear(width, 40)
        self.others = nn.ModuleList(nn.Linear(width, n) for n in (9, 11, 3))

    def features(self, mel, layers):
        """mel [b, 80, 2t], layers four of [b, t, 512]; [b, t, width]."""
        deep = self.deep(self.drop(torch.cat([F.layer_norm(x, (WIDTH,)) for x in layers], -1)))
        near = self.join(F.gelu(self.near(mel))).transpose(1, 2)
        x = deep + near
        x = x + self.drop(F.gelu(self.around(self.norm(x).transpose(1, 2)).transpose(1, 2)))
        return self.last(x)

    def forward(self, mel, layers):
        x = self.features(mel, layers)
        return x, self.phone(x), self.path(x), [h(x) for h in self.others]


def restore(net, taught):
    """Puts what `save` wrote into the ear's `upper` and `head`; terms of a lower rank fill the first ones."""
    own = dict(net.named_parameters())
    for name, value in taught.items():
        if name.startswith(("upper.", "head.")):
            q, v = own[name].data, value.float()
            if name.endswith(".up"):
                q.zero_()
            q[tuple(map(slice, v.shape))] = v


def save(net, path):
    """What was taught of the ear's `upper` and `head`, in half precision."""
    taught = {k: p.detach().half().cpu() for k, p in net.named_parameters() if p.requires_grad and k.startswith(("upper.", "head."))}
    torch.save(taught, path)
