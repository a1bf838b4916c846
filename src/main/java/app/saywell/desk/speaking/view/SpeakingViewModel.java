package app.saywell.desk.speaking.view;

import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.speaking.SpeakingTask;
import app.saywell.desk.speaking.SpeechJudge.JudgingOutcome;
import app.saywell.desk.speaking.SpeechReport;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechJudging;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechNotRecorded;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechPreparing;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechRecording;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechReported;
import app.saywell.desk.speaking.view.SpeakingPhase.SpeechUnjudged;
import app.saywell.desk.speaking.view.SpeakingPhase.TaskChosen;
import app.saywell.desk.speaking.view.SpeakingPhase.TaskWriting;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.RunningTask;
import app.saywell.speech.task.TaskOutcome;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The view model of speaking without a text: a task is chosen, the learner speaks, and what was said is stored,
/// written down and judged. Used on the UI thread only.
public final class SpeakingViewModel implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(SpeakingViewModel.class.getName());

    private final ReadOnlyObjectWrapper<SpeakingPhase> phase = new ReadOnlyObjectWrapper<>(new TaskChosen());
    private final SpeakingServices services;
    private final SpeechRecorder recorder;
    private final TaskListViewModel list;
    private final SpeechProgressViewModel progress;
    private final SpeechFilesViewModel files;
    private final LatestRead changes;
    private final LatestRead openings;
    private final LatestRead sounds;
    private final ExpectedWords expectedWords;
    private Optional<StartedSpeech> started = Optional.empty();
    private @Nullable RunningTask judging;
    private int asked;
    private int starts;
    private boolean isShown;

    SpeakingViewModel(SpeakingServices services) {
        this.services = services;
        recorder = new SpeechRecorder(services.audioSession(), services.settings(), new EndListener());
        list = new TaskListViewModel(services);
        progress = new SpeechProgressViewModel(services, list);
        files = new SpeechFilesViewModel(services);
        list.earlier().subscribe(this::closeOfAnother);
        expectedWords = new ExpectedWords(services.voice());
        changes = new LatestRead(services.tasks());
        openings = new LatestRead(services.tasks());
        sounds = new LatestRead(services.tasks());
    }

    /// @param file empty where the learner's consent does not allow a recording
    private record Prepared(Learner learner, Optional<Path> file) {}

    private record StartedSpeech(long learnerId, SpeakingTask task, String prompt, Instant at) {}

    public ReadOnlyObjectProperty<SpeakingPhase> phase() {
        return phase.getReadOnlyProperty();
    }

    /// The tasks, and what was said before.
    public TaskListViewModel list() {
        return list;
    }

    /// How what was said changed.
    SpeechProgressViewModel progress() {
        return progress;
    }

    /// What is given out.
    SpeechFilesViewModel files() {
        return files;
    }

    /// Plays words as they should sound.
    ExpectedWords expectedWords() {
        return expectedWords;
    }

    /// How long the recording is, in seconds.
    public ReadOnlyDoubleProperty seconds() {
        return recorder.seconds();
    }

    /// Whether judging leaves this computer and costs money.
    public boolean isHosted() {
        return services.judge().isHosted();
    }

    /// The screen is shown.
    void open() {
        isShown = true;
        list.open();
    }

    /// The screen is hidden: a recording ends and is kept.
    void leave() {
        isShown = false;
        list.leave();
        stopSound();
        recorder.stop();
    }

    /// Stops what is heard, and what is being made or opened to be heard: it would sound in a recording.
    private void stopSound() {
        sounds.cancel();
        expectedWords.close();
        progress.stop();
        services.audioSession().stopPlayback();
    }

    public void choose(SpeakingTask task) {
        if (!isBusy()) {
            stopSound();
            list.choose(task);
            phase.set(new TaskChosen());
        }
    }

    /// Opens the form for a task of one's own.
    void writeTask() {
        if (!isBusy()) {
            phase.set(new TaskWriting());
        }
    }

    /// Adds a task, and chooses it. Without a prompt nothing is added.
    ///
    /// @param title may be empty; then the prompt's first words stand for it
    public void addTask(String title, String prompt) {
        if (!prompt.isBlank()) {
            list.add(title, prompt, () -> phase.set(new TaskChosen()));
        }
    }

    /// Begins to record.
    ///
    /// @param prompt what is spoken about, in the language of the window
    public void start(String prompt) {
        Optional<SpeakingTask> task = list.chosen().get();
        if (task.isEmpty() || isBusy()) {
            return;
        }
        stopSound();
        phase.set(new SpeechPreparing());
        int number = ++starts;
        services.tasks().runInOrder(progress -> prepare(task.get()), outcome -> {
            if (number == starts) {
                prepared(outcome, task.get(), prompt);
            }
        });
    }

    private void prepared(TaskOutcome<Prepared> outcome, SpeakingTask task, String prompt) {
        switch (outcome) {
            case TaskOutcome.TaskDone<Prepared>(Prepared prepared) -> {
                if (prepared.file.isEmpty()) {
                    phase.set(new SpeechNotRecorded("practice.broken.no-consent"));
                } else if (isShown) {
                    started = Optional.of(new StartedSpeech(prepared.learner.id(), task, prompt, Instant.now()));
                    recorder.start(prepared.file.get());
                } else {
                    phase.set(new TaskChosen());
                }
            }
            case TaskOutcome.TaskFailed<Prepared>(Throwable cause) -> {
                LOG.log(System.Logger.Level.WARNING, "a recording was not prepared", cause);
                phase.set(new SpeechNotRecorded("practice.broken.unexpected"));
            }
            case TaskOutcome.TaskCancelled<Prepared> _ -> phase.set(new TaskChosen());
        }
    }

    private Prepared prepare(SpeakingTask task) {
        Learner learner = services.learners().current();
        return new Prepared(
                learner,
                learner.consent().allowsRecording()
                        ? Optional.of(services.speeches().newRecordingFile(learner.id(), task))
                        : Optional.empty());
    }

    /// Ends the recording.
    public void finish() {
        if (phase.get() instanceof SpeechRecording) {
            phase.set(new SpeechPreparing());
            recorder.stop();
        }
    }

    /// Has the recording judged that is shown, once more or for the first time.
    void judgeAgain() {
        if (phase.get() instanceof SpeechUnjudged(FreeSpeech speech, FailureKind failure)) {
            judge(
                    speech,
                    failure == FailureKind.NO_ANSWER ? IndeterminateCalls.ALLOW_RESEND : IndeterminateCalls.BLOCK);
        }
    }

    /// Ends the judging; the recording stays.
    void cancelJudging() {
        RunningTask running = judging;
        if (running != null) {
            running.cancel();
        }
    }

    /// Shows what was said before; what was not judged yet is judged now.
    public void show(FreeSpeech speech) {
        if (!isBusy()) {
            stopSound();
            list.choose(speech.task());
            openings.run(
                    () -> {
                        FreeSpeech opened = services.speeches().opened(speech);
                        return opened.answers().map(answers -> new SpeechReported(opened, report(opened)));
                    },
                    reported -> show(speech, reported));
        }
    }

    private void show(FreeSpeech speech, Optional<SpeechReported> reported) {
        if (reported.isPresent()) {
            phase.set(reported.get());
        } else if (!isBusy()) {
            judge(speech, IndeterminateCalls.BLOCK);
        }
    }

    /// Whether the school allows that recordings are erased for good.
    boolean mayDelete() {
        return services.settings().policy().allows(LockedFeature.ERASURE);
    }

    /// Deletes permanently the recording that is shown.
    public void delete() {
        shownSpeech().ifPresent(speech -> {
            stopSound();
            changes.make(
                    () -> {
                        services.speeches().delete(speech);
                        return speech;
                    },
                    deleted -> {
                        phase.set(new TaskChosen());
                        list.refresh();
                    });
        });
    }

    /// Goes back to the task.
    void backToTask() {
        if (!isBusy()) {
            stopSound();
            phase.set(new TaskChosen());
        }
    }

    /// Plays the recording that is shown.
    public void play() {
        play(0, Double.MAX_VALUE);
    }

    /// Plays a part of it.
    ///
    /// @param from in seconds
    public void play(double from, double to) {
        expectedWords.close();
        shownSpeech()
                .ifPresent(speech -> sounds.run(
                        () -> services.recordings().open(speech.audio()).audio(),
                        (Pcm sound) -> services.audioSession().play(PlaybackRange.of(sound, from, to))));
    }

    /// Nobody sees the report on what another learner said below their own name.
    private void closeOfAnother() {
        list.earlier().get(); // without it the next list would not be told
        shownSpeech().filter(speech -> speech.learnerId() != list.speakerId()).ifPresent(any -> backToTask());
    }

    private Optional<FreeSpeech> shownSpeech() {
        return switch (phase.get()) {
            case SpeechReported(FreeSpeech speech, SpeechReport _) -> Optional.of(speech);
            case SpeechUnjudged(FreeSpeech speech, FailureKind _) -> Optional.of(speech);
            case TaskChosen _, TaskWriting _, SpeechPreparing _, SpeechRecording _ -> Optional.empty();
            case SpeechJudging _, SpeechNotRecorded _ -> Optional.empty();
        };
    }

    /// Whether a recording runs, is stored or is judged.
    public boolean isBusy() {
        return switch (phase.get()) {
            case SpeechPreparing _, SpeechRecording _, SpeechJudging _ -> true;
            case TaskChosen _, TaskWriting _, SpeechReported _, SpeechUnjudged _, SpeechNotRecorded _ -> false;
        };
    }

    private void judge(FreeSpeech speech, IndeterminateCalls resend) {
        int number = ++asked;
        phase.set(new SpeechJudging(speech, 0, 0));
        judging = services.tasks()
                .run(
                        progress -> afterJudging(speech, services.judge().judge(speech, resend, progress)),
                        (done, total) -> {
                            if (number == asked && phase.get() instanceof SpeechJudging) {
                                phase.set(new SpeechJudging(speech, done, total));
                            }
                        },
                        outcome -> {
                            if (number == asked) {
                                judged(speech, outcome);
                            }
                        });
    }

    private static SpeakingPhase afterJudging(FreeSpeech speech, JudgingOutcome outcome) {
        return switch (outcome) {
            case JudgingOutcome.JudgedSpeech(FreeSpeech judged) -> new SpeechReported(judged, report(judged));
            case JudgingOutcome.RefusedSpeech(var failure) -> new SpeechUnjudged(speech, failure.kind());
        };
    }

    private static SpeechReport report(FreeSpeech speech) {
        return SpeechReport.of(speech.answers().orElseThrow(), speech.audio().seconds());
    }

    private void judged(FreeSpeech speech, TaskOutcome<SpeakingPhase> outcome) {
        judging = null;
        phase.set(
                switch (outcome) {
                    case TaskOutcome.TaskDone<SpeakingPhase>(SpeakingPhase next) -> next;
                    case TaskOutcome.TaskFailed<SpeakingPhase> _ -> new SpeechUnjudged(speech, FailureKind.LOCAL_ERROR);
                    case TaskOutcome.TaskCancelled<SpeakingPhase> _ ->
                        new SpeechUnjudged(speech, FailureKind.CANCELLED);
                });
        list.refresh();
    }

    private void keep(Path file, Optional<String> failureKey) {
        Optional<StartedSpeech> recorded = started;
        started = Optional.empty();
        recorded.ifPresent(speech -> services.tasks()
                .run(
                        progress -> services.speeches()
                                .keep(speech.learnerId, speech.task.key(), speech.prompt, file, speech.at),
                        outcome -> kept(outcome, failureKey)));
    }

    private void kept(TaskOutcome<FreeSpeech> outcome, Optional<String> failureKey) {
        switch (outcome) {
            case TaskOutcome.TaskDone<FreeSpeech>(FreeSpeech speech) -> {
                list.refresh();
                if (failureKey.isPresent()) {
                    phase.set(new SpeechNotRecorded(failureKey.get()));
                } else if (isShown) {
                    judge(speech, IndeterminateCalls.BLOCK);
                } else {
                    phase.set(new TaskChosen());
                }
            }
            case TaskOutcome.TaskFailed<FreeSpeech> _ ->
                phase.set(new SpeechNotRecorded("practice.broken.cannot-write"));
            case TaskOutcome.TaskCancelled<FreeSpeech> _ -> phase.set(new TaskChosen());
        }
    }

    @Override
    public void close() {
        leave();
        list.close();
        progress.close();
        changes.cancel();
        openings.cancel();
        sounds.cancel();
        asked++;
        starts++;
        cancelJudging();
    }

    private final class EndListener implements SpeechRecorder.SpeechListener {
        @Override
        public void speechStarted() {
            phase.set(new SpeechRecording());
        }

        @Override
        public void speechEnded(Path file) {
            phase.set(new SpeechPreparing());
            keep(file, Optional.empty());
        }

        @Override
        public void speechFailed(String messageKey, Optional<Path> saved) {
            saved.ifPresentOrElse(
                    file -> keep(file, Optional.of(messageKey)), () -> phase.set(new SpeechNotRecorded(messageKey)));
        }
    }
}
