"""speak.py KOKORO VOCABULARY STYLES HIBARI PIPER LEXICON DATA OUT GROUP COUNT: readings whose stresses are known.

OUT/GROUP gets `manifest.jsonl` and, but for `natives`, the clips. Every sentence of a voice is spoken twice at the same speed: with the
usual stresses, and with the main stress of some words on another syllable. What is there already is kept.

  voice                     sentences by fitted voices; half of the words moved, none of those that are for measuring (`stressed.tried`)
  small                     the same without the large voices
  kokoro piper espeak festival   sentences by voices that nothing is fitted on; one word for measuring, which carries the accent
  alone                     the same words alone, by all of these voices
  natives                   readings of people from DATA (src/train/ear, real_speech.py), nothing moved

What ships was fitted on 110 of voice, 120 of small and part of 900 of natives; 30 to 48 of each other group were tried.

A line has `utt`, `pair` (the same for both clips), `group`, `speaker`, `file`, `text` and `said`: by the number of the token which
syllable is stressed; without it all words are as usual. Needs the modules of src/train/ear.
"""

import argparse
import json
import random
from pathlib import Path

import soundfile

import voices
from made_speech import loudness
from make_clips import lexicon
from stressed import elsewhere, moved, place, tried, usual

FITTED_GROUPS = ("voice", "small")
FITTED = (
    "af_heart am_michael bf_emma af_bella am_puck af_nova am_echo af_jessica am_eric bf_alice bm_daniel am_liam af_kore am_adam af_alloy"
).split()
OTHERS = dict(
    kokoro="af_sarah am_fenrir bf_isabella bm_george af_aoede am_onyx bm_lewis af_river".split(),
    piper=["joe"],
    espeak="en-us en-us+f3 en-gb-x-rp en-us+m3".split(),
    festival="cmu_us_slt_arctic_hts kal_diphone ked_diphone".split(),
)
CARRIERS = ("The next word is _", "I will say _ again", "She said _ to me", "They wrote _ here", "_ is the answer", "We talked about _")
FITTED_ESPEAK = "en-us+m1 en-us+f1 en-us+m7 en-us+f5".split()


class Texts:
    """Sentences of a lexicon, and its words whose stress is known."""

    def __init__(self, path):
        self.sentences, self.readings, self.words = [], {}, {}
        for text, tokens in sorted(lexicon(path).items()):
            for letters, readings in tokens:
                self.readings.setdefault(letters.lower(), readings)
                sounds = usual(letters, readings)
                if sounds:
                    self.words.setdefault(letters.lower(), sounds)
            if 3 <= len(tokens) <= 10:
                self.sentences.append((text, tokens))

    def fitted(self, rng):
        """A sentence with two words or more that may be moved, and their places; at times one with an accent, or a word alone."""
        kind = rng.random()
        if kind < 0.3:
            return self.accented(rng, False) if kind < 0.2 else self.alone(rng, False)
        while True:
            text, tokens = rng.choice(self.sentences)
            places = [k for k, (w, r) in enumerate(tokens) if usual(w, r) and not tried(w)]
            if len(places) > 1:
                return text, tokens, places

    def accented(self, rng, apart=True):
        """A sentence whose accent lies on a word for measuring (or on one that is not): its last word, or one that a frame asks for."""
        if rng.random() < 0.5:
            while True:
                text, tokens = rng.choice(self.sentences)
                letters, readings = tokens[-1]
                if usual(letters, readings) and tried(letters) == apart:
                    return text, tokens, [len(tokens) - 1]
        frame, word = rng.choice(CARRIERS).split(), self.word(rng, apart)
        tokens = [(w, self.readings[w.lower()]) for w in (word if f == "_" else f for f in frame)]
        text = " ".join(w for w, _ in tokens)
        return text[0].upper() + text[1:] + ".", tokens, [frame.index("_")]

    def word(self, rng, apart):
        return rng.choice([w for w in self.words if tried(w) == apart])

    def alone(self, rng, apart=True):
        word = self.word(rng, apart)
        return word, [(word, self.readings[word])], [0]


def said(tokens, places, stressed):
    """Tokens as a voice takes them; at some places another syllable is stressed."""
    out = []
    for k, (letters, readings) in enumerate(tokens):
        sounds = next((s for form, s in readings if form != "BRITISH"), readings[0][1])
        if k in places:
            sounds = usual(letters, readings)
            sounds = moved(sounds, stressed[k]) if k in stressed else sounds
        out.append((letters, sounds, k in places))
    return out


def both(tokens, places, share, rng):
    """By place which syllable is stressed: as usual, and with some moved."""
    sounds = {k: usual(*tokens[k]) for k in places}
    right = {k: place(s) for k, s in sounds.items()}
    other = {k: elsewhere(sounds[k], rng) for k in places if rng.random() < share} or {places[0]: elsewhere(sounds[places[0]], rng)}
    return right, other


class Speaker:
    """Every voice, made when it is needed first."""

    def __init__(self, a):
        self.makers = dict(
            kokoro=lambda: voices.Kokoro(a.kokoro, a.vocabulary, a.styles),
            hibari=lambda: voices.Hibari(a.hibari),
            piper=lambda: voices.Piper(a.piper),
            espeak=voices.Espeak,
            festival=voices.Festival,
        )
        self.made = {}

    def say(self, kind, name, tokens, speed):
        if kind not in self.made:
            self.made[kind] = self.makers[kind]()
        return self.made[kind].say(name, tokens, speed)


def chosen(group, number, present, rng):
    """The kind of voice and its name; of fitted ones six in ten are hibari's, each another person."""
    if group in FITTED_GROUPS and (number % 10 < 6 or group == "small" and number % 10 < 9):
        tract = rng.uniform(0.85, 1.2)
        return "hibari", f"{tract:.2f} {tract**2.2 * rng.lognormvariate(0, 0.13):.2f}"
    if group in FITTED_GROUPS:
        return ("espeak", FITTED_ESPEAK[number // 10 % 4]) if number % 10 == 6 or group == "small" else ("kokoro", FITTED[number % len(FITTED)])
    kind = present[number % len(present)] if group == "alone" else group
    return kind, OTHERS[kind][number // (len(present) if group == "alone" else 1) % len(OTHERS[kind])]


def made(group, number, texts, speaker, folder, present):
    rng = random.Random(f"{group} {number}")
    kind, name = chosen(group, number, present, rng)
    draw = texts.fitted if group in FITTED_GROUPS else texts.alone if group == "alone" else texts.accented
    text, tokens, places = draw(rng)
    right, other = both(tokens, places, 0.5 if group in FITTED_GROUPS else 1, rng)
    speed = rng.uniform(0.8, 1.1)
    for version, stressed in (("right", {}), ("moved", other)):
        file = folder / f"{number}-{version}.wav"
        soundfile.write(file, loudness(speaker.say(kind, name, said(tokens, places, stressed), speed)), 16000)
        yield dict(
            utt=f"{group}{number}-{version}", pair=f"{group}{number}", group=group, speaker=name, file=str(file), text=text,
            said={str(k): int(v) for k, v in (right | stressed).items()},
        )  # fmt: skip


def people(data, count):
    rng = random.Random(5)
    for kind, share in (("librispeech", 0.3), ("vctk", 0.4), ("arctic", 0.15), ("native", 0.15)):
        lines = [json.loads(x) for x in (data / kind / "manifest.jsonl").read_text("utf8").splitlines()]
        lines = [x for x in lines if 4 <= len(x["words"]) <= 30]
        for x in rng.sample(lines, min(len(lines), round(count * share))):
            yield dict(utt=x["utt"], pair=x["utt"], group=kind, speaker=x["speaker"], file=x["path"], text=x["text"])


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("kokoro", "vocabulary", "styles", "hibari", "piper", "lexicon", "data", "out"):
        p.add_argument(name, type=Path)
    p.add_argument("group")
    p.add_argument("count", type=int)
    p.add_argument("--kinds", nargs="+", default=list(OTHERS), help="of voices for the group alone")
    a = p.parse_args()
    folder = a.out / a.group
    folder.mkdir(parents=True, exist_ok=True)
    manifest = folder / "manifest.jsonl"
    there = manifest.read_text("utf8").splitlines() if manifest.exists() else []
    with manifest.open("a", encoding="utf8") as out:
        if a.group == "natives":
            for line in [] if there else people(a.data, a.count):
                out.write(json.dumps(line, ensure_ascii=False) + "\n")
            return
        texts, speaker = Texts(a.lexicon), Speaker(a)
        for number in range(len(there) // 2, a.count):
            for line in made(a.group, number, texts, speaker, folder, a.kinds):
                out.write(json.dumps(line, ensure_ascii=False) + "\n")
            out.flush()


if __name__ == "__main__":
    main()
