package app.saywell.service.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.service.SettableClock;
import app.saywell.service.account.AccountException;
import app.saywell.service.account.ApiKey;
import app.saywell.service.account.CreatedKey;
import app.saywell.service.account.KeyRequest;
import app.saywell.service.account.KeyValue;
import app.saywell.service.account.Plan;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class KeyStoreTest {
    private final TestDatabase kind;

    private final SettableClock clock = new SettableClock("2026-03-10T10:00:00Z");
    private Database database;
    private KeyStore keys;

    KeyStoreTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() throws Exception {
        database = Database.open(kind.fresh(), Optional.of(clock), Plan.STARTER);
        keys = new KeyStore(database);
    }

    @AfterEach
    void close() {
        if (database != null) {
            database.close();
        }
    }

    @Test
    void showsTheSecretOnceAndKeepsOnlyItsHash() {
        CreatedKey created = keys.create(KeyRequest.named("room 4"));
        String secret = created.value().text().substring("sk-svc-".length() + 8);
        assertThat(created.value().text()).startsWith("sk-svc-");
        assertThat(keys.activeKey(created.value())).contains(created.key());
        List<String> stored =
                database.read(
                        handle ->
                                handle.createQuery("SELECT * FROM api_key").mapToMap().stream()
                                        .map(Object::toString)
                                        .toList());
        assertThat(stored).hasSize(1).noneMatch(row -> row.contains(secret));
        assertThat(created.toString()).doesNotContain(secret);
    }

    @Test
    void knowsNoKeyWithAnotherSecret() {
        String text = keys.create(KeyRequest.named("room 4")).value().text();
        String other = text.substring(0, text.length() - 1) + (text.endsWith("a") ? "b" : "a");
        assertThat(keys.activeKey(KeyValue.of(other).orElseThrow())).isEmpty();
    }

    @Test
    void endsAKeyForGood() {
        CreatedKey created = keys.create(KeyRequest.named("room 4"));
        ApiKey ended = keys.deactivate(created.key().handle());
        clock.pass(Duration.ofHours(1));
        assertThat(keys.deactivate(created.key().handle())).isEqualTo(ended);
        assertThat(ended.status(clock.instant())).isEqualTo(ApiKey.Status.INACTIVE);
        assertThat(keys.activeKey(created.value())).isEmpty();
    }

    @Test
    void endsAKeyByItsNameUnlessSeveralHaveIt() {
        keys.create(KeyRequest.named("room"));
        assertThat(keys.deactivate("room").deactivatedAt()).isPresent();
        keys.create(KeyRequest.named("room"));
        keys.create(KeyRequest.named("room"));
        assertRefused(() -> keys.deactivate("room"), AccountException.Kind.UNKNOWN_KEY);
        assertRefused(() -> keys.deactivate("hall"), AccountException.Kind.UNKNOWN_KEY);
    }

    @Test
    void endsAKeyWhenItsTimeComes() {
        CreatedKey created =
                keys.create(KeyRequest.named("exam").expiring(clock.instant().plusSeconds(3600)));
        clock.pass(Duration.ofMillis(3_599_999));
        assertThat(keys.activeKey(created.value())).isPresent();
        clock.pass(Duration.ofMillis(1));
        assertThat(keys.activeKey(created.value())).isEmpty();
        assertThat(keys.list().getFirst().status(clock.instant()))
                .isEqualTo(ApiKey.Status.INACTIVE);
    }

    @Test
    void makesNoMoreKeysThanThePlanHas() {
        CreatedKey first = keys.create(KeyRequest.named("1"));
        keys.create(KeyRequest.named("2").expiring(clock.instant().plusSeconds(60)));
        keys.create(KeyRequest.named("3"));
        assertRefused(
                () -> keys.create(KeyRequest.named("4")), AccountException.Kind.TOO_MANY_KEYS);
        keys.deactivate(first.key().handle());
        keys.create(KeyRequest.named("4"));
        clock.pass(Duration.ofSeconds(60));
        keys.create(KeyRequest.named("5"));
        assertRefused(
                () -> keys.create(KeyRequest.named("6")), AccountException.Kind.TOO_MANY_KEYS);
        assertThat(keys.list())
                .extracting(ApiKey::name)
                .containsExactlyInAnyOrder("1", "2", "3", "4", "5");
    }

    @Test
    void takesAHundredCallsAMinuteAtMostUnlessAContractSaysMore() {
        new AccountStore(database).changePlan(Plan.PRO);
        assertThat(keys.create(KeyRequest.named("usual")).key().rateLimit()).isEqualTo(100);
        new AccountStore(database).changePlan(Plan.ENTERPRISE);
        assertThat(keys.create(KeyRequest.named("free")).key().rateLimit())
                .isEqualTo(ApiKey.UNLIMITED);
        assertThat(keys.create(KeyRequest.named("slow").limitedTo(1)).key().rateLimit())
                .isEqualTo(1);
        for (int wrong : new int[] {0, -1, 101}) {
            assertRefused(
                    () -> keys.create(KeyRequest.named("x").limitedTo(wrong)),
                    AccountException.Kind.BAD_RATE_LIMIT);
        }
        new AccountStore(database).raiseRateLimit(250);
        assertThat(keys.create(KeyRequest.named("fast").limitedTo(250)).key().rateLimit())
                .isEqualTo(250);
    }

    @Test
    void makesNoKeyWithoutANameOrAlreadyExpired() {
        assertRefused(() -> keys.create(KeyRequest.named(" ")), AccountException.Kind.BAD_NAME);
        assertRefused(
                () -> keys.create(KeyRequest.named("late").expiring(clock.instant())),
                AccountException.Kind.BAD_EXPIRY);
    }

    private static void assertRefused(Runnable action, AccountException.Kind kind) {
        assertThatThrownBy(action::run)
                .isInstanceOf(AccountException.class)
                .extracting(e -> ((AccountException) e).kind())
                .isEqualTo(kind);
    }
}
