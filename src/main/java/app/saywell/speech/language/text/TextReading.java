package app.saywell.speech.language.text;

import java.util.List;

/// How a text is read aloud, and what of it cannot be read.
///
/// @param tokens what is spoken, in order; possibly none
/// @param unread words in other scripts and signs without words, as written, in order
/// @param foreign the words among them in other scripts: with one of them the text is not scored
public record TextReading(List<SpokenToken> tokens, List<String> unread, List<ForeignWord> foreign) {

    /// A word with letters that are not Latin.
    ///
    /// @param place among the words of the text, from 1
    public record ForeignWord(String text, int place) {}

    /// Copies the lists.
    public TextReading {
        tokens = List.copyOf(tokens);
        unread = List.copyOf(unread);
        foreign = List.copyOf(foreign);
    }

    /// Whether all of its words can be said, and there is one.
    public boolean isSpeakable() {
        return foreign.isEmpty() && !tokens.isEmpty();
    }

    /// Whether there is no word in it in any script, only signs.
    public boolean hasNoWords() {
        return foreign.isEmpty() && tokens.isEmpty();
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
