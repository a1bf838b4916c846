package app.saywell.engine.lexicon;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The pronunciations of words. Immutable, for any number of threads.
///
/// The one there is: `engine.lexicon.english.EnglishLexicon`.
public interface Lexicon {

    /// The ways to say a word, the most usual first; never empty.
    ///
    /// @param word in any case, with apostrophes and accents as they are written
    /// @throws IllegalArgumentException when it holds no Latin letter
    List<Pronunciation> pronunciations(String word);

    /// What the teacher wrote for a word, if anything.
    Optional<Pronunciation> taught(String word);

    /// Whether the word is known as such, neither made of known words nor guessed.
    boolean knows(String word);

    /// The same lexicon in which the given words are said as their teacher wrote, and only so.
    ///
    /// @param pronunciations by word, in any case
    Lexicon with(Map<String, Pronunciation> pronunciations);

    /// The same lexicon that gives only these forms; [Form#CITATION] is always given.
    Lexicon accepting(Set<Form> forms);
}
