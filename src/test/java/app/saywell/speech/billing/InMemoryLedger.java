package app.saywell.speech.billing;

import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/// A ledger in memory. It outlives a client, so tests can simulate a crash of the client.
public final class InMemoryLedger implements CallLedger {
    private final List<LedgerEntry> entries = new ArrayList<>();

    @Override
    public synchronized OptionalLong openEntry(CallCharge charge, long budgetMicroDollars) {
        YearMonth month = month(charge);
        long spent = spentMicroDollars(charge.request().service(), month);
        if (charge.microDollars() > budgetMicroDollars - spent) {
            return OptionalLong.empty();
        }
        entries.add(new LedgerEntry(entries.size(), charge, BillingOutcome.SENT));
        return OptionalLong.of(entries.size() - 1);
    }

    @Override
    public synchronized void settleEntry(long id, BillingOutcome outcome) {
        replace(entry -> entry.id() == id, outcome);
    }

    @Override
    public synchronized boolean isIndeterminate(RequestKey request) {
        return entries.stream()
                .anyMatch(entry -> entry.outcome() == BillingOutcome.SENT
                        && entry.charge().request().equals(request));
    }

    @Override
    public synchronized void allowResend(String audioDigest) {
        replace(
                entry -> entry.outcome() == BillingOutcome.SENT
                        && entry.charge().request().audioDigest().equals(audioDigest),
                BillingOutcome.LET_GO);
    }

    @Override
    public synchronized long spentMicroDollars(String service, YearMonth month) {
        return entries(month).stream()
                .filter(entry -> entry.outcome().mayBeSpent())
                .filter(entry -> entry.charge().request().service().equals(service))
                .mapToLong(entry -> entry.charge().microDollars())
                .sum();
    }

    @Override
    public synchronized List<LedgerEntry> entries(YearMonth month) {
        return entries.stream()
                .filter(entry -> month(entry.charge()).equals(month))
                .toList();
    }

    private void replace(Predicate<LedgerEntry> matching, BillingOutcome outcome) {
        UnaryOperator<LedgerEntry> change =
                entry -> matching.test(entry) ? new LedgerEntry(entry.id(), entry.charge(), outcome) : entry;
        entries.replaceAll(change);
    }

    private static YearMonth month(CallCharge charge) {
        return YearMonth.from(charge.sentAt().atZone(ZoneOffset.UTC));
    }
}
