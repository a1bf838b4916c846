package app.saywell.judge.engine.ear;

import java.util.EnumMap;
import java.util.Map;
import java.util.Properties;

/// Whether each word of a text was said: a logistic regression on what the networks and the decoder
/// say of it.
///
/// A word of which the networks are sure is not asked for again. For the others the decoder tells
/// how much more probable the text is with the word than without it. That holds for accents and for
/// words with wrong sounds, which the decoder understands, and where sounds alone say little, as
/// for short words. A word counts less easily as said where the other words of the text are said well: who mangles
/// one word mangles others too.
///
/// @param sure from this probability of [SpokenProbabilities] on, a word was said
/// @param border below this probability of its own, a word was not said
/// @param bias the constant of the regression
/// @param weights of the numbers of [WordEvidence]
/// @param alone what stands for the sounds of the other words in a text of one word
/// @param repeated from this evidence of [app.saywell.judge.engine.align.OmissionEvidence] on, a word that sounds like
///   its neighbour was said once only
record SpokenWordCheck(
        double sure,
        double border,
        double bias,
        Map<WordEvidence.Input, Double> weights,
        double alone,
        double repeated) {

    static SpokenWordCheck of(Properties properties) {
        Map<WordEvidence.Input, Double> weights = new EnumMap<>(WordEvidence.Input.class);
        for (WordEvidence.Input input : WordEvidence.Input.values()) {
            weights.put(input, EarThresholds.number(properties, input.key()));
        }
        return new SpokenWordCheck(
                EarThresholds.number(properties, "spoken.sure"),
                EarThresholds.number(properties, "spoken.border"),
                EarThresholds.number(properties, "spoken.bias"),
                weights,
                EarThresholds.number(properties, "spoken.alone"),
                EarThresholds.number(properties, "spoken.repeated"));
    }

    /// Whether all words of a text were said.
    boolean allSpoken(TextReading reading) {
        if (saidOnce(reading)) {
            return false;
        }
        for (int word = 0; word < reading.gains().length; word++) {
            if (reading.probabilities().words()[word] < sure && probability(reading, word) < border) {
                return false;
            }
        }
        return true;
    }

    /// Whether a word that the text has twice in a row fits the recording better once. The sounds of
    /// each of them are there, so that nothing else tells.
    private boolean saidOnce(TextReading reading) {
        ExpectedSounds expected = reading.expected();
        for (int word = 1; word < reading.omissions().length; word++) {
            if (reading.omissions()[word] >= repeated && expected.phonesOf(word).equals(expected.phonesOf(word - 1))) {
                return true;
            }
        }
        return false;
    }

    /// The probability that a word was said.
    ///
    /// @param word its index; the decoder is asked for it
    double probability(TextReading reading, int word) {
        return probability(reading.evidence(word, alone));
    }

    /// The probability that a word with this evidence was said.
    double probability(WordEvidence evidence) {
        double odds = bias;
        for (Map.Entry<WordEvidence.Input, Double> weight : weights.entrySet()) {
            odds += weight.getValue() * evidence.of(weight.getKey());
        }
        return LogOdds.probability(odds);
    }
}
