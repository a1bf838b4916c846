"""layers.py ENCODER ROWS OUT.npz MANIFEST ...: what a layer of the encoder hears in the vowels of ROWS (StressRows): `layers` [syllables, 512],
means over its steps, and `keys`, the reading, the token and the syllable of each. Needs the modules of src/train/ear.

Of layers 2 to 8, the third names the stressed syllables of voices that it was not fitted on a little less well than the fourth; the fifth, the sixth and an adapted one as well.
"""

import json
import sys
from pathlib import Path

import numpy as np
import onnxruntime as ort
import soundfile

import listen
from align import LAG
from rows import lines, vowel

LAYER = "layer4"


def main(encoder, rows, out, *manifests):
    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    session = ort.InferenceSession(encoder, options)
    files = {}
    for manifest in manifests:
        for line in Path(manifest).read_text("utf8").splitlines():
            j = json.loads(line)
            files[j["utt"]] = j["file"]
    values, keys, current, layer = [], [], None, None
    for parts in lines(rows):
        if parts[0] != current:
            current = parts[0]
            placed, _ = listen.placed(soundfile.read(files[current], dtype="float32")[0])
            mel = listen.mel(placed)
            steps = min((len(placed) // listen.HOP + 1) // 2, mel.shape[1] // 2)
            layer = session.run([LAYER], {"mel": mel[None]})[0][0, :steps]
        for k, syllable in enumerate(parts[10:]):
            _, begin, end = vowel(syllable)
            first = min(max((begin - LAG) // 2, 0), len(layer) - 1)
            last = min(max((end - LAG + 1) // 2, first + 1), len(layer))
            values.append(layer[first:last].mean(0))
            keys.append(f"{current} {parts[4]} {k}")
    np.savez(out, layers=np.array(values, np.float32), keys=np.array(keys))


if __name__ == "__main__":
    main(*sys.argv[1:])
