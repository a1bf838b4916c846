package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.client.SpeechClient;
import app.saywell.desk.client.SpeechClientFactory;
import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.ServiceAddress;
import app.saywell.desk.client.key.ApiKey;
import app.saywell.desk.client.key.KeyVault;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.store.Library;
import app.saywell.desk.takes.RecordingRecovery;
import app.saywell.judge.service.ScriptedEngine;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.capture.RecordedTake;
import app.saywell.speech.audio.capture.RecorderState.RecordingFailed;
import app.saywell.speech.audio.capture.RecordingFailure;
import app.saywell.speech.audio.capture.SpeakingMicrophone;
import app.saywell.speech.audio.overview.OverviewFile;
import app.saywell.speech.language.text.SpokenForm;
import app.saywell.speech.task.TaskRunner;
import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Twenty-four hours of a school, with the waiting left out: recording, judging, searching,
/// deleting and undoing, a computer that sleeps in every lesson, and a clock that is set forward
/// and back. Threads, open files and memory must not grow. One take in ten is judged by the real
/// engine, the others by a stand-in, each through HTTP. With `-Ddeep=true`; the table is written to
/// `target/day-of-use.txt`.
class DayOfUseTest {
    private static final int HOURS = 24;
    private static final int TAKES_AN_HOUR = Integer.getInteger("takes", 20);
    private static final int EVERY_REAL_JUDGEMENT = 10;
    private static final int WARM_UP_HOURS = 8;
    private static final int LEARNERS = 30;
    private static final int SENTENCES = 7;
    private static final int RATE = 16_000;

    @TempDir
    private Path folder;

    private final List<Held> table = new ArrayList<>();
    private volatile Instant now = Instant.parse("2026-11-21T00:00:00Z");

    /// What the process holds at the end of an hour.
    private record Held(int threads, long handles, long heap, long resident, long millis) {
        @Override
        public String toString() {
            return "%d threads, %d open files, %.1f MB of heap, %d MB resident, %.1f s"
                    .formatted(threads, handles, heap / 1e6, resident, millis / 1e3);
        }
    }

    @Test
    @Timeout(value = 40, unit = TimeUnit.MINUTES)
    void neitherThreadsNorFilesNorMemoryGrow() throws Exception {
        assumeTrue(Boolean.getBoolean("deep"));
        Library library = Library.open(folder.resolve("library"));
        ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
        ExecutorService window = Executors.newSingleThreadExecutor();
        SpeakingMicrophone microphone = new SpeakingMicrophone(RATE);
        SpeechServer standIn =
                SpeechServer.start(ServiceConfig.inFolder(folder.resolve("stand-in")), new ScriptedEngine());
        try (library;
                standIn;
                SpeechClient client = client(standIn);
                ConfiguredServices real = new ConfiguredServices(library, KeyVault::ofSystem);
                ServiceGraph useCases = new ServiceGraph(
                        library,
                        (kind, purpose, british, rule) -> kind == ServiceKind.EMBEDDED
                                ? real.handleFor(kind, purpose, british, rule)
                                : new SpeechServiceHandle(client.service("day", SpokenForm::asWritten), "stand-in", ""),
                        new TaskRunner(workers, window),
                        () -> now,
                        TextToSpeech.NONE)) {
            library.settings().set(Setting.HOSTED_ADDRESS, "https://stand-in.example");
            new School(useCases, microphone).work();
        } finally {
            microphone.close();
            workers.shutdownNow();
            window.shutdownNow();
        }
        Files.write(
                Path.of("target/day-of-use.txt"),
                IntStream.range(0, HOURS)
                        .mapToObj(i -> (i + 1) + ": " + table.get(i))
                        .toList());
        assertThat(growth(Held::threads)).isLessThanOrEqualTo(2);
        assertThat(growth(Held::handles)).isLessThanOrEqualTo(4);
        assertThat(growth(Held::heap)).isLessThan(6_000_000);
        assertThat(growth(Held::resident)).isLessThan(60);
    }

    private static SpeechClient client(SpeechServer server) {
        HttpSettings settings =
                HttpSettings.embedded(ServiceAddress.parse(server.baseUrl()).orElseThrow());
        return new SpeechClientFactory()
                .plain(settings, () -> ApiKey.parse(server.sessionKey().text()));
    }

    // From the hours after everything has been used for the first time to the last hours.
    private long growth(ToLongFunction<Held> what) {
        long before = table.subList(WARM_UP_HOURS - 4, WARM_UP_HOURS).stream()
                .mapToLong(what)
                .max()
                .orElseThrow();
        return table.subList(HOURS - 4, HOURS).stream().mapToLong(what).max().orElseThrow() - before;
    }

    /// One class with one lesson, all day.
    private final class School {
        private final ServiceGraph useCases;
        private final SpeakingMicrophone microphone;
        private final List<short[]> voices = new ArrayList<>();
        private final List<Learner> learners;
        private final Lesson lesson;
        private final List<Sentence> sentences;
        private final long schoolClass;
        private int recorded;

        School(ServiceGraph useCases, SpeakingMicrophone microphone) throws IOException {
            this.useCases = useCases;
            this.microphone = microphone;
            useCases.tidyFolder();
            useCases.start();
            Lesson sample = useCases.lessons().findAll().getFirst();
            lesson = useCases.lessons().create("One more day out");
            sentences = useCases.lessons()
                    .addSentences(
                            lesson.id(),
                            useCases.lessons().sentences(sample.id()).stream()
                                    .map(Sentence::text)
                                    .toList());
            var classes = useCases.classes();
            schoolClass = classes.create("3-2", Optional.empty()).id();
            learners = classes.addLearners(
                    schoolClass,
                    IntStream.range(0, LEARNERS)
                            .mapToObj(i -> new RosterEntry("학생 " + i, "" + (i + 1)))
                            .toList(),
                    Consent.HOSTED);
            for (int i = 1; i <= SENTENCES; i++) {
                voices.add(samples(Path.of("assets/lessons/sample/audio/" + i + "-learner.wav")));
            }
        }

        void work() throws Exception {
            for (int hour = 0; hour < HOURS; hour++) {
                long start = System.nanoTime();
                for (int i = 0; i < TAKES_AN_HOUR; i++) {
                    record();
                    now = now.plusSeconds(40);
                }
                sleepDuringATake();
                awaitQueue();
                if (hour % 6 == 5) { // the clock is set, and the next session starts
                    now = now.plus(Duration.ofHours(hour % 12 == 5 ? -7 : 9));
                    useCases.tidyFolder();
                    useCases.start();
                }
                table.add(held((System.nanoTime() - start) / 1_000_000));
            }
            assertThat(scored()).isEqualTo(recorded);
        }

        private void record() throws Exception {
            int number = recorded++;
            int voice = number % SENTENCES;
            Learner learner = learners.get(number % LEARNERS);
            Take.TakeOwner owner = new Take.TakeOwner(sentences.get(voice).id(), learner.id());
            Path file = useCases.recovery().newRecordingFile(owner);
            RecordedTake recording = microphone.record(distinct(voices.get(voice), number), file);
            Take take = useCases.takes()
                    .keepNow(
                            owner,
                            recording.file(),
                            new Take.RecordingInfo(now, "microphone", Take.TakeSource.RECORDED));
            useCases.scoring().approveRecording(take.id());
            useCases.scoringQueue()
                    .enqueue(
                            List.of(take.id()),
                            number % EVERY_REAL_JUDGEMENT == 0 ? ServiceKind.EMBEDDED : ServiceKind.HOSTED);
            look(take, learner);
        }

        private void look(Take take, Learner learner) throws IOException {
            assertThat(useCases.lessons().search("the")).isNotEmpty();
            assertThat(useCases.learners().search("학생")).hasSize(LEARNERS);
            assertThat(useCases.classroom()
                            .classGrids()
                            .read(schoolClass, lesson.id())
                            .recordedCells())
                    .isPositive();
            useCases.takes().open(take.audio());
            Path peaks = folder.resolve("peaks");
            OverviewFile.open(useCases.takes().file(take.audio()), peaks).close();
            Files.delete(peaks);
            useCases.takes().markBest(take.id());
            useCases.edits().history().undo();
            assertThat(useCases.takes().findByOwner(take.owner().sentenceId(), learner.id()))
                    .contains(useCases.takes().find(take.id()).orElseThrow());
        }

        private void sleepDuringATake() throws Exception {
            Take.TakeOwner owner = new Take.TakeOwner(
                    sentences.getFirst().id(), learners.getFirst().id());
            Path file = useCases.recovery().newRecordingFile(owner);
            RecordingFailed end = microphone.sleep(1_800, file);
            now = now.plusSeconds(1_800);
            assertThat(end.failure()).isEqualTo(RecordingFailure.ASLEEP);
            for (RecordingRecovery.InterruptedRecording interrupted :
                    useCases.recovery().findInterrupted()) {
                useCases.recovery().discard(interrupted);
            }
        }

        private void awaitQueue() {
            while (!useCases.scoringQueue().queuedTakes().isEmpty()) {
                for (QueuedTake queued : useCases.scoringQueue().queuedTakes()) {
                    assertThat(queued)
                            .extracting(QueuedTake::state)
                            .as(queued.toString())
                            .isNotEqualTo(QueuedTake.QueueState.FAILED);
                }
                LockSupport.parkNanos(20_000_000);
            }
        }

        private long scored() {
            return learners.stream()
                    .flatMap(learner -> sentences.stream()
                            .flatMap(sentence -> useCases.takes().findByOwner(sentence.id(), learner.id()).stream()))
                    .filter(take -> useCases.scoring().latest(take.id()).isPresent())
                    .count();
        }
    }

    private static short[] samples(Path file) throws IOException {
        float[] sound = new AudioDecoder().decode(file).samples();
        short[] samples = new short[sound.length];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (short) (sound[i] * Short.MAX_VALUE);
        }
        return samples;
    }

    // No two recordings are alike, so no answer is taken from an earlier one.
    private static short[] distinct(short[] voice, int number) {
        short[] samples = voice.clone();
        for (int i = 0; i < 16; i++) {
            samples[1_000 + i] += (short) (number >> i & 1);
        }
        return samples;
    }

    private static Held held(long millis) throws IOException {
        System.gc();
        var runtime = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        var system = ManagementFactory.getOperatingSystemMXBean();
        long handles = system instanceof UnixOperatingSystemMXBean unix ? unix.getOpenFileDescriptorCount() : 0;
        return new Held(
                ManagementFactory.getThreadMXBean().getThreadCount(), handles, runtime.getUsed(), resident(), millis);
    }

    private static long resident() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) {
            return 0;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                .findFirst()
                .orElse(0);
    }
}
