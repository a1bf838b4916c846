"""check_whisper.py WORK --speech SPEECH: the shipped Whisper files against the source in float.

WORK/models-float holds the same graphs with the source's own weights. They are compared with a forward pass
written out in torch, and the shipped ones with them, on native recordings.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import onnxruntime as ort

import corpus
import listen
from whisper_text import END, PROMPT, Decoder, Tokens


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("work", type=Path)
    p.add_argument("--speech", type=Path, required=True)
    p.add_argument("--count", type=int, default=10)
    a = p.parse_args()
    lines = (a.speech / "native" / "labels.jsonl").read_text("utf8").splitlines()[: a.count]
    tokens = Tokens(a.work / "models" / "whisper-tokens.bin")
    both = {k: (listen.Encoder(a.work / k / "whisper-encoder.onnx"), Decoder(a.work / k))
            for k in ("models-float", "models")}  # fmt: skip
    away, logs, steps = [], [], []
    for line in lines:
        j = json.loads(line)
        x = corpus.samples(dict(audio=str(a.speech / "native" / (j["utt"] + ".flac"))))
        m = listen.mel(x, 256)
        layers = {k: e(m) for k, (e, _) in both.items()}
        d = layers["models"] - layers["models-float"]
        away.append([np.sqrt((d[:, i] ** 2).mean() / layers["models-float"][:, i].var()) for i in range(7)])
        ids = tokens.encode(" " + j["text"])
        said = {k: d.log_probability(d.cross(layers[k][None, :, 6]), ids) for k, (_, d) in both.items()}
        logs.append(np.abs(said["models"] - said["models-float"]).mean())
        cached = step_by_step(both["models"][1], layers["models"], ids)
        steps.append(np.abs(cached - said["models"]).max())
    print("layers 0 to 6 differ by (of their spread)", np.round(np.mean(away, 0), 4))
    print("log-probabilities of tokens differ by", round(float(np.mean(logs)), 4))
    print("with the cache, token by token, by at most", float(np.max(steps)))
    if np.mean(away) > 0.05 or np.mean(logs) > 0.1 or np.max(steps) > 0.1:
        raise SystemExit("that is too much")


def step_by_step(d, layers, ids):
    cross, past, out, given = d.cross(layers[None, :, 6]), d.past, [], PROMPT
    names = [o.name for o in d.decoder.get_outputs()]
    for token in [*ids, END]:
        feed = {"tokens": np.array([given], np.int64), "beam": np.zeros(1, np.int64)}
        got = dict(zip(names, d.decoder.run(None, feed | past | cross), strict=True))
        row = got["logits"][0, -1].astype(np.float64)
        out.append(row[token] - row.max() - np.log(np.exp(row - row.max()).sum()))
        past = {k.replace("present", "past"): v for k, v in got.items() if k.startswith("present")}
        given = [token]
    return np.array(out)


if __name__ == "__main__":
    main()
