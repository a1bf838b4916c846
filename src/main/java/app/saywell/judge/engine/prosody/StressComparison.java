package app.saywell.judge.engine.prosody;

import java.util.List;

/// How well the learner's sentence stress agrees with the model reading.
///
/// @param score 0-10: half for the words that the model stresses and half for those it does not
///     (balanced accuracy), so stressing everything or nothing gives at most 5
/// @param missing words that should be stressed but were not, in order
/// @param superfluous words that were stressed but should not be, in order
public record StressComparison(double score, List<String> missing, List<String> superfluous) {

    static StressComparison of(List<WordPair> pairs) {
        List<String> missing = pairs.stream()
                .filter(pair -> pair.model().stressed() && !pair.learner().stressed())
                .map(pair -> pair.learner().text())
                .toList();
        List<String> superfluous = pairs.stream()
                .filter(pair -> !pair.model().stressed() && pair.learner().stressed())
                .map(pair -> pair.learner().text())
                .toList();
        long stressed = pairs.stream().filter(pair -> pair.model().stressed()).count();
        long unstressed = pairs.size() - stressed;
        double score = 0;
        int scoredGroups = 0;
        if (stressed > 0) {
            score += 1 - (double) missing.size() / stressed;
            scoredGroups++;
        }
        if (unstressed > 0) {
            score += 1 - (double) superfluous.size() / unstressed;
            scoredGroups++;
        }
        return new StressComparison(ProsodyScale.points(score / scoredGroups), missing, superfluous);
    }
}
