"""What the fault network reads of many questions at once: fault_net.SoundPooling and pooling.Pooling over several recordings one after the other."""

import numpy as np
import torch
import torch.nn.functional as F

from align import LAG
from fault_net import SoundPooling
from packed_speech import groups
from pooling import GAP, Pooling
from splice import Splicer, said, spliced

TOGETHER = 12 if torch.cuda.is_available() else 1  # questions that are pooled at once: each sound looks at the frames of all
KNOWN = dict(wrong=np.float32, truth=np.int64, added=np.float32, people=np.float32)


def evidence_of(logp, start, phone, word, begin, end, recording, first, last):
    """As Pooling, for sounds of several recordings: `recording` numbers theirs, `first` and `last` are its first frame and the one after its last."""
    time = torch.arange(len(logp), device=logp.device)[None]
    b, e = begin[:, None], end[:, None]
    share = lambda x: x / x.sum(1, keepdim=True).clamp(min=1)
    within = ((time >= b) & (time < e)).float()
    mean, middle = share(within), (begin + end)[:, None]
    early, late = share(within * (2 * time + 1 <= middle)), share(within * (2 * time + 1 >= middle))
    around = share(((time >= b - 3) & (time < e + 3)).float())
    clipped, posterior, own = logp.clamp(min=-10.0), logp.exp(), F.one_hot(phone, 40).float()
    opening = torch.ones_like(recording, dtype=torch.bool)
    opening[1:] = recording[1:] != recording[:-1]
    closing = torch.ones_like(opening)
    closing[:-1] = opening[1:]
    before, after = torch.where(opening, phone, phone.roll(1)), torch.where(closing, phone, phone.roll(-1))
    following = torch.where(closing, last, begin.roll(-1))
    joined = torch.zeros_like(opening)
    joined[:-1] = (word[1:] == word[:-1]) & ~opening[1:]
    opens = torch.ones_like(phone)
    opens[1:] -= joined[:-1].long()
    average, p = mean @ clipped, mean @ posterior
    mine, rival = (average * own).sum(1), (average - 20 * own).amax(1)
    gap = ((time >= e) & (time < torch.minimum(following[:, None], e + GAP))).float()
    heard = gap * (1 - posterior[None, :, 39])
    length = torch.log((end - begin).float().clamp(min=1))
    sums = lambda x: torch.zeros(int(recording.max()) + 1, device=x.device).index_add_(0, recording, x)
    overall = lambda x: (sums(x) / sums(torch.ones_like(x)))[recording]
    silence = lambda x: torch.log1p(x.clamp(0, 100).float()) / 3
    scalars = torch.stack([
        mine / 5, rival / 5, (mine - rival) / 5, ((clipped @ own.T).T - 20 * (1 - within)).amax(1) / 5, (around @ clipped * own).sum(1) / 5, (p * own).sum(1),
        (p * F.one_hot(before, 40)).sum(1), (p * F.one_hot(after, 40)).sum(1), p[:, 39], silence(begin - torch.where(opening, first, end.roll(1))),
        silence(following - end), length - 2, length - overall(length), start.clamp(-8, 8)[begin.minimum(last - 1)] / 5, overall(mine) / 5,
        torch.log1p(heard.sum(1)) / 3, heard.amax(1),
    ], 1)  # fmt: skip
    return torch.cat([average / 5, early @ posterior, late @ posterior, own - p, share(gap) @ posterior, scalars], 1), opens + 2 * (1 - joined.long())


def known_sounds(q):
    """Of a question what Splicer.choose reads: sounds that are surely right may be exchanged."""
    right = (q["wrong"] == 0) & (q["truth"] == q["phone"])
    return np.stack([q["phone"], q["begin"], q["end"], right], 1).astype(np.int64)


def answered_otherwise(q, splices):
    """The question with the answers that hold with some splices."""
    q = q | {k: q[k].copy() for k in ("wrong", "truth", "people")}
    for s in splices:
        now = said(s, q["phone"][s.sound])
        if now != q["phone"][s.sound]:
            q["people"][s.sound] = np.nan
            q["wrong"][s.sound], q["truth"][s.sound] = (np.nan, -1) if now is None else (1, now)  # NOTHING too is a truth
    return q


class QuestionPooling:
    """Pools the questions (`asked`) of readings; what it gives are tensors over all their sounds."""

    def __init__(self, ear, speech):
        self.ear, self.speech, self.sounds = ear, speech, SoundPooling()

    def heard(self, some, percent, shift, alter, splices=()):
        """Per reading: features, phones and path of 20 ms, log-posteriors and starts of 10 ms."""
        mel, layers, mask, steps = self.ear.hear(*self.speech.sounds(some, percent, shift, alter), lambda mel: spliced(mel, splices))
        logp, start = self.ear.posteriors(mel, layers, mask)
        x, frame, path, _ = self.ear.phones(mel, layers[-1], mask)
        frame, path = F.log_softmax(frame, -1), F.log_softmax(path, -1)
        return [(x[k, :n], frame[k, :n], path[k, :n], logp[k, : 2 * n], start[k, : 2 * n]) for k, n in enumerate(steps.tolist())]

    def pool(self, some, percent=100, shift=0, alter=None, splicer=None):
        """Yields questions and, over their sounds, `heard`, `phones`, `evidence`, `place` and `phone`; with a splicer those of the text as it is."""
        splices = splicer.choose([known_sounds(u["asked"][0]) for u in some], percent / 100, shift) if splicer else []
        asked = [answered_otherwise(u["asked"][0], [s for s in splices if s.row == k]) for k, u in enumerate(some)] if splicer else None
        with torch.no_grad():
            heard = self.heard(some, percent, shift, alter, splices)
            known = [(h, q) for k, (h, u) in enumerate(zip(heard, some, strict=True)) for q in ([asked[k]] if splicer else u["asked"])]
            for at in range(0, len(known), TOGETHER):
                part = known[at : at + TOGETHER]
                x, frame, path, logp, start = (torch.cat([h[k] for h, _ in part]) for k in range(5))
                columns = self.columns(part, percent / 100, shift)
                phone, begin, end = (columns[k] for k in ("phone", "begin", "end"))
                own, phones = self.sounds(x, frame, path, phone, begin, end)
                evidence, place = evidence_of(logp, start, **columns)
                yield [q for _, q in part], dict(heard=own.half(), phones=phones.half(), evidence=evidence.half(), place=place, phone=phone)

    def columns(self, part, factor, shift):
        out, at = {k: [] for k in ("phone", "word", "begin", "end", "recording", "first", "last")}, 0
        moved = lambda x: np.round((x - LAG) / factor + LAG + shift)
        for number, (h, q) in enumerate(part):
            frames, n = len(h[3]), len(q["phone"])
            begin = np.clip(moved(q["begin"]), 0, frames - 2)
            end = np.clip(np.maximum(moved(q["end"]), begin + 1), 1, frames)
            whole = (q["phone"], q["word"], begin + at, end + at, np.full(n, number), np.full(n, at), np.full(n, at + frames))
            for k, v in zip(out, whole, strict=True):
                out[k].append(v.astype(np.int64))
            at += frames
        return {k: torch.from_numpy(np.concatenate(v)).to(self.speech.wave.device) for k, v in out.items()}

    def check(self, u):
        """Refuses to go on where this differs from Pooling."""
        with torch.no_grad():
            h = self.heard([u], 100, 0, None)[0]
            columns = self.columns([(h, u["asked"][0])] * 2, 1, 0)
            evidence, place = evidence_of(h[3].repeat(2, 1), h[4].repeat(2), **columns)
            half = {k: columns[k][: len(place) // 2] for k in ("phone", "word", "begin", "end")}
            _, want, places = Pooling()(h[0][:, None], h[3], h[4], **half)
        for part in range(2):
            some = slice(part * len(want), (part + 1) * len(want))
            if (evidence[some] - want).abs().max() > 1e-3 or (place[some] != places).any():
                raise SystemExit("what is pooled of several recordings differs from what is pooled of one")


class Questions:
    """All that the fault network reads of some readings: `columns` over their sounds, and `rows`, (set, key, kind, first sound, count, weight) each."""

    def __init__(self, pooling, readings, copies, seed, alter, weight=lambda u: 1.0, spliced=0):
        """`copies` of all questions, altered but for the first, and so many `spliced` ones of each text as it is."""
        rng, parts, self.rows, at = np.random.default_rng(seed), [], [], 0
        splicer = Splicer(seed)
        weights = {u["key"]: weight(u) for u in readings}
        for copy in range(copies + spliced):
            for some in groups(readings, 240):
                changed = copy and rng.random() < 0.6
                percent, shift = int(rng.integers(86, 120)) if changed else 100, int(rng.integers(-10, 11)) if copy else 0
                for questions, columns in pooling.pool(some, percent, shift, alter if copy else None, splicer if copy >= copies else None):
                    for k, kind in KNOWN.items():
                        columns[k] = torch.from_numpy(np.concatenate([q[k] for q in questions]).astype(kind)).to(columns["phone"].device)
                    parts.append(columns)
                    for q in questions:
                        self.rows.append((q["set"], q["key"], q["kind"], at, len(q["phone"]), weights[q["key"]]))
                        at += len(q["phone"])
        self.columns = {k: torch.cat([p[k] for p in parts]) for k in parts[0]}
