"""Recordings of pack_speech.py in the memory of a device, and batches of them."""

import lzma
import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import soundfile
import torch
import torch.nn.functional as F

import augment


def device():
    torch.set_float32_matmul_precision("high")
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


class PackedSpeech:
    """`readings` of FOLDER (pack_speech.py) with `offset`, their first sample in `wave` (int16, on the device)."""

    def __init__(self, folder, where, only=lambda u: True):
        self.readings, files = [], []
        for file in sorted(folder.glob("*.index")):
            j = pickle.loads(lzma.decompress(file.read_bytes()))
            for u in j["index"]:
                u["chunk"] += len(files)
            self.readings += j["index"]
            files += [folder / f"{file.stem}-{n}.opus" for n in range(j["chunks"])]
        self.readings = [u for u in self.readings if only(u)]
        wanted = {u["chunk"] for u in self.readings}
        decode = lambda n: soundfile.read(files[n], dtype="int16")[0] if n in wanted else np.zeros(0, np.int16)
        with ThreadPoolExecutor() as pool:
            waves = list(pool.map(decode, range(len(files))))
        begins = np.cumsum([0, *map(len, waves)])
        for u in self.readings:
            u["offset"] = int(begins[u["chunk"]] + u["start"])
        self.wave = torch.from_numpy(np.concatenate(waves)).to(where)

    def sounds(self, some, percent=100, shift=0, alter=None):
        """Samples [b, n] of some readings, zero after their end, and the count of each; at percent of their length's inverse, shift blocks of 10 ms later."""
        where = self.wave.device
        of = lambda k: torch.tensor([u[k] for u in some], device=where)
        begin, count = of("offset"), of("length")
        at = torch.arange(int(count.max()), device=where)[None]
        x = self.wave[(begin[:, None] + at).clamp(max=len(self.wave) - 1)].float() / 32767 * (at < count[:, None])
        if percent != 100:
            x, count = augment.resampled(x, count, percent / 100)
        x = F.pad(x, (shift * 160, 0)) if shift > 0 else x[:, -shift * 160 :]
        count = count + shift * 160
        return (alter(x, count) if alter else x), count


def groups(readings, seconds, order=lambda u: u["length"]):
    """Readings of like length together, so that no batch has more than so many seconds."""
    out = [[]]
    for u in sorted(readings, key=order):
        if out[-1] and (u["length"] / 16000 + 0.8) * (len(out[-1]) + 1) > seconds:
            out.append([])
        out[-1].append(u)
    return out if out[-1] else []
