package app.saywell.service.store;

import static app.saywell.speech.Endpoint.PRONUNCIATION_SIMPLE;
import static app.saywell.speech.Endpoint.TRANSCRIBE;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import app.saywell.service.SettableClock;
import app.saywell.service.account.AccountException;
import app.saywell.service.account.Credit;
import app.saywell.service.account.Money;
import app.saywell.service.account.Plan;
import app.saywell.service.account.Use;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class LedgerTest {
    private static final Admission ADMITTED = new Admission.Admitted();
    private static final Duration CALL = Duration.ofSeconds(60);

    private final TestDatabase kind;

    private final SettableClock clock = new SettableClock("2026-03-10T10:00:00Z");
    private Database database;
    private Ledger ledger;
    private AccountStore account;

    LedgerTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() throws Exception {
        database = Database.open(kind.fresh(), Optional.of(clock), Plan.STARTER);
        ledger = new Ledger(database, CALL);
        account = new AccountStore(database);
    }

    @AfterEach
    void close() {
        if (database != null) {
            database.close();
        }
    }

    @Test
    void letsExactlyTheLimitInWithinAnySixtySeconds() {
        assertThat(admit(3)).isEqualTo(ADMITTED);
        clock.pass(Duration.ofSeconds(20));
        assertThat(admit(3)).isEqualTo(ADMITTED);
        clock.pass(Duration.ofSeconds(20));
        assertThat(admit(3)).isEqualTo(ADMITTED);
        clock.pass(Duration.ofMillis(19_999));
        assertThat(admit(3)).isEqualTo(new Admission.TooMany(Duration.ofMillis(1)));
        clock.pass(Duration.ofMillis(1));
        assertThat(admit(3)).isEqualTo(ADMITTED);
        assertThat(admit(3)).isEqualTo(new Admission.TooMany(Duration.ofSeconds(20)));
    }

    @Test
    void countsEveryKeyByItself() {
        assertThat(ledger.admit("one", OptionalInt.of(1), TRANSCRIBE)).isEqualTo(ADMITTED);
        assertThat(ledger.admit("two", OptionalInt.of(1), TRANSCRIBE)).isEqualTo(ADMITTED);
        assertThat(ledger.admit("one", OptionalInt.of(1), TRANSCRIBE))
                .isInstanceOf(Admission.TooMany.class);
    }

    @Test
    void holdsKeysToTheLimitOfThePlan() {
        account.changePlan(Plan.FREE);
        for (int i = 0; i < 30; i++) {
            assertThat(ledger.admit("k", OptionalInt.of(100), TRANSCRIBE)).isEqualTo(ADMITTED);
        }
        assertThat(ledger.admit("k", OptionalInt.of(100), TRANSCRIBE))
                .isInstanceOf(Admission.TooMany.class);
        account.changePlan(Plan.ENTERPRISE);
        for (int i = 0; i < 600; i++) {
            assertThat(ledger.admit("session", OptionalInt.empty(), TRANSCRIBE))
                    .isEqualTo(ADMITTED);
        }
    }

    @Test
    void keepsPronunciationFromTheFreePlan() {
        account.changePlan(Plan.FREE);
        assertThat(ledger.admit("k", OptionalInt.empty(), PRONUNCIATION_SIMPLE))
                .isEqualTo(new Admission.PlanExcludes());
    }

    @Test
    void billsEveryAnsweredCallAndNoOther() {
        String answered = hold(10).orElseThrow();
        String failed = hold(10).orElseThrow();
        ledger.bill(answered);
        ledger.release(failed);
        assertThat(account.statement().balance()).isEqualTo(new Money(4_994_000));
        assertThat(account.statement().use())
                .contains(new Use(PRONUNCIATION_SIMPLE, 1, 10, new Money(6_000)))
                .contains(new Use(TRANSCRIBE, 0, 0, Money.ZERO));
    }

    @Test
    void givesBackWhatAnAnswerCostThatCouldNotBeSent() {
        String charge = hold(10).orElseThrow();
        ledger.bill(charge);
        ledger.release(charge);
        assertThat(account.statement().balance()).isEqualTo(Plan.STARTER.monthlyCredit());
        assertThat(account.statement().use()).allMatch(use -> use.calls() == 0);
    }

    @Test
    void letsNoTwoCallsCountOnTheSameCredit() {
        // $5.00 pays for 8,333 seconds and leaves $0.0002.
        String first = hold(8_000).orElseThrow();
        assertThat(hold(334)).isEmpty();
        assertThat(hold(333)).isPresent();
        ledger.release(first);
        assertThat(hold(8_000)).isPresent();
    }

    @Test
    void letsNobodyInAtZero() {
        account.changePlan(Plan.FREE);
        ledger.bill(ledger.hold("k", new Cost(TRANSCRIBE, 500)).orElseThrow());
        assertThat(account.statement().balance()).isEqualTo(Money.ZERO);
        assertThat(ledger.admit("k", OptionalInt.empty(), TRANSCRIBE))
                .isEqualTo(new Admission.NoCredit());
    }

    @Test
    void freesWhatADeadProcessHeld() {
        assertThat(hold(8_333)).isPresent();
        clock.pass(Duration.ofSeconds(89));
        assertThat(hold(8_333)).isEmpty();
        clock.pass(Duration.ofSeconds(1));
        assertThat(hold(8_333)).isPresent();
    }

    @Test
    void grantsTheMonthsCreditOnTheFirstAndTakesTheRestAwayAtItsEnd() {
        ledger.bill(hold(1_000).orElseThrow());
        assertThat(account.statement().balance()).isEqualTo(new Money(4_400_000));
        clock.set("2026-03-31T23:59:59.999Z");
        assertThat(account.statement().balance()).isEqualTo(new Money(4_400_000));
        clock.set("2026-04-01T00:00:00Z");
        assertThat(account.statement().balance()).isEqualTo(new Money(5_000_000));
        assertThat(account.statement().use()).allMatch(use -> use.calls() == 0);
    }

    @Test
    void spendsFirstWhatExpiresFirst() {
        account.changePlan(Plan.PRO);
        account.addCredit(Money.ofDollars("10"), Optional.empty());
        account.addCredit(
                Money.ofDollars("10"), Optional.of(Instant.parse("2026-03-20T00:00:00Z")));
        account.addCredit(
                Money.ofDollars("10"), Optional.of(Instant.parse("2027-01-01T00:00:00Z")));
        ledger.bill(hold(20_000).orElseThrow()); // $12: all that ends on the 20th, $2 of the month
        assertThat(account.statement().credits())
                .extracting(Credit::kind, credit -> credit.left().toString())
                .containsExactly(
                        tuple(Credit.Kind.MONTHLY, "$18.00"),
                        tuple(Credit.Kind.BOUGHT, "$10.00"),
                        tuple(Credit.Kind.BOUGHT, "$10.00"));
        ledger.bill(hold(40_000).orElseThrow()); // $24: the month's $18, $6 of what ends in 2027
        assertThat(account.statement().credits())
                .extracting(credit -> credit.left().toString())
                .containsExactly("$4.00", "$10.00");
    }

    @Test
    void invoicesEnterpriseForWhatNoCreditCovers() {
        account.changePlan(Plan.ENTERPRISE);
        account.addCredit(Money.ofDollars("10"), Optional.empty());
        for (int i = 0; i < 2; i++) {
            assertThat(ledger.admit("k", OptionalInt.empty(), PRONUNCIATION_SIMPLE))
                    .isEqualTo(ADMITTED);
            ledger.bill(hold(10_000).orElseThrow()); // $6
        }
        assertThat(account.statement().balance()).isEqualTo(Money.ZERO);
        assertThat(account.statement().invoiced()).isEqualTo(Money.ofDollars("2"));
        clock.set("2026-04-01T00:00:00Z");
        assertThat(account.statement().invoiced()).isEqualTo(Money.ZERO);
    }

    @Test
    void makesNoMoneyFromChangingPlansToAndFro() {
        ledger.bill(hold(8_000).orElseThrow());
        for (Plan plan : List.of(Plan.FREE, Plan.PRO, Plan.FREE, Plan.STARTER)) {
            account.changePlan(plan);
        }
        assertThat(account.statement().balance()).isEqualTo(new Money(200_000));
    }

    @Test
    void sellsCreditFromTenDollarsOnAndOnlyToThosePlans() {
        assertThatThrownBy(() -> account.addCredit(Money.ofDollars("10"), Optional.empty()))
                .isInstanceOf(AccountException.class)
                .extracting(e -> ((AccountException) e).kind())
                .isEqualTo(AccountException.Kind.CREDIT_NOT_SOLD);
        account.changePlan(Plan.PRO);
        assertThatThrownBy(() -> account.addCredit(Money.ofDollars("9.999999"), Optional.empty()))
                .extracting(e -> ((AccountException) e).kind())
                .isEqualTo(AccountException.Kind.BAD_AMOUNT);
        account.addCredit(Money.ofDollars("10"), Optional.empty());
        assertThat(account.statement().balance()).isEqualTo(Money.ofDollars("30"));
    }

    private Admission admit(int limit) {
        return ledger.admit("key", OptionalInt.of(limit), TRANSCRIBE);
    }

    private Optional<String> hold(long seconds) {
        return ledger.hold("key", new Cost(PRONUNCIATION_SIMPLE, seconds));
    }
}
