"""make_clips.py KOKORO VOCABULARY STYLES LEXICON HELD OUT COUNT: sentences spoken rightly and wrongly.

Every seventh clip (more of the later ones) is for measuring: voices and texts that no other clip has. OUT gets `audio/N.npy`
(16 kHz, int16) and `labels.jsonl`, in an order of which any beginning is a good mixture.
"""

import argparse
import hashlib
import json
import random
from pathlib import Path

import numpy as np

import errors
from kokoro import Voice, letters

APART = ["af_bella", "am_michael", "bf_emma", "bm_george"]
LEARN = (
    "af_alloy af_aoede af_heart af_jessica af_kore af_nova af_river af_sarah af_sky am_adam am_echo"
    " am_eric am_fenrir am_liam am_onyx am_puck bf_alice bf_isabella bf_lily bm_daniel bm_fable"
    " bm_lewis"
).split()


def lexicon(path):
    """Each text's tokens with their readings by manner of speaking."""
    texts = {}
    for line in path.read_text("utf8").splitlines():
        text, *tokens = line.split("\t")
        texts[text] = []
        for token in tokens:
            word, readings = token.rsplit("=", 1)
            cut = [r.split(" ") for r in readings.split(";")]
            texts[text].append((word, [(r[0], r[1:]) for r in cut]))
    return texts


def american(readings, rng):
    usual = [s for form, s in readings if form != "BRITISH"]
    return usual[0] if len(usual) == 1 or rng.random() < 0.6 else rng.choice(usual[:3])


def matched(expected, said):
    """Units of two sequences of sounds, matched at the least cost; all of them right."""
    n, m = len(expected), len(said)
    cost = np.zeros((n + 1, m + 1))
    cost[:, 0], cost[0] = np.arange(n + 1), np.arange(m + 1)

    def swap(i, j):
        a, b = errors.base(expected[i - 1]), errors.base(said[j - 1])
        both = (a in errors.VOWELS) == (b in errors.VOWELS)
        return 0 if a == b else 0.8 if both or {a, b} == {"ER", "AH"} else 2.5

    for i in range(1, n + 1):
        for j in range(1, m + 1):
            cost[i, j] = min(
                cost[i - 1, j] + 1, cost[i, j - 1] + 1, cost[i - 1, j - 1] + swap(i, j)
            )
    units, i, j = [], n, m
    while i or j:
        if i and j and cost[i, j] == cost[i - 1, j - 1] + swap(i, j):
            units.append([expected[i - 1], said[j - 1], True])
            i, j = i - 1, j - 1
        elif i and cost[i, j] == cost[i - 1, j] + 1:
            units.append([expected[i - 1], None, True])
            i -= 1
        else:
            units.append([None, said[j - 1], True])
            j -= 1
    return units[::-1]


def script(tokens, kind, british, rng):
    words = []
    for _, readings in tokens:
        expected = american(readings, rng)
        own = [s for form, s in readings if form == "BRITISH"]
        said = rng.choice(own) if british and own else expected
        words.append(matched(expected, said))
    wanted = dict(right=0, wrong=rng.choice((1, 1, 1, 2, 2, 3)), poor=99, one=1)[kind]
    wanted = min(wanted, max(1, sum(map(len, words)) // 4))
    if kind == "right":
        errors.reduce(words, rng, not british)
    done = 0
    for _ in range(60 if wanted else 0):
        w = rng.randrange(len(words))
        k = rng.randrange(len(words[w]))
        before = [list(u) for u in words[w]]
        if errors.wrong(words, w, k, rng):
            said = [errors.base(u[1]) for u in words[w] if u[1]]
            listed = [[errors.base(s) for s in r] for _, r in tokens[w][1]]
            if said in listed:
                words[w] = before
                continue
            done += 1
        if done >= wanted:
            break
    if kind in ("wrong", "poor") and rng.random() < 0.5:
        errors.reduce(words, rng, not british)
    return words


def spoken(voice, words, british, name, rng):
    pieces, owner = [], []
    for w, units in enumerate(words):
        if w and rng.random() < 0.9:
            pieces.append(" ")
            owner.append(None)
        for k, u in enumerate(units):
            if u[1]:
                pieces.append(letters(u[1], british))
                owner.append((w, k))
    pieces.append(rng.choice("...!?"))
    owner.append(None)
    audio, spans = voice.say(pieces, name, rng.uniform(0.85, 1.3))
    said = [
        [errors.base(words[o[0]][o[1]][1]), round(float(s[0]), 3), round(float(s[1]), 3), o[0]]
        for o, s in zip(owner, spans, strict=True)
        if o
    ]
    return audio, said


def main():
    p = argparse.ArgumentParser(description=__doc__)
    for name in ("kokoro", "vocabulary", "styles", "lexicon", "held", "out"):
        p.add_argument(name, type=Path)
    p.add_argument("count", type=int)
    a = p.parse_args()
    texts = lexicon(a.lexicon)
    held = set(a.held.read_text("utf8").splitlines())
    fit = [t for t in sorted(texts) if 2 <= len(texts[t]) <= 8 and len(t) < 42]
    few = {t for t in fit if hashlib.md5(t.encode()).digest()[0] < 20}
    test = [t for t in fit if t in held or t in few]
    learn = [t for t in fit if t not in held and t not in few]
    print(len(learn), "texts to learn from,", len(test), "to measure with")
    voice = Voice(a.kokoro, a.vocabulary, a.styles)
    (a.out / "audio").mkdir(parents=True, exist_ok=True)
    labels = a.out / "labels.jsonl"
    first = len(labels.read_text("utf8").splitlines()) if labels.exists() else 0
    with labels.open("a", encoding="utf8") as out:
        for i in range(first, a.count):
            rng = random.Random(7000 + i)
            apart = i % 7 == 3 if i < 360 else i % (3 if i < 440 else 6) == 0
            name = rng.choice(APART if apart else LEARN)
            british = name[0] == "b"
            text = rng.choice(test if apart else learn)
            kinds = ["right", "one", "one"] if apart else ["right"] * 42 + ["wrong"] * 50 + ["poor"] * 8
            kind = rng.choice(kinds)
            words = script(texts[text], kind, british, rng)
            audio, said = spoken(voice, words, british, name, rng)
            audio = audio / max(1e-3, np.abs(audio).max()) * 0.5
            np.save(a.out / "audio" / f"{i}.npy", np.round(audio * 32767).astype(np.int16))
            line = dict(
                utt=f"k{i}", text=text, voice=name, kind=kind, apart=apart, seconds=len(audio) / 16000,
                words=[[t[0], u] for t, u in zip(texts[text], words, strict=True)], said=said,
            )  # fmt: skip
            out.write(json.dumps(line) + "\n")
            out.flush()


if __name__ == "__main__":
    main()
