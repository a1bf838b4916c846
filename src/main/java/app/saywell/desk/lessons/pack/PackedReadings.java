package app.saywell.desk.lessons.pack;

import app.saywell.desk.calls.RawJson;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.ReadingAnalysis;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import java.nio.file.Path;
import java.time.Instant;

/// Stores the model readings of a checked pack.
final class PackedReadings {
    private final Library library;
    private final LessonFolder folder;

    PackedReadings(Library library, LessonFolder folder) {
        this.library = library;
        this.folder = folder;
    }

    /// Adds a reading with its analysis to a sentence of the same text.
    ModelReading insert(long sentenceId, String text, LessonFile.ReadingEntry entry, Instant now) {
        ModelReading.ReadingSpeaker speaker = new ModelReading.ReadingSpeaker(entry.speaker(), entry.accent());
        ModelReading reading = library.readings().insert(sentenceId, copyIn(folder.file(entry.audio())), speaker);
        if (!entry.analysis().isEmpty()) {
            String answer = folder.readText(entry.analysis());
            library.readings()
                    .insertAnalysis(
                            reading.id(),
                            text,
                            answer,
                            new ReadingAnalysis(
                                    RawJson.memberText(answer, "speech_components"),
                                    new AnswerOrigin("imported", "", 0, now)));
        }
        return reading;
    }

    private AudioClip copyIn(Path file) {
        AudioFile sound = AudioFile.probe(file);
        return library.recordings().importCopy(file, sound.extension(), sound.seconds());
    }
}
