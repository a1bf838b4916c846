package app.saywell.service;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.service.account.Use;
import app.saywell.service.store.Storage;
import app.saywell.service.store.TestDatabase;

import org.junit.jupiter.api.Test;

/// A database that goes away under a running service, and comes back.
class DatabaseOutageTest {
    @Test
    void turnsCallersAwayForAWhileAndBillsNothing() throws Exception {
        Storage storage = TestDatabase.POSTGRESQL.fresh();
        ServiceConfig config = ServiceConfig.at(storage);
        try (SpeechServer server = SpeechServer.start(config, new ScriptedEngine())) {
            Caller caller = new Caller(server, server.sessionKey().text());
            assertThat(caller.judge(1).status()).isEqualTo(200);

            TestDatabase.open(storage, false);
            for (int call = 0; call < 2; call++) {
                Caller.Reply reply = caller.judge(1);
                assertThat(reply.status()).isEqualTo(503);
                assertThat(reply.retryAfter()).isEqualTo("5");
                assertThat(reply.body()).contains("\"SERVICE_UNAVAILABLE\"");
            }

            TestDatabase.open(storage, true);
            assertThat(statusOnceBack(caller)).isEqualTo(200);
            try (AccountConsole account = AccountConsole.open(storage)) {
                assertThat(account.statement().use().stream().mapToLong(Use::calls).sum())
                        .isEqualTo(2);
            }
        }
    }

    /// A connection that broke may be met once more before the pool has found out.
    private static int statusOnceBack(Caller caller) throws Exception {
        int status = 503;
        for (int call = 0; call < 20 && status == 503; call++) {
            status = caller.judge(1).status();
            Thread.sleep(100);
        }
        return status;
    }
}
