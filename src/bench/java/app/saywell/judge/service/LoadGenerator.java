package app.saywell.judge.service;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import okhttp3.ConnectionPool;
import okhttp3.Dispatcher;
import okhttp3.OkHttpClient;

/// Runs several callers that send one request after the other, and measures their calls.
final class LoadGenerator {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double NANOS_PER_MILLISECOND = 1e6;

    private final List<LoadTarget> targets;
    private final byte[] wav = TestCaller.hum(3);

    LoadGenerator(List<LoadTarget> targets) {
        this.targets = targets;
    }

    /// A service and an API key for it.
    record LoadTarget(String baseUrl, String key) {}

    /// Scores three seconds of audio in each call, with `callers` at a time who take turns between
    /// the services. Returns the rate and the latencies in words.
    String run(int callers, int calls) throws InterruptedException {
        long[] nanos = new long[calls];
        Map<Integer, LongAdder> statuses = new ConcurrentHashMap<>();
        AtomicInteger next = new AtomicInteger();
        OkHttpClient http = new OkHttpClient.Builder()
                .dispatcher(new Dispatcher())
                .connectionPool(new ConnectionPool(callers, 1, TimeUnit.MINUTES))
                .readTimeout(Duration.ofSeconds(70))
                .build();
        long runStart = System.nanoTime();
        List<Thread> threads = new ArrayList<>();
        for (int index = 0; index < callers; index++) {
            LoadTarget target = targets.get(index % targets.size());
            TestCaller caller = new TestCaller(http, target.baseUrl(), target.key());
            threads.add(Thread.startVirtualThread(() -> {
                int call = next.getAndIncrement();
                while (call < calls) {
                    long start = System.nanoTime();
                    int status = caller.judge(wav).status();
                    nanos[call] = System.nanoTime() - start;
                    statuses.computeIfAbsent(status, any -> new LongAdder()).increment();
                    call = next.getAndIncrement();
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        double seconds = (System.nanoTime() - runStart) / NANOS_PER_SECOND;
        http.connectionPool().evictAll();
        Arrays.sort(nanos);
        return "%d callers: %.0f calls/s, median %.1f ms, p99 %.1f ms, max %.0f ms, %s"
                .formatted(
                        callers,
                        calls / seconds,
                        nanos[calls / 2] / NANOS_PER_MILLISECOND,
                        nanos[calls * 99 / 100] / NANOS_PER_MILLISECOND,
                        nanos[calls - 1] / NANOS_PER_MILLISECOND,
                        new TreeMap<>(statuses));
    }
}
