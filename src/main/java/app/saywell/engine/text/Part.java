package app.saywell.engine.text;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// A word of a phrase, before it is known how it is said.
///
/// @param word a word, or a single capital letter for the name of that letter
/// @param written the letters of the text that it stands for, or null
record Part(String word, @Nullable String written) {

    /// Whether it is the name of a letter.
    boolean letterName() {
        return word.length() == 1 && Character.isUpperCase(word.charAt(0));
    }

    /// The words of a phrase that is not written like that.
    static List<Part> phrase(String words) {
        List<Part> parts = new ArrayList<>();
        for (String word : words.split(" ")) {
            parts.add(new Part(word, null));
        }
        return parts;
    }
}
