package app.saywell.judge.engine.prosody;

import java.util.List;

/// What the sound of a reading says about its sentence stress.
///
/// @param logOdds for each word, the natural logarithm of the odds that it is stressed, by its sound alone
/// @param prosody how natural people would find stress, rhythm and melody of the whole, 0 to 10.
///     Whoever speaks naturally places most stresses where others do, so it is what is believed of a
///     word before it is heard
public record StressEvidence(List<Double> logOdds, double prosody) {
    /// More than that is never believed of one word.
    public static final double MAX_LOG_ODDS = 4;

    private static final double UNNATURAL = 4;
    private static final double NATURAL = 8;
    private static final double UNNATURAL_MATCH = 0.4;
    private static final double NATURAL_MATCH = 0.95;

    /// Copies the list.
    public StressEvidence {
        logOdds = List.copyOf(logOdds);
    }

    /// The log-odds that a word is stressed as in another usual reading, before it is heard.
    double priorLogOddsOfMatch() {
        double share = Math.clamp((prosody - UNNATURAL) / (NATURAL - UNNATURAL), 0.0, 1.0);
        double match = UNNATURAL_MATCH + share * (NATURAL_MATCH - UNNATURAL_MATCH);
        return Math.log(match / (1 - match));
    }
}
