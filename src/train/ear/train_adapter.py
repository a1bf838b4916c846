"""train_adapter.py PACKED OUT: teaches the adapted upper half of the encoder to hear what was said.

PACKED is of pack_speech.py and ask.py. OUT/adapter.pt and OUT/progress.json are written every so many minutes and gone on from; what is written is the mean of
the last few hundred steps. A fifth of the readings is left to the fault networks, which are to know how it hears what it was not taught on. On a
graphics processor where there is one.
"""

import argparse
import json
import math
import pickle
import time
import zlib
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

import adapter
from align import LAG
from augment import Alteration
from corpus import PHONES
from packed_speech import PackedSpeech, device, groups
from questions import NOTHING
from splice import Gap, Splicer, edges, said, spliced
from torch_ear import TorchEar

# How often a recording of a set is heard in a round; 1 for others.
WEIGHT = {"native": 1.5, "fluent": 0.7, "vctk": 2.5, "arctic": 1.2, "librispeech": 2.5, "hibari-b": 0.7, "hibari-c": 0.7, "words-plain": 0.7,
          "kokoro-a": 1.5, "kokoro-b": 1.5}  # fmt: skip
LONGEST = 15 * 16000
SIL = adapter.SILENCE


def apart(u):
    """Whether a reading is left to the fault networks: by speaker where many speakers read."""
    who = u["speaker"] if u["set"] in ("learners", "librispeech", "vctk") else u["key"]
    return zlib.crc32(who.encode()) % 5 == 1


def placed(speech, folder):
    """The readings that were placed, each with `found`."""
    found = {}
    for file in (folder / "placed").glob("*.pickle"):
        found |= pickle.loads(file.read_bytes())
    return [u | dict(found=found[u["key"]]) for u in speech.readings if u["key"] in found]


class Targets:
    """What was said in every frame of 10 ms, for all readings one after the other: phone, how sure, and the phone that it is not (or -1)."""

    def __init__(self, readings, where):
        kinds, at = ([], [], []), 0
        for u in readings:
            frames = u["found"]["frames"]
            phone, sure, other = np.full(frames + LAG, SIL), np.ones(frames + LAG, np.float32), np.full(frames + LAG, -1)
            for p, a, b, kind in u["found"]["said"]:
                phone[a:b] = PHONES.index(p)
                sure[a:b] = max(kind, 0)
                if kind < 0:
                    other[a:b] = phone[a]
            for of, v in zip(kinds, (phone, sure, other), strict=True):
                of.append(v[LAG:])
            u["frame"], u["frames"] = at, frames
            at += frames
            sounds = u["found"]["said"]
            u["sounds"] = [(PHONES.index(p), a, b, int(kind == 1)) for p, a, b, kind in sounds]
            u["path"] = [s[0] for s in u["sounds"]] if all(s[3] for s in u["sounds"]) else []
        self.phone, self.sure, self.other = (torch.from_numpy(np.concatenate(v)).to(where) for v in kinds)

    def __call__(self, some, steps, percent, shift, splices=()):
        """The same by steps of 20 ms of sound that was changed so (PackedSpeech.sounds, splice.py)."""
        where = self.phone.device
        of = lambda k: torch.tensor([u[k] for u in some], device=where)[:, None]
        at = torch.floor((torch.arange(2 * steps, device=where)[None] - shift + 0.5) * (percent / 100)).long()
        within = (at >= 0) & (at < of("frames"))
        at = of("frame") + at.clamp(min=0).minimum(of("frames") - 1)
        phone, sure, other = (torch.where(within, v[at], e) for v, e in ((self.phone, SIL), (self.sure, 1.0), (self.other, -1)))
        for s in splices:
            sounds = some[s.row]["sounds"]
            part = lambda a, b, row=s.row: (row, slice(max(0, a), max(0, b)))
            if isinstance(s, Gap):
                begin, end = edges(s)
                for (a, b), beside in (((s.begin, begin), sounds[s.sound - 1]), ((end, s.end), sounds[s.sound + 1])):
                    phone[part(a, b)], sure[part(a, b)] = beside[0], beside[3]  # what is not surely said is not taught as said
                continue
            now = said(s, sounds[s.sound][0])
            if now is None:
                sure[part(s.begin, s.end)] = 0
            else:
                phone[part(s.begin, s.end)] = now
        even = phone[:, 0::2] == phone[:, 1::2]
        return phone[:, 0::2], torch.minimum(sure[:, 0::2], sure[:, 1::2]) * torch.where(even, 1.0, 0.4), other[:, 0::2]


def known_paths(some, splices):
    """Per reading the phones that are said with the splices in it; none where that is not known."""
    out = [list(u["path"]) for u in some]
    for s in splices:
        if out[s.row]:
            out[s.row][s.sound] = said(s, some[s.row]["sounds"][s.sound][0])
    return [[] if None in path else [p for p in path if p != NOTHING] for path in out]


class Lesson:
    """One batch: what is heard, how far that is from what was said."""

    def __init__(self, speech, targets, ear, seed):
        where = speech.wave.device
        self.speech, self.targets, self.ear = speech, targets, ear
        self.alter, self.splicer = Alteration(where, seed), Splicer(seed)
        self.classes = torch.tensor(adapter.classes(PHONES), device=where)

    def hidden(self, mel, middle, steps):
        """Two stretches of up to 160 ms and one band are hidden in each."""
        chance, rows = self.alter.chance, len(mel)
        at, bands = (torch.arange(n, device=mel.device)[None] for n in (middle.shape[1], 80))
        keep = torch.ones(rows, middle.shape[1], dtype=torch.bool, device=mel.device)
        for _ in range(2):
            first = (chance(rows, 1) * steps[:, None]).long()
            keep &= (at < first) | (at > first + (chance(rows, 1) * 8).long())
        low = (chance(rows, 1) * 80).long()
        heard = (bands < low) | (bands >= low + (chance(rows, 1) * 16).long())
        return mel * keep.repeat_interleave(2, 1)[:, None] * heard[..., None], middle * keep[..., None]

    def __call__(self, some, percent=100, shift=0, alter=False, splice=False):
        """Loss, its parts of frames and paths, and how many sure steps are named rightly, of how many."""
        splices = self.splicer.choose([u["sounds"] for u in some], percent / 100, shift) if splice else []
        sounds = self.speech.sounds(some, percent, shift, self.alter if alter else None)
        mel, layers, mask, steps = self.ear.hear(*sounds, lambda mel: spliced(mel, splices) if splices else mel)
        middle = layers[-1]
        if alter:
            mel, middle = self.hidden(mel, middle, steps)
        _, frame, path, others = self.ear.phones(mel, middle, mask)
        phone, sure, other = self.targets(some, middle.shape[1], percent, shift, splices)
        within = torch.arange(middle.shape[1], device=mel.device)[None] < steps[:, None]
        sure = sure * within
        mean = lambda x: (x * sure).sum() / sure.sum()
        logp = F.log_softmax(frame, -1)
        frames = mean(0.95 * -logp.gather(-1, phone[..., None])[..., 0] - 0.05 * logp.mean(-1))
        unlike = -torch.log1p(-logp.gather(-1, other.clamp(min=0)[..., None])[..., 0].exp().clamp(max=0.999))
        total = frames + 0.3 * (unlike * (other >= 0) * within).sum() / sure.sum()
        for x, c in zip(others, self.classes, strict=True):
            total = total + 0.15 * mean(F.cross_entropy(x.flatten(0, 1), c[phone].flatten(), reduction="none").view_as(sure))
        paths = self.paths(path, steps, known_paths(some, splices))
        right = ((logp.argmax(-1) == phone) * (sure == 1)).sum(), (sure == 1).sum()
        return total + 0.3 * paths, frames, paths, right

    def paths(self, path, steps, known):
        some = [i for i, p in enumerate(known) if p]
        if not some:
            return path.new_zeros(())
        counts = torch.tensor([len(known[i]) for i in some], device=path.device)
        flat = torch.tensor(sum((known[i] for i in some), []), device=path.device)
        ctc = F.ctc_loss(F.log_softmax(path[some], -1).transpose(0, 1), flat, steps[some], counts, blank=adapter.BLANK, reduction="none", zero_infinity=True)
        return (ctc / counts).mean()


def measure(lesson, held, most=64):
    """Of every set that is held, the share of sure steps that are named rightly, and the loss of frames."""
    lesson.ear.eval()
    line = []
    with torch.no_grad():
        for name in sorted({u["set"] for u in held}):
            some = [u for u in held if u["set"] == name]
            right = count = loss = 0.0
            some = some[:: max(1, len(some) // most)]
            for b in groups(some, 120):
                _, frames, _, (r, n) = lesson(b)
                right, count, loss = right + r.item(), count + n.item(), loss + frames.item() * len(b)
            line.append(f"{name} {right / max(1, count):.4f} ({loss / len(some):.4f})")
    lesson.ear.train()
    return ", ".join(line)


def round_of(learn, seconds, rng):
    """Batches of one round, in no order."""
    times = [int(WEIGHT.get(u["set"], 1.0) + rng.random()) for u in learn]
    chosen = [u for u, n in zip(learn, times, strict=True) for _ in range(n)]
    out = groups(chosen, seconds, lambda u: u["length"] + rng.uniform(0, 16000))
    return [out[i] for i in rng.permutation(len(out))]


class Average:
    """The mean of the last few hundred steps of some parameters."""

    def __init__(self, parameters):
        self.own = list(parameters)
        self.mean, self.steps = [q.detach().clone() for q in self.own], 0

    def step(self):
        self.steps += 1
        with torch.no_grad():
            torch._foreach_lerp_(self.mean, [q.data for q in self.own], 1 - min(0.998, (self.steps + 1) / (self.steps + 20)))

    def exchange(self):
        """The mean into the parameters, and they into it."""
        for q, m in zip(self.own, self.mean, strict=True):
            q.data, m.data = m.data.clone(), q.data.clone()


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("packed", type=Path)
    p.add_argument("out", type=Path)
    p.add_argument("--hours", type=float, default=30, help="of sound in all")
    p.add_argument("--clock", type=float, default=1e9, help="minutes after which it ends, be the hours of sound reached or not")
    p.add_argument("--rate", type=float, default=1e-3)
    p.add_argument("--seconds", type=float, default=100, help="of sound in a batch")
    p.add_argument("--minutes", type=float, default=5, help="between checkpoints")
    p.add_argument("--spliced", type=float, default=0.5, help="share of batches with sounds exchanged by splice.py")
    p.add_argument("--join", type=Path, metavar="CHECKPOINTS", help="begins with upper.pt, head.pt and progress.json of this folder")
    a = p.parse_args()
    a.out.mkdir(parents=True, exist_ok=True)
    checkpoint, progress = a.out / "adapter.pt", a.out / "progress.json"
    if a.join and not progress.exists():
        torch.save(torch.load(a.join / "upper.pt") | torch.load(a.join / "head.pt"), checkpoint)
        progress.write_text((a.join / "progress.json").read_text())
    first = heard = json.loads(progress.read_text())["hours"] if progress.exists() else 0.0
    seed = int(heard * 1000)
    torch.manual_seed(seed)
    rng, where = np.random.default_rng(seed), device()
    speech = PackedSpeech(a.packed, where)
    readings = placed(speech, a.packed)
    learn = [u for u in readings if not u["held"] and not apart(u) and u["length"] < LONGEST]
    held = [u for u in readings if u["held"]]
    ear = TorchEar(a.packed, checkpoint if heard else None).to(where).train()
    lesson = Lesson(speech, Targets(readings, where), ear, seed)
    parts = [dict(params=[q for q in m.parameters() if q.requires_grad], rate=r) for m, r in ((ear.upper, 0.7), (ear.head, 1.0))]
    taught = [q for part in parts for q in part["params"]]
    opt, average = torch.optim.AdamW(parts, a.rate, weight_decay=1e-2), Average(taught)
    print(len(learn), "to learn from,", f"{sum(u['length'] for u in learn) / 57_600_000:.2f} hours;", measure(lesson, held), flush=True)
    began = saved = time.time()
    total, gone = np.zeros(3), 0.0
    while gone < 1:
        for some in round_of(learn, a.seconds, rng):
            gone = min(1.0, max(heard / a.hours, (time.time() - began) / 60 / a.clock))
            if average.steps % 20 == 0:
                share = min(1.0, (average.steps + 20) / 200) * max(0.01, 0.5 + 0.5 * math.cos(math.pi * gone))
                for part in opt.param_groups:
                    part["lr"] = a.rate * part["rate"] * share
            percent, shift = 100 if rng.random() < 0.4 else int(rng.integers(86, 120)), int(rng.integers(-10, 11))
            loss, frames, paths, _ = lesson(some, percent, shift, True, rng.random() < a.spliced)
            opt.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(taught, 2.0)
            opt.step()
            average.step()
            heard += sum(u["length"] for u in some) / 57_600_000
            if average.steps % 20 == 0:
                total = total * 0.9 + 0.1 * np.array([loss.item(), frames.item(), paths.item()])
            if gone >= 1 or time.time() - saved > 60 * a.minutes:
                saved = time.time()
                average.exchange()
                adapter.save(ear, checkpoint.with_suffix(".tmp"))
                checkpoint.with_suffix(".tmp").rename(checkpoint)
                progress.write_text(json.dumps(dict(hours=round(heard, 4))))
                print(f"{heard:.1f} h ({heard - first:.1f} now), {average.steps} steps, {saved - began:.0f} s: loss, frames, paths {total};",
                      measure(lesson, held), flush=True)  # fmt: skip
                average.exchange()
            if gone >= 1:
                break


if __name__ == "__main__":
    main()
