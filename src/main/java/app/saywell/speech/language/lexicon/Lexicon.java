package app.saywell.speech.language.lexicon;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The pronunciations of words. Immutable and thread-safe.
public interface Lexicon {

    /// The pronunciations of a word, the most usual first; never empty.
    ///
    /// @param word in any case, with apostrophes and accents as written
    /// @throws IllegalArgumentException when it has no Latin letter
    List<Pronunciation> pronunciations(String word);

    /// The pronunciation that the teacher entered for a word, if any.
    Optional<Pronunciation> teacherPronunciation(String word);

    /// Whether the lexicon contains the word itself, so that it need not be derived or guessed.
    boolean contains(String word);

    /// The same lexicon with the teacher's pronunciations. They replace all others of these words.
    ///
    /// @param pronunciations by word, in any case
    Lexicon withPronunciations(Map<String, Pronunciation> pronunciations);

    /// The same lexicon limited to these forms; [PronunciationForm#CITATION] is always included.
    Lexicon withForms(Set<PronunciationForm> forms);
}
