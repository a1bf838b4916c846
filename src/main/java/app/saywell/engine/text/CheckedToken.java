package app.saywell.engine.text;

import java.util.List;

/// How a word of a text will be expected, for the person who writes the text.
///
/// @param text as it stands
/// @param ipa its usual pronunciation, words divided by spaces: `ˈnaɪnˈtin ˈnaɪnti`
/// @param guessed whether it was guessed from the letters and should be looked at
/// @param taught whether the teacher said how to say it
/// @param others the other pronunciations that are accepted
public record CheckedToken(
        String text, String ipa, boolean guessed, boolean taught, List<String> others) {

    /// Copies the list.
    public CheckedToken {
        others = List.copyOf(others);
    }

    static CheckedToken of(SpokenToken token) {
        List<String> all = token.readings().stream().map(Reading::ipa).distinct().toList();
        return new CheckedToken(
                token.text(),
                all.getFirst(),
                token.guessed(),
                token.taught(),
                all.subList(1, all.size()));
    }
}
