package app.saywell.desk.shell.start;

import app.saywell.desk.client.key.KeyVault;
import app.saywell.desk.lan.LanNetworks;
import app.saywell.desk.lan.RoomDevice;
import app.saywell.desk.lan.RoomState;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;

/// Thirty learners finish reading at the same moment on thirty devices, over HTTPS on loopback. Each device is killed
/// once in the middle of its upload, comes back a second later with nothing but its token, and sends again. Prints
/// how long each waits until its recording has arrived and until its result is there, from the moment when it comes
/// back, and whether everything that was acknowledged is in the library once.
///
/// Argument: how many devices (30).
public final class RoomLessonMain {
    private static final Path SPEECH = Path.of("src/test/resources/app/saywell/speech/1-learner.wav");
    private static final int RATE = 24_000;
    private static final String TEXT = "We are going to the theme park.";
    private static final long AWAY_NANOS = 1_000_000_000L;
    private static final double PATIENCE_SECONDS = 300;

    private final ServiceGraph useCases;
    private final Sentence sentence;
    private final List<Learner> learners;

    /// One learner's wait, in seconds.
    private record Wait(double arrived, double scored, String sha256) {}

    private RoomLessonMain(ServiceGraph useCases, Sentence sentence, List<Learner> learners) {
        this.useCases = useCases;
        this.sentence = sentence;
        this.learners = learners;
    }

    /// Argument as described above.
    public static void main(String[] arguments) throws Exception {
        FailedMeasurement.endsTheProgram();
        int devices = arguments.length == 0 ? 30 : Integer.parseInt(arguments[0]);
        System.setProperty(LanNetworks.CHOSEN, "127.0.0.1");
        Path folder = Files.createTempDirectory("saywell-room");
        ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
        ExecutorService window = Executors.newSingleThreadExecutor();
        try (Library library = Library.open(folder);
                ConfiguredServices services = new ConfiguredServices(library, KeyVault::ofSystem);
                ServiceGraph useCases = new ServiceGraph(
                        library,
                        services,
                        new TaskRunner(workers, window),
                        InstantSource.system(),
                        TextToSpeech.NONE)) {
            long classId = useCases.classes().create("3-2", Optional.empty()).id();
            long lessonId = useCases.lessons().create("Unit 3").id();
            Sentence sentence =
                    useCases.lessons().addSentences(lessonId, List.of(TEXT)).getFirst();
            List<Learner> learners = IntStream.rangeClosed(0, devices)
                    .mapToObj(number -> useCases.learners()
                            .add("Learner " + number, "" + number, Optional.of(classId), Consent.THIS_COMPUTER))
                    .toList();
            useCases.scoringQueue().resume();
            useCases.classroomServer().open(classId, lessonId);
            new RoomLessonMain(useCases, sentence, learners).run();
        } finally {
            workers.shutdownNow();
            window.shutdownNow();
        }
        System.exit(0);
    }

    private void run() throws Exception {
        Pcm voice = Resampler.resample(new AudioDecoder().decode(SPEECH), RATE);
        // The engine is loaded when the first result is there, as after the first learner of a lesson.
        warmUp(voice);
        CyclicBarrier together = new CyclicBarrier(learners.size() - 1);
        List<Wait> waits = new ArrayList<>();
        try (ExecutorService devices = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Wait>> running = new ArrayList<>();
            for (int i = 1; i < learners.size(); i++) {
                Learner learner = learners.get(i);
                byte[] wav = WavEncoder.encode(softer(voice, 1 - i * 0.003f));
                running.add(devices.submit(() -> lesson(learner, wav, together)));
            }
            for (Future<Wait> device : running) {
                waits.add(device.get());
            }
        }
        report(waits);
    }

    private void warmUp(Pcm voice) throws Exception {
        byte[] wav = WavEncoder.encode(voice);
        RoomDevice device = seated(learners.getFirst());
        device.send(sentence.id(), wav);
        awaitResult(take(learners.getFirst(), RecordingFiles.sha256Of(wav)), System.nanoTime());
    }

    private Wait lesson(Learner learner, byte[] wav, CyclicBarrier together) throws Exception {
        RoomDevice device = seated(learner);
        together.await();
        device.sendHalf(sentence.id(), wav);
        LockSupport.parkNanos(AWAY_NANOS);
        long start = System.nanoTime();
        RoomDevice again = device.restarted();
        int status;
        do {
            status = again.send(sentence.id(), wav).status();
        } while (status == 503);
        if (status != 200) {
            throw new IOException("answered " + status);
        }
        double arrived = (System.nanoTime() - start) / 1e9;
        String sha256 = RecordingFiles.sha256Of(wav);
        return new Wait(arrived, awaitResult(take(learner, sha256), start), sha256);
    }

    private RoomDevice seated(Learner learner) throws IOException {
        RoomState room = useCases.classroomServer().state().orElseThrow();
        RoomDevice device = new RoomDevice(room.address(), room.fingerprint());
        if (device.join(room.code().text()).status() != 200
                || device.sit(learner.id()).status() != 200) {
            throw new IOException("not let in");
        }
        return device;
    }

    // What was acknowledged is there at once, or never.
    private Take take(Learner learner, String sha256) {
        List<Take> takes = useCases.takes().findByOwner(sentence.id(), learner.id());
        if (takes.size() != 1 || !takes.getFirst().audio().hash().equals(sha256)) {
            throw new IllegalStateException("acknowledged, and " + takes.size() + " takes in the library");
        }
        return takes.getFirst();
    }

    private double awaitResult(Take take, long start) {
        List<QueuedTake> queued = queued(take);
        while (!queued.isEmpty()) {
            boolean isLate = (System.nanoTime() - start) / 1e9 > PATIENCE_SECONDS;
            if (isLate || queued.getFirst().state() == QueuedTake.QueueState.FAILED) {
                throw new IllegalStateException("no result: " + queued.getFirst());
            }
            LockSupport.parkNanos(20_000_000);
            queued = queued(take);
        }
        return (System.nanoTime() - start) / 1e9;
    }

    private List<QueuedTake> queued(Take take) {
        return useCases.scoringQueue().queuedTakes().stream()
                .filter(queued -> queued.takeId() == take.id())
                .toList();
    }

    private void report(List<Wait> waits) {
        boolean allReadable = waits.stream()
                .allMatch(wait -> useCases.takes()
                                .file(learners.stream()
                                        .flatMap(learner ->
                                                useCases.takes().findByOwner(sentence.id(), learner.id()).stream())
                                        .filter(take -> take.audio().hash().equals(wait.sha256))
                                        .findFirst()
                                        .orElseThrow()
                                        .audio())
                                .toFile()
                                .length()
                        > 0);
        System.out.printf(
                Locale.ROOT,
                "%d devices, each killed once in the middle of its upload: %d acknowledged, all of them in the library"
                        + " once: %b%n",
                waits.size(),
                waits.size(),
                allReadable);
        print(
                "until the recording has arrived",
                waits.stream().map(Wait::arrived).sorted().toList());
        print(
                "until the result is in the grid",
                waits.stream().map(Wait::scored).sorted().toList());
    }

    private static void print(String what, List<Double> seconds) {
        System.out.printf(
                Locale.ROOT,
                "%s: half within %.2f s, the last after %.2f s%n",
                what,
                seconds.get(seconds.size() / 2),
                seconds.getLast());
    }

    private static Pcm softer(Pcm voice, float factor) {
        float[] samples = voice.samples().clone();
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= factor;
        }
        return new Pcm(samples, voice.sampleRate());
    }
}
