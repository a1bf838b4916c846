"""A small writer of ONNX graphs with linear maps in blocks of eight bits."""

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

BLOCK = 64


def blocks_of(weight: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Rows [n, k] in symmetric blocks: bytes [n, k / BLOCK, BLOCK] about 128 and scales."""
    n, k = weight.shape
    cut = weight.reshape(n, k // BLOCK, BLOCK).astype(np.float32)
    scale = np.maximum(np.abs(cut).max(-1) / 127, 1e-10).astype(np.float32)
    return (np.round(cut / scale[..., None]) + 128).astype(np.uint8), scale


class Graph:
    """Nodes and weights in order; every method returns the name of what it makes."""

    def __init__(self, name: str, accuracy: int, quantised: bool = True):
        self.name, self.accuracy, self.quantised = name, accuracy, quantised
        self.nodes, self.weights, self.made = [], {}, 0

    def constant(self, name: str, value: np.ndarray) -> str:
        if name not in self.weights:
            array = np.ascontiguousarray(value)
            self.weights[name] = numpy_helper.from_array(array, name)
        return name

    def ints(self, *values: int) -> str:
        return self.constant("i_" + "_".join(map(str, values)), np.array(values, np.int64))

    def half(self, name: str, value: np.ndarray) -> str:
        """A weight stored in half precision, which is how the source has it."""
        if not self.quantised:
            return self.constant(name, value.astype(np.float32))
        if name + ".f" not in {n.output[0] for n in self.nodes}:
            self.constant(name, value.astype(np.float16))
            self.nodes.append(
                helper.make_node("Cast", [name], [name + ".f"], to=TensorProto.FLOAT)
            )
        return name + ".f"

    def op(self, kind: str, *inputs: str, to: str = "", domain: str = "", **attributes) -> str:
        self.made += 1
        output = to or f"t{self.made}"
        self.nodes.append(
            helper.make_node(kind, list(inputs), [output], domain=domain, **attributes)
        )
        return output

    def linear(self, x: str, name: str, weight: np.ndarray, bias=None, then_gelu=False) -> str:
        """x · weightᵀ + bias, the weight [n, k] in blocks of eight bits.

        Kept as floats (accuracy 0) for a row of steps [1, steps, k]; `then_gelu`: the bias goes into the next node.
        """
        n, k = weight.shape
        if self.quantised and self.accuracy == 0:
            made = self.restored(name, weight)
            if bias is not None and not then_gelu:
                y = self.op("Reshape", x, self.ints(-1, k))
                y = self.op("Gemm", y, made, self.constant(name + ".bias", bias), transB=1)
                return self.op("Reshape", y, self.ints(1, -1, n))
            y = self.op("FusedMatMul", x, made, domain="com.microsoft", transB=1)
        elif self.quantised:
            cut, scale = blocks_of(weight)
            y = self.op(
                "MatMulNBits",
                x,
                self.constant(name + ".b", cut),
                self.constant(name + ".s", scale),
                domain="com.microsoft",
                K=k,
                N=n,
                bits=8,
                block_size=BLOCK,
                accuracy_level=self.accuracy,
            )
        else:
            y = self.op("MatMul", x, self.constant(name + ".t", weight.T))
        return y if bias is None else self.op("Add", y, self.constant(name + ".bias", bias))

    def restored(self, name: str, weight: np.ndarray) -> str:
        """A weight [n, k] made from its blocks whenever it is needed.

        MatMulNBits does the same, one number after the other; this node takes many at once. A block is a row with a
        scale of its own, so no optimiser makes MatMulNBits of it again, and none keeps the floats.
        """
        n, k = weight.shape
        cut, scale = blocks_of(weight)
        around_zero = (cut.astype(np.int16) - 128).astype(np.int8)
        rows = self.constant(name + ".b", around_zero.reshape(-1, BLOCK))
        made = self.op("DequantizeLinear", rows, self.constant(name + ".s", scale.reshape(-1)), axis=0)
        return self.op("Reshape", made, self.ints(n, k))

    def norm(self, x: str, name: str, weight: np.ndarray, bias: np.ndarray) -> str:
        scale, shift = self.constant(name + ".w", weight), self.constant(name + ".a", bias)
        return self.op("LayerNormalization", x, scale, shift, axis=-1, epsilon=1e-5)

    def save(self, path, inputs: list, outputs: list) -> None:
        graph = helper.make_graph(
            self.nodes, self.name, inputs, outputs, list(self.weights.values())
        )
        model = helper.make_model(
            graph,
            opset_imports=[helper.make_opsetid("", 20), helper.make_opsetid("com.microsoft", 1)],
            ir_version=9,
        )
        onnx.save(model, str(path))


def floats(name: str, *shape) -> onnx.ValueInfoProto:
    return helper.make_tensor_value_info(name, TensorProto.FLOAT, list(shape))


def longs(name: str, *shape) -> onnx.ValueInfoProto:
    return helper.make_tensor_value_info(name, TensorProto.INT64, list(shape))
