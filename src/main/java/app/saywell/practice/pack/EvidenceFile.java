package app.saywell.practice.pack;

import com.fasterxml.jackson.annotation.JsonInclude;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// The content of `evidence.json`: recordings of a class and lesson with all that was judged of
/// them.
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record EvidenceFile(
        String format,
        int version,
        String madeAt,
        String schoolClass,
        String lesson,
        List<Entry> takes) {
    static final String FORMAT = "saywell-evidence";
    static final int VERSION = 1;

    EvidenceFile {
        format = orEmpty(format);
        madeAt = orEmpty(madeAt);
        schoolClass = orEmpty(schoolClass).strip();
        lesson = orEmpty(lesson).strip();
        takes = takes == null ? List.of() : List.copyOf(takes);
    }

    /// A take.
    ///
    /// @param grade the teacher's, where one was given
    /// @param ownRating what the learner thought of it: `GOOD`, `NEARLY`, `WORK`, or empty
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record Entry(
            String number,
            String name,
            String sentence,
            Sound sound,
            boolean best,
            @Nullable Double grade,
            String ownRating,
            List<Answer> results) {
        Entry {
            number = orEmpty(number).strip();
            name = orEmpty(name).strip();
            sentence = orEmpty(sentence).strip();
            ownRating = orEmpty(ownRating).strip();
            results = results == null ? List.of() : List.copyOf(results);
        }
    }

    /// The recording.
    record Sound(String audio, String sha256, String recordedAt, String device, String source) {
        Sound {
            audio = orEmpty(audio);
            sha256 = orEmpty(sha256);
            recordedAt = orEmpty(recordedAt);
            device = orEmpty(device);
            source = orEmpty(source);
        }
    }

    /// What the service said of it, in a file of its own.
    record Answer(
            String file,
            String sha256,
            String endpoint,
            String text,
            String language,
            String service,
            String engine,
            String at) {
        Answer {
            file = orEmpty(file);
            sha256 = orEmpty(sha256);
            endpoint = orEmpty(endpoint);
            text = orEmpty(text);
            language = orEmpty(language);
            service = orEmpty(service);
            engine = orEmpty(engine);
            at = orEmpty(at);
        }
    }

    private static String orEmpty(@Nullable String value) {
        return value == null ? "" : value;
    }
}
