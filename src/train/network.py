"""The network that hears phones: frames in, one score a phone, a word and a sentence out.

Shapes: T frames of 10 ms, P phones of an utterance, W its words. Everything is one utterance at a time, padded to a batch
for training. The same arithmetic is done in Java by app.saywell.engine.learned; export.py writes what that reads.
"""
import torch
from torch import nn
from torch.nn import functional as F

CLASSES = 40  # the 39 phones and silence


class Residual(nn.Module):
    def __init__(self, width, dilation):
        super().__init__()
        self.wide = nn.Conv1d(width, width, 3, padding=dilation, dilation=dilation)
        self.norm = nn.BatchNorm1d(width)
        self.narrow = nn.Conv1d(width, width, 1)

    def forward(self, x):
        return x + self.narrow(F.relu(self.norm(self.wide(x))))


class AccentNet(nn.Module):
    def __init__(self, inputs, evidence, width=160, hidden=160, dropout=0.3):
        super().__init__()
        self.first = nn.Conv1d(inputs, width, 5, stride=2, padding=2)
        self.first_norm = nn.BatchNorm1d(width)
        self.blocks = nn.ModuleList(Residual(width, d) for d in (1, 2, 4, 8))
        self.classes = nn.Conv1d(width, CLASSES, 1)
        self.names = nn.Embedding(CLASSES, 32)
        phone_inputs = 2 * width + CLASSES + 2 + evidence + 32
        self.enter = nn.Linear(phone_inputs, hidden)
        self.context = nn.ModuleList(nn.Conv1d(hidden, hidden, 3, padding=1) for _ in range(2))
        self.phone = nn.Linear(hidden, 1)
        self.word = nn.Linear(3 * hidden, 1)
        self.sentence = nn.Linear(2 * hidden, 4)
        self.dropout = nn.Dropout(dropout)

    def frames(self, x):
        """x: (B, inputs, T) -> hidden (B, width, T/2)."""
        h = F.relu(self.first_norm(self.first(x)))
        for block in self.blocks:
            h = block(h)
        return h

    def forward(self, x, pool, centre, canon, evidence, word_of, phone_mask, words):
        """pool: (B, P, T/2) rows that average over a phone; centre: (B, P) frame index; canon: (B, P) class;
        evidence: (B, P, E); word_of: (B, W, P) rows that average over a word; phone_mask: (B, P)."""
        h = self.frames(x)
        logits = self.classes(h)
        spread = F.log_softmax(logits, 1)
        mean = torch.bmm(pool, h.transpose(1, 2))
        middle = torch.gather(h.transpose(1, 2), 1, centre[:, :, None].expand(-1, -1, h.shape[1]))
        heard = torch.bmm(pool, spread.transpose(1, 2))
        own = torch.gather(heard, 2, canon[:, :, None])
        rival = heard.scatter(2, canon[:, :, None], -30.0).max(2, keepdim=True).values
        z = torch.cat([mean, middle, heard / 5, own / 5, (own - rival) / 5, evidence, self.names(canon)], 2)
        z = F.relu(self.enter(self.dropout(z))) * phone_mask[:, :, None]
        for conv in self.context:
            z = (z + F.relu(conv(self.dropout(z).transpose(1, 2)).transpose(1, 2))) * phone_mask[:, :, None]
        phone = self.phone(self.dropout(z)).squeeze(2)
        mean_w = torch.bmm(word_of, z)
        score_w = torch.bmm(word_of, phone[:, :, None].expand(-1, -1, z.shape[2]))
        worst = (z[:, None] + torch.where(word_of[:, :, :, None] > 0, 0.0, -1e4)).max(2).values.clamp(min=-1e3)
        word = self.word(self.dropout(torch.cat([mean_w, worst, score_w], 2))).squeeze(2)
        total = phone_mask.sum(1, keepdim=True)
        pooled = torch.cat([z.sum(1) / total, (z * z).sum(1) / total], 1)
        return logits, phone, word, self.sentence(self.dropout(pooled))
