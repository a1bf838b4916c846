"""The tokens of texts, and how probable a text is given a sound."""

from pathlib import Path

import numpy as np
import onnxruntime as ort
import regex

import listen

CUT = regex.compile(
    r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"
)
PROMPT = [50258, 50259, 50359, 50363]
END = 50257


class Tokens:
    def __init__(self, path):
        data, at, self.bytes = Path(path).read_bytes(), 0, []
        while at < len(data):
            self.bytes.append(data[at + 1 : at + 1 + data[at]])
            at += 1 + data[at]
        self.ids = {b: i for i, b in enumerate(self.bytes) if b}

    def encode(self, text):
        out = []
        for piece in CUT.findall(text):
            parts = [bytes([b]) for b in piece.encode("utf8")]
            while len(parts) > 1:
                ranks = [self.ids.get(a + b, 1 << 30) for a, b in zip(parts, parts[1:])]
                k = int(np.argmin(ranks))
                if ranks[k] == 1 << 30:
                    break
                parts[k : k + 2] = [parts[k] + parts[k + 1]]
            out += [self.ids[p] for p in parts]
        return out


class Decoder:
    def __init__(self, models, threads=1):
        options = ort.SessionOptions()
        options.intra_op_num_threads = threads
        load = lambda n: ort.InferenceSession(str(Path(models) / f"whisper-{n}.onnx"), options)
        self.cross_keys, self.decoder = load("cross"), load("decoder")
        self.names = [o.name for o in self.cross_keys.get_outputs()]
        self.past = {
            k.name: np.zeros((1, 8, 64, 0) if "key" in k.name else (1, 8, 0, 64), np.float32)
            for k in self.decoder.get_inputs()
            if k.name.startswith("past")
        }
        m = listen.mel(np.zeros(48000, np.float32))
        encoder = listen.Encoder(Path(models) / "whisper-encoder.onnx")
        self.silence = self.cross(encoder.session.run(["layer6"], {"mel": m[None]})[0])

    def cross(self, layer6):
        out = self.cross_keys.run(None, {"layer6": layer6.astype(np.float32)})
        return dict(zip(self.names, out, strict=True))

    def log_probability(self, cross, ids):
        """Of every one of the tokens after the prompt, and of the end after them."""
        tokens = np.array([PROMPT + list(ids)], np.int64)
        given = {"tokens": tokens, "beam": np.zeros(1, np.int64), **self.past, **cross}
        logits = self.decoder.run(["logits"], given)[0][0, len(PROMPT) - 1 :].astype(np.float64)
        top = logits.max(1)
        total = top + np.log(np.exp(logits - top[:, None]).sum(1))
        return logits[np.arange(len(ids) + 1), [*ids, END]] - total


def word_tokens(tokens, words):
    """Tokens of every word, in lower case but for the first letter of all."""
    text = [w.strip(".,;:!?\"()").lower() for w in words]
    if text:
        text[0] = text[0][:1].upper() + text[0][1:]
    return [tokens.encode(" " + w) for w in text]


def pmi(decoder, tokens, cross, words):
    """Per word the mean over its tokens, and how many they are."""
    cut = word_tokens(tokens, words)
    ids = [i for w in cut for i in w]
    each = decoder.log_probability(cross, ids) - decoder.log_probability(decoder.silence, ids)
    at, out = 0, []
    for w in cut:
        out.append(float(each[at : at + len(w)].mean()))
        at += len(w)
    return out, [len(w) for w in cut]


def ratio(decoder, tokens, cross, words, at):
    """How much more probable the text is than the same without one of its words."""
    fit = lambda ws: decoder.log_probability(cross, [i for w in word_tokens(tokens, ws) for i in w]).sum()
    return float(fit(words) - fit(words[:at] + words[at + 1 :]))
