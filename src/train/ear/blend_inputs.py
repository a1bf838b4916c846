"""Voices that speak a sound between two: each token is given twice, with the share of the second.

`doubled` adds to a model of ONNX the inputs `others` (int64, like its tokens) and `share` (float, [1, tokens, 1]); wherever the model looks up the vector of a
token it takes (1 - share) of that of the token and share of that of the other.
"""

import numpy as np
from onnx import TensorProto, helper


def doubled(model, tokens):
    """Changes the model and returns it; with shares of 0 it speaks as before."""
    graph = model.graph
    tables = {i.name for i in graph.initializer if len(i.dims) == 2}
    looks = [n for n in graph.node if n.op_type == "Gather" and n.input[0] in tables and n.input[1] == tokens]
    if not looks:
        raise ValueError(f"nothing looks up {tokens}")
    graph.input.append(helper.make_tensor_value_info("others", TensorProto.INT64, [1, "n"]))
    graph.input.append(helper.make_tensor_value_info("share", TensorProto.FLOAT, [1, "n", 1]))
    one = "share.one"
    graph.initializer.append(helper.make_tensor(one, TensorProto.FLOAT, [], [1.0]))
    graph.node.insert(0, helper.make_node("Sub", [one, "share"], ["share.rest"]))
    for look in looks:
        at, value = list(graph.node).index(look) + 1, look.output[0]
        second = helper.make_node("Gather", [look.input[0], "others"], [value + ".second"])
        second.attribute.extend(look.attribute)
        graph.node.insert(at, second)
        other, at = value + ".second", at + 1
        scaled = [n for n in graph.node if n.op_type == "DequantizeLinear" and n.input[0] == value]
        if scaled:
            value = scaled[0].output[0]
            again = helper.make_node("DequantizeLinear", [other, *scaled[0].input[1:]], [other + ".float"])
            graph.node.insert(at, again)
            other, at = other + ".float", max(list(graph.node).index(scaled[0]), at) + 1
        mixed = value + ".mixed"
        for n in graph.node:
            for i, name in enumerate(n.input):
                if name == value:
                    n.input[i] = mixed
        graph.node.insert(at, helper.make_node("Mul", [value, "share.rest"], [value + ".first"]))
        graph.node.insert(at + 1, helper.make_node("Mul", [other, "share"], [other + ".part"]))
        graph.node.insert(at + 2, helper.make_node("Add", [value + ".first", other + ".part"], [mixed]))
    return model


def inputs(signs, pieces, others, shares):
    """Tokens, others and shares, with a 0 at both ends, and which piece each token belongs to (-1 for none).

    `others` has None or as many signs as its piece.
    """
    tokens, second, share, owner = [0], [0], [0.0], [-1]
    for k, (piece, other, part) in enumerate(zip(pieces, others, shares, strict=True)):
        for a, b in zip(piece, other or piece, strict=True):
            tokens.append(signs[a])
            second.append(signs[b])
            share.append(part if other else 0.0)
            owner.append(k)
    tokens, second = (np.array([[*x, 0]], np.int64) for x in (tokens, second))
    return tokens, second, np.array([*share, 0.0], np.float32).reshape(1, -1, 1), [*owner, -1]


def spans(owner, count, ends):
    """Start and end of every piece, of the ends of all tokens."""
    starts = np.concatenate([[0.0], ends[:-1]])
    out = []
    for k in range(count):
        own = [i for i, o in enumerate(owner) if o == k]
        out.append((starts[own[0]], ends[own[-1]]) if own else None)
    return out
