package app.saywell.desk.lessons.pack;

import app.saywell.desk.lessons.pack.PackException.PackFailureKind;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.language.lexicon.notation.PronunciationParser;
import app.saywell.speech.language.lexicon.notation.PronunciationSyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A verified folder with a lesson: all files that it names exist, are valid, and contain sound.
record LessonFolder(Path folder, LessonFile lesson) {
    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    /// Whether audio files must have a hash.
    enum HashPolicy {
        REQUIRED,
        OPTIONAL
    }

    /// The same `lesson.json` with another title and description.
    static byte[] withTitle(byte[] lesson, UnaryOperator<String> title, UnaryOperator<String> description) {
        ObjectNode root = (ObjectNode) JSON.readTree(lesson);
        root.put("title", title.apply(root.path("title").asString("")));
        root.put("description", description.apply(root.path("description").asString("")));
        return JSON.writeValueAsBytes(root);
    }

    static LessonFolder check(Path folder, HashPolicy hashes) throws IOException {
        try {
            return checkContent(folder, hashes);
        } catch (PackException e) {
            throw e;
        } catch (RuntimeException e) { // a value of another type, or none at all
            throw new PackException(PackFailureKind.INCOMPLETE, "lesson.json holds something unexpected", e);
        }
    }

    private static LessonFolder checkContent(Path folder, HashPolicy hashes) throws IOException {
        LessonFolder checked = new LessonFolder(folder, read(folder.resolve("lesson.json")));
        LessonFile lesson = checked.lesson;
        if (!lesson.format().equals(LessonFile.FORMAT)) {
            throw new PackException(PackFailureKind.NOT_A_LESSON, "its format is not " + LessonFile.FORMAT);
        }
        if (lesson.version() > LessonFile.VERSION) {
            throw new PackException(PackFailureKind.NEWER, "version " + lesson.version());
        }
        if (lesson.title().isEmpty() || lesson.version() < 1) {
            throw new PackException(PackFailureKind.INCOMPLETE, "it has no title or no version");
        }
        lesson.pronunciations().forEach(LessonFolder::checkPronunciation);
        for (LessonFile.SentenceEntry entry : lesson.sentences()) {
            if (entry.text().isEmpty()) {
                throw new PackException(PackFailureKind.INCOMPLETE, "a sentence has no text");
            }
            for (LessonFile.ReadingEntry reading : entry.readings()) {
                checked.checkReading(reading, hashes);
            }
            for (LessonFile.SampleTakeEntry take : entry.takes()) {
                checked.checkSound(take.audio());
            }
        }
        return checked;
    }

    private static void checkPronunciation(String word, String said) {
        try {
            PronunciationParser.parse(said);
        } catch (PronunciationSyntaxException e) {
            throw new PackException(PackFailureKind.INCOMPLETE, "the pronunciation of " + word + " is invalid", e);
        }
    }

    /// A file that the lesson names.
    Path file(String name) {
        return SafeUnzip.existingFile(folder, name);
    }

    /// The text of a file that the lesson names.
    String readText(String name) {
        return SafeUnzip.readText(folder, name);
    }

    private void checkReading(LessonFile.ReadingEntry reading, HashPolicy hashes) {
        Path audio = checkSound(reading.audio());
        boolean given = !reading.sha256().isEmpty();
        if (hashes == HashPolicy.REQUIRED && !given) {
            throw new PackException(PackFailureKind.INCOMPLETE, reading.audio() + " has no hash");
        }
        if (given && !RecordingFiles.sha256Of(audio).equals(reading.sha256())) {
            throw new PackException(PackFailureKind.CHANGED, reading.audio() + " has changed since it was packed");
        }
        if (!reading.analysis().isEmpty()) {
            try {
                SpeechJson.readNativeAnalysis(readText(reading.analysis()));
            } catch (MalformedJsonException e) {
                throw new PackException(PackFailureKind.INCOMPLETE, reading.analysis() + " is not an analysis", e);
            }
        }
    }

    private Path checkSound(String name) {
        Path audio = file(name);
        try {
            AudioFile.probe(audio);
        } catch (UnreadableAudioException e) {
            throw new PackException(PackFailureKind.UNREADABLE_AUDIO, name + " contains no sound", e);
        }
        return audio;
    }

    static LessonFile read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new PackException(PackFailureKind.NOT_A_LESSON, "there is no lesson.json");
        }
        return parse(Files.readAllBytes(file));
    }

    /// The content of `lesson.json`.
    static LessonFile parse(byte[] content) {
        try {
            return JSON.readValue(content, LessonFile.class);
        } catch (JacksonException e) {
            throw new PackException(PackFailureKind.NOT_A_LESSON, "lesson.json cannot be read", e);
        }
    }
}
