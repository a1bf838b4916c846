package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.speech.language.lexicon.Phone;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;

/// The log-odds that a sound was said as another one or left out: a logistic regression on what the
/// ear says, the phone and its neighbours. How well the rest of the reading was said counts within
/// narrow bounds only. `src/train/ear/calibrate_border.py` fits it.
///
/// @param score weight of the log-odds of what people would give
/// @param fault weight of the log-odds of the ear's own probability
/// @param same weight of the log-odds that it was another phone than the expected one
/// @param rest weight of how poor the other sounds are, 0 from `restHigh` on, 1 up to `restLow`
/// @param lastConsonant added for a consonant at the end of a word
/// @param rhotic added for R, ER and a vowel before one
/// @param flap added for T and D between vowels
/// @param phones added for each phone
record FaultEvidence(
        double bias,
        double score,
        double fault,
        double same,
        double rest,
        double restLow,
        double restHigh,
        double lastConsonant,
        double rhotic,
        double flap,
        Map<Phone, Double> phones) {
    private static final double BEST = 2;
    private static final double SCORE_LIMIT = 0.01;
    private static final double LIMIT = 1e-3;

    static FaultEvidence of(Properties properties) {
        Map<Phone, Double> phones = new EnumMap<>(Phone.class);
        for (Phone phone : Phone.values()) {
            phones.put(phone, EarThresholds.number(properties, "sound.phone." + phone.name()));
        }
        return new FaultEvidence(
                EarThresholds.number(properties, "sound.bias"),
                EarThresholds.number(properties, "sound.weight.score"),
                EarThresholds.number(properties, "sound.weight.fault"),
                EarThresholds.number(properties, "sound.weight.same"),
                EarThresholds.number(properties, "sound.weight.rest"),
                EarThresholds.number(properties, "sound.rest.low"),
                EarThresholds.number(properties, "sound.rest.high"),
                EarThresholds.number(properties, "sound.weight.final"),
                EarThresholds.number(properties, "sound.weight.rhotic"),
                EarThresholds.number(properties, "sound.weight.flap"),
                phones);
    }

    /// The log-odds of every sound of a text, or of a part of one.
    double[] of(List<AlignedToken> tokens, SoundScores scores) {
        List<Phone> sounds = new ArrayList<>();
        List<Boolean> lasts = new ArrayList<>();
        for (AlignedToken token : tokens) {
            for (PhoneSegment segment : token.phones()) {
                sounds.add(segment.sound().phone());
                lasts.add(segment == token.phones().getLast());
            }
        }
        double sum = 0;
        for (float given : scores.score()) {
            sum += given;
        }
        double[] odds = new double[sounds.size()];
        for (int sound = 0; sound < odds.length; sound++) {
            odds[sound] = heard(scores, sound, sounds.get(sound))
                    + rest * poverty(sum - scores.score()[sound], odds.length - 1)
                    + context(sounds, sound, lasts.get(sound));
        }
        return odds;
    }

    private double heard(SoundScores scores, int sound, Phone expected) {
        return bias
                + score * LogOdds.of(1 - scores.score()[sound] / BEST, SCORE_LIMIT)
                + fault * LogOdds.of(scores.fault()[sound], LIMIT)
                + same * LogOdds.of(1 - scores.saidProbability(sound, expected.ordinal()), LIMIT)
                + Objects.requireNonNull(phones.get(expected));
    }

    private double poverty(double sumOfOthers, int others) {
        return others == 0 ? 1 : 1 - Math.clamp((sumOfOthers / others - restLow) / (restHigh - restLow), 0.0, 1.0);
    }

    private double context(List<Phone> sounds, int index, boolean last) {
        Phone phone = sounds.get(index);
        boolean vowelBefore = index > 0 && sounds.get(index - 1).isVowel();
        Phone next = index + 1 < sounds.size() ? sounds.get(index + 1) : null;
        boolean vowelAfter = next != null && next.isVowel();
        boolean alveolar = phone == Phone.T || phone == Phone.D;
        return (last && !phone.isVowel() ? lastConsonant : 0)
                + (isRhotic(phone) || phone.isVowel() && next != null && isRhotic(next) ? rhotic : 0)
                + (alveolar && vowelBefore && vowelAfter ? flap : 0);
    }

    private static boolean isRhotic(Phone phone) {
        return phone == Phone.R || phone == Phone.ER;
    }
}
