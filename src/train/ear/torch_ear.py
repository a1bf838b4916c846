"""The whole ear in torch, for many recordings at once: what listen.py, the encoder's file and the frame network do for one."""

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

import adapter
import listen
from frame_net import FrameNet

MARGIN = 400 + 320 * listen.MARGIN  # samples of silence after a recording


class Weights:
    """encoder.npz of pack_speech.py."""

    def __init__(self, path):
        self.of = np.load(path)

    def tensor(self, name):
        return torch.from_numpy(self.of[name].astype(np.float32))

    def linear(self, name):
        cut, scale = self.of[name + ".cut"], self.of[name + ".scale"]
        return torch.from_numpy(((cut.astype(np.float32) - 128) * scale[..., None]).reshape(len(cut), -1))

    def fill(self, blocks, first):
        for i, block in enumerate(blocks):
            name = f"encoder.{first + i}."
            for k, m in block.maps.items():
                m.weight.copy_(self.linear(f"{name}{k}.weight"))
                if f"{name}{k}.bias" in self.of:
                    m.bias.copy_(self.tensor(f"{name}{k}.bias"))
            for k in ("self_norm", "ffn_norm"):
                getattr(block, k).load_state_dict({n: self.tensor(f"{name}{k}.{n}") for n in ("weight", "bias")})


class Lower(nn.Module):
    """From the log-mel to the middle layer; gives all four layers."""

    def __init__(self, weights):
        super().__init__()
        self.conv1, self.conv2 = nn.Conv1d(80, adapter.WIDTH, 3, padding=1), nn.Conv1d(adapter.WIDTH, adapter.WIDTH, 3, stride=2, padding=1)
        for name in ("conv1", "conv2"):
            getattr(self, name).load_state_dict({n: weights.tensor(f"encoder.{name}.{n}") for n in ("weight", "bias")})
        self.register_buffer("places", weights.tensor("encoder.positions"))
        self.blocks = nn.ModuleList(adapter.Block() for _ in range(adapter.FIRST))
        weights.fill(self.blocks, 0)
        adapter.plain(self.blocks, True)

    def forward(self, mel, mask):
        x = F.gelu(self.conv2(F.gelu(self.conv1(mel)))).transpose(1, 2)
        out = [x + self.places[: x.shape[1]]]
        for block in self.blocks:
            out.append(block(out[-1], mask))
        return out


class TorchEar(nn.Module):
    """The encoder with its adapted upper half, the phone head and the frame network. Only the adapter and the head are taught."""

    def __init__(self, folder, checkpoint=None):
        super().__init__()
        weights = Weights(folder / "encoder.npz")
        self.lower = Lower(weights).requires_grad_(False)
        self.upper, self.head = adapter.Upper(), adapter.PhoneHead()
        weights.fill(self.upper.blocks, adapter.FIRST)
        self.upper.norm.load_state_dict({n: weights.tensor("encoder.norm." + n) for n in ("weight", "bias")})
        self.frames = FrameNet().requires_grad_(False).eval()
        self.frames.load_state_dict({k[7:]: weights.tensor(k) for k in weights.of.files if k.startswith("frames.")})
        self.register_buffer("filters", weights.tensor("filters"))
        self.register_buffer("window", torch.hann_window(400, periodic=True))
        if checkpoint:
            adapter.restore(self, torch.load(checkpoint, map_location="cpu"))

    def train(self, mode=True):
        super().train(mode)
        self.frames.eval()
        return self

    def mel(self, x, count):
        """Log-mel [b, 80, 2t] of samples that are zero after `count`, with the margin, and how many steps of 20 ms are whole in each."""
        x = F.pad(F.pad(x, (0, MARGIN))[:, None], (200, 200), mode="reflect")[:, 0]
        power = torch.stft(x, 400, 160, window=self.window, center=False, return_complex=True)
        m = torch.log10((self.filters @ (power.real**2 + power.imag**2)).clamp(min=1e-10))
        total = (count + MARGIN) // 320
        m = m[:, :, : 2 * int(total.max())]
        within = (torch.arange(m.shape[2], device=m.device)[None] < 2 * total[:, None])[:, None]
        top = m.masked_fill(~within, -1e9).amax((1, 2), keepdim=True)
        return (torch.maximum(m, top - 8) + 4) / 4 * within, total

    def hear(self, x, count, change=lambda mel: mel):
        """Log-mel, as `change` leaves it, the four lower layers, the mask of the upper half, and how many steps of each recording count."""
        mel, total = self.mel(x, count)
        mel = change(mel)
        mask = (torch.arange(mel.shape[2] // 2, device=x.device)[None] < total[:, None])[:, None, None]
        with torch.no_grad():
            layers = self.lower(mel, mask)
        return mel, layers, mask, torch.minimum((count // 160 + 1) // 2, total)

    def posteriors(self, mel, layers, mask):
        """Of the frame network, on the layers as they are without the adapter."""
        adapter.plain(self.upper, True)
        whole = [*layers, *self.upper(layers[-1], mask)]
        adapter.plain(self.upper, False)
        return self.frames(mel, torch.stack(whole, 2))

    def phones(self, mel, middle, mask):
        """Of the phone head on the adapted layers: features, phones, path, and manner, place and voice, before softmax."""
        return self.head(mel, [middle, *self.upper(middle, mask)])
