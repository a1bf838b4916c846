package app.saywell.speech.language.text;

import app.saywell.speech.language.EngineException;
import java.lang.Character.UnicodeScript;
import java.util.Locale;
import java.util.Optional;

/// Finds letters that are not Latin.
final class LatinScriptCheck {
    private LatinScriptCheck() {}

    /// Why a text with a word in another script is refused: which word it is, in which script, and
    /// what to do. The word itself is not in the message.
    static EngineException refusal(TextReading.ForeignWord word) {
        UnicodeScript script = foreignScript(word.text()).orElse(UnicodeScript.COMMON);
        return new EngineException(
                EngineException.EngineErrorKind.UNSPEAKABLE_TEXT,
                "The reference text must be English, but word " + word.place() + " of it has " + name(script)
                        + " letters. Write that word in English letters or leave it out.");
    }

    /// Whether all letters are Latin, or Greek signs of units.
    static boolean isLatin(String text) {
        return foreignScript(text).isEmpty();
    }

    private static Optional<UnicodeScript> foreignScript(String text) {
        return text.codePoints()
                .filter(letter -> Character.isLetter(letter) && "µμπΩω".indexOf(letter) < 0)
                .mapToObj(UnicodeScript::of)
                .filter(script -> script != UnicodeScript.LATIN && script != UnicodeScript.COMMON)
                .findFirst();
    }

    private static String name(UnicodeScript script) {
        return switch (script) {
            case HANGUL -> "Korean";
            case HAN -> "Chinese";
            case HIRAGANA, KATAKANA -> "Japanese";
            default -> {
                String name = script.name().toLowerCase(Locale.ROOT).replace('_', ' ');
                yield Character.toUpperCase(name.charAt(0)) + name.substring(1);
            }
        };
    }
}
