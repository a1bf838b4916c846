#!/usr/bin/env python3
"""Lets flite speak sentences with one replaced sound, for `SubstitutedSounds`.

  exchange.py FOLDER [VOICE ...]

The default voice is slt. Neither this voice nor these sentences were used for fitting (`src/train/python/voices.py`). flite gives the sounds
of each sentence; six of them, chosen with a fixed seed, are replaced one at a time with a sound that learners often say instead. Each clip is
UTT.raw (16 kHz). `texts.tsv` has the texts. `exchanged.tsv` has a line for each clip: UTT, index of the sound without pauses, sound, replacement,
all sounds of the sentence.
"""
import pathlib
import random
import subprocess
import sys

from speak import SENTENCES

RAW = ["-r", "16000", "-c", "1", "-b", "16", "-e", "signed", "-t", "raw"]
NAMES = {"ax": "AH", "axr": "ER", "ix": "IH", "hv": "HH", "el": "L", "en": "N"}
CONFUSED = {
    "R": "L", "L": "R", "TH": "S", "DH": "D", "F": "P", "V": "B", "Z": "JH", "S": "SH", "SH": "S", "P": "B", "B": "P", "T": "D", "D": "T",
    "K": "G", "G": "K", "IH": "IY", "IY": "IH", "AE": "EH", "EH": "AE", "AO": "OW", "OW": "AO", "AA": "AH", "UH": "UW", "UW": "UH",
    "W": "V", "NG": "N", "N": "NG", "M": "N", "CH": "T", "JH": "Z", "HH": "F", "Y": "JH", "ER": "AO", "EY": "EH", "AY": "AA"}


def sounds(voice, text):
    told = subprocess.run(["flite", "-voice", voice, "-ps", "-t", text, "none"], capture_output=True, text=True, check=True).stdout
    return told.split()


def main(folder, *voices):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    chance = random.Random(1)
    texts, rows = [], []
    for voice in voices or ("slt",):
        for number, text in enumerate(SENTENCES):
            phones = sounds(voice, text)
            places = [i for i, phone in enumerate(phones) if phone.upper() in CONFUSED]
            for place in chance.sample(places, 6):
                said = CONFUSED[phones[place].upper()]
                spoken = phones[:place] + [said.lower()] + phones[place + 1:]
                utt = f"{voice}-{number:02}-{place:03}"
                wav = folder / f"{utt}.wav"
                subprocess.run(["flite", "-voice", voice, "-p", " ".join(spoken), str(wav)], check=True)
                subprocess.run(["sox", str(wav), *RAW, str(folder / f"{utt}.raw")], check=True)
                wav.unlink()
                heard = [NAMES.get(phone, phone.upper()) for phone in phones if phone != "pau"]
                index = sum(phone != "pau" for phone in phones[:place])
                texts.append(f"{utt}\t{text}\n")
                rows.append(f"{utt}\t{index}\t{phones[place].upper()}\t{said}\t{' '.join(heard)}\n")
    (folder / "texts.tsv").write_text("".join(texts))
    (folder / "exchanged.tsv").write_text("".join(rows))


if __name__ == "__main__":
    main(*sys.argv[1:])
