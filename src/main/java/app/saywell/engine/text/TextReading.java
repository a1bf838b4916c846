package app.saywell.engine.text;

import java.util.List;

/// How a text is read aloud, and what of it cannot be read.
///
/// @param tokens what is spoken, in order; possibly none
/// @param unread words in other scripts and signs without words, as written, in order
public record TextReading(List<SpokenToken> tokens, List<String> unread) {

    /// Copies the lists.
    public TextReading {
        tokens = List.copyOf(tokens);
        unread = List.copyOf(unread);
    }

    /// The words of the most usual reading, separated by spaces.
    public String words() {
        return String.join(
                " ",
                tokens.stream()
                        .flatMap(token -> token.readings().getFirst().words().stream())
                        .map(SpokenWord::shown)
                        .toList());
    }
}
