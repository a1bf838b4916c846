"""The lines of DATA/SET/manifest.jsonl, one a recording, and how they are written.

A line has `utt`, `path` (FLAC, 16 kHz, mono), `set`, `speaker`, `accent`, `text`, `held` (nothing is taught on it), `times`
([start, end] in seconds of every sound that was said, or null) and `words`. A word has `word`, `phones` (expected, without stress),
`readings` (others that are right too), `said` (per expected phone the list of what was said in its place: itself, another, none, or with one added;
null where nobody knows) and `degree` (per phone, how far an exchange goes, 0 to 1). Learners have `learner_scores`, per word people's 0 to 2.
"""

import json
import subprocess

import soundfile

from errors import base


def plain(readings):
    """Ways to say a token without stress, citation and weak forms before British ones."""
    out = []
    for form, sounds in sorted(readings, key=lambda r: r[0] == "BRITISH"):
        phones = [base(s) for s in sounds]
        if phones not in out:
            out.append(phones)
    return out


def word(text, ways, said=None, degree=None):
    phones = ways[0]
    said = [[p] for p in phones] if said is None else said
    return dict(word=text, phones=phones, readings=ways[1:], said=said, degree=degree or [1.0] * len(phones))


def line(utt, kind, path, speaker, accent, text, words, held, times=None, **more):
    return dict(
        utt=utt, path=str(path), set=kind, speaker=speaker, accent=accent, text=text, held=held, times=times,
        words=words, **more,
    )  # fmt: skip


def sound(file, target):
    """Any recording as FLAC of 16 kHz, mono."""
    if target.exists():
        return
    part = target.with_suffix(".part.flac")
    subprocess.run(["sox", str(file), "-r", "16000", "-c", "1", "-b", "16", str(part)], check=True)
    part.rename(target)


def put(samples, target):
    part = target.with_suffix(".part.flac")
    soundfile.write(part, samples, 16000, subtype="PCM_16")
    part.rename(target)


def text(j):
    return json.dumps(j, ensure_ascii=False) + "\n"


def write(folder, lines):
    """All at once, so that a manifest that is there is whole."""
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / "manifest.part"
    part.write_text("".join(map(text, lines)), "utf8")
    part.rename(folder / "manifest.jsonl")


def read(file):
    return [json.loads(x) for x in file.read_text("utf8").splitlines()]
