package app.saywell.desk.shell.start;

import app.saywell.desk.school.lesson.Sentence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/// Records takes in the real window, one sentence of the sample lesson after another, has each
/// judged by the service inside, and prints how much memory the process holds, and the most that it
/// held, after 1, 10, 50 and all takes and when it has been left alone.
///
/// Arguments: how many takes; for how many seconds it is left alone afterwards; optionally a name of
/// [DrivenWindow.GarbageCollection]. To be started with the options of the launcher.
public final class WindowMemoryMain {
    private static final double SECONDS = 3;

    private WindowMemoryMain() {}

    /// Arguments as described above.
    public static void main(String[] arguments) throws Exception {
        int takes = Integer.parseInt(arguments[0]);
        int idleSeconds = Integer.parseInt(arguments[1]);
        DrivenWindow.GarbageCollection garbage = arguments.length > 2
                ? DrivenWindow.GarbageCollection.valueOf(arguments[2])
                : DrivenWindow.GarbageCollection.IN_QUIET_MOMENTS;
        try (DrivenWindow window = new DrivenWindow(Files.createTempDirectory("saywell-window"), SECONDS, garbage)) {
            run(window, takes, idleSeconds);
        }
        System.exit(0);
    }

    private static void run(DrivenWindow window, int takes, int idleSeconds) throws Exception {
        window.awaitShown();
        print("opened");
        long lesson = window.practice().lessons().findAll().getFirst().id();
        List<Sentence> sentences = window.practice().lessons().sentences(lesson);
        int judged = 0;
        for (int i = 0; i < takes; i++) {
            int row = i % DrivenWindow.SENTENCES;
            judged += window.record(row, sentences.get(row)) ? 1 : 0;
            if (i == 0 || i == 9 || i == 49 || i == takes - 1) {
                print((i + 1) + " takes, " + judged + " judged");
            }
        }
        for (int waited = 0; waited < idleSeconds; waited += 60) {
            Thread.sleep(Duration.ofSeconds(Math.min(60, idleSeconds - waited)));
            print("left alone for " + Math.min(waited + 60, idleSeconds) + " s");
        }
    }

    private static void print(String when) throws IOException {
        System.out.printf(
                Locale.ROOT,
                "%s: %d MB resident, %d MB of it not files, at most %d MB; heap %d MB%n",
                when,
                megabytes("VmRSS"),
                megabytes("RssAnon"),
                megabytes("VmHWM"),
                Runtime.getRuntime().totalMemory() >> 20);
    }

    private static long megabytes(String row) throws IOException {
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            if (line.startsWith(row + ":")) {
                return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
            }
        }
        return 0;
    }
}
