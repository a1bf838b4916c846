package app.saywell.desk.shell.start;

import com.sun.management.GarbageCollectionNotificationInfo;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/// Measures the gaps between JavaFX pulses, and for the long ones what the window's thread did
/// meanwhile: how much processor time it had, and where a second thread found it.
final class PulseRecorder extends AnimationTimer {
    private static final double LONG_MILLIS = 33;
    private static final long SAMPLE_MILLIS = 10;
    private static final int SHOWN_GAPS = 40;
    private static final int SHOWN_FRAMES = 4;
    private static final int SHOWN_PLACES = 3;

    /// The phases of a pulse.
    private static final Set<String> PHASES =
            Set.of("doCSSPass", "doLayoutPass", "syncPeer", "waitForRenderingToComplete", "_runLoop");

    private final List<Gap> gaps = new ArrayList<>();
    private final ConcurrentLinkedQueue<String> seen = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Double> pauses = new ConcurrentLinkedQueue<>();
    private final Thread sampler =
            Thread.ofPlatform().daemon().name("pulse-sampler").unstarted(this::sample);
    private volatile String act = "opening";
    private volatile long lastPulse;
    private volatile Thread uiThread;
    private long lastProcessorNanos;

    /// A gap between two pulses.
    ///
    /// @param endSeconds the clock of the system that never goes back, as a trace of its scheduler
    ///     shows it (`perf sched record -k CLOCK_MONOTONIC`)
    private record Gap(double endSeconds, double millis, double processorMillis, String act, String where) {}

    PulseRecorder() {
        uiThread = Thread.currentThread();
        for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans()) {
            ((NotificationEmitter) bean)
                    .addNotificationListener(
                            (notification, handback) -> {
                                var collection = GarbageCollectionNotificationInfo.from(
                                        (CompositeData) notification.getUserData());
                                pauses.add((double) collection.getGcInfo().getDuration());
                            },
                            null,
                            null);
        }
    }

    /// What is done from now on.
    void begin(String newAct) {
        act = newAct;
    }

    @Override
    public void start() {
        super.start();
        sampler.start();
    }

    @Override
    public void handle(long now) {
        long time = System.nanoTime();
        long processor = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        if (lastPulse != 0) {
            double millis = (time - lastPulse) / 1e6;
            String where = millis < LONG_MILLIS ? "" : mostSeen();
            double own = (processor - lastProcessorNanos) / 1e6;
            gaps.add(new Gap(time / 1e9, millis, own, act, where));
        }
        seen.clear();
        uiThread = Thread.currentThread();
        lastProcessorNanos = processor;
        lastPulse = time;
    }

    /// The places where the thread was found most often in this gap.
    private String mostSeen() {
        return seen.stream().collect(Collectors.groupingBy(place -> place, Collectors.counting())).entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .limit(SHOWN_PLACES)
                .map(entry -> entry.getValue() + " x " + entry.getKey())
                .collect(Collectors.joining("\n      "));
    }

    private void sample() {
        try {
            while (true) {
                Thread.sleep(SAMPLE_MILLIS);
                if (lastPulse != 0 && System.nanoTime() - lastPulse > LONG_MILLIS * 1e6) {
                    seen.add(where(uiThread.getStackTrace()));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Where a thread is: what the toolkit does, and the innermost frames of the application.
    private static String where(StackTraceElement[] stack) {
        return Stream.of(stack)
                .filter(frame ->
                        frame.getClassName().startsWith("app.saywell") || PHASES.contains(frame.getMethodName()))
                .limit(SHOWN_FRAMES)
                .map(PulseRecorder::name)
                .collect(Collectors.joining(" < "));
    }

    private static String name(StackTraceElement frame) {
        return frame.getClassName().replaceAll(".*\\.", "") + "." + frame.getMethodName() + ":" + frame.getLineNumber();
    }

    /// Prints the figures. Call it on the window's thread.
    void print() {
        double[] all = gaps.stream().mapToDouble(Gap::millis).sorted().toArray();
        double[] own = gaps.stream().mapToDouble(Gap::processorMillis).sorted().toArray();
        double[] collections =
                pauses.stream().mapToDouble(pause -> pause).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%d pulses in %.0f s: median %.1f ms, 99 %% %.1f ms, 99.9 %% %.1f ms, longest %.1f"
                        + " ms; processor time of the window's thread: 99.9 %% %.1f ms, most %.1f"
                        + " ms%n",
                all.length,
                gaps.stream().mapToDouble(Gap::millis).sum() / 1e3,
                quantile(all, 0.5),
                quantile(all, 0.99),
                quantile(all, 0.999),
                quantile(all, 1),
                quantile(own, 0.999),
                quantile(own, 1));
        System.out.printf(
                Locale.ROOT,
                "over %.0f ms: %d, over 100 ms: %d; %d collections, longest %.0f ms, over 33 ms:" + " %d%n",
                LONG_MILLIS,
                Stream.of(gaps.toArray(Gap[]::new))
                        .filter(g -> g.millis > LONG_MILLIS)
                        .count(),
                gaps.stream().filter(gap -> gap.millis > 100).count(),
                collections.length,
                quantile(collections, 1),
                pauses.stream().filter(pause -> pause > LONG_MILLIS).count());
        gaps.stream()
                .sorted(Comparator.comparingDouble(Gap::millis).reversed())
                .limit(SHOWN_GAPS)
                .forEach(gap -> System.out.printf(
                        Locale.ROOT,
                        "%.0f ms (%.0f ms of processor time) until %.3f s, %s:%n" + "      %s%n",
                        gap.millis,
                        gap.processorMillis,
                        gap.endSeconds,
                        gap.act,
                        gap.where));
    }

    // The smallest value that at least this share of the values does not exceed.
    private static double quantile(double[] sorted, double share) {
        int rank = (int) Math.ceil(share * sorted.length);
        return sorted.length == 0 ? 0 : sorted[Math.max(0, rank - 1)];
    }
}
