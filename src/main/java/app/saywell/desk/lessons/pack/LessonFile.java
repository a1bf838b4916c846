package app.saywell.desk.lessons.pack;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The content of `lesson.json`.
///
/// @param pronunciations IPA or respelling by word, of words of its sentences
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record LessonFile(
        String format,
        int version,
        String title,
        String description,
        List<SentenceEntry> sentences,
        Map<String, String> pronunciations) {
    static final String FORMAT = "saywell-lesson";
    static final int VERSION = 1;

    LessonFile {
        format = orEmpty(format);
        title = orEmpty(title).strip();
        description = orEmpty(description).strip();
        sentences = sentences == null ? List.of() : List.copyOf(sentences);
        pronunciations = pronunciations == null ? Map.of() : new TreeMap<>(pronunciations);
    }

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record SentenceEntry(String text, String meaning, List<ReadingEntry> readings, List<SampleTakeEntry> takes) {
        SentenceEntry {
            text = orEmpty(text).strip();
            meaning = orEmpty(meaning).strip();
            readings = readings == null ? List.of() : List.copyOf(readings);
            takes = takes == null ? List.of() : List.copyOf(takes);
        }
    }

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record ReadingEntry(String audio, String sha256, String speaker, String accent, boolean model, String analysis) {
        ReadingEntry {
            audio = orEmpty(audio);
            sha256 = orEmpty(sha256);
            speaker = orEmpty(speaker);
            accent = orEmpty(accent);
            analysis = orEmpty(analysis);
        }
    }

    /// A learner's take.
    record SampleTakeEntry(String audio, String learner) {
        SampleTakeEntry {
            audio = orEmpty(audio);
            learner = orEmpty(learner);
        }
    }

    private static String orEmpty(String value) {
        return value == null ? "" : value;
    }
}
