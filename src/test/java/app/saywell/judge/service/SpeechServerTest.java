package app.saywell.judge.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.judge.service.account.AccountStatement;
import app.saywell.judge.service.account.BilledUsage;
import app.saywell.judge.service.account.CreatedKey;
import app.saywell.judge.service.account.DollarAmount;
import app.saywell.judge.service.account.IssuedKey;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.account.KeySecret;
import app.saywell.judge.service.account.ServicePlan;
import app.saywell.judge.service.store.StorageConfig;
import app.saywell.speech.ServiceEndpoint;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Keys, plans and billing as a caller sees them, changed from the consoles while the service runs.
class SpeechServerTest {
    @TempDir
    private Path folder;

    private final SettableClock clock = new SettableClock("2026-03-10T10:00:00Z");
    private SpeechServer server;
    private KeyConsole keys;
    private AccountConsole account;

    @BeforeEach
    void start() {
        StorageConfig storage = StorageConfig.inFolder(folder);
        server = SpeechServer.start(
                ServiceConfig.inFolder(folder).withPlan(ServicePlan.STARTER).withClock(clock), new ScriptedEngine());
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
        CreatedKey created = keys.create(KeyRequest.withName("room 4"));
        assertThat(caller(created.secret()).judge(1).status()).isEqualTo(200);
        keys.deactivate("room 4");
        assertThat(caller(created.secret()).judge(1).status()).isEqualTo(401);
    }

    @Test
    void knowsAKeyUntilItExpires() {
        CreatedKey created = keys.create(
                KeyRequest.withName("exam").withExpiry(clock.instant().plusSeconds(60)));
        clock.advance(Duration.ofMillis(59_999));
        assertThat(caller(created.secret()).judge(1).status()).isEqualTo(200);
        clock.advance(Duration.ofMillis(1));
        assertThat(caller(created.secret()).judge(1).status()).isEqualTo(401);
    }

    @Test
    void storesNoSessionKey() {
        assertThat(caller(server.sessionKey()).judge(1).status()).isEqualTo(200);
        assertThat(keys.list()).extracting(IssuedKey::handle).isEmpty();
        KeySecret before = server.sessionKey();
        server.close();
        server = SpeechServer.start(ServiceConfig.inFolder(folder).withClock(clock), new ScriptedEngine());
        assertThat(caller(before).judge(1).status()).isEqualTo(401);
    }

    @Test
    void keepsToTheRateOfTheKeyAndSaysWhenToComeAgain() {
        TestCaller caller =
                caller(keys.create(KeyRequest.withName("slow").withRateLimit(3)).secret());
        for (int i = 0; i < 3; i++) {
            assertThat(caller.judge(1).status()).isEqualTo(200);
            clock.advance(Duration.ofSeconds(10));
        }
        TestCaller.CallReply refused = caller.judge(1);
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.body()).contains("\"RATE_LIMIT_EXCEEDED\"");
        assertThat(refused.retryAfter()).isEqualTo("30");
        clock.advance(Duration.ofSeconds(30));
        assertThat(caller.judge(1).status()).isEqualTo(200);
    }

    @Test
    void believesNoHeaderThatAProxyMayHaveWritten() {
        AtomicInteger calls = new AtomicInteger();
        OkHttpClient disguised = new OkHttpClient.Builder()
                .addInterceptor(chain -> chain.proceed(disguise(chain.request(), calls.incrementAndGet())))
                .build();
        String secret = keys.create(KeyRequest.withName("slow").withRateLimit(3))
                .secret()
                .text();
        TestCaller caller = new TestCaller(disguised, server.baseUrl(), secret);
        for (int i = 0; i < 3; i++) {
            assertThat(caller.judge(1).status()).isEqualTo(200);
        }
        assertThat(caller.judge(1).status()).as("from yet another address").isEqualTo(429);
        assertThat(new TestCaller(disguised, server.baseUrl(), "none").judge(1).status())
                .as("from this computer itself")
                .isEqualTo(401);
    }

    private static Request disguise(Request request, int number) {
        String address = "127.0.0." + number;
        return request.newBuilder()
                .header("X-Forwarded-For", address)
                .header("X-Real-IP", address)
                .header("Forwarded", "for=" + address + ";proto=https;host=elsewhere.example")
                .header("X-Forwarded-Proto", "https")
                .header("X-Forwarded-Host", "elsewhere.example")
                .header("X-Forwarded-User", "admin")
                .build();
    }

    @Test
    void billsBegunSecondsOfAnsweredCallsAlone() {
        TestCaller caller = caller(server.sessionKey());
        assertThat(caller.judge(2.0).status()).isEqualTo(200);
        assertThat(caller.judge(2.01).status()).isEqualTo(200);
        assertThat(caller.transcribe(0.5).status()).isEqualTo(200);
        assertThat(caller.judge(0.05).status()).isEqualTo(400);
        assertThat(caller.judge(new byte[100]).status()).isEqualTo(400);
        AccountStatement statement = account.statement();
        assertThat(statement.usage())
                .contains(new BilledUsage(ServiceEndpoint.PRONUNCIATION_SIMPLE, 2, 5, new DollarAmount(3_000)))
                .contains(new BilledUsage(ServiceEndpoint.TRANSCRIBE, 1, 1, new DollarAmount(400)));
        assertThat(statement.balance()).isEqualTo(new DollarAmount(5_000_000 - 3_400));
    }

    @Test
    void keepsPronunciationFromTheFreePlanAndAnswersTranscriptions() {
        account.changePlan(ServicePlan.FREE);
        TestCaller caller = caller(server.sessionKey());
        TestCaller.CallReply refused = caller.judge(1);
        assertThat(refused.status()).isEqualTo(402);
        assertThat(refused.body()).contains("\"PAYMENT_REQUIRED\"");
        assertThat(caller.transcribe(1).status()).isEqualTo(200);
    }

    @Test
    void asksForPaymentAtZeroUntilTheFirstOfTheMonth() {
        account.changePlan(ServicePlan.FREE);
        TestCaller caller = caller(server.sessionKey());
        assertThat(caller.transcribe(499).status()).isEqualTo(200);
        assertThat(caller.transcribe(2).status()).as("beyond the rest").isEqualTo(402);
        assertThat(caller.transcribe(1).status()).as("the rest").isEqualTo(200);
        assertThat(caller.transcribe(1).status()).isEqualTo(402);
        assertThat(account.statement().balance()).isEqualTo(DollarAmount.ZERO);
        clock.set("2026-04-01T00:00:00Z");
        assertThat(caller.transcribe(1).status()).isEqualTo(200);
    }

    @Test
    void opensANewAccountAsEnterpriseAndLeavesThePlanOfAnOldOne(@TempDir Path other) {
        StorageConfig storage = StorageConfig.inFolder(other);
        for (ServicePlan expected : new ServicePlan[] {ServicePlan.ENTERPRISE, ServicePlan.PRO}) {
            try (SpeechServer server = SpeechServer.start(ServiceConfig.inFolder(other), new ScriptedEngine());
                    AccountConsole console = AccountConsole.open(storage)) {
                assertThat(server.port()).isPositive();
                assertThat(console.statement().plan()).isEqualTo(expected);
                console.changePlan(ServicePlan.PRO);
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

    private TestCaller caller(KeySecret key) {
        return new TestCaller(server, key.text());
    }
}
