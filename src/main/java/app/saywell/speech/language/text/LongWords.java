package app.saywell.speech.language.text;

import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.EngineException.EngineErrorKind;

/// Refuses what is too long to be a word, so that any text is answered quickly.
final class LongWords {
    /// Letters of the longest word; the longest in an English dictionary has 45.
    static final int MAX_LETTERS = 60;

    private LongWords() {}

    /// @param characters more than these between two spaces are no word
    /// @throws EngineException of kind UNSPEAKABLE_TEXT
    static void requireAtMost(String chunk, int characters) {
        if (chunk.length() > characters) {
            throw new EngineException(
                    EngineErrorKind.UNSPEAKABLE_TEXT,
                    "The reference text has more than " + characters
                            + " characters without a space; divide them into words.");
        }
        int letters = 0;
        for (int i = 0; i < chunk.length(); i++) {
            letters = Character.isLetter(chunk.charAt(i)) ? letters + 1 : 0;
            if (letters > MAX_LETTERS) {
                throw new EngineException(
                        EngineErrorKind.UNSPEAKABLE_TEXT,
                        "The reference text has a word of more than " + MAX_LETTERS + " letters; divide it.");
            }
        }
    }
}
