"""write_down.py MODELS LIST OUT: what is said in recordings that come without a text.

LIST has a line a recording: its name, a tab, its file. OUT gets a line a recording: name, text, the mean and the least
log-probability of its tokens, divided by tabs. Recordings that OUT has are skipped.
"""

import argparse
import re
from pathlib import Path

import numpy as np
import soundfile

import listen
from whisper_text import END, PROMPT, Decoder, Tokens

FORMAT = Path(__file__).with_name("FORMAT.md")
LEAST, MEAN = -0.9, -0.16


def never():
    """The signs that FORMAT.md, section 1, bars."""
    listed = re.search(r"and the signs\s+`([\d, ]+)`", FORMAT.read_text("utf8"))
    return [int(i) for i in listed[1].split(",")]


def written(decoder, cross, barred):
    """Tokens and their log-probabilities: the likeliest one each time."""
    past, tokens, ids, each = decoder.past, PROMPT, [], []
    names = [o.name for o in decoder.decoder.get_outputs()]
    while len(ids) < 200:
        given = {"tokens": np.array([tokens], np.int64), "beam": np.zeros(1, np.int64), **past, **cross}
        out = dict(zip(names, decoder.decoder.run(None, given), strict=True))
        logits = out.pop("logits")[0, -1].astype(np.float64)
        logits[barred] = -np.inf
        logits[END + 1 :] = -np.inf
        if not ids:
            logits[[220, END]] = -np.inf
        best = int(logits.argmax())
        each.append(float(logits[best] - logits.max() - np.log(np.exp(logits - logits.max()).sum())))
        if best == END:
            break
        ids.append(best)
        past, tokens = {n.replace("present", "past"): v for n, v in out.items()}, [best]
    return ids, each


def sure(path):
    """Name and text of the recordings whose every token is likely."""
    for line in path.read_text("utf8").splitlines():
        name, text, mean, least = line.split("\t")
        if float(mean) >= MEAN and float(least) >= LEAST:
            yield name, text


def main():
    p = argparse.ArgumentParser(description=__doc__)
    for name in ("models", "list", "out"):
        p.add_argument(name, type=Path)
    a = p.parse_args()
    encoder = listen.Encoder(a.models / "whisper-encoder.onnx")
    decoder, tokens, barred = Decoder(a.models), Tokens(a.models / "whisper-tokens.bin"), never()
    done = {x.split("\t")[0] for x in a.out.read_text("utf8").splitlines()} if a.out.exists() else set()
    with a.out.open("a", encoding="utf8") as out:
        for line in a.list.read_text("utf8").splitlines():
            name, path = line.split("\t")
            if name in done:
                continue
            m = listen.mel(soundfile.read(path, dtype="float32")[0], 256)[:, :3000]
            ids, each = written(decoder, decoder.cross(encoder.session.run(["layer6"], {"mel": m[None]})[0]), barred)
            text = b"".join(tokens.bytes[i] for i in ids).decode("utf8", "replace").strip()
            out.write(f"{name}\t{text}\t{np.mean(each):.3f}\t{min(each):.3f}\n")
            out.flush()


if __name__ == "__main__":
    main()
