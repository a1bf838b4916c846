#!/usr/bin/env python3
"""Fits the scores of sounds and words to people's, on what PhoneDump wrote and what the networks say of it.

  fit_phones.py DUMP-FOLDER NETWORK-FOLDER labels.jsonl RESOURCE-FOLDER [--without FOLD] [--voices FOLDER]

What a network says counts only for speakers whom it has not heard; words are fitted on scores of sounds that were
predicted for unseen speakers. With --without, the speakers of that fold are left out of the written weights too, so that a running
service can be measured on them. With --voices, the clips of voices.py that the networks were taught with count too, less than people.
Prints how well unseen speakers are predicted (the networks' folds of speakers), and unseen voices apart. Nothing is
random but the seeded subsampling, so the weights can be repeated.
"""
import argparse
import collections
import dataclasses
import glob
import json

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier, HistGradientBoostingRegressor

import forest

FOLDS = 5
EXCHANGED_WEIGHT = 0.3
VOICE_WEIGHT = 0.3
FIRST_VOICE = 100_000  # speakers from here on are those of voices.py
SURE = 3  # as in HeardPhone.java
APPROXIMANTS = ("W", "Y", "R", "L")
VOWELS = "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split()
FAULT = 66  # fitted score of 100 below which people mostly find fault, as in Scorer.java
TREES = 0.7  # the rest of a sound's score is the networks'
WRONG_VOICE_WEIGHT = 3.0  # of an exchanged sound of a voice among the sounds that tell exchanged from good
SURELY, TAKEN_OFF = 0.5, 0.6  # log odds from which a sound is surely exchanged, and what is taken off its score for each beyond; as in Scorer.java
PHONES = ("AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH").split()


def trees(iterations, leaves=24, rate=0.06):
    return HistGradientBoostingRegressor(max_iter=iterations, max_leaf_nodes=leaves, learning_rate=rate, min_samples_leaf=40,
                                         l2_regularization=2.0, random_state=1)


def splits(speaker):
    """Rows to fit on and rows to predict, by the folds of train_networks.py."""
    fold = np.array([int(s) % FOLDS for s in speaker])
    return [(np.flatnonzero(fold != k), np.flatnonzero(fold == k)) for k in range(FOLDS)]


def unseen(make, x, y, groups, weight):
    predicted = np.zeros(len(y))
    for train, test in splits(groups):
        predicted[test] = make().fit(x[train], y[train], weight[train]).predict(x[test])
    return predicted


def fitted_on(speaker, left_out):
    return np.array([left_out is None or int(s) % FOLDS != int(left_out) for s in speaker])


def opinions(networks, rows):
    """What the network that has not heard the speaker says: score, word score, 40 log probabilities."""
    told = np.full((rows, 42), np.nan, np.float32)
    for path in glob.glob(f"{networks}/fold-*.npz"):
        fold = np.load(path)
        told[fold["rows"]] = fold["told"]
    if np.isnan(told).any():
        raise SystemExit("a fold is missing")
    return told


def opinion_features(told, phone):
    """As Opinion.java."""
    heard = told[:, 2 : 2 + len(PHONES)]
    each = np.arange(len(phone))
    own = heard[each, phone]
    others = heard.copy()
    others[each, phone] = -np.inf
    return np.column_stack([told[:, 0], told[:, 1], own, own - others.max(1), (heard > own[:, None]).sum(1), own[:, None] - heard])


def surroundings(told, data):
    """As OpinionsAround.java: what is said of the utterance, of the word and of the sounds before and after.

    A text with exchanged sounds stands in the utterance as it was read: the next reading after its true one, as long.
    """
    heard = told[:, 2 : 2 + len(PHONES)]
    each = np.arange(len(heard))
    own = heard[each, data.phone]
    others = heard.copy()
    others[each, data.phone] = -np.inf
    lead = own - others.max(1)
    score = told[:, 0]
    out = np.zeros((len(told), 16), np.float32)
    readings = word_rows(each, list(zip(data.utterance, data.exchanged)))
    whole = None
    for a, b in readings:
        if not data.exchanged[a]:
            whole = [score[a:b].mean(), score[a:b].min(), score[a:b].var(), own[a:b].mean(), lead[a:b].mean(), (lead[a:b] >= 0).mean()]
        out[a:b, :6] = whole
        for c, d in word_rows(each[a:b], data.word[a:b]):
            c, d = a + c, a + d
            out[c:d, 6:10] = [score[c:d].mean(), score[c:d].min(), own[c:d].mean(), lead[c:d].mean()]
        for place, other in ((10, np.maximum(each[a:b] - 1, a)), (13, np.minimum(each[a:b] + 1, b - 1))):
            out[a:b, place : place + 3] = np.column_stack([score[other], own[other], lead[other]])
    return out


def pcc(a, b):
    return float(np.corrcoef(a, b)[0, 1])


def word_rows(phones, words):
    """Start and end of each run of sounds of the same word."""
    starts = [0] + [i for i in range(1, len(words)) if words[i] != words[i - 1]] + [len(words)]
    return list(zip(starts[:-1], starts[1:]))


def word_vector(scores, utterance_mean, told):
    """As Scorer.java."""
    ordered = np.sort(scores)
    return [scores.mean(), ordered[0], ordered[min(1, len(ordered) - 1)], scores[0], scores[-1], len(scores), utterance_mean, told]


@dataclasses.dataclass
class Data:
    """Rows of phones.npy and what is known of each."""
    evidence: np.ndarray
    readings: np.ndarray
    utterance: np.ndarray
    speaker: np.ndarray
    age: np.ndarray
    word: np.ndarray
    phone: np.ndarray
    y: np.ndarray
    word_y: np.ndarray
    exchanged: np.ndarray
    said: np.ndarray

    @staticmethod
    def read(dump, voices=None):
        """Of learners and then, where there is one, of a folder of voices.py with its dump."""
        parts = [Data.read_dump(folder) for folder in (dump, voices) if folder]
        return Data(**{f.name: np.concatenate([getattr(p, f.name) for p in parts]) for f in dataclasses.fields(Data)})

    @staticmethod
    def read_dump(dump):
        rows = [line.rstrip("\n").split("\t") for line in open(f"{dump}/phones.tsv", encoding="utf-8")]
        column = lambda i: np.array([r[i] for r in rows])
        exchanged = column(6) == "exchanged"
        return Data(np.load(f"{dump}/phones.npy"), np.load(f"{dump}/readings.npy"), column(0), column(1), column(2).astype(int),
                    column(3), np.array([PHONES.index(r[4]) for r in rows]), np.array([float(r[5]) if r[5] else np.nan for r in rows]),
                    np.array([np.nan if e else float(r[6]) for r, e in zip(rows, exchanged)]), exchanged,
                    np.array([PHONES.index(r[10]) if r[10] else -1 for r in rows]))

    def of(self, rows):
        return Data(**{f.name: getattr(self, f.name)[rows] for f in dataclasses.fields(Data)})

    @property
    def labelled(self):
        return ~np.isnan(self.y)

    @property
    def voice(self):
        return self.speaker.astype(int) >= FIRST_VOICE

    @property
    def known(self):
        """Scored by people."""
        return self.labelled & ~self.exchanged & ~self.voice

    def features(self, told):
        """As `vector` in Scorer.java."""
        return np.column_stack([self.evidence, self.phone, opinion_features(told, self.phone), surroundings(told, self),
                                self.readings]).astype(np.float32)


def fit_sounds(data, x, rows):
    """Trees that score sounds, and trees that tell exchanged sounds from good ones."""
    return fit_scores(data, x, rows), fit_exchanged(data, x, rows)


def fit_scores(data, x, rows):
    use = rows[data.labelled[rows]]
    weight = np.where(data.exchanged, EXCHANGED_WEIGHT, 1.0) * np.where(data.voice, VOICE_WEIGHT, 1.0)
    return trees(220).fit(x[use], data.y[use], weight[use])


def fit_exchanged(data, x, rows):
    """On what was exchanged by voices or in the text, and on what voices and learners said well."""
    good, said = data.y >= 1.5, data.voice & ~data.exchanged
    use = rows[(data.labelled & (~data.known | good))[rows]]
    weight = np.where(data.exchanged, EXCHANGED_WEIGHT, np.where(said & ~good, WRONG_VOICE_WEIGHT, 1.0))
    model = HistGradientBoostingClassifier(max_iter=150, max_leaf_nodes=12, learning_rate=0.06, min_samples_leaf=40,
                                           l2_regularization=2.0, random_state=1)
    return model.fit(x[use], ~good[use], weight[use])


def blend(models, x, told):
    scores, exchanged = models
    off = TAKEN_OFF * np.maximum(0, exchanged.decision_function(x) - SURELY)
    return TREES * scores.predict(x) + (1 - TREES) * told[:, 0] - off


def unseen_sounds(data, x, told):
    """Scores of each speaker's sounds by trees fitted on other folds."""
    out = np.zeros(len(data.y))
    for train, test in splits(data.speaker):
        if len(test):
            out[test] = blend(fit_sounds(data, x, train), x[test], told[test])
    return out


def word_data(data, out, told):
    """Rows of each word, what its score is fitted on, and people's score."""
    true = np.flatnonzero(~data.exchanged)
    data, out, told = data.of(true), out[true], told[true]
    spans = word_rows(true, list(zip(data.utterance, data.word)))
    sums = collections.defaultdict(list)
    for u, score in zip(data.utterance, out):
        sums[u].append(score)
    means = {u: np.mean(scores) for u, scores in sums.items()}
    x = np.array([word_vector(out[a:b], means[data.utterance[a]], told[a, 1]) for a, b in spans], dtype=np.float32)
    return spans, x, np.array([data.word_y[a] for a, _ in spans])


def word_trees():
    return trees(80, 8)


def word_weights(speaker):
    return np.where(speaker.astype(int) >= FIRST_VOICE, VOICE_WEIGHT, 1.0)


def fit_words(data, out, told):
    spans, x, y = word_data(data, out, told)
    speaker = data.speaker[~data.exchanged][[a for a, _ in spans]]
    return word_trees().fit(x, y, word_weights(speaker))


def at_labels_of(one, other, out, y):
    """The correlation of one group of sounds, each weighted so that its scores are spread as the other group's are."""
    level = np.nan_to_num(np.round(y * 5)).astype(int)
    share = lambda group: np.bincount(level[group], minlength=11) / group.sum()
    weight = share(other)[level[one]] / share(one)[level[one]]
    covariance = np.cov(out[one], y[one], aweights=weight)
    return covariance[0, 1] / np.sqrt(covariance[0, 0] * covariance[1, 1])


def report_ages(data, out):
    known, y = data.known, data.y
    adults = known & (data.age >= 18)
    for name, group in (("to 7", data.age <= 7), ("8 to 12", (data.age > 7) & (data.age <= 12)), ("13 to 17", (data.age > 12) & (data.age < 18)),
                        ("under 18", data.age < 18), ("adults", data.age >= 18)):
        rows = known & group
        print(f"  {name}: {pcc(out[rows], y[rows]):.3f}, MSE {np.mean((out - y)[rows] ** 2):.3f}, people's scores spread by {y[rows].std():.2f}, "
              f"wrong {100 * (y[rows] < 0.5).mean():.1f} %; with scores spread as adults' are {at_labels_of(rows, adults, out, y):.3f}, "
              f"adults with theirs {at_labels_of(adults, rows, out, y):.3f}")


def report_sounds(data, out):
    known, y = data.known, data.y
    print(f"sounds {known.sum()}  PCC {pcc(out[known], y[known]):.3f}  MSE {np.mean((out - y)[known] ** 2):.3f}")
    report_ages(data, out)
    exchanged = data.exchanged & data.labelled & ~data.voice
    print(f"  exchanged sounds at 25, 50, 75, 90 %: {np.percentile(out[exchanged] * 50, [25, 50, 75, 90]).round(1)}")


def flags(out):
    """What the service shows below 50 (FAULT stands at 70)."""
    return out * 50 < 50 * FAULT / 70


def report_flags(data, out):
    known, y = data.known, data.y
    flagged = known & flags(out)
    print(f"flagged {flagged.sum()}: accented or wrong {100 * (y[flagged] < 1.5).mean():.0f} %; of the wrong sounds "
          f"{100 * flagged[known & (y < 0.5)].mean():.0f} % are flagged, of the good ones {100 * flagged[known & (y >= 1.5)].mean():.2f} %")


def named_if_flagged(data, told, first_rival):
    """The phone that would be named for each sound if it were flagged, or -1, as HeardPhone.java.

    first_rival: column of the evidence where the rivals begin.
    """
    each = np.arange(len(data.phone))
    heard = told[:, 2 : 2 + len(PHONES)].copy()
    own = heard[each, data.phone]
    heard[each, data.phone] = -np.inf
    other, lead = heard.argmax(1), heard.max(1) - own
    gap = heard.max(1) - np.sort(heard, 1)[:, -2]
    rivals = -data.evidence[:, first_rival : first_rival + len(PHONES)]
    rivals[each, data.phone] = -np.inf
    agreed = (rivals.argmax(1) == other) & (rivals.max(1) > 0)
    vowel = np.array([p in VOWELS for p in PHONES])
    approximant = np.array([p in APPROXIMANTS for p in PHONES])
    alike = (vowel[other] == vowel[data.phone]) | approximant[other] | approximant[data.phone]
    return np.where((lead > 0) & (agreed | (gap > SURE)) & alike, other, -1)


def report_names(label, data, out, named, rows):
    """Of sounds for which another was said."""
    flagged = rows & flags(out)
    told = flagged & (named >= 0)
    right = named[told] == data.said[told]
    print(f"{label}: {rows.sum()} exchanged, {flagged.sum()} flagged ({100 * flagged.sum() / rows.sum():.0f} %), {told.sum()} of them "
          f"named, {right.sum()} rightly ({100 * right.mean():.0f} %)")


def report_voices(data, out, named):
    """By voice: sounds exchanged in the clips themselves, and good ones."""
    for speaker in np.unique(data.speaker[data.voice]):
        of = (data.speaker == speaker) & ~data.exchanged & data.labelled
        good, wrong = of & (data.y > 1.5), of & (data.y < 0.5)
        print(f"voice {speaker}: {good.sum()} good, {100 * flags(out)[good].mean():.2f} % flagged, at 1, 5, 50 % "
              f"{np.percentile(out[good] * 50, [1, 5, 50]).round(1)}")
        if wrong.any():
            print(f"  exchanged or left out at 25, 50, 75 % {np.percentile(out[wrong] * 50, [25, 50, 75]).round(1)}, "
                  f"left out {(wrong & (data.said < 0)).sum()}, flagged {100 * flags(out)[wrong & (data.said < 0)].mean():.0f} %")
            report_names("  exchanged", data, out, named, wrong & (data.said >= 0))


def report_words(spans, wout, wx, wy, utterance, labels):
    print(f"words {len(wy)}  PCC {pcc(wout, wy):.3f}  mean of sounds alone {pcc(wx[:, 0], wy):.3f}")
    people = {r["utt"]: r["acc"] for r in map(json.loads, open(labels, encoding="utf-8"))}
    of = collections.defaultdict(list)
    for (a, _), score in zip(spans, wout):
        of[utterance[a]].append(score)
    print(f"sentences {len(of)}  PCC of the mean word {pcc([np.mean(v) for v in of.values()], [people[u] for u in of]):.3f}")


def main(dump, networks, labels, resources, left_out, voices):
    data = Data.read(dump, voices)
    told = opinions(networks, len(data.y))
    x = data.features(told)
    out = unseen_sounds(data, x, told)
    np.save(f"{dump}/unseen.npy", out)
    report_sounds(data, out)
    shipped = fit_sounds(data, x, np.flatnonzero(fitted_on(data.speaker, left_out)))
    for model, name in zip(shipped, ("phones", "exchanged")):
        forest.write(model, x.shape[1], f"{resources}/{name}.forest")

    spans, wx, wy = word_data(data, out, told)
    true = data.of(np.flatnonzero(~data.exchanged))
    speaker = true.speaker[[a for a, _ in spans]]
    weight = word_weights(speaker)
    wout = unseen(word_trees, wx, wy, speaker, weight)
    use = fitted_on(speaker, left_out)
    forest.write(word_trees().fit(wx[use], wy[use], weight[use]), wx.shape[1], f"{resources}/words.forest")
    people = speaker.astype(int) < FIRST_VOICE
    report_words([span for span, p in zip(spans, people) if p], wout[people], wx[people], wy[people], true.utterance, labels)
    report_flags(data, out)
    known = data.known
    for level, human, ours in (("sound", data.y[known], out[known] * 50), ("word", wy[people], wout[people] * 10)):
        good = human >= (1.5 if level == "sound" else 8)
        bad = human < (0.5 if level == "sound" else 4)
        print(f"{level}: good at 1, 2, 5, 10 %: {np.percentile(ours[good], [1, 2, 5, 10]).round(1)}; "
              f"bad at 25, 50, 75, 90 %: {np.percentile(ours[bad], [25, 50, 75, 90]).round(1)}")
    columns = open(f"{dump}/features.txt", encoding="utf-8").read().split()
    named = named_if_flagged(data, told, columns.index(f"rival.{PHONES[0]}"))
    report_names("in the text", data, out, named, data.exchanged & data.labelled & ~data.voice)
    report_voices(data, out, named)


if __name__ == "__main__":
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument("dump"); ap.add_argument("networks"); ap.add_argument("labels"); ap.add_argument("resources")
    ap.add_argument("--without"); ap.add_argument("--voices")
    given = ap.parse_args()
    main(given.dump, given.networks, given.labels, given.resources, given.without, given.voices)
