"""check_source.py PACKAGES WORK: the float graphs against a forward pass of the source written out in torch."""

import sys
from pathlib import Path

import numpy as np
import onnxruntime as ort
import torch
import torch.nn.functional as F

import whisper_source as source


class Written:
    def __init__(self, state):
        self.s = {k: torch.from_numpy(np.array(v)) for k, v in state.items()}

    def norm(self, x, name):
        return F.layer_norm(x, (source.WIDTH,), self.s[name + ".weight"], self.s[name + ".bias"])

    def linear(self, x, name):
        return F.linear(x, self.s[name + ".weight"], self.s.get(name + ".bias"))

    def attend(self, q, k, v, causal=False):
        cut = lambda y: y.unflatten(-1, (source.HEADS, -1)).transpose(0, 1)
        y = F.scaled_dot_product_attention(cut(q), cut(k), cut(v), is_causal=causal)
        return y.transpose(0, 1).flatten(1)

    def block(self, x, name, seen=None):
        y = self.norm(x, name + "self_norm")
        q, k, v = (self.linear(y, name + "self_" + n) for n in ("query", "key", "value"))
        x = x + self.linear(self.attend(q, k, v, seen is not None), name + "self_out")
        if seen is not None:
            q = self.linear(self.norm(x, name + "cross_norm"), name + "cross_query")
            k, v = (self.linear(seen, name + "cross_" + n) for n in ("key", "value"))
            x = x + self.linear(self.attend(q, k, v), name + "cross_out")
        y = F.gelu(self.linear(self.norm(x, name + "ffn_norm"), name + "ffn_in"))
        return x + self.linear(y, name + "ffn_out")

    def encode(self, mel):
        x = mel[None]
        for name, stride in (("conv1", 1), ("conv2", 2)):
            weight, bias = self.s[f"encoder.{name}.weight"], self.s[f"encoder.{name}.bias"]
            x = F.gelu(F.conv1d(x, weight, bias, stride=stride, padding=1))
        x = x[0].T
        x = x + self.s["encoder.positions"][: len(x)]
        out = [x]
        for i in range(source.BLOCKS):
            x = self.block(x, f"encoder.{i}.")
            out.append(x)
        return [*out[:-1], self.norm(x, "encoder.norm")]

    def decode(self, tokens, seen):
        x = self.s["decoder.embedding"][tokens] + self.s["decoder.positions"][: len(tokens)]
        for i in range(source.BLOCKS):
            x = self.block(x, f"decoder.{i}.", seen)
        return self.norm(x, "decoder.norm") @ self.s["decoder.embedding"].T


def main(packages, work):
    torch.manual_seed(4)
    written = Written(source.read(Path(packages)))
    load = lambda n: ort.InferenceSession(str(Path(work) / "models-float" / f"whisper-{n}.onnx"))
    mel = torch.rand(80, 300) * 2 - 0.7
    ids = torch.tensor([50258, 50259, 50359, 50363, 440, 2068, 11, 257])
    with torch.no_grad():
        layers = written.encode(mel)
        logits = written.decode(ids, layers[-1])
    got = load("encoder").run(None, {"mel": mel[None].numpy()})
    away = max(float(np.abs(g[0] - w.numpy()).max()) for g, w in zip(got, layers, strict=True))
    cross, decoder = load("cross"), load("decoder")
    names = [o.name for o in cross.get_outputs()]
    feed = dict(zip(names, cross.run(None, {"layer6": got[-1]}), strict=True))
    for i in decoder.get_inputs():
        if i.name.startswith("past"):
            feed[i.name] = np.zeros((1, 8, 64, 0) if "key" in i.name else (1, 8, 0, 64), np.float32)
    feed |= {"tokens": ids[None].numpy(), "beam": np.zeros(1, np.int64)}
    said = float(np.abs(decoder.run(["logits"], feed)[0][0] - logits.numpy()).max())
    print("largest difference of layers", away, "and of logits", said)
    if away > 2e-3 or said > 2e-3:
        raise SystemExit("that is too much")


if __name__ == "__main__":
    main(*sys.argv[1:3])
