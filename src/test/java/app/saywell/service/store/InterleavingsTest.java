package app.saywell.service.store;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.service.SettableClock;
import app.saywell.service.account.Money;
import app.saywell.service.account.Plan;
import app.saywell.service.account.Statement;
import app.saywell.service.account.Use;
import app.saywell.speech.Endpoint;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/// Two services on one database, as two processes would be: each with connections of its own and
/// nothing in common but the tables.
///
/// Each round is a month of its own, with $5 of fresh credit and an empty minute, in which callers
/// of both services come at once with random wishes. With `-Ddeep=true` there are 10,000 rounds.
@ParameterizedClass
@EnumSource(TestDatabase.class)
class InterleavingsTest {
    private static final int ROUNDS = Boolean.getBoolean("deep") ? 10_000 : 40;
    private static final int CALLERS = 4;
    private static final int CALLS = 2;

    private final TestDatabase kind;

    private final SettableClock clock = new SettableClock("2026-01-15T12:00:00Z");
    private final ExecutorService threads = Executors.newFixedThreadPool(CALLERS);
    private final List<Database> opened = new ArrayList<>();
    private Database one;
    private Database other;

    InterleavingsTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() throws Exception {
        Storage storage = kind.fresh();
        one = Database.open(storage, Optional.of(clock), Plan.STARTER);
        opened.add(one);
        other = Database.open(storage, Optional.of(clock), Plan.STARTER);
        opened.add(other);
    }

    @AfterEach
    void close() {
        threads.shutdownNow();
        opened.forEach(Database::close);
    }

    @Test
    void neverLetMoreCallsThroughThanTheLimitNorSpendACreditTwice() throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            YearMonth month = YearMonth.of(2026, 1).plusMonths(round);
            clock.set(month + "-15T12:00:00Z");
            play(round);
        }
    }

    private void play(int round) throws Exception {
        Random random = new Random(round);
        int limit = 1 + random.nextInt(CALLERS * CALLS);
        CountDownLatch start = new CountDownLatch(1);
        List<Future<Tally>> callers = new ArrayList<>();
        for (int i = 0; i < CALLERS; i++) {
            Ledger ledger = new Ledger(i % 2 == 0 ? one : other, Duration.ofSeconds(60));
            long seed = random.nextLong();
            callers.add(
                    threads.submit(
                            () -> {
                                start.await();
                                return call(ledger, limit, new Random(seed));
                            }));
        }
        start.countDown();
        Tally all = new Tally(0, 0, 0);
        for (Future<Tally> caller : callers) {
            all = all.plus(caller.get(120, TimeUnit.SECONDS));
        }
        check(round, limit, all);
    }

    /// Makes a few calls: most are answered, some fail.
    private static Tally call(Ledger ledger, int limit, Random random) {
        Tally tally = new Tally(0, 0, 0);
        for (int i = 0; i < CALLS; i++) {
            Admission admission =
                    ledger.admit("key", OptionalInt.of(limit), Endpoint.PRONUNCIATION);
            if (admission instanceof Admission.Admitted) {
                Cost cost = new Cost(Endpoint.PRONUNCIATION, 1 + random.nextInt(4_000));
                tally = tally.plus(new Tally(1, 0, 0));
                Optional<String> charge = ledger.hold("key", cost);
                if (charge.isPresent() && random.nextInt(4) > 0) {
                    ledger.bill(charge.get());
                    tally = tally.plus(new Tally(0, 1, cost.price().microDollars()));
                } else if (charge.isPresent()) {
                    ledger.release(charge.get());
                }
            }
        }
        return tally;
    }

    private void check(int round, int limit, Tally all) {
        Statement statement = new AccountStore(one).statement();
        Money allowance = Plan.STARTER.monthlyCredit();
        assertThat(all.admitted).as("round %d", round).isLessThanOrEqualTo(limit);
        assertThat(all.billed).as("round %d", round).isLessThanOrEqualTo(allowance.microDollars());
        assertThat(statement.balance())
                .as("round %d", round)
                .isEqualTo(allowance.minus(new Money(all.billed)));
        Use use =
                statement.use().stream()
                        .filter(any -> any.endpoint() == Endpoint.PRONUNCIATION)
                        .findFirst()
                        .orElseThrow();
        assertThat(use.calls()).as("round %d", round).isEqualTo(all.answered);
        assertThat(use.price()).as("round %d", round).isEqualTo(new Money(all.billed));
        long held = one.read(handle -> ChargeTable.held(handle, clock.instant()));
        assertThat(held).as("round %d", round).isZero();
    }

    /// @param billed in millionths of a dollar
    private record Tally(long admitted, long answered, long billed) {
        Tally plus(Tally more) {
            return new Tally(
                    admitted + more.admitted, answered + more.answered, billed + more.billed);
        }
    }
}
