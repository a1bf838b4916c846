package app.saywell.judge.engine.prosody;

import app.saywell.speech.language.text.FunctionWords;
import java.util.ArrayList;
import java.util.List;

/// How well the learner's sentence stress agrees with the model reading.
///
/// Each word has a probability of agreeing, from its sound and from how natural the whole is. Where
/// the sound says little, it costs little. A content word that the learner stresses and the model
/// does not is another usual reading, and no disagreement.
///
/// @param score 0-10: half for the words that the model stresses and half for those it does not
///     (balanced accuracy), stretched so that a mean probability of [#BEST_MATCH] is enough for all
///     of it and [#WORST_MATCH] gets none
/// @param missing words that should be stressed but were not, in order
/// @param superfluous words that were stressed but should not be, in order
/// @param agreeing indexes of the learner's words whose stress differs from the model's by their
///     sound, but too little to be told from it
public record StressComparison(double score, List<String> missing, List<String> superfluous, List<Integer> agreeing) {
    private static final double WORST_MATCH = 0.35;
    private static final double BEST_MATCH = 0.85;

    static StressComparison of(List<WordPair> pairs, double priorLogOddsOfMatch) {
        List<String> missing = new ArrayList<>();
        List<String> superfluous = new ArrayList<>();
        List<Integer> agreeing = new ArrayList<>();
        double[] sums = new double[2];
        int[] counts = new int[2];
        for (WordPair pair : pairs) {
            boolean expected = pair.model().stressed();
            double match = matchProbability(pair, priorLogOddsOfMatch);
            if (match < 0.5) {
                (expected ? missing : superfluous).add(pair.learner().text());
            } else if (pair.learner().stressed() != expected && !isOtherUsualReading(pair)) {
                agreeing.addAll(pair.learner().deciding());
            }
            sums[expected ? 1 : 0] += match;
            counts[expected ? 1 : 0]++;
        }
        double mean = 0;
        int groups = 0;
        for (int group = 0; group < sums.length; group++) {
            if (counts[group] > 0) {
                mean += sums[group] / counts[group];
                groups++;
            }
        }
        double share = (mean / groups - WORST_MATCH) / (BEST_MATCH - WORST_MATCH);
        return new StressComparison(ProsodyScale.points(share), missing, superfluous, agreeing);
    }

    private static double matchProbability(WordPair pair, double prior) {
        double heard = pair.learner().stressLogOdds();
        double logOdds = prior + (pair.model().stressed() ? heard : -heard);
        if (isOtherUsualReading(pair)) {
            logOdds = Math.max(logOdds, prior);
        }
        return 1 / (1 + Math.exp(-logOdds));
    }

    /// Whether the model leaves a content word without stress: others stress it.
    private static boolean isOtherUsualReading(WordPair pair) {
        return !pair.model().stressed()
                && !FunctionWords.contains(pair.learner().text());
    }
}
