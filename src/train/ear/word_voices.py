"""word_voices.py LEXICON HELD DATA [COUNT]: words alone by plain voices (flite, espeak-ng), right or another word in their place.

The set words-plain. Voices read text, so a clip stays only if the voice's own transcription is what the lexicon expects of the word that it says. The times are those of flite.
Two voices and some words are for measuring.
"""

import argparse
import random
import subprocess
import tempfile
from pathlib import Path

import speech_set
from accents import table
from errors import base
from flite_times import VOICES, cut, segments
from made_speech import prompts_of
from prompts import citation, kept

ESPEAK = [f"en-us+{v}" for v in "m1 m2 m3 m4 m7 f1 f2 f3 f4 f5".split()]
APART = {"awb", "en-us+m7", "en-us+f5"}
IPA = dict(
    zip(
        "tʃ dʒ aɪ aʊ ɔɪ eɪ oʊ ɑːɹ ɔːɹ oːɹ ɛɹ ɪɹ ʊɹ ɜː ɚ ɑː ɔː iː uː æ ʌ ɐ ə ɛ ɪ i ʊ b d ð f ɡ h j k l m n ŋ p ɹ s ʃ t θ v w z ʒ ɾ".split(),
        "CH JH AY AW OY EY OW AA-R AO-R AO-R EH-R IH-R UH-R ER ER AA AO IY UW AE AH AH AH EH IH IY UH B D DH F G HH Y K L M N NG P R"
        " S SH T TH V W Z ZH T".split(),
        strict=True,
    )
)


def transcribed(voice, word):
    """What espeak-ng says, in phones; None where a sign is not known."""
    said = subprocess.run(
        ["espeak-ng", "-q", "--ipa", "-v", voice, word], capture_output=True, text=True, check=True
    ).stdout.strip()
    said = said.replace("ˈ", "").replace("ˌ", "")
    out = []
    while said:
        sign = next((s for n in (3, 2, 1) for s in [said[:n]] if s in IPA), None)
        if sign is None:
            return None
        out += IPA[sign].split("-")
        said = said[len(sign) :]
    return out


def say(voice, word, phones, wav):
    """Whether the voice says these phones for the word; their times where it tells them."""
    if voice in VOICES:
        sounds = segments(voice, word, wav)
        right = cut([(word, [("CITATION", phones)])], sounds) is not None
        return right, [[round(s[1], 3), round(s[2], 3)] for s in sounds]
    if transcribed(voice, word) != phones:
        return False, None
    subprocess.run(["espeak-ng", "-v", voice, "-s", str(random.randint(120, 175)), "-w", str(wav), word], check=True)
    return True, None


def main():
    p = argparse.ArgumentParser(description=__doc__)
    for name in ("lexicon", "held", "data"):
        p.add_argument(name, type=Path)
    p.add_argument("count", type=int, nargs="?", default=2000)
    a = p.parse_args()
    folder = a.data / "words-plain"
    if (folder / "manifest.jsonl").exists():
        return
    (folder / "audio").mkdir(parents=True, exist_ok=True)
    prompts = prompts_of(a.lexicon, a.held)
    pairs = prompts.pairs(table())
    rng, lines = random.Random(23), []
    random.seed(29)
    with tempfile.TemporaryDirectory() as scratch:
        wav = Path(scratch) / "a.wav"
        while len(lines) < a.count:
            voice = rng.choice(list(VOICES) if rng.random() < 0.6 else ESPEAK)
            word, other, at, _, said = rng.choice(pairs)
            wrong = rng.random() < 0.6
            if not wrong and rng.random() < 0.5:
                word = rng.choice(sorted(prompts.readings_of))
            readings = prompts.readings_of[word][1]
            phones = [base(s) for s in citation(readings)]
            saying = [*phones[:at], said, *phones[at + 1 :]] if wrong else phones
            right, times = say(voice, other if wrong else word, saying, wav)
            if not right:
                continue
            path = folder / "audio" / f"word{len(lines)}.flac"
            path.unlink(missing_ok=True)
            speech_set.sound(wav, path)
            ways = [phones] + [r for r in speech_set.plain(readings) if r != phones]
            spoken = speech_set.word(word, ways, [[s] for s in saying])
            held = voice in APART or kept(word)
            accent = VOICES.get(voice, "us")
            lines.append(
                speech_set.line(
                    path.stem, folder.name, path, voice, accent, word, [spoken], held, times,
                    prompt="pair", first_language="pair" if wrong else "",
                )
            )  # fmt: skip
    speech_set.write(folder, lines)
    print(len(lines), "words,", sum(x["held"] for x in lines), "held")


if __name__ == "__main__":
    main()
