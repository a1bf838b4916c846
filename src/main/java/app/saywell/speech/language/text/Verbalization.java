package app.saywell.speech.language.text;

import java.util.List;

/// What a chunk of text says.
///
/// @param phrases the ways to put it into words, the most usual first; none when there is nothing
///     to say
/// @param unread the signs in it for which there are no words
record Verbalization(List<List<PhraseWord>> phrases, List<String> unread) {
    Verbalization {
        phrases = List.copyOf(phrases);
        unread = List.copyOf(unread);
    }

    static Verbalization of(List<List<PhraseWord>> phrases) {
        return new Verbalization(phrases, List.of());
    }
}
