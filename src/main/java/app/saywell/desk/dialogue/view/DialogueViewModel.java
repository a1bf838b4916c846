package app.saywell.desk.dialogue.view;

import app.saywell.desk.dialogue.Dialogue;
import app.saywell.desk.dialogue.DialogueLine;
import app.saywell.desk.dialogue.view.DialoguePhase.AnswerSought;
import app.saywell.desk.dialogue.view.DialoguePhase.AnswerUnclear;
import app.saywell.desk.dialogue.view.DialoguePhase.DialogueEnded;
import app.saywell.desk.dialogue.view.DialoguePhase.DialogueFailed;
import app.saywell.desk.dialogue.view.DialoguePhase.NothingHeard;
import app.saywell.desk.dialogue.view.DialoguePhase.RoleChoice;
import app.saywell.desk.dialogue.view.DialoguePhase.TurnBeginning;
import app.saywell.desk.dialogue.view.DialoguePhase.TurnRecording;
import app.saywell.desk.dialogue.view.DialoguePhase.VoicePreparing;
import app.saywell.desk.dialogue.view.DialoguePhase.VoiceSpeaking;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.lessons.view.voice.VoiceTexts;
import app.saywell.desk.school.dialogue.DialogueRun;
import app.saywell.desk.school.take.Take;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.TaskOutcome;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The view model of a dialogue: voices and learner take turns by themselves. It may be stopped anywhere and goes on
/// there. Used on the UI thread only.
public final class DialogueViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<DialoguePhase> phase = new ReadOnlyObjectWrapper<>(new RoleChoice());
    private final ReadOnlyObjectWrapper<List<DialogueLine>> said = new ReadOnlyObjectWrapper<>(List.of());
    private final DialogueServices services;
    private final DialogueListViewModel list;
    private final RandomGenerator random;
    private final LineVoices voices;
    private final TurnRecorder recorder;
    private final DialogueResultViewModel result;
    private final LatestRead openings;
    private final LatestRead answerReads;
    private @Nullable RunningDialogue conversation;
    private Optional<Take> unassigned = Optional.empty();
    private AfterDrop afterDrop = AfterDrop.STOP;

    /// @param random chooses the answers of voices
    DialogueViewModel(DialogueServices services, DialogueListViewModel list, RandomGenerator random) {
        this.services = services;
        this.list = list;
        this.random = random;
        voices = new LineVoices(services);
        recorder = new TurnRecorder(services.recording(), new Turns());
        result = new DialogueResultViewModel(services, voices);
        openings = new LatestRead(services.tasks());
        answerReads = new LatestRead(services.tasks());
    }

    private record Opened(Optional<DialogueRun> run, PronunciationGuide guide) {}

    /// What follows a recording that is dropped.
    private enum AfterDrop {
        TELL,
        HEAR_AGAIN,
        STOP
    }

    /// What is chosen.
    public DialogueListViewModel list() {
        return list;
    }

    public ReadOnlyObjectProperty<DialoguePhase> phase() {
        return phase.getReadOnlyProperty();
    }

    /// What came of the dialogue that ended last.
    public DialogueResultViewModel result() {
        return result;
    }

    /// The lines that were said so far.
    public ReadOnlyObjectProperty<List<DialogueLine>> said() {
        return said.getReadOnlyProperty();
    }

    /// Whose lines the learner says in the dialogue that runs, or would say.
    public String role() {
        RunningDialogue running = conversation;
        return running == null ? list.role().get() : running.run().role();
    }

    /// How many lines the dialogue has from its beginning to its end, as far as that is known.
    public int length() {
        RunningDialogue running = conversation;
        return running == null ? 0 : running.dialogue().length(running.run().path());
    }

    /// Whether turns are being taken.
    public boolean isRunning() {
        return !(phase.get() instanceof RoleChoice || phase.get() instanceof DialogueEnded);
    }

    /// Begins the chosen dialogue with its first line.
    public void start() {
        open(Optional.empty());
    }

    /// Goes on where the chosen dialogue was stopped.
    public void resume() {
        open(list.unfinished().get());
    }

    private void open(Optional<DialogueRun> begun) {
        Optional<Dialogue> dialogue = list.chosen().get();
        if (dialogue.isEmpty() || isRunning() || recorder.isBusy() || openings.isReading()) {
            return;
        }
        if (!voices.areThere()) {
            fail(VoiceTexts.failure(new IllegalStateException("no voice")), Optional.empty());
            return;
        }
        String role = list.role().get();
        long lesson = dialogue.get().lesson().id();
        openings.make(
                () -> read(begun, lesson, role),
                opened -> opened.run.ifPresentOrElse(
                        run -> begin(new RunningDialogue(dialogue.get(), run), opened.guide),
                        () -> fail(UserMessage.failure("practice.broken.no-consent"), Optional.empty())));
    }

    private Opened read(Optional<DialogueRun> begun, long lesson, String role) {
        var learner = services.learners().current();
        Optional<DialogueRun> own = begun.filter(run -> run.lessonId() == lesson && run.learnerId() == learner.id());
        Optional<DialogueRun> run = !learner.consent().allowsRecording()
                ? Optional.empty()
                : Optional.of(own.orElseGet(() -> services.dialogues().begin(learner.id(), lesson, role)));
        return new Opened(run, services.pronunciations().guide());
    }

    private void begin(RunningDialogue opened, PronunciationGuide guide) {
        conversation = opened;
        said.set(opened.dialogue().along(opened.run().path()));
        voices.begin(guide);
        advance();
    }

    private void advance() {
        RunningDialogue running = conversation;
        if (running == null) {
            return;
        }
        List<DialogueLine> next = running.next();
        if (next.isEmpty()) {
            end(running);
        } else if (next.getFirst().speaker().equals(running.run().role())) {
            takeTurn(next);
        } else {
            DialogueLine line = next.get(random.nextInt(next.size()));
            speak(line, () -> said(line));
        }
    }

    private void said(DialogueLine line) {
        RunningDialogue running = conversation;
        if (running != null) {
            RunningDialogue longer = running.after(line);
            conversation = longer;
            said.set(longer.dialogue().along(longer.run().path()));
            services.edits().edit(() -> services.dialogues().store(longer.run()));
            advance();
        }
    }

    private void speak(DialogueLine line, Runnable then) {
        RunningDialogue running = conversation;
        if (running != null) {
            DialoguePhase making = new VoicePreparing(line);
            phase.set(making);
            voices.whenMade(running.dialogue(), line, outcome -> {
                if (phase.get() == making) {
                    made(line, outcome, then);
                }
            });
        }
    }

    private void made(DialogueLine line, TaskOutcome<Pcm> outcome, Runnable then) {
        switch (outcome) {
            case TaskOutcome.TaskDone<Pcm>(Pcm sound) -> {
                phase.set(new VoiceSpeaking(line));
                voices.play(
                        sound, then, () -> fail(UserMessage.failure("dialogue.failed.playback"), Optional.of(line)));
                prepareAfter(line);
            }
            case TaskOutcome.TaskFailed<Pcm>(Throwable cause) -> fail(VoiceTexts.failure(cause), Optional.of(line));
            case TaskOutcome.TaskCancelled<Pcm> _ -> {}
        }
    }

    /// Makes what voices may say after a line, and after the answers to it.
    private void prepareAfter(DialogueLine line) {
        RunningDialogue running = conversation;
        if (running == null) {
            return;
        }
        RunningDialogue after = running.run().path().contains(line.sentence().id()) ? running : running.after(line);
        for (DialogueLine next : after.next()) {
            if (!next.speaker().equals(running.run().role())) {
                voices.prepare(running.dialogue(), next);
            } else {
                after.after(next).next().stream()
                        .filter(reply -> !reply.speaker().equals(running.run().role()))
                        .forEach(reply -> voices.prepare(running.dialogue(), reply));
            }
        }
    }

    private void takeTurn(List<DialogueLine> answers) {
        RunningDialogue running = conversation;
        if (running != null && !recorder.isBusy()) {
            afterDrop = AfterDrop.TELL;
            phase.set(new TurnBeginning(answers));
            answers.forEach(this::prepareAfter);
            recorder.start(
                    new Take.TakeOwner(
                            answers.getFirst().sentence().id(), running.run().learnerId()),
                    answers);
        }
    }

    /// Does what leads on: ends the turn of the learner, tries a failed one again, or leaves out what a voice could not
    /// say.
    public void goOn() {
        switch (phase.get()) {
            case TurnRecording _ -> recorder.finish();
            case NothingHeard(var answers) -> takeTurn(answers);
            case DialogueFailed(var _, var unsaid) -> {
                if (conversation == null) {
                    phase.set(new RoleChoice());
                } else {
                    unsaid.ifPresentOrElse(this::said, this::advance);
                }
            }
            case RoleChoice _, VoicePreparing _, VoiceSpeaking _, TurnBeginning _, AnswerSought _, AnswerUnclear _ -> {}
            case DialogueEnded _ -> {}
        }
    }

    /// The last line of a voice is heard again; then it is the learner's turn again.
    public void hearAgain() {
        switch (phase.get()) {
            case TurnBeginning _, TurnRecording _ -> {
                afterDrop = AfterDrop.HEAR_AGAIN;
                if (!recorder.drop()) {
                    repeat();
                }
            }
            case NothingHeard _ -> repeat();
            case RoleChoice _, VoicePreparing _, VoiceSpeaking _, AnswerSought _, AnswerUnclear _ -> {}
            case DialogueFailed _, DialogueEnded _ -> {}
        }
    }

    private void repeat() {
        String role = role();
        said.get().stream()
                .filter(line -> !line.speaker().equals(role))
                .reduce((earlier, later) -> later)
                .ifPresentOrElse(line -> speak(line, this::advance), this::advance);
    }

    /// Tells which answer was said.
    ///
    /// @param answer index among the answers
    public void tell(int answer) {
        if (phase.get() instanceof AnswerUnclear(var answers) && answer < answers.size()) {
            assign(answers.get(answer));
        }
    }

    private void assign(DialogueLine line) {
        unassigned.ifPresent(take -> services.edits()
                .edit(() -> services.takes().assign(take, line.sentence().id())));
        unassigned = Optional.empty();
        said(line);
    }

    /// Stops; the dialogue goes on from here whenever the learner wants.
    public void stop() {
        RunningDialogue running = conversation;
        afterDrop = AfterDrop.STOP;
        openings.cancel();
        recorder.drop();
        voices.stop();
        answerReads.cancel();
        conversation = null;
        // Nobody knows which answer it is.
        unassigned.ifPresent(this::delete);
        unassigned = Optional.empty();
        result.leave();
        phase.set(new RoleChoice());
        said.set(List.of());
        if (running != null) {
            services.edits().edit(() -> services.dialogues().score(running.run()));
            list.readRun();
        }
    }

    private void delete(Take take) {
        services.edits().edit(() -> services.takes().delete(take.id()));
    }

    private void end(RunningDialogue running) {
        openings.make(() -> services.dialogues().end(running.run()), ended -> {
            conversation = null;
            result.show(new RunningDialogue(running.dialogue(), ended));
            phase.set(new DialogueEnded());
            list.readRun();
        });
    }

    /// Begins the dialogue that ended once more.
    void playAgain() {
        stop();
        start();
    }

    /// Begins it once more with the next role.
    void playOtherRole() {
        stop();
        list.chooseNextRole();
        start();
    }

    private void fail(UserMessage message, Optional<DialogueLine> unsaid) {
        phase.set(new DialogueFailed(message, unsaid));
    }

    @Override
    public void close() {
        stop();
        openings.cancel();
        result.close();
    }

    private final class Turns implements TurnRecorder.TurnListener {
        @Override
        public void turnStarted() {
            if (phase.get() instanceof TurnBeginning(var answers)) {
                phase.set(new TurnRecording(answers));
            }
        }

        @Override
        public void turnKept(Take take) {
            if (!(phase.get() instanceof TurnRecording(var answers))) {
                delete(take);
                return;
            }
            if (answers.size() == 1) {
                said(answers.getFirst());
                return;
            }
            unassigned = Optional.of(take);
            phase.set(new AnswerSought(answers));
            answerReads.run(
                    () -> services.dialogues().said(take, answers),
                    found -> found.ifPresentOrElse(
                            DialogueViewModel.this::assign, () -> phase.set(new AnswerUnclear(answers))));
        }

        @Override
        public void turnDropped(Take take) {
            delete(take);
            if (phase.get() instanceof TurnRecording(var answers)) {
                if (afterDrop == AfterDrop.HEAR_AGAIN) {
                    repeat();
                } else if (afterDrop == AfterDrop.TELL) {
                    phase.set(new NothingHeard(answers));
                }
            }
        }

        @Override
        public void turnFailed(String messageKey) {
            if (isRunning()) {
                fail(UserMessage.failure(messageKey), Optional.empty());
            }
        }
    }
}
