package app.saywell.desk.ear.view;

import app.saywell.desk.ear.Contrast;
import app.saywell.desk.ear.ContrastProgress;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.SoundNotation;
import java.util.stream.Collectors;

/// Contrasts in the language of the window.
final class ContrastTexts {
    private ContrastTexts() {}

    /// What a contrast is about: its sounds, and where they stand if that matters.
    static String name(Contrast contrast, LocalizedTexts texts) {
        return texts.find("ear.contrast." + contrast.id())
                .orElseGet(() -> sounds(contrast)
                        + texts.find("ear.place." + contrast.id())
                                .map(place -> " " + place)
                                .orElse(""));
    }

    private static String sounds(Contrast contrast) {
        return contrast.sides().stream()
                .map(side -> "/" + SoundNotation.toDisplay(side) + "/")
                .collect(Collectors.joining(" · "));
    }

    /// The words of its first set.
    static String example(Contrast contrast) {
        return String.join(" – ", contrast.sets().getFirst().shown());
    }

    /// How it is asked now.
    static String level(ContrastProgress progress, LocalizedTexts texts) {
        return texts.get("ear.level." + EnumKey.of(progress.level()));
    }

    /// What was learned of it.
    static String learned(ContrastProgress progress, LocalizedTexts texts) {
        if (progress.answers().isEmpty()) {
            return texts.get("ear.learned.new");
        }
        return progress.isMastered()
                ? texts.get("ear.learned.mastered")
                : texts.get(
                        "ear.learned.right",
                        progress.recentlyRight(),
                        progress.recent().size());
    }
}
