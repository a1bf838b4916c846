"""manifest.py DATA prints key and FLAC of every reading. Readings of all sets in one form, from DATA/SET/manifest.jsonl.

A reading is a dict: `key` (SET/utt), `set`, `speaker`, `accent`, `held` (never taught on), `audio`, `text` and `words`: dicts with `word`,
`ways` (readings; the first is the one that `said`, `degree` and `scores` speak of), `said` (per sound a list of what was said in
its place, or None where nobody knows), `degree` (how far each exchange goes, 0 to 1), `scores` (what people gave, 0 to 2, or None).
"""

import json
import sys
from pathlib import Path

import corpus

FOLD = 0  # whose speakers nothing is taught on


def readings(data, sets=None):
    out = []
    for file in sorted(Path(data).glob("*/manifest.jsonl")):
        if sets and file.parent.name not in sets:
            continue
        for line in file.read_text("utf8").splitlines():
            out.append(_reading(json.loads(line)))
    return out


def _reading(j):
    scores = j.get("learner_scores") or [None] * len(j["words"])
    words = []
    for w, s in zip(j["words"], scores, strict=True):
        ways = [w["phones"]] + [r for r in w.get("readings", []) if r != w["phones"]]
        said = [[p] if x is None or s else x for p, x in zip(w["phones"], w.get("said") or [None] * len(w["phones"]), strict=True)]
        words.append(dict(word=w["word"], ways=ways, said=said, degree=w.get("degree") or [1.0] * len(w["phones"]), scores=s))
    apart = j["set"] == "learners" and corpus.fold(j["speaker"]) == FOLD or j["set"] == "fluent" and corpus.fold(j["utt"], 4) == 0
    held = bool(j.get("held")) or apart
    return dict(key=f"{j['set']}/{j['utt']}", set=j["set"], speaker=j["speaker"], accent=j.get("accent", ""), held=held,
                audio=j["path"], text=j["text"], words=words)  # fmt: skip


def faultless(u):
    """Whether all was said as expected, by all that is known."""
    return all(w["scores"] is None and all(s == [p] for s, p in zip(w["said"], w["ways"][0], strict=True)) for w in u["words"])


def changed(word):
    """Whether anything in the word is known to have been said otherwise."""
    return any(s != [p] for s, p in zip(word["said"], word["ways"][0], strict=True))


if __name__ == "__main__":
    for u in readings(sys.argv[1]):
        print(u["key"], u["audio"], sep="\t")
