#!/usr/bin/env python3
"""An ear that has not heard the learners of fold 0: untaught_ear.py MODELS OUT; needs the package onnx.

The scores that ship are the mean of two networks, of which one has learned from all learners of the corpus; the other, the adapted
layers and the frame network have not heard those of fold 0 (`manifest.py` of `src/train/ear`). OUT gets MODELS with the scores of
the second alone, and words that do not move towards their sentence. `-Dsaywell.models=OUT` uses it.
"""

import hashlib
import pathlib
import shutil
import sys

import onnx


def main():
    models, out = map(pathlib.Path, sys.argv[1:3])
    shutil.copytree(models, out)
    scorer = out / "ear" / "ear-scorer.onnx"
    model = onnx.load(scorer)
    for node in model.graph.node:
        if node.output[0] in ("score", "word_score"):
            heard = {"score": "heard_score", "word_score": "heard_word"}[node.output[0]]
            node.CopyFrom(onnx.helper.make_node("Identity", [heard], [node.output[0]]))
    onnx.save(model, scorer)
    properties = out / "ear" / "ear.properties"
    properties.write_text(properties.read_text().replace("word.sentence=0.1", "word.sentence=0"))
    sums = out / "models.sha256"
    lines = [line.split() for line in sums.read_text().splitlines()]
    sums.write_text("".join(f"{hashlib.sha256((out / name.lstrip('*')).read_bytes()).hexdigest()}  {name}\n" for _, name in lines))


if __name__ == "__main__":
    main()
