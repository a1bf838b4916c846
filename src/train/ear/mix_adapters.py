"""mix_adapters.py BEFORE AFTER SHARE OUT: the weighted mean of two checkpoints of train_adapter.py, SHARE of the one that went on from the other.

Teaching that goes on for long fits the readers that it hears; on the line between its beginning and its end lie adapters that hear others better (Wortsman et al.,
arXiv:2109.01903). BEFORE may have fewer low-rank terms.
"""

import argparse
from pathlib import Path

import torch


def mixed(before, after, share):
    out = {}
    for name, value in after.items():
        base = torch.zeros_like(value) if name.endswith(".up") else value.clone()
        base[tuple(map(slice, before[name].shape))] = before[name]
        out[name] = (share * value.float() + (1 - share) * base.float()).half()
    return out


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("before", type=Path)
    p.add_argument("after", type=Path)
    p.add_argument("share", type=float)
    p.add_argument("out", type=Path)
    a = p.parse_args()
    torch.save(mixed(torch.load(a.before), torch.load(a.after), a.share), a.out)


if __name__ == "__main__":
    main()
