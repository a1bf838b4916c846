"""Judges a recording by the shipped files alone, as the product does."""

from pathlib import Path

import numpy as np
import onnxruntime as ort

import listen
from align import align
from corpus import PHONES

NAMES = "score fault added word_score sentence said".split()


class Judge:
    def __init__(self, models):
        options = ort.SessionOptions()
        options.intra_op_num_threads = 1
        load = lambda n: ort.InferenceSession(str(Path(models) / n), options)
        self.encoder, self.frames = load("whisper-encoder.onnx"), load("ear-frames.onnx")
        self.scorer = load("ear-scorer.onnx")

    def __call__(self, samples, words):
        """What the scorer gives, by name, and the times of all sounds in seconds."""
        x, begin = listen.placed(samples)
        m = listen.mel(x)
        steps = min((len(x) // listen.HOP + 1) // 2, m.shape[1] // 2)
        layers = [v[:, :steps] for v in self.encoder.run(None, {"mel": m[None]})]
        heard = {f"layer{i}": v for i, v in enumerate(layers)}
        logp, start = self.frames.run(None, {"mel": m[None, :, : 2 * steps], **heard})
        found = align(logp, start, words)
        if found is None:
            return None
        ways, spans, _ = found
        rows = [
            (PHONES.index(p), w, a, b)
            for w, (v, s) in enumerate(zip(ways, spans, strict=True))
            for p, (a, b) in zip(words[w][v], s, strict=True)
        ]
        given = dict(zip(("phone", "word", "begin", "end"), np.array(rows, np.int64).T, strict=True))
        out = self.scorer.run(None, {**heard, "logp": logp, "start": start, **given})
        times = given["begin"] * 0.01 + begin / listen.RATE
        return dict(zip(NAMES, out, strict=True)) | dict(word=given["word"], times=times)
