"""export_whisper.py SITE OUT [--float] [--adapter ADAPTER.pt]: the encoder, the cross projections, the decoder and the
tokens of the pinned Whisper base as files for ONNX Runtime. FORMAT.md, section 1, describes them.
"""

import argparse
import json
from pathlib import Path

import numpy as np

import whisper_source as source
from graph import Graph, floats, longs

W, H, N = source.WIDTH, source.HEADS, source.BLOCKS
MIDDLE = 3  # the layer from which the adapted blocks go on
ACCURACY = {"encoder": 0, "decoder": 4}


class Part:
    """Attention and the feed-forward part, the same in encoder and decoder."""

    def __init__(self, graph: Graph, state: dict, terms: dict | None = None):
        """`terms`: low-rank pairs [rank, in] and [out, rank] that are added to linear maps, by name."""
        self.g, self.s, self.terms = graph, state, terms or {}

    def norm(self, x: str, name: str) -> str:
        return self.g.norm(x, name, self.s[name + ".weight"], self.s[name + ".bias"])

    def linear(self, x: str, name: str, then_gelu: bool = False) -> str:
        alone = then_gelu and name not in self.terms
        y = self.g.linear(x, name, self.s[name + ".weight"], self.s.get(name + ".bias"), alone)
        if name not in self.terms:
            return y
        down, up = (self.g.half(f"{name}.{k}", w.T) for k, w in zip(("down", "up"), self.terms[name], strict=True))
        return self.g.op("Add", y, self.g.op("MatMul", self.g.op("MatMul", x, down), up))

    def block(self, x: str, block: str) -> str:
        """A block of the encoder."""
        y = self.norm(x, block + "self_norm")
        query = self.heads(self.linear(y, block + "self_query"), [0, 2, 1, 3])
        key = self.heads(self.linear(y, block + "self_key"), [0, 2, 3, 1])
        value = self.heads(self.linear(y, block + "self_value"), [0, 2, 1, 3])
        seen = self.attend(query, key, value)
        return self.feed(self.g.op("Add", x, self.linear(seen, block + "self_out")), block)

    def heads(self, x: str, order: list[int]) -> str:
        shape = self.g.ints(0, 0, H, W // H)
        return self.g.op("Transpose", self.g.op("Reshape", x, shape), perm=order)

    def attend(self, query: str, key: str, value: str, mask: str = "") -> str:
        """Query [b,h,n,64], key transposed [b,h,64,t], value [b,h,t,64]."""
        scale = self.g.constant("scale", np.array((W // H) ** -0.5, np.float32))
        weight = self.g.op("Mul", self.g.op("MatMul", query, key), scale)
        if mask:
            weight = self.g.op("Add", weight, mask)
        seen = self.g.op("MatMul", self.g.op("Softmax", weight, axis=-1), value)
        joined = self.g.op("Transpose", seen, perm=[0, 2, 1, 3])
        return self.g.op("Reshape", joined, self.g.ints(0, 0, W))

    def feed(self, x: str, block: str) -> str:
        y = self.linear(self.norm(x, block + "ffn_norm"), block + "ffn_in", then_gelu=True)
        return self.g.op("Add", x, self.linear(self.g.op("Gelu", y), block + "ffn_out"))


def low_rank(checkpoint: Path) -> dict:
    """The terms of a checkpoint of train_adapter.py."""
    import torch

    taught = {k: v.float().numpy() for k, v in torch.load(checkpoint).items() if k.startswith("upper.blocks.")}
    terms = {}
    for k in taught:
        if k.endswith(".down"):
            _, _, i, _, kind, _ = k.split(".")
            terms[f"encoder.{MIDDLE + int(i)}.{kind}"] = taught[k], taught[k.replace(".down", ".up")]
    return terms


def encoder(state: dict, path: Path, quantised: bool, terms: dict | None = None) -> None:
    g = Graph("whisper-encoder", ACCURACY["encoder"], quantised)
    part = Part(g, state)
    x = "mel"
    for name, stride in (("encoder.conv1", 1), ("encoder.conv2", 2)):
        weight = g.half(name + ".weight", state[name + ".weight"])
        bias = g.constant(name + ".bias", state[name + ".bias"])
        strides = dict(kernel_shape=[3], pads=[1, 1], strides=[stride])
        x = g.op("Gelu", g.op("Conv", x, weight, bias, **strides))
    x = g.op("Transpose", x, perm=[0, 2, 1])
    steps = g.op("Gather", g.op("Shape", x), g.ints(1))
    places = g.half("encoder.positions", state["encoder.positions"])
    x = g.op("Add", x, g.op("Slice", places, g.ints(0), steps, g.ints(0)))
    g.op("Identity", x, to="layer0")
    middle = ""
    for i in range(N):
        middle = x if i == MIDDLE else middle
        x = part.block(x, f"encoder.{i}.")
        if i < N - 1:
            g.op("Identity", x, to=f"layer{i + 1}")
    g.op("Identity", part.norm(x, "encoder.norm"), to=f"layer{N}")
    if terms:
        adapted = Part(g, state, terms)
        x = middle
        for i in range(MIDDLE, N):
            x = adapted.block(x, f"encoder.{i}.")
            y = x if i < N - 1 else adapted.norm(x, "encoder.norm")
            g.op("Identity", y, to=f"layer{N + 1 + i - MIDDLE}")
    outputs = [floats(f"layer{i}", 1, "steps", W) for i in range(2 * N + 1 - MIDDLE if terms else N + 1)]
    g.save(path, [floats("mel", 1, 80, "frames")], outputs)


def cross(state: dict, path: Path, quantised: bool) -> None:
    g = Graph("whisper-cross", ACCURACY["encoder"], quantised)
    part = Part(g, state)
    outputs = []
    for i in range(N):
        key = part.heads(part.linear("layer6", f"decoder.{i}.cross_key"), [0, 2, 3, 1])
        value = part.heads(part.linear("layer6", f"decoder.{i}.cross_value"), [0, 2, 1, 3])
        g.op("Identity", key, to=f"cross_key_{i}")
        g.op("Identity", value, to=f"cross_value_{i}")
        outputs.append(floats(f"cross_key_{i}", 1, H, W // H, "steps"))
        outputs.append(floats(f"cross_value_{i}", 1, H, "steps", W // H))
    g.save(path, [floats("layer6", 1, "steps", W)], outputs)


def embedded(g: Graph, state: dict) -> str:
    """Rows of the embedding, which the output layer shares."""
    if not g.quantised:
        return g.op("Gather", g.constant("embedding", state["decoder.embedding"]), "tokens")
    from graph import blocks_of
    from onnx import TensorProto

    cut, scale = blocks_of(state["decoder.embedding"])
    rows = g.op("Gather", g.constant("embedding.b", cut), "tokens")
    value = g.op("Sub", cast(g, rows, TensorProto.FLOAT), g.constant("middle", np.float32(128)))
    factor = g.op("Gather", g.constant("embedding.s", scale), "tokens")
    value = g.op("Mul", value, g.op("Unsqueeze", factor, g.ints(-1)))
    return g.op("Reshape", value, g.ints(0, 0, W))


def cast(g: Graph, x: str, kind: int) -> str:
    from onnx import helper

    g.made += 1
    g.nodes.append(helper.make_node("Cast", [x], [f"t{g.made}"], to=kind))
    return f"t{g.made}"


def decoder(state: dict, path: Path, quantised: bool) -> None:
    g = Graph("whisper-decoder", ACCURACY["decoder"], quantised)
    part = Part(g, state)
    zero, one = g.constant("zero", np.int64(0)), g.constant("one", np.int64(1))
    known = g.op("Gather", g.op("Shape", "past_key_0"), g.constant("three", np.int64(3)))
    new = g.op("Gather", g.op("Shape", "tokens"), one)
    all_steps = g.op("Add", known, new)
    steps = g.op("Range", known, all_steps, one)
    places = g.half("decoder.positions", state["decoder.positions"])
    x = g.op("Add", embedded(g, state), g.op("Gather", places, steps))
    later = g.op(
        "Greater",
        g.op("Unsqueeze", g.op("Range", zero, all_steps, one), g.ints(0)),
        g.op("Unsqueeze", steps, g.ints(1)),
    )
    low, none = g.constant("low", np.float32(-1e9)), g.constant("none", np.float32(0))
    mask = g.op("Where", later, low, none)
    inputs, outputs = [longs("tokens", "rows", "n"), longs("beam", "rows")], []
    for i in range(N):
        block = f"decoder.{i}."
        y = part.norm(x, block + "self_norm")
        query = part.heads(part.linear(y, block + "self_query"), [0, 2, 1, 3])
        key = part.heads(part.linear(y, block + "self_key"), [0, 2, 3, 1])
        value = part.heads(part.linear(y, block + "self_value"), [0, 2, 1, 3])
        before = g.op("Gather", f"past_key_{i}", "beam"), g.op("Gather", f"past_value_{i}", "beam")
        g.op("Concat", before[0], key, axis=3, to=f"present_key_{i}")
        g.op("Concat", before[1], value, axis=2, to=f"present_value_{i}")
        seen = part.attend(query, f"present_key_{i}", f"present_value_{i}", mask)
        x = g.op("Add", x, part.linear(seen, block + "self_out"))
        query = part.linear(part.norm(x, block + "cross_norm"), block + "cross_query")
        query = part.heads(query, [0, 2, 1, 3])
        seen = part.attend(query, f"cross_key_{i}", f"cross_value_{i}")
        x = part.feed(g.op("Add", x, part.linear(seen, block + "cross_out")), block)
        inputs += [
            floats(f"past_key_{i}", "past_rows", H, W // H, "past"),
            floats(f"past_value_{i}", "past_rows", H, "past", W // H),
        ]
        outputs += [
            floats(f"present_key_{i}", "rows", H, W // H, "present"),
            floats(f"present_value_{i}", "rows", H, "present", W // H),
        ]
    for i in range(N):
        inputs += [
            floats(f"cross_key_{i}", 1, H, W // H, "steps"),
            floats(f"cross_value_{i}", 1, H, "steps", W // H),
        ]
    logits = g.linear(part.norm(x, "decoder.norm"), "embedding", state["decoder.embedding"])
    g.op("Identity", logits, to="logits")
    g.save(path, inputs, [floats("logits", "rows", "n", 51865)] + outputs)


def tokens(site: Path, path: Path) -> None:
    """Every token's bytes in the order of ids: one byte of length, then so many bytes.

    The first merge, space and t, is not listed in the package; ids are ranks all the same.
    """
    plain = [*range(33, 127), *range(161, 173), *range(174, 256)]
    byte = {chr(b): b for b in plain}
    others = (b for b in range(256) if b not in plain)
    byte.update({chr(256 + k): b for k, b in enumerate(others)})
    tokenizer = json.loads(source.package_file(site, 1, "tokenizer.json").read_text("utf8"))
    vocabulary = sorted(tokenizer["model"]["vocab"].items(), key=lambda x: x[1])
    texts = [bytes(byte[c] for c in t) for t, i in vocabulary if i < 50257]
    joined = [m.split(" ") if isinstance(m, str) else m for m in tokenizer["model"]["merges"]]
    for k, (a, b) in enumerate(joined):
        if vocabulary[257 + k][0] != a + b:
            raise SystemExit(f"merge {k} does not make token {257 + k}")
    path.write_bytes(b"".join(bytes([len(t)]) + t for t in texts))
    print(len(texts), "tokens,", len(joined), "listed merges, in the order of ids")


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("site", type=Path)
    p.add_argument("out", type=Path)
    p.add_argument("--float", action="store_true", help="the same graphs with float weights")
    p.add_argument("--adapter", type=Path, help="adds the layers of its adapted blocks to the encoder")
    a = p.parse_args()
    a.out.mkdir(parents=True, exist_ok=True)
    state = source.read(a.site)
    terms = low_rank(a.adapter) if a.adapter else None
    for make in (encoder, cross, decoder):
        path = a.out / f"whisper-{make.__name__}.onnx"
        make(state, path, not a.float, *([terms] if make is encoder else []))
        print(path, path.stat().st_size)
    tokens(a.site, a.out / "whisper-tokens.bin")


if __name__ == "__main__":
    main()
