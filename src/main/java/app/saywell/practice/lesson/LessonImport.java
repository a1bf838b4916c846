package app.saywell.practice.lesson;

import app.saywell.audio.AudioDecoder;
import app.saywell.audio.Wav;
import app.saywell.library.Library;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.store.AudioClip;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.practice.text.Draft;
import app.saywell.signal.Pcm;
import app.saywell.task.Outcome;
import app.saywell.task.Running;

import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Makes lessons of texts that were found elsewhere, and cuts the readings out of the audio that
/// belongs to them.
public final class LessonImport {
    /// What is left around a caption, whose times are rarely exact.
    private static final double MARGIN_SECONDS = 0.15;

    private final Desk desk;
    private final Library library;

    public LessonImport(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// Adds the drafts to a lesson; undo takes them out again.
    public List<Sentence> add(long lessonId, List<Draft> drafts) {
        List<Sentence> made = library.database().write(h -> insert(lessonId, drafts));
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.sentence.import",
                new Change.SentencesChanged(lessonId),
                () -> made.forEach(s -> library.sentences().delete(s.id(), Optional.empty())),
                () -> made.forEach(s -> library.sentences().delete(s.id(), Optional.of(now))));
        return made;
    }

    /// A new lesson of captions and the audio they belong to: each sentence gets its stretch of the
    /// audio as a native reading. They are analysed when they are first needed.
    public Running create(
            String title,
            List<Draft> drafts,
            Path audio,
            Reading.Voice voice,
            Consumer<Outcome<Lesson>> answer) {
        return desk.tasks()
                .run(
                        progress -> {
                            Pcm whole = new AudioDecoder().decode(audio);
                            long id = library.lessons().insert(title.strip(), "");
                            List<Sentence> sentences = insert(id, drafts);
                            for (int i = 0; i < drafts.size(); i++) {
                                Sentence sentence = sentences.get(i);
                                drafts.get(i)
                                        .span()
                                        .ifPresent(span -> keep(sentence, whole, span, voice));
                                progress.at(i + 1L, drafts.size());
                            }
                            return made(id);
                        },
                        answer);
    }

    private Lesson made(long id) {
        Instant now = desk.clock().instant();
        desk.edit(
                "edit.lesson.import",
                new Change.LessonsChanged(),
                () -> library.lessons().delete(id, Optional.empty()),
                () -> library.lessons().delete(id, Optional.of(now)));
        return library.lessons().find(id).orElseThrow();
    }

    private List<Sentence> insert(long lessonId, List<Draft> drafts) {
        List<Sentence> made =
                library.sentences().insert(lessonId, drafts.stream().map(Draft::text).toList());
        for (int i = 0; i < drafts.size(); i++) {
            Draft draft = drafts.get(i);
            library.sentences().update(made.get(i).id(), draft.text(), draft.meaning());
        }
        return made;
    }

    private void keep(Sentence sentence, Pcm whole, Draft.Span span, Reading.Voice voice) {
        int rate = whole.sampleRate();
        int length = whole.samples().length;
        int from = Math.clamp((long) ((span.start() - MARGIN_SECONDS) * rate), 0, length);
        int to = Math.clamp((long) ((span.end() + MARGIN_SECONDS) * rate), 0, length);
        if (to > from) {
            Pcm cut = new Pcm(Arrays.copyOfRange(whole.samples(), from, to), rate);
            AudioClip clip =
                    library.recordings()
                            .write(new ByteArrayInputStream(Wav.encode(cut)), "wav", cut.seconds());
            library.readings().insert(sentence.id(), clip, voice);
        }
    }
}
