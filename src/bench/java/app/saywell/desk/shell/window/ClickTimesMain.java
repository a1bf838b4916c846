package app.saywell.desk.shell.window;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.learner.SchoolClass;
import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.scene.control.ButtonBase;
import javafx.stage.Stage;

/// Measures how long each screen takes from a click until everything on it is read and drawn, in a library of 400
/// learners and 16,800 takes ([SchoolOf400]), and how much memory the window holds after each round.
///
/// Arguments: how many rounds; optionally a folder that keeps the library for the next time, which a newer version of
/// the library does not open; and how many seconds the teacher waits before the first click, in which screens and the
/// first printed page are prepared. The window is drawn without a screen (`-Dglass.platform=Headless`).
public final class ClickTimesMain {
    private static final double P95 = 0.95;
    private static final OperatingSystemMXBean PROCESS =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final ApplicationWindow window;
    private final UiTestServices services;
    private final Map<String, List<ClickTime>> times = new LinkedHashMap<>();
    private int visits;

    /// In milliseconds.
    ///
    /// @param elapsed by the clock
    /// @param processor of all threads of the program
    private record ClickTime(double elapsed, double processor) {}

    private ClickTimesMain(ApplicationWindow window, UiTestServices services) {
        this.window = window;
        this.services = services;
    }

    /// Arguments as described above.
    public static void main(String[] arguments) {
        // Threads of the window would keep the program.
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
            failure.printStackTrace();
            Runtime.getRuntime().halt(1);
        });
        try {
            measure(arguments);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
        System.exit(0);
    }

    private static void measure(String[] arguments) throws Exception {
        int rounds = Integer.parseInt(arguments[0]);
        Path home = arguments.length > 1 ? Path.of(arguments[1]) : Files.createTempDirectory("saywell-school");
        boolean isNew = !Files.exists(home.resolve("saywell.db"));
        UiTestServices services = new UiTestServices(home);
        long begun = System.nanoTime();
        if (isNew) {
            SchoolOf400.fill(services);
        }
        System.out.printf(Locale.ROOT, "library: %.1f s%n", (System.nanoTime() - begun) / 1e9);
        Stage stage = WindowRobot.call(ClickTimesMain::stage);
        AudioSession audioSession = FakeAudioDevices.audioSession(
                WindowWork.ON_UI_THREAD, SyntheticReading.learner().audio());
        ApplicationWindow window =
                WindowRobot.call(() -> ApplicationWindow.show(stage, services.appServices(), audioSession));
        if (arguments.length > 2) {
            Thread.sleep(1_000L * Integer.parseInt(arguments[2]));
        }
        ClickTimesMain course = new ClickTimesMain(window, services);
        for (int round = 0; round < rounds; round++) {
            course.visitAll();
            System.out.printf(Locale.ROOT, "after round %d: %d MB of heap in use%n", round + 1, usedMegabytes());
        }
        course.print();
    }

    private static Stage stage() {
        Stage made = new Stage();
        made.setWidth(1366);
        made.setHeight(768);
        return made;
    }

    private void visitAll() {
        for (ScreenRoute route : ScreenRoute.values()) {
            String name = route.name().toLowerCase(Locale.ROOT);
            measure(name, () -> window.navigateTo(route.name()));
            if (route == ScreenRoute.CLASS) {
                visitClass(name);
            }
        }
    }

    private void visitClass(String name) {
        for (ClassTab tab : ClassTab.values()) {
            if (tab != ClassTab.GRID) {
                measure(name + " / " + tab.key(), () -> fire("#page-" + tab.key()));
            }
        }
        measure(name + " / lesson", this::fireFirstLesson);
        List<SchoolClass> classes = services.practice.classes().findAll();
        SchoolClass next = classes.get(visits++ % classes.size());
        measure(
                name + " / another class",
                () -> window.classScreen().viewModel().selectClass(next.id()));
        measure(name + " / its lesson", this::fireFirstLesson);
    }

    private void fire(String selector) {
        ((ButtonBase) window.scene().lookup(selector)).fire();
    }

    private void fireFirstLesson() {
        window.scene().getRoot().lookupAll(".row").stream()
                .filter(row -> String.valueOf(row.getId()).startsWith("lesson-"))
                .findFirst()
                .ifPresent(row -> ((ButtonBase) row).fire());
    }

    private void measure(String what, Runnable click) {
        WindowRobot.call(() -> 0);
        long begun = System.nanoTime();
        long used = PROCESS.getProcessCpuTime();
        WindowRobot.run(click);
        awaitFrames();
        ClickTime taken = new ClickTime((System.nanoTime() - begun) / 1e6, (PROCESS.getProcessCpuTime() - used) / 1e6);
        times.computeIfAbsent(what, any -> new ArrayList<>()).add(taken);
    }

    /// Returns once a frame was begun after the one that draws what is there now.
    private static void awaitFrames() {
        CountDownLatch frames = new CountDownLatch(2);
        AnimationTimer timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                frames.countDown();
            }
        };
        WindowRobot.run(timer::start);
        try {
            if (!frames.await(1, TimeUnit.MINUTES)) {
                throw new IllegalStateException("the window draws no frames");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for a frame", e);
        } finally {
            WindowRobot.run(timer::stop);
        }
    }

    private void print() {
        System.out.printf(
                Locale.ROOT,
                "%-28s %8s %8s %8s   %8s %8s%n",
                "milliseconds",
                "p50",
                "p95",
                "first",
                "cpu p50",
                "cpu p95");
        List<ClickTime> all = new ArrayList<>();
        times.forEach((what, taken) -> {
            all.addAll(taken);
            print(what, taken);
        });
        print("all", all);
    }

    private static void print(String what, List<ClickTime> taken) {
        List<Double> elapsed = taken.stream().map(ClickTime::elapsed).toList();
        List<Double> processor = taken.stream().map(ClickTime::processor).toList();
        System.out.printf(
                Locale.ROOT,
                "%-28s %8.0f %8.0f %8.0f   %8.0f %8.0f%n",
                what,
                quantile(elapsed, 0.5),
                quantile(elapsed, P95),
                elapsed.getFirst(),
                quantile(processor, 0.5),
                quantile(processor, P95));
    }

    private static double quantile(List<Double> values, double share) {
        List<Double> sorted = values.stream().sorted(Comparator.naturalOrder()).toList();
        return sorted.get(Math.max(0, (int) Math.ceil(share * sorted.size()) - 1));
    }

    private static long usedMegabytes() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) >> 20;
    }
}
