"""Recordings of native speakers that come from elsewhere: who said what, in which file.

SOURCES holds `arctic` (bdl/ and slt/ with WAV files, `cmuarctic.data` with the texts), `librispeech` (FLAC files in folders, `texts.tsv` of
write_down.py) and `vctk` (WAV files named SPEAKER_NUMBER, `transcripts.csv`). Each function yields utterance, speaker, accent, text and file.
"""

import csv
import hashlib
import re
from pathlib import Path

from write_down import sure


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
    with (folder / "transcripts.csv").open(encoding="utf8", newline="") as rows:
        texts = {Path(r["wav_file"]).stem: r["transcript"] for r in csv.DictReader(rows)}
    for file in sorted(folder.glob("*.wav")):
        if file.stem in texts:
            yield file.stem, file.stem.split("_")[0], "gb", " ".join(texts[file.stem].split()), file


def apart(speaker, share=8):
    """Whether nothing is taught on a speaker: one in `share`, whatever else there is."""
    return hashlib.md5(speaker.encode()).digest()[1] % share == 0


ALL = dict(arctic=arctic, librispeech=librispeech, vctk=vctk)
