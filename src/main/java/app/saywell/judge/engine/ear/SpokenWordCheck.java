package app.saywell.judge.engine.ear;

import java.util.Properties;

/// Whether each word of a text was said: a logistic regression on what the networks and the decoder
/// say of it.
///
/// A word of which the networks are sure is not asked for again. For the others the decoder tells
/// how much more probable the text is with the word than without it. That holds for accents and for
/// words with wrong sounds, which the decoder understands, and where sounds alone say little, as
/// for short words.
///
/// @param sure from this probability of [SpokenProbabilities] on, a word was said
/// @param border below this probability of its own, a word was not said
/// @param bias the constant of the regression
/// @param said weight of the log-odds of [SpokenProbabilities]
/// @param gain weight of the word's gain over silence, at most 30 either way
/// @param ratio weight of the ratio of [WordLikelihoods#ratio(int)], at most 30 either way
/// @param sounds weight of the logarithm of the number of its sounds
/// @param omission weight of the evidence of [app.saywell.judge.engine.align.OmissionEvidence], at most
///   60 either way
/// @param repeated from this evidence on, a word that sounds like its neighbour was said once only
record SpokenWordCheck(
        double sure,
        double border,
        double bias,
        double said,
        double gain,
        double ratio,
        double sounds,
        double omission,
        double repeated) {
    private static final double LIMIT = 30;
    private static final double OMISSION_LIMIT = 60;
    private static final double LEAST = 1e-6;

    static SpokenWordCheck of(Properties properties) {
        return new SpokenWordCheck(
                EarThresholds.number(properties, "spoken.sure"),
                EarThresholds.number(properties, "spoken.border"),
                EarThresholds.number(properties, "spoken.bias"),
                EarThresholds.number(properties, "spoken.weight.said"),
                EarThresholds.number(properties, "spoken.weight.gain"),
                EarThresholds.number(properties, "spoken.weight.ratio"),
                EarThresholds.number(properties, "spoken.weight.sounds"),
                EarThresholds.number(properties, "spoken.weight.omission"),
                EarThresholds.number(properties, "spoken.repeated"));
    }

    /// Whether all words of a text were said.
    ///
    /// @param probabilities of the same words, as are the others
    /// @param gains over silence
    boolean allSpoken(
            SpokenProbabilities probabilities,
            ExpectedSounds expected,
            WordLikelihoods likelihoods,
            float[] gains,
            float[] omissions) {
        int[] soundCounts = expected.countsByWord(gains.length);
        if (saidOnce(expected, omissions)) {
            return false;
        }
        for (int word = 0; word < gains.length; word++) {
            double first = probabilities.words()[word];
            if (first < sure
                    && probability(first, gains[word], likelihoods.ratio(word), soundCounts[word], omissions[word])
                            < border) {
                return false;
            }
        }
        return true;
    }

    /// Whether a word that the text has twice in a row fits the recording better once. The sounds of
    /// each of them are there, so that nothing else tells.
    private boolean saidOnce(ExpectedSounds expected, float... omissions) {
        for (int word = 1; word < omissions.length; word++) {
            if (omissions[word] >= repeated && expected.phonesOf(word).equals(expected.phonesOf(word - 1))) {
                return true;
            }
        }
        return false;
    }

    /// The probability that a word was said.
    ///
    /// @param first what the networks say
    /// @param evidence for its omission
    double probability(double first, double gain, double ratio, int soundCount, double evidence) {
        double odds = bias
                + said * Math.log(Math.max(first, LEAST) / Math.max(1 - first, LEAST))
                + this.gain * Math.clamp(gain, -LIMIT, LIMIT)
                + this.ratio * Math.clamp(ratio, -LIMIT, LIMIT)
                + sounds * Math.log(soundCount)
                + omission * Math.clamp(evidence, -OMISSION_LIMIT, OMISSION_LIMIT);
        return 1 / (1 + Math.exp(-odds));
    }
}
