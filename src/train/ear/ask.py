"""ask.py PACKED [--held]: where the sounds of all packed readings lie, and what is asked of them.

PACKED/placed/SET.pickle: {key: what place.py gives and `frames`, their count}. PACKED/asked/SET.pickle: a list of questions (questions.py). With
--held of readings that nothing is taught on alone.
"""

import argparse
import pickle
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np

import place
import questions

TABLE = Path(__file__).with_name("first_language_errors.tsv")
exchanges = None


def begin(often):
    global exchanges
    exchanges = questions.Exchanges(TABLE, often)


def answered(job):
    u, logp, start = job[0], *(v.astype(np.float32) for v in job[1:])
    found = place.placed(u, logp, start)
    return u, found and found | dict(frames=len(logp)), found and questions.asked(u, found, logp, start, exchanges)


def posteriors(folder, only):
    """Each reading, its log-posteriors and starts."""
    import torch

    import packed_speech
    from torch_ear import TorchEar

    where = packed_speech.device()
    speech = packed_speech.PackedSpeech(folder, where, only)
    ear = TorchEar(folder).to(where).eval()
    yield speech.readings
    with torch.no_grad():
        for some in packed_speech.groups(speech.readings, 400):
            mel, layers, mask, steps = ear.hear(*speech.sounds(some))
            logp, start = (v.half().cpu().numpy() for v in ear.posteriors(mel, layers, mask))
            for k, u in enumerate(some):
                n = 2 * int(steps[k])
                yield {q: u[q] for q in ("key", "set", "speaker", "held", "words")}, logp[k, :n].copy(), start[k, :n].copy()


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("packed", type=Path)
    p.add_argument("--held", action="store_true")
    a = p.parse_args()
    jobs = posteriors(a.packed, lambda u: u["held"] or not a.held)
    often = questions.frequencies(next(jobs))
    placed, asked = defaultdict(dict), defaultdict(list)
    with ProcessPoolExecutor(mp_context=get_context("spawn"), initializer=begin, initargs=(often,)) as pool:
        for u, found, some in pool.map(answered, jobs, chunksize=16):
            if found:
                placed[u["set"]][u["key"]] = found
                asked[u["set"]] += some
    for folder, all_of in (("placed", placed), ("asked", asked)):
        (a.packed / folder).mkdir(exist_ok=True)
        for name, of in all_of.items():
            (a.packed / folder / f"{name}.pickle").write_bytes(pickle.dumps(of))
    for name, some in asked.items():
        wrong, sounds = (sum(int(np.nansum(q["wrong"])) for q in some), sum(len(q["phone"]) for q in some))
        print(f"{name}: {len(placed[name])} placed, {len(some)} questions, {wrong} of {sounds} sounds wrong", flush=True)


if __name__ == "__main__":
    main()
