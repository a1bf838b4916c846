package app.saywell.judge.engine.whisper;

import java.util.List;

/// A text as tokens, and how probable it is.
///
/// @param tokens without those that begin and end a text
/// @param logProbability of all of them and of the end
/// @param ended whether it came to its end, rather than to the limit
public record DecodedText(List<Integer> tokens, double logProbability, boolean ended) {
    /// Takes a copy of the list.
    public DecodedText {
        tokens = List.copyOf(tokens);
    }

    /// The logarithm of the probability, a token on average.
    public double mean() {
        return logProbability / (tokens.size() + 1);
    }
}
