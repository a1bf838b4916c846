package app.saywell.judge.service;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.service.account.BilledUsage;
import app.saywell.judge.service.store.StorageConfig;
import app.saywell.judge.service.store.TestDatabase;
import org.junit.jupiter.api.Test;

/// The database of a running service becomes unreachable and comes back.
class DatabaseOutageTest {
    @Test
    void turnsCallersAwayForAWhileAndBillsNothing() throws Exception {
        StorageConfig storage = TestDatabase.POSTGRESQL.fresh();
        ServiceConfig config = ServiceConfig.ofStorage(storage);
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine())) {
            TestCaller caller = new TestCaller(server, server.sessionKey().text());
            assertThat(caller.judge(1).status()).isEqualTo(200);

            TestDatabase.open(storage, false);
            for (int call = 0; call < 2; call++) {
                TestCaller.CallReply reply = caller.judge(1);
                assertThat(reply.status()).isEqualTo(503);
                assertThat(reply.retryAfter()).isEqualTo("5");
                assertThat(reply.body()).contains("\"SERVICE_UNAVAILABLE\"");
            }

            TestDatabase.open(storage, true);
            assertThat(statusOnceBack(caller)).isEqualTo(200);
            try (AccountConsole account = AccountConsole.open(storage)) {
                assertThat(account.statement().usage().stream()
                                .mapToLong(BilledUsage::calls)
                                .sum())
                        .isEqualTo(2);
            }
        }
    }

    /// The pool may return a broken connection once before it notices.
    private static int statusOnceBack(TestCaller caller) throws Exception {
        int status = 503;
        for (int call = 0; call < 20 && status == 503; call++) {
            status = caller.judge(1).status();
            Thread.sleep(100);
        }
        return status;
    }
}
