"""What the judge hears: the speech itself at a fixed place and level, its log-mel and layers.

FORMAT.md, section 2, says the same for the product.
"""

import numpy as np
import onnxruntime as ort

RATE, HOP, LEAD = 16000, 160, 30
LEVEL, MARGIN = 0.05, 8


def filters(count=80):
    """Triangles evenly spaced on Slaney's mel scale, each of unit area."""

    def to_mel(f):
        above = 15 + np.log(np.maximum(f, 1e-9) / 1000) / (np.log(6.4) / 27)
        return np.where(f >= 1000, above, f / (200 / 3))

    points = np.linspace(to_mel(np.array(0.0)), to_mel(np.array(8000.0)), count + 2)
    hertz = np.where(
        points >= 15, 1000 * np.exp(np.log(6.4) / 27 * (points - 15)), points * 200 / 3
    )
    bins = np.arange(201) * 40.0
    up = (bins - hertz[:-2, None]) / np.diff(hertz)[:-1, None]
    down = (hertz[2:, None] - bins) / np.diff(hertz)[1:, None]
    area = 2 / (hertz[2:] - hertz[:-2])
    return (np.maximum(0, np.minimum(up, down)) * area[:, None]).astype(np.float32)


FILTERS = filters()
WINDOW = (0.5 - 0.5 * np.cos(2 * np.pi * np.arange(400) / 400)).astype(np.float32)


def mel(x, margin=MARGIN):
    """[80, frames] with an even number of frames."""
    x = np.concatenate([x, np.zeros(400 + 320 * margin, np.float32)])
    x = np.pad(x, 200, mode="reflect")
    count = (len(x) - 400) // HOP + 1
    frames = np.lib.stride_tricks.sliding_window_view(x, 400)[::HOP][:count] * WINDOW
    power = FILTERS @ (np.abs(np.fft.rfft(frames, axis=1)) ** 2).T[:, :-1]
    m = np.log10(np.maximum(power, 1e-10))
    m = ((np.maximum(m, m.max() - 8) + 4) / 4).astype(np.float32)
    return m[:, : m.shape[1] // 2 * 2]


def border(decibel, below=35, above=6):
    """From where on a block is loud: at most `below` the loud vowels, or `above` the background."""
    ordered = np.sort(decibel)
    high, low = ordered[int(0.95 * (len(ordered) - 1))], ordered[int(0.1 * (len(ordered) - 1))]
    return max(high - below, min(low + above, high - 15))


def speech(x):
    """First and last block (10 ms) of the speech, and its root mean square."""
    blocks = x[: len(x) // HOP * HOP].reshape(-1, HOP).astype(np.float64)
    power = (blocks**2).mean(1)
    decibel = 10 * np.log10(power + 1e-10)
    over = decibel > border(decibel)
    held = np.convolve(over, np.ones(5), "full")
    first = next((t for t in range(len(over)) if over[t] and held[min(t + 4, len(held) - 1)] >= 3), 0)
    last = next(
        (t for t in range(len(over) - 1, -1, -1) if over[t] and held[t] >= 3), len(over) - 1
    )
    return first, last, float(np.sqrt(power[over].mean())) if over.any() else 0.0


def loud(x):
    """For every frame of what `placed` makes of x, whether a sound is there that a usual room does not hide."""
    blocks = x[: len(x) // HOP * HOP].reshape(-1, HOP).astype(np.float64)
    decibel = 10 * np.log10((blocks**2).mean(1) + 1e-10)
    first, last, _ = speech(x)
    around = np.zeros(LEAD, bool)
    over = np.concatenate([around, decibel > border(decibel, 23, 4), around])
    return over[first : last + 1 + 2 * LEAD]


def placed(x, shift=0):
    """The samples with LEAD blocks before and after the speech, at LEVEL; and what was cut off.

    The second value is the number of samples by which times in the result lie before those in x;
    it is negative when zeros were put before. `shift` moves the cut, for training alone.
    """
    first, last, level = speech(x)
    begin, end = (first - LEAD + shift) * HOP, (last + 1 + LEAD) * HOP
    piece = x[max(0, begin) : max(0, min(len(x), end))]
    piece = np.concatenate(
        [np.zeros(max(0, -begin)), piece, np.zeros(max(0, end - max(len(x), begin)))]
    )
    return (piece * (LEVEL / max(level, 1e-5))).astype(np.float32), begin


class Encoder:
    """All seven layers, [steps, 7, 512], without the steps of the margin."""

    def __init__(self, path, threads=1):
        options = ort.SessionOptions()
        options.intra_op_num_threads = threads
        self.session = ort.InferenceSession(str(path), options)

    def __call__(self, m):
        layers = self.session.run([f"layer{i}" for i in range(7)], {"mel": m[None]})
        return np.stack([x[0] for x in layers], 1)
