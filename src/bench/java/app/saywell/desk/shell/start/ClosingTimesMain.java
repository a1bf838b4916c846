package app.saywell.desk.shell.start;

import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.lessons.voice.VoiceChoice;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.store.Library;
import app.saywell.desk.takes.scoring.TranscriptionService.TranscriptionRequest;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.ProgressListener;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;

/// How long the process of the window still runs after somebody closes it, in the middle of work: the queue scores, a
/// computer voice reads a lesson, two minutes of speech are transcribed, and a backup with some hundred megabytes of
/// recordings is written. The window is that of the program, in a process of its own. Needs a display, such as that of
/// `xvfb-run`. Usage: `ClosingTimesMain TIMES WORK-FOLDER`
public final class ClosingTimesMain {
    private static final String CLOSING = "closing";
    private static final int TAKES = 60;
    private static final int SECONDS_OF_WORK = 4;

    private ClosingTimesMain() {}

    /// @param arguments how often and where; or, in the process of the window, the work folder alone
    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (arguments.length == 1) {
            openAndClose(Path.of(arguments[0]));
            return;
        }
        Path work = Files.createDirectories(Path.of(arguments[1]).toAbsolutePath());
        fill(work);
        double[] seconds = new double[Integer.parseInt(arguments[0])];
        for (int i = 0; i < seconds.length; i++) {
            seconds[i] = measure(work);
            System.out.printf(Locale.ROOT, "%d: %.2f s%n", i + 1, seconds[i]);
            Library.open(home(work)).close(); // nobody holds it any more
        }
        System.out.printf(
                Locale.ROOT,
                "from the request to close until the process has ended: %.2f to %.2f s%n",
                Arrays.stream(seconds).min().orElseThrow(),
                Arrays.stream(seconds).max().orElseThrow());
        System.exit(0);
    }

    private static Path home(Path work) {
        return work.resolve("home");
    }

    private static Path speech(Path work) {
        return work.resolve("speech.wav");
    }

    private static Pcm sample() throws IOException {
        try (var files = Files.list(Path.of("assets", "lessons", "sample", "audio"))) {
            return new AudioDecoder().decode(files.sorted().findFirst().orElseThrow());
        }
    }

    private static void fill(Path work) throws IOException {
        Pcm sample = sample();
        WavEncoder.write(speech(work), repeated(sample, 120));
        try (ApplicationContext application = ApplicationContext.open(home(work), Runnable::run)) {
            ServiceGraph practice = application.practice();
            practice.settings().set(Setting.WELCOME_PENDING, false);
            Lesson lesson = practice.lessons().create("Closing");
            Sentence sentence = practice.lessons()
                    .addSentences(
                            lesson.id(),
                            IntStream.range(0, 200)
                                    .mapToObj(i -> "This is sentence number " + i + " of a long lesson.")
                                    .toList())
                    .getFirst();
            long learner = practice.learners().current().id();
            List<Long> takes = new ArrayList<>();
            for (int i = 0; i < TAKES; i++) {
                Path file = work.resolve("take.wav");
                WavEncoder.write(file, noisy(repeated(sample, 30), i));
                takes.add(practice.takes()
                        .importNow(new Take.TakeOwner(sentence.id(), learner), file)
                        .id());
            }
            practice.scoringQueue().pause();
            practice.scoringQueue().enqueue(takes, ServiceKind.EMBEDDED);
        }
    }

    private static Pcm repeated(Pcm sound, int seconds) {
        float[] samples = new float[seconds * sound.sampleRate()];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = sound.samples()[i % sound.samples().length];
        }
        return new Pcm(samples, sound.sampleRate());
    }

    // So that no recording has the content of another.
    private static Pcm noisy(Pcm sound, int seed) {
        Random random = new Random(seed);
        float[] samples = sound.samples().clone();
        for (int i = 0; i < samples.length; i++) {
            samples[i] += (float) random.nextGaussian() * 1e-4f;
        }
        return new Pcm(samples, sound.sampleRate());
    }

    private static double measure(Path work) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of(
                "-Dglass.platform=gtk",
                "-cp",
                System.getProperty("java.class.path"),
                ClosingTimesMain.class.getName(),
                work.toString()));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("SAYWELL_HOME", home(work).toString());
        Process window = builder.start();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(window.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); !CLOSING.equals(line); line = lines.readLine()) {
                if (line == null) {
                    throw new IllegalStateException("the window was never closed");
                }
                System.out.println(line);
            }
            long asked = System.nanoTime();
            if (!window.waitFor(2, TimeUnit.MINUTES)) {
                window.destroyForcibly();
                throw new IllegalStateException("the process did not end");
            }
            return (System.nanoTime() - asked) / 1e9;
        }
    }

    /// In the process of the window: begins everything once it is shown, then asks it to close.
    private static void openAndClose(Path work) {
        Thread.ofPlatform().daemon().start(() -> {
            try {
                closeAtWork(work);
            } catch (IOException | InterruptedException | RuntimeException e) {
                e.printStackTrace();
                Runtime.getRuntime().halt(1);
            }
        });
        MainWindow.open(Optional.empty());
    }

    private static void closeAtWork(Path work) throws IOException, InterruptedException {
        AtomicReference<Stage> shown = new AtomicReference<>();
        while (shown.get() == null) {
            TimeUnit.MILLISECONDS.sleep(200);
            Optional<ApplicationContext> opened = MainWindow.opened();
            if (opened.isPresent()) {
                Platform.runLater(() -> Window.getWindows().stream()
                        .filter(window -> window instanceof Stage && window.isShowing())
                        .findFirst()
                        .ifPresent(window -> shown.set((Stage) window)));
            }
        }
        TimeUnit.SECONDS.sleep(SECONDS_OF_WORK);
        ServiceGraph practice = MainWindow.opened().orElseThrow().practice();
        AtomicBoolean isWritten = new AtomicBoolean();
        practice.scoringQueue().resume();
        long lesson = practice.lessons().findAll().getLast().id();
        practice.voiceReadings()
                .makeLesson(
                        lesson,
                        VoiceChoice.of(practice.voice().voices().getFirst().id()),
                        ProgressListener.NONE,
                        outcome -> {});
        practice.transcription()
                .transcribe(
                        new TranscriptionRequest(practice.learners().current().id(), speech(work), false),
                        ServiceKind.EMBEDDED,
                        IndeterminateCalls.BLOCK,
                        ProgressListener.NONE,
                        outcome -> {});
        practice.backups()
                .create(work.resolve("backup.saywell"), ProgressListener.NONE, outcome -> isWritten.set(true));
        TimeUnit.SECONDS.sleep(SECONDS_OF_WORK);
        System.out.println("at work: backup " + (isWritten.get() ? "written" : "being written") + ", takes to score "
                + practice.scoringQueue().queuedTakes().size());
        System.out.println(CLOSING);
        System.out.flush();
        Platform.runLater(() -> shown.get().fireEvent(new WindowEvent(shown.get(), WindowEvent.WINDOW_CLOSE_REQUEST)));
    }
}
