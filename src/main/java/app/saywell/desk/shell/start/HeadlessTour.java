package app.saywell.desk.shell.start;

import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.lessons.SentenceStatus;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.ModelReading;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.failure.FailureSentence;
import app.saywell.desk.shell.failure.FileSentence;
import app.saywell.desk.takes.scoring.ScoringOutcome;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.TaskOutcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// Demonstrates the application without a window: imports the sample lesson and scores its
/// recordings with the embedded service, through the same use cases as the window.
public final class HeadlessTour {
    private final ServiceGraph practice;

    private HeadlessTour(ServiceGraph practice) {
        this.practice = practice;
    }

    /// A scored recording of the lesson, with the data for its picture.
    ///
    /// @param model the model reading that it was compared with
    public record TourStop(
            Sentence sentence, Pcm take, Optional<Pcm> model, ModelReading reading, ScoringResult result) {}

    /// Scores every take of the sample lesson in a data folder, with feedback in a language.
    ///
    /// @throws CommandRefusedException if the service refuses a take
    public static List<TourStop> scoreSampleLesson(Path home, FeedbackLanguage language) {
        try (ApplicationContext application = ApplicationContext.open(home, Runnable::run)) {
            application.practice().settings().set(Setting.FEEDBACK_LANGUAGE, language);
            application.practice().start();
            application.practice().settings().set(Setting.WELCOME_PENDING, false);
            return new HeadlessTour(application.practice()).stops();
        } catch (IOException e) {
            throw new CommandRefusedException(FileSentence.unwritten(home, e));
        }
    }

    private List<TourStop> stops() throws IOException {
        List<TourStop> stops = new ArrayList<>();
        long learner = practice.learners().current().id();
        for (Lesson lesson : practice.lessons().findAll()) {
            for (SentenceStatus state : practice.lessons().sentenceStatuses(lesson.id(), learner)) {
                for (Take take : practice.takes().findByOwner(state.sentence().id(), learner)) {
                    stops.add(stop(state.sentence(), take));
                }
            }
        }
        return List.copyOf(stops);
    }

    private TourStop stop(Sentence sentence, Take take) throws IOException {
        ScoringResult result = score(take);
        ModelReading reading = practice.readings().primaryReading(sentence.id()).orElseThrow();
        return new TourStop(
                sentence,
                sound(practice.takes().file(take.audio())),
                Optional.of(sound(practice.takes().file(reading.audio()))),
                reading,
                result);
    }

    private ScoringResult score(Take take) {
        CompletableFuture<TaskOutcome<ScoringOutcome>> answer = new CompletableFuture<>();
        ServiceKind service = practice.settings().get(Setting.SERVICE_KIND);
        practice.scoring().score(take.id(), service, IndeterminateCalls.BLOCK, answer::complete);
        return switch (answer.join()) {
            case TaskOutcome.TaskDone<ScoringOutcome>(ScoringOutcome.ScoredTake(ScoringResult result)) -> result;
            case TaskOutcome.TaskDone<ScoringOutcome>(ScoringOutcome.RefusedTake(var failure)) ->
                throw new CommandRefusedException(FailureSentence.of(failure));
            case TaskOutcome.TaskFailed<ScoringOutcome>(Throwable cause) ->
                throw new IllegalStateException("judging failed", cause);
            case TaskOutcome.TaskCancelled<ScoringOutcome>() -> throw new IllegalStateException("judging stopped");
        };
    }

    private static Pcm sound(Path file) throws IOException {
        return new AudioDecoder().decode(file);
    }
}
