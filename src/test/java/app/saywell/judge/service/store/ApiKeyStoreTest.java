package app.saywell.judge.service.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.judge.service.SettableClock;
import app.saywell.judge.service.account.AccountException;
import app.saywell.judge.service.account.CreatedKey;
import app.saywell.judge.service.account.IssuedKey;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.account.KeySecret;
import app.saywell.judge.service.account.ServicePlan;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

@ParameterizedClass
@MethodSource("app.saywell.judge.service.store.TestDatabase#tested")
class ApiKeyStoreTest {
    private final TestDatabase kind;

    private final SettableClock clock = new SettableClock("2026-03-10T10:00:00Z");
    private ServiceDatabase database;
    private ApiKeyStore keys;

    ApiKeyStoreTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() throws Exception {
        database = ServiceDatabase.open(kind.fresh(), Optional.of(clock), ServicePlan.STARTER);
        keys = new ApiKeyStore(database);
    }

    @AfterEach
    void close() {
        if (database != null) {
            database.close();
        }
    }

    @Test
    void showsTheSecretOnceAndKeepsOnlyItsHash() {
        CreatedKey created = keys.create(KeyRequest.withName("room 4"));
        String secret = created.secret().text().substring("sk-svc-".length() + 8);
        assertThat(created.secret().text()).startsWith("sk-svc-");
        assertThat(keys.activeKey(created.secret())).contains(created.key());
        List<String> stored = database.read(handle -> handle.createQuery("SELECT * FROM api_key").mapToMap().stream()
                .map(Object::toString)
                .toList());
        assertThat(stored).hasSize(1).noneMatch(row -> row.contains(secret));
        assertThat(created.toString()).doesNotContain(secret);
    }

    @Test
    void knowsNoKeyWithAnotherSecret() {
        String text = keys.create(KeyRequest.withName("room 4")).secret().text();
        String other = text.substring(0, text.length() - 1) + (text.endsWith("a") ? "b" : "a");
        assertThat(keys.activeKey(KeySecret.parse(other).orElseThrow())).isEmpty();
    }

    @Test
    void endsAKeyForGood() {
        CreatedKey created = keys.create(KeyRequest.withName("room 4"));
        IssuedKey ended = keys.deactivate(created.key().handle());
        clock.advance(Duration.ofHours(1));
        assertThat(keys.deactivate(created.key().handle())).isEqualTo(ended);
        assertThat(ended.statusAt(clock.instant())).isEqualTo(IssuedKey.KeyStatus.INACTIVE);
        assertThat(keys.activeKey(created.secret())).isEmpty();
    }

    @Test
    void endsAKeyByItsNameUnlessSeveralHaveIt() {
        keys.create(KeyRequest.withName("room"));
        assertThat(keys.deactivate("room").deactivatedAt()).isPresent();
        keys.create(KeyRequest.withName("room"));
        keys.create(KeyRequest.withName("room"));
        assertRefused(() -> keys.deactivate("room"), AccountException.AccountErrorKind.UNKNOWN_KEY);
        assertRefused(() -> keys.deactivate("hall"), AccountException.AccountErrorKind.UNKNOWN_KEY);
    }

    @Test
    void endsOnlyTheKeyThatIsNamed() {
        CreatedKey other = keys.create(KeyRequest.withName("hall"));
        keys.create(KeyRequest.withName("room"));
        assertThat(keys.deactivate("room").name()).isEqualTo("room");
        assertThat(keys.activeKey(other.secret())).isPresent();
        assertRefused(() -> keys.deactivate("room"), AccountException.AccountErrorKind.UNKNOWN_KEY);
    }

    @Test
    void aNameHasAtMostAHundredCharacters() {
        assertThat(keys.create(KeyRequest.withName("x".repeat(100))).key().name())
                .hasSize(100);
        assertRefused(
                () -> keys.create(KeyRequest.withName("x".repeat(101))), AccountException.AccountErrorKind.BAD_NAME);
    }

    @Test
    void aContractAllowsFromOneCallToAMillion() {
        AccountStore account = new AccountStore(database);
        account.raiseRateLimit(1);
        account.raiseRateLimit(1_000_000);
        for (int wrong : new int[] {0, 1_000_001}) {
            assertRefused(() -> account.raiseRateLimit(wrong), AccountException.AccountErrorKind.BAD_RATE_LIMIT);
        }
    }

    @Test
    void endsAKeyWhenItsTimeComes() {
        CreatedKey created = keys.create(
                KeyRequest.withName("exam").withExpiry(clock.instant().plusSeconds(3600)));
        clock.advance(Duration.ofMillis(3_599_999));
        assertThat(keys.activeKey(created.secret())).isPresent();
        clock.advance(Duration.ofMillis(1));
        assertThat(keys.activeKey(created.secret())).isEmpty();
        assertThat(keys.list().getFirst().statusAt(clock.instant())).isEqualTo(IssuedKey.KeyStatus.INACTIVE);
    }

    @Test
    void makesNoMoreKeysThanThePlanHas() {
        CreatedKey first = keys.create(KeyRequest.withName("1"));
        keys.create(KeyRequest.withName("2").withExpiry(clock.instant().plusSeconds(60)));
        keys.create(KeyRequest.withName("3"));
        assertRefused(() -> keys.create(KeyRequest.withName("4")), AccountException.AccountErrorKind.TOO_MANY_KEYS);
        keys.deactivate(first.key().handle());
        keys.create(KeyRequest.withName("4"));
        clock.advance(Duration.ofSeconds(60));
        keys.create(KeyRequest.withName("5"));
        assertRefused(() -> keys.create(KeyRequest.withName("6")), AccountException.AccountErrorKind.TOO_MANY_KEYS);
        assertThat(keys.list()).extracting(IssuedKey::name).containsExactlyInAnyOrder("1", "2", "3", "4", "5");
    }

    @Test
    void takesAHundredCallsAMinuteAtMostUnlessAContractSaysMore() {
        new AccountStore(database).changePlan(ServicePlan.PRO);
        assertThat(keys.create(KeyRequest.withName("usual")).key().rateLimit()).isEqualTo(100);
        new AccountStore(database).changePlan(ServicePlan.ENTERPRISE);
        assertThat(keys.create(KeyRequest.withName("free")).key().rateLimit()).isEqualTo(IssuedKey.UNLIMITED_RATE);
        assertThat(keys.create(KeyRequest.withName("slow").withRateLimit(1))
                        .key()
                        .rateLimit())
                .isEqualTo(1);
        for (int wrong : new int[] {0, -1, 101}) {
            assertRefused(
                    () -> keys.create(KeyRequest.withName("x").withRateLimit(wrong)),
                    AccountException.AccountErrorKind.BAD_RATE_LIMIT);
        }
        new AccountStore(database).raiseRateLimit(250);
        assertThat(keys.create(KeyRequest.withName("fast").withRateLimit(250))
                        .key()
                        .rateLimit())
                .isEqualTo(250);
    }

    @Test
    void makesNoKeyWithoutANameOrAlreadyExpired() {
        assertRefused(() -> keys.create(KeyRequest.withName(" ")), AccountException.AccountErrorKind.BAD_NAME);
        assertRefused(
                () -> keys.create(KeyRequest.withName("late").withExpiry(clock.instant())),
                AccountException.AccountErrorKind.BAD_EXPIRY);
    }

    private static void assertRefused(Runnable action, AccountException.AccountErrorKind kind) {
        assertThatThrownBy(action::run)
                .isInstanceOf(AccountException.class)
                .extracting(e -> ((AccountException) e).kind())
                .isEqualTo(kind);
    }
}
