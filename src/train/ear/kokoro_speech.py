"""kokoro_speech.py: sets by Kokoro's voices, American, British, and such as speak English with the accent of their own language.

  kokoro_speech.py MODEL VOCABULARY STYLES LEXICON HELD DATA SET FIRST COUNT [--apart]

With --apart the voices and prompts are those that nothing is taught on, and a third of the clips are one word said for another.
"""

import argparse
from pathlib import Path

import made_speech
import speech_set
from accents import table
from errors import base
from kokoro import Voice, letters

APART = "af_bella am_michael bf_emma bm_george jf_gongitsune zm_yunxi hf_beta".split()
ENGLISH = (
    "af_alloy af_aoede af_heart af_jessica af_kore af_nova af_river af_sarah af_sky am_adam am_echo am_eric am_fenrir am_liam am_onyx"
    " am_puck am_santa bf_alice bf_isabella bf_lily bm_daniel bm_fable bm_lewis"
).split()
ACCENTED = (
    "ef_dora em_alex em_santa ff_siwis hf_alpha hm_omega hm_psi if_sara im_nicola jf_alpha jf_nezumi jf_tebukuro jm_kumo pf_dora pm_alex"
    " pm_santa zf_xiaobei zf_xiaoni zf_xiaoxiao zf_xiaoyi zm_yunjian zm_yunxia zm_yunyang"
).split()
LANGUAGE = dict(e="es", f="fr", h="hi", i="it", j="ja", p="pt", z="zh", a="us", b="gb")
COLOURED = dict(hi=dict(T="BENT_T", D="BENT_D"), es=dict(R="TRILL"), it=dict(R="TRILL"), pt=dict(R="UVULAR"), fr=dict(R="UVULAR"))


def between(name, rng):
    """A voice that lies between this one, which is nearer, and another of either kind."""
    return f"{name} {rng.uniform(0.15, 0.5):.2f} {rng.choice([v for v in ENGLISH + ACCENTED if v != name])}"


def coloured(words, accent, rng):
    """Sounds that are heard as the right ones, though with an accent."""
    own = COLOURED.get(accent, {})
    if rng.random() < 0.5:
        return
    for units in words:
        for u in units:
            sound = own.get(base(u[0]))
            if sound and u[2] and u[1] == u[0] and rng.random() < 0.6:
                u[1] = sound


def exchanged(prompts, pairs, british, rng):
    """A word alone, or the word that learners say for it."""
    word, _, at, _, said = rng.choice(pairs)
    readings = [("CITATION", made_speech.citation(prompts.readings_of[word][1]))]
    tokens = [(word, readings)]
    words = made_speech.units_of(tokens, british, rng)
    wrong = rng.random() < 0.5
    if wrong:
        units = words[0]
        k = [i for i, u in enumerate(units) if u[0] is not None][at]
        made_speech.exchange(units, k, [said], "", rng)
    return ("pair", word, tokens), words, "pair" if wrong else ""


class Maker:
    """Makes the clip of a number: its voice, what it says and how."""

    def __init__(self, a):
        self.voice = Voice(a.model, a.vocabulary, a.styles)
        self.prompts, self.rules = made_speech.prompts_of(a.lexicon, a.held), table()
        self.set, self.apart = a.set, a.apart
        self.pairs = self.prompts.pairs(self.rules)

    def __call__(self, i, rng, path):
        if self.apart:
            name = APART[i % len(APART)]
        else:
            name = rng.choice(ENGLISH if rng.random() < 0.5 else ACCENTED)
            name = between(name, rng) if rng.random() < 0.7 else name
        accent, british = LANGUAGE[name[0]], name[0] == "b"
        if self.apart and i // len(APART) % 3 == 0:
            prompt, words, language = exchanged(self.prompts, self.pairs, british, rng)
        else:
            prompt = self.prompts.draw(self.apart, rng)
            own = accent if accent in self.rules and rng.random() < 0.7 else None
            words, language = made_speech.script(prompt, british, self.rules, rng, own)
        coloured(words, accent, rng)
        whole = self.apart
        blended = {} if whole else made_speech.blends(words, letters, british, rng)
        say = lambda pieces, others, shares, **k: self.voice.say(pieces, name, k["speed"], others, shares)
        audio, spans = made_speech.spoken(say, words, letters, british, blended, rng, speed=rng.uniform(0.8, 1.3))
        speech_set.put(made_speech.loudness(audio), path)
        out, times = made_speech.words_of(prompt[2], words, spans, blended)
        return speech_set.line(
            path.stem, self.set, path, name, accent, prompt[1], out, self.apart, times, prompt=prompt[0], first_language=language
        )  # fmt: skip


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("model", "vocabulary", "styles", "lexicon", "held", "data"):
        p.add_argument(name, type=Path)
    p.add_argument("set")
    p.add_argument("first", type=int)
    p.add_argument("count", type=int)
    p.add_argument("--apart", action="store_true")
    a = p.parse_args()
    made_speech.run(a.set, a.first, a.count, a.data / a.set, Maker(a))


if __name__ == "__main__":
    main()
