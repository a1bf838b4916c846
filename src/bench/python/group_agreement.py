#!/usr/bin/env python3
"""How a running service judges learners of each age, gender and level, beside what people said; needs sox with FLAC.

  group_agreement.py SPEECH --base-url URL [--count N]

SPEECH has `labels.jsonl` (speechocean762's labels) and `flac/`. The key comes from SAYWELL_API_KEY. Prints, by age and gender and by the
accuracy that people gave the sentence: how many recordings are refused; of the sounds, how the scores agree, how many are flagged and how many of
these people call accented or wrong; of the words, how many are faulted and to how many of these people gave 8 of 10 or less. Words that the
service expects with another number of sounds than people did count as words only.
"""

import argparse
import collections
import json
import pathlib
import random
import statistics

import natural_speech

GOOD_SOUND = 1.5
POOR_WORD = 8
SOUNDS = ("speakers", "recordings", "sounds", "correlation", "mean squared error", "flagged", "of flags right")
WORDS = ("recordings", "refused", "words", "faulted", "of them rightly", f"words people gave {POOR_WORD} or less")
AGES = {"to 7": 7, "8 to 12": 12, "13 to 17": 17, "18 and over": 999}


class Group:
    def __init__(self):
        self.speakers, self.count, self.pairs = set(), collections.Counter(), []

    def add(self, label, words):
        self.speakers.add(label["speaker"])
        self.count["recordings"] += 1
        if words is None:
            self.count["refused"] += 1
            return
        for word, (_, _, _, total, _, scores) in zip(words, label["words"], strict=True):
            self.count["words"] += 1
            self.count["poor"] += total <= POOR_WORD
            self.count["faulted"] += not word["is_correct"]
            self.count["faulted rightly"] += not word["is_correct"] and total <= POOR_WORD
            if len(word["phonemes"]) == len(scores):
                for sound, score in zip(word["phonemes"], scores, strict=True):
                    self.pairs.append((sound["score"] / 50, score))
                    self.count["flagged"] += not sound["is_correct"]
                    self.count["flagged rightly"] += not sound["is_correct"] and score < GOOD_SOUND

    def sounds(self, name):
        ours, theirs = zip(*self.pairs, strict=True)
        agreement = statistics.correlation(ours, theirs)
        error = statistics.fmean((a - b) ** 2 for a, b in self.pairs)
        own = self.count
        return (name, len(self.speakers), own["recordings"], len(ours), f"{agreement:.3f}", f"{error:.3f}", own["flagged"],
                own["flagged rightly"])  # fmt: skip

    def words(self, name):
        return (name, *(self.count[n] for n in ("recordings", "refused", "words", "faulted", "faulted rightly", "poor")))


def groups_of(label):
    age = next(name for name, oldest in AGES.items() if label["age"] <= oldest)
    level = "9 and 10" if label["acc"] >= 9 else "7 and 8" if label["acc"] >= 7 else "to 6"
    return ("age", f"{age} | {label['gender']}"), ("level", level)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("speech", type=pathlib.Path)
    p.add_argument("--base-url", required=True)
    p.add_argument("--count", type=int)
    a = p.parse_args()
    labels = [json.loads(line) for line in (a.speech / "labels.jsonl").read_text().splitlines()]
    random.Random(7).shuffle(labels)
    groups = collections.defaultdict(Group)
    for label in labels[: a.count]:
        audio = natural_speech.wav(a.speech / "flac" / f"{label['utt']}.flac")
        words = natural_speech.judge(a.base_url, audio, " ".join(word[0] for word in label["words"]))
        for group in groups_of(label):
            groups[group].add(label, words)
    order = [*AGES, "9", "7", "to 6"]
    for kind, head in (("age", "age | gender"), ("level", "accuracy")):
        names = [name for k, name in groups if k == kind]
        names.sort(key=lambda name: (next(i for i, o in enumerate(order) if name.startswith(o)), name))
        for heads, row in ((SOUNDS, Group.sounds), (WORDS, Group.words)):
            print(f"\n| {head} | {' | '.join(heads)} |\n{'|---' * (len(heads) + head.count('|') + 1)}|")
            for name in names:
                print("| " + " | ".join(map(str, row(groups[kind, name], name))) + " |")


if __name__ == "__main__":
    main()
