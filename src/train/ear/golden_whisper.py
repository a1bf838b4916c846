"""golden_whisper.py MODELS AUDIO OUT: what Whisper in the product must agree with, for one of
the recordings for tests: its log-mel, its last layer, and how probable a text is in it and in silence.
The test WhisperGoldenTest reads it: little-endian, each part with its length before it.
"""

import sys

import numpy as np
import onnxruntime as ort

from listen import mel

TEXT = [492, 366, 516, 281, 264, 6314, 3884]  # " We are going to the theme park"
PROMPT = [50258, 50259, 50359, 50363]


def session(folder, name):
    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    return ort.InferenceSession(f"{folder}/whisper-{name}.onnx", options)


def log_softmax(x):
    x = x - x.max(-1, keepdims=True)
    return x - np.log(np.exp(x).sum(-1, keepdims=True))


def main(folder, audio, out):
    x = np.frombuffer(open(audio, "rb").read()[44:], "<i2").astype(np.float32) / 32768
    encoder, cross, decoder = (session(folder, n) for n in ("encoder", "cross", "decoder"))

    def layer(samples, margin):
        return encoder.run(["layer6"], {"mel": mel(samples, margin)[None]})[0]

    def given(last):
        feeds = dict(zip([o.name for o in cross.get_outputs()], cross.run(None, {"layer6": last})))
        for i in range(6):
            feeds[f"past_key_{i}"] = np.zeros((1, 8, 64, 0), np.float32)
            feeds[f"past_value_{i}"] = np.zeros((1, 8, 0, 64), np.float32)
        feeds["tokens"] = np.array([PROMPT + TEXT], np.int64)
        feeds["beam"] = np.zeros(1, np.int64)
        logits = decoder.run(["logits"], feeds)[0][0].astype(np.float64)
        return log_softmax(logits[len(PROMPT) - 1 : -1])[range(len(TEXT)), TEXT]

    last = layer(x, 256)
    parts = [
        mel(x, 256)[:, ::20].T,
        last[0, ::10, :16],
        given(last),
        given(layer(np.zeros(48000, np.float32), 32)),
    ]
    with open(out, "wb") as file:
        np.array([len(TEXT)] + TEXT, "<i4").tofile(file)
        for part in parts:
            np.array([part.size], "<i4").tofile(file)
            np.ascontiguousarray(part, "<f4").tofile(file)
    print("sound", parts[2].round(2), "silence", parts[3].round(2))


if __name__ == "__main__":
    main(*sys.argv[1:])
