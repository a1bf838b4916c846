package app.saywell.desk.practice.state;

import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SoundNotation;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Optional;

/// A sound of a sentence that its learner will probably miss.
///
/// @param wordIndex index among the words of the title
/// @param word as written
/// @param sound in IPA
/// @param likelyHeard what is usually said instead, in IPA; empty if unknown
public record ForeseenSound(int wordIndex, String word, String sound, Optional<String> likelyHeard) {

    /// What to mind, in a sentence.
    public String reminder(LocalizedTexts texts) {
        String sign = SoundNotation.toDisplay(sound);
        return likelyHeard
                .map(heard -> texts.get("practice.foreseen.becomes", sign, SoundNotation.toDisplay(heard)))
                .orElseGet(() -> texts.get("practice.foreseen.mind", sign));
    }

    /// The sound and its word.
    public String inItsWord(LocalizedTexts texts) {
        return texts.get("practice.foreseen.in", SoundNotation.toDisplay(sound), word);
    }

    /// Whether it was said well after all; empty where the word or the sound was not judged.
    ///
    /// @param words judged, as many as the title has
    public Optional<Boolean> wasRight(List<Word> words) {
        if (wordIndex >= words.size()) {
            return Optional.empty();
        }
        List<Phoneme> same = words.get(wordIndex).phonemes().stream()
                .filter(judged -> judged.phoneme().equals(sound))
                .toList();
        return same.isEmpty() ? Optional.empty() : Optional.of(same.stream().allMatch(Phoneme::correct));
    }
}
