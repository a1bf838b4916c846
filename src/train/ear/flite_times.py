"""flite_times.py LEXICON HELD DATA [COUNT]: sentences by voices that tell exactly when each sound begins, as the set flite-times.

The voices of flite (BSD-like licence) print their segments. Only sentences stay in which every word is said as the product expects it;
those of HELD are for measuring.
"""

import argparse
import random
import subprocess
import tempfile
from pathlib import Path

import speech_set
from make_clips import lexicon

VOICES = dict(kal16="us", slt="us", rms="us", awb="gb")
SILENT = {"pau", "h#", "brth", "sil", "ssil"}
ALIKE = {"AX": {"AH", "IH", "UH"}, "IH": {"IH", "AH"}, "AH": {"AH"}, "AA": {"AA", "AO"}, "AO": {"AO", "AA"}}


def segments(voice, text, wav):
    """Sounds with start and end in seconds."""
    said = subprocess.run(
        ["flite", "-psdur", "-voice", voice, "-t", text, str(wav)], capture_output=True, text=True, check=True
    ).stdout.split()
    out, start = [], 0.0
    for item in said:
        sound, end = item.rsplit(":", 1)
        if sound not in SILENT:
            out.append((sound.upper(), start, float(end)))
        start = float(end)
    return out


def same(sound, phone):
    return phone in ALIKE.get(sound, {sound})


def cut(tokens, sounds):
    """The reading of each word that the sounds are, in their order; None where they are not."""
    ways = [speech_set.plain(readings) for _, readings in tokens]
    dead = set()

    def go(w, at):
        if w == len(ways):
            return [] if at == len(sounds) else None
        if (w, at) in dead:
            return None
        for way in ways[w]:
            own = sounds[at : at + len(way)]
            if len(own) == len(way) and all(same(s[0], p) for s, p in zip(own, way, strict=True)):
                rest = go(w + 1, at + len(way))
                if rest is not None:
                    return [way, *rest]
        dead.add((w, at))
        return None

    return go(0, 0)


def main():
    p = argparse.ArgumentParser(description=__doc__)
    for name in ("lexicon", "held", "data"):
        p.add_argument(name, type=Path)
    p.add_argument("count", type=int, nargs="?", default=600)
    a = p.parse_args()
    if (a.data / "flite-times" / "manifest.jsonl").exists():
        return
    lexicon_of, held = lexicon(a.lexicon), set(a.held.read_text("utf8").splitlines())
    texts = sorted(t for t in lexicon_of if 2 <= len(lexicon_of[t]) <= 14)
    rng, folder, lines = random.Random(11), a.data / "flite-times", []
    (folder / "audio").mkdir(parents=True, exist_ok=True)
    rng.shuffle(texts)
    with tempfile.TemporaryDirectory() as scratch:
        wav = Path(scratch) / "a.wav"
        for i, text in enumerate(texts):
            if len(lines) == a.count:
                break
            voice = list(VOICES)[i % len(VOICES)]
            sounds = segments(voice, text, wav)
            ways = cut(lexicon_of[text], sounds)
            if ways is None:
                continue
            path = folder / "audio" / f"flite{i}.flac"
            speech_set.sound(wav, path)
            words = []
            for (token, readings), way in zip(lexicon_of[text], ways, strict=True):
                others = [r for r in speech_set.plain(readings) if r != way]
                words.append(speech_set.word(token, [way, *others]))
            times = [[round(s[1], 3), round(s[2], 3)] for s in sounds]
            lines.append(
                speech_set.line(
                    path.stem, folder.name, path, f"flite-{voice}", VOICES[voice], text, words, text in held, times
                )
            )
    speech_set.write(folder, lines)
    print(len(lines), "sentences of", i + 1)


if __name__ == "__main__":
    main()
