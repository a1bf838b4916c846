"""Ways to say a word rightly or wrongly, as edits of the sounds that are expected.

A word is a list of units [expected, said, right]: expected is None for a sound that was added, said
None for one left out. Sounds are in ARPAbet with stress.
"""

VOWELS = set("AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split())
STOPS, NASALS = set("P T K B D G".split()), {"M", "N", "NG"}
NEAR = {
    p: q.split()
    for p, q in dict(
        IY="IH EY", IH="IY EH", EH="AE IH EY", AE="EH AH AA", AH="AA AE OW", AA="AE OW AH",
        AO="OW AH", OW="AO UH AA", UH="UW AH", UW="UH OW", EY="EH AY IY", AY="AA EY", AW="AA OW",
        OY="AO AY", ER="AA AO OW", L="R N W", R="L W", B="V P", V="B F W", W="V", F="P V TH",
        P="F B", TH="S T F D", DH="D Z", D="T B", T="D K", Z="S JH", S="Z SH TH", SH="S CH",
        ZH="SH JH", JH="CH Z", CH="SH T", K="G T", G="K D", NG="N", N="L M", M="N", HH="K F",
        Y="IY W",
    ).items()
}  # fmt: skip
KOREAN = dict(
    F=["P"], V=["B"], TH=["S", "T"], DH=["D"], Z=["JH"], R=["L"], L=["R"], IH=["IY"], IY=["IH"],
    EH=["AE"], AE=["EH"], UH=["UW"], UW=["UH"], W=["V"], ZH=["JH"],
)  # fmt: skip


def base(sound):
    return sound.rstrip("012") if sound else ""


def stress(sound):
    return sound[-1] if sound and sound[-1].isdigit() else ""


def other(sound, phone):
    """The phone in the place of a sound, under its stress."""
    return phone + ((stress(sound) or "1") if phone in VOWELS else "")


def reduce(words, rng, american):
    """Flaps, elided stops and joined words of connected speech, all of them right."""
    for w, units in enumerate(words):
        following = words[w + 1] if w + 1 < len(words) else []
        for k, u in enumerate(units):
            said = base(u[1])
            if said not in ("T", "D"):
                continue
            before = base(units[k - 1][1]) if k else ""
            last = k + 1 == len(units)
            after = (following[0][1] if following else "") if last else units[k + 1][1]
            vowel_after = base(after) in VOWELS and (last or stress(after) == "0")
            if american and before in VOWELS | {"R"} and vowel_after and rng.random() < 0.6:
                u[1] = "FLAP"
            elif last and before and before not in VOWELS | {"R"} and base(after):
                if base(after) not in VOWELS | {"HH", "Y", "W", "R"} and rng.random() < 0.5:
                    u[1] = None
            elif last and said == "T" and before in VOWELS and base(after) not in VOWELS:
                if rng.random() < (0.2 if american else 0.3):
                    u[1] = "GLOTTAL"


def _swap(unit, phone):
    unit[1], unit[2] = other(unit[0], phone), False


def korean(words, w, k, rng):
    """What the sounds of Korean make of a sound; False where they do nothing to it."""
    units = words[w]
    u, phone = units[k], base(units[k][0])
    last = k + 1 == len(units)
    following = (words[w + 1] if w + 1 < len(words) else []) if last else units[k + 1 :]
    after = base(following[0][0]) if following else ""
    before = base(units[k - 1][0]) if k else ""
    if phone in STOPS and after in NASALS:
        _swap(u, dict(P="M", B="M", T="N", D="N", K="NG", G="NG")[phone])
    elif phone == "S" and after in ("IY", "IH") and not last:
        _swap(u, "SH")
    elif phone == "N" and after == "L":
        _swap(u, "L")
    elif phone == "L" and before in NASALS:
        _swap(u, "N")
    elif _closed(phone) and (last or after not in VOWELS) and rng.random() < 0.7:
        add(units, k, "IH0" if phone in ("CH", "JH", "SH") else rng.choice(["SLACK", "UH0"]))
    elif phone in KOREAN:
        _swap(u, rng.choice(KOREAN[phone]))
    else:
        return False
    return True


def _closed(phone):
    return phone in STOPS | {"S", "Z", "F", "V", "TH", "CH", "JH", "SH"}


def add(units, k, sound):
    """A sound after the unit k that nobody expects."""
    units.insert(k + 1, [None, sound, False])


def wrong(words, w, k, rng):
    """One error at a sound; False where it would be none or is one already."""
    units = words[w]
    u = units[k]
    phone = base(u[0])
    if not u[2] or u[0] is None or base(u[1]) != phone:
        return False
    if any(not x[2] for x in units[max(0, k - 1) : k + 2]):
        return False
    kind = rng.random()
    if kind < 0.3 and korean(words, w, k, rng):
        return True
    expected = [x for x in units if x[0] is not None]
    if kind < 0.42 and len(expected) > 2 and _may_leave(words, w, k):
        u[1], u[2] = None, False
    elif kind < 0.5:
        add(units, k, rng.choice(["AH0", "IH0", "UH0"]) if phone not in VOWELS else "N")
    elif kind < 0.9:
        _swap(u, rng.choice(NEAR[phone]))
    else:
        same = [p for p in NEAR if p != phone and (p in VOWELS) == (phone in VOWELS)]
        same = [p for p in same if {p, phone} not in ({"AA", "AO"}, {"T", "D"})]
        _swap(u, rng.choice(same))
    return True


def _may_leave(words, w, k):
    """Whether a sound left out is missed: not a final t or d, and no r after a vowel."""
    units = words[w]
    phone = base(units[k][0])
    if phone in ("T", "D", "HH", "AH") or stress(units[k][0]) == "0":
        return False
    return not (phone == "R" and (k + 1 == len(units) or base(units[k + 1][0]) not in VOWELS))


def _inverse():
    """Which expected sounds a sound is said for."""
    out = {}
    for table in (NEAR, KOREAN, KOREAN):
        for expected, said in table.items():
            for phone in said:
                out.setdefault(phone, []).append(expected)
    out["M"] += ["P", "B"]
    out["N"] += ["T", "D"]
    return out


SAID_FOR = _inverse()


def mistaken(way, listed, rng):
    """Another expectation of what was said rightly: (way, wrong sound and what was said, added after).

    So a good recording becomes one with an error that is known: another sound expected in the place of one
    (said is the sound itself), one more expected (said is ""), or one less (a sound added).
    """
    for _ in range(20):
        kind, k = rng.random(), rng.randrange(len(way))
        p = way[k]
        if kind < 0.72:
            if p == "AH" or p not in SAID_FOR or (p == "IH" and rng.random() < 0.7):
                continue
            e = rng.choice(SAID_FOR[p])
            if e == "AH" or {e, p} in ({"AA", "AO"}, {"T", "D"}) or (p == "N" and e == "NG"):
                continue
            new, edit, added = [*way[:k], e, *way[k + 1 :]], (k, p), None
        elif kind < 0.86:
            e = rng.choice("B F G K L M N P S SH TH V W Z IY EH OW".split())
            around = {p, way[k - 1] if k else ""}
            if e in around or (k and {e, way[k - 1]} <= VOWELS):
                continue
            new, edit, added = [*way[:k], e, *way[k:]], (k, ""), None
        else:
            if k == 0 or len(way) < 3 or p in ("T", "D", "R", "HH"):
                continue
            new, edit, added = way[:k] + way[k + 1 :], None, k - 1
        if new not in listed:
            return new, edit, added
    return None
