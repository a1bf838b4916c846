package app.saywell.engine.align;

import java.util.List;

/// A text found in a recording.
///
/// @param tokens every token of the text that was found, in order; all of them under
///     [Latitude#STRICT]
/// @param interludes what was between them, in order
/// @param skipped indexes of tokens that are better explained as not said; empty under
///     [Latitude#STRICT]
/// @param logLikelihood natural logarithm, of the whole recording
public record Alignment(
        List<AlignedToken> tokens,
        List<Interlude> interludes,
        List<Integer> skipped,
        double logLikelihood) {

    /// Copies the lists.
    public Alignment {
        tokens = List.copyOf(tokens);
        interludes = List.copyOf(interludes);
        skipped = List.copyOf(skipped);
    }

    /// Every sound of every token in order.
    public List<PhoneSegment> phones() {
        return tokens.stream().flatMap(token -> token.phones().stream()).toList();
    }
}
