package app.saywell.desk.lessons.voice;

import app.saywell.desk.lessons.reading.MadeReading;
import app.saywell.desk.lessons.reading.ReadingAnalyzer;
import app.saywell.desk.lessons.voice.TextToSpeechException.SpeakingProblem;
import app.saywell.desk.lessons.voice.VoiceSettings.PendingLesson;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.CallFailure;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.task.ProgressListener;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.io.ByteArrayInputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Readings made by the computer voice. They are kept and analysed as recorded ones are; where a
/// sentence has a recorded reading, that one stays its model.
public final class VoiceReadings {
    private static final System.Logger LOG = System.getLogger(VoiceReadings.class.getName());

    private final UseCaseContext desk;
    private final Library library;
    private final ReadingAnalyzer analyst;
    private final TextToSpeech voice;
    private final VoiceSettings settings;
    private final ReadingProgress lessonInWork;

    public VoiceReadings(UseCaseContext desk, ReadingAnalyzer analyst, TextToSpeech voice) {
        this.desk = desk;
        this.library = desk.library();
        this.analyst = analyst;
        this.voice = voice;
        this.settings = new VoiceSettings(desk, voice);
        this.lessonInWork = new ReadingProgress(desk.clock(), desk.tasks()::runOnAnswerExecutor);
    }

    /// A reading that was made.
    ///
    /// @param notAnalysed why the service took nothing apart; empty when it did
    /// @param replaced ids of the readings that were made before and gave way to it
    public record VoiceReading(ModelReading reading, Optional<CallFailure> notAnalysed, List<Long> replaced) {
        /// Copies the list.
        public VoiceReading {
            replaced = List.copyOf(replaced);
        }
    }

    /// What became of a lesson.
    ///
    /// @param kept sentences that had a reading already
    /// @param refused sentences that could not be said
    public record LessonReadings(List<VoiceReading> made, int kept, List<RefusedSentence> refused) {}

    /// A sentence that could not be said.
    public record RefusedSentence(Sentence sentence, SpeakingProblem kind, String message) {}

    /// Which voice reads which lesson.
    public VoiceSettings settings() {
        return settings;
    }

    /// The lesson that is being read, if any.
    public ReadingProgress lessonInWork() {
        return lessonInWork;
    }

    /// Makes a reading of one sentence, in place of one that was made before.
    public RunningTask make(long sentenceId, VoiceManner manner, Consumer<TaskOutcome<VoiceReading>> answer) {
        return desk.tasks()
                .run(
                        progress -> {
                            Sentence sentence =
                                    library.sentences().find(sentenceId).orElseThrow();
                            VoiceReading made = make(sentence, manner);
                            undoable(List.of(made));
                            return made;
                        },
                        answer);
    }

    /// Makes a reading of one sentence if it has none, in the voice of its lesson and ahead of anybody's asking: there
    /// is nothing to undo.
    ///
    /// @param answer whether one was made
    public RunningTask makeAhead(long sentenceId, Consumer<TaskOutcome<Boolean>> answer) {
        return desk.tasks()
                .run(
                        progress -> {
                            Optional<Sentence> sentence =
                                    library.sentences().find(sentenceId).filter(found -> !needsNone(found, 0));
                            if (sentence.isPresent()) {
                                make(
                                        sentence.get(),
                                        settings.of(sentence.get().lessonId())
                                                .at(sentence.get().position()));
                            }
                            return sentence.isPresent();
                        },
                        answer);
    }

    /// Makes readings of all sentences of a lesson that have none, or one that was made for another
    /// text. Goes on after a crash at the next start; not after it was cancelled.
    public RunningTask makeLesson(
            long lessonId,
            VoiceChoice choice,
            ProgressListener progress,
            Consumer<TaskOutcome<LessonReadings>> answer) {
        return makeLesson(new PendingLesson(lessonId, 0, choice), progress, answer);
    }

    /// As above, and makes those anew that were made before, as in another voice or at another pace. Recorded readings
    /// stay.
    public RunningTask makeLessonAnew(
            long lessonId,
            VoiceChoice choice,
            ProgressListener progress,
            Consumer<TaskOutcome<LessonReadings>> answer) {
        long lastOld = library.readings().findByLesson(lessonId).values().stream()
                .flatMap(List::stream)
                .mapToLong(ModelReading::id)
                .max()
                .orElse(0);
        return makeLesson(new PendingLesson(lessonId, lastOld, choice), progress, answer);
    }

    private RunningTask makeLesson(
            PendingLesson pending, ProgressListener progress, Consumer<TaskOutcome<LessonReadings>> answer) {
        long lessonId = pending.lessonId();
        settings.begun(pending);
        lessonInWork.begin(lessonId);
        RunningTask running = desk.tasks()
                .run(
                        heard -> makeAll(pending, heard),
                        (done, total) -> {
                            lessonInWork.reached(lessonId, done, total);
                            progress.onProgress(done, total);
                        },
                        outcome -> {
                            lessonInWork.over();
                            answer.accept(outcome);
                        });
        RunningTask stoppable = () -> {
            settings.ended();
            running.cancel();
        };
        lessonInWork.stoppedBy(stoppable);
        return stoppable;
    }

    /// Goes on with the lesson that was being read when the application ended, if any.
    public void resume() {
        settings.pending()
                .filter(pending -> library.lessons().find(pending.lessonId()).isPresent())
                .ifPresent(pending -> makeLesson(pending, ProgressListener.NONE, VoiceReadings::logFailure));
    }

    private static void logFailure(TaskOutcome<LessonReadings> outcome) {
        if (outcome instanceof TaskOutcome.TaskFailed<LessonReadings>(Throwable cause)) {
            LOG.log(System.Logger.Level.WARNING, "the rest of a lesson was not read", cause);
        }
    }

    private LessonReadings makeAll(PendingLesson pending, ProgressListener progress) throws InterruptedException {
        List<Sentence> sentences = library.sentences().findByLesson(pending.lessonId());
        progress.onProgress(0, sentences.size());
        List<VoiceReading> made = new ArrayList<>();
        List<RefusedSentence> refused = new ArrayList<>();
        int kept = 0;
        try {
            for (int i = 0; i < sentences.size(); i++) {
                Sentence sentence = sentences.get(i);
                if (needsNone(sentence, pending.lastOld())) {
                    kept++;
                } else {
                    try {
                        made.add(make(sentence, pending.choice().at(i)));
                    } catch (TextToSpeechException e) {
                        if (e.kind().holdsForAll()) {
                            settings.ended();
                            throw e;
                        }
                        refused.add(new RefusedSentence(sentence, e.kind(), e.sentence()));
                    }
                }
                progress.onProgress(i + 1L, sentences.size());
            }
        } finally {
            undoable(made);
        }
        settings.ended();
        return new LessonReadings(made, kept, refused);
    }

    /// A recorded reading is enough; a made one where it is known to fit the text as it is now.
    ///
    /// @param lastOld a made reading with this id or a lower one is too old
    private boolean needsNone(Sentence sentence, long lastOld) {
        return library.readings().findBySentence(sentence.id()).stream()
                .anyMatch(reading -> !MadeReading.is(reading)
                        || reading.id() > lastOld && reading.analysis().isPresent());
    }

    private VoiceReading make(Sentence sentence, VoiceManner manner) throws InterruptedException {
        VoiceProfile profile = profile(manner.voice());
        var guide = library.pronunciations().toGuide(false).restrictedTo(sentence.text());
        TimedSpeech spoken = voice.say(sentence.text(), manner, guide);
        byte[] wav = WavEncoder.encode(spoken.audio());
        AudioClip clip = library.recordings()
                .importStream(
                        new ByteArrayInputStream(wav), "wav", spoken.audio().seconds());
        Optional<Instant> now = Optional.of(desk.clock().instant());
        List<Long> replaced = library.readings().findBySentence(sentence.id()).stream()
                .filter(MadeReading::is)
                .map(ModelReading::id)
                .toList();
        ModelReading reading = library.database().write(h -> {
            replaced.forEach(old -> library.readings().setDeletedAt(old, now));
            return library.readings().insert(sentence.id(), clip, MadeReading.voice(profile.name(), profile.accent()));
        });
        desk.changes().publish(new LibraryChange.ReadingsChanged(sentence.id()));
        Optional<CallFailure> failure =
                analyst.analyse(reading.id(), library.settings().get(Setting.SERVICE_KIND));
        return new VoiceReading(library.readings().find(reading.id()).orElseThrow(), failure, replaced);
    }

    private VoiceProfile profile(String idOrName) {
        return voice.voices().stream()
                .filter(profile -> profile.id().equalsIgnoreCase(idOrName)
                        || profile.name().equalsIgnoreCase(idOrName))
                .findFirst()
                .orElseThrow(() -> new TextToSpeechException(
                        voice.voices().isEmpty() ? SpeakingProblem.VOICE_UNAVAILABLE : SpeakingProblem.UNKNOWN_VOICE,
                        "There is no voice called “" + idOrName + "”.",
                        null));
    }

    private void undoable(List<VoiceReading> made) {
        if (made.isEmpty()) {
            return;
        }
        List<Long> added = made.stream().map(reading -> reading.reading().id()).toList();
        List<Long> replaced =
                made.stream().flatMap(reading -> reading.replaced().stream()).toList();
        desk.applyEdit(
                "edit.reading.add",
                new LibraryChange.ReadingsChanged(made.getLast().reading().sentenceId()),
                () -> exchange(added, replaced),
                () -> exchange(replaced, added));
    }

    private void exchange(List<Long> shown, List<Long> hidden) {
        Instant now = desk.clock().instant();
        hidden.forEach(id -> library.readings().setDeletedAt(id, Optional.of(now)));
        shown.forEach(id -> library.readings().setDeletedAt(id, Optional.empty()));
    }
}
