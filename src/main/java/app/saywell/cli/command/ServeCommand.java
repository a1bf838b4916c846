package app.saywell.cli.command;

import app.saywell.cli.Engines;
import app.saywell.engine.SpeechEngine;
import app.saywell.service.ServiceConfig;
import app.saywell.service.SpeechServer;
import app.saywell.service.account.Plan;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;

/// Runs the service until the process is told to stop.
@Command(
        name = "serve",
        description = "Runs the speech service, for this computer or for a school's rooms.")
final class ServeCommand implements Callable<Integer> {
    @Mixin private StorageOptions storage;

    @Mixin private ListenOptions listen;

    @Option(
            names = "--plan",
            converter = PlanConverter.class,
            description = "The account's plan from now on: free, starter, pro or enterprise.")
    private @Nullable Plan plan;

    @Override
    public Integer call() throws InterruptedException {
        ServiceConfig config = ServiceConfig.at(storage.storage()).with(listen.listen());
        if (plan != null) {
            config = config.withPlan(plan);
        }
        SpeechEngine engine = Engines.open(storage.folder());
        SpeechServer server = SpeechServer.start(config, engine);
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime()
                .addShutdownHook(
                        Thread.ofPlatform()
                                .name("serve-stop")
                                .unstarted(
                                        () -> {
                                            server.close();
                                            engine.close();
                                            stopped.countDown();
                                        }));
        System.out.println("Saywell service at " + server.baseUrl());
        System.out.flush();
        stopped.await();
        return 0;
    }
}
