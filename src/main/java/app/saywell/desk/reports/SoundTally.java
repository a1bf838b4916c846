package app.saywell.desk.reports;

import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// How often each sound was said, and how often rightly, in the order in which it was said.
final class SoundTally {
    /// A sound that was said less often tells nothing.
    static final int MIN_SAID = 6;

    /// So many times of late decide what is to be improved.
    static final int NEWEST = 10;

    private static final int MIN_MISSED = 2;

    private final Map<String, List<SaidSound>> bySound = new LinkedHashMap<>();

    /// A sound at one place of a word.
    ///
    /// @param heard another sound that was heard in its place; empty if none or unknown
    private record SaidSound(String word, boolean right, String heard) {}

    /// Adds the sounds of words, newer than all before.
    void add(List<Word> words) {
        for (Word word : words) {
            for (Phoneme sound : word.phonemes()) {
                if (!sound.phoneme().isBlank()) {
                    bySound.computeIfAbsent(sound.phoneme(), any -> new ArrayList<>())
                            .add(new SaidSound(
                                    plain(word.word()),
                                    sound.correct(),
                                    !sound.correct() && sound.wasSubstituted() ? heard(sound) : ""));
                }
            }
        }
    }

    private static String heard(Phoneme sound) {
        return String.valueOf(sound.userPhoneme()).strip();
    }

    private static String plain(String word) {
        return word.replaceAll("[^\\p{L}\\p{N}'’-]", "");
    }

    /// How a sound is said.
    ///
    /// @param sound in IPA
    /// @param said how often
    /// @param right how often rightly
    /// @param words in which it was said rightly, or wrongly for a sound that is to be improved; newest first
    /// @param heard the sound that was heard most often in its place; empty if none
    record SoundShare(String sound, int said, int right, List<String> words, String heard) {
        double share() {
            return (double) right / said;
        }
    }

    /// All sounds, the most difficult first.
    List<SoundShare> all() {
        return bySound.entrySet().stream()
                .map(entry -> share(entry.getKey(), entry.getValue(), false))
                .sorted(Comparator.comparingDouble(SoundShare::share)
                        .thenComparing(SoundShare::said, Comparator.reverseOrder())
                        .thenComparing(SoundShare::sound))
                .toList();
    }

    /// The sounds that are wrong most often of late, the worst first.
    List<SoundShare> toImprove() {
        return bySound.entrySet().stream()
                .filter(entry -> entry.getValue().size() >= MIN_SAID)
                .map(entry -> share(entry.getKey(), newest(entry.getValue()), true))
                .filter(share -> share.said() - share.right() >= MIN_MISSED)
                .sorted(Comparator.comparingDouble(SoundShare::share).thenComparing(SoundShare::sound))
                .toList();
    }

    private static int rightCount(List<SaidSound> said) {
        return (int) said.stream().filter(SaidSound::right).count();
    }

    private static List<SaidSound> newest(List<SaidSound> said) {
        return said.subList(Math.max(0, said.size() - NEWEST), said.size());
    }

    private static SoundShare share(String sound, List<SaidSound> said, boolean ofWrong) {
        String heard = said.stream()
                .filter(one -> !one.heard().isEmpty())
                .collect(Collectors.groupingBy(SaidSound::heard, LinkedHashMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse("");
        List<String> words = said.reversed().stream()
                .filter(one -> one.right() != ofWrong)
                .map(SaidSound::word)
                .distinct()
                .toList();
        return new SoundShare(sound, said.size(), rightCount(said), words, heard);
    }
}
