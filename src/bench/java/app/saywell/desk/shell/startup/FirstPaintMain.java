package app.saywell.desk.shell.startup;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.robot.Robot;

/// How long a program takes from its start until text is on the screen, and until there is text
/// below the bars of the window, in turns with a bare JavaFX window that has an ahead-of-time cache
/// of its own, and how much memory each holds some seconds later. The class path of the bare window
/// must be of jars only. Needs a display on which nothing else is shown, such as that of Xvfb, and
/// no window manager. Usage: `FirstPaintMain PAIRS JAVA CLASS-PATH-OF-BARE WORK-FOLDER PROGRAM...`
public final class FirstPaintMain {
    private static final int MIN_COLOURS = 12;
    private static final double TIMEOUT_SECONDS = 60;
    private static final long POLL_NANOS = 5_000_000;
    private static final Rectangle2D BARS = new Rectangle2D(0, 0, 700, 120);
    private static final Rectangle2D BELOW_THE_BARS = new Rectangle2D(0, 150, 1366, 500);

    private FirstPaintMain() {}

    /// One start.
    private record Start(double seconds, double processorSeconds, double screenSeconds, double residentMegabytes) {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> {
            thrown.printStackTrace();
            System.exit(1);
        });
        Platform.startup(() -> {});
        int pairs = Integer.parseInt(args[0]);
        Path work = Files.createDirectories(Path.of(args[3]));
        List<String> program = List.of(args).subList(4, args.length);
        List<String> bare = rehearsedBareWindow(args[1], args[2], work.resolve("bare.aot"));
        measure(bare, 0);
        measure(program, 0);
        List<Start> bareStarts = new ArrayList<>();
        List<Start> programStarts = new ArrayList<>();
        for (int i = 0; i < pairs; i++) {
            bareStarts.add(measure(bare, 0));
            programStarts.add(measure(program, i == pairs - 1 ? 15 : 0));
            print("pair " + i, bareStarts.getLast(), programStarts.getLast());
        }
        double[] ratios = new double[pairs];
        double[] processorRatios = new double[pairs];
        double[] screenRatios = new double[pairs];
        for (int i = 0; i < pairs; i++) {
            ratios[i] = programStarts.get(i).seconds() / bareStarts.get(i).seconds();
            screenRatios[i] =
                    programStarts.get(i).screenSeconds() / bareStarts.get(i).seconds();
            processorRatios[i] =
                    programStarts.get(i).processorSeconds() / bareStarts.get(i).processorSeconds();
        }
        System.out.printf(
                Locale.ROOT,
                "painted, by the clock: median %.2f (%.2f to %.2f); processor time: median %.2f;"
                        + " first screen: median %.2f; resident %.0f MB%n",
                median(ratios),
                Arrays.stream(ratios).min().orElseThrow(),
                Arrays.stream(ratios).max().orElseThrow(),
                median(processorRatios),
                median(screenRatios),
                programStarts.getLast().residentMegabytes());
        System.exit(0);
    }

    private static List<String> rehearsedBareWindow(String java, String classPath, Path cache)
            throws IOException, InterruptedException {
        List<String> options = List.of(
                java,
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-Xlog:disable",
                "-cp",
                classPath);
        List<String> rehearsal = new ArrayList<>(options);
        rehearsal.add(1, "-XX:AOTCacheOutput=" + cache);
        rehearsal.addAll(List.of(BareWindow.class.getName(), "once"));
        new ProcessBuilder(rehearsal).inheritIO().start().waitFor();
        List<String> command = new ArrayList<>(options);
        command.add(1, "-XX:AOTCache=" + cache);
        command.add(BareWindow.class.getName());
        return command;
    }

    private static Start measure(List<String> command, int secondsIdle) throws IOException, InterruptedException {
        awaitPicture(false);
        long begin = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(new File("/dev/null"))
                .start();
        try {
            awaitPicture(true);
            double seconds = (System.nanoTime() - begin) / 1e9;
            double processor = processorSeconds(process.pid());
            awaitScreen();
            double screenSeconds = (System.nanoTime() - begin) / 1e9;
            TimeUnit.SECONDS.sleep(secondsIdle);
            return new Start(seconds, processor, screenSeconds, residentMegabytes(process.pid()));
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    private static void awaitPicture(boolean wanted) {
        await(() -> ask(FirstPaintMain::showsText) == wanted);
    }

    private static void awaitScreen() {
        await(() -> ask(() -> countColours(new Robot(), BELOW_THE_BARS) >= MIN_COLOURS));
    }

    private static void await(BooleanSupplier state) {
        long begin = System.nanoTime();
        while (!state.getAsBoolean()) {
            if (System.nanoTime() - begin > TIMEOUT_SECONDS * 1e9) {
                throw new IllegalStateException("the screen does not show what was expected");
            }
            LockSupport.parkNanos(POLL_NANOS);
        }
    }

    private static boolean ask(Callable<Boolean> question) {
        FutureTask<Boolean> answer = new FutureTask<>(question);
        Platform.runLater(answer);
        try {
            return answer.get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Whether the screen shows letters, whose edges have many shades.
    private static boolean showsText() {
        Robot robot = new Robot();
        return countColours(robot, new Rectangle2D(560, 370, 260, 40)) >= MIN_COLOURS
                || countColours(robot, BARS) >= MIN_COLOURS;
    }

    private static int countColours(Robot robot, Rectangle2D place) {
        WritableImage picture = robot.getScreenCapture(null, place);
        PixelReader pixels = picture.getPixelReader();
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < picture.getHeight(); y += 2) {
            for (int x = 0; x < picture.getWidth(); x++) {
                colours.add(pixels.getArgb(x, y));
            }
        }
        return colours.size();
    }

    private static double processorSeconds(long process) {
        return ProcessHandle.of(process)
                .flatMap(handle -> handle.info().totalCpuDuration())
                .map(duration -> duration.toMillis() / 1000.0)
                .orElse(Double.NaN);
    }

    private static double residentMegabytes(long process) throws IOException {
        return Files.readAllLines(Path.of("/proc/" + process + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
                .findFirst()
                .orElse(Double.NaN);
    }

    private static void print(String name, Start bare, Start program) {
        System.out.printf(
                Locale.ROOT,
                "%s: bare %.2f s (%.2f s of processor time), program %.2f s (%.2f s), ratio %.2f,"
                        + " first screen after %.2f s%n",
                name,
                bare.seconds(),
                bare.processorSeconds(),
                program.seconds(),
                program.processorSeconds(),
                program.seconds() / bare.seconds(),
                program.screenSeconds());
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
