package app.saywell.speech.language.text;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A word of a phrase before its pronunciation is looked up.
///
/// @param word a word, or a single capital letter for the name of that letter
/// @param written the letters of the text that it stands for, or null
record PhraseWord(String word, @Nullable String written) {

    boolean isLetterName() {
        return word.length() == 1 && Character.isUpperCase(word.charAt(0));
    }

    /// The words of a phrase that does not appear in the text itself.
    static List<PhraseWord> ofPhrase(String words) {
        List<PhraseWord> parts = new ArrayList<>();
        for (String word : words.split(" ")) {
            parts.add(new PhraseWord(word, null));
        }
        return parts;
    }
}
