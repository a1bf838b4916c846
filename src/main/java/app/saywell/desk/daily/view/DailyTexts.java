package app.saywell.desk.daily.view;

import app.saywell.desk.daily.DailySessions.DailyTitles;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.daily.StepKind;
import app.saywell.speech.SoundNotation;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// What the ten minutes are called.
final class DailyTexts {
    private DailyTexts() {}

    /// The titles of the lessons that a session makes.
    static DailyTitles titles(LocalizedTexts texts) {
        return new DailyTitles(
                texts.get("daily.lesson.words"),
                texts.get("daily.lesson.placement"),
                texts.language().get().locale());
    }

    /// What is done in a step.
    static String step(StepKind kind, LocalizedTexts texts) {
        return texts.get("daily.step." + kind.name().toLowerCase(Locale.ROOT));
    }

    /// The step that is a dialogue one time and shadowing the other.
    ///
    /// @param dialogue its title
    static String lastStep(Optional<String> dialogue, LocalizedTexts texts) {
        return dialogue.map(title -> texts.get("daily.plan.dialogue", title))
                .orElseGet(() -> texts.get("daily.plan.shadowing"));
    }

    /// How a step is done.
    static String hint(StepKind kind, LocalizedTexts texts) {
        return texts.get("daily.hint." + kind.name().toLowerCase(Locale.ROOT));
    }

    /// Sounds as people read them: `/r/  /l/`.
    static String sounds(List<String> ipa) {
        return ipa.stream()
                .map(sound -> "/" + SoundNotation.toDisplay(sound) + "/")
                .collect(Collectors.joining("  "));
    }

    /// Minutes of a session, a begun one counted.
    static int minutes(int seconds) {
        return Math.ceilDiv(seconds, 60);
    }
}
