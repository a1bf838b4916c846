package app.saywell.engine.text;

import app.saywell.engine.EngineException;
import java.lang.Character.UnicodeScript;
import java.util.Locale;
import java.util.Optional;

/// Refuses texts with letters that are not Latin.
final class LatinScriptCheck {
    private LatinScriptCheck() {}

    /// @throws EngineException of kind UNSPEAKABLE_TEXT at the first letter that is not Latin
    static void requireLatin(String text) {
        Optional<UnicodeScript> foreign = foreignScript(text);
        if (foreign.isPresent()) {
            throw new EngineException(
                    EngineException.EngineErrorKind.UNSPEAKABLE_TEXT,
                    "The reference text must be English, but it has " + name(foreign.get()) + " letters.");
        }
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
