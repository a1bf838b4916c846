package app.saywell.desk.ear.view;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.lessons.voice.WordAudio;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.start.SynthesizedVoices;
import app.saywell.desk.store.Library;
import app.saywell.speech.audio.capture.InputDevices;
import app.saywell.speech.audio.playback.SoundOutput;
import app.saywell.speech.task.TaskRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/// How long after its key the sound of a trial begins: `FirstSoundMain [THINKING_SECONDS]`.
///
/// A round of ear training with the computer voice and a learner who answers some seconds after
/// each word. Measured is the time from the key that asks for the next word to the first samples
/// that are written to the loudspeaker, which is a substitute that takes everything at once. Prints
/// the first trial, whose voice has to be opened, and of the others the median, the 95th percentile
/// and the longest, in ms.
public final class FirstSoundMain {
    private static final long SECOND = 1_000_000_000L;

    private final AtomicLong written = new AtomicLong();
    private final ExecutorService window = Executors.newSingleThreadExecutor();

    private FirstSoundMain() {}

    /// Runs one round.
    public static void main(String[] arguments) throws Exception {
        double thinking = arguments.length > 0 ? Double.parseDouble(arguments[0]) : 2;
        Path folder = Files.createTempDirectory("ear");
        new FirstSoundMain().run(folder, thinking);
    }

    private void run(Path folder, double thinking) throws Exception {
        ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
        TaskRunner tasks = new TaskRunner(workers, window);
        try (Library library = Library.open(folder);
                AudioSession sounds =
                        new AudioSession(window, name -> InputDevices.systemDefault(), rate -> new Sink());
                ServiceGraph graph = new ServiceGraph(
                        library,
                        (kind, purpose, british, rule) -> {
                            throw new IllegalStateException("nothing is scored");
                        },
                        tasks,
                        InstantSource.system(),
                        new SynthesizedVoices())) {
            EarServices services = new EarServices(
                    graph.selfStudy().earTraining(),
                    graph.learners(),
                    graph.voice(),
                    new WordAudio(tasks, graph.voice()),
                    tasks,
                    graph.changes(),
                    graph.edits(),
                    sounds);
            EarViewModel viewModel = inWindow(() -> new EarViewModel(services, new Random(47)));
            inWindow(() -> {
                viewModel.open();
                return true;
            });
            until(() -> !inWindow(() -> viewModel.inRound().isEmpty()));
            List<Double> times = new ArrayList<>();
            double first = measure(viewModel::start);
            while (times.size() < EarViewModel.ROUND - 1) {
                Thread.sleep((long) (1000 * thinking));
                inWindow(() -> {
                    viewModel.answer(times.size() % 2);
                    return true;
                });
                Thread.sleep(500);
                times.add(measure(viewModel::next));
            }
            Collections.sort(times);
            System.out.printf(
                    Locale.ROOT,
                    "first %.0f ms; then median %.0f, 95th percentile %.0f, longest %.0f ms%n",
                    first,
                    times.get(times.size() / 2),
                    times.get((int) (0.95 * times.size())),
                    times.getLast());
        } finally {
            window.shutdown();
            workers.shutdown();
        }
    }

    private double measure(Runnable key) throws IOException, InterruptedException, ExecutionException {
        written.set(0);
        long pressed = System.nanoTime();
        inWindow(() -> {
            key.run();
            return true;
        });
        until(() -> written.get() != 0);
        return (written.get() - pressed) / 1e6;
    }

    private <T> T inWindow(Callable<T> work) throws InterruptedException, ExecutionException {
        return window.submit(work).get();
    }

    private static void until(Callable<Boolean> there) throws InterruptedException, IOException {
        long end = System.nanoTime() + 120 * SECOND;
        while (System.nanoTime() < end) {
            try {
                if (there.call()) {
                    return;
                }
            } catch (Exception e) {
                throw new IOException(e);
            }
            Thread.sleep(1);
        }
        throw new IOException("it never came");
    }

    /// Takes everything at once and remembers when it got the first of it.
    private final class Sink implements SoundOutput {
        private long samples;

        @Override
        public int write(short[] all, int from, int to) {
            written.compareAndSet(0, System.nanoTime());
            samples += to - from;
            return to - from;
        }

        @Override
        public long heardSamples() {
            return samples;
        }

        @Override
        public void setPaused(PauseState pause) {
            // there is nothing to hold back
        }

        @Override
        public void close() {
            // nothing is open
        }
    }
}
