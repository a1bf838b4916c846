package app.saywell.judge.service;

import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.call.ServiceLimits;
import app.saywell.judge.service.store.StorageConfig;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Loads services with callers and prints calls per second and latency at 1, 8 and 64 callers,
/// memory over many calls, and the answers under overload.
///
/// It uses the scripted engine, so the figures are those of the service alone: HTTP, upload, audio
/// decoding, key, rate limit, credit and billing. The first argument is the number of calls over
/// which memory is measured (20,000 by default). Further arguments are JDBC URLs. For each of them
/// a service is started in its own process, so naming a PostgreSQL database twice measures two
/// services that share it. In that case nothing else is measured.
final class ServiceLoadMain {
    private static final int MEASURED_CALLS = 2_000;

    private ServiceLoadMain() {}

    public static void main(String[] args) throws Exception {
        if (args.length > 1) {
            measureProcesses(List.of(args).subList(1, args.length));
            return;
        }
        StorageConfig storage = StorageConfig.inFolder(TempFolders.create("saywell-load"));
        try (SpeechServer server = SpeechServer.start(ServiceConfig.ofStorage(storage), new ScriptedEngine())) {
            LoadGenerator load = new LoadGenerator(List.of(target(server)));
            measureRates(load);
            measureMemory(load, args.length > 0 ? Integer.parseInt(args[0]) : 20_000);
        }
        measureOverload();
    }

    private static void measureProcesses(List<String> jdbcUrls) throws Exception {
        List<ForkedService> services = new ArrayList<>();
        try {
            for (String url : jdbcUrls) {
                services.add(ForkedService.start(url));
            }
            measureRates(new LoadGenerator(
                    services.stream().map(ForkedService::target).toList()));
        } finally {
            for (ForkedService service : services) {
                service.close();
            }
        }
    }

    private static void measureRates(LoadGenerator load) throws InterruptedException {
        load.run(8, MEASURED_CALLS); // warms up
        for (int callers : new int[] {1, 8, 64}) {
            System.out.println(load.run(callers, MEASURED_CALLS));
        }
    }

    private static void measureMemory(LoadGenerator load, int calls) throws InterruptedException {
        int steps = 5;
        System.out.println("memory after 0 calls: " + memoryUse());
        for (int i = 1; i <= steps; i++) {
            load.run(8, calls / steps);
            System.out.printf("memory after %d calls: %s%n", i * calls / steps, memoryUse());
        }
    }

    private static String memoryUse() {
        System.gc();
        var heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        int threads = ManagementFactory.getThreadMXBean().getThreadCount();
        return "%.1f MB of heap, %d threads".formatted(heap.getUsed() / 1e6, threads);
    }

    /// More callers than the queue has room for, and a key with a rate limit.
    private static void measureOverload() throws Exception {
        StorageConfig storage = StorageConfig.inFolder(TempFolders.create("saywell-overload"));
        ServiceConfig config =
                ServiceConfig.ofStorage(storage).with(ServiceLimits.defaults().withQueueLength(16));
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine());
                KeyConsole console = KeyConsole.open(storage)) {
            LoadGenerator load = new LoadGenerator(List.of(target(server)));
            System.out.println("16 places in the queue, " + load.run(400, 8_000));
            String limited = console.create(KeyRequest.withName("limited").withRateLimit(100))
                    .secret()
                    .text();
            TestCaller caller = new TestCaller(server, limited);
            Map<Integer, Integer> statuses = new TreeMap<>();
            for (int i = 0; i < 300; i++) {
                statuses.merge(caller.judge(1).status(), 1, Integer::sum);
            }
            System.out.println("300 calls with a limit of 100 a minute: " + statuses);
        }
    }

    private static LoadGenerator.LoadTarget target(SpeechServer server) {
        return new LoadGenerator.LoadTarget(
                server.baseUrl(), server.sessionKey().text());
    }
}
