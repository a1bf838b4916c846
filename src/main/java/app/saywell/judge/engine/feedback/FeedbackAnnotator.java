package app.saywell.judge.engine.feedback;

import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Adds feedback to every wrong sound and every wrong word of a reading. A word's feedback names the
/// sound to improve first.
final class FeedbackAnnotator {
    private final SoundFeedback soundFeedback;

    FeedbackAnnotator(SoundFeedback soundFeedback) {
        this.soundFeedback = soundFeedback;
    }

    List<SpeechComponent> annotate(List<SpeechComponent> components, List<SoundFault> faults) {
        long seed = VariationSeed.of(components);
        Map<Integer, List<SoundFault>> faultsByWord =
                faults.stream().collect(Collectors.groupingBy(SoundFault::wordIndex));
        List<SpeechComponent> annotated = new ArrayList<>(components.size());
        int index = 0;
        for (SpeechComponent component : components) {
            switch (component) {
                case Pause pause -> annotated.add(pause);
                case Word word -> {
                    long wordSeed = VariationSeed.mix(seed, word.word() + index);
                    annotated.add(annotate(word, faultsByWord.getOrDefault(index, List.of()), wordSeed));
                    index++;
                }
            }
        }
        return List.copyOf(annotated);
    }

    /// @param faults of this word
    private Word annotate(Word word, List<SoundFault> faults, long seed) {
        List<Phoneme> phonemes = new ArrayList<>(word.phonemes());
        for (SoundFault fault : faults) {
            String sentence = soundFeedback.ofSound(word, fault, seed).orElse(null);
            phonemes.set(fault.phonemeIndex(), withFeedback(word.phonemes().get(fault.phonemeIndex()), sentence));
        }
        return new Word(
                word.word(),
                word.start(),
                word.end(),
                word.score(),
                word.correct(),
                word.stressed(),
                word.correct() ? null : ofWord(word, faults, seed),
                word.syllables(),
                phonemes);
    }

    private String ofWord(Word word, List<SoundFault> faults, long seed) {
        Optional<Phoneme> first = word.soundToImprove();
        return faults.stream()
                .filter(fault -> first.filter(sound -> word.phonemes().get(fault.phonemeIndex()) == sound)
                        .isPresent())
                .findFirst()
                .flatMap(fault -> soundFeedback.ofWord(word, fault, seed))
                .orElseGet(() -> soundFeedback.ofWord(word, seed));
    }

    private static Phoneme withFeedback(Phoneme phoneme, @Nullable String feedback) {
        return new Phoneme(
                phoneme.phoneme(),
                phoneme.userPhoneme(),
                phoneme.score(),
                phoneme.correct(),
                phoneme.stressed(),
                feedback,
                phoneme.start(),
                phoneme.end());
    }
}
