"""What `fit_band.py` and the engine's `BandExtension` both see of a recording: frames of 512 samples at 16 kHz, every 128."""
import numpy as np

RATE, SIZE, HOP = 16000, 512, 128
LOW_EDGES = np.round(700 * (10 ** (np.linspace(2595 * np.log10(1 + 100 / 700), 2595 * np.log10(1 + 3500 / 700), 19) / 2595) - 1) / RATE * SIZE).astype(int)
HIGH_EDGES = np.round(np.linspace(3600, 7200, 9) / RATE * SIZE).astype(int)
FLOOR = 1e-9
CONTEXT = (-4, -2, 0, 2, 4)


def energies(samples):
    """Logarithmic energies of low and of high bands, a row a frame."""
    window = np.sqrt(0.5 - 0.5 * np.cos(2 * np.pi * np.arange(SIZE) / SIZE))
    count = max(0, 1 + (len(samples) - SIZE) // HOP)
    frames = np.lib.stride_tricks.as_strided(samples, (count, SIZE), (samples.strides[0] * HOP, samples.strides[0]))
    power = np.abs(np.fft.rfft(frames * window)) ** 2
    def bands(edges):
        return np.stack([np.log(power[:, a:b].mean(1) + FLOOR) for a, b in zip(edges, edges[1:])], 1)
    return bands(LOW_EDGES), bands(HIGH_EDGES)


def active(low):
    """Frames that count for means: all that come within 35 dB of the loudest."""
    level = np.log(np.exp(low).mean(1))
    return level > level.max() - 3.5 * np.log(10)


def inputs(low):
    """Energies against their means, of a frame and of its neighbours."""
    centred = (low - low[active(low)].mean(0)) / 2
    rows = np.arange(len(low))
    return np.concatenate([centred[np.clip(rows + step, 0, len(low) - 1)] for step in CONTEXT], 1)
