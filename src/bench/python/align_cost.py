#!/usr/bin/env python3
"""Compares the processor time of scoring with that of `pocketsphinx_batch` aligning the same clips, in turns.

  align_cost.py CLIPS EVERY MODEL DICTIONARY TURNS -- JAVA COMMAND THAT RUNS ScoringCost

CLIPS is a folder of `clips.py`; MODEL and DICTIONARY are those of the package sphinx4-data, unpacked. Each sentence has its own
grammar with every pronunciation of the dictionary and pauses between words. Sentences with unknown words are scored by Saywell only;
its time is counted per second of audio.
"""
import pathlib
import re
import resource
import subprocess
import sys
import tempfile


def spent(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout


def grammar(name, words):
    lines = [f"FSG_BEGIN {name}", f"NUM_STATES {len(words) + 1}", "START_STATE 0", f"FINAL_STATE {len(words)}"]
    lines += [f"TRANSITION {i} {i + 1} 1.0 {word}" for i, word in enumerate(words)]
    return "\n".join([*lines, "FSG_END", ""])


def main(clips, every, model, dictionary, turns, *java):
    clips = pathlib.Path(clips).resolve()
    known = {line.split()[0] for line in open(dictionary)}
    work = pathlib.Path(tempfile.mkdtemp())
    names, seconds = [], 0
    for line in (clips / "texts.tsv").read_text().splitlines()[:: int(every)]:
        utt, text = line.split("\t")
        words = re.sub(r"[^a-z' ]", " ", text.lower()).split()
        if all(word in known for word in words):
            (work / f"{utt}.fsg").write_text(grammar(utt, words))
            names.append(utt)
            seconds += (clips / f"{utt}.raw").stat().st_size / 32000
    (work / "names").write_text("\n".join(names) + "\n")
    peer = ["pocketsphinx_batch", "-hmm", model, "-dict", dictionary, "-fsgdir", str(work), "-fsgext", ".fsg", "-ctl", str(work / "names"),
            "-cepdir", str(clips), "-cepext", ".raw", "-adcin", "yes", "-hyp", str(work / "hyp"), "-remove_silence", "no", "-remove_noise", "no"]
    fsgctl = work / "fsgs"
    fsgctl.write_text("\n".join(names) + "\n")
    peer += ["-fsgctl", str(fsgctl)]
    (work / "none").write_text("")
    for turn in range(int(turns)):
        loading, _ = spent([*peer[:peer.index("-ctl")], "-ctl", str(work / "none"), *peer[peer.index("-ctl") + 2:]])
        time, _ = spent(peer)
        _, told = spent(list(java[1:]))
        ours = float(re.search(r"warm .* ([\d.]+) of real time", told).group(1))
        theirs = (time - loading) / seconds
        found = sum(1 for line in open(work / "hyp") if len(line.split()) > 2)
        print(f"turn {turn + 1}: pocketsphinx_batch {theirs:.4f} of real time ({found} of {len(names)} aligned, loading {loading:.2f} s not counted), "
              f"Saywell {ours:.4f}, {ours / theirs:.2f} times", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
