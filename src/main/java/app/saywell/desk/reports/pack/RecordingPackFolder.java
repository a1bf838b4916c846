package app.saywell.desk.reports.pack;

import app.saywell.desk.lessons.pack.PackException;
import app.saywell.desk.lessons.pack.PackException.PackFailureKind;
import app.saywell.desk.lessons.pack.SafeUnzip;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.audio.UnreadableAudioException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// An unpacked and verified recording pack: all files that it names exist and are unchanged and
/// valid.
record RecordingPackFolder(Path folder, RecordingPackFile content) {
    static final String FILE_NAME = "evidence.json";
    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    static RecordingPackFolder check(Path folder) throws IOException {
        try {
            return checkContent(folder);
        } catch (PackException e) {
            throw e;
        } catch (RuntimeException e) { // a value of another type, or none at all
            throw new PackException(PackFailureKind.INCOMPLETE, FILE_NAME + " holds something unexpected", e);
        }
    }

    private static RecordingPackFolder checkContent(Path folder) throws IOException {
        RecordingPackFolder checked = new RecordingPackFolder(folder, read(folder.resolve(FILE_NAME)));
        RecordingPackFile content = checked.content;
        if (!content.format().equals(RecordingPackFile.FORMAT)) {
            throw new PackException(PackFailureKind.NOT_A_LESSON, "its format is not " + RecordingPackFile.FORMAT);
        }
        if (content.version() > RecordingPackFile.VERSION) {
            throw new PackException(PackFailureKind.NEWER, "version " + content.version());
        }
        for (RecordingPackFile.TakeEntry entry : content.takes()) {
            checked.check(entry);
        }
        return checked;
    }

    /// A file of the pack.
    Path file(String name) {
        return SafeUnzip.existingFile(folder, name);
    }

    /// The text of a file of the pack.
    String readText(String name) {
        return SafeUnzip.readText(folder, name);
    }

    private void check(RecordingPackFile.TakeEntry entry) {
        RecordingPackFile.RecordingEntry sound = entry.sound();
        if (sound == null || entry.sentence().isEmpty()) {
            throw new PackException(PackFailureKind.INCOMPLETE, "a take has no sound or no sentence");
        }
        Path audio = file(sound.audio());
        requireHash(audio, sound.sha256(), sound.audio());
        try {
            AudioFile.probe(audio);
        } catch (UnreadableAudioException e) {
            throw new PackException(PackFailureKind.UNREADABLE_AUDIO, sound.audio() + " contains no sound", e);
        }
        requireTime(sound.recordedAt());
        if (Arrays.stream(Take.TakeSource.values()).noneMatch(s -> s.name().equals(sound.source()))) {
            throw new PackException(PackFailureKind.INCOMPLETE, "a take has no source");
        }
        entry.results().forEach(this::check);
    }

    private void check(RecordingPackFile.ResultEntry answer) {
        requireHash(file(answer.file()), answer.sha256(), answer.file());
        requireTime(answer.at());
        boolean endpoint = Arrays.stream(ServiceEndpoint.values())
                .anyMatch(e -> e.name().equals(answer.endpoint()) && e.scale().isPresent());
        if (!endpoint || FeedbackLanguage.ofCode(answer.language()).isEmpty()) {
            throw new PackException(PackFailureKind.INCOMPLETE, answer.file() + " has no valid endpoint or language");
        }
        try {
            PronunciationResult result = SpeechJson.readPronunciationResult(readText(answer.file()));
            answer.marks().forEach(mark -> check(mark, result));
        } catch (MalformedJsonException e) {
            throw new PackException(PackFailureKind.INCOMPLETE, answer.file() + " is not a result", e);
        }
    }

    private static void check(RecordingPackFile.MarkEntry mark, PronunciationResult result) {
        requireTime(mark.at());
        if (!PackedMarks.isValid(mark, result)) {
            throw new PackException(PackFailureKind.INCOMPLETE, "a mark belongs to no part of its result");
        }
    }

    private static void requireHash(Path file, String hash, String name) {
        if (!RecordingFiles.sha256Of(file).equals(hash)) {
            throw new PackException(PackFailureKind.CHANGED, name + " has changed since it was packed");
        }
    }

    private static void requireTime(String text) {
        try {
            Instant.parse(text);
        } catch (DateTimeParseException e) {
            throw new PackException(PackFailureKind.INCOMPLETE, "it contains an invalid time", e);
        }
    }

    private static RecordingPackFile read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new PackException(PackFailureKind.NOT_A_LESSON, "there is no " + FILE_NAME);
        }
        try {
            return JSON.readValue(Files.readAllBytes(file), RecordingPackFile.class);
        } catch (JacksonException e) {
            throw new PackException(PackFailureKind.NOT_A_LESSON, FILE_NAME + " cannot be read", e);
        }
    }
}
