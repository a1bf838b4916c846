"""The frame network: log-posteriors of 39 sounds and silence every 10 ms, and where sounds start."""

import torch
import torch.nn.functional as F
from torch import nn

CLASSES = 40


class FrameNet(nn.Module):
    def __init__(self, width=160):
        super().__init__()
        self.mix = nn.Parameter(torch.zeros(7))
        self.deep = nn.Linear(512, width)
        self.near = nn.Conv1d(80, width, 5, padding=2)
        self.drop = nn.Dropout(0.15)
        self.body = nn.ModuleList(
            nn.Conv1d(width, width, 5, padding=2 * d, dilation=d) for d in (1, 2, 1)
        )
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(3))
        self.out = nn.Linear(width, CLASSES)
        self.start = nn.Linear(width, 1)

    def forward(self, mel, layers):
        """mel [b, 80, 2t], layers [b, t, 7, 512]; log-posteriors [b, 2t, 40], starts [b, 2t]."""
        heard = F.layer_norm(layers, (512,))
        heard = (heard * F.softmax(self.mix, 0)[None, None, :, None]).sum(2)
        deep = self.deep(self.drop(heard))
        after = torch.cat([deep[:, 1:], deep[:, -1:]], 1)
        deep = torch.stack([deep, (deep + after) / 2], 2).flatten(1, 2)
        x = deep + F.gelu(self.near(mel)).transpose(1, 2)
        for conv, norm in zip(self.body, self.norms, strict=True):
            y = conv(norm(x).transpose(1, 2)).transpose(1, 2)
            x = x + self.drop(F.gelu(y))
        return F.log_softmax(self.out(x), -1), self.start(x)[..., 0]
