package app.saywell.desk.daily;

import app.saywell.desk.classes.sounds.SoundProgress;
import app.saywell.desk.classes.sounds.SoundStatus;
import app.saywell.desk.classes.sounds.SpokenSound;
import app.saywell.desk.ear.ContrastCatalog;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.speech.language.text.FunctionWords;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Chooses the sounds of a day and the words to say them in.
///
/// @param progress of every sound that the learner said
/// @param focus the sounds that count now for the learner's class
public record DueSounds(List<SoundProgress> progress, SoundFocus focus) {
    /// Sounds of one day.
    public static final int SOUNDS = 3;

    private static final int WORDS_OF_SOUND = 2;

    /// Where nothing is known yet: sounds that learners with different first languages miss most, by their
    /// weight for being understood.
    private static final List<String> FIRST =
            List.of("ɹ", "l", "f", "v", "θ", "i", "ɪ", "æ", "ɛ", "z", "ð", "ʌ", "ʃ", "dʒ", "ʊ", "u", "p", "b");

    /// Copies the list.
    public DueSounds {
        progress = List.copyOf(progress);
    }

    /// The sounds to practise, at least one: those that are due, longest first; where these are few, sounds that
    /// were hardly said, missed ones first; and where all are known, those that come next. Sounds that count now
    /// come before all others.
    public List<String> on(LocalDate day) {
        Set<String> chosen = new LinkedHashSet<>();
        withStatus(SoundStatus.DUE, day).sorted(byDue()).forEach(sound -> chosen.add(sound.sound()));
        withStatus(SoundStatus.NEW, day)
                .filter(sound -> sound.missed() > 0)
                .sorted(Comparator.comparingDouble(SoundProgress::share))
                .forEach(sound -> chosen.add(sound.sound()));
        Set<String> known = progress.stream()
                .filter(sound -> sound.status(day) != SoundStatus.NEW)
                .map(SoundProgress::sound)
                .collect(Collectors.toSet());
        FIRST.stream().filter(sound -> !known.contains(sound)).forEach(chosen::add);
        withStatus(SoundStatus.LEARNING, day).sorted(byDue()).forEach(sound -> chosen.add(sound.sound()));
        chosen.addAll(FIRST);
        return chosen.stream()
                .sorted(Comparator.comparing(sound -> !focus.counts(sound)))
                .limit(SOUNDS)
                .toList();
    }

    /// The words of a day: of each sound first the word in which it was missed last, so that both recordings can be
    /// compared, then one that is new.
    public List<String> words(LocalDate day) {
        Set<String> words = new LinkedHashSet<>();
        for (String sound : on(day)) {
            List<String> missed = missedWords(sound);
            Set<String> candidates =
                    new LinkedHashSet<>(missed.stream().limit(1).toList());
            candidates.addAll(trainedWords(sound));
            candidates.addAll(missed);
            candidates.stream()
                    .filter(word -> !words.contains(word))
                    .limit(WORDS_OF_SOUND)
                    .forEach(words::add);
        }
        return List.copyOf(words);
    }

    private Stream<SoundProgress> withStatus(SoundStatus status, LocalDate day) {
        return progress.stream().filter(sound -> sound.status(day) == status);
    }

    private static Comparator<SoundProgress> byDue() {
        return Comparator.comparing((SoundProgress sound) -> sound.dueOn().orElse(LocalDate.MAX))
                .thenComparingDouble(SoundProgress::share);
    }

    /// Newest first. Little words are weak in sentences and said differently alone.
    private List<String> missedWords(String sound) {
        return spoken(sound).reversed().stream()
                .filter(said -> !said.right())
                .map(said -> said.place().word())
                .filter(word -> word.chars().allMatch(Character::isLetter) && !FunctionWords.contains(word))
                .distinct()
                .toList();
    }

    /// Words of ear training with the sound. Those that were said seldom come first.
    private List<String> trainedWords(String sound) {
        Map<String, Long> said = spoken(sound).stream()
                .collect(Collectors.groupingBy(one -> one.place().word(), Collectors.counting()));
        return ContrastCatalog.all().stream()
                .filter(contrast -> contrast.sides().contains(sound))
                .flatMap(contrast -> contrast.sets().stream()
                        .map(set ->
                                set.words().get(contrast.sides().indexOf(sound)).text()))
                .distinct()
                .sorted(Comparator.comparingLong(word -> said.getOrDefault(word, 0L)))
                .toList();
    }

    private List<SpokenSound> spoken(String sound) {
        return progress.stream()
                .filter(one -> one.sound().equals(sound))
                .flatMap(one -> one.spoken().stream())
                .toList();
    }
}
