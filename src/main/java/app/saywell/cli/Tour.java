package app.saywell.cli;

import app.saywell.audio.AudioDecoder;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Reading;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.practice.Practice;
import app.saywell.practice.lesson.SentenceState;
import app.saywell.practice.scoring.Scored;
import app.saywell.signal.Pcm;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.task.Outcome;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// The main job without a window: the sample lesson is taken in, and its recordings are judged by
/// the embedded service, through the same use cases as behind the window.
public final class Tour {
    private final Practice practice;

    private Tour(Practice practice) {
        this.practice = practice;
    }

    /// A judged recording of the lesson with all that a picture of it needs.
    ///
    /// @param model the native reading it was compared with
    public record Stop(
            Sentence sentence, Pcm take, Optional<Pcm> model, Reading reading, Result result) {}

    /// Judges every take of the sample lesson in a data folder, with feedback in a language.
    ///
    /// @throws RefusedException if one is not judged
    public static List<Stop> through(Path home, FeedbackLanguage language) {
        try (Application application = Application.open(home, Runnable::run)) {
            application.practice().set(Setting.FEEDBACK_LANGUAGE, language);
            application.practice().start();
            return new Tour(application.practice()).stops();
        } catch (IOException e) {
            throw new RefusedException(home + " cannot be written: " + e.getMessage());
        }
    }

    private List<Stop> stops() throws IOException {
        List<Stop> stops = new ArrayList<>();
        long learner = practice.people().current().id();
        for (Lesson lesson : practice.lessons().all()) {
            for (SentenceState state : practice.lessons().sentences(lesson.id(), learner)) {
                for (Take take : practice.takes().of(state.sentence().id(), learner)) {
                    stops.add(stop(state.sentence(), take));
                }
            }
        }
        return List.copyOf(stops);
    }

    private Stop stop(Sentence sentence, Take take) throws IOException {
        Result result = judged(take);
        Reading reading = practice.readings().model(sentence.id()).orElseThrow();
        return new Stop(
                sentence,
                sound(practice.takes().file(take.audio())),
                Optional.of(sound(practice.takes().file(reading.audio()))),
                reading,
                result);
    }

    private Result judged(Take take) {
        CompletableFuture<Outcome<Scored>> answer = new CompletableFuture<>();
        practice.scoring().score(take.id(), answer::complete);
        return switch (answer.join()) {
            case Outcome.Done<Scored>(Scored.Judged(Result result)) -> result;
            case Outcome.Done<Scored>(Scored.Refused(var failure)) ->
                    throw new RefusedException("The service refused: " + failure.detail());
            case Outcome.Failed<Scored>(Throwable cause) ->
                    throw new IllegalStateException("judging failed", cause);
            case Outcome.Cancelled<Scored>() -> throw new IllegalStateException("judging stopped");
        };
    }

    private static Pcm sound(Path file) throws IOException {
        return new AudioDecoder().decode(file);
    }
}
