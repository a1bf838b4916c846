"""Judges a recording by the shipped files alone, as the product does."""

from pathlib import Path

import numpy as np
import onnxruntime as ort

import listen
from align import align
from corpus import PHONES


class Ear:
    """Encoder, frame network and scorer of a folder, on one thread."""

    def __init__(self, models):
        options = ort.SessionOptions()
        options.intra_op_num_threads = 1
        load = lambda n: ort.InferenceSession(str(Path(models) / n), options)
        self.encoder, self.frames = load("whisper-encoder.onnx"), load("ear-frames.onnx")
        self.scorer = load("ear-scorer.onnx")

    def hear(self, samples):
        """What is known without a text, by name, and the sample at which it begins."""
        x, begin = listen.placed(samples)
        m = listen.mel(x)
        steps = min((len(x) // listen.HOP + 1) // 2, m.shape[1] // 2)
        heard = {n: v[:, :steps] for n, v in run(self.encoder, {"mel": m[None]}).items()}
        heard["mel"] = m[None, :, : 2 * steps]
        return heard | run(self.frames, heard), begin

    def judge(self, heard, sounds):
        """What the scorer says of `phone`, `word`, `begin` and `end` in `sounds`, by name."""
        return run(self.scorer, {**heard, **{k: sounds[k] for k in ("phone", "word", "begin", "end")}})


def run(session, given):
    """All outputs by name; what the network does not read is left out."""
    names = [o.name for o in session.get_outputs()]
    own = {i.name: given[i.name] for i in session.get_inputs()}
    return dict(zip(names, session.run(names, own), strict=True))


def rows(words, ways, spans):
    """The sounds of an alignment as the scorer reads them."""
    flat = [
        (PHONES.index(p), w, a, b)
        for w, (v, s) in enumerate(zip(ways, spans, strict=True))
        for p, (a, b) in zip(words[w][v], s, strict=True)
    ]
    return dict(zip(("phone", "word", "begin", "end"), np.array(flat, np.int64).T, strict=True))


class Judge(Ear):
    def __call__(self, samples, words):
        """What the scorer gives, by name, and the times of all sounds in seconds."""
        heard, begin = self.hear(samples)
        found = align(heard["logp"], heard["start"], words)
        if found is None:
            return None
        given = rows(words, *found[:2])
        return self.judge(heard, given) | dict(word=given["word"], times=given["begin"] * 0.01 + begin / listen.RATE)
