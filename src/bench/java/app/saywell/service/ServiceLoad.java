package app.saywell.service;

import app.saywell.service.account.KeyRequest;
import app.saywell.service.call.Limits;
import app.saywell.service.store.Storage;

import okhttp3.ConnectionPool;
import okhttp3.Dispatcher;
import okhttp3.OkHttpClient;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
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

/// Loads a service with callers and prints what it does: calls a second and latency at 1, 8 and 64
/// callers, memory over many calls, and the answers under overload.
///
/// The engine is the scripted one, so the figures are those of the service alone: HTTP, upload,
// audio
/// decoding, key, rate, credit and bill. Arguments: the number of calls for the memory (20,000
// unless
/// given), and JDBC URLs, if the service is to run on them: one service is started for each, so
// naming
/// a PostgreSQL database twice measures two services that share it.
final class ServiceLoad {
    private static final int MEASURED = 2_000;

    private final List<SpeechServer> servers;

    private ServiceLoad(List<SpeechServer> servers) {
        this.servers = servers;
    }

    public static void main(String[] args) throws Exception {
        int calls = args.length > 0 ? Integer.parseInt(args[0]) : 20_000;
        List<Storage> storages = new ArrayList<>();
        for (int i = 1; i < args.length; i++) {
            storages.add(Storage.at(args[i]));
        }
        if (storages.isEmpty()) {
            Path folder = Files.createTempDirectory("saywell-load");
            storages.add(Storage.inFolder(folder));
        }
        ServiceLoad load = start(storages);
        load.measure(8, MEASURED); // warms up
        for (int callers : new int[] {1, 8, 64}) {
            System.out.println(load.measure(callers, MEASURED));
        }
        load.memory(calls);
        load.close();
        overload();
    }

    private static ServiceLoad start(List<Storage> storages) {
        List<SpeechServer> servers = new ArrayList<>();
        for (Storage storage : storages) {
            servers.add(SpeechServer.start(ServiceConfig.at(storage), new ScriptedEngine()));
        }
        return new ServiceLoad(servers);
    }

    private void close() {
        servers.forEach(SpeechServer::close);
    }

    /// Makes so many calls with so many callers at a time; the session keys are not counted by the
    /// minute.
    private String measure(int callers, int calls) throws InterruptedException {
        long[] nanos = new long[calls];
        Map<Integer, LongAdder> statuses = new ConcurrentHashMap<>();
        AtomicInteger next = new AtomicInteger();
        byte[] wav = Caller.wav(3);
        OkHttpClient http =
                new OkHttpClient.Builder()
                        .dispatcher(new Dispatcher())
                        .connectionPool(new ConnectionPool(callers, 1, TimeUnit.MINUTES))
                        .readTimeout(Duration.ofSeconds(70))
                        .build();
        long began = System.nanoTime();
        List<Thread> threads = new ArrayList<>();
        for (int c = 0; c < callers; c++) {
            int which = c % servers.size();
            SpeechServer server = servers.get(which);
            Caller caller = new Caller(http, server.baseUrl(), server.sessionKey().text());
            threads.add(
                    Thread.startVirtualThread(
                            () -> {
                                for (int i = next.getAndIncrement();
                                        i < calls;
                                        i = next.getAndIncrement()) {
                                    long start = System.nanoTime();
                                    int status = caller.judge(wav).status();
                                    nanos[i] = System.nanoTime() - start;
                                    statuses.computeIfAbsent(status, any -> new LongAdder())
                                            .increment();
                                }
                            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        double seconds = (System.nanoTime() - began) / 1e9;
        http.connectionPool().evictAll();
        Arrays.sort(nanos);
        return "%d callers: %.0f calls/s, median %.1f ms, 99th of 100 %.1f ms, longest %.0f ms, %s"
                .formatted(
                        callers,
                        calls / seconds,
                        nanos[calls / 2] / 1e6,
                        nanos[calls * 99 / 100] / 1e6,
                        nanos[calls - 1] / 1e6,
                        new TreeMap<>(statuses));
    }

    private void memory(int calls) throws InterruptedException {
        int steps = 5;
        System.out.printf("memory after %s: ", "0 calls");
        System.out.println(used());
        for (int i = 1; i <= steps; i++) {
            measure(8, calls / steps);
            System.out.printf("memory after %d calls: %s%n", i * calls / steps, used());
        }
    }

    private static String used() {
        System.gc();
        var heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        return "%.1f MB of heap, %d threads"
                .formatted(
                        heap.getUsed() / 1e6, ManagementFactory.getThreadMXBean().getThreadCount());
    }

    /// More callers than places, and a key with a limit.
    private static void overload() throws Exception {
        Storage storage = Storage.inFolder(Files.createTempDirectory("saywell-overload"));
        ServiceConfig config = ServiceConfig.at(storage).with(Limits.usual().withWaiting(16));
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine());
                KeyConsole console = KeyConsole.open(storage)) {
            ServiceLoad load = new ServiceLoad(List.of(server));
            System.out.println("overload, 400 callers, 16 places: " + load.measure(400, 8_000));
            String limited = console.create(KeyRequest.named("limited")).value().text();
            Caller caller = new Caller(server, limited);
            Map<Integer, Integer> statuses = new TreeMap<>();
            for (int i = 0; i < 300; i++) {
                statuses.merge(caller.judge(1).status(), 1, Integer::sum);
            }
            System.out.println("300 calls at once with a limit of 100 a minute: " + statuses);
        }
    }
}
