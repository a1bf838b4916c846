package app.saywell.practice.pack;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.engine.lexicon.notation.Notation;
import app.saywell.engine.lexicon.notation.NotationException;
import app.saywell.library.store.Recordings;
import app.saywell.practice.pack.PackException.Kind;
import app.saywell.practice.sound.SoundFile;
import app.saywell.speech.MalformedJsonException;
import app.saywell.speech.SpeechJson;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A folder with a lesson in it that was found good: every file it names is there, is what it
/// should be, and holds sound.
record LessonFolder(Path folder, LessonFile lesson) {
    private static final JsonMapper JSON =
            JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

    /// Whether the hashes of audio files must be given.
    enum Hashes {
        DEMANDED,
        OPTIONAL
    }

    static LessonFolder check(Path folder, Hashes hashes) throws IOException {
        LessonFolder checked = new LessonFolder(folder, read(folder.resolve("lesson.json")));
        LessonFile lesson = checked.lesson;
        if (!lesson.format().equals(LessonFile.FORMAT)) {
            throw new PackException(Kind.NOT_A_LESSON, "its format is not " + LessonFile.FORMAT);
        }
        if (lesson.version() > LessonFile.VERSION) {
            throw new PackException(Kind.NEWER, "version " + lesson.version());
        }
        if (lesson.title().isEmpty() || lesson.version() < 1) {
            throw new PackException(Kind.INCOMPLETE, "it has no title or no version");
        }
        lesson.pronunciations().forEach(LessonFolder::checkPronunciation);
        for (LessonFile.Entry entry : lesson.sentences()) {
            if (entry.text().isEmpty()) {
                throw new PackException(Kind.INCOMPLETE, "a sentence has no text");
            }
            for (LessonFile.Voiced reading : entry.readings()) {
                checked.checkReading(reading, hashes);
            }
            for (LessonFile.Spoken take : entry.takes()) {
                checked.checkSound(take.audio());
            }
        }
        return checked;
    }

    private static void checkPronunciation(String word, String said) {
        try {
            Notation.parse(said);
        } catch (NotationException e) {
            throw new PackException(
                    Kind.INCOMPLETE, "the pronunciation of " + word + " is none", e);
        }
    }

    /// A file that the lesson names.
    Path file(String name) {
        return Unzip.fileBelow(folder, name);
    }

    /// The text of a file that the lesson names.
    String text(String name) {
        return Unzip.textBelow(folder, name);
    }

    private void checkReading(LessonFile.Voiced reading, Hashes hashes) {
        Path audio = checkSound(reading.audio());
        boolean given = !reading.sha256().isEmpty();
        if (hashes == Hashes.DEMANDED && !given) {
            throw new PackException(Kind.INCOMPLETE, reading.audio() + " has no hash");
        }
        if (given && !Recordings.hashOf(audio).equals(reading.sha256())) {
            throw new PackException(Kind.CHANGED, reading.audio() + " is not what was packed");
        }
        if (!reading.analysis().isEmpty()) {
            try {
                SpeechJson.readNativeAnalysis(text(reading.analysis()));
            } catch (MalformedJsonException e) {
                throw new PackException(Kind.INCOMPLETE, reading.analysis() + " is no analysis", e);
            }
        }
    }

    private Path checkSound(String name) {
        Path audio = file(name);
        try {
            SoundFile.probe(audio);
        } catch (UnreadableAudioException e) {
            throw new PackException(Kind.UNREADABLE_AUDIO, name + " holds no sound", e);
        }
        return audio;
    }

    static LessonFile read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new PackException(Kind.NOT_A_LESSON, "there is no lesson.json");
        }
        try {
            return JSON.readValue(Files.readAllBytes(file), LessonFile.class);
        } catch (JacksonException e) {
            throw new PackException(Kind.NOT_A_LESSON, "lesson.json cannot be read", e);
        }
    }
}
