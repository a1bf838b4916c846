"""second_ear.py PACKAGE DATA OUT: what hama, a small phone recogniser that has nothing to do with Whisper, makes of the sets.

For `--keep SETS` its posteriors go to OUT/SET/UTT.npz (`logp` in half precision, frames of 20 ms by tokens; OUT/tokens.json names them). For all other sets each
made error is put to it: the likelihood of what the clip says, against the same with that one error undone. OUT/SET.tsv gets utterance, word, place, expected and said
phones, degree and the logarithm of the ratio. `--drop` takes clips out of the manifest of which the second ear hears something else.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import onnxruntime as ort
import soundfile

import speech_set
from corpus import PHONES

SIGNS = dict(
    AA="ɑ a ɒ", AE="æ", AH="ʌ ə ɐ", AO="ɔ ɒ", AW="aʊ", AY="aɪ", B="b", CH="t͡ʃ", D="d ɾ ɖ", DH="ð", EH="ɛ e",
    ER="ɝ ɚ ɜ", EY="eɪ e", F="f", G="g ɡ", HH="h ɦ", IH="ɪ", IY="i", JH="d͡ʒ", K="k", L="l ɫ", M="m", N="n", NG="ŋ",
    OW="oʊ o", OY="ɔɪ", P="p", R="ɹ r ɻ", S="s", SH="ʃ", T="t ɾ ʈ", TH="θ", UH="ʊ ɯ", UW="u", V="v", W="w", Y="j",
    Z="z", ZH="ʒ",
)  # fmt: skip

CLEAR, ADDED = 5.0, -12.0


class Ear:
    """One thread; PACKAGE is the unpacked wheel."""

    def __init__(self, package):
        assets = package / "assets"
        options = ort.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = ort.InferenceSession(str(assets / "asr_waveform_fp16.onnx"), options)
        listed = json.loads((assets / "g2p_vocab.json").read_text("utf8"))["decoder"]
        self.tokens = [*listed, "<wb>", "<blank>"]
        self.rows = [[self.tokens.index(s) for s in SIGNS[p].split()] for p in PHONES]

    def __call__(self, samples):
        """Log-posteriors [frames, tokens]."""
        names = [i.name for i in self.session.get_inputs()]
        level = np.sqrt(np.mean(samples**2)) + 1e-6
        given = dict(zip(names, (samples[None] * (0.08 / level), np.array([len(samples)])), strict=True))
        return self.session.run(None, given)[0][0].astype(np.float32)

    def phones(self, logp):
        """[frames, 40]: the 39 phones and, 39, anything else."""
        p = np.exp(logp.astype(np.float64))
        out = np.stack([p[:, r].sum(1) for r in self.rows], 1)
        rest = np.maximum(1 - out.sum(1), 1e-6)
        return np.log(np.maximum(np.concatenate([out, rest[:, None]], 1), 1e-6))


def likelihood(logp, phones):
    """Logarithm of the probability of a sequence of phones over all its paths (CTC, 39 is blank)."""
    ids = [39]
    for p in phones:
        ids += [PHONES.index(p), 39]
    ids = np.array(ids)
    over = np.zeros(len(ids), bool)
    over[2:] = (ids[2:] != 39) & (ids[2:] != ids[:-2])
    a = np.full(len(ids), -np.inf)
    a[:2] = logp[0, ids[:2]]
    for t in range(1, len(logp)):
        one = np.concatenate([[-np.inf], a[:-1]])
        two = np.where(over, np.concatenate([[-np.inf, -np.inf], a[:-2]]), -np.inf)
        a = np.logaddexp(np.logaddexp(a, one), two) + logp[t, ids]
    return float(np.logaddexp(a[-1], a[-2])) if len(ids) > 1 else float(a[-1])


def errors_of(j):
    """Every error of a line: (word, place, expected, said, degree) and what would be said without it."""
    for w, word in enumerate(j["words"]):
        for k, (phone, said) in enumerate(zip(word["phones"], word["said"], strict=True)):
            if said == [phone]:
                continue
            whole = [p for x, o in enumerate(j["words"]) for y, s in enumerate(o["said"])
                     for p in ([phone] if (x, y) == (w, k) else s)]  # fmt: skip
            yield (w, k, phone, said, word["degree"][k]), whole


def asked(ear, j):
    """Rows of OUT/SET.tsv for one line."""
    wrong = list(errors_of(j))
    if not wrong:
        return []
    logp = ear.phones(ear(soundfile.read(j["path"], dtype="float32")[0]))
    said = likelihood(logp, [p for w in j["words"] for s in w["said"] for p in s])
    return [
        [j["utt"], w, k, phone, " ".join(s) or "-", far, round(said - likelihood(logp, whole), 2)]
        for (w, k, phone, s, far), whole in wrong
    ]


def doubtful(said, degree, ratio):
    """Whether the second ear clearly hears something else than what the line says. It misses short added vowels, so these are believed longer."""
    if len(said) > 1:
        return ratio < ADDED
    return ratio < -CLEAR if degree > 0.6 else degree < 0.4 and ratio > CLEAR


def drop(folder, table):
    """Takes the lines out of a manifest in which an error is doubtful."""
    rows = [x.split("\t") for x in table.read_text("utf8").splitlines()]
    bad = {r[0] for r in rows if doubtful(r[4].split(), float(r[5]), float(r[6]))}
    lines = speech_set.read(folder / "manifest.jsonl")
    kept = [j for j in lines if j["utt"] not in bad]
    speech_set.write(folder, kept)
    print(folder.name, len(lines) - len(kept), "of", len(lines), "dropped")


def main():
    p = argparse.ArgumentParser(description=__doc__)
    for name in ("package", "data", "out"):
        p.add_argument(name, type=Path)
    p.add_argument("--sets", nargs="*", default=[])
    p.add_argument("--keep", nargs="*", default=[])
    p.add_argument("--drop", action="store_true")
    a = p.parse_args()
    ear = Ear(a.package)
    a.out.mkdir(parents=True, exist_ok=True)
    (a.out / "tokens.json").write_text(json.dumps(ear.tokens, ensure_ascii=False), "utf8")
    for name in a.keep:
        (a.out / name).mkdir(exist_ok=True)
        for j in speech_set.read(a.data / name / "manifest.jsonl"):
            target = a.out / name / f"{j['utt']}.npz"
            if not target.exists():
                logp = ear(soundfile.read(j["path"], dtype="float32")[0])
                np.savez_compressed(target, logp=logp.astype(np.float16))
    for name in a.sets:
        table = a.out / f"{name}.tsv"
        done = {x.split("\t")[0] for x in table.read_text("utf8").splitlines()} if table.exists() else set()
        with table.open("a", encoding="utf8") as out:
            for j in speech_set.read(a.data / name / "manifest.jsonl"):
                if j["utt"] not in done:
                    out.writelines("\t".join(map(str, r)) + "\n" for r in asked(ear, j))
        if a.drop:
            drop(a.data / name, table)


if __name__ == "__main__":
    main()
