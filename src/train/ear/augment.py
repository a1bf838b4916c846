"""Changes to recordings that leave what was said as it is."""

import math

import numpy as np
import torch
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


def resampled(x, count, factor, reach=16):
    """Samples [b, n] of a torch tensor played `factor` times as fast, pitch with them, and how many of each count."""
    count = torch.ceil(count / factor).long()
    at = torch.arange(int(count.max()), device=x.device, dtype=torch.float64) * factor
    whole, cut = at.floor().long(), 0.97 * min(1.0, 1 / factor)
    part = (at - whole).float()
    x, y = torch.nn.functional.pad(x, (reach, reach + 2)), 0
    for k in range(1 - reach, reach + 1):
        d = k - part
        weight = cut * torch.sinc(cut * d) * (0.5 + 0.5 * torch.cos(math.pi * d / (reach + 1)))
        y = y + x[:, (whole + k + reach).clamp(max=x.shape[1] - 1)] * weight
    return y, count


class Alteration:
    """As changed(), but for its speed: rooms, bands and noise by chance, for every recording of a batch [b, n] that is zero after `count`."""

    TAIL = 8000

    def __init__(self, where, seed):
        self.generator = torch.Generator(device=where)
        self.generator.manual_seed(seed)
        self.chance = lambda *shape: torch.rand(*shape, generator=self.generator, device=where)
        self.noise = lambda *shape: torch.randn(*shape, generator=self.generator, device=where)

    def __call__(self, x, count):
        rows, n = x.shape
        size = 1 << (n + self.TAIL - 1).bit_length()
        hertz = torch.arange(size // 2 + 1, device=x.device)[None] * (16000 / size)
        spectrum = torch.fft.rfft(x, size) * torch.fft.rfft(self.room(rows, x.device), size) * self.band(rows, hertz.clamp(min=1))
        within = torch.arange(n, device=x.device)[None] < count[:, None]
        y = torch.fft.irfft(spectrum, size)[:, :n] * within
        noise = self.noise(rows, n)
        rumble = torch.fft.irfft(torch.fft.rfft(noise, size) / torch.sqrt(1 + (hertz / 500) ** 2), size)[:, :n]
        noise = torch.where(self.chance(rows, 1) < 0.5, rumble, noise)
        below = 10 ** (-(12 + 23 * self.chance(rows, 1)) / 20) * (self.chance(rows, 1) < 0.6)
        power = y.square().sum(1, keepdim=True) / count[:, None]
        y = (y + noise * below * torch.sqrt(power / noise.square().mean(1, keepdim=True))) * within
        as_loud = torch.sqrt(x.square().sum(1, keepdim=True).clamp(min=1e-6) / y.square().sum(1, keepdim=True).clamp(min=1e-6))
        return y * as_loud * 10 ** ((6 * self.chance(rows, 1) - 3) / 20)

    def room(self, rows, where):
        at = torch.arange(self.TAIL, device=where)[None]
        long = (0.15 + 0.35 * self.chance(rows, 1)) * 16000
        tail = self.noise(rows, self.TAIL) * 10 ** (-3 * at / long) * (at < long) * (at >= 32)
        tail = tail * 10 ** (-(2 + 12 * self.chance(rows, 1)) / 20) / tail.square().sum(1, keepdim=True).sqrt()
        tail = tail * (self.chance(rows, 1) < 0.35)
        tail[:, 0] = 1
        return tail

    def band(self, rows, hertz):
        kind = self.chance(rows, 1)
        telephone = 1 / torch.sqrt((1 + (300 / hertz) ** 8) * (1 + (hertz / 3400) ** 8))
        dull = 1 / torch.sqrt(1 + (hertz / (1500 + 3500 * self.chance(rows, 1))) ** 2)
        return torch.where(kind < 0.25, telephone, torch.where(kind < 0.475, dull, torch.ones_like(dull)))
