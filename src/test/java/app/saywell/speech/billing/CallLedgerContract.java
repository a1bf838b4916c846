package app.saywell.speech.billing;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.ServiceEndpoint;
import java.time.Instant;
import java.time.YearMonth;
import java.util.OptionalLong;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The contract of every ledger; each implementation runs these tests.
public interface CallLedgerContract {
    Instant NOON = Instant.parse("2026-03-14T12:00:00Z");
    YearMonth MARCH = YearMonth.of(2026, 3);
    RequestKey REQUEST = new RequestKey("q", "a", "https://one", ServiceEndpoint.PRONUNCIATION);

    /// A new, empty ledger.
    CallLedger ledger();

    /// A charge of `microDollars`.
    private static CallCharge charge(RequestKey question, Instant at, long microDollars) {
        return new CallCharge(question, at, 5_000, microDollars, "practice");
    }

    @Test
    default void saysSentUntilALineIsSettled() {
        CallLedger ledger = ledger();
        long line =
                ledger.openEntry(charge(REQUEST, NOON, 3_000), Long.MAX_VALUE).orElseThrow();
        assertThat(ledger.isIndeterminate(REQUEST)).isTrue();
        ledger.settleEntry(line, BillingOutcome.BILLED);
        assertThat(ledger.isIndeterminate(REQUEST)).isFalse();
        assertThat(ledger.entries(MARCH))
                .containsExactly(new LedgerEntry(line, charge(REQUEST, NOON, 3_000), BillingOutcome.BILLED));
    }

    @Test
    default void countsWhatMayBeSpentAndNothingElse() {
        CallLedger ledger = ledger();
        long micros = 1;
        for (BillingOutcome outcome : BillingOutcome.values()) {
            long line = ledger.openEntry(charge(REQUEST, NOON, micros), Long.MAX_VALUE)
                    .orElseThrow();
            ledger.settleEntry(line, outcome);
            micros *= 10;
        }
        // SENT 1, BILLED 10, DOUBTFUL 100, FREE 1000, LET_GO 10000
        assertThat(ledger.spentMicroDollars("https://one", MARCH)).isEqualTo(10_111);
    }

    @Test
    default void spendsABudgetToTheLastMicroDollarAndNotOneMore() {
        CallLedger ledger = ledger();
        assertThat(ledger.openEntry(charge(REQUEST, NOON, 6), 10)).isPresent();
        assertThat(ledger.openEntry(charge(REQUEST, NOON, 5), 10)).isEmpty();
        assertThat(ledger.openEntry(charge(REQUEST, NOON, 4), 10)).isPresent();
        assertThat(ledger.openEntry(charge(REQUEST, NOON, 1), 10)).isEmpty();
        assertThat(ledger.entries(MARCH)).hasSize(2);
    }

    @Test
    default void keepsMonthsAndServicesApart() {
        CallLedger ledger = ledger();
        RequestKey elsewhere = new RequestKey("r", "a", "https://two", ServiceEndpoint.PRONUNCIATION);
        Instant lastMoment = Instant.parse("2026-03-31T23:59:59.999Z");
        Instant nextMonth = Instant.parse("2026-04-01T00:00:00Z");
        assertThat(ledger.openEntry(charge(REQUEST, lastMoment, 10), 10)).isPresent();
        assertThat(ledger.openEntry(charge(REQUEST, nextMonth, 10), 10)).isPresent();
        assertThat(ledger.openEntry(charge(elsewhere, lastMoment, 10), 10)).isPresent();
        assertThat(ledger.spentMicroDollars("https://one", MARCH)).isEqualTo(10);
        assertThat(ledger.entries(MARCH)).hasSize(2);
        assertThat(ledger.entries(MARCH.plusMonths(1))).hasSize(1);
    }

    @Test
    default void letsGoOfWhatWasSentOfOneRecordingAndOfNothingElse() {
        CallLedger ledger = ledger();
        RequestKey other = new RequestKey("r", "b", "https://one", ServiceEndpoint.PRONUNCIATION);
        long billed = ledger.openEntry(charge(REQUEST, NOON, 1), Long.MAX_VALUE).orElseThrow();
        ledger.settleEntry(billed, BillingOutcome.BILLED);
        ledger.openEntry(charge(REQUEST, NOON, 1), Long.MAX_VALUE);
        ledger.openEntry(charge(other, NOON, 1), Long.MAX_VALUE);
        ledger.allowResend("a");
        assertThat(ledger.isIndeterminate(REQUEST)).isFalse();
        assertThat(ledger.isIndeterminate(other)).isTrue();
        assertThat(ledger.entries(MARCH).stream().map(LedgerEntry::outcome))
                .containsExactly(BillingOutcome.BILLED, BillingOutcome.LET_GO, BillingOutcome.SENT);
    }

    @Test
    default void givesTheLastCentToOneOfMany() throws Exception {
        CallLedger ledger = ledger();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var opened = IntStream.range(0, 40)
                    .mapToObj(_ -> threads.submit(() -> ledger.openEntry(charge(REQUEST, NOON, 7), 100)))
                    .toList();
            int through = 0;
            for (Future<OptionalLong> opening : opened) {
                through += opening.get().isPresent() ? 1 : 0;
            }
            assertThat(through).isEqualTo(14);
        }
        assertThat(ledger.spentMicroDollars("https://one", MARCH)).isEqualTo(98);
    }
}
