package app.saywell.judge.engine.ear;

import java.util.Properties;

/// Whether each word of a text was said: two logistic regressions, one on what the networks heard and
/// one on what the decoder says besides.
///
/// Where the networks heard each word well, the decoder is not asked at all. Otherwise it tells for the doubtful
/// words how much more probable the text is with the word than without it. That holds for accents and for words
/// with wrong sounds, which the decoder understands, and where sounds alone say little, as for short words. A word
/// counts less easily as said where the other words of the text are said well: who mangles one word mangles others
/// too.
///
/// @param certain from this probability of the first regression on, a word was said
/// @param hearing the first regression
/// @param sure from this probability of [SpokenProbabilities] on, a word was said
/// @param heard unless something else fits better by more, see
/// [app.saywell.judge.engine.align.PathEvidence#substitution]
/// @param border below this probability of its own, a word was not said
/// @param deciding the second regression
/// @param alone what stands for the sounds of the other words in a text of one word
/// @param repeated from this evidence of [app.saywell.judge.engine.align.OmissionEvidence] on, a word that the text
///     has twice in a row was said once only, if the paths say so, too
/// @param repeatedPath from this [app.saywell.judge.engine.align.PathEvidence#omission] on, they do
record SpokenWordCheck(
        double certain,
        LogisticRegression<HeardWord.Input> hearing,
        double sure,
        double heard,
        double border,
        LogisticRegression<WordEvidence.Input> deciding,
        double alone,
        double repeated,
        double repeatedPath) {

    static SpokenWordCheck of(Properties properties) {
        return new SpokenWordCheck(
                EarThresholds.number(properties, "certain.border"),
                LogisticRegression.of(properties, "certain", HeardWord.Input.class),
                EarThresholds.number(properties, "spoken.sure"),
                EarThresholds.number(properties, "spoken.heard"),
                EarThresholds.number(properties, "spoken.border"),
                LogisticRegression.of(properties, "spoken", WordEvidence.Input.class),
                EarThresholds.number(properties, "spoken.alone"),
                EarThresholds.number(properties, "spoken.repeated"),
                EarThresholds.number(properties, "spoken.repeatedPath"));
    }

    /// Whether the networks heard each word of a text so well that the decoder need not be asked.
    boolean allHeard(HeardText text) {
        for (int word = 0; word < text.wordCount(); word++) {
            if (!isCertain(text.word(word, alone))) {
                return false;
            }
        }
        return true;
    }

    /// Whether a word that the text has twice in a row fits the recording better once. The sounds of
    /// each of them are there, so that nothing else tells.
    boolean saidOnce(HeardText text) {
        for (int word = 1; word < text.wordCount(); word++) {
            if (text.omissions()[word] >= repeated
                    && text.paths().get(word).omission() >= repeatedPath
                    && isSame(text, word, word - 1)) {
                return true;
            }
        }
        return false;
    }

    /// The aligner may read the same word in two ways, and two words that are written differently in one.
    private static boolean isSame(HeardText text, int word, int other) {
        return text.words().get(word).equalsIgnoreCase(text.words().get(other))
                || text.expected().phonesOf(word).equals(text.expected().phonesOf(other));
    }

    /// Whether all words of a text were said.
    boolean allSpoken(TextReading reading) {
        for (int word = 0; word < reading.heard().wordCount(); word++) {
            if (!isCertain(reading.heard().word(word, alone)) && !isSpoken(reading, word)) {
                return false;
            }
        }
        return true;
    }

    /// Whether a word was said, by all that is known; the decoder is asked for it only where the networks are not sure.
    boolean isSpoken(TextReading reading, int word) {
        HeardWord known = reading.heard().word(word, alone);
        return reading.probabilities().words()[word] >= sure && known.path().substitution() >= heard
                || probability(reading.evidence(word, known)) >= border;
    }

    /// The probability that a word was said.
    ///
    /// @param word its index; the decoder is asked for it
    double probability(TextReading reading, int word) {
        return probability(reading.evidence(word, reading.heard().word(word, alone)));
    }

    /// The probability that a word with this evidence was said.
    double probability(WordEvidence evidence) {
        return deciding.probability(evidence::of);
    }

    /// Whether a word was said, whatever the decoder would say.
    boolean isCertain(HeardWord word) {
        return hearing.probability(word::of) >= certain;
    }
}
