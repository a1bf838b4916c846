package app.saywell.desk.lan;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.audio.DecodedAudioCache;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.judge.service.SettableClock;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.TaskRunner;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/// A class with a lesson that is open on loopback.
public final class RoomFixture implements AutoCloseable {
    final PracticeFixture practice;
    final SettableClock clock = new SettableClock(Instant.now().toString());
    final ClassroomServer server;
    final long classId;
    final long lessonId;
    final List<Sentence> sentences;
    final List<Learner> learners = new ArrayList<>();

    RoomFixture(Path folder, int learnerCount, String... texts) {
        practice = new PracticeFixture(folder);
        classId = practice.useCases.classes().create("3-2", Optional.empty()).id();
        lessonId = practice.useCases.lessons().create("Unit 3").id();
        sentences = practice.useCases.lessons().addSentences(lessonId, List.of(texts));
        IntStream.rangeClosed(1, learnerCount)
                .forEach(number -> learner("학생 " + number, String.valueOf(number), Consent.THIS_COMPUTER));
        TaskRunner tasks = new TaskRunner(Runnable::run, Runnable::run);
        UseCaseContext context = new UseCaseContext(
                practice.library,
                tasks,
                practice.useCases.changes(),
                practice.useCases.edits().history(),
                clock,
                new DecodedAudioCache(new AudioDecoder()::decode));
        server = new ClassroomServer(context, practice.useCases.scoringQueue(), List::of);
        server.open(classId, lessonId, InetAddress.getLoopbackAddress(), 0);
    }

    Learner learner(String name, String number, Consent consent) {
        Learner learner = practice.useCases.learners().add(name, number, Optional.of(classId), consent);
        learners.add(learner);
        return learner;
    }

    RoomState state() {
        return server.state().orElseThrow();
    }

    /// A device that has not joined.
    RoomDevice device() {
        return new RoomDevice(state().address(), state().fingerprint());
    }

    /// A device that is a learner's.
    RoomDevice seated(int learner) throws Exception {
        RoomDevice device = device();
        device.join(state().code().text());
        device.sit(learners.get(learner).id());
        return device;
    }

    List<Take> takes(int learner, int sentence) {
        return practice.useCases
                .takes()
                .findByOwner(sentences.get(sentence).id(), learners.get(learner).id());
    }

    /// A recording that no other seed has.
    public static byte[] recording(int seed) {
        Random random = new Random(seed);
        float[] samples = new float[RoomRecording.SAMPLE_RATE];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.2 * Math.sin(i * 0.05) + 0.01 * random.nextGaussian());
        }
        return WavEncoder.encode(new Pcm(samples, RoomRecording.SAMPLE_RATE));
    }

    @Override
    public void close() {
        server.close();
        practice.close();
    }
}
