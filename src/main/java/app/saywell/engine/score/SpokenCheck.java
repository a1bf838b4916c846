package app.saywell.engine.score;

import app.saywell.engine.align.Alignment;
import app.saywell.engine.evidence.Evidence;
import app.saywell.engine.evidence.TokenFeatures;

import java.util.List;

/// Tells whether each word of the text was said at all. Safe for several threads.
///
/// Fitted on recordings with a strange word in the text, a word cut out of the audio, or another
/// text altogether: see `src/train`.
public final class SpokenCheck {
    /// Log odds of absence from which a word counts as not said: two or three true sentences in a
    /// hundred have such a word.
    private static final double ABSENT = 1.2;

    private final Forest absence = Forest.read("tokens.forest");

    /// Whether every token was said.
    ///
    /// @param strict evidence for the strict alignment
    /// @param free alignment of the same text in which words may be passed by
    public boolean allSpoken(Evidence strict, Alignment free) {
        return logOdds(strict, free).stream().allMatch(odds -> odds < ABSENT);
    }

    /// Log odds for each token that it was not said.
    public List<Double> logOdds(Evidence strict, Alignment free) {
        return TokenFeatures.of(strict, free).stream().map(absence::of).toList();
    }
}
