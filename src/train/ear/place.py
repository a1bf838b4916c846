"""Where the sounds of a reading lie, those that were said and those that were expected."""

import manifest
from align import align


def kinds(score):
    return 1.0 if score is None or score >= 1.8 else 0.3 if score >= 1 else -1.0


def placed(u, logp, start):
    """The sounds said and those expected; None where they don't fit into the recording.

    `said`: (phone, begin, end, kind) in frames of the frame network; `ways`, `spans`: per word the reading and its sounds. Kind: 1 said so, by all that
    is known; 0.3 said so, with an accent; 0 not known; -1 something else was said.
    """
    words = u["words"]
    ways = [w["ways"] if w["scores"] is None and not manifest.changed(w) else w["ways"][:1] for w in words]
    found = align(logp, start, ways)
    if found is None:
        return None
    chosen, spans, _ = found
    if any(manifest.changed(w) for w in words):
        said = [[p for s in w["said"] for p in s] for w in words]
        kept = [s for s in said if s]
        heard = align(logp, start, [[s] for s in kept])
        if heard is None:
            return None
        sounds, at = [], 0
        for w, s in zip(words, said, strict=True):
            if s:
                doubt = [0.0 if 0.3 < d < 0.7 and x != [p] else 1.0
                         for x, p, d in zip(w["said"], w["ways"][0], w["degree"], strict=True) for _ in x]  # fmt: skip
                sounds += [(p, a, b, k) for p, (a, b), k in zip(s, heard[1][at], doubt, strict=True)]
                at += 1
    else:
        sounds = [
            (p, a, b, kinds(w["scores"][k] if w["scores"] else None))
            for w, v, sp in zip(words, chosen, spans, strict=True)
            for k, (p, (a, b)) in enumerate(zip(w["ways"][v], sp, strict=True))
        ]
    return dict(said=sounds, ways=chosen, spans=spans)
