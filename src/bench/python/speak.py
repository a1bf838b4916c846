#!/usr/bin/env python3
"""Lets computer voices speak sentences, and writes when each sound ends.

  speak.py FOLDER

Two voices of festival and two of flite (Debian's packages festival, festvox-kallpc16k, festvox-kdlpc16k, flite). Each clip is
VOICE-N.wav (16 kHz) with VOICE-N.txt, the sentence, and VOICE-N.phones, with a line for each sound: end in seconds, name.
"""
import pathlib
import subprocess
import sys

FESTIVAL = ("kal_diphone", "ked_diphone")
FLITE = ("slt", "rms")

# The sound of Festival's diphone voices is later than their labels by this many seconds. If a sentence begins with m, n or a vowel, the
# median rise of the wave is 16 ms (kal) and 15 ms (ked) after the label, and 3 ms after it with flite.
LATE = 0.013
SENTENCES = """The little dog ran across the wet grass.
She sells fresh fish at the market every Thursday.
My brother plays the violin in the school orchestra.
Please close the window before you leave.
They were watching birds from the top of the hill.
We need five more chairs for the meeting.
He forgot his umbrella on the yellow bus.
Could you show me the way to the station?
A thick fog covered the village in the morning.
Her favorite subject is science.
The judge asked a very simple question.
I usually drink tea with lemon and honey.
The children built a huge castle of sand.
Nothing is better than a good book.
The train leaves at a quarter past seven.
Our teacher wrote the answer on the board.
Both boys enjoyed the measure of freedom.
Put the heavy box under the kitchen table.
The weather will be cloudy and cool today.
Yesterday we visited an old church in town.""".splitlines()


def festival(voice, text, wav):
    labels = wav.with_suffix(".lab")
    script = f'(voice_{voice}) (set! u (utt.synth (Utterance Text "{text}"))) (utt.save.wave u "{wav}" \'riff) (utt.save.segs u "{labels}")'
    subprocess.run(["festival", "--pipe"], input=script, text=True, check=True)
    ends = [line.split() for line in labels.read_text().splitlines()[1:]]
    labels.unlink()
    return [(float(end) + LATE, name) for end, _, name in ends]


def flite(voice, text, wav):
    told = subprocess.run(["flite", "-voice", voice, "-psdur", "-t", text, str(wav)], capture_output=True, text=True, check=True).stdout
    return [(float(end), name) for name, end in (item.split(":") for item in told.split())]


def main(folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for speak, voices in ((festival, FESTIVAL), (flite, FLITE)):
        for voice in voices:
            for number, text in enumerate(SENTENCES):
                wav = folder.resolve() / f"{voice}-{number:02}.wav"
                sounds = speak(voice, text, wav)
                wav.with_suffix(".txt").write_text(text + "\n")
                wav.with_suffix(".phones").write_text("".join(f"{end:.4f} {name}\n" for end, name in sounds))


if __name__ == "__main__":
    main(*sys.argv[1:])
