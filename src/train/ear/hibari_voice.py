"""The voice of hibari-tts speaks given phones, tells how long each took, and sounds like many people.

Its network predicts spectra and a pitch; stretching the spectra is another length of the vocal tract, and the pitch goes its own way.
"""

import json
import sys
from pathlib import Path

import numpy as np
import onnx
import onnxruntime as ort
from scipy.signal import resample_poly

from blend_inputs import doubled, inputs, spans

LENGTHS = "/Clip_output_0"
LATE = 0.048  # seconds by which its lengths run behind its sound: starts of vowels after hissing sounds, as beside flite's


def stretched(spectrum, factor, low=-12.0):
    """Log-magnitudes [bins, frames] with every bin moved to its frequency times factor."""
    bins = np.arange(len(spectrum)) / factor
    whole = np.minimum(bins.astype(int), len(spectrum) - 2)
    part = np.clip(bins - whole, 0, 1)[:, None].astype(np.float32)
    out = spectrum[whole] * (1 - part) + spectrum[whole + 1] * part
    out[bins > len(spectrum) - 1] = low
    return out


class Voice:
    """PACKAGE is the unpacked wheel; one thread."""

    def __init__(self, package: Path):
        sys.path.insert(0, str(package.parent))
        from hibari import dsp

        self.dsp = dsp
        model = onnx.load(str(package / "assets" / "hibari.onnx"))
        model.graph.output.append(onnx.helper.make_tensor_value_info(LENGTHS, onnx.TensorProto.FLOAT, None))
        options = ort.SessionOptions()
        options.intra_op_num_threads = 1
        options.log_severity_level = 3
        self.session = ort.InferenceSession(doubled(model, "ids").SerializeToString(), options)
        self.signs = json.loads((package / "assets" / "vocab.json").read_text("utf8"))

    def say(self, pieces, others, shares, speed, tract=1.0, pitch=1.0, seed=0):
        """Audio at 16 kHz, start and end of every piece in seconds (others, shares: blend_inputs.py)."""
        ids, second, share, owner = inputs(self.signs, pieces, others, shares)
        given = {"ids": ids, "others": second, "share": share, "speed": np.array([speed], np.float32)}
        *parts, lengths = self.session.run(["lh", "theta", "ln", "lr", "phi", "f0", LENGTHS], given)
        lh, theta, ln, lr, phi, f0 = (p[0] for p in parts)
        lh, ln, lr = (stretched(s, tract) for s in (lh, ln, lr))
        audio = self.dsp.synth(lh, theta, ln, lr, phi, f0 * pitch, np.random.default_rng(seed))
        frames = np.asarray(lengths).ravel()
        ends = np.maximum(np.cumsum(frames) * (len(audio) / 24000 / frames.sum()) - LATE, 0)
        return resample_poly(audio, 2, 3).astype(np.float32), spans(owner, len(pieces), ends)
