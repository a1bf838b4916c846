"""pack_speech.py PACKAGES MODELS DATA OUT [--sets SET ...]: all that the adapter is taught with, small enough to be taken to another machine.

OUT/SET.index has the readings (manifest.py), each with `chunk`, `start` and `length` (samples at 16 kHz); OUT/SET-N.opus has the recordings as they are
placed and levelled for the ear (listen.py), one after the other. OUT/encoder.npz: the encoder in blocks of eight bits, the frame network and the filters.
Sets that are there are left alone.
"""

import argparse
import lzma
import pickle
import subprocess
from pathlib import Path

import numpy as np
import onnx
import soundfile
from onnx import numpy_helper

import listen
import manifest
import whisper_source as source
from graph import blocks_of

CHUNK, GAP = 600 * 16000, 1600  # samples of a file, and of silence between two recordings
SHORTEST, LONGEST = 4000, 27 * 16000
KBPS = dict(hibari=14)  # Opus, by the beginning of a set's name; 20 for others


def frame_network(path):
    """The weights of frame_net.FrameNet out of its file for ONNX Runtime, by name."""
    found = {i.name: numpy_helper.to_array(i).astype(np.float32) for i in onnx.load(path).graph.initializer}
    find = lambda *shape: next(v for k, v in found.items() if k.startswith("onnx::") and v.shape == shape)
    weights = {k[4:].removesuffix(".h"): v for k, v in found.items() if k.startswith("net.")}
    return weights | {"mix": np.log(find(1, 1, 7, 1).ravel()), "deep.weight": find(512, 160).T, "out.weight": find(160, 40).T,
                      "start.weight": find(160, 1).T}  # fmt: skip


def encoder(packages, models):
    out = {"filters": listen.FILTERS} | {"frames." + k: v for k, v in frame_network(models / "ear-frames.onnx").items()}
    for name, value in source.read(packages).items():
        if not name.startswith("encoder."):
            continue
        if value.ndim == 2 and not name.endswith("positions"):
            out[name + ".cut"], out[name + ".scale"] = blocks_of(value)
        else:
            out[name] = value.astype(np.float16 if value.ndim > 1 else np.float32)
    return out


def pack(name, readings, out):
    index, sounds, chunks, at = [], [], 0, 0

    def close():
        nonlocal sounds, chunks, at
        wave = out / f"{name}-{chunks}.wav"
        soundfile.write(wave, np.concatenate(sounds), 16000, subtype="PCM_16")
        rate = next((r for begin, r in KBPS.items() if name.startswith(begin)), 20)
        subprocess.run(["opusenc", "--quiet", "--bitrate", str(rate), "--comp", "5", wave, wave.with_suffix(".opus")], check=True)
        wave.unlink()
        sounds, chunks, at = [], chunks + 1, 0

    for u in readings:
        x, _ = listen.placed(soundfile.read(u["audio"], dtype="float32")[0])
        if not SHORTEST < len(x) < LONGEST:
            continue
        if sounds and at + len(x) > CHUNK:
            close()
        index.append(u | dict(audio="", chunk=chunks, start=at, length=len(x)))
        sounds += [np.clip(np.round(x * 32767), -32768, 32767).astype(np.int16), np.zeros(GAP, np.int16)]
        at += len(x) + GAP
    if sounds:
        close()
    part = out / f"{name}.part"
    part.write_bytes(lzma.compress(pickle.dumps(dict(chunks=chunks, index=index)), preset=3))
    part.rename(out / f"{name}.index")
    print(name, len(index), "recordings,", f"{sum(i['length'] for i in index) / 57_600_000:.2f} hours", flush=True)


def main():
    p = argparse.ArgumentParser(description=__doc__)
    for name in ("packages", "models", "data", "out"):
        p.add_argument(name, type=Path)
    p.add_argument("--sets", nargs="*")
    a = p.parse_args()
    a.out.mkdir(parents=True, exist_ok=True)
    if not (a.out / "encoder.npz").exists():
        np.savez_compressed(a.out / "encoder.npz", **encoder(a.packages, a.models))
    for name in a.sets or sorted(f.parent.name for f in a.data.glob("*/manifest.jsonl")):
        if not (a.out / f"{name}.index").exists():
            pack(name, manifest.readings(a.data, [name]), a.out)


if __name__ == "__main__":
    main()
