package app.saywell.speech.language.text;

import java.util.List;

/// The expected pronunciation of a word, shown to the person who writes the text.
///
/// @param text as written
/// @param ipa its usual pronunciation, with spaces between words: `ˈnaɪnˈtin ˈnaɪnti`
/// @param guessed whether it was guessed from the letters and should be checked
/// @param taught whether the teacher entered the pronunciation
/// @param alternatives the other pronunciations that are accepted
public record CheckedToken(String text, String ipa, boolean guessed, boolean taught, List<String> alternatives) {

    /// Copies the list.
    public CheckedToken {
        alternatives = List.copyOf(alternatives);
    }

    /// What is shown of a token.
    public static CheckedToken of(SpokenToken token) {
        List<String> pronunciations =
                token.readings().stream().map(TokenReading::ipa).distinct().toList();
        return new CheckedToken(
                token.text(),
                pronunciations.getFirst(),
                token.isGuessed(),
                token.isTaught(),
                pronunciations.subList(1, pronunciations.size()));
    }
}
