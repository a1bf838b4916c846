package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.check.TextCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// What a teacher is told below a sentence about how it is read aloud: another reading than its letters say, and what
/// of it nobody reads.
final class ReadAloudNotice {
    private ReadAloudNotice() {}

    /// The lines, in the language of the window; none if the sentence is read as it is written.
    static List<String> lines(TextCheck.CheckedText checked, LocalizedTexts texts) {
        List<String> lines = new ArrayList<>();
        switch (checked.fitness()) {
            case SPEAKABLE -> {}
            case NO_WORDS -> lines.add(texts.get("lessons.unspeakable.no-words"));
            case TOO_LONG -> lines.add(texts.get("lessons.unspeakable.too-long"));
            case OTHER_LETTERS -> lines.add(texts.get("lessons.unspeakable"));
        }
        if (!checked.readAs().isEmpty()) {
            lines.add(texts.get("lessons.read-as", checked.readAs()));
        }
        if (!checked.unread().isEmpty()) {
            lines.add(texts.get(
                    "lessons.unread", checked.unread().stream().distinct().collect(Collectors.joining(" "))));
        }
        return lines;
    }
}
