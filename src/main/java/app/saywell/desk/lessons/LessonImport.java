package app.saywell.desk.lessons;

import app.saywell.desk.lessons.text.SentenceDraft;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/// Creates lessons from lists, tables and captions, and cuts the readings out of the audio of
/// captions.
public final class LessonImport {
    /// Seconds that are added before and after a caption, because caption times are rarely exact.
    private static final double MARGIN_SECONDS = 0.15;

    private final UseCaseContext context;
    private final Library library;

    public LessonImport(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// Adds drafts to a lesson. Undo removes them.
    public List<Sentence> addDrafts(long lessonId, List<SentenceDraft> drafts) {
        List<Sentence> created = library.database().write(handle -> insert(lessonId, drafts));
        context.applyAddition(
                "edit.sentence.import",
                new LibraryChange.SentencesChanged(lessonId),
                at -> created.forEach(sentence -> library.sentences().setDeletedAt(sentence.id(), at)));
        return created;
    }

    /// Creates a lesson from drafts, or nothing.
    public Lesson create(String title, List<SentenceDraft> drafts) {
        return recordCreation(library.database().write(handle -> {
            long id = library.lessons().insert(title.strip(), "");
            insert(id, drafts);
            return id;
        }));
    }

    /// Creates a lesson from captions and their audio, or nothing. Each sentence gets its part of
    /// the audio as a model reading, which is analysed when it is first needed.
    public RunningTask createWithAudio(
            String title,
            List<SentenceDraft> drafts,
            Path audio,
            ModelReading.ReadingSpeaker speaker,
            Consumer<TaskOutcome<Lesson>> answer) {
        return context.tasks()
                .run(
                        progress -> {
                            Pcm recording = ImportDecoder.decode(audio);
                            return recordCreation(library.database()
                                    .write(handle -> insertWithAudio(title, drafts, recording, speaker, progress)));
                        },
                        answer);
    }

    /// Creates a lesson with the audio files of a folder as model readings, or nothing. They are
    /// analysed when they are first needed.
    ///
    /// @throws IOException if the folder cannot be read
    public FolderLesson createWithFolder(
            String title, List<SentenceDraft> drafts, Path folder, ModelReading.ReadingSpeaker speaker)
            throws IOException {
        List<Path> files = FolderReadings.audioFilesIn(folder);
        FolderReadings readings = new FolderReadings(library);
        List<UnusedFile> unused = new ArrayList<>();
        long created = library.database().write(handle -> {
            long id = library.lessons().insert(title.strip(), "");
            insert(id, drafts);
            unused.addAll(readings.store(id, files, speaker).unused());
            return id;
        });
        return new FolderLesson(recordCreation(created), unused);
    }

    /// A lesson that was made from a folder.
    ///
    /// @param unused the sound files of the folder that are no model reading now
    public record FolderLesson(Lesson lesson, List<UnusedFile> unused) {}

    private long insertWithAudio(
            String title,
            List<SentenceDraft> drafts,
            Pcm recording,
            ModelReading.ReadingSpeaker speaker,
            ProgressListener progress) {
        long id = library.lessons().insert(title.strip(), "");
        List<Sentence> sentences = insert(id, drafts);
        for (int i = 0; i < drafts.size(); i++) {
            Sentence sentence = sentences.get(i);
            drafts.get(i).span().ifPresent(span -> addReading(sentence, recording, span, speaker));
            progress.onProgress(i + 1L, drafts.size());
        }
        return id;
    }

    private Lesson recordCreation(long id) {
        context.applyAddition("edit.lesson.import", new LibraryChange.LessonsChanged(), at -> library.lessons()
                .setDeletedAt(id, at));
        return library.lessons().find(id).orElseThrow();
    }

    private List<Sentence> insert(long lessonId, List<SentenceDraft> drafts) {
        List<Sentence> made = library.sentences()
                .insert(lessonId, drafts.stream().map(SentenceDraft::text).toList());
        for (int i = 0; i < drafts.size(); i++) {
            SentenceDraft draft = drafts.get(i);
            library.sentences().update(made.get(i).id(), draft.text(), draft.meaning());
        }
        return made;
    }

    private void addReading(
            Sentence sentence, Pcm recording, SentenceDraft.CaptionSpan span, ModelReading.ReadingSpeaker speaker) {
        int rate = recording.sampleRate();
        int length = recording.samples().length;
        int from = Math.clamp((long) ((span.start() - MARGIN_SECONDS) * rate), 0, length);
        int to = Math.clamp((long) ((span.end() + MARGIN_SECONDS) * rate), 0, length);
        if (to > from) {
            Pcm cut = new Pcm(Arrays.copyOfRange(recording.samples(), from, to), rate);
            AudioClip clip = library.recordings()
                    .importStream(new ByteArrayInputStream(WavEncoder.encode(cut)), "wav", cut.seconds());
            library.readings().insert(sentence.id(), clip, speaker);
        }
    }
}
