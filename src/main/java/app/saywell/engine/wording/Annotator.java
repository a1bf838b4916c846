package app.saywell.engine.wording;

import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Writes sentences onto the words and sounds of a reading, few enough to be taken to heart: the
/// surest fault of each word, of the surest words.
final class Annotator {
    /// Sounds spoken of in a reading, and as many words beside them at most.
    private static final int MOST = 3;

    private final SoundSentences sentences;

    Annotator(SoundSentences sentences) {
        this.sentences = sentences;
    }

    List<SpeechComponent> annotate(List<SpeechComponent> components, List<SoundFault> faults) {
        long seed = Seed.of(components);
        Map<Integer, SoundFault> chosen = surest(faults);
        Set<Integer> weak = weakest(components, chosen.keySet());
        List<SpeechComponent> annotated = new ArrayList<>(components.size());
        int index = 0;
        for (SpeechComponent component : components) {
            switch (component) {
                case Pause pause -> annotated.add(pause);
                case Word word -> {
                    long own = Seed.mix(seed, word.word() + index);
                    annotated.add(annotate(word, chosen.get(index), weak.contains(index), own));
                    index++;
                }
            }
        }
        return List.copyOf(annotated);
    }

    /// The surest fault of each of the surest words.
    private static Map<Integer, SoundFault> surest(List<SoundFault> faults) {
        Map<Integer, SoundFault> chosen = new HashMap<>();
        faults.stream()
                .sorted(
                        Comparator.comparingDouble(SoundFault::certainty)
                                .reversed()
                                .thenComparingInt(SoundFault::word)
                                .thenComparingInt(SoundFault::phoneme))
                .forEach(
                        fault -> {
                            if (chosen.size() < MOST) {
                                chosen.putIfAbsent(fault.word(), fault);
                            }
                        });
        return chosen;
    }

    /// The worst of the wrong words, first of all those with a chosen fault.
    private static Set<Integer> weakest(List<SpeechComponent> components, Set<Integer> chosen) {
        Map<Integer, Double> wrong = new HashMap<>();
        int index = 0;
        for (SpeechComponent component : components) {
            if (component instanceof Word word) {
                if (!word.correct()) {
                    wrong.put(index, chosen.contains(index) ? -1 : word.score());
                }
                index++;
            }
        }
        return wrong.entrySet().stream()
                .sorted(
                        Map.Entry.<Integer, Double>comparingByValue()
                                .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST)
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(HashSet::new));
    }

    private Word annotate(Word word, @Nullable SoundFault fault, boolean weak, long seed) {
        List<Phoneme> phonemes = new ArrayList<>();
        for (int p = 0; p < word.phonemes().size(); p++) {
            String said =
                    fault == null || fault.phoneme() != p
                            ? null
                            : sentences.ofSound(word, fault, seed).orElse(null);
            phonemes.add(with(word.phonemes().get(p), said));
        }
        return new Word(
                word.word(),
                word.start(),
                word.end(),
                word.score(),
                word.correct(),
                word.stressed(),
                weak ? ofWord(word, fault, seed) : null,
                word.syllables(),
                phonemes);
    }

    private String ofWord(Word word, @Nullable SoundFault fault, long seed) {
        return fault == null
                ? sentences.ofWord(word, seed)
                : sentences.ofWord(word, fault, seed).orElseGet(() -> sentences.ofWord(word, seed));
    }

    private static Phoneme with(Phoneme phoneme, @Nullable String feedback) {
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
