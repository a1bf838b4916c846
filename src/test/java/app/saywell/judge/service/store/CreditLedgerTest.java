package app.saywell.judge.service.store;

import static app.saywell.speech.ServiceEndpoint.PRONUNCIATION_SIMPLE;
import static app.saywell.speech.ServiceEndpoint.TRANSCRIBE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import app.saywell.judge.service.SettableClock;
import app.saywell.judge.service.account.AccountCredit;
import app.saywell.judge.service.account.AccountException;
import app.saywell.judge.service.account.BilledUsage;
import app.saywell.judge.service.account.DollarAmount;
import app.saywell.judge.service.account.ServicePlan;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

@ParameterizedClass
@MethodSource("app.saywell.judge.service.store.TestDatabase#tested")
class CreditLedgerTest {
    private static final AdmissionResult ADMITTED = new AdmissionResult.CallAdmitted();
    private static final Duration CALL = Duration.ofSeconds(60);

    private final TestDatabase kind;

    private final SettableClock clock = new SettableClock("2026-03-10T10:00:00Z");
    private ServiceDatabase database;
    private CreditLedger ledger;
    private AccountStore account;

    CreditLedgerTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() throws Exception {
        database = ServiceDatabase.open(kind.fresh(), Optional.of(clock), ServicePlan.STARTER);
        ledger = new CreditLedger(database, CALL);
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
        clock.advance(Duration.ofSeconds(20));
        assertThat(admit(3)).isEqualTo(ADMITTED);
        clock.advance(Duration.ofSeconds(20));
        assertThat(admit(3)).isEqualTo(ADMITTED);
        clock.advance(Duration.ofMillis(19_999));
        assertThat(admit(3)).isEqualTo(new AdmissionResult.RateLimitReached(Duration.ofMillis(1)));
        clock.advance(Duration.ofMillis(1));
        assertThat(admit(3)).isEqualTo(ADMITTED);
        assertThat(admit(3)).isEqualTo(new AdmissionResult.RateLimitReached(Duration.ofSeconds(20)));
    }

    @Test
    void countsEveryKeyByItself() {
        assertThat(ledger.admit("one", OptionalInt.of(1), TRANSCRIBE)).isEqualTo(ADMITTED);
        assertThat(ledger.admit("two", OptionalInt.of(1), TRANSCRIBE)).isEqualTo(ADMITTED);
        assertThat(ledger.admit("one", OptionalInt.of(1), TRANSCRIBE))
                .isInstanceOf(AdmissionResult.RateLimitReached.class);
    }

    @Test
    void holdsKeysToTheLimitOfThePlan() {
        account.changePlan(ServicePlan.FREE);
        for (int i = 0; i < 30; i++) {
            assertThat(ledger.admit("k", OptionalInt.of(100), TRANSCRIBE)).isEqualTo(ADMITTED);
        }
        assertThat(ledger.admit("k", OptionalInt.of(100), TRANSCRIBE))
                .isInstanceOf(AdmissionResult.RateLimitReached.class);
        account.changePlan(ServicePlan.ENTERPRISE);
        for (int i = 0; i < 600; i++) {
            assertThat(ledger.admit("session", OptionalInt.empty(), TRANSCRIBE)).isEqualTo(ADMITTED);
        }
    }

    @Test
    void keepsPronunciationFromTheFreePlan() {
        account.changePlan(ServicePlan.FREE);
        assertThat(ledger.admit("k", OptionalInt.empty(), PRONUNCIATION_SIMPLE))
                .isEqualTo(new AdmissionResult.PlanExcludes());
    }

    @Test
    void billsEveryAnsweredCallAndNoOther() {
        String answered = hold(10).orElseThrow();
        String failed = hold(10).orElseThrow();
        ledger.bill(answered);
        ledger.release(failed);
        assertThat(account.statement().balance()).isEqualTo(new DollarAmount(4_994_000));
        assertThat(account.statement().usage())
                .contains(new BilledUsage(PRONUNCIATION_SIMPLE, 1, 10, new DollarAmount(6_000)))
                .contains(new BilledUsage(TRANSCRIBE, 0, 0, DollarAmount.ZERO));
    }

    @Test
    void givesBackWhatAnAnswerCostThatCouldNotBeSent() {
        String charge = hold(10).orElseThrow();
        ledger.bill(charge);
        ledger.release(charge);
        assertThat(account.statement().balance()).isEqualTo(ServicePlan.STARTER.monthlyCredit());
        assertThat(account.statement().usage()).allMatch(use -> use.calls() == 0);
    }

    @Test
    void letsNoTwoCallsCountOnTheSameCredit() {
        // $5.00 pays for 8,333 seconds; $0.0002 remain.
        String first = hold(8_000).orElseThrow();
        assertThat(hold(334)).isEmpty();
        assertThat(hold(333)).isPresent();
        ledger.release(first);
        assertThat(hold(8_000)).isPresent();
    }

    @Test
    void letsNobodyInAtZero() {
        account.changePlan(ServicePlan.FREE);
        ledger.bill(ledger.holdPrice("k", new CallCost(TRANSCRIBE, 500)).orElseThrow());
        assertThat(account.statement().balance()).isEqualTo(DollarAmount.ZERO);
        assertThat(ledger.admit("k", OptionalInt.empty(), TRANSCRIBE)).isEqualTo(new AdmissionResult.CreditExhausted());
    }

    @Test
    void freesWhatADeadProcessHeld() {
        assertThat(hold(8_333)).isPresent();
        clock.advance(Duration.ofSeconds(89));
        assertThat(hold(8_333)).isEmpty();
        clock.advance(Duration.ofSeconds(1));
        assertThat(hold(8_333)).isPresent();
    }

    @Test
    void grantsTheMonthsCreditOnTheFirstAndTakesTheRestAwayAtItsEnd() {
        ledger.bill(hold(1_000).orElseThrow());
        assertThat(account.statement().balance()).isEqualTo(new DollarAmount(4_400_000));
        clock.set("2026-03-31T23:59:59.999Z");
        assertThat(account.statement().balance()).isEqualTo(new DollarAmount(4_400_000));
        clock.set("2026-04-01T00:00:00Z");
        assertThat(account.statement().balance()).isEqualTo(new DollarAmount(5_000_000));
        assertThat(account.statement().usage()).allMatch(use -> use.calls() == 0);
    }

    @Test
    void spendsFirstWhatExpiresFirst() {
        account.changePlan(ServicePlan.PRO);
        account.addCredit(DollarAmount.parse("10"), Optional.empty());
        account.addCredit(DollarAmount.parse("10"), Optional.of(Instant.parse("2026-03-20T00:00:00Z")));
        account.addCredit(DollarAmount.parse("10"), Optional.of(Instant.parse("2027-01-01T00:00:00Z")));
        ledger.bill(hold(20_000).orElseThrow()); // $12: all credit that expires on the 20th, and $2 of the
        // month's credit
        assertThat(account.statement().credits())
                .extracting(AccountCredit::kind, credit -> credit.remaining().toString())
                .containsExactly(
                        tuple(AccountCredit.CreditKind.MONTHLY, "$18.00"),
                        tuple(AccountCredit.CreditKind.BOUGHT, "$10.00"),
                        tuple(AccountCredit.CreditKind.BOUGHT, "$10.00"));
        ledger.bill(hold(40_000).orElseThrow()); // $24: $18 of the month's credit, $6 of the credit that
        // expires in 2027
        assertThat(account.statement().credits())
                .extracting(credit -> credit.remaining().toString())
                .containsExactly("$4.00", "$10.00");
    }

    @Test
    void invoicesEnterpriseForWhatNoCreditCovers() {
        account.changePlan(ServicePlan.ENTERPRISE);
        account.addCredit(DollarAmount.parse("10"), Optional.empty());
        for (int i = 0; i < 2; i++) {
            assertThat(ledger.admit("k", OptionalInt.empty(), PRONUNCIATION_SIMPLE))
                    .isEqualTo(ADMITTED);
            ledger.bill(hold(10_000).orElseThrow()); // $6
        }
        assertThat(account.statement().balance()).isEqualTo(DollarAmount.ZERO);
        assertThat(account.statement().invoiced()).isEqualTo(DollarAmount.parse("2"));
        clock.set("2026-04-01T00:00:00Z");
        assertThat(account.statement().invoiced()).isEqualTo(DollarAmount.ZERO);
    }

    @Test
    void makesNoMoneyFromChangingPlansToAndFro() {
        ledger.bill(hold(8_000).orElseThrow());
        for (ServicePlan plan : List.of(ServicePlan.FREE, ServicePlan.PRO, ServicePlan.FREE, ServicePlan.STARTER)) {
            account.changePlan(plan);
        }
        assertThat(account.statement().balance()).isEqualTo(new DollarAmount(200_000));
    }

    @Test
    void sellsCreditFromTenDollarsOnAndOnlyToThosePlans() {
        assertThatThrownBy(() -> account.addCredit(DollarAmount.parse("10"), Optional.empty()))
                .isInstanceOf(AccountException.class)
                .extracting(e -> ((AccountException) e).kind())
                .isEqualTo(AccountException.AccountErrorKind.CREDIT_NOT_SOLD);
        account.changePlan(ServicePlan.PRO);
        assertThatThrownBy(() -> account.addCredit(DollarAmount.parse("9.999999"), Optional.empty()))
                .extracting(e -> ((AccountException) e).kind())
                .isEqualTo(AccountException.AccountErrorKind.BAD_AMOUNT);
        account.addCredit(DollarAmount.parse("10"), Optional.empty());
        assertThat(account.statement().balance()).isEqualTo(DollarAmount.parse("30"));
    }

    private AdmissionResult admit(int limit) {
        return ledger.admit("key", OptionalInt.of(limit), TRANSCRIBE);
    }

    private Optional<String> hold(long seconds) {
        return ledger.holdPrice("key", new CallCost(PRONUNCIATION_SIMPLE, seconds));
    }
}
