"""All utterances in one form: who, what was expected, what people or the maker of a clip said of it.

An utterance is a dict: `utt`, `set` (learner, native, fluent, clip), `speaker`, `age`, `gender`, `apart`
(never trained on), `sentence` (people's scores, 0-10, or None), `text`, and `words`: dicts with `text`,
`readings` (lists of phones, the first is the one whose sounds carry `scores`), `scores` (0-2), `said` (phone,
"" or None when not known), `added` (whether a sound was added after), `accuracy` (0-10 or None).
Clips have `times`: [phone, start, end] of all that was said.
"""

import hashlib
import json
import subprocess
from pathlib import Path

import numpy as np

from errors import base
from make_clips import lexicon

PHONES = (
    "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y"
    " Z ZH"
).split()


def _plain(readings):
    out = []
    for form, sounds in readings:
        phones = [base(s) for s in sounds]
        if form != "BRITISH" and phones not in out:
            out.append(phones)
    return out


def learners(folder, lexicon_of):
    for line in (folder / "labels.jsonl").read_text("utf8").splitlines():
        j = json.loads(line)
        words = [
            dict(
                text=w[0],
                readings=[[base(p) for p in w[4]]],
                scores=[float(s) for s in w[5]],
                said=[p if s >= 1.8 else None for p, s in zip(map(base, w[4]), w[5], strict=True)],
                added=[False] * len(w[4]),
                accuracy=w[1],
            )
            for w in j["words"]
        ]
        for w, t in zip(words, lexicon_of.get(" ".join(w["text"] for w in words).lower(), words)):
            w["ways"] = _plain(t[1]) if isinstance(t, tuple) else w["readings"]
        yield dict(
            utt=j["utt"], set="learner", speaker=j["speaker"], age=j["age"], gender=j["gender"],
            apart=False, sentence={k: j[k] for k in ("acc", "flu", "pros", "total")},
            text=" ".join(w["text"] for w in words), words=words,
            audio=str(folder / "flac" / (j["utt"] + ".flac")),
        )  # fmt: skip


def readers(folder, kind, lexicon_of, held):
    for line in (folder / "labels.jsonl").read_text("utf8").splitlines():
        j = json.loads(line)
        text = " ".join(j["text"].split())
        words = []
        for word, readings in lexicon_of[text]:
            ways = _plain(readings)
            words.append(dict(text=word, readings=ways, ways=ways, accuracy=10))
        speaker = kind if kind == "native" else j["source"].split("/")[0]
        yield dict(
            utt=j["utt"], set=kind, speaker=speaker, age=30, gender="f", apart=text in held,
            sentence=None, text=text, words=words, audio=str(folder / (j["utt"] + ".flac")),
        )  # fmt: skip


def clips(folder, lexicon_of):
    for line in (folder / "labels.jsonl").read_text("utf8").splitlines():
        j = json.loads(line)
        words = []
        for (text, units), (_, readings) in zip(j["words"], lexicon_of[j["text"]], strict=True):
            w = dict(text=text, scores=[], said=[], added=[], readings=[[]])
            for expected, said, right in units:
                if expected is None:
                    if not right and w["added"]:
                        w["added"][-1] = True
                    continue
                phone = base(expected)
                w["readings"][0].append(phone)
                w["scores"].append(2.0 if right else 0.0)
                w["said"].append(phone if right else known(said))
                w["added"].append(False)
            right = min(w["scores"]) == 2 and not any(w["added"])
            w["accuracy"] = 10 if right else 5 if sum(s == 0 for s in w["scores"]) < 2 else 3
            w["ways"] = [w["readings"][0]] + [r for r in _plain(readings) if r != w["readings"][0]]
            words.append(w)
        times = [[known(s[0]), s[1], s[2]] for s in j["said"]]
        yield dict(
            utt=j["utt"], set="clip", speaker=j["voice"], age=30, gender=j["voice"][1], kind=j["kind"],
            apart=j["apart"], sentence=None, text=j["text"], words=words, times=times,
            audio=str(folder / "audio" / (j["utt"][1:] + ".npy")),
        )  # fmt: skip


def known(said):
    """The phone nearest to a sound that is none of the 39."""
    nearest = dict(FLAP="T", GLOTTAL="T", SLACK="UH", LOT="AA", BENT_T="T", BENT_D="D", TRILL="R", UVULAR="R")
    return nearest.get(said, base(said) if said else "")


def samples(u):
    if u["audio"].endswith(".npy"):
        return np.load(u["audio"]).astype(np.float32) / 32768
    flac = ["flac", "-dcs", "--force-raw-format", "--endian=little", "--sign=signed", u["audio"]]
    raw = subprocess.run(flac, stdout=subprocess.PIPE, check=True).stdout
    return np.frombuffer(raw, np.int16).astype(np.float32) / 32768


def fold(speaker, count=5):
    return hashlib.md5(speaker.encode()).digest()[0] % count


def everything(speech, clip_folder, lexicon_path, held_path):
    lexicon_of = lexicon(Path(lexicon_path))
    held = set(Path(held_path).read_text("utf8").splitlines())
    speech = Path(speech)
    out = list(learners(speech, lexicon_of))
    out += readers(speech / "native", "native", lexicon_of, held)
    out += readers(speech / "fluent", "fluent", lexicon_of, set())
    if clip_folder:
        out += clips(Path(clip_folder), lexicon_of)
    return out
