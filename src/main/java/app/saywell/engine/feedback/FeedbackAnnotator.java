package app.saywell.engine.feedback;

import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Adds feedback to a few words and sounds of a reading: the most certain fault of a word, for the
/// words with the most certain faults.
final class FeedbackAnnotator {
    /// At most this many sounds and this many words get feedback.
    private static final int MAX_ANNOTATIONS = 3;

    private final SoundFeedback soundFeedback;

    FeedbackAnnotator(SoundFeedback soundFeedback) {
        this.soundFeedback = soundFeedback;
    }

    List<SpeechComponent> annotate(List<SpeechComponent> components, List<SoundFault> faults) {
        long seed = VariationSeed.of(components);
        Map<Integer, SoundFault> faultsByWord = mostCertainFaults(faults);
        Set<Integer> worst = worstWords(components, faultsByWord.keySet());
        List<SpeechComponent> annotated = new ArrayList<>(components.size());
        int index = 0;
        for (SpeechComponent component : components) {
            switch (component) {
                case Pause pause -> annotated.add(pause);
                case Word word -> {
                    long wordSeed = VariationSeed.mix(seed, word.word() + index);
                    annotated.add(annotate(word, faultsByWord.get(index), worst.contains(index), wordSeed));
                    index++;
                }
            }
        }
        return List.copyOf(annotated);
    }

    /// The most certain fault per word, for the words with the most certain faults.
    private static Map<Integer, SoundFault> mostCertainFaults(List<SoundFault> faults) {
        Map<Integer, SoundFault> faultsByWord = new HashMap<>();
        faults.stream()
                .sorted(Comparator.comparingDouble(SoundFault::certainty)
                        .reversed()
                        .thenComparingInt(SoundFault::wordIndex)
                        .thenComparingInt(SoundFault::phonemeIndex))
                .forEach(fault -> {
                    if (faultsByWord.size() < MAX_ANNOTATIONS) {
                        faultsByWord.putIfAbsent(fault.wordIndex(), fault);
                    }
                });
        return faultsByWord;
    }

    /// The words with the lowest scores among the wrong ones; those with a chosen fault come first.
    private static Set<Integer> worstWords(List<SpeechComponent> components, Set<Integer> wordsWithFault) {
        Map<Integer, Double> scoresOfWrongWords = new HashMap<>();
        int index = 0;
        for (SpeechComponent component : components) {
            if (component instanceof Word word) {
                if (!word.correct()) {
                    scoresOfWrongWords.put(index, wordsWithFault.contains(index) ? -1 : word.score());
                }
                index++;
            }
        }
        return scoresOfWrongWords.entrySet().stream()
                .sorted(Map.Entry.<Integer, Double>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .limit(MAX_ANNOTATIONS)
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(HashSet::new));
    }

    private Word annotate(Word word, @Nullable SoundFault fault, boolean worst, long seed) {
        List<Phoneme> phonemes = new ArrayList<>();
        for (int phonemeIndex = 0; phonemeIndex < word.phonemes().size(); phonemeIndex++) {
            String sentence = fault == null || fault.phonemeIndex() != phonemeIndex
                    ? null
                    : soundFeedback.ofSound(word, fault, seed).orElse(null);
            phonemes.add(withFeedback(word.phonemes().get(phonemeIndex), sentence));
        }
        return new Word(
                word.word(),
                word.start(),
                word.end(),
                word.score(),
                word.correct(),
                word.stressed(),
                worst ? ofWord(word, fault, seed) : null,
                word.syllables(),
                phonemes);
    }

    private String ofWord(Word word, @Nullable SoundFault fault, long seed) {
        return fault == null
                ? soundFeedback.ofWord(word, seed)
                : soundFeedback.ofWord(word, fault, seed).orElseGet(() -> soundFeedback.ofWord(word, seed));
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
