package app.saywell.service.store;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.service.Caller;
import app.saywell.service.KeyConsole;
import app.saywell.service.ScriptedEngine;
import app.saywell.service.ServiceConfig;
import app.saywell.service.SpeechServer;
import app.saywell.service.account.KeyRequest;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Two whole services behind, as it were, a load balancer, by the clock of the database itself.
class TwoServicesTest {
    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    void shareKeysAndTheirMinute(TestDatabase kind) throws Exception {
        Storage storage = kind.fresh();
        int limit = 20;
        try (SpeechServer one =
                        SpeechServer.start(ServiceConfig.at(storage), new ScriptedEngine());
                SpeechServer other =
                        SpeechServer.start(ServiceConfig.at(storage), new ScriptedEngine());
                KeyConsole console = KeyConsole.open(storage);
                ExecutorService threads = Executors.newFixedThreadPool(8)) {
            String key = console.create(KeyRequest.named("both").limitedTo(limit)).value().text();
            List<Future<Integer>> calls = new ArrayList<>();
            for (int i = 0; i < 2 * limit; i++) {
                Caller caller = new Caller(i % 2 == 0 ? one : other, key);
                calls.add(threads.submit(() -> caller.judge(1).status()));
            }
            List<Integer> statuses = new ArrayList<>();
            for (Future<Integer> call : calls) {
                statuses.add(call.get());
            }
            assertThat(statuses).containsOnly(200, 429);
            assertThat(statuses.stream().filter(status -> status == 200)).hasSize(limit);
            console.deactivate("both");
            assertThat(new Caller(one, key).judge(1).status()).isEqualTo(401);
            assertThat(new Caller(other, key).judge(1).status()).isEqualTo(401);
        }
    }
}
