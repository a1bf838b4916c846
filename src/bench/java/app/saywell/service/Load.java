package app.saywell.service;

import okhttp3.ConnectionPool;
import okhttp3.Dispatcher;
import okhttp3.OkHttpClient;

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

/// Callers that do nothing but call, one after the other each, and how they fared.
final class Load {
    private static final double NANOS = 1e9;
    private static final double NANOS_OF_A_MILLISECOND = 1e6;

    private final List<Target> targets;
    private final byte[] wav = Caller.wav(3);

    Load(List<Target> targets) {
        this.targets = targets;
    }

    /// A service and a key for it.
    record Target(String baseUrl, String key) {}

    /// Makes so many judgements of three seconds with so many callers at a time, who take turns
    /// between the services, and says how long they took.
    String run(int callers, int calls) throws InterruptedException {
        long[] nanos = new long[calls];
        Map<Integer, LongAdder> statuses = new ConcurrentHashMap<>();
        AtomicInteger next = new AtomicInteger();
        OkHttpClient http =
                new OkHttpClient.Builder()
                        .dispatcher(new Dispatcher())
                        .connectionPool(new ConnectionPool(callers, 1, TimeUnit.MINUTES))
                        .readTimeout(Duration.ofSeconds(70))
                        .build();
        long began = System.nanoTime();
        List<Thread> threads = new ArrayList<>();
        for (int c = 0; c < callers; c++) {
            Target target = targets.get(c % targets.size());
            Caller caller = new Caller(http, target.baseUrl(), target.key());
            threads.add(
                    Thread.startVirtualThread(
                            () -> {
                                int call = next.getAndIncrement();
                                while (call < calls) {
                                    long start = System.nanoTime();
                                    int status = caller.judge(wav).status();
                                    nanos[call] = System.nanoTime() - start;
                                    statuses.computeIfAbsent(status, any -> new LongAdder())
                                            .increment();
                                    call = next.getAndIncrement();
                                }
                            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        double seconds = (System.nanoTime() - began) / NANOS;
        http.connectionPool().evictAll();
        Arrays.sort(nanos);
        return "%d callers: %.0f calls/s, median %.1f ms, 99th of 100 %.1f ms, longest %.0f ms, %s"
                .formatted(
                        callers,
                        calls / seconds,
                        nanos[calls / 2] / NANOS_OF_A_MILLISECOND,
                        nanos[calls * 99 / 100] / NANOS_OF_A_MILLISECOND,
                        nanos[calls - 1] / NANOS_OF_A_MILLISECOND,
                        new TreeMap<>(statuses));
    }
}
