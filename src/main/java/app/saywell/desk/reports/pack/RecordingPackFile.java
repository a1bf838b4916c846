package app.saywell.desk.reports.pack;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The content of `evidence.json`: recordings of a class and lesson with their results.
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record RecordingPackFile(
        String format, int version, String madeAt, String schoolClass, String lesson, List<TakeEntry> takes) {
    static final String FORMAT = "saywell-evidence";
    static final int VERSION = 1;

    RecordingPackFile {
        format = orEmpty(format);
        madeAt = orEmpty(madeAt);
        schoolClass = orEmpty(schoolClass).strip();
        lesson = orEmpty(lesson).strip();
        takes = takes == null ? List.of() : List.copyOf(takes);
    }

    /// A take.
    ///
    /// @param grade the teacher's grade, if there is one
    /// @param ownRating the self-rating: `GOOD`, `NEARLY`, `WORK`, or empty
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record TakeEntry(
            String number,
            String name,
            String sentence,
            RecordingEntry sound,
            boolean best,
            @Nullable Double grade,
            String ownRating,
            List<ResultEntry> results) {
        TakeEntry {
            number = orEmpty(number).strip();
            name = orEmpty(name).strip();
            sentence = orEmpty(sentence).strip();
            ownRating = orEmpty(ownRating).strip();
            results = results == null ? List.of() : List.copyOf(results);
        }
    }

    record RecordingEntry(String audio, String sha256, String recordedAt, String device, String source) {
        RecordingEntry {
            audio = orEmpty(audio);
            sha256 = orEmpty(sha256);
            recordedAt = orEmpty(recordedAt);
            device = orEmpty(device);
            source = orEmpty(source);
        }
    }

    /// A result, stored in a file of its own.
    ///
    /// @param marks what the teacher said of it
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record ResultEntry(
            String file,
            String sha256,
            String endpoint,
            String text,
            String language,
            String service,
            String engine,
            String at,
            List<MarkEntry> marks) {
        ResultEntry {
            file = orEmpty(file);
            sha256 = orEmpty(sha256);
            endpoint = orEmpty(endpoint);
            text = orEmpty(text);
            language = orEmpty(language);
            service = orEmpty(service);
            engine = orEmpty(engine);
            at = orEmpty(at);
            marks = marks == null ? List.of() : List.copyOf(marks);
        }
    }

    /// A mark of the teacher.
    ///
    /// @param target a [app.saywell.desk.school.mark.TeacherMark.MarkTarget]
    /// @param component index of the component in the result; 0 for the whole
    /// @param part index of the sound in its word; else 0
    /// @param value as [app.saywell.desk.school.mark.TeacherMark.MarkContent#value]
    /// @param miscue a [app.saywell.desk.school.mark.Miscue], or empty
    record MarkEntry(String target, int component, int part, double value, String miscue, String reason, String at) {
        MarkEntry {
            target = orEmpty(target);
            miscue = orEmpty(miscue);
            reason = orEmpty(reason);
            at = orEmpty(at);
        }
    }

    private static String orEmpty(@Nullable String value) {
        return value == null ? "" : value;
    }
}
