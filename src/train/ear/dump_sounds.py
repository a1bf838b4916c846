"""dump_sounds.py MODELS DATA ASKED OUT.tsv.gz [--sets ...]: what an ear of MODELS says of every sound that it is asked about.

The questions are those of questions.py, so two ears are asked the same. Without --all only readings that are held. A line a sound; the first line names the columns.
"""

import argparse
import gzip
import pickle
from pathlib import Path

import numpy as np

import corpus
import judge
import manifest
from corpus import PHONES

COLUMNS = (
    "utt set speaker accent held kind word_index phone_index word expected previous next fault score added word_score accuracy said1 p1"
    " said2 p2 said3 p3 begin end people truth wrong"
).split()
SAID = [*PHONES, "-"]
SHIFT = -0.06


def lines(u, q, out, begin):
    words, n = [w["word"] for w in u["words"]], len(q["phone"])
    index = np.arange(n) - np.searchsorted(q["word"], q["word"], "left")
    top = np.argsort(-out["said"], 1)[:, :3]
    number = lambda x, d=4: "" if x != x else f"{x:.{d}f}".rstrip("0").rstrip(".")
    for i in range(n):
        near = lambda k: PHONES[q["phone"][k]] if 0 <= k < n else ""
        said = [v for k in top[i] for v in (SAID[k], number(out["said"][i, k]))]
        yield [
            u["key"], u["set"], u["speaker"], u["accent"], str(int(u["held"])), q["kind"], str(q["word"][i]), str(index[i]),
            words[q["word"][i]], near(i), near(i - 1), near(i + 1), number(out["fault"][i]), number(out["score"][i]), number(out["added"][i]),
            number(out["word_score"][i]), number(out["sentence"][0], 3), *said, number(q["begin"][i] * 0.01 + begin / 16000 + SHIFT, 3),
            number(q["end"][i] * 0.01 + begin / 16000 + SHIFT, 3), number(q["people"][i], 2),
            "" if q["truth"][i] < 0 else SAID[q["truth"][i]], number(q["wrong"][i], 1),
        ]  # fmt: skip


def main():
    p = argparse.ArgumentParser(description=__doc__)
    for name in ("models", "data", "asked", "out"):
        p.add_argument(name, type=Path)
    p.add_argument("--sets", nargs="*")
    p.add_argument("--all", action="store_true")
    a = p.parse_args()
    ear = judge.Ear(a.models)
    known = {u["key"]: u for u in manifest.readings(a.data, a.sets)}
    a.out.parent.mkdir(parents=True, exist_ok=True)
    tmp = a.out.with_suffix(".tmp")
    with gzip.open(tmp, "wt", 3, encoding="utf8") as out:
        out.write("\t".join(COLUMNS) + "\n")
        for name in sorted(f.stem for f in a.asked.glob("*.pickle") if not a.sets or f.stem in a.sets):
            heard_key = None
            for q in pickle.loads((a.asked / f"{name}.pickle").read_bytes()):
                u = known.get(q["key"])
                if u is None or not (a.all or q["held"]):
                    continue
                if heard_key != q["key"]:
                    heard, begin = ear.hear(corpus.samples(u))
                    heard_key = q["key"]
                for line in lines(u, q, ear.judge(heard, q), begin):
                    out.write("\t".join(line) + "\n")
            print(name, "done", flush=True)
    tmp.rename(a.out)


if __name__ == "__main__":
    main()
