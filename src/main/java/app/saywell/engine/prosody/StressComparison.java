package app.saywell.engine.prosody;

import java.util.List;

/// Agreement on which words carry sentence stress.
///
/// @param score 0-10: half for the words the native speaker stresses, half for those he keeps light
///     (balanced accuracy), so that stressing everything or nothing earns half at most
/// @param missing words to be stressed that were not, in order
/// @param superfluous words stressed that should stay light, in order
public record StressComparison(double score, List<String> missing, List<String> superfluous) {

    static StressComparison of(List<Pair> pairs) {
        List<String> missing =
                pairs.stream()
                        .filter(pair -> pair.model().stressed() && !pair.user().stressed())
                        .map(pair -> pair.user().text())
                        .toList();
        List<String> superfluous =
                pairs.stream()
                        .filter(pair -> !pair.model().stressed() && pair.user().stressed())
                        .map(pair -> pair.user().text())
                        .toList();
        long stressed = pairs.stream().filter(pair -> pair.model().stressed()).count();
        long light = pairs.size() - stressed;
        double score = 0;
        int sides = 0;
        if (stressed > 0) {
            score += 1 - (double) missing.size() / stressed;
            sides++;
        }
        if (light > 0) {
            score += 1 - (double) superfluous.size() / light;
            sides++;
        }
        return new StressComparison(Points.of(score / sides), missing, superfluous);
    }
}
