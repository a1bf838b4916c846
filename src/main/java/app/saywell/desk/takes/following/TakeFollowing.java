package app.saywell.desk.takes.following;

import app.saywell.desk.calls.ConsentPolicy;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.lessons.reading.MadeReading;
import app.saywell.desk.lessons.reading.ReadingAnalyzer;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.ClosedLibraryException;
import app.saywell.desk.takes.scoring.JudgingRules;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.ReadingFollower;
import app.saywell.speech.audio.capture.TakeSamples;
import app.saywell.speech.signal.Pcm16Samples;
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
                .start(() -> quietly(() -> followNow(
                        owner, sound, words -> context.tasks().runOnAnswerExecutor(() -> listener.accept(words)))));
        return thread::interrupt;
    }

    /// Has the service that the application carries hear a take that has ended in silence, while its post-roll is
    /// awaited, if that service scores it: its ordinary call is answered the sooner. Whatever fails changes nothing
    /// else.
    ///
    /// @param sound the whole take
    public void hearAhead(Take.TakeOwner owner, TakeSamples sound) {
        Thread.ofVirtual().name("saywell-hearing-ahead").start(() -> quietly(() -> hearNow(owner, sound)));
    }

    private interface FollowingWork {
        void run() throws InterruptedException;
    }

    private static void quietly(FollowingWork work) {
        try {
            work.run();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (ClosedLibraryException _) {
            LOG.log(System.Logger.Level.DEBUG, "a take was not followed: the library is closed");
        } catch (RuntimeException e) {
            LOG.log(System.Logger.Level.WARNING, "a take was not followed", e);
        }
    }

    private void followNow(Take.TakeOwner owner, TakeSamples sound, Consumer<List<FollowedWord>> listener)
            throws InterruptedException {
        Optional<FollowedSentence> followed = find(owner);
        if (followed.isPresent()) {
            new SpokenParts(
                            followed.get().follower(),
                            sound.sampleRate(),
                            sound::next,
                            followed.get().text(),
                            () -> TimeUnit.MILLISECONDS.toNanos(context.clock().millis()))
                    .send(listener);
        }
    }

    private void hearNow(Take.TakeOwner owner, TakeSamples sound) {
        Optional<short[]> samples = sound.next();
        if (samples.isPresent() && library.settings().get(Setting.SERVICE_KIND) == ServiceKind.EMBEDDED) {
            AudioUpload upload = AudioFile.toUpload(Pcm16Samples.toPcm(samples.get(), sound.sampleRate()));
            find(owner).ifPresent(sentence -> sentence.follower().begin(upload, sentence.text()));
        }
    }

    /// What is read, and who follows it.
    private record FollowedSentence(String text, ReadingFollower follower) {}

    private Optional<FollowedSentence> find(Take.TakeOwner owner) {
        Optional<Sentence> sentence = library.sentences().find(owner.sentenceId());
        if (sentence.isEmpty()
                || consent.refusal(owner.learnerId(), ServiceKind.EMBEDDED).isPresent()) {
            return Optional.empty();
        }
        boolean british = analyzer.primaryReading(sentence.get())
                .filter(MadeReading::british)
                .isPresent();
        return services.follower(british, JudgingRules.forLearner(library, owner.learnerId()))
                .map(follower -> new FollowedSentence(sentence.get().text(), follower));
    }
}
