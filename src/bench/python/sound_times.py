#!/usr/bin/env python3
"""Where a running service finds the sounds of speech whose times are known; needs festival and its voices.

  sound_times.py SENTENCES [--voices kal_diphone ked_diphone ...] --base-url URL

SENTENCES has one to a line. The key comes from SAYWELL_API_KEY. The voices are put together from pieces of a person's speech (kal, ked) or are
statistical (cmu_us_slt_arctic_hts), and tell when each sound starts. Prints for every voice how many starts lie within 20 and 50 ms, by how much the
middle one is late, and how often a pause of 50 ms or more is told where there is none. Words that are said otherwise than expected are left out.
"""

import argparse
import pathlib
import statistics
import subprocess
import tempfile

from natural_speech import judge

VOICES = ["kal_diphone", "ked_diphone", "cmu_us_slt_arctic_hts"]
LONG_PAUSE = 0.05
SILENT = {"pau", "h#", "brth", "sil", "ssil"}


def spoken(voice, sentences, folder):
    """WAV and the words of every sentence, each a list of the starts and the last end of its sounds."""
    lines = [f"(voice_{voice})"]
    for i, text in enumerate(sentences):
        lines.append(f'(set! u (SynthText "{text}")) (utt.save.wave u "{folder}/{i}.wav" \'riff)')
        lines.append(f'(utt.save.segs u "{folder}/{i}.segs") (utt.save.words u "{folder}/{i}.words")')
    script = folder / "speak.scm"
    script.write_text("\n".join(lines))
    subprocess.run(["festival", "-b", script], check=True, stderr=subprocess.DEVNULL)
    for i, text in enumerate(sentences):
        rows = lambda kind: [r.split() for r in (folder / f"{i}.{kind}").read_text().splitlines() if r[0] != "#"]
        sounds, start = [], 0.0
        for end, _, sound in rows("segs"):
            if sound not in SILENT:
                sounds.append((start, float(end)))
            start = float(end)
        words, start = [], 0.0
        for end, _, _ in rows("words"):
            words.append([s for s in sounds if start <= s[1] - 1e-4 <= float(end)])
            start = float(end)
        yield text, (folder / f"{i}.wav").read_bytes(), words


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sentences", type=pathlib.Path)
    parser.add_argument("--voices", nargs="+", default=VOICES)
    parser.add_argument("--base-url", required=True)
    options = parser.parse_args()
    sentences = [s.strip() for s in options.sentences.read_text("utf8").splitlines() if s.strip()]
    for voice in options.voices:
        late, gaps, pauses = [], 0, 0
        with tempfile.TemporaryDirectory() as folder:
            for text, audio, words in spoken(voice, sentences, pathlib.Path(folder)):
                heard = judge(options.base_url, audio, text)
                if heard is None or len(heard) != len(words):
                    continue
                for i, (word, sounds) in enumerate(zip(heard, words, strict=True)):
                    if i and sounds and words[i - 1] and sounds[0][0] - words[i - 1][-1][1] < 0.001:
                        gaps += 1
                        pauses += word["start"] - heard[i - 1]["end"] >= LONG_PAUSE
                    if len(word["phonemes"]) == len(sounds):
                        late += [p["start"] - s[0] for p, s in zip(word["phonemes"], sounds, strict=True)]
        within = lambda seconds: sum(abs(d) <= seconds + 1e-4 for d in late) / len(late)
        print(f"{voice}: {len(late)} starts, within 20 ms {within(0.02):.2f}, within 50 ms {within(0.05):.2f}, middle"
              f" {statistics.median(late):+.3f} s; pauses told where there is none: {pauses} of {gaps}")


if __name__ == "__main__":
    main()
