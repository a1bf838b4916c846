package app.saywell.desk.lessons.view;

import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.lessons.UnopenedFileException;
import app.saywell.desk.lessons.UnsuitableReadingException;
import app.saywell.desk.lessons.UnusedFile;

/// The keys of what is said of sound files that are no model readings: why, and what to do.
final class ReadingFileTexts {
    private ReadingFileTexts() {}

    /// Why a file was refused.
    static String refusal(Throwable cause) {
        return switch (cause) {
            case UnsuitableReadingException unsuitable -> "lessons.told.unsuitable." + EnumKey.of(unsuitable.reason());
            case UnopenedFileException closed -> "lessons.told.not-opened";
            default -> FailureTexts.soundFile(cause, "lessons.told.no-sound");
        };
    }

    /// Why a file of a folder was not used.
    static String of(UnusedFile unused) {
        return unused.cause().map(ReadingFileTexts::refusal).orElse("lessons.import.no-sentence");
    }
}
