"""golden.py MODELS CLIP.wav GOLDEN.json: what each step of the ear makes of one clip, for the tests of the product.

GOLDEN.json says what the clip is read as (`words`, and of each its `readings`) and is written anew with the same; arrays are cut to a few
values where they are long.
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
from path_evidence import evidence
from whisper_text import Decoder, Tokens, pmi, ratio


def rounded(x, digits=5):
    return np.round(np.asarray(x, float), digits).tolist()


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("models", type=Path)
    p.add_argument("clip", type=Path, help="16 kHz, one channel, 16 bits")
    p.add_argument("golden", type=Path)
    a = p.parse_args()
    models = a.models
    with wave.open(str(a.clip)) as w:
        if (w.getframerate(), w.getnchannels(), w.getsampwidth()) != (16000, 1, 2):
            raise SystemExit(f"{a.clip} is not 16 kHz, one channel, 16 bits")
        pcm = np.frombuffer(w.readframes(w.getnframes()), "<i2")
    known = json.loads(a.golden.read_text("utf8"))
    words, readings = known["words"], known["readings"]
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
    fitting = evidence(scored["path"], readings)
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
        scored={k: rounded(v) for k, v in scored.items() if k != "path"}, path=rounded(scored["path"], 3),
        substitution=rounded([s for s, _ in fitting], 3), left=rounded([x for _, x in fitting], 3),
        pmi=rounded(value, 4), tokens=count, token_ids=tokens.encode(" " + " ".join(words)),
        omission=rounded(omission, 3), ratio=rounded(ratios, 4), said=rounded(said), text=rounded(text),
    )  # fmt: skip
    tmp = a.golden.with_suffix(".tmp")
    tmp.write_text(json.dumps(out, separators=(",", ":")) + "\n", "utf8")
    tmp.rename(a.golden)
    print(out["scored"]["score"], out["said"], out["text"])


if __name__ == "__main__":
    main()
