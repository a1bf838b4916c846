"""Finds the sounds of a text in frames of 10 ms. FORMAT.md, section 3, says the same for the product."""

import ctypes
import functools
import subprocess
import tempfile
from pathlib import Path

import numpy as np

from corpus import PHONES

SIL = 39
LEAST = 3  # frames a sound takes at least
START = 2.0  # weight of the evidence for starts
LOW = -1e30
AROUND = 2  # words on each side that are aligned again without a word
SILENT = "B CH D F G HH JH K P T TH".split()  # sounds whose beginning is a closure, or hardly louder than a room
MOVE = 20  # frames a word may move when it is refined; silence is looked at as far from its ends
LOUD, PAUSE = 20, 8  # cost of silence in a loud frame, and of a pause
QUIET = 2  # what silence gains in a quiet frame of the first and the last sound
LAG = 6  # frames by which the network runs behind the sound: -align.shift
CLOSURE = 10  # frames: from here on a silence before a stop is a pause
OUTSIDE = 30  # frames before the first and after the last word that take part


def sigmoid_log(x):
    return -np.logaddexp(0.0, -x)


@functools.cache
def inner():
    """The loop in C, compiled once a run."""
    library = Path(tempfile.mkdtemp()) / "viterbi.so"
    source = Path(__file__).with_name("viterbi.c")
    subprocess.run(["gcc", "-O2", "-shared", "-fPIC", str(source), "-o", str(library)], check=True)
    return ctypes.CDLL(str(library))


class Net:
    """States in order, each with the states it may be entered from; LEAST states a sound."""

    def __init__(self, words, penalty=0.5):
        self.phone, self.before, self.begins, self.what, self.cost = [], [], [], [], []
        ends = [self.silence([-1])]
        entries = [-1, ends[0]]
        for w, ways in enumerate(words):
            finals = []
            for v, way in enumerate(ways):
                last = entries
                for k, p in enumerate(way):
                    for n in range(LEAST):
                        cost = penalty if v and not k and not n else 0.0
                        state = self.state(PHONES.index(p), last, n == 0, (w, v, k), cost)
                        last = [state]
                finals += last
            entries = finals + [self.silence(finals)]
        self.finals = entries
        self.near = np.tile([0, 1 << 30], (len(self.phone), 1))

    def state(self, phone, before, begins, what, cost=0.0):
        self.phone.append(phone)
        self.before.append(before)
        self.begins.append(begins)
        self.what.append(what)
        self.cost.append(cost)
        return len(self.phone) - 1

    def silence(self, before):
        return self.state(SIL, before, True, None)


class RefinedNet(Net):
    """The chosen readings, each word near where it was found, silence between them at a cost."""

    def __init__(self, words, spans):
        super().__init__(words)
        for i, phone in enumerate(self.phone):
            if phone == SIL and 0 < i < len(self.phone) - 1:
                self.cost[i] = PAUSE
        at = [None if w is None else spans[w[0]] for w in self.what]
        self.near = np.array([(0, 1 << 30) if s is None else (s[0][0] - MOVE, s[-1][1] + MOVE) for s in at])


def align(logp, start, words, weight=START, penalty=0.5):
    """Per word the way chosen and the first frame of each sound and the one after its last.

    Returns (ways, spans, score per frame) or None when there are fewer frames than states.
    """
    net = Net(words, penalty)
    found = search(net, logp, start, weight)
    if found is None:
        return None
    return (*spans(net, traced(found, len(logp)), words), found[1] / len(logp))


def traced(found, frames):
    """The state of every frame."""
    state, _, back = found
    path = np.empty(frames, np.int64)
    for t in range(frames - 1, -1, -1):
        path[t] = state
        state = back[t, state]
    return path


def refined(logp, start, words, ways, found, loud):
    """The spans where they are heard: silence only where the recording is quiet, closures with their stops.

    `loud` is that of the frames, which the network follows LAG frames later.
    """
    chosen = [[w[v]] for w, v in zip(words, ways, strict=True)]
    ends = [0, *(e for w in found for _, e in w)]
    begins = [*(b for w in found for b, _ in w), len(logp)]
    looked = np.zeros(len(logp), bool)
    for a, b in zip(ends, begins, strict=True):
        if a > 0:
            looked[a : min(b, a + MOVE)] = True
        if b < len(logp):
            looked[max(a, b - MOVE) : b] = True
    heard = np.zeros(len(logp), bool)
    heard[LAG:] = loud[: len(logp) - LAG]
    outer = np.ones(len(logp), bool)
    outer[found[0][0][1] : found[-1][-1][0]] = False
    quiet = logp.copy()
    quiet[looked & heard, SIL] -= LOUD
    quiet[outer & ~heard, SIL] += QUIET
    net = RefinedNet(chosen, found)
    best = search(net, quiet, start, START)
    if best is None:
        return found
    _, out = spans(net, traced(best, len(logp)), chosen)
    for w in range(1, len(out)):
        gap = out[w][0][0] - out[w - 1][-1][1]
        if 0 < gap < CLOSURE and chosen[w][0][0] in SILENT:
            out[w][0] = (out[w - 1][-1][1], out[w][0][1])
    return out


def omissions(logp, start, words, found, weight=START):
    """Per word how much better the recording fits the text without it (natural log), near the word.

    Both are aligned anew in the frames of the word and of AROUND words on each side; `found` are the spans of all.
    """
    out = []
    for w in range(len(words)):
        lo, hi = max(0, w - AROUND), min(len(words), w + AROUND + 1)
        a, b = found[lo][0][0], found[hi - 1][-1][1]
        a = max(0, a - OUTSIDE) if lo == 0 else a
        b = min(len(logp), b + OUTSIDE) if hi == len(words) else b
        both = [
            search(Net(some), logp[a:b], start[a:b], weight)
            for some in (words[lo:hi], words[lo:w] + words[w + 1 : hi])
        ]
        out.append(both[1][1] - both[0][1])
    return out


def search(net, logp, start, weight):
    """The last state of the best path, its score and where each state came from; None without a path."""
    n, frames = len(net.phone), len(logp)
    widest = max(map(len, net.before))
    before = np.full((n, widest), n, np.int64)
    for i, b in enumerate(net.before):
        before[i, : len(b)] = [n if x < 0 else x for x in b]
    loops = [k + 1 == n or not self_same(net, k) for k in range(n)]
    on, off = weight * sigmoid_log(start), weight * sigmoid_log(-start)
    value, following = np.full(n + 1, LOW), np.full(n + 1, LOW)
    back = np.zeros((frames, n), np.int32)
    given = [
        np.ascontiguousarray(logp, np.float32), on.astype(float), off.astype(float),
        np.array(net.phone, np.int32), np.array(net.cost, float), np.array(net.begins, np.uint8),
        np.array([-1 in b for b in net.before], np.uint8), np.array(loops, np.uint8),
        before.astype(np.int32), np.ascontiguousarray(net.near, np.int32), value, following, back,
    ]  # fmt: skip
    inner().viterbi(frames, n, widest, *(x.ctypes.data_as(ctypes.c_void_p) for x in given))
    state = max(net.finals, key=lambda i: value[i])
    return None if value[state] < LOW / 2 else (state, value[state], back)


def self_same(net, k):
    """Whether the next state continues the same sound: then this one may not be stayed in."""
    return net.what[k] is not None and net.what[k + 1] == net.what[k]


def spans(net, path, words):
    ways, found = [0] * len(words), [{} for _ in words]
    for t, state in enumerate(path):
        if net.what[state]:
            w, v, k = net.what[state]
            ways[w] = v
            first, _ = found[w].get(k, (t, t))
            found[w][k] = (first, t + 1)
    return ways, [[f[k] for k in sorted(f)] for f in found]
