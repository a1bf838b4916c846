package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.FramePosteriors;
import app.saywell.speech.language.lexicon.Phone;
import java.util.List;
import java.util.Properties;

/// The log-odds that a sound of a word alone was said as another one or left out: a logistic regression on what the
/// ear hears in its place. What people would give it counts for nothing: that is learned from readings of sentences,
/// and hides a sound that was clearly heard as another one. `src/train/ear/calibrate_alone.py` fits it.
///
/// @param fault weight of the log-odds of the ear's own probability
/// @param rival weight of how much likelier the likeliest other sound is than the expected one, in natural log units
record AloneEvidence(double bias, double fault, double rival) {
    private static final double LEAST = 1e-3;

    static AloneEvidence of(Properties properties) {
        return new AloneEvidence(
                EarThresholds.number(properties, "alone.bias"),
                EarThresholds.number(properties, "alone.weight.fault"),
                EarThresholds.number(properties, "alone.weight.rival"));
    }

    /// The log-odds of every sound of a word.
    double[] of(List<Phone> expected, SoundScores scores) {
        double[] odds = new double[expected.size()];
        for (int sound = 0; sound < odds.length; sound++) {
            odds[sound] = bias
                    + fault * LogOdds.of(scores.fault()[sound], LEAST)
                    + rival * lead(scores, sound, expected.get(sound).ordinal());
        }
        return odds;
    }

    private static double lead(SoundScores scores, int sound, int expected) {
        double other = 0;
        for (int said = 0; said < FramePosteriors.CLASSES; said++) {
            other = said == expected ? other : Math.max(other, scores.saidProbability(sound, said));
        }
        return Math.log(other + LEAST) - Math.log(scores.saidProbability(sound, expected) + LEAST);
    }
}
