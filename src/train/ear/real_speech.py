"""real_speech.py SPEECH SOURCES LEXICON HELD DATA: manifests of people's recordings (speech_set.py), one folder a set.

Sets: learners, native and fluent of SPEECH; arctic, librispeech and vctk of SOURCES (sources.py) as far as they are there. `held` are every second native
sentence whoever reads it, and one in eight of the speakers of librispeech and vctk. Learners are kept apart by folds of corpus.py.
"""

import argparse
from pathlib import Path

import corpus
import sources
import speech_set
from make_clips import lexicon


def learners(speech):
    for u in corpus.learners(speech, {}):
        words = []
        for w in u["words"]:
            phones = w["readings"][0]
            said = [[p] if s >= 1.8 else None for p, s in zip(phones, w["scores"], strict=True)]
            words.append(speech_set.word(w["text"], [phones], said))
        yield speech_set.line(
            u["utt"], "learners", u["audio"], u["speaker"], "zh", u["text"], words, False,
            learner_scores=[w["scores"] for w in u["words"]], age=u["age"], gender=u["gender"], sentence=u["sentence"],
        )  # fmt: skip


def readers(speech, kind, lexicon_of, held):
    for u in corpus.readers(speech / kind, kind, lexicon_of, held):
        words = [speech_set.word(w["text"], w["ways"]) for w in u["words"]]
        accent = "us" if kind == "native" else "en"
        yield speech_set.line(u["utt"], kind, u["audio"], u["speaker"], accent, u["text"], words, u["apart"])


def others(kind, folder, lexicon_of, held, out):
    (out / "audio").mkdir(parents=True, exist_ok=True)
    for utt, speaker, accent, text, file in sources.ALL[kind](folder):
        if text not in lexicon_of:
            continue
        path = out / "audio" / f"{utt}.flac"
        speech_set.sound(file, path)
        words = [speech_set.word(token, speech_set.plain(readings)) for token, readings in lexicon_of[text]]
        apart = text in held or (kind != "arctic" and sources.apart(speaker))
        yield speech_set.line(utt, kind, path, speaker, accent, text, words, apart)


def main():
    p = argparse.ArgumentParser(description=__doc__)
    for name in ("speech", "sources", "lexicon", "held", "data"):
        p.add_argument(name, type=Path)
    p.add_argument("--sets", nargs="+", default=["learners", "native", "fluent", *sources.ALL])
    a = p.parse_args()
    lexicon_of = lexicon(a.lexicon)
    held = set(a.held.read_text("utf8").splitlines())
    for kind in a.sets:
        folder = a.data / kind
        if (folder / "manifest.jsonl").exists():
            continue
        if kind == "learners":
            lines = learners(a.speech)
        elif kind in sources.ALL:
            if not (a.sources / kind).exists():
                print(kind, "is not there")
                continue
            lines = others(kind, a.sources / kind, lexicon_of, held, folder)
        else:
            lines = readers(a.speech, kind, lexicon_of, held)
        lines = list(lines)
        speech_set.write(folder, lines)
        print(kind, len(lines), "recordings,", sum(x["held"] for x in lines), "held", flush=True)


if __name__ == "__main__":
    main()
