package app.saywell.desk.shell.start;

import app.saywell.desk.practice.state.PracticeState;
import app.saywell.desk.practice.state.TakeChip;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.shell.window.FakeAudioDevices;
import app.saywell.speech.audio.capture.RecorderState.TakeFinished;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;

/// Records takes in the real window and prints three delays: from the button that starts a
/// recording to its first sample, which is negative where the sample is from before; from the
/// button that ends it to the pulse that draws its stored wave, and to the one that draws its
/// score. The last two are counted from when the take has its end, a moment after the
/// button. Until the stored wave is drawn, the one that grew while the take was recorded stays; how
/// many pulses had neither is counted.
///
/// The first is told by the length of the take: what is longer than the time from the first
/// button to its end is from before that button. Arguments: how many takes,
/// and how many seconds of speech each has. To be started with the options of the launcher and on a
/// display.
public final class RecordingDelaysMain {
    private static final long SCORE_SECONDS = 60;

    private final DrivenWindow window;
    private final List<Double> firstSamples = new ArrayList<>();
    private final List<Double> waves = new ArrayList<>();
    private final List<Double> scores = new ArrayList<>();
    private int pulses;
    private int pulsesWithoutWave;

    private RecordingDelaysMain(DrivenWindow window) {
        this.window = window;
    }

    /// Arguments as described above.
    public static void main(String[] arguments) throws Exception {
        FailedMeasurement.endsTheProgram();
        double seconds = Double.parseDouble(arguments[1]);
        try (DrivenWindow window = new DrivenWindow(Files.createTempDirectory("saywell-delays"), seconds)) {
            window.awaitShown();
            RecordingDelaysMain delays = new RecordingDelaysMain(window);
            long lesson = window.practice().lessons().findAll().getFirst().id();
            List<Sentence> sentences = window.practice().lessons().sentences(lesson);
            for (int i = 0; i < Integer.parseInt(arguments[0]); i++) {
                int row = i % DrivenWindow.SENTENCES;
                delays.record(row, sentences.get(row));
            }
            print("from the button to the first sample", delays.firstSamples);
            print("from the end of the take to the stored wave", delays.waves);
            System.out.printf(
                    Locale.ROOT,
                    "pulses from the button to the stored wave: %d, without any wave of the take:" + " %d%n",
                    delays.pulses,
                    delays.pulsesWithoutWave);
            print("from the end of the take to the score", delays.scores);
        }
        System.exit(0);
    }

    private void record(int row, Sentence sentence) throws Exception {
        window.fire("#row-" + row);
        WindowScreenshots.awaitBackgroundWork();
        DrivenWindow.await("quiet", () -> FakeAudioDevices.isQuiet(window.sound()));
        List<Long> before = takeIds(sentence);
        long started = press();
        DrivenWindow.await("the recording", () -> FakeAudioDevices.hasSpoken(window.sound()));
        CompletableFuture<Long> wave = new CompletableFuture<>();
        CompletableFuture<Long> score = new CompletableFuture<>();
        CompletableFuture<Long> end = new CompletableFuture<>();
        window.run(() -> {
            watch(before, wave, score);
            window.sound().recorderState().subscribe(recorder -> {
                if (recorder instanceof TakeFinished) {
                    end.complete(System.nanoTime());
                }
            });
        });
        press();
        window.run(() -> countPulses(before, wave));
        long ended = end.get(SCORE_SECONDS, TimeUnit.SECONDS);
        waves.add((wave.get(SCORE_SECONDS, TimeUnit.SECONDS) - ended) / 1e6);
        firstSamples.add(firstSample(sentence, started, ended));
        try {
            scores.add((score.get(SCORE_SECONDS, TimeUnit.SECONDS) - ended) / 1e6);
        } catch (TimeoutException e) {
            System.out.println("a take had no score");
        }
    }

    private List<Long> takeIds(Sentence sentence) {
        return window
                .practice()
                .takes()
                .findByOwner(
                        sentence.id(), window.practice().learners().current().id())
                .stream()
                .map(take -> take.id())
                .toList();
    }

    /// Presses the button; the time is that at which the press arrives.
    private long press() {
        long[] pressed = new long[1];
        window.run(() -> {
            pressed[0] = System.nanoTime();
            ((ButtonBase) window.node("#record")).fire();
        });
        return pressed[0];
    }

    private double firstSample(Sentence sentence, long started, long ended) {
        var take = window.practice()
                .takes()
                .findByOwner(
                        sentence.id(), window.practice().learners().current().id())
                .getLast();
        return (ended - started) / 1e6 - 1e3 * take.audio().seconds();
    }

    private void watch(List<Long> before, CompletableFuture<Long> wave, CompletableFuture<Long> score) {
        PracticeState state = window.window().practiceScreen().viewModel().state();
        state.takes().subscribe(takes -> {
            if (isNew(takes, before)) {
                atNextPulse(wave);
            }
        });
        state.result().subscribe(result -> {
            if (result.isPresent() && isNew(state.takes().get(), before)) {
                atNextPulse(score);
            }
        });
    }

    private void countPulses(List<Long> before, CompletableFuture<Long> wave) {
        PracticeState state = window.window().practiceScreen().viewModel().state();
        Scene scene = window.window().scene();
        Runnable[] listener = new Runnable[1];
        listener[0] = () -> {
            pulses++;
            if (!state.hasLiveWave() && !isNew(state.takes().get(), before)) {
                pulsesWithoutWave++;
            }
            if (wave.isDone()) {
                scene.removePostLayoutPulseListener(listener[0]);
            }
        };
        scene.addPostLayoutPulseListener(listener[0]);
    }

    private static boolean isNew(List<TakeChip> takes, List<Long> before) {
        return takes.stream().anyMatch(take -> take.isChosen() && !before.contains(take.takeId()));
    }

    private void atNextPulse(CompletableFuture<Long> time) {
        Scene scene = window.window().scene();
        Runnable[] listener = new Runnable[1];
        listener[0] = () -> {
            time.complete(System.nanoTime());
            scene.removePostLayoutPulseListener(listener[0]);
        };
        scene.addPostLayoutPulseListener(listener[0]);
    }

    private static void print(String what, List<Double> all) {
        List<Double> sorted = all.stream().sorted().toList();
        if (!sorted.isEmpty()) {
            System.out.printf(
                    Locale.ROOT,
                    "%s: median %.0f ms, 90 %% %.0f ms, most %.0f ms (%d)%n",
                    what,
                    sorted.get(sorted.size() / 2),
                    sorted.get(sorted.size() * 9 / 10),
                    sorted.getLast(),
                    sorted.size());
        }
    }
}
