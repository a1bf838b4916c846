package app.saywell.engine.score;

import app.saywell.engine.align.Alignment;
import app.saywell.engine.align.Omissions.Gain;
import app.saywell.engine.evidence.Evidence;
import app.saywell.engine.evidence.HasteFeatures;
import app.saywell.engine.evidence.TokenFeatures;
import app.saywell.engine.network.Hearing;

import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Tells whether each word of the text was said at all. Safe for several threads.
///
/// Weighs what the alignments and the networks say. Fitted on recordings with a strange word in the
// text, a word cut out of the audio, or another
/// text altogether: see `src/train`.
public final class SpokenCheck {
    private static final List<String> FOUND =
            Stream.of(TokenFeatures.NAMES, SpokenFeatures.NAMES, HasteFeatures.NAMES)
                    .flatMap(List::stream)
                    .toList();

    /// Names of what the trees weigh.
    public static final List<String> NAMES =
            Stream.concat(FOUND.stream(), Contrast.NAMES.stream()).toList();

    /// Log odds of absence from which a word counts as not said: fewer than two true sentences in a
    /// hundred have such a word.
    private static final double ABSENT = 1.31;

    /// Mean log odds from which a whole text counts as another one than was said; with the limit
    /// above, two true sentences in a hundred are refused.
    private static final double ANOTHER_TEXT = -1.53;

    /// Words from which their mean says something.
    private static final int SEVERAL = 3;

    private final Forest absence = Forest.read("tokens.forest");

    /// Whether every token was said: none is surely missing, and all together they sound like this
    /// text.
    ///
    /// @param strict evidence for the strict alignment
    /// @param free alignment of the same text in which words may be passed by
    /// @param omissions what leaving out each token would gain
    /// @param hearing what the networks heard of the strict alignment
    public boolean allSpoken(
            Evidence strict, Alignment free, List<Gain> omissions, Hearing hearing) {
        List<Double> odds = logOdds(strict, free, omissions, hearing);
        return !anotherText(odds) && odds.stream().allMatch(o -> o < ABSENT);
    }

    private static boolean anotherText(List<Double> odds) {
        double mean = odds.stream().mapToDouble(o -> o).average().orElse(0);
        return odds.size() >= SEVERAL && mean >= ANOTHER_TEXT;
    }

    /// Log odds for each token that it was not said.
    public List<Double> logOdds(
            Evidence strict, Alignment free, List<Gain> omissions, Hearing hearing) {
        return vectors(strict, free, omissions, hearing).stream().map(absence::of).toList();
    }

    /// What the trees weigh of each token, [#NAMES] saying what stands where.
    public static List<float[]> vectors(
            Evidence strict, Alignment free, List<Gain> omissions, Hearing hearing) {
        List<float[]> found = TokenFeatures.of(strict, free, omissions);
        List<float[]> heard = SpokenFeatures.of(strict, hearing);
        List<float[]> haste = HasteFeatures.of(strict);
        List<float[]> vectors = new ArrayList<>();
        for (int t = 0; t < found.size(); t++) {
            vectors.add(joined(found.get(t), heard.get(t), haste.get(t)));
        }
        return Contrast.extended(vectors, FOUND);
    }

    private static float[] joined(float[]... parts) {
        FloatBuffer vector = FloatBuffer.allocate(FOUND.size());
        for (float[] part : parts) {
            vector.put(part);
        }
        return vector.array();
    }
}
