"""texts.py SPEECH WORK [SOURCES]: the texts of all recordings and words to be said alone, and which native sentences nothing is taught on."""

import json
import sys
from pathlib import Path

import sources
from prompts import single_words


def main(speech, work, elsewhere=None):
    lines = lambda p: map(json.loads, (Path(speech) / p).read_text("utf8").splitlines())
    texts = {" ".join(w[0] for w in j["words"]).lower() for j in lines("labels.jsonl")}
    natives = sorted(lines("native/labels.jsonl"), key=lambda j: j["utt"])
    texts |= {" ".join(j["text"].split()) for j in [*natives, *lines("fluent/labels.jsonl")]}
    for name, readings in sources.ALL.items() if elsewhere else ():
        if (Path(elsewhere) / name).exists():
            texts |= {text for _, _, _, text, _ in readings(Path(elsewhere) / name)}
    texts |= set(single_words())
    held = [" ".join(j["text"].split()) for j in natives[1::2]]
    Path(work, "texts.txt").write_text("\n".join(sorted(texts)) + "\n", "utf8")
    Path(work, "held.txt").write_text("\n".join(held) + "\n", "utf8")
    print(len(texts), "texts,", len(held), "held")


if __name__ == "__main__":
    main(*sys.argv[1:4])
