"""Kokoro speaks given phones and tells how long each took."""

import json
from pathlib import Path

import numpy as np
import onnx
import onnxruntime as ort
from scipy.signal import resample_poly

from blend_inputs import doubled, inputs, spans

FRAME = 600 / 24000
LATE = 0.05  # seconds by which its lengths run behind its sound: starts of vowels after hissing sounds, as beside flite's
LENGTHS = "/encoder/Clip_output_0"
AMERICAN = dict(
    zip(
        "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW B CH D DH F G HH JH K L M N NG P R S SH T TH V"
        " W Y Z ZH".split(),
        "ɑ æ ʌ ɔ W I ɛ ɜɹ A ɪ i O Y ʊ u b ʧ d ð f ɡ h ʤ k l m n ŋ p ɹ s ʃ t θ v w j z ʒ".split(),
        strict=True,
    )
)
BRITISH = AMERICAN | dict(AA="ɑː", AO="ɔː", ER="ɜː", IY="iː", UW="uː", OW="Q", AE="a")
OTHERS = dict(
    FLAP="ɾ", GLOTTAL="ʔ", SLACK="ɯ", LOT="ɒ", BENT_T="ʈ", BENT_D="ɖ", TRILL="r", UVULAR="ʁ"
)  # fmt: skip


def letters(sound: str, british: bool) -> str:
    """The IPA of an ARPAbet sound with its stress, as the voice reads it."""
    phone, stress = (sound[:-1], sound[-1]) if sound[-1].isdigit() else (sound, "")
    signs = OTHERS.get(phone) or (BRITISH if british else AMERICAN)[phone]
    if phone == "AH" and stress == "0":
        signs = "ə"
    if phone == "ER" and stress == "0":
        signs = "ə" if british else "əɹ"
    if phone in ("IY", "UW") and stress == "0":
        signs = signs[0]
    return {"1": "ˈ", "2": "ˌ"}.get(stress, "") + signs


class Voice:
    """One session on one thread; the model gets its lengths as a second output, and may speak a sound between two."""

    def __init__(self, model: Path, vocabulary: Path, styles: Path, threads=1):
        graph = onnx.load(str(model))
        graph.graph.output.append(
            onnx.helper.make_tensor_value_info(LENGTHS, onnx.TensorProto.FLOAT, None)
        )
        options = ort.SessionOptions()
        options.intra_op_num_threads = threads
        self.session = ort.InferenceSession(doubled(graph, "tokens").SerializeToString(), options)
        self.signs = json.loads(vocabulary.read_text("utf8"))["vocab"]
        self.styles = styles

    def say(self, pieces, voice: str, speed: float, others=None, shares=None):
        """Audio at 16 kHz and the start and end of every piece in seconds (others, shares: blend_inputs.py); a voice between two is "ONE SHARE OTHER"."""
        read = lambda name: np.fromfile(self.styles / f"{name}.bin", np.float32).reshape(-1, 1, 256)
        one, *rest = voice.split()
        style = read(one) + (float(rest[0]) * (read(rest[1]) - read(one)) if rest else 0)
        count = len(pieces)
        tokens, second, share, owner = inputs(
            self.signs, pieces, others or [None] * count, shares or [0.0] * count
        )
        row = style[min(tokens.size - 2, len(style)) - 1].reshape(1, 256)
        audio, lengths = self.session.run(
            ["audio", LENGTHS],
            {"tokens": tokens, "others": second, "share": share, "style": row, "speed": np.array([speed], np.float32)},
        )  # fmt: skip
        ends = np.cumsum(np.round(np.asarray(lengths).ravel())) * FRAME - LATE
        return resample_poly(audio.ravel(), 2, 3).astype(np.float32), spans(owner, count, np.maximum(ends, 0))
