package app.saywell.desk.lessons.pack;

import app.saywell.desk.school.lesson.LessonTags;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// The content of `lesson.json`.
///
/// @param sharedId by which computers that share a folder know it; may be empty
/// @param pronunciations IPA or respelling by word, of words of its sentences
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record LessonFile(
        String format,
        int version,
        String title,
        String description,
        String sharedId,
        List<String> tags,
        List<SentenceEntry> sentences,
        Map<String, String> pronunciations) {
    static final String FORMAT = "saywell-lesson";
    static final int VERSION = 1;
    private static final Pattern SHARED_ID = Pattern.compile("[0-9A-Za-z-]{1,64}");

    LessonFile {
        format = orEmpty(format);
        title = orEmpty(title).strip();
        description = orEmpty(description).strip();
        sharedId = SHARED_ID.matcher(orEmpty(sharedId)).matches() ? sharedId : "";
        tags = tags == null ? List.of() : LessonTags.parse(String.join(",", tags));
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
