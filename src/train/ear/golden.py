"""golden.py WORK CLIP.npy "words" READINGS OUT: what each step of the ear makes of one clip, for the tests of the product.

OUT gets clip.wav and golden.json: arrays cut to a few values where they are long.
"""

import argparse
import json
import wave
from pathlib import Path

import numpy as np
import onnxruntime as ort

import judge
import listen
from align import align, omissions, refined
from whisper_text import Decoder, Tokens, pmi, ratio


def rounded(x, digits=5):
    return np.round(np.asarray(x, float), digits).tolist()


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("work", type=Path)
    p.add_argument("clip", type=Path)
    p.add_argument("words", help="word=PH ON ES;OTHER WAY|word=…")
    p.add_argument("out", type=Path)
    a = p.parse_args()
    models = a.work / "models"
    pcm = np.load(a.clip)
    a.out.mkdir(parents=True, exist_ok=True)
    with wave.open(str(a.out / "clip.wav"), "wb") as w:
        w.setnchannels(1), w.setsampwidth(2), w.setframerate(16000)
        w.writeframes(pcm.astype("<i2").tobytes())
    words, readings = [], []
    for part in a.words.split("|"):
        word, ways = part.split("=")
        words.append(word)
        readings.append([r.split() for r in ways.split(";")])
    samples = pcm.astype(np.float32) / 32768
    x, begin = listen.placed(samples)
    m = listen.mel(x)
    ear = judge.Ear(models)
    heard, _ = ear.hear(samples)
    layers = [heard[f"layer{i}"] for i in range(10)]
    steps, logp, start = layers[0].shape[1], heard["logp"], heard["start"]
    ways, spans, _ = align(logp, start, readings)
    ints = judge.rows(readings, ways, spans)
    scored = ear.judge(heard, ints)
    moved = refined(logp, start, readings, ways, spans, listen.loud(samples))
    decoder, tokens = Decoder(models), Tokens(models / "whisper-tokens.bin")
    cross = decoder.cross(layers[6])
    value, count = pmi(decoder, tokens, cross, words)
    ratios = [ratio(decoder, tokens, cross, words, w) for w in range(len(words))]
    given = {"logp": logp, **ints, "score": scored.get("plain_score", scored["score"])}
    given["fault"] = scored.get("plain_fault", scored["fault"])
    given |= {"pmi": np.array(value, np.float32), "tokens": np.array(count, np.float32)}
    omission = omissions(logp, start, readings, spans)
    given["omission"] = np.array(omission, np.float32)
    said, text = ort.InferenceSession(str(models / "ear-spoken.onnx")).run(None, given)
    out = dict(
        words=words, readings=readings, begin_sample=int(begin), samples=len(x), steps=int(steps),
        mel={"frames": m.shape[1], "frame_0": rounded(m[:, 0]), "frame_50": rounded(m[:, 50])},
        layers={f"layer{i}": {"step_0": rounded(v[0, 0, :8], 4), "step_25": rounded(v[0, 25, :8], 4)}
                for i, v in enumerate(layers)},
        logp=rounded(logp, 4), start=rounded(start, 4), ways=[int(v) for v in ways],
        sounds={k: v.tolist() for k, v in ints.items()},
        refined=[[int(s), int(e)] for sp in moved for s, e in sp],
        scored={k: rounded(v) for k, v in scored.items()},
        pmi=rounded(value, 4), tokens=count, token_ids=tokens.encode(" " + " ".join(words)),
        omission=rounded(omission, 3), ratio=rounded(ratios, 4), said=rounded(said), text=rounded(text),
    )  # fmt: skip
    (a.out / "golden.json").write_text(json.dumps(out, separators=(",", ":")) + "\n")
    print(out["scored"]["score"], out["said"], out["text"])


if __name__ == "__main__":
    main()
