package app.saywell.judge.service.store;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.service.SettableClock;
import app.saywell.judge.service.account.AccountStatement;
import app.saywell.judge.service.account.BilledUsage;
import app.saywell.judge.service.account.DollarAmount;
import app.saywell.judge.service.account.ServicePlan;
import app.saywell.speech.ServiceEndpoint;
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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/// Two services on one database, like two processes: each has its own connections, and they share
/// only the tables.
///
/// Each round is a new month with $5 of credit and an empty rate window. Callers of both services
/// make random calls at the same time. With `-Ddeep=true` there are 10,000 rounds.
@ParameterizedClass
@MethodSource("app.saywell.judge.service.store.TestDatabase#tested")
class ConcurrentServicesTest {
    private static final int ROUNDS = Boolean.getBoolean("deep") ? 10_000 : 40;
    private static final int CALLERS = 4;
    private static final int CALLS = 2;

    private final TestDatabase kind;

    private final SettableClock clock = new SettableClock("2026-01-15T12:00:00Z");
    private final ExecutorService threads = Executors.newFixedThreadPool(CALLERS);
    private final List<ServiceDatabase> opened = new ArrayList<>();
    private ServiceDatabase firstDatabase;
    private ServiceDatabase secondDatabase;

    ConcurrentServicesTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() throws Exception {
        StorageConfig storage = kind.fresh();
        firstDatabase = ServiceDatabase.open(storage, Optional.of(clock), ServicePlan.STARTER);
        opened.add(firstDatabase);
        secondDatabase = ServiceDatabase.open(storage, Optional.of(clock), ServicePlan.STARTER);
        opened.add(secondDatabase);
    }

    @AfterEach
    void close() {
        threads.shutdownNow();
        opened.forEach(ServiceDatabase::close);
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
        List<Future<CallTally>> callers = new ArrayList<>();
        for (int i = 0; i < CALLERS; i++) {
            CreditLedger ledger = new CreditLedger(i % 2 == 0 ? firstDatabase : secondDatabase, Duration.ofSeconds(60));
            long seed = random.nextLong();
            callers.add(threads.submit(() -> {
                start.await();
                return call(ledger, limit, new Random(seed));
            }));
        }
        start.countDown();
        CallTally all = new CallTally(0, 0, 0);
        for (Future<CallTally> caller : callers) {
            all = all.plus(caller.get(120, TimeUnit.SECONDS));
        }
        check(round, limit, all);
    }

    /// Makes a few calls; most are answered, some fail.
    private static CallTally call(CreditLedger ledger, int limit, Random random) {
        CallTally tally = new CallTally(0, 0, 0);
        for (int i = 0; i < CALLS; i++) {
            AdmissionResult admission = ledger.admit("key", OptionalInt.of(limit), ServiceEndpoint.PRONUNCIATION);
            if (admission instanceof AdmissionResult.CallAdmitted) {
                CallCost cost = new CallCost(ServiceEndpoint.PRONUNCIATION, 1 + random.nextInt(4_000));
                tally = tally.plus(new CallTally(1, 0, 0));
                Optional<String> charge = ledger.holdPrice("key", cost);
                if (charge.isPresent() && random.nextInt(4) > 0) {
                    ledger.bill(charge.get());
                    tally = tally.plus(new CallTally(0, 1, cost.price().microDollars()));
                } else if (charge.isPresent()) {
                    ledger.release(charge.get());
                }
            }
        }
        return tally;
    }

    private void check(int round, int limit, CallTally all) {
        AccountStatement statement = new AccountStore(firstDatabase).statement();
        DollarAmount allowance = ServicePlan.STARTER.monthlyCredit();
        assertThat(all.admitted).as("round %d", round).isLessThanOrEqualTo(limit);
        assertThat(all.billed).as("round %d", round).isLessThanOrEqualTo(allowance.microDollars());
        assertThat(statement.balance()).as("round %d", round).isEqualTo(allowance.minus(new DollarAmount(all.billed)));
        BilledUsage use = statement.usage().stream()
                .filter(usage -> usage.endpoint() == ServiceEndpoint.PRONUNCIATION)
                .findFirst()
                .orElseThrow();
        assertThat(use.calls()).as("round %d", round).isEqualTo(all.answered);
        assertThat(use.price()).as("round %d", round).isEqualTo(new DollarAmount(all.billed));
        long held = firstDatabase.read(handle -> ChargeTable.heldMicroDollars(handle, clock.instant()));
        assertThat(held).as("round %d", round).isZero();
    }

    /// @param billed in millionths of a dollar
    private record CallTally(long admitted, long answered, long billed) {
        CallTally plus(CallTally other) {
            return new CallTally(admitted + other.admitted, answered + other.answered, billed + other.billed);
        }
    }
}
