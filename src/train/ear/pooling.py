"""What is known of each sound of an aligned text; a part of the scorer's graph."""

import torch
import torch.nn.functional as F
from torch import nn

SCALARS = 17
EVIDENCE = 200 + SCALARS
GAP = 40  # frames after a sound that are looked at


class Pooling(nn.Module):
    """Means over the frames of every sound.

    layers [t, 7, 512] of 20 ms, logp [f, 40] and start [f] of 10 ms, and per sound its phone, the number of
    its word (from 0, ascending), its first frame and the one after its last.
    Gives layers [p, 7, 512], evidence [p, EVIDENCE] and the place in the word [p]. A part of the evidence is what is
    heard between a sound and the next, where an added sound would be.
    """

    def forward(self, layers, logp, start, phone, word, begin, end):
        time = torch.arange(logp.shape[0], device=logp.device)[None]
        b, e = begin[:, None], end[:, None]
        within = ((time >= b) & (time < e)).float()
        mean = within / within.sum(1, keepdim=True).clamp(min=1)
        step = torch.arange(layers.shape[0], device=logp.device)[None]
        half = ((2 * step >= b) & (2 * step < e)).float() + ((2 * step + 1 >= b) & (2 * step + 1 < e))
        half = half / half.sum(1, keepdim=True).clamp(min=1)
        pooled = (half @ layers.flatten(1)).unflatten(1, layers.shape[1:])
        clipped = logp.clamp(min=-10.0)
        posterior = logp.exp()
        middle = (begin + end)[:, None]
        first = within * (2 * time + 1 <= middle)
        last = within * (2 * time + 1 >= middle)
        first = first / first.sum(1, keepdim=True).clamp(min=1)
        last = last / last.sum(1, keepdim=True).clamp(min=1)
        around = ((time >= b - 3) & (time < e + 3)).float()
        around = around / around.sum(1, keepdim=True).clamp(min=1)
        average = mean @ clipped
        own = F.one_hot(phone, 40).float()
        before = torch.cat([phone[:1], phone[:-1]])
        after = torch.cat([phone[1:], phone[-1:]])
        mine = (average * own).sum(1)
        rival = (average - 20 * own).amax(1)
        each = (clipped @ own.T).T
        most = (each - 20 * (1 - within)).amax(1)
        p = mean @ posterior
        gap_before = begin - torch.cat([begin[:1] * 0, end[:-1]])
        gap_after = torch.cat([begin[1:], end[-1:] * 0 + logp.shape[0]]) - end
        after_end = torch.cat([begin[1:], end[-1:] * 0 + logp.shape[0]])[:, None]
        gap = ((time >= e) & (time < torch.minimum(after_end, e + GAP))).float()
        heard = gap * (1 - posterior[None, :, 39])
        between = (gap @ posterior) / gap.sum(1, keepdim=True).clamp(min=1)
        length = torch.log((end - begin).float().clamp(min=1))
        opens = (1 - torch.cat([word[:1] * 0, (word[1:] == word[:-1]).long()])).clamp(0, 1)
        opens = torch.cat([opens[:1] * 0 + 1, opens[1:]])
        closes = torch.cat([1 - (word[1:] == word[:-1]).long(), word[:1] * 0 + 1])
        scalars = torch.stack(
            [
                mine / 5,
                rival / 5,
                (mine - rival) / 5,
                most / 5,
                (around @ clipped * own).sum(1) / 5,
                (p * own).sum(1),
                (p * F.one_hot(before, 40)).sum(1),
                (p * F.one_hot(after, 40)).sum(1),
                p[:, 39],
                torch.log1p(gap_before.clamp(0, 100).float()) / 3,
                torch.log1p(gap_after.clamp(0, 100).float()) / 3,
                length - 2,
                length - length.mean(),
                torch.gather(start.clamp(-8, 8), 0, begin.clamp(max=logp.shape[0] - 1)) / 5,
                (mine.mean() + 0 * mine) / 5,
                torch.log1p(heard.sum(1)) / 3,
                heard.amax(1),
            ],
            1,
        )
        evidence = torch.cat([average / 5, first @ posterior, last @ posterior, own - p, between, scalars], 1)
        return pooled, evidence, opens + 2 * closes
