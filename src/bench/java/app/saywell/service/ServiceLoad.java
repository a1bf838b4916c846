package app.saywell.service;

import app.saywell.service.account.KeyRequest;
import app.saywell.service.call.Limits;
import app.saywell.service.store.Storage;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Loads services with callers and prints what they do: calls a second and latency at 1, 8 and 64
/// callers, memory over many calls, and the answers under overload.
///
/// The engine is the scripted one, so the figures are those of the service alone: HTTP, upload,
/// audio decoding, key, rate, credit and bill. The first argument is the number of calls over which
/// memory is watched, 20,000 unless given. Further arguments are JDBC URLs: for each of them a
/// service is started in a process of its own, so naming a PostgreSQL database twice measures two
/// services that share it, and nothing else is measured.
final class ServiceLoad {
    private static final int MEASURED = 2_000;

    private ServiceLoad() {}

    public static void main(String[] args) throws Exception {
        if (args.length > 1) {
            processes(List.of(args).subList(1, args.length));
            return;
        }
        Storage storage = Storage.inFolder(TempFolders.create("saywell-load"));
        try (SpeechServer server =
                SpeechServer.start(ServiceConfig.at(storage), new ScriptedEngine())) {
            Load load = new Load(List.of(target(server)));
            rates(load);
            memory(load, args.length > 0 ? Integer.parseInt(args[0]) : 20_000);
        }
        overload();
    }

    private static void processes(List<String> jdbcUrls) throws Exception {
        List<ServiceProcess> services = new ArrayList<>();
        try {
            for (String url : jdbcUrls) {
                services.add(ServiceProcess.start(url));
            }
            rates(new Load(services.stream().map(ServiceProcess::target).toList()));
        } finally {
            for (ServiceProcess service : services) {
                service.close();
            }
        }
    }

    private static void rates(Load load) throws InterruptedException {
        load.run(8, MEASURED); // warms up
        for (int callers : new int[] {1, 8, 64}) {
            System.out.println(load.run(callers, MEASURED));
        }
    }

    private static void memory(Load load, int calls) throws InterruptedException {
        int steps = 5;
        System.out.println("memory after 0 calls: " + used());
        for (int i = 1; i <= steps; i++) {
            load.run(8, calls / steps);
            System.out.printf("memory after %d calls: %s%n", i * calls / steps, used());
        }
    }

    private static String used() {
        System.gc();
        var heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        int threads = ManagementFactory.getThreadMXBean().getThreadCount();
        return "%.1f MB of heap, %d threads".formatted(heap.getUsed() / 1e6, threads);
    }

    /// More callers than places, and a key with a limit.
    private static void overload() throws Exception {
        Storage storage = Storage.inFolder(TempFolders.create("saywell-overload"));
        ServiceConfig config = ServiceConfig.at(storage).with(Limits.usual().withWaiting(16));
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine());
                KeyConsole console = KeyConsole.open(storage)) {
            Load load = new Load(List.of(target(server)));
            System.out.println("16 places in the queue, " + load.run(400, 8_000));
            String limited =
                    console.create(KeyRequest.named("limited").limitedTo(100)).value().text();
            Caller caller = new Caller(server, limited);
            Map<Integer, Integer> statuses = new TreeMap<>();
            for (int i = 0; i < 300; i++) {
                statuses.merge(caller.judge(1).status(), 1, Integer::sum);
            }
            System.out.println("300 calls with a limit of 100 a minute: " + statuses);
        }
    }

    private static Load.Target target(SpeechServer server) {
        return new Load.Target(server.baseUrl(), server.sessionKey().text());
    }
}
