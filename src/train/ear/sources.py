"""Recordings of native speakers that come from elsewhere: who said what, in which file.

SOURCES holds `arctic` (bdl/ and slt/ with WAV files, `cmuarctic.data` with the texts), `librispeech` (FLAC files in folders, `texts.tsv` of
write_down.py) and `vctk` (WAV files named SPEAKER_NUMBER, `transcripts.csv`, `texts.tsv`). Each function yields utterance, speaker, accent, text and file.

sources.py SOURCES compares the sounds with those that README.md names; sources.py SOURCES --list NAME prints the name and file of each, for write_down.py.
"""

import csv
import difflib
import hashlib
import re
import sys
from pathlib import Path

from write_down import sure

INDIAN = {"p248", "p251", "p376"}


def arctic_texts(folder):
    """Sentence by its number (`arctic_a0001`)."""
    found = re.findall(r'\( (arctic_\w+) "(.*)" \)', (folder / "cmuarctic.data").read_text("utf8"))
    return {number: " ".join(text.split()) for number, text in found}


def arctic(folder):
    texts = arctic_texts(folder)
    for speaker in ("bdl", "slt"):
        for file in sorted((folder / speaker).glob("*.wav")):
            if file.stem in texts:
                yield f"{speaker}_{file.stem}", speaker, "us", texts[file.stem], file


def librispeech(folder):
    files = {f.stem: f for f in folder.rglob("*.flac")}
    for name, text in sure(folder / "texts.tsv"):
        yield name, name.split("-")[0], "us", text, files[name]


def vctk(folder):
    """All but three speakers of Indian English, whose v, w and th are not those that the lexicon expects.

    These files have been through a conversion of voices; those in which more than one word in eight is written down otherwise are left out.
    """
    with (folder / "transcripts.csv").open(encoding="utf8", newline="") as rows:
        texts = {Path(r["wav_file"]).stem: " ".join(r["transcript"].split()) for r in csv.DictReader(rows)}
    heard = dict(line.split("\t")[:2] for line in (folder / "texts.tsv").read_text("utf8").splitlines())
    for file in sorted(folder.glob("*.wav")):
        speaker, text = file.stem.split("_")[0], texts.get(file.stem)
        if text and speaker not in INDIAN and agreement(text, heard[file.stem]) >= 7 / 8:
            yield file.stem, speaker, "gb", text, file


def agreement(text, heard):
    """Share of the words of both texts that agree."""
    words = [re.findall(r"[a-z']+", t.lower()) for t in (text, heard)]
    return difflib.SequenceMatcher(None, *words).ratio()


def apart(speaker, share=8):
    """Whether nothing is taught on a speaker: one in `share`, whatever else there is."""
    return hashlib.md5(speaker.encode()).digest()[1] % share == 0


ALL = dict(arctic=arctic, librispeech=librispeech, vctk=vctk)


def sounds(folder):
    return sorted((f for f in folder.rglob("*") if f.suffix in (".wav", ".flac")), key=lambda f: f.name + f.parent.name)


def digest(folder):
    """Of all sounds of a folder in the order of their names."""
    whole = hashlib.sha256()
    for f in sounds(folder):
        whole.update(f.read_bytes())
    return whole.hexdigest()


DIGESTS = dict(
    arctic="b7e905db8cd99ed7317839f06d6cc6580684c749415d1d794e5a5d894994686f",
    librispeech="9ae9c97b1e539e497022b2f917127f96ca999b3a671633ba6e28c4c9bc5db26a",
    vctk="5c86b80ab657916d4bee05d4dca89c433df2ebc065a4eafe56cc68d4f4607600",
)


def main():
    folder = Path(sys.argv[1])
    if sys.argv[2:3] == ["--list"]:
        for f in sounds(folder / sys.argv[3]):
            print(f"{f.stem}\t{f}")
        return
    for name, expected in DIGESTS.items():
        if (folder / name).exists() and digest(folder / name) != expected:
            sys.exit(f"{name}: these are not the recordings that README.md names")


if __name__ == "__main__":
    main()
