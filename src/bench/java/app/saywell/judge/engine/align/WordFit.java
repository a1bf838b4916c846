package app.saywell.judge.engine.align;

import app.saywell.speech.language.text.SpokenToken;
import java.util.List;

/// How well a recording fits one word and nothing else.
public final class WordFit {
    private WordFit() {}

    /// A natural logarithm; comparable between words for the same recording.
    public static double of(FramePosteriors posteriors, SpokenToken word) {
        return new ViterbiSearch(posteriors, new PhoneStates(List.of(word)))
                .bestScore()
                .orElse(Double.NEGATIVE_INFINITY);
    }
}
