package app.saywell.ui.lessons;

import app.saywell.audio.playback.Passage;
import app.saywell.practice.Practice;
import app.saywell.practice.lesson.Pronunciations;
import app.saywell.practice.lesson.Pronunciations.Typed;
import app.saywell.practice.lesson.TextCheck;
import app.saywell.signal.Pcm;
import app.saywell.task.Outcome;
import app.saywell.ui.studio.Studio;

import java.util.List;
import java.util.Optional;

/// How single words are said by the teacher's own word.
final class SayingViewModel {
    private final Practice practice;
    private final Studio studio;

    SayingViewModel(Studio studio) {
        this.studio = studio;
        practice = studio.practice();
    }

    /// The words that may be asked about, those first that had to be guessed.
    static List<TextCheck.Expected> words(TextCheck.Finding finding) {
        return finding.words().stream()
                .sorted((a, b) -> Boolean.compare(known(a), known(b)))
                .toList();
    }

    private static boolean known(TextCheck.Expected word) {
        return word.by() != TextCheck.By.SPELLING;
    }

    /// What stands in the field before anything is typed: what the teacher wrote, or what is
    /// expected.
    String before(TextCheck.Expected word) {
        return own(word).orElse("/" + word.ipa() + "/");
    }

    /// What the teacher wrote.
    Optional<String> own(TextCheck.Expected word) {
        return practice.pronunciations().of(word.word());
    }

    /// Whether what is typed is understood.
    Typed read(String word, String typed) {
        return Pronunciations.read(word, typed);
    }

    /// Has it said aloud.
    void hear(String typed) {
        studio.tasks()
                .run(
                        progress -> Pronunciations.sound(typed),
                        outcome -> {
                            if (outcome instanceof Outcome.Done<Pcm>(Pcm said)) {
                                studio.sound().play(Passage.all(said));
                            }
                        });
    }

    /// Has the word said so from now on.
    void keep(String word, String typed) {
        practice.pronunciations().set(word, Optional.of(typed.strip()));
    }

    /// Has the word said as the dictionary says.
    void forget(String word) {
        practice.pronunciations().set(word, Optional.empty());
    }
}
