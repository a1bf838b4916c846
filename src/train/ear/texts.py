"""texts.py SPEECH WORK: the texts of all recordings, and which native sentences nothing is taught on."""

import json
import sys
from pathlib import Path


def main(speech, work):
    lines = lambda p: map(json.loads, (Path(speech) / p).read_text("utf8").splitlines())
    texts = {" ".join(w[0] for w in j["words"]).lower() for j in lines("labels.jsonl")}
    natives = sorted(lines("native/labels.jsonl"), key=lambda j: j["utt"])
    texts |= {" ".join(j["text"].split()) for j in [*natives, *lines("fluent/labels.jsonl")]}
    held = [" ".join(j["text"].split()) for j in natives[1::2]]
    Path(work, "texts.txt").write_text("\n".join(sorted(texts)) + "\n", "utf8")
    Path(work, "held.txt").write_text("\n".join(held) + "\n", "utf8")
    print(len(texts), "texts,", len(held), "held")


if __name__ == "__main__":
    main(*sys.argv[1:3])
