package app.saywell.desk.takes.following;

import app.saywell.desk.calls.ConsentPolicy;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.lessons.reading.MadeReading;
import app.saywell.desk.lessons.reading.ReadingAnalyzer;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.takes.scoring.JudgingRules;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.ReadingFollower;
import app.saywell.speech.audio.capture.TakeSamples;
import app.saywell.speech.task.RunningTask;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// Follows takes while they are spoken, with the service that the application carries. They are judged as they will be
/// when they are complete.
public final class TakeFollowing {
    private static final System.Logger LOG = System.getLogger(TakeFollowing.class.getName());

    private final UseCaseContext context;
    private final Library library;
    private final SpeechServiceHandles services;
    private final ReadingAnalyzer analyzer;
    private final ConsentPolicy consent;

    /// @param services called on worker threads
    public TakeFollowing(UseCaseContext context, SpeechServiceHandles services, ReadingAnalyzer analyzer) {
        this.context = context;
        this.library = context.library();
        this.services = services;
        this.analyzer = analyzer;
        this.consent = new ConsentPolicy(library);
    }

    /// Follows a take until it is cancelled, on a thread of its own: it lasts as long as somebody speaks. Whatever
    /// fails, and a computer that is too slow, only ends the words: the recording is not concerned.
    ///
    /// @param sound of the take, from its start
    /// @param listener gets all words that are over, where answers arrive; one may still arrive after cancelling
    public RunningTask follow(Take.TakeOwner owner, TakeSamples sound, Consumer<List<FollowedWord>> listener) {
        Thread thread = Thread.ofVirtual()
                .name("saywell-following")
                .start(() -> followQuietly(
                        owner, sound, words -> context.tasks().runOnAnswerExecutor(() -> listener.accept(words))));
        return thread::interrupt;
    }

    private void followQuietly(Take.TakeOwner owner, TakeSamples sound, Consumer<List<FollowedWord>> listener) {
        try {
            followNow(owner, sound, listener);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "a take was not followed", e);
        }
    }

    private void followNow(Take.TakeOwner owner, TakeSamples sound, Consumer<List<FollowedWord>> listener)
            throws InterruptedException {
        Optional<Sentence> sentence = library.sentences().find(owner.sentenceId());
        if (sentence.isEmpty()
                || consent.refusal(owner.learnerId(), ServiceKind.EMBEDDED).isPresent()) {
            return;
        }
        boolean british = analyzer.primaryReading(sentence.get())
                .filter(MadeReading::british)
                .isPresent();
        Optional<ReadingFollower> follower =
                services.follower(british, JudgingRules.forLearner(library, owner.learnerId()));
        if (follower.isPresent()) {
            new SpokenParts(
                            follower.get(),
                            sound.sampleRate(),
                            sound::next,
                            sentence.get().text(),
                            () -> TimeUnit.MILLISECONDS.toNanos(context.clock().millis()))
                    .send(listener);
        }
    }
}
