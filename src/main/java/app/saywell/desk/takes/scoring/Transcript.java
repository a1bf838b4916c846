package app.saywell.desk.takes.scoring;

import app.saywell.speech.TextType;
import app.saywell.speech.Transcription;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// What is said in a recording, in the parts that it was sent in.
///
/// @param parts in order, at least one
public record Transcript(List<TranscriptPart> parts) {
    private static final int MINUTE = 60;

    /// What is said in a part.
    ///
    /// @param start where it begins in the recording, in seconds
    public record TranscriptPart(double start, Transcription transcription) {
        private String text() {
            return transcription.text().strip();
        }
    }

    /// Copies the list.
    public Transcript {
        parts = List.copyOf(parts);
    }

    /// The whole text; empty where nobody spoke.
    public String text() {
        return spoken().stream().map(TranscriptPart::text).collect(Collectors.joining(" "));
    }

    /// The whole text, each part on a line of its own after the time at which it begins (`1:05`);
    /// without times where there is one part only.
    public String textWithTimes() {
        return parts.size() == 1
                ? text()
                : spoken().stream()
                        .map(part -> time(part.start()) + "  " + part.text())
                        .collect(Collectors.joining("\n"));
    }

    /// A text of [#textWithTimes] without its times, whatever was put right in it.
    public static String withoutTimes(String text) {
        return text.replaceAll("(?m)^\\d+:\\d\\d  ", "").replace("\n", " ").strip();
    }

    /// In which languages it is.
    public TextType textType() {
        List<TextType> types = spoken().stream()
                .map(part -> part.transcription().textType())
                .distinct()
                .toList();
        return switch (types.size()) {
            case 0 -> TextType.ENGLISH;
            case 1 -> types.getFirst();
            default -> TextType.CODE_SWITCHED;
        };
    }

    private List<TranscriptPart> spoken() {
        return parts.stream().filter(part -> !part.text().isEmpty()).toList();
    }

    private static String time(double seconds) {
        long whole = (long) seconds;
        return String.format(Locale.ROOT, "%d:%02d", whole / MINUTE, whole % MINUTE);
    }
}
