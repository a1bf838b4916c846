package app.saywell.desk.daily.view;

import app.saywell.desk.daily.DailySessions.DailyTitles;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.view.voice.VoiceTexts;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.daily.DailySession;
import app.saywell.desk.school.daily.PlannedStep;
import app.saywell.desk.school.daily.StepKind;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskOutcome;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The view model of a daily session: begins it, leads from one exercise to the next and keeps how far it came. It may
/// be stopped anywhere and goes on there. Used on the UI thread only.
public final class SessionViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<Optional<OpenSession>> open = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Optional<DailySession>> ended = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<UserMessage>> message = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final DailyServices services;
    private final ExerciseOpener opener;
    private final LatestRead reads;
    private final LatestRead openings;
    private final Subscription changes;
    private final WorkedTime worked = new WorkedTime();
    private long learnerId;

    /// Follows the library.
    public SessionViewModel(DailyServices services, ExerciseOpener opener) {
        this.services = services;
        this.opener = opener;
        reads = new LatestRead(services.tasks());
        openings = new LatestRead(services.tasks());
        changes = services.changes().subscribe(this::changed);
        load();
    }

    private record Loaded(long learnerId, Optional<OpenSession> open) {}

    /// The session of today that can go on.
    public ReadOnlyObjectProperty<Optional<OpenSession>> open() {
        return open.getReadOnlyProperty();
    }

    /// Whether the learner is working on it now.
    public ReadOnlyBooleanProperty running() {
        return running.getReadOnlyProperty();
    }

    /// The session that ended last since the window was opened.
    public ReadOnlyObjectProperty<Optional<DailySession>> ended() {
        return ended.getReadOnlyProperty();
    }

    /// Why a model reading of a sentence could not be made.
    public ReadOnlyObjectProperty<Optional<UserMessage>> message() {
        return message.getReadOnlyProperty();
    }

    /// Begins the ten minutes of today.
    public void begin(DailyTitles titles) {
        begin(() -> services.sessions().begin(services.learners().current().id(), titles));
    }

    /// Begins the sentences that find out where the learner begins.
    public void beginPlacement(DailyTitles titles) {
        begin(() ->
                services.sessions().beginPlacement(services.learners().current().id(), titles));
    }

    private void begin(Callable<DailySession> plan) {
        if (openings.isReading()) {
            return;
        }
        openings.make(
                () -> {
                    DailySession session = plan.call();
                    return new OpenSession(session, services.sessions().progress(session));
                },
                this::run);
    }

    /// Goes on with the session of today where it was left.
    public void resume() {
        open.get().ifPresent(this::run);
    }

    private void run(OpenSession session) {
        learnerId = session.session().learnerId();
        worked.begin(services.sessions().now());
        message.set(Optional.empty());
        open.set(Optional.of(session));
        running.set(true);
        makeReadings(session.session());
        openStep(session);
    }

    /// Opens the next thing of the step, or the next step when this one is done.
    public void goOn() {
        if (!running.get()) {
            resume();
            return;
        }
        open.get().ifPresent(session -> {
            if (session.isStepDone()) {
                nextStep();
            } else {
                openStep(session);
            }
        });
    }

    /// Leaves out what is left of the step.
    public void nextStep() {
        keepTime();
        open.get().filter(_ -> running.get()).ifPresent(session -> {
            OpenSession next =
                    session.with(session.session().at(session.session().step() + 1));
            if (next.session().openStep().isEmpty()) {
                end(next.session());
            } else {
                store(next);
                openStep(next);
            }
        });
    }

    /// Stops; the session goes on from here whenever the learner wants.
    public void stop() {
        keepTime();
        running.set(false);
        opener.openDaily();
    }

    /// Shows speaking without a text, for who wants to say something of their own.
    public void openSpeaking() {
        opener.openSpeaking();
    }

    /// Shows the dialogues, for who wants to speak some minutes more.
    public void openDialogues() {
        opener.openDialogues();
    }

    /// Ends the session that was stopped, whatever is left of it.
    void endEarly() {
        open.get().ifPresent(session -> end(session.session()));
    }

    private void end(DailySession session) {
        running.set(false);
        open.set(Optional.empty());
        openings.make(() -> services.sessions().end(session), done -> {
            ended.set(Optional.of(done));
            opener.openDaily();
        });
    }

    private void openStep(OpenSession session) {
        session.session().openStep().ifPresent(step -> {
            if (step.kind() == StepKind.EAR) {
                int left = session.ofOpenStep()
                        .map(progress -> progress.total() - progress.done())
                        .orElse(0);
                opener.openEar(Math.max(1, left));
            } else if (step.kind() == StepKind.DIALOGUE) {
                step.sentences().stream()
                        .findFirst()
                        .ifPresentOrElse(first -> openLesson(first, opener::openDialogue), this::nextStep);
            } else {
                session.ofOpenStep()
                        .flatMap(progress -> progress.next()
                                .or(() -> step.sentences().stream().findFirst()))
                        .ifPresentOrElse(this::openSentence, this::nextStep);
            }
        });
    }

    private void openSentence(long sentenceId) {
        openLesson(sentenceId, lesson -> opener.openSentence(lesson, sentenceId));
    }

    private void openLesson(long sentenceId, LongConsumer open) {
        openings.run(() -> services.lessons().findSentence(sentenceId), found -> found.map(Sentence::lessonId)
                .ifPresentOrElse(open::accept, this::nextStep));
    }

    /// The voice reads the sentences ahead where that costs nothing, so that they can be heard and shadowed.
    private void makeReadings(DailySession session) {
        boolean isMade = !services.voice().voice().voices().isEmpty()
                && services.settings().get(Setting.SERVICE_KIND) == ServiceKind.EMBEDDED;
        if (isMade) {
            session.steps().stream()
                    .filter(step -> step.kind() == StepKind.SENTENCES || step.kind() == StepKind.SHADOWING)
                    .map(PlannedStep::sentences)
                    .forEach(sentences -> sentences.forEach(this::makeReading));
        }
    }

    private void makeReading(long sentenceId) {
        services.voice().voiceReadings().makeAhead(sentenceId, outcome -> {
            if (outcome instanceof TaskOutcome.TaskFailed<Boolean>(Throwable cause)) {
                message.set(Optional.of(VoiceTexts.failure(cause)));
            }
        });
    }

    private void keepTime() {
        int seconds = worked.act(services.sessions().now());
        if (running.get() && seconds > 0) {
            open.get().ifPresent(session -> store(session.with(session.session().after(seconds))));
        }
    }

    private void store(OpenSession session) {
        open.set(Optional.of(session));
        services.edits().edit(() -> services.sessions().store(session.session()));
    }

    private void changed(LibraryChange change) {
        switch (change) {
            case LibraryChange.TakesChanged _,
                    LibraryChange.EarAnswersChanged _,
                    LibraryChange.SentencesChanged _,
                    LibraryChange.LessonsChanged _ -> {
                keepTime();
                refresh();
            }
            case LibraryChange.LearnersChanged _, LibraryChange.SettingsChanged _ ->
                reads.refresh(() -> services.learners().current().id(), this::look);
            case LibraryChange.PronunciationsChanged _,
                    LibraryChange.ReadingsChanged _,
                    LibraryChange.HeardTextChanged _,
                    LibraryChange.HistoryChanged _ -> {}
            // What was said in a dialogue is queued when it has come to its end.
            case LibraryChange.QueueChanged _ -> {
                if (isDialogueOpen()) {
                    refresh();
                }
            }
        }
    }

    private boolean isDialogueOpen() {
        return open.get()
                .flatMap(session -> session.session().openStep())
                .filter(step -> step.kind() == StepKind.DIALOGUE)
                .isPresent();
    }

    private void look(long currentLearner) {
        if (currentLearner != learnerId) {
            running.set(false);
            open.set(Optional.empty());
            ended.set(Optional.empty());
            load();
        }
    }

    private void refresh() {
        open.get()
                .ifPresent(session -> reads.refresh(() -> services.sessions().progress(session.session()), progress -> {
                    Optional<OpenSession> current = open.get();
                    current.filter(now ->
                                    now.session().id() == session.session().id())
                            .ifPresent(now -> open.set(Optional.of(new OpenSession(now.session(), progress))));
                }));
    }

    private void load() {
        reads.refresh(
                () -> {
                    long learner = services.learners().current().id();
                    return new Loaded(
                            learner,
                            services.sessions()
                                    .open(learner)
                                    .map(session -> new OpenSession(
                                            session, services.sessions().progress(session))));
                },
                loaded -> {
                    learnerId = loaded.learnerId;
                    if (!running.get()) {
                        open.set(loaded.open);
                    }
                });
    }

    @Override
    public void close() {
        keepTime();
        changes.close();
        reads.cancel();
        openings.cancel();
    }
}
