package app.saywell.desk.homework.handin;

import app.saywell.desk.homework.handin.HandInException.HandInFailure;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// The content of `manifest.json`: whose hand-in it is, of which homework, and its recordings.
///
/// @param homework id of the homework, a UUID
/// @param lesson id of the lesson in the library that gave the homework
/// @param handIn id of the drafts of the page, a UUID; the same when a learner hands in again
record HandInManifest(
        String format,
        int version,
        String homework,
        String lesson,
        String handIn,
        @Nullable ClaimedLearner learner,
        String createdAt,
        List<RecordingEntry> recordings) {
    static final String FORMAT = "saywell-homework";
    static final int VERSION = 1;
    private static final int MAX_TEXT = 200;
    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");
    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    HandInManifest {
        format = orEmpty(format);
        homework = orEmpty(homework);
        lesson = orEmpty(lesson);
        handIn = orEmpty(handIn);
        createdAt = orEmpty(createdAt);
        recordings = recordings == null ? List.of() : List.copyOf(recordings);
    }

    /// Who the page says that it belongs to.
    ///
    /// @param id of the learner, in a file that was made for one learner; else empty
    /// @param number the attendance number; may be empty
    /// @param alias may be empty
    record ClaimedLearner(String id, String number, String alias) {
        ClaimedLearner {
            id = orEmpty(id).strip();
            number = orEmpty(number).strip();
            alias = orEmpty(alias).strip();
        }
    }

    /// A recording.
    ///
    /// @param sentence id of the sentence in the library that gave the homework
    /// @param position of the sentence in the lesson, from 1
    /// @param textSha256 digest of the text that was read
    /// @param file its name in the archive
    /// @param sha256 digest of the recording
    record RecordingEntry(
            String sentence,
            int position,
            String textSha256,
            String file,
            long bytes,
            String sha256,
            String recordedAt) {
        RecordingEntry {
            sentence = orEmpty(sentence);
            textSha256 = orEmpty(textSha256);
            file = orEmpty(file);
            sha256 = orEmpty(sha256);
            recordedAt = orEmpty(recordedAt);
        }

        /// When it was recorded, by the clock of the learner's device.
        Optional<Instant> recordedTime() {
            return time(recordedAt);
        }
    }

    /// When it was handed in, by the clock of the learner's device.
    Optional<Instant> createdTime() {
        return time(createdAt);
    }

    private static Optional<Instant> time(String text) {
        try {
            return Optional.of(Instant.parse(text));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /// @throws HandInException `DAMAGED` or `NEWER`
    static HandInManifest read(byte[] json) {
        HandInManifest manifest;
        try {
            manifest = JSON.readValue(json, HandInManifest.class);
        } catch (JacksonException e) {
            throw new HandInException(HandInFailure.DAMAGED, "its manifest cannot be read", e);
        }
        if (manifest == null || !manifest.format.equals(FORMAT)) {
            throw damaged("its manifest has another format");
        }
        if (manifest.version > VERSION) {
            throw new HandInException(HandInFailure.NEWER, "manifest " + manifest.version);
        }
        manifest.check();
        return manifest;
    }

    private void check() {
        if (version < 1 || !isUuid(homework) || !isUuid(handIn) || lesson.length() > MAX_TEXT) {
            throw damaged("its manifest is incomplete");
        }
        if (learner != null
                && (learner.id.length() > MAX_TEXT
                        || learner.number.length() > MAX_TEXT
                        || learner.alias.length() > MAX_TEXT)) {
            throw damaged("its learner is described at too great a length");
        }
        Set<String> files = new HashSet<>();
        Set<String> sentences = new HashSet<>();
        for (RecordingEntry entry : recordings) {
            if (entry == null
                    || entry.position < 1
                    || entry.sentence.isEmpty()
                    || entry.sentence.length() > MAX_TEXT
                    || !HandInArchive.RECORDING.matcher(entry.file).matches()
                    || !SHA_256.matcher(entry.sha256).matches()
                    || !SHA_256.matcher(entry.textSha256).matches()
                    || !files.add(entry.file)
                    || !sentences.add(entry.sentence)) {
                throw damaged("a recording is described wrongly");
            }
        }
        if (recordings.isEmpty()) {
            throw damaged("it holds no recording");
        }
    }

    private static boolean isUuid(String text) {
        try {
            return UUID.fromString(text).toString().equalsIgnoreCase(text);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static HandInException damaged(String detail) {
        return new HandInException(HandInFailure.DAMAGED, detail);
    }

    private static String orEmpty(@Nullable String text) {
        return text == null ? "" : text;
    }
}
