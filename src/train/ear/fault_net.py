"""Whether another sound was said: what is known of each sound, and the network that judges it."""

import torch
import torch.nn.functional as F
from torch import nn

import adapter
from align import LAG
from pooling import EVIDENCE

HEARD, PHONES_HEARD = 3 * 256, 4 * 40 + 13
WIDTH, SLACK, FAR = 96, 4, 12


class SoundPooling(nn.Module):
    """From the phone head to sounds.

    features [t, 256], phone and path log-posteriors [t, 40] of steps of 20 ms, and per sound its phone, first frame and the one after
    its last (10 ms, LAG behind the sound). Gives [p, HEARD] and [p, PHONES_HEARD].
    """

    def forward(self, features, frame, path, phone, begin, end):
        step = torch.arange(features.shape[0], device=features.device)[None]
        b, e = begin[:, None] - LAG, end[:, None] - LAG
        within = ((2 * step >= b) & (2 * step < e)).float() + ((2 * step + 1 >= b) & (2 * step + 1 < e)).float()
        middle = b + e
        first, last = within * (4 * step <= middle), within * (4 * step + 2 >= middle)
        mean = lambda m: m / m.sum(1, keepdim=True).clamp(min=1e-3)
        around = ((2 * step + 2 > b - SLACK) & (2 * step < e + SLACK)).float()
        outside = (1 - around) * 30
        beyond = 30 - 30 * ((2 * step + 2 > b - FAR) & (2 * step < e + FAR)).float()
        frame, path = frame.clamp(min=-12.0), path.clamp(min=-12.0)
        average, posterior = mean(within) @ frame, mean(within) @ frame.exp()
        most = lambda x: (x[None] - outside[..., None]).amax(1).clamp(min=-12.0)
        peak, loudest = most(path), most(frame)
        own = F.one_hot(phone, 40).float()
        rival = lambda x: (x[:, :39] - 30 * own[:, :39]).amax(1)
        mine = lambda x: (x * own).sum(1)
        numbers = [mine(average), rival(average), mine(average) - rival(average), mine(peak), rival(peak),
                   mine(peak) - rival(peak), mine(loudest), rival(loudest), peak[:, 39], average[:, 39]]  # fmt: skip
        # Where the sounds were placed a little beside, each is heard near its place all the same.
        numbers += [((x @ own.T).T - beyond).amax(1).clamp(min=-12.0) for x in (path, frame)]
        length = torch.log((end - begin).float().clamp(min=1)) - 2
        scalars = torch.stack([*[x / 5 for x in numbers], length], 1)
        heard = torch.cat([mean(within) @ features, mean(first) @ features, mean(last) @ features], 1)
        return heard, torch.cat([average / 5, posterior, peak / 5, loudest / 5, scalars], 1)


class Near(nn.Module):
    """A sound and its two neighbours."""

    def __init__(self, drop=0.15):
        super().__init__()
        self.norm, self.look = nn.LayerNorm(WIDTH), nn.Conv1d(WIDTH, WIDTH, 3, padding=1)
        self.feed, self.drop = nn.Linear(WIDTH, WIDTH), nn.Dropout(drop)

    def forward(self, x, keep):
        y = F.gelu(self.look((self.norm(x) * keep).transpose(1, 2)).transpose(1, 2))
        return x + self.feed(self.drop(y))


class FaultNet(nn.Module):
    """Fault, added sound and people's score [b, p, 3], and what was said [b, p, 40]; all before sigmoid and softmax."""

    def __init__(self):
        super().__init__()
        self.hear = nn.Sequential(nn.Dropout(0.15), nn.Linear(HEARD, WIDTH))
        self.phones = nn.Sequential(nn.Linear(PHONES_HEARD, WIDTH), nn.GELU(), nn.Dropout(0.15), nn.Linear(WIDTH, WIDTH))
        self.evidence = nn.Sequential(nn.Dropout(0.1), nn.Linear(EVIDENCE, WIDTH), nn.GELU(), nn.Dropout(0.2), nn.Linear(WIDTH, WIDTH))
        self.phone, self.place = nn.Embedding(40, WIDTH), nn.Embedding(4, WIDTH)
        self.small, self.expected, self.gate = nn.Linear(WIDTH, 48), nn.Embedding(40, 48), nn.Linear(48, WIDTH)
        self.body = nn.ModuleList(Near() for _ in range(2))
        self.whole, self.back = nn.Linear(WIDTH, 12), nn.Linear(12, WIDTH)
        self.last = nn.Sequential(nn.LayerNorm(WIDTH), nn.Linear(WIDTH, WIDTH), nn.GELU(), nn.Dropout(0.15))
        self.out, self.said = nn.Linear(WIDTH, 3), nn.Linear(2 * WIDTH, 40)

    def forward(self, heard, phones, evidence, phone, place, keep):
        """keep [b, p, 1] is 1 where there is a sound."""
        h = self.hear(heard) + self.phones(phones) + self.evidence(evidence)
        x = h + self.phone(phone) + self.place(place)
        x = x + self.gate(self.small(h) * self.expected(phone))
        for block in self.body:
            x = block(x, keep)
        whole = (torch.tanh(self.whole(x)) * keep).sum(1, keepdim=True) / keep.sum(1, keepdim=True).clamp(min=1)
        x = self.last(x + self.back(whole))
        return self.out(x), self.said(torch.cat([x, h], -1))
