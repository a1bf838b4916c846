package app.saywell.judge.service.store;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.service.KeyConsole;
import app.saywell.judge.service.ScriptedEngine;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import app.saywell.judge.service.TestCaller;
import app.saywell.judge.service.account.KeyRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Two services on one database, as behind a load balancer, with the clock of the database.
class TwoServicesTest {
    @ParameterizedTest
    @MethodSource("app.saywell.judge.service.store.TestDatabase#tested")
    void shareKeysAndTheirMinute(TestDatabase kind) throws Exception {
        StorageConfig storage = kind.fresh();
        int limit = 20;
        try (SpeechServer firstServer = SpeechServer.start(ServiceConfig.ofStorage(storage), new ScriptedEngine());
                SpeechServer secondServer = SpeechServer.start(ServiceConfig.ofStorage(storage), new ScriptedEngine());
                KeyConsole console = KeyConsole.open(storage);
                ExecutorService threads = Executors.newFixedThreadPool(8)) {
            String key = console.create(KeyRequest.withName("both").withRateLimit(limit))
                    .secret()
                    .text();
            List<Future<Integer>> calls = new ArrayList<>();
            for (int i = 0; i < 2 * limit; i++) {
                TestCaller caller = new TestCaller(i % 2 == 0 ? firstServer : secondServer, key);
                calls.add(threads.submit(() -> caller.judge(1).status()));
            }
            List<Integer> statuses = new ArrayList<>();
            for (Future<Integer> call : calls) {
                statuses.add(call.get());
            }
            assertThat(statuses).containsOnly(200, 429);
            assertThat(statuses.stream().filter(status -> status == 200)).hasSize(limit);
            console.deactivate("both");
            assertThat(new TestCaller(firstServer, key).judge(1).status()).isEqualTo(401);
            assertThat(new TestCaller(secondServer, key).judge(1).status()).isEqualTo(401);
        }
    }
}
