"""The network that hears how well sounds were said: frames and evidence in, a score for each sound and each word out.

B utterances of at most T frames (10 ms), H = (T + 1) // 2 steps of the network, P sounds, W words. Everything beyond an
utterance's end is zero, so that an utterance is judged alike alone and in a batch. app.saywell.engine.network does the
same arithmetic on what export_networks.py writes.
"""
import torch
from torch import nn
from torch.nn import functional as F

CLASSES = 40  # the 39 phones and silence
WIDTH = 160
DILATIONS = (1, 2, 4, 8)
NAME = 24
LOGARITHMS = 5.0  # by which log probabilities are divided


class Residual(nn.Module):
    def __init__(self, width, dilation):
        super().__init__()
        self.wide = nn.Conv1d(width, width, 3, padding=dilation, dilation=dilation)
        self.norm = nn.BatchNorm1d(width)
        self.narrow = nn.Conv1d(width, width, 1)

    def forward(self, x, mask):
        return (x + self.narrow(F.relu(self.norm(self.wide(x))))) * mask


class JudgingNet(nn.Module):
    def __init__(self, inputs, evidence, dropout=0.3):
        super().__init__()
        self.first = nn.Conv1d(inputs, WIDTH, 5, stride=2, padding=2)
        self.first_norm = nn.BatchNorm1d(WIDTH)
        self.blocks = nn.ModuleList(Residual(WIDTH, d) for d in DILATIONS)
        self.classes = nn.Conv1d(WIDTH, CLASSES, 1)
        self.names = nn.Embedding(CLASSES, NAME)
        self.enter = nn.Linear(2 * WIDTH + CLASSES + 2 + evidence + NAME, WIDTH)
        self.utterance = nn.Linear(WIDTH, WIDTH)
        self.context = nn.ModuleList(nn.Conv1d(WIDTH, WIDTH, 3, padding=1) for _ in range(2))
        self.phone = nn.Linear(WIDTH, 1)
        self.word = nn.Linear(WIDTH + 2, 1)
        self.sentence = nn.Linear(WIDTH + 1, 1)
        self.dropout = nn.Dropout(dropout)
        nn.init.constant_(self.phone.bias, 1.8)
        nn.init.constant_(self.word.bias, 1.7)
        nn.init.constant_(self.sentence.bias, 1.5)

    def forward(self, b):
        """b: a Batch of examples.py. Gives class logits (B, 40, H), scores of sounds (B, P), of words (B, W) and of the
        sentence (B), all 0-2, and the mean log probability of each class over a sound (B, P, 40)."""
        h = F.relu(self.first_norm(self.first(b.frames))) * b.steps
        for block in self.blocks:
            h = block(h, b.steps)
        logits = self.classes(h)
        h = h.transpose(1, 2)
        mean = over(h, b.start, b.end)
        middle = torch.gather(h, 1, ((b.start + b.end - 1) // 2)[:, :, None].expand(-1, -1, WIDTH))
        heard = over(F.log_softmax(logits, 1).transpose(1, 2), b.start, b.end)
        own = torch.gather(heard, 2, b.canon[:, :, None])
        rival = heard.scatter(2, b.canon[:, :, None], -1e9).max(2, keepdim=True).values
        z = torch.cat([mean, middle, heard / LOGARITHMS, own / LOGARITHMS, (own - rival) / LOGARITHMS, b.evidence,
                       self.names(b.canon)], 2)
        z = F.relu(self.enter(self.dropout(z))) * b.phones
        count = b.phones.sum(1)
        z = (z + F.relu(self.utterance(z.sum(1) / count))[:, None]) * b.phones
        for conv in self.context:
            z = (z + F.relu(conv(self.dropout(z).transpose(1, 2)).transpose(1, 2))) * b.phones
        z = self.dropout(z)
        phone = self.phone(z).squeeze(2)
        words = torch.bmm(b.word_of, z)
        score = torch.bmm(b.word_of, phone[:, :, None])
        worst = torch.where(b.word_of > 0, phone[:, None], torch.tensor(1e9)).min(2, keepdim=True).values.clamp(max=3)
        word = self.word(torch.cat([words, score, worst], 2)).squeeze(2)
        flat = phone[:, :, None] * b.phones
        sentence = self.sentence(torch.cat([z.sum(1) / count, flat.sum(1) / count], 1)).squeeze(1)
        return logits, phone, word, sentence, heard


def over(x, start, end):
    """Means of x (B, H, C) from start to end (B, P): (B, P, C)."""
    sums = F.pad(x.cumsum(1), (0, 0, 1, 0))
    wide = lambda at: at[:, :, None].expand(-1, -1, x.shape[2])
    return (torch.gather(sums, 1, wide(end)) - torch.gather(sums, 1, wide(start))) / (end - start)[:, :, None]
