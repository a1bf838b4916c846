"""Changes to recordings that leave what was said as it is."""

import numpy as np
from scipy.signal import butter, fftconvolve, resample_poly, sosfilt


def changed(x, rng):
    """The changed samples and the factor by which times become shorter."""
    factor = 1.0
    if rng.random() < 0.6:
        percent = int(rng.integers(86, 120))
        x, factor = resample_poly(x, 100, percent).astype(np.float32), percent / 100
    if rng.random() < 0.35:
        seconds = rng.uniform(0.15, 0.5)
        n = int(seconds * 16000)
        tail = rng.standard_normal(n) * 10 ** (-3 * np.arange(n) / n)
        tail[:32] = 0
        tail *= 10 ** (-rng.uniform(2, 14) / 20) / np.sqrt((tail**2).sum())
        tail[0] = 1
        x = fftconvolve(x, tail)[: len(x)]
    if rng.random() < 0.25:
        x = sosfilt(butter(4, [300, 3400], "band", fs=16000, output="sos"), x)
    elif rng.random() < 0.3:
        x = sosfilt(butter(1, rng.uniform(1500, 5000), "low", fs=16000, output="sos"), x)
    if rng.random() < 0.6:
        noise = rng.standard_normal(len(x))
        if rng.random() < 0.5:
            noise = sosfilt(butter(1, 500, "low", fs=16000, output="sos"), noise)
        level = np.sqrt(np.mean(x**2) / np.mean(noise**2))
        x = x + noise * level * 10 ** (-rng.uniform(12, 35) / 20)
    return x.astype(np.float32), factor
