#!/usr/bin/env python3
"""Writes a folder of speech by computer voices, some of whose sounds were exchanged, in the form of the corpus.

  voices.py OUT-FOLDER [--native FOLDER] [--clips 240]

Each voice of flite says CLIPS sentences, drawn from the words below: some as they are, most with one or two sounds exchanged for what
learners say for them or for any of their kind, or left out. Speed, vocal tract, room and noise differ a little. OUT-FOLDER/labels.jsonl
has a line a clip as the corpus has, with what was said for each sound as a seventh field of a word; exchanged sounds score 0, the
others 2, words and sentences as people scored such words and sentences. A voice is a speaker, numbered from 100,000.

--native: readings by one native speaker, a folder with labels.jsonl (utt, text) and UTT.flac; every second one, up to half of CLIPS, is
taken as the next speaker, all sounds good. slt and festival's voices are left for measuring.
"""
import argparse
import functools
import json
import pathlib
import random
import re
import subprocess

import numpy as np

VOICES = ("rms", "awb", "kal16")
FIRST_SPEAKER = 100_000
ADULT = 30
RATE = 16_000
NAMES = {"ax": "AH", "axr": "ER", "ix": "IH", "hv": "HH", "el": "L", "en": "N", "em": "M", "dx": "T", "nx": "N"}
VOWELS = "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split()
CONSONANTS = "B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH".split()
# The same stands in Confusions.java.
SAID_FOR = {
    "AA": "AH AO", "AE": "EH AA", "AH": "AA AE", "AO": "OW AA", "AW": "AO AA", "AY": "EY AA", "B": "P V", "CH": "SH T", "D": "T N",
    "DH": "D Z", "EH": "AE EY", "ER": "AH AO", "EY": "EH AY", "F": "P HH", "G": "K", "HH": "F", "IH": "IY", "IY": "IH", "JH": "CH Z",
    "K": "G", "L": "R OW", "M": "N", "N": "NG M", "NG": "N", "OW": "AO", "OY": "AO", "P": "B F", "R": "L W", "S": "SH TH", "SH": "S",
    "T": "D CH", "TH": "S T F", "UH": "UW", "UW": "UH", "V": "B W F", "W": "V", "Y": "IY", "Z": "JH S", "ZH": "JH SH"}
SAID = {"the": "dh ax", "a": "ax"}

WHO = """the boy|my father|this girl|her sister|our teacher|the farmer|a doctor|the young chef|his cousin|that woman|the driver|an artist|
your uncle|the singer|a judge|the lazy cat|my best friend|the tall waiter|every child|the new nurse|a soldier|the captain|nobody|someone|
their mother|the old king|a thin monkey|the hungry lion|the white rabbit|the brave pilot|a clever student|the weary traveler""".replace("\n", "").split("|")
DID = """found|bought|washed|threw away|painted|carried|broke|looked for|mixed up|watched|moved|measured|chose|gave back|hid|dropped|
borrowed|fixed|counted|pushed|pulled over|described|enjoyed|sold|caught|brought|wanted|showed us|forgot|noticed""".replace("\n", "").split("|")
WHAT = """three blue shirts|the orange juice|a rusty bicycle|the long letter|some fresh bread|a heavy stone|the yellow flower|five silver coins|
a good dictionary|the kitchen door|an empty basket|the green van|a pair of shoes|the broken chair|two large mirrors|the bottle of water|
the wooden toy|a small photograph|the missing key|their lunch|a cup of coffee|the thick rope|a plate of fish|the birthday present|
the purple jacket|a loud radio|another window|the wrong number|seven apples|the leather gloves|a bridge of ice|the usual answer""".replace("\n", "").split("|")
WHERE = """in the garden|near the river|at school|on the roof|behind the house|by the fire|under the bridge|last Thursday|before breakfast|
with great pleasure|in the afternoon|without a word|during the vacation|after the game|at the zoo|beside the church|in the garage|
on the beach|next to the village|this morning|over there|once again|for his health|through the forest|in July|with both hands|
across the road|at the airport|every evening|in the third drawer""".replace("\n", "").split("|")
SAYINGS = """we shall leave|you should rest|they might join us|I would rather walk|she can jump|it will rain|he must hurry|everyone laughed|
we were thirsty|the sun was shining|the engine is noisy|the path is narrow|that is unusual|the box was huge|these are theirs|he is healthy""".replace("\n", "").split("|")
LINKS = "because|while|and then|but|so|when|if|although".split("|")


def sentence(rng):
    whole = f"{rng.choice(WHO)} {rng.choice(DID)} {rng.choice(WHAT)}"
    kind = rng.random()
    if kind < 0.25:
        return whole
    if kind < 0.7:
        return f"{whole} {rng.choice(WHERE)}"
    if kind < 0.85:
        return f"{rng.choice(SAYINGS)} {rng.choice(WHERE)}"
    return f"{rng.choice(SAYINGS)} {rng.choice(LINKS)} {whole}"


@functools.cache
def sounds(word):
    """What flite says for a word alone, in its own names."""
    if word in SAID:
        return tuple(SAID[word].split())
    told = subprocess.run(["flite", "-voice", "kal16", "-ps", "-t", word, "none"], capture_output=True, text=True, check=True).stdout
    return tuple(sound for sound in told.split() if sound != "pau")


def name(sound):
    return NAMES.get(sound, sound.upper())


def other(rng, sound):
    """What is said for a sound: a name in ARPAbet, or nothing."""
    kind = rng.random()
    if kind < 0.15 and sound in CONSONANTS:
        return ""
    if kind < 0.6:
        return rng.choice(SAID_FOR[sound].split())
    return rng.choice([s for s in (VOWELS if sound in VOWELS else CONSONANTS) if s != sound])


def exchange(rng, words):
    """words: lists of flite's sounds. Gives the places of exchanged sounds, by word and sound, and what is said there."""
    kind = rng.random()
    count = 0 if kind < 0.2 else 1 if kind < 0.72 else 2
    chosen = rng.sample(range(len(words)), min(count, len(words)))
    places = [(w, rng.randrange(len(words[w]))) for w in chosen]
    said = {(w, i): other(rng, name(words[w][i])) for w, i in places}
    return {place: sound for place, sound in said.items() if sound or len(words[place[0]]) > 2}


def word_label(text, phones, changed):
    """changed: what is said, by place."""
    accuracy = 10 if not changed else 3 if len(phones) <= 3 else 5
    names = [name(phone) for phone in phones]
    scores = [0 if i in changed else 2 for i in range(len(phones))]
    return [text.upper(), accuracy, 10, accuracy, names, scores, [changed.get(i, names[i]) for i in range(len(phones))]]


def label(utt, speaker, words, phones, said):
    changes = [{i: sound for (v, i), sound in said.items() if v == w} for w in range(len(words))]
    accuracy = (10, 7.5, 6)[sum(map(bool, changes))]
    return {"utt": utt, "speaker": speaker, "age": ADULT, "acc": accuracy,
            "words": [word_label(*item) for item in zip(words, phones, changes)]}


def say(voice, words, phones, said, as_text, wav):
    if as_text:
        what = ["-t", " ".join(words)]
    else:
        spoken = [said.get((w, i), phone).lower() for w, word in enumerate(phones) for i, phone in enumerate(word)]
        what = ["-p", " ".join(["pau", *filter(None, spoken), "pau"])]
    subprocess.run(["flite", "-voice", voice, *what, str(wav)], check=True)


def varied(rng, wav, flac):
    """As if another mouth spoke, in a room, with some noise about."""
    effects = ["rate", str(RATE), "pad", "0.15", "0.2"]
    if rng.random() < 0.6:
        effects = ["speed", f"{rng.uniform(0.86, 1.22):.3f}"] + effects
    if rng.random() < 0.7:
        effects += ["tempo", "-s", f"{rng.uniform(0.85, 1.12):.3f}"]
    if rng.random() < 0.35:
        effects += ["reverb", str(rng.randrange(8, 40)), "50", str(rng.randrange(20, 80)), "100", "0", "-3"]
    raw = ["-t", "raw", "-r", str(RATE), "-c", "1", "-b", "16", "-e", "signed", "-L"]
    heard = subprocess.run(["sox", "-R", str(wav), *raw, "-", *effects, "channels", "1"], capture_output=True, check=True).stdout
    speech = np.frombuffer(heard, "<i2").astype(float)
    speech *= 32767 * 10 ** (rng.uniform(-18, -3) / 20) / np.abs(speech).max()
    if rng.random() < 0.7:
        speech += noise(rng, len(speech)) * np.sqrt(np.mean(speech**2)) * 10 ** (-rng.uniform(14, 40) / 20)
    samples = np.clip(np.round(speech), -32768, 32767).astype("<i2").tobytes()
    subprocess.run(["flac", "-sf", "--force-raw-format", "--endian=little", "--sign=signed", "--channels=1", "--bps=16",
                    f"--sample-rate={RATE}", "-o", str(flac), "-"], input=samples, check=True)


def noise(rng, count):
    """Of power 1, white or falling with the frequency."""
    white = np.fft.rfft(np.random.default_rng(rng.randrange(1 << 30)).normal(size=count))
    coloured = white / np.maximum(1, np.arange(len(white))) ** rng.choice([0, 0.5, 1])
    coloured[0] = 0
    out = np.fft.irfft(coloured, count)
    return out / np.sqrt(np.mean(out**2))


def voice_labels(voice, speaker, clips, folder):
    rng = random.Random(f"Saywell {voice}")
    wav = folder / f"{voice}.wav"
    for number in range(clips):
        words = sentence(rng).lower().split()
        phones = [sounds(word) for word in words]
        said = exchange(rng, phones)
        utt = f"{voice}-{number:03}"
        say(voice, words, phones, said, not said and rng.random() < 0.4, wav)
        varied(rng, wav, folder / "flac" / f"{utt}.flac")
        yield label(utt, speaker, words, phones, said)
    wav.unlink()


def native_labels(native, speaker, clips, folder):
    rows = [json.loads(line) for line in open(native / "labels.jsonl", encoding="utf-8")]
    plain = [row for row in rows[::2] if re.fullmatch(r"[A-Za-z ,;]+[.!?]", row["text"]) and "etc" not in row["text"]]
    for row in plain[:clips]:
        words = re.sub("[^a-z ]", "", row["text"].lower()).split()
        source = (native / f"{row['utt']}.flac").resolve()
        (folder / "flac" / source.name).write_bytes(source.read_bytes())
        yield label(row["utt"], speaker, words, [sounds(word) for word in words], {})


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument("out"); ap.add_argument("--native"); ap.add_argument("--clips", type=int, default=240)
    a = ap.parse_args()
    folder = pathlib.Path(a.out)
    (folder / "flac").mkdir(parents=True, exist_ok=True)
    with open(folder / "labels.jsonl", "w", encoding="utf-8") as out:
        for number, voice in enumerate(VOICES):
            for row in voice_labels(voice, str(FIRST_SPEAKER + number), a.clips, folder):
                out.write(json.dumps(row) + "\n")
        if a.native:
            for row in native_labels(pathlib.Path(a.native), str(FIRST_SPEAKER + len(VOICES)), a.clips // 2, folder):
                out.write(json.dumps(row) + "\n")


if __name__ == "__main__":
    main()
