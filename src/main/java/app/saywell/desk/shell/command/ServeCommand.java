package app.saywell.desk.shell.command;

import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.shell.start.EngineFactory;
import app.saywell.desk.shell.start.InstalledPolicy;
import app.saywell.desk.store.policy.LockedFeatureException;
import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import app.saywell.judge.service.account.ServicePlan;
import app.saywell.judge.service.call.ServiceLimits;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Runs the service until the process is stopped.
@Command(name = "serve", description = "Runs the speech service, for this computer or for a school.")
final class ServeCommand implements Callable<Integer> {
    private static final long BUFFER_CHECK_SECONDS = 5;
    private static final long MAX_BUFFER_BYTES = 24L << 20;

    @Mixin
    private StorageOptions storage;

    @Mixin
    private ListenAddressOptions listen;

    @Option(
            names = "--plan",
            converter = PlanConverter.class,
            description = "Sets the account's plan: free, starter, pro or enterprise.")
    private @Nullable ServicePlan plan;

    @Override
    public Integer call() throws InterruptedException {
        LockedFeatureException.requireUnlocked(InstalledPolicy.required(), LockedFeature.API_KEYS);
        ServiceConfig config = ServiceConfig.ofStorage(storage.storageConfig())
                .with(listen.listenAddress())
                .with(ServiceLimits.defaults().endingEveryCall());
        config = listen.adminAddress().map(config::withAdmin).orElse(config);
        if (plan != null) {
            config = config.withPlan(plan);
        }
        SpeechEngine engine = EngineFactory.open();
        engine.prepare();
        SpeechServer server = SpeechServer.start(config, engine);
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime()
                .addShutdownHook(Thread.ofPlatform().name("serve-stop").unstarted(() -> {
                    server.close();
                    engine.close();
                    stopped.countDown();
                }));
        System.out.println("Saywell service at " + server.baseUrl());
        server.adminUrl().ifPresent(url -> System.out.println("Health and metrics at " + url));
        System.out.flush();
        while (!stopped.await(BUFFER_CHECK_SECONDS, TimeUnit.SECONDS)) {
            freeBuffers();
        }
        return 0;
    }

    // What the networks read lies outside the heap and is freed with the small objects that own it,
    // which a heap that is far from full does not collect by itself.
    private static void freeBuffers() {
        boolean full = ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                .anyMatch(pool -> pool.getMemoryUsed() > MAX_BUFFER_BYTES);
        if (full) {
            System.gc();
        }
    }
}
