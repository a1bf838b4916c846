package app.saywell.speech.audio;

import app.saywell.speech.audio.overview.OverviewFile;
import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

/// Measures queries of 1,920 columns at random zooms and positions of a long recording: processor
/// time and allocated bytes.
public final class PeaksQueryMain {
    private static final int COLUMNS = 1920;
    private static final int QUERIES = 5000;

    private PeaksQueryMain() {}

    /// @param args the recording and its peaks file
    public static void main(String[] args) throws IOException {
        long start = System.nanoTime();
        try (OverviewFile overview = OverviewFile.open(Path.of(args[0]), Path.of(args[1]))) {
            System.out.printf("opened in %.0f ms%n", (System.nanoTime() - start) / 1e6);
            query(overview, new Random(1));
            long[] nanos = query(overview, new Random(2));
            Arrays.sort(nanos);
            System.out.printf(
                    "%.0f s of sound: median %.3f ms, p99 %.3f ms%n",
                    overview.seconds(), nanos[QUERIES / 2] / 1e6, nanos[QUERIES * 99 / 100] / 1e6);
        }
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        System.out.printf("heap in use %.1f MB%n", (runtime.totalMemory() - runtime.freeMemory()) / 1e6);
    }

    private static long[] query(OverviewFile overview, Random random) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        short[] min = new short[COLUMNS];
        short[] max = new short[COLUMNS];
        long[] nanos = new long[QUERIES];
        long length = overview.pyramid().length();
        long allocated = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < QUERIES; i++) {
            double zoom = Math.exp(random.nextDouble() * Math.log((double) length / COLUMNS));
            long span = Math.max(1, (long) (length / zoom));
            long from = (long) (random.nextDouble() * (length - span));
            long start = threads.getCurrentThreadCpuTime();
            overview.pyramid().columns(from, from + span, min, max);
            nanos[i] = threads.getCurrentThreadCpuTime() - start;
        }
        System.out.printf(
                "%.2f bytes allocated a query%n",
                (double) (threads.getCurrentThreadAllocatedBytes() - allocated) / QUERIES);
        return nanos;
    }
}
