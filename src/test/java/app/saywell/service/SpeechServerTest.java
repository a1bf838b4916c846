package app.saywell.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.service.account.ApiKey;
import app.saywell.service.account.CreatedKey;
import app.saywell.service.account.KeyRequest;
import app.saywell.service.account.KeyValue;
import app.saywell.service.account.Money;
import app.saywell.service.account.Plan;
import app.saywell.service.account.Statement;
import app.saywell.service.account.Use;
import app.saywell.service.store.Storage;
import app.saywell.speech.Endpoint;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/// Keys, plans and money as a caller meets them, changed from the consoles while the service runs.
class SpeechServerTest {
    @TempDir private Path folder;

    private final SettableClock clock = new SettableClock("2026-03-10T10:00:00Z");
    private SpeechServer server;
    private KeyConsole keys;
    private AccountConsole account;

    @BeforeEach
    void start() {
        Storage storage = Storage.inFolder(folder);
        server =
                SpeechServer.start(
                        ServiceConfig.inFolder(folder).withPlan(Plan.STARTER).withClock(clock),
                        new ScriptedEngine());
        keys = KeyConsole.open(storage, Optional.of(clock));
        account = AccountConsole.open(storage, Optional.of(clock));
    }

    @AfterEach
    void stop() {
        keys.close();
        account.close();
        server.close();
    }

    @Test
    void knowsAKeyAsSoonAsItIsMadeAndNoLongerWhenItIsEnded() {
        CreatedKey created = keys.create(KeyRequest.named("room 4"));
        assertThat(caller(created.value()).judge(1).status()).isEqualTo(200);
        keys.deactivate("room 4");
        assertThat(caller(created.value()).judge(1).status()).isEqualTo(401);
    }

    @Test
    void knowsAKeyUntilItExpires() {
        CreatedKey created =
                keys.create(KeyRequest.named("exam").expiring(clock.instant().plusSeconds(60)));
        clock.pass(Duration.ofMillis(59_999));
        assertThat(caller(created.value()).judge(1).status()).isEqualTo(200);
        clock.pass(Duration.ofMillis(1));
        assertThat(caller(created.value()).judge(1).status()).isEqualTo(401);
    }

    @Test
    void storesNoSessionKey() {
        assertThat(caller(server.sessionKey()).judge(1).status()).isEqualTo(200);
        assertThat(keys.list()).extracting(ApiKey::handle).isEmpty();
        KeyValue before = server.sessionKey();
        server.close();
        server =
                SpeechServer.start(
                        ServiceConfig.inFolder(folder).withClock(clock), new ScriptedEngine());
        assertThat(caller(before).judge(1).status()).isEqualTo(401);
    }

    @Test
    void keepsToTheRateOfTheKeyAndSaysWhenToComeAgain() {
        Caller caller = caller(keys.create(KeyRequest.named("slow").limitedTo(3)).value());
        for (int i = 0; i < 3; i++) {
            assertThat(caller.judge(1).status()).isEqualTo(200);
            clock.pass(Duration.ofSeconds(10));
        }
        Caller.Reply refused = caller.judge(1);
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.body()).contains("\"RATE_LIMIT_EXCEEDED\"");
        assertThat(refused.retryAfter()).isEqualTo("30");
        clock.pass(Duration.ofSeconds(30));
        assertThat(caller.judge(1).status()).isEqualTo(200);
    }

    @Test
    void billsBegunSecondsOfAnsweredCallsAlone() {
        Caller caller = caller(server.sessionKey());
        assertThat(caller.judge(2.0).status()).isEqualTo(200);
        assertThat(caller.judge(2.01).status()).isEqualTo(200);
        assertThat(caller.transcribe(0.5).status()).isEqualTo(200);
        assertThat(caller.judge(0.05).status()).isEqualTo(400);
        assertThat(caller.judge(new byte[100]).status()).isEqualTo(400);
        Statement statement = account.statement();
        assertThat(statement.use())
                .contains(new Use(Endpoint.PRONUNCIATION_SIMPLE, 2, 5, new Money(3_000)))
                .contains(new Use(Endpoint.TRANSCRIBE, 1, 1, new Money(400)));
        assertThat(statement.balance()).isEqualTo(new Money(5_000_000 - 3_400));
    }

    @Test
    void keepsPronunciationFromTheFreePlanAndAnswersTranscriptions() {
        account.changePlan(Plan.FREE);
        Caller caller = caller(server.sessionKey());
        Caller.Reply refused = caller.judge(1);
        assertThat(refused.status()).isEqualTo(402);
        assertThat(refused.body()).contains("\"PAYMENT_REQUIRED\"");
        assertThat(caller.transcribe(1).status()).isEqualTo(200);
    }

    @Test
    void asksForPaymentAtZeroUntilTheFirstOfTheMonth() {
        account.changePlan(Plan.FREE);
        Caller caller = caller(server.sessionKey());
        assertThat(caller.transcribe(499).status()).isEqualTo(200);
        assertThat(caller.transcribe(2).status()).as("beyond the rest").isEqualTo(402);
        assertThat(caller.transcribe(1).status()).as("the rest").isEqualTo(200);
        assertThat(caller.transcribe(1).status()).isEqualTo(402);
        assertThat(account.statement().balance()).isEqualTo(Money.ZERO);
        clock.set("2026-04-01T00:00:00Z");
        assertThat(caller.transcribe(1).status()).isEqualTo(200);
    }

    @Test
    void opensANewAccountAsEnterpriseAndLeavesThePlanOfAnOldOne(@TempDir Path other) {
        Storage storage = Storage.inFolder(other);
        for (Plan expected : new Plan[] {Plan.ENTERPRISE, Plan.PRO}) {
            try (SpeechServer any =
                            SpeechServer.start(
                                    ServiceConfig.inFolder(other), new ScriptedEngine());
                    AccountConsole console = AccountConsole.open(storage)) {
                assertThat(any.port()).isPositive();
                assertThat(console.statement().plan()).isEqualTo(expected);
                console.changePlan(Plan.PRO);
            }
        }
    }

    @Test
    void saysWhichPortIsTaken(@TempDir Path other) {
        ServiceConfig config = ServiceConfig.inFolder(other).withPort(server.port());
        assertThatThrownBy(() -> SpeechServer.start(config, new ScriptedEngine()))
                .isInstanceOf(ServiceException.class)
                .hasMessageContaining(String.valueOf(server.port()));
    }

    private Caller caller(KeyValue key) {
        return new Caller(server, key.text());
    }
}
