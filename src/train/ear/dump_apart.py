"""dump_apart.py DATA HEARD ASKED PLAIN.tsv.gz FAULTS.pickle... OUT.tsv.gz: what networks say of what they were not taught on, as a dump.

FAULTS are those of train_faults.py, of the seeds 0 ... N-1 with --parts N. A row gets the mean of the networks that know nothing of its recording, and
counts as held; what every network was taught on is left out. PLAIN is a dump of the scorer before (dump_sounds.py --all), of whose score and that of the
networks the mean is told; what it does not know is left out too.
"""

import argparse
import csv
import gzip
import pickle
from collections import defaultdict
from pathlib import Path

import numpy as np

import manifest
from dump_sounds import COLUMNS, lines


def means(files):
    """Of every question the mean of what was said of it."""
    of = {}
    for file in files:
        for key, (out, said) in pickle.loads(file.read_bytes()).items():
            of.setdefault(key, []).append((out, said))
    return {key: tuple(np.mean([x[k] for x in some], 0) for k in (0, 1)) for key, some in of.items()}


def scores(path):
    """Of every question the score, word's score and accuracy of each sound."""
    of = defaultdict(list)
    with gzip.open(path, "rt", encoding="utf8") as rows:
        for row in csv.DictReader(rows, delimiter="\t", quoting=csv.QUOTE_NONE):
            of[row["utt"], row["kind"]].append([float(row[k]) for k in ("score", "word_score", "accuracy")])
    return {key: np.array(some) for key, some in of.items()}


def main():
    p = argparse.ArgumentParser(description=__doc__)
    for name in ("data", "heard", "asked", "plain"):
        p.add_argument(name, type=Path)
    p.add_argument("faults", type=Path, nargs="+")
    p.add_argument("out", type=Path)
    a = p.parse_args()
    of, plain, rows = means(a.faults), scores(a.plain), 0
    known = {u["key"]: u | {"held": True} for u in manifest.readings(a.data)}
    with gzip.open(a.out, "wt", 3, encoding="utf8") as out:
        out.write("\t".join(COLUMNS) + "\n")
        for file in sorted(a.asked.glob("*.pickle")):
            for q in pickle.loads(file.read_bytes()):
                key, u = (q["key"], q["kind"]), known.get(q["key"])
                found, before = of.get(key), plain.get(key)
                if q["copy"] or u is None or found is None or before is None:
                    continue
                judged, said = found
                told = dict(fault=judged[:, 0], added=judged[:, 1], score=judged[:, 2] + before[:, 0] / 2, said=said,
                            word_score=before[:, 1], sentence=before[:, 2])  # fmt: skip
                with np.load(a.heard / "0" / f"{q['key']}.npz") as h:
                    begin = int(h["begin"])
                for line in lines(u, q, told, begin):
                    out.write("\t".join(line) + "\n")
                    rows += 1
    print(rows, "rows")


if __name__ == "__main__":
    main()
