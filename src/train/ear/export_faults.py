"""export_faults.py ADAPTER.pt FAULTS... OLD NEW: the scorer with the fault networks in it, as one file for ONNX Runtime.

OLD is a folder with the scorer and the frame network of export_ear.py, or of this program. NEW gets both, large weights in half precision or eight bits, and in the scorer besides what OLD's gives:
`fault` and `said` are those of the fault networks, `path` are the log-posteriors of the phone head, OLD's own score and fault are `plain_score` and `plain_fault`, and `score` is the mean of both,
as `word_score` is of OLD's and what the sounds of the word tell. What is written is proved equal to what was taught.
"""

import argparse
from pathlib import Path

import numpy as np
import onnx
import onnx.utils
import onnxruntime as ort
import torch
import torch.nn.functional as F
from onnx import TensorProto, helper, numpy_helper
from torch import nn

import adapter
from fault_net import FaultNet, SoundPooling
from pooling import Pooling

INPUTS = "mel layer3 layer7 layer8 layer9 logp start phone word begin end".split()
OUTPUTS = "heard_score heard_word fault said path".split()
RENAMED = {"score": "plain_score", "fault": "plain_fault", "word_score": "old_word", "said": "old_said"}
# What people give a word by the mean and the least score of its sounds: fitted on 1,898 words of learners that nothing was taught on (r = .68).
WORD_MEAN, WORD_LEAST, WORD_BIAS = 0.714, 0.200, 0.206
LARGE = 2048  # values from which a weight is stored in half precision


class FaultEar(nn.Module):
    """The phone head, the poolings and several fault networks as one graph for one recording."""

    def __init__(self, head, nets):
        super().__init__()
        self.head, self.nets = head, nn.ModuleList(nets)
        self.sounds, self.frames = SoundPooling(), Pooling()

    def forward(self, mel, l3, l7, l8, l9, logp, start, phone, word, begin, end):
        x, frame, path, _ = self.head(mel, [l3, l7, l8, l9])
        path = F.log_softmax(path[0], -1)
        own, phones = self.sounds(x[0], F.log_softmax(frame[0], -1), path, phone, begin, end)
        none = l3[0, :, :1, None] * 0
        _, evidence, place = self.frames(none, logp, start, phone, word, begin, end)
        keep = torch.ones_like(phone)[None, :, None].float()
        outs = [n(own[None], phones[None], evidence[None], phone[None], place[None], keep) for n in self.nets]
        judged = torch.stack([torch.sigmoid(o[0]) for o, _ in outs]).mean(0)
        said = torch.stack([F.softmax(s[0], -1) for _, s in outs]).mean(0)
        score = 2 * judged[:, 2]
        beside = (word[:, None] == word[None]).float()
        mean, least = (beside @ score[:, None])[:, 0] / beside.sum(1), (score[None] + 9 * (1 - beside)).amin(1)
        return score, WORD_MEAN * mean + WORD_LEAST * least + WORD_BIAS, judged[:, 0], said, path


def example(steps, sounds):
    layers = [torch.randn(1, steps, 512) for _ in range(4)]
    word = torch.arange(sounds) // 3
    begin = torch.arange(sounds) * (2 * steps // sounds) + 2
    return (torch.randn(1, 80, 2 * steps), *layers, F.log_softmax(3 * torch.randn(2 * steps, 40), -1), torch.randn(2 * steps),
            torch.randint(0, 39, (sounds,)), word, begin, begin + 2 * steps // sounds - 1)  # fmt: skip


def graph_of(ear, path):
    axes = {"mel": {2: "frames"}} | {f"layer{i}": {1: "steps"} for i in (3, 7, 8, 9)} | {"logp": {0: "frames"}, "start": {0: "frames"}}
    axes |= {k: {0: "sounds"} for k in ("phone", "word", "begin", "end", *OUTPUTS)} | {"path": {0: "steps"}}
    torch.onnx.export(ear, example(60, 9), str(path), input_names=INPUTS, output_names=OUTPUTS, dynamic_axes=axes,
                      opset_version=17, dynamo=False)  # fmt: skip


def renamed(graph, names):
    """Every name that is given, or not one of the inputs, changed in all places."""
    inputs = {i.name for i in [*graph.input, *graph.output]}
    new = lambda n: names.get(n, n if n in inputs or not n else "old/" + n)
    for node in graph.node:
        node.name = node.name and "old/" + node.name
        node.input[:], node.output[:] = [new(n) for n in node.input], [new(n) for n in node.output]
        for a in node.attribute:
            if a.HasField("g"):
                raise SystemExit("a graph within a graph")
    for part in (graph.initializer, graph.output, graph.value_info):
        for x in part:
            x.name = new(x.name)


def smaller(model, eight=False):
    """Large weights in half precision, or eight bits a row if they are matrices; turned back where they are read."""
    graph, nodes, made = model.graph, [], []
    multiplied = {n.input[1] for n in graph.node if n.op_type == "MatMul"}
    for w in graph.initializer:
        name, value = w.name, numpy_helper.to_array(w)
        if value.dtype != np.float32 or value.size < LARGE:
            continue
        if value.ndim == 2 and eight:
            axis = 1 if name in multiplied else 0
            scale = np.maximum(np.abs(value).max(1 - axis, keepdims=True) / 127, 1e-12).astype(np.float32)
            made.append(numpy_helper.from_array(scale.ravel(), name + ".s"))
            w.CopyFrom(numpy_helper.from_array(np.round(value / scale).astype(np.int8), name + ".e"))
            nodes.append(helper.make_node("DequantizeLinear", [name + ".e", name + ".s"], [name], axis=axis))
        else:
            w.CopyFrom(numpy_helper.from_array(value.astype(np.float16), name + ".h"))
            nodes.append(helper.make_node("Cast", [name + ".h"], [name], to=TensorProto.FLOAT))
    graph.initializer.extend(made)
    nodes += graph.node
    del graph.node[:]
    graph.node.extend(nodes)
    return model


def constants_out(model):
    """Weights that stand in constant nodes become initializers."""
    graph = model.graph
    for node in [n for n in graph.node if n.op_type == "Constant" and n.attribute[0].name == "value"]:
        if node.attribute[0].t.data_type == TensorProto.FLOAT:
            t = TensorProto()
            t.CopyFrom(node.attribute[0].t)
            t.name = node.output[0]
            graph.initializer.append(t)
            graph.node.remove(node)
    return model


def alone(model):
    """The scorer that was joined with fault networks, without them."""
    if "plain_score" not in {o.name for o in model.graph.output}:
        return model
    names = {v: k for k, v in RENAMED.items()}
    kept = [*names, *(o.name for o in model.graph.output if o.name in ("added", "sentence"))]
    for name in set(kept) - {o.name for o in model.graph.output}:
        model.graph.output.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, None))
    inputs = [i.name for i in model.graph.input]
    old = onnx.utils.Extractor(model).extract_model(inputs, kept)
    read = {i for n in old.graph.node for i in n.input}
    for i in [i for i in old.graph.input if i.name not in read]:
        old.graph.input.remove(i)
    new = lambda n: names.get(n, n.removeprefix("old/"))
    for node in old.graph.node:
        node.name, node.input[:], node.output[:] = new(node.name), [new(n) for n in node.input], [new(n) for n in node.output]
    for part in (old.graph.initializer, old.graph.output, old.graph.value_info):
        for x in part:
            x.name = new(x.name)
    return old


def joined(new, old):
    new, old = constants_out(new), constants_out(old)
    renamed(old.graph, RENAMED)
    graph = new.graph
    graph.node.extend(old.graph.node)
    graph.initializer.extend(old.graph.initializer)
    known = {i.name for i in graph.input}
    graph.input.extend(i for i in old.graph.input if i.name not in known)
    graph.output.extend(o for o in old.graph.output if not o.name.startswith("old_"))
    graph.initializer.append(numpy_helper.from_array(np.array(0.5, np.float32), "half"))
    for name, parts in (("score", ["heard_score", "plain_score"]), ("word_score", ["heard_word", "old_word"])):
        graph.node.append(helper.make_node("Add", parts, [name + "_twice"]))
        graph.node.append(helper.make_node("Mul", [name + "_twice", "half"], [name]))
        graph.output.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, ["sounds"]))
    return new


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("adapter", type=Path)
    p.add_argument("faults", type=Path, nargs="+")
    p.add_argument("old", type=Path)
    p.add_argument("new", type=Path)
    a = p.parse_args()
    torch.manual_seed(5)
    head = adapter.PhoneHead()
    head.load_state_dict({k[5:]: v.float() for k, v in torch.load(a.adapter).items() if k.startswith("head.")})
    nets = []
    for file in a.faults:
        nets.append(FaultNet())
        nets[-1].load_state_dict(torch.load(file))
    ear = FaultEar(head, [n.eval() for n in nets]).eval()
    path = a.new / "ear-scorer.onnx"
    graph_of(ear, path)
    old = alone(onnx.load(a.old / "ear-scorer.onnx"))
    session = ort.InferenceSession(old.SerializeToString())
    onnx.save(smaller(joined(onnx.load(path), old), eight=True), path)
    given = example(45, 7)
    layers = {f"layer{i}": torch.randn(1, 45, 512) for i in (0, 1, 2, 4, 5, 6)}
    feed = {k: v.numpy() for k, v in {**dict(zip(INPUTS, given, strict=True)), **layers}.items()}
    got = ort.InferenceSession(str(path)).run(OUTPUTS, feed)
    with torch.no_grad():
        apart = {n: float(np.abs(g - w.numpy()).max()) for n, g, w in zip(OUTPUTS, got, ear(*given), strict=True)}
    path_apart, worst = apart.pop("path"), max(apart.values())
    own = {i.name for i in session.get_inputs()}
    names = ["score", "fault", "added", "sentence"]
    want = session.run(names, {k: v for k, v in feed.items() if k in own})
    same = ort.InferenceSession(str(path)).run([RENAMED.get(n, n) for n in names], feed)
    other = max(float(np.abs(x - y).max()) for x, y in zip(want, same, strict=True))
    print(path, path.stat().st_size, "bytes; differs by at most", worst, "from what was taught, paths by", path_apart, "(logarithms),", other, "from the scorer before")
    if worst > 0.02 or path_apart > 0.3 or other > 0.05:
        raise SystemExit("that is too much")
    frames = smaller(constants_out(onnx.load(a.old / "ear-frames.onnx")))
    onnx.save(frames, a.new / "ear-frames.onnx")
    print((a.new / "ear-frames.onnx").stat().st_size, "bytes of frames")


if __name__ == "__main__":
    main()
