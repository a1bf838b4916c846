"""place.py DATA HEARD OUT: where the sounds of every reading lie, those that were said and those that were expected.

OUT/SET.pickle: {(key, copy): {"said": [(phone, begin, end, kind)], "ways", "spans"}} in frames of the frame network. Kind: 1 said so, by
all that is known; 0.3 said so, with an accent; 0 not known; -1 something else was said. Sets that are whole are skipped.
"""

import argparse
import pickle
from pathlib import Path

import numpy as np

import manifest
from align import align


def kinds(score):
    return 1.0 if score is None or score >= 1.8 else 0.3 if score >= 1 else -1.0


def placed(u, logp, start):
    """The sounds said and those expected; None where they don't fit into the recording."""
    words = u["words"]
    ways = [w["ways"] if w["scores"] is None and not manifest.changed(w) else w["ways"][:1] for w in words]
    found = align(logp, start, ways)
    if found is None:
        return None
    chosen, spans, _ = found
    if any(manifest.changed(w) for w in words):
        said = [[p for s in w["said"] for p in s] for w in words]
        kept = [s for s in said if s]
        heard = align(logp, start, [[s] for s in kept])
        if heard is None:
            return None
        sounds, at = [], 0
        for w, s in zip(words, said, strict=True):
            if s:
                doubt = [0.0 if 0.3 < d < 0.7 and x != [p] else 1.0
                         for x, p, d in zip(w["said"], w["ways"][0], w["degree"], strict=True) for _ in x]  # fmt: skip
                sounds += [(p, a, b, k) for p, (a, b), k in zip(s, heard[1][at], doubt, strict=True)]
                at += 1
    else:
        sounds = [
            (p, a, b, kinds(w["scores"][k] if w["scores"] else None))
            for w, v, sp in zip(words, chosen, spans, strict=True)
            for k, (p, (a, b)) in enumerate(zip(w["ways"][v], sp, strict=True))
        ]
    return dict(said=sounds, ways=chosen, spans=spans)


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("data", type=Path)
    p.add_argument("heard", type=Path)
    p.add_argument("out", type=Path)
    p.add_argument("--sets", nargs="*")
    a = p.parse_args()
    a.out.mkdir(parents=True, exist_ok=True)
    for name in sorted({f.parent.name for f in a.data.glob("*/manifest.jsonl")}):
        if a.sets and name not in a.sets:
            continue
        file = a.out / f"{name}.pickle"
        out = pickle.loads(file.read_bytes()) if file.exists() else {}
        lost = new = 0
        for u in manifest.readings(a.data, [name]):
            for copy in (0, 1):
                path = a.heard / str(copy) / f"{u['key']}.npz"
                if (u["key"], copy) in out or not path.exists():
                    continue
                h = np.load(path)
                found = placed(u, h["logp"].astype(np.float32), h["start"].astype(np.float32))
                out[u["key"], copy] = found
                new += 1
                lost += found is None
        if new:
            tmp = file.with_suffix(".tmp")
            tmp.write_bytes(pickle.dumps(out))
            tmp.rename(file)
        print(name, len(out), "placed,", new, "of them new,", lost, "lost", flush=True)


if __name__ == "__main__":
    main()
