package app.saywell.speech.billing;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.Endpoint;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.YearMonth;
import java.util.OptionalLong;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/// What every ledger does; each implementation runs these tests against itself.
public interface LedgerContract {
    Instant NOON = Instant.parse("2026-03-14T12:00:00Z");
    YearMonth MARCH = YearMonth.of(2026, 3);
    QuestionKey QUESTION = new QuestionKey("q", "a", "https://one", Endpoint.PRONUNCIATION);

    /// An empty ledger of its own.
    Ledger ledger();

    /// A charge of so many micro-dollars.
    private static Charge charge(QuestionKey question, Instant at, long microDollars) {
        return new Charge(question, at, 5_000, microDollars, "practice");
    }

    @Test
    default void saysSentUntilALineIsSettled() {
        Ledger ledger = ledger();
        long line = ledger.open(charge(QUESTION, NOON, 3_000), Long.MAX_VALUE).orElseThrow();
        assertThat(ledger.isUnanswered(QUESTION)).isTrue();
        ledger.settle(line, Outcome.BILLED);
        assertThat(ledger.isUnanswered(QUESTION)).isFalse();
        assertThat(ledger.entries(MARCH))
                .containsExactly(
                        new LedgerEntry(line, charge(QUESTION, NOON, 3_000), Outcome.BILLED));
    }

    @Test
    default void countsWhatMayBeSpentAndNothingElse() {
        Ledger ledger = ledger();
        long micros = 1;
        for (Outcome outcome : Outcome.values()) {
            long line = ledger.open(charge(QUESTION, NOON, micros), Long.MAX_VALUE).orElseThrow();
            ledger.settle(line, outcome);
            micros *= 10;
        }
        // SENT 1, BILLED 10, DOUBTFUL 100, FREE 1000, LET_GO 10000
        assertThat(ledger.spentMicroDollars("https://one", MARCH)).isEqualTo(10_111);
    }

    @Test
    default void spendsABudgetToTheLastMicroDollarAndNotOneMore() {
        Ledger ledger = ledger();
        assertThat(ledger.open(charge(QUESTION, NOON, 6), 10)).isPresent();
        assertThat(ledger.open(charge(QUESTION, NOON, 5), 10)).isEmpty();
        assertThat(ledger.open(charge(QUESTION, NOON, 4), 10)).isPresent();
        assertThat(ledger.open(charge(QUESTION, NOON, 1), 10)).isEmpty();
        assertThat(ledger.entries(MARCH)).hasSize(2);
    }

    @Test
    default void keepsMonthsAndServicesApart() {
        Ledger ledger = ledger();
        QuestionKey elsewhere = new QuestionKey("r", "a", "https://two", Endpoint.PRONUNCIATION);
        Instant lastMoment = Instant.parse("2026-03-31T23:59:59.999Z");
        Instant nextMonth = Instant.parse("2026-04-01T00:00:00Z");
        assertThat(ledger.open(charge(QUESTION, lastMoment, 10), 10)).isPresent();
        assertThat(ledger.open(charge(QUESTION, nextMonth, 10), 10)).isPresent();
        assertThat(ledger.open(charge(elsewhere, lastMoment, 10), 10)).isPresent();
        assertThat(ledger.spentMicroDollars("https://one", MARCH)).isEqualTo(10);
        assertThat(ledger.entries(MARCH)).hasSize(2);
        assertThat(ledger.entries(MARCH.plusMonths(1))).hasSize(1);
    }

    @Test
    default void letsGoOfWhatWasSentOfOneRecordingAndOfNothingElse() {
        Ledger ledger = ledger();
        QuestionKey other = new QuestionKey("r", "b", "https://one", Endpoint.PRONUNCIATION);
        long billed = ledger.open(charge(QUESTION, NOON, 1), Long.MAX_VALUE).orElseThrow();
        ledger.settle(billed, Outcome.BILLED);
        ledger.open(charge(QUESTION, NOON, 1), Long.MAX_VALUE);
        ledger.open(charge(other, NOON, 1), Long.MAX_VALUE);
        ledger.letGo("a");
        assertThat(ledger.isUnanswered(QUESTION)).isFalse();
        assertThat(ledger.isUnanswered(other)).isTrue();
        assertThat(ledger.entries(MARCH).stream().map(LedgerEntry::outcome))
                .containsExactly(Outcome.BILLED, Outcome.LET_GO, Outcome.SENT);
    }

    @Test
    default void givesTheLastCentToOneOfMany() throws Exception {
        Ledger ledger = ledger();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var opened =
                    IntStream.range(0, 40)
                            .mapToObj(
                                    _ ->
                                            threads.submit(
                                                    () ->
                                                            ledger.open(
                                                                    charge(QUESTION, NOON, 7),
                                                                    100)))
                            .toList();
            int through = 0;
            for (Future<OptionalLong> each : opened) {
                through += each.get().isPresent() ? 1 : 0;
            }
            assertThat(through).isEqualTo(14);
        }
        assertThat(ledger.spentMicroDollars("https://one", MARCH)).isEqualTo(98);
    }
}
