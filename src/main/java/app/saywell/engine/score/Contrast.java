package app.saywell.engine.score;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// How a token stands out among the others of its text: by how much it is above their mean, their
/// greatest and their least, for some of its features.
///
/// One word that was not said stands out in any voice; a voice that is hard to follow is so in all
/// words.
final class Contrast {
    private static final List<String> OF =
            List.of(
                    "wordGoodness",
                    "wordWorst",
                    "wordPosterior",
                    "wordRank",
                    "wordLogFrames",
                    "wordShortest",
                    "bySilenceAFrame",
                    "byOtherSpeechAFrame",
                    "wordHeard",
                    "wordHeardMargin",
                    "wordHeardRank",
                    "wordHeardFirst",
                    "wordScore",
                    "wordWordScore",
                    "wordWithoutByPause",
                    "wordWithoutByAnything",
                    "wordFound",
                    "wordFoundSteps",
                    "wordFoundNear",
                    "hasteWhole");

    /// Names of what [#extended] adds.
    static final List<String> NAMES =
            OF.stream()
                    .flatMap(n -> Stream.of(n + "OverMean", n + "OverGreatest", n + "OverLeast"))
                    .toList();

    private Contrast() {}

    /// The vectors of all tokens, each with [#NAMES] after what it had.
    ///
    /// @param names of what the vectors hold
    static List<float[]> extended(List<float[]> vectors, List<String> names) {
        List<float[]> longer =
                vectors.stream().map(v -> Arrays.copyOf(v, v.length + NAMES.size())).toList();
        for (int i = 0; i < OF.size(); i++) {
            int from = names.indexOf(OF.get(i));
            int to = names.size() + 3 * i;
            double sum = vectors.stream().mapToDouble(v -> v[from]).sum();
            for (float[] vector : longer) {
                compare(vector, longer, from, to, sum);
            }
        }
        return longer;
    }

    /// A token alone stands out by nothing.
    private static void compare(float[] vector, List<float[]> all, int from, int to, double sum) {
        if (all.size() < 2) {
            return;
        }
        float greatest = Float.NEGATIVE_INFINITY;
        float least = Float.POSITIVE_INFINITY;
        for (float[] other : all) {
            greatest = other == vector ? greatest : Math.max(greatest, other[from]);
            least = other == vector ? least : Math.min(least, other[from]);
        }
        vector[to] = (float) (vector[from] - (sum - vector[from]) / (all.size() - 1));
        vector[to + 1] = vector[from] - greatest;
        vector[to + 2] = vector[from] - least;
    }
}
