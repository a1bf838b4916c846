"""export_ear.py WORK OUT [--untaught]: the frame network and the scorer as files for ONNX Runtime.

Proves each equal to what was taught, on random input of another size.
"""

import argparse
from pathlib import Path

import numpy as np
import onnxruntime as ort
import torch
import torch.nn.functional as F
from torch import nn

import scorer as scoring
import spoken
from frame_net import FrameNet


class Frames(nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, mel, l0, l1, l2, l3, l4, l5, l6):
        logp, start = self.net(mel, torch.stack([l0, l1, l2, l3, l4, l5, l6], 2))
        return logp[0], start[0]


def frames(net, path):
    inputs = ["mel"] + [f"layer{i}" for i in range(7)]
    example = (torch.randn(1, 80, 120), *[torch.randn(1, 60, 512) for _ in range(7)])
    axes = {"mel": {2: "frames"}} | {k: {1: "steps"} for k in inputs[1:]}
    axes |= {"logp": {0: "frames"}, "start": {0: "frames"}}
    torch.onnx.export(
        Frames(net).eval(), example, str(path), input_names=inputs, output_names=["logp", "start"],
        dynamic_axes=axes, opset_version=17, dynamo=False,
    )  # fmt: skip
    check(Frames(net).eval(), path, inputs, (torch.randn(1, 80, 90), *[torch.randn(1, 45, 512) for _ in range(7)]))


def check(module, path, names, values):
    session = ort.InferenceSession(str(path))
    got = session.run(None, {n: v.numpy() for n, v in zip(names, values, strict=True)})
    with torch.no_grad():
        want = module(*values)
    worst = max(float(np.abs(g - w.numpy()).max()) for g, w in zip(got, want, strict=True))
    print(path, path.stat().st_size, "bytes, differs by at most", worst)
    if worst > 2e-4:
        raise SystemExit("that is too much")


def other_example():
    t, f, p = 45, 84, 6
    example = [torch.randn(1, t, 512) for _ in range(7)]
    example += [F.log_softmax(3 * torch.randn(f, 40), -1), torch.randn(f)]
    example += [torch.tensor([3, 30, 7, 12, 0, 38]), torch.tensor([0, 1, 1, 1, 2, 2])]
    return example + [torch.tensor([2, 9, 20, 35, 50, 70]), torch.tensor([9, 20, 33, 50, 68, 84])]


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("work", type=Path)
    p.add_argument("out", type=Path)
    p.add_argument("--untaught", action="store_true")
    a = p.parse_args()
    torch.manual_seed(3)
    net, scorers = FrameNet(), [scoring.Scorer()]
    if not a.untaught:
        stage = "all" if (a.work / "frames-all.pt").exists() else "kokoro"
        net.load_state_dict(torch.load(a.work / f"frames-{stage}.pt"))
        files = sorted(a.work.glob("scorer-all-*.pt"))
        scorers = [scoring.Scorer() for _ in files]
        for s, f in zip(scorers, files, strict=True):
            s.load_state_dict(torch.load(f))
    frames(net.eval(), a.out / "ear-frames.onnx")
    scorers = [s.eval() for s in scorers]
    scoring.export(scorers, a.out / "ear-scorer.onnx")
    check(
        scoring.Ear(scorers).eval(), a.out / "ear-scorer.onnx", scoring.SCORER_INPUTS, other_example()
    )
    checks = [spoken.Spoken()]
    if not a.untaught and (a.work / "spoken.pt").exists():
        states = torch.load(a.work / "spoken.pt")
        checks = [spoken.Spoken() for _ in states]
        for c, state in zip(checks, states, strict=True):
            c.load_state_dict(state)
    judge = spoken.SpokenMean([c.eval() for c in checks])
    spoken.export(judge.eval(), a.out / "ear-spoken.onnx")
    check(judge, a.out / "ear-spoken.onnx", spoken.SPOKEN_INPUTS, spoken.example(77, 11, 5))


if __name__ == "__main__":
    main()
