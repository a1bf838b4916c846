package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Strictness;
import app.saywell.speech.language.lexicon.Phone;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;

/// Decides which sounds are wrong, and what each scores: one probability, and one border on it for
/// each strictness.
///
/// @param evidence what was heard
/// @param aloneEvidence the same of a word that is a text of its own
/// @param prior what the first language adds
/// @param borders log-odds from which on a sound is wrong where no first language is known to the prior
/// @param languageBorders the same where one is
/// @param aloneShifts by how much higher the border lies for a word that is a text of its own
/// @param curveOdds log-odds at which people's score is known, rising
/// @param curvePeople what people give there, 0 to 2, falling
@SuppressWarnings("ArrayRecordComponent") // never compared
record SoundVerdict(
        FaultEvidence evidence,
        AloneEvidence aloneEvidence,
        FirstLanguagePrior prior,
        Map<Strictness, Double> borders,
        Map<Strictness, Double> languageBorders,
        Map<Strictness, Double> aloneShifts,
        double[] curveOdds,
        double[] curvePeople) {
    private static final double JUST_WRONG = PhoneScore.WRONG - 0.1;

    /// What was decided of one sound.
    ///
    /// @param score 0-100, below [PhoneScore#WRONG] exactly when it is wrong; the higher the
    ///     probability, the lower
    /// @param wrong said as another sound or left out
    record Judgement(double score, boolean wrong) {}

    static SoundVerdict of(Properties properties, FirstLanguagePrior prior) {
        return new SoundVerdict(
                FaultEvidence.of(properties),
                AloneEvidence.of(properties),
                prior,
                borders(properties, "sound.border."),
                borders(properties, "sound.border.language."),
                byStrictness(properties, "alone.border."),
                EarThresholds.numbers(properties, "sound.curve.odds"),
                EarThresholds.numbers(properties, "sound.curve.people"));
    }

    private static Map<Strictness, Double> borders(Properties properties, String prefix) {
        Map<Strictness, Double> borders = byStrictness(properties, prefix);
        borders.replaceAll((strictness, probability) -> LogOdds.of(probability));
        return borders;
    }

    private static Map<Strictness, Double> byStrictness(Properties properties, String prefix) {
        Map<Strictness, Double> numbers = new EnumMap<>(Strictness.class);
        for (Strictness strictness : Strictness.values()) {
            numbers.put(strictness, EarThresholds.number(properties, prefix + strictness.code()));
        }
        return numbers;
    }

    /// What is decided of every sound of a text, or of a part of one, in their order.
    ///
    /// @param alone whether the text has one word only
    Judgement[] of(List<AlignedToken> tokens, SoundScores scores, JudgingRule rule, boolean alone) {
        double[] odds = alone ? aloneEvidence.of(phones(tokens), scores) : evidence.of(tokens, scores);
        int sound = 0;
        for (int token = 0; token < tokens.size(); token++) {
            List<PhoneSegment> word = tokens.get(token).phones();
            Phone next = token + 1 < tokens.size()
                    ? tokens.get(token + 1).phones().getFirst().sound().phone()
                    : null;
            for (int phone = 0; phone < word.size(); phone++) {
                odds[sound] += prior.shift(rule.firstLanguage(), word, phone, next);
                sound++;
            }
        }
        double border = alone ? borderAlone(rule) : border(rule);
        return Arrays.stream(odds)
                .mapToObj(value -> alone ? judgementAlone(value, border) : judgement(value, border))
                .toArray(Judgement[]::new);
    }

    private static List<Phone> phones(List<AlignedToken> tokens) {
        return tokens.stream()
                .flatMap(token -> token.phones().stream())
                .map(segment -> segment.sound().phone())
                .toList();
    }

    /// The log-odds from which on a sound is wrong by a rule.
    double border(JudgingRule rule) {
        Map<Strictness, Double> known = prior.knows(rule.firstLanguage()) ? languageBorders : borders;
        return Objects.requireNonNull(known.get(rule.strictness()));
    }

    /// The same for a word that is a text of its own, on the log-odds of [AloneEvidence].
    double borderAlone(JudgingRule rule) {
        return border(rule) + Objects.requireNonNull(aloneShifts.get(rule.strictness()));
    }

    /// @param odds log-odds that the sound is wrong
    /// @param border from which on it is
    Judgement judgement(double odds, double border) {
        return judgement(odds >= border, people(odds), people(border));
    }

    /// The same for a word that is a text of its own, whose border may lie beyond the curve.
    Judgement judgementAlone(double odds, double border) {
        return judgement(odds >= border, people(odds) * beyond(odds), people(border) * beyond(border));
    }

    /// @param given by people for this sound, 0 to 2
    /// @param atBorder what they give at the border
    private static Judgement judgement(boolean wrong, double given, double atBorder) {
        double score = new ScoreMapping(atBorder, PhoneScore.WRONG).map(given);
        return new Judgement(wrong ? Math.min(score, JUST_WRONG) : Math.max(score, PhoneScore.WRONG), wrong);
    }

    /// By how much what people give falls on beyond the end of the curve: in the ratio of how probable it is that the
    /// sound is right. Without that, all that lies there would score the same.
    private double beyond(double odds) {
        double end = curveOdds[curveOdds.length - 1];
        return (1 + Math.exp(end)) / (1 + Math.exp(Math.max(odds, end)));
    }

    /// What people give a sound with these log-odds, 0 to 2.
    private double people(double odds) {
        int above = 0;
        while (above < curveOdds.length && curveOdds[above] < odds) {
            above++;
        }
        if (above == 0) {
            return curvePeople[0];
        }
        if (above == curveOdds.length) {
            return curvePeople[above - 1];
        }
        double share = (odds - curveOdds[above - 1]) / (curveOdds[above] - curveOdds[above - 1]);
        return curvePeople[above - 1] + share * (curvePeople[above] - curvePeople[above - 1]);
    }
}
