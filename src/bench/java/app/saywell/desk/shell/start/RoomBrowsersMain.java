package app.saywell.desk.shell.start;

import app.saywell.desk.client.key.KeyVault;
import app.saywell.desk.lan.LanNetworks;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.start.BrowserDevice.SentRecording;
import app.saywell.desk.store.Library;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A class of browsers on loopback: thirty headless Chromium, each with a profile and a microphone of its own, which
/// plays a file. Each joins by the code, chooses its learner, and records two sentences. The first is acknowledged;
/// while the second is on its way, the browser is killed (`kill -9`). When all have been killed, all are started
/// again without the code, and stay open. Prints how long each waits until its page says that the second recording
/// has arrived and until its result is there, both from the moment when its page is opened again, and whether each
/// recording that a browser sent is in the library once, byte for byte, and no other.
///
/// Arguments: how many browsers (30), and how many of them may start or record at once (4), because here they have two
/// cores between them.
public final class RoomBrowsersMain {
    private static final Path SPEECH = Path.of("src/test/resources/app/saywell/speech/1-learner.wav");
    private static final String TEXT = "We are going to the theme park.";
    private static final double SECONDS_BEFORE = 0.8;
    private static final double SECONDS_AFTER = 4;
    private static final double PATIENCE_SECONDS = 300;

    private final ServiceGraph useCases;
    private final Path folder;
    private final List<Sentence> sentences;
    private final Semaphore turns;

    /// What one device sent, and its waits in seconds.
    private record Lesson(Learner learner, List<SentRecording> sent, double arrived, double answered) {}

    private RoomBrowsersMain(ServiceGraph useCases, Path folder, List<Sentence> sentences, int atOnce) {
        this.useCases = useCases;
        this.folder = folder;
        this.sentences = sentences;
        turns = new Semaphore(atOnce, true);
    }

    /// Arguments as described above.
    public static void main(String[] arguments) throws Exception {
        FailedMeasurement.endsTheProgram();
        int browsers = arguments.length == 0 ? 30 : Integer.parseInt(arguments[0]);
        int atOnce = arguments.length < 2 ? 4 : Integer.parseInt(arguments[1]);
        System.setProperty(LanNetworks.CHOSEN, "127.0.0.1");
        Path folder = Files.createTempDirectory("saywell-browsers");
        ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
        ExecutorService window = Executors.newSingleThreadExecutor();
        try (Library library = Library.open(folder.resolve("library"));
                ConfiguredServices services = new ConfiguredServices(library, KeyVault::ofSystem);
                ServiceGraph useCases = new ServiceGraph(
                        library,
                        services,
                        new TaskRunner(workers, window),
                        InstantSource.system(),
                        TextToSpeech.NONE)) {
            long classId = useCases.classes().create("3-2", Optional.empty()).id();
            long lessonId = useCases.lessons().create("Unit 3").id();
            List<Sentence> sentences = useCases.lessons().addSentences(lessonId, List.of(TEXT, TEXT));
            List<Learner> learners = IntStream.rangeClosed(1, browsers)
                    .mapToObj(number -> useCases.learners()
                            .add("Learner " + number, "" + number, Optional.of(classId), Consent.THIS_COMPUTER))
                    .toList();
            Files.write(
                    folder.resolve("microphone.wav"), WavEncoder.encode(between(new AudioDecoder().decode(SPEECH))));
            useCases.scoringQueue().resume();
            useCases.classroomServer().open(classId, lessonId);
            new RoomBrowsersMain(useCases, folder, sentences, atOnce).run(learners);
        } finally {
            workers.shutdownNow();
            window.shutdownNow();
        }
        System.exit(0);
    }

    private static Pcm between(Pcm speech) {
        int before = (int) (SECONDS_BEFORE * speech.sampleRate());
        int after = (int) (SECONDS_AFTER * speech.sampleRate());
        float[] samples = new float[before + speech.samples().length + after];
        System.arraycopy(speech.samples(), 0, samples, before, speech.samples().length);
        return new Pcm(samples, speech.sampleRate());
    }

    private void run(List<Learner> learners) throws Exception {
        Phaser together = new Phaser(learners.size());
        List<Lesson> lessons = new ArrayList<>();
        try (ExecutorService devices = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Lesson>> running = learners.stream()
                    .map(learner -> devices.submit(() -> lesson(learner, together)))
                    .toList();
            for (Future<Lesson> device : running) {
                lessons.add(device.get());
            }
        }
        report(lessons);
    }

    private Lesson lesson(Learner learner, Phaser together) throws Exception {
        try (BrowserDevice device =
                new BrowserDevice(folder.resolve("browser-" + learner.number()), folder.resolve("microphone.wav"))) {
            List<SentRecording> sent = new ArrayList<>();
            inTurn(() -> {
                device.start(joinAddress());
                device.sit(Integer.parseInt(learner.number()));
                sent.add(device.record(1));
                device.awaitArrival(1);
                return 0L;
            });
            together.arriveAndAwaitAdvance();
            inTurn(() -> {
                device.throttle();
                sent.add(device.record(2));
                device.kill();
                return 0L;
            });
            requireTakes(learner, sent.subList(0, 1));
            together.arriveAndAwaitAdvance();
            long opened = inTurn(() -> {
                device.start(joinAddress().replaceAll("#.*", ""));
                return device.opened();
            });
            device.awaitArrival(2);
            double arrived = secondsSince(opened);
            requireTakes(learner, sent);
            double answered = awaitAnswers(learner, opened);
            together.arriveAndAwaitAdvance();
            return new Lesson(learner, sent, arrived, answered);
        } catch (Exception | AssertionError e) {
            together.forceTermination(); // the others wait for nobody
            throw e;
        }
    }

    private String joinAddress() {
        return useCases.classroomServer().state().orElseThrow().joinAddress();
    }

    /// What a device does on processor time that in a room would be its own.
    private interface Turn {
        long take() throws Exception;
    }

    private long inTurn(Turn turn) throws Exception {
        turns.acquire();
        try {
            return turn.take();
        } finally {
            turns.release();
        }
    }

    // What was acknowledged is there at once, or never; what was cut on its way is not there at all.
    private void requireTakes(Learner learner, List<SentRecording> sent) {
        List<String> stored = sentences.stream()
                .flatMap(sentence -> useCases.takes().findByOwner(sentence.id(), learner.id()).stream())
                .map(take -> take.audio().hash())
                .toList();
        List<String> expected = sent.stream().map(SentRecording::sha256).toList();
        if (!stored.equals(expected)) {
            throw new IllegalStateException(
                    "learner " + learner.number() + ": sent " + expected + ", stored " + stored);
        }
    }

    private double awaitAnswers(Learner learner, long start) {
        while (queued(learner).anyMatch(take -> take.state() != QueuedTake.QueueState.FAILED)) {
            if (secondsSince(start) > PATIENCE_SECONDS) {
                throw new IllegalStateException("no answer for learner " + learner.number());
            }
            LockSupport.parkNanos(50_000_000);
        }
        return secondsSince(start);
    }

    private Stream<QueuedTake> queued(Learner learner) {
        Set<Long> takes = sentences.stream()
                .flatMap(sentence -> useCases.takes().findByOwner(sentence.id(), learner.id()).stream())
                .map(Take::id)
                .collect(Collectors.toSet());
        return useCases.scoringQueue().queuedTakes().stream().filter(queued -> takes.contains(queued.takeId()));
    }

    private static double secondsSince(long nanos) {
        return (System.nanoTime() - nanos) / 1e9;
    }

    private void report(List<Lesson> lessons) {
        lessons.forEach(lesson -> requireTakes(lesson.learner, lesson.sent));
        long takes = lessons.stream().mapToLong(lesson -> lesson.sent.size()).sum();
        System.out.printf(
                Locale.ROOT,
                "%d browsers, each killed once while it sent: %d recordings sent, each in the library once, byte for"
                        + " byte, and no other%n",
                lessons.size(),
                takes);
        print(
                "until the recording has arrived",
                lessons.stream().map(Lesson::arrived).sorted().toList());
        print(
                "until the answer of the engine",
                lessons.stream().map(Lesson::answered).sorted().toList());
        lessons.stream()
                .flatMap(lesson -> queued(lesson.learner))
                .collect(Collectors.groupingBy(take -> String.valueOf(take.failure()), Collectors.counting()))
                .forEach((failure, count) -> System.out.println(count + " without a score: " + failure));
    }

    private static void print(String what, List<Double> seconds) {
        System.out.printf(
                Locale.ROOT,
                "%s: half within %.2f s, the last after %.2f s%n",
                what,
                seconds.get(seconds.size() / 2),
                seconds.getLast());
    }
}
