"""hear_middle.py MODELS OUT LIST: what the frozen lower half of the encoder makes of recordings, once.

LIST has a line a recording: its key and its FLAC, between them a tab. OUT/COPY/KEY.npz gets the middle layer, the log-mel, and
the posteriors and starts of the frame network. Copies other than 0 are changed by augment.py with a seed from the key.
Files that are there are left alone.
"""

import argparse
import zlib
from pathlib import Path

import numpy as np
import onnxruntime as ort

import augment
import corpus
import listen


class Ear:
    """The encoder and the frame network on one thread."""

    def __init__(self, models):
        options = ort.SessionOptions()
        options.intra_op_num_threads = 1
        load = lambda n: ort.InferenceSession(str(models / n), options)
        self.encoder, self.frames = load("whisper-encoder.onnx"), load("ear-frames.onnx")
        self.names = [f"layer{i}" for i in range(7)]

    def __call__(self, samples, shift=0):
        x, begin = listen.placed(samples, shift)
        m = listen.mel(x)
        if m.shape[1] > 2800:
            return None
        steps = min((len(x) // listen.HOP + 1) // 2, m.shape[1] // 2)
        layers = [v[:, :steps] for v in self.encoder.run(self.names, {"mel": m[None]})]
        m = m[:, : 2 * steps]
        logp, start = self.frames.run(["logp", "start"], {"mel": m[None], **dict(zip(self.names, layers, strict=True))})
        return dict(mel=m, layers=layers, logp=logp, start=start, begin=begin, steps=steps)


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("models", type=Path)
    p.add_argument("out", type=Path)
    p.add_argument("list", type=Path)
    p.add_argument("--copy", type=int, default=0)
    p.add_argument("--share", type=float, default=1.0, help="of the recordings, for copies")
    a = p.parse_args()
    ear = Ear(a.models)
    for line in a.list.read_text("utf8").splitlines():
        key, audio = line.split("\t")
        path = a.out / str(a.copy) / f"{key}.npz"
        seed = zlib.crc32(f"{key}-{a.copy}".encode())
        if path.exists() or (a.copy and seed % 1000 >= 1000 * a.share):
            continue
        x, factor, shift = corpus.samples(dict(audio=audio)), 1.0, 0
        if a.copy:
            rng = np.random.default_rng(seed)
            x, factor = augment.changed(x, rng)
            shift = int(rng.integers(-10, 11))
        h = ear(x, shift)
        if h is None:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        half = lambda v: np.asarray(v).astype(np.float16)
        tmp = path.with_suffix(".tmp.npz")
        np.savez(tmp, mel=half(h["mel"]), middle=half(h["layers"][3][0]), logp=half(h["logp"]), start=half(h["start"]),
                 begin=h["begin"], factor=factor)  # fmt: skip
        tmp.rename(path)


if __name__ == "__main__":
    main()
