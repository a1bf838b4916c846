"""made_speech.py: speech of known sounds, right and with the errors of learners, as a set of speech_set.py.

Half of it are words alone and phrases, half sentences; errors are those of a first language (accents.py), by degrees where the voice can blend two sounds.
A degree under .4 counts as right and over .6 as wrong. Flaps, reduced and British sounds are right: `said` has the expected sound. `times` has one span for
every phone of `said`; that of a stop that connected speech leaves out has no length. Sets are made in parts, so that another run goes on where one ended.
"""

import argparse
import random
import sys
from pathlib import Path

import errors
import speech_set
from accents import exchange, options, table
from corpus import known
from errors import base
from make_clips import lexicon, matched
from prompts import Prompts, citation

LANGUAGES = "ko ja zh vi es hi ar de fr".split()
SHARES = [5, 4, 4, 4, 4, 4, 4, 1, 1]


def units_of(tokens, british, rng):
    """Words as lists of units (errors.py), all of them right."""
    words = []
    for _, readings in tokens:
        usual = [s for form, s in readings if form != "BRITISH"] or [s for _, s in readings]
        expected = usual[0] if len(usual) == 1 or rng.random() < 0.6 else rng.choice(usual[:3])
        own = [s for form, s in readings if form == "BRITISH"]
        words.append(matched(expected, rng.choice(own) if british and own else expected))
    return words


def plain(words):
    return [[u[0] for u in units if u[0] is not None] for units in words]


def clean(units, k):
    """Whether nothing around a unit is an error yet, and it says what is expected."""
    around = units[max(0, k - 1) : k + 2]
    return all(u[2] for u in around) and units[k][0] is not None and base(units[k][1]) == base(units[k][0])


def accented(words, language, rules, kind, rng):
    """Errors of a speaker of the language; their number depends on how strong the accent is."""
    strength = rng.choice((0.35, 0.6, 1.0, 1.5))
    most = rng.choice((1, 1, 2)) if kind == "word" else rng.choice((1, 2, 3, 4, 4, 6))
    expected = plain(words)
    found = []
    for w, sounds in enumerate(expected):
        for k in range(len(sounds)):
            choices = options(rules, expected, w, k)
            total = sum(x for _, x in choices)
            sure = 8 if kind == "word" else strength
            if choices and rng.random() < min(0.9, total * sure):
                found.append((w, k, rng.choices([s for s, _ in choices], [x for _, x in choices])[0]))
    rng.shuffle(found)
    done = 0
    for w, k, said in found:
        at = [i for i, u in enumerate(words[w]) if u[0] is not None][k]
        if done < most and clean(words[w], at) and (said or len(expected[w]) > 1):
            exchange(words[w], at, said, language, rng)
            done += 1
    return done


def any_error(words, rng):
    """One error of no language in particular."""
    for _ in range(30):
        w = rng.randrange(len(words))
        if errors.wrong(words, w, rng.randrange(len(words[w])), rng):
            return 1
    return 0


def heard_as_right(words, tokens):
    """Whether an error makes a reading that the lexicon has for the same word."""
    for units, (_, readings) in zip(words, tokens, strict=True):
        said = [base(u[1]) for u in units if u[1]]
        if any(not u[2] for u in units) and said in [[base(s) for s in r] for _, r in readings]:
            return True
    return False


def script(prompt, british, rules, rng, language_of=None):
    """Units of a prompt and the first language that its errors are of ("" where there are none)."""
    kind, _, tokens = prompt
    for _ in range(20):
        words = units_of(tokens, british, rng)
        if rng.random() < (0.4 if kind == "word" else 0.3):
            errors.reduce(words, rng, not british)
            return words, ""
        language = language_of or rng.choices(LANGUAGES, SHARES)[0]
        done = any_error(words, rng) if rng.random() < 0.2 else accented(words, language, rules[language], kind, rng)
        if rng.random() < 0.4:
            errors.reduce(words, rng, not british)
        if done and not heard_as_right(words, tokens):
            return words, language
    return units_of(tokens, british, rng), ""


def degree(rng):
    """How far an exchange goes; most go all the way."""
    kind = rng.random()
    return 1.0 if kind < 0.6 else rng.uniform(0.15, 0.38) if kind < 0.75 else rng.uniform(0.62, 0.95)


def blends(words, signs, british, rng):
    """By (word, unit): letters of the expected sound and how much of the said one; only where both have as many signs."""
    out = {}
    for w, units in enumerate(words):
        for k, (expected, said, right) in enumerate(units):
            if right or not expected or not said or base(said) == base(expected):
                continue
            far = degree(rng)
            if far < 1 and len(signs(expected, british)) == len(signs(said, british)):
                out[w, k] = (signs(expected, british), far)
    return out


def spoken(say, words, signs, british, blended, rng, **manner):
    """Audio and, by (word, unit), start and end."""
    pieces, others, shares, owner = [], [], [], []

    def put(piece, other, share, o):
        for store, value in ((pieces, piece), (others, other), (shares, share), (owner, o)):
            store.append(value)

    for w, units in enumerate(words):
        if w and rng.random() < 0.92:
            put(" ", None, 0, None)
        for k, u in enumerate(units):
            if u[1]:
                other, far = blended.get((w, k), (None, 1.0))
                put(signs(u[1], british), other, 1 - far, (w, k))
    put(rng.choice(["."] * 5 + ["!", "?", "..."]), None, 0, None)
    audio, spans = say(pieces, others, shares, **manner)
    return audio, {o: s for o, s in zip(owner, spans, strict=True) if o}


def words_of(tokens, words, spans, blended):
    """Words of a line of speech_set.py, and the times of all that was said."""
    out, times, at = [], [], 0.0
    for w, ((token, readings), units) in enumerate(zip(tokens, words, strict=True)):
        phones, said, far, before = [], [], [], []
        for k, (expected, sound, right) in enumerate(units):
            span = [round(float(t), 3) for t in spans.get((w, k), (at, at))]
            at = span[1]
            if expected is None:
                if right:
                    continue
                (said[-1] if said else before).append(known(sound))
                times.append(span)
                continue
            phone = base(expected)
            phones.append(phone)
            said.append(before + ([phone] if right else [known(sound)] if sound else []))
            before = []
            if right or sound:
                times.append(span)
            far.append(round(blended[w, k][1], 2) if (w, k) in blended else 1.0)
        ways = [phones] + [r for r in speech_set.plain(readings) if r != phones]
        out.append(speech_set.word(token, ways, said, far))
    return out, times


def loudness(audio):
    top = max(1e-3, abs(audio).max())
    return audio / top * 0.5


def prompts_of(lexicon_path, held_path):
    return Prompts(lexicon(lexicon_path), set(held_path.read_text("utf8").splitlines()))


def run(kind, first, count, folder, make):
    """Makes what a set lacks: lines to parts.jsonl, and a manifest of what is there now and then."""
    (folder / "audio").mkdir(parents=True, exist_ok=True)
    parts = folder / "parts.jsonl"
    done = speech_set.read(parts) if parts.exists() else []
    with parts.open("a", encoding="utf8") as out:
        for i in range(first + len(done), first + count):
            j = make(i, random.Random(f"{kind} {i}"), folder / "audio" / f"{kind}{i}.flac")
            out.write(speech_set.text(j))
            out.flush()
            done.append(j)
            if len(done) % 200 == 0:
                speech_set.write(folder, done)
    speech_set.write(folder, done)
    print(kind, len(done), "recordings", file=sys.stderr)


def main():
    from hibari_voice import Voice
    from kokoro import letters

    p = argparse.ArgumentParser(description=__doc__)
    for name in ("package", "lexicon", "held", "data"):
        p.add_argument(name, type=Path)
    p.add_argument("set")
    p.add_argument("first", type=int)
    p.add_argument("count", type=int)
    a = p.parse_args()
    prompts, rules, voice = prompts_of(a.lexicon, a.held), table(), Voice(a.package)

    def make(i, rng, path):
        prompt = prompts.draw(False, rng)
        words, language = script(prompt, False, rules, rng)
        blended = blends(words, letters, False, rng)
        tract = rng.uniform(0.85, 1.2)
        pitch = tract**2.2 * rng.lognormvariate(0, 0.13)
        audio, spans = spoken(
            voice.say, words, letters, False, blended, rng, speed=rng.uniform(0.75, 1.3), tract=tract, pitch=pitch, seed=i
        )  # fmt: skip
        speech_set.put(loudness(audio), path)
        out, times = words_of(prompt[2], words, spans, blended)
        who = f"hibari-{round(tract * 20)}"
        accent = f"made-{language}" if language else "us"
        return speech_set.line(
            path.stem, a.set, path, who, accent, prompt[1], out, False, times, prompt=prompt[0], first_language=language
        )  # fmt: skip

    run(a.set, a.first, a.count, a.data / a.set, make)


if __name__ == "__main__":
    main()
