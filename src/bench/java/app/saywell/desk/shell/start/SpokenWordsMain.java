package app.saywell.desk.shell.start;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.practice.presenter.PracticeViewModel;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.window.ScreenServices;
import app.saywell.desk.store.Library;
import app.saywell.speech.Word;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.audio.capture.SampleSource;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.audio.playback.PlaybackException;
import app.saywell.speech.audio.playback.PlayerState;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Pcm16Samples;
import app.saywell.speech.signal.Resampler;
import app.saywell.speech.task.TaskRunner;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.StringJoiner;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import javafx.application.Platform;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// How soon words get their colours while they are spoken, and how often the result says something else:
/// `SpokenWordsMain FOLDER COUNT SEED [off]`, with `off` without colours.
///
/// The way of the window, but for its drawing: a microphone into which recorded learners speak in real time, the
/// recorder, the service that the application carries, and the state that the practice screen shows. FOLDER has
/// `labels.jsonl` and FLAC files in `flac/`. Prints when the colour of a word came after the word's end, which levels
/// the result contradicts, when the recording ended, was kept and had its result after the stop, and how much processor
/// time the models and all of it took from the stop to the result.
public final class SpokenWordsMain {
    private static final int RATE = 16_000;
    private static final double QUIET_SECONDS = 0.6;

    /// What was said in the take before is written down meanwhile.
    private static final long BETWEEN_MILLIS = 4000;

    private static final double AFTER_LAST_WORD_SECONDS = 0.3;

    private final SpokenClip microphone = new SpokenClip();
    private final List<Double> delays = new ArrayList<>();
    private final List<Double> results = new ArrayList<>();
    private final List<Double> ended = new ArrayList<>();
    private final List<Double> kept = new ArrayList<>();
    private final List<Double> modelProcessor = new ArrayList<>();
    private final List<Double> processor = new ArrayList<>();
    private final boolean hasColours;
    private int words;
    private int firstFar;
    private int everFar;
    private int firstOther;
    private int refused;

    /// A recording of a learner.
    private record LabelledRecording(String id, String text) {}

    /// What the title showed of a word.
    private static final class ShownWord {
        private final List<ScoreLevel> levels = new ArrayList<>();
        private long firstNanos;
    }

    private SpokenWordsMain(boolean hasColours) {
        this.hasColours = hasColours;
    }

    /// Arguments as described above.
    public static void main(String[] arguments) throws Exception {
        List<LabelledRecording> all = new ArrayList<>();
        Path folder = Path.of(arguments[0]);
        for (String line : Files.readAllLines(folder.resolve("labels.jsonl"))) {
            all.add(recording(JsonMapper.shared().readTree(line)));
        }
        Collections.shuffle(all, new Random(Long.parseLong(arguments[2])));
        CompletableFuture<Boolean> started = new CompletableFuture<>();
        Platform.startup(() -> started.complete(true));
        started.get();
        new SpokenWordsMain(arguments.length < 4).run(folder, all.subList(0, Integer.parseInt(arguments[1]) + 1));
        Platform.exit();
    }

    /// The first recording warms up and does not count.
    private void run(Path folder, List<LabelledRecording> recordings) throws Exception {
        ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
        TaskRunner tasks = new TaskRunner(workers, Platform::runLater);
        try (Library library = Library.open(Files.createTempDirectory("spoken-words"));
                ConfiguredServices services = new ConfiguredServices(library, address -> {
                    throw new IllegalStateException("no service is hosted");
                });
                AudioSession sounds = new AudioSession(Platform::runLater, name -> () -> microphone, rate -> {
                    throw new PlaybackException(PlayerState.PlaybackProblem.NO_DEVICE, "nothing is played");
                });
                ServiceGraph graph =
                        new ServiceGraph(library, services, tasks, InstantSource.system(), TextToSpeech.NONE)) {
            long lesson = graph.lessons().create("Spoken").id();
            graph.lessons()
                    .addSentences(
                            lesson,
                            recordings.stream().map(LabelledRecording::text).toList());
            library.settings().set(Setting.COLOUR_WHILE_SPEAKING, hasColours);
            PracticeViewModel viewModel = inWindow(() -> new PracticeViewModel(
                    ScreenServices.of(graph, tasks, sounds).practice()));
            PracticeState state = viewModel.state();
            until(() -> state.sentenceList().get().rows().size() == recordings.size());
            for (int i = 0; i < recordings.size(); i++) {
                measure(graph, viewModel, sounds, i, clip(folder, recordings.get(i)));
            }
            inWindow(() -> {
                viewModel.close();
                return true;
            });
            report(recordings.size() - 1);
        } finally {
            workers.shutdown();
        }
    }

    private void measure(ServiceGraph graph, PracticeViewModel viewModel, AudioSession sounds, int row, short[] clip)
            throws Exception {
        PracticeState state = viewModel.state();
        inWindow(() -> {
            viewModel.chooseSentence(row);
            return true;
        });
        long sentence =
                inWindow(() -> state.sentenceList().get().rows().get(row).sentenceId());
        until(() -> state.sentenceDetail()
                .get()
                .filter(shown -> shown.sentenceId() == sentence)
                .isPresent());
        Thread.sleep(BETWEEN_MILLIS);
        List<ShownWord> shown = new ArrayList<>();
        var watching =
                inWindow(() -> state.spokenLevels().subscribe(levels -> levels.ifPresent(all -> note(all, shown))));
        inWindow(() -> {
            viewModel.toggleRecording();
            return true;
        });
        until(() -> state.phase().get() instanceof PracticePhase.RecordingTake);
        Thread.sleep((long) (1000 * QUIET_SECONDS));
        microphone.speak(clip);
        microphone.awaitSpoken();
        Thread.sleep((long) (1000 * AFTER_LAST_WORD_SECONDS));
        long models = modelNanos();
        long all = processNanos();
        long stopped = System.nanoTime();
        inWindow(() -> {
            viewModel.toggleRecording();
            return true;
        });
        AtomicLong stored = new AtomicLong();
        AtomicLong finished = new AtomicLong();
        var ending = inWindow(() -> sounds.recorderState().subscribe(recorder -> {
            if (recorder instanceof RecorderState.TakeFinished) {
                finished.compareAndSet(0, System.nanoTime());
            }
        }));
        var storing = inWindow(() -> state.phase().subscribe(phase -> {
            if (phase instanceof PracticePhase.ScoringTake) {
                stored.set(System.nanoTime());
            }
        }));
        until(() -> state.result().get().isPresent() || state.phase().get() instanceof PracticePhase.ScoringFailed);
        double resultSeconds = (System.nanoTime() - stopped) / 1e9;
        double modelSeconds = (modelNanos() - models) / 1e9;
        double processorSeconds = (processNanos() - all) / 1e9;
        inWindow(() -> {
            ending.unsubscribe();
            watching.unsubscribe();
            storing.unsubscribe();
            return true;
        });
        boolean isScored = inWindow(() -> state.result().get().isPresent());
        if (!isScored) {
            refused++;
        } else if (row > 0) {
            results.add(resultSeconds);
            ended.add((finished.get() - stopped) / 1e9);
            kept.add((stored.get() - stopped) / 1e9);
            modelProcessor.add(modelSeconds);
            processor.add(processorSeconds);
            List<Word> judged = inWindow(() ->
                    state.result().get().orElseThrow().pronunciationResult().words());
            Take take = graph.takes()
                    .findByOwner(sentence, graph.learners().current().id())
                    .getFirst();
            compare(judged, shown, clip, new AudioDecoder().decode(graph.takes().file(take.audio())));
        }
    }

    private static void note(List<ScoreLevel> levels, List<ShownWord> shown) {
        for (int i = 0; i < levels.size(); i++) {
            if (i == shown.size()) {
                shown.add(new ShownWord());
                shown.getLast().firstNanos = System.nanoTime();
            }
            shown.get(i).levels.add(levels.get(i));
        }
    }

    private void compare(List<Word> judged, List<ShownWord> shown, short[] clip, Pcm take) {
        int clipStart = find(clip, take);
        words += judged.size();
        for (int i = 0; i < Math.min(judged.size(), shown.size()); i++) {
            double endInClip = judged.get(i).end() - (double) clipStart / RATE;
            delays.add((shown.get(i).firstNanos - microphone.spokenNanos(endInClip)) / 1e9);
            int last = ScoreLevel.of(judged.get(i)).ordinal();
            List<ScoreLevel> levels = shown.get(i).levels;
            firstOther += levels.getFirst().ordinal() == last ? 0 : 1;
            firstFar += Math.abs(levels.getFirst().ordinal() - last) > 1 ? 1 : 0;
            everFar += levels.stream().anyMatch(level -> Math.abs(level.ordinal() - last) > 1) ? 1 : 0;
        }
    }

    /// At which sample of the take the clip begins.
    private static int find(short[] clip, Pcm take) {
        short[] all = new short[take.samples().length];
        for (int i = 0; i < all.length; i++) {
            all[i] = Pcm16Samples.quantize(take.samples()[i]);
        }
        return IntStream.rangeClosed(0, all.length - clip.length)
                .filter(start -> Arrays.equals(all, start, start + RATE / 2, clip, 0, RATE / 2))
                .findFirst()
                .orElseThrow();
    }

    private void report(int recordings) {
        System.out.printf(Locale.ROOT, "%d recordings (%d refused)%n", recordings, refused);
        if (hasColours) {
            reportColours();
        }
        System.out.printf(
                Locale.ROOT,
                "result after the stop: %s; until the recording ends: %s; until it is kept: %s%nprocessor time from the"
                        + " stop to the result: %s; of the models: %s%n",
                told(results),
                told(ended),
                told(kept),
                told(processor),
                told(modelProcessor));
    }

    private void reportColours() {
        List<Double> sorted = delays.stream().sorted().toList();
        long inTime = sorted.stream().filter(delay -> delay <= 1).count();
        int count = Math.max(1, sorted.size());
        System.out.printf(
                Locale.ROOT,
                "%d words, %.1f %% of them shown while they were spoken%ncolour after the end of its word: median %.2f"
                    + " s, 95 %% %.2f s, most %.2f s; %.1f %% within 1 s%nagainst the result: another level at first"
                    + " %.1f %%, two levels off at first %.1f %%, ever %.1f %%%n",
                words,
                100.0 * sorted.size() / Math.max(1, words),
                at(sorted, 0.5),
                at(sorted, 0.95),
                at(sorted, 1),
                100.0 * inTime / count,
                100.0 * firstOther / count,
                100.0 * firstFar / count,
                100.0 * everFar / count);
    }

    private static String told(List<Double> seconds) {
        List<Double> sorted = seconds.stream().sorted().toList();
        return String.format(Locale.ROOT, "median %.2f s, most %.2f s", at(sorted, 0.5), at(sorted, 1));
    }

    /// The processor time of the threads on which models run.
    private static long modelNanos() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return Arrays.stream(threads.getThreadInfo(threads.getAllThreadIds()))
                .filter(thread -> thread != null && thread.getThreadName().equals("model"))
                .mapToLong(thread -> Math.max(0, threads.getThreadCpuTime(thread.getThreadId())))
                .sum();
    }

    private static long processNanos() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }

    private static double at(List<Double> sorted, double share) {
        return sorted.isEmpty() ? Double.NaN : sorted.get(Math.min(sorted.size() - 1, (int) (share * sorted.size())));
    }

    private static <T> T inWindow(Callable<T> work) throws Exception {
        CompletableFuture<T> value = new CompletableFuture<>();
        Platform.runLater(() -> {
            try {
                value.complete(work.call());
            } catch (Exception e) {
                value.completeExceptionally(e);
            }
        });
        return value.get();
    }

    private static void until(BooleanSupplier there) throws Exception {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
        while (!inWindow(there::getAsBoolean)) {
            if (System.nanoTime() > end) {
                throw new IOException("it never came");
            }
            Thread.sleep(5);
        }
    }

    private static short[] clip(Path folder, LabelledRecording recording) throws IOException {
        Pcm audio = Resampler.resample(
                ImportDecoder.decode(folder.resolve("flac").resolve(recording.id() + ".flac")), RATE);
        short[] samples = new short[audio.samples().length];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = Pcm16Samples.quantize(audio.samples()[i]);
        }
        return samples;
    }

    private static LabelledRecording recording(JsonNode label) {
        StringJoiner text = new StringJoiner(" ");
        label.get("words").forEach(word -> text.add(word.get(0).asString().toLowerCase(Locale.ROOT)));
        return new LabelledRecording(label.get("utt").asString(), text.toString());
    }

    /// A microphone in real time: nearly silent, and now and then a clip.
    private static final class SpokenClip implements SampleSource {
        private volatile long openedNanos;
        private final Random noise = new Random(1);
        private long delivered;
        private volatile short[] clip = new short[0];
        private volatile long clipStart = Long.MAX_VALUE;
        private volatile boolean isNew;

        /// Begins with the next sample.
        void speak(short[] samples) {
            clip = samples;
            isNew = true;
        }

        /// When a moment of the clip was heard.
        long spokenNanos(double seconds) {
            return openedNanos + (long) ((clipStart + seconds * RATE) / RATE * 1e9);
        }

        void awaitSpoken() throws InterruptedException {
            while (isNew || System.nanoTime() < spokenNanos((double) clip.length / RATE)) {
                Thread.sleep(5);
            }
        }

        @Override
        public int sampleRate() {
            return RATE;
        }

        @Override
        public int read(short[] buffer) {
            if (openedNanos == 0) {
                openedNanos = System.nanoTime();
            }
            long due = (System.nanoTime() - openedNanos) * RATE / 1_000_000_000L;
            if (due == delivered) {
                LockSupport.parkNanos(5_000_000);
                return 0;
            }
            if (isNew) {
                clipStart = delivered;
                isNew = false;
            }
            int count = (int) Math.min(buffer.length, due - delivered);
            for (int i = 0; i < count; i++) {
                long at = delivered + i - clipStart;
                buffer[i] = at >= 0 && at < clip.length ? clip[(int) at] : (short) noise.nextInt(-8, 8);
            }
            delivered += count;
            return count;
        }

        @Override
        public void close() {
            // nothing is held
        }
    }
}
