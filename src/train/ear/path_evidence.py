"""How well a recording fits a text with each word, with anything else in its place, and without it. FORMAT.md, section 5, says the same for the product."""

import numpy as np

from corpus import PHONES

BLANK, LEAST, LOW = 39, -12.0, -1e30
START = -2


class States:
    """Blanks before, between and after all sounds, the ways of a word side by side."""

    def __init__(self, words):
        self.phone, self.before, self.over, self.ahead = [], [], [], []
        blank, ends = self.add(BLANK, [START], 0, 0), [START]
        for w, ways in enumerate(words):
            ends = [self.way([PHONES.index(p) for p in way], w, blank, ends) for way in ways]
            blank = self.add(BLANK, ends, w + 1, w + 1)
        self.words, n = len(words), len(self.phone)
        after = [[] for _ in range(n)]
        for i, sources in enumerate(self.before):
            for s in sources:
                if s >= 0:
                    after[s].append(i)
        self.before, self.after = table(self.before, n), table(after, n)
        self.phone, self.over, self.ahead = map(np.array, (self.phone, self.over, self.ahead))

    def add(self, phone, before, over=-1, ahead=-1):
        self.phone.append(phone)
        self.before.append(before)
        self.over.append(over)
        self.ahead.append(ahead)
        return len(self.phone) - 1

    def way(self, phones, w, blank, ends):
        for k, p in enumerate(phones):
            if k:
                blank = self.add(BLANK, [ends[0]])
            different = [e for e in ends if e == START or self.phone[e] != p]
            ends = [self.add(p, [blank, *different], w + 1 if k + 1 == len(phones) else -1, w if not k else -1)]
        return ends[0]


def table(rows, n):
    """Rows of indexes as one array; n stands for none, n + 1 for the start."""
    out = np.full((n, max(map(len, rows))), n)
    for i, row in enumerate(rows):
        out[i, : len(row)] = [n + 1 if x == START else x for x in row]
    return out


def into(best, places, values):
    """The largest value of each place."""
    at = places >= 0
    np.maximum.at(best, places[at], values[at])


def evidence(path, words):
    """Per word (substitution, omission): `path` [steps, 40] are log-posteriors, the blank last."""
    states, logs = States(words), np.maximum(path.astype(float), LEAST)
    steps, n, count = len(logs), len(states.phone), len(words)
    before, after = (np.full((steps + 1, count + 1), LOW) for _ in range(2))
    before[0, 0], after[steps, count] = 0, 0
    value = np.full(n + 2, LOW)
    for t in range(steps):
        value[n + 1] = 0 if t == 0 else LOW
        value[:n] = np.maximum(value[:n], value[states.before].max(1)) + logs[t, states.phone]
        into(before[t + 1], states.over, value[:n])
    value = np.full(n + 2, LOW)
    for t in range(steps - 1, -1, -1):
        if t == steps - 1:
            value[:n] = np.where(states.over == count, 0, LOW)
        else:
            value[:n] = np.maximum(value[:n], value[states.after].max(1))
        value[:n] += logs[t, states.phone]
        into(after[t], states.ahead, value[:n])
    anything = np.r_[0, np.cumsum(logs.max(1))]
    whole, out = before[steps, count], []
    for w in range(count):
        left = np.maximum.accumulate(before[:, w] - anything)
        other = (left + anything + after[:, w + 1]).max()
        out.append((whole - other, (before[:, w] + after[:, w + 1]).max() - whole))
    return out
