"""The shipped encoder on another processor, emulated, against float weights on this one.

  check_processor.py choose SPEECH LEXICON LIST        50 recordings of 1.5 to 3.5 s: learners, native and fluent readings
  check_processor.py hear LIST ENCODER OUT [--middle S] all layers of each, or of S seconds in its middle; run it on every processor
  check_processor.py compare LIST MODELS FLOAT OUT...  layers and scores of each OUT against those of FLOAT

An emulated one: `qemu-x86_64 -cpu Haswell PYTHON check_processor.py hear ...` (Debian's qemu-user, 7.2 or later), half a minute of
processor time a recording, 5 s for .6 s of it.
FLOAT is an OUT that was made with an encoder of `export_whisper.py --float`. LEXICON is made by lexicon.sh. A run that
breaks off goes on where it was. Scores are compared where whole recordings were heard.
"""

import argparse
import json
import sys
from pathlib import Path

import numpy as np
import onnxruntime as ort

import corpus
import listen

KINDS = {"learner": 26, "native": 12, "fluent": 12}
SECONDS = 1.5, 3.5


def choose(speech, lexicon, path):
    held = path.with_suffix(".held")
    held.write_text("")
    us = corpus.everything(speech, None, lexicon, held)
    held.unlink()
    lines = []
    for kind, count in KINDS.items():
        some = [u for u in us if u["set"] == kind]
        np.random.default_rng(5).shuffle(some)
        fits = (u for u in some if SECONDS[0] <= len(corpus.samples(u)) / listen.RATE <= SECONDS[1])
        for u, _ in zip(fits, range(count), strict=False):
            words = [[w["readings"][0]] for w in u["words"]]
            lines.append(json.dumps(dict(utt=u["utt"], set=kind, audio=u["audio"], words=words)))
    path.write_text("\n".join(lines) + "\n")


def recordings(path):
    for line in path.read_text().splitlines():
        u = json.loads(line)
        x, _ = listen.placed(corpus.samples(u))
        m = listen.mel(x)
        yield u, m, min((len(x) // listen.HOP + 1) // 2, m.shape[1] // 2)


def hear(path, encoder, out, middle):
    out.mkdir(parents=True, exist_ok=True)
    heard = listen.Encoder(encoder)
    for u, m, steps in recordings(path):
        file = out / f"{u['utt']}.npy"
        if not file.exists():
            if middle:
                first, steps = steps - int(middle / 0.04), int(middle / 0.02)
                m = m[:, first : first + 2 * steps]
            np.save(out / "unfinished.npy", heard(m)[:steps])
            (out / "unfinished.npy").rename(file)
            print(file.name, flush=True)


class Scores:
    """The scorer on layers that were heard before."""

    def __init__(self, models):
        load = lambda n: ort.InferenceSession(str(models / n))
        self.frames, self.scorer = load("ear-frames.onnx"), load("ear-scorer.onnx")

    def __call__(self, m, layers, words):
        """Scores of all sounds and words on the scale of 100, and the first frame of each sound."""
        from align import align

        steps = len(layers)
        heard = {f"layer{i}": layers[None, :, i] for i in range(layers.shape[1])}
        logp, start = self.frames.run(None, {"mel": m[None, :, : 2 * steps], **heard})
        _, spans, _ = align(logp, start, words)
        rows = [(corpus.PHONES.index(p), w, a, b) for w, (way, s) in enumerate(zip(words, spans, strict=True))
                for p, (a, b) in zip(way[0], s, strict=True)]  # fmt: skip
        given = dict(zip(("phone", "word", "begin", "end"), np.array(rows, np.int64).T, strict=True))
        names = ["score", "word_score"]
        sounds, own = self.scorer.run(names, {**heard, "logp": logp, "start": start, **given})
        return sounds * 50, own * 50, given["begin"]


def compare(path, models, reference, others):
    scores = Scores(models)
    for out in others:
        layers, most, sounds, words, moved = [], 0.0, [], [], 0
        for u, m, steps in recordings(path):
            if not all((f / f"{u['utt']}.npy").exists() for f in (reference, out)):
                continue
            a, b = (np.load(f / f"{u['utt']}.npy").astype(np.float64) for f in (reference, out))
            layers.append(np.sqrt(((a - b) ** 2).mean((0, 2)) / a.var((0, 2))))
            most = max(most, float(np.abs(a - b).max()))
            if len(a) < steps:
                continue
            ours, theirs = (scores(m, x.astype(np.float32), u["words"]) for x in (a, b))
            sounds.append(np.abs(ours[0] - theirs[0]))
            words.append(np.abs(ours[1] - theirs[1]))
            moved += int((ours[2] != theirs[2]).sum())
        print(f"{out}: {len(layers)} recordings")
        print("  layers 0 to 6 differ by (of their spread)", *(f"{v:.2g}" for v in np.mean(layers, 0)), f"; at most {most:.2g}")
        if not sounds:
            continue
        heard, sounds, words = len(sounds), np.concatenate(sounds), np.concatenate(words)
        print(f"  in {heard} of them, scores of {len(sounds)} sounds by {sounds.mean():.3f}, at most {sounds.max():.2f} of 100; of words by {words.mean():.3f}, at most"
              f" {words.max():.2f}; starts moved {moved}")  # fmt: skip


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("what", choices=("choose", "hear", "compare"))
    p.add_argument("paths", nargs="+", type=Path)
    p.add_argument("--middle", type=float, default=0, metavar="S")
    a = p.parse_args()
    if a.what == "choose":
        choose(*a.paths)
    elif a.what == "hear":
        print(sys.version.split()[0], "onnxruntime", ort.__version__)
        hear(*a.paths, a.middle)
    else:
        compare(*a.paths[:3], a.paths[3:])


if __name__ == "__main__":
    main()
