package app.saywell.speech.billing;

import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/// A ledger that lasts as long as the test, and so survives the "crash" of a client.
public final class InMemoryLedger implements Ledger {
    private final List<LedgerEntry> entries = new ArrayList<>();

    @Override
    public synchronized OptionalLong open(Charge charge, long budgetMicroDollars) {
        YearMonth month = month(charge);
        long spent = spentMicroDollars(charge.question().service(), month);
        if (charge.microDollars() > budgetMicroDollars - spent) {
            return OptionalLong.empty();
        }
        entries.add(new LedgerEntry(entries.size(), charge, Outcome.SENT));
        return OptionalLong.of(entries.size() - 1);
    }

    @Override
    public synchronized void settle(long id, Outcome outcome) {
        replace(entry -> entry.id() == id, outcome);
    }

    @Override
    public synchronized boolean isUnanswered(QuestionKey question) {
        return entries.stream()
                .anyMatch(
                        entry ->
                                entry.outcome() == Outcome.SENT
                                        && entry.charge().question().equals(question));
    }

    @Override
    public synchronized void letGo(String audioDigest) {
        replace(
                entry ->
                        entry.outcome() == Outcome.SENT
                                && entry.charge().question().audioDigest().equals(audioDigest),
                Outcome.LET_GO);
    }

    @Override
    public synchronized long spentMicroDollars(String service, YearMonth month) {
        return entries(month).stream()
                .filter(entry -> entry.outcome().mayBeSpent())
                .filter(entry -> entry.charge().question().service().equals(service))
                .mapToLong(entry -> entry.charge().microDollars())
                .sum();
    }

    @Override
    public synchronized List<LedgerEntry> entries(YearMonth month) {
        return entries.stream().filter(entry -> month(entry.charge()).equals(month)).toList();
    }

    private void replace(Predicate<LedgerEntry> which, Outcome outcome) {
        UnaryOperator<LedgerEntry> change =
                entry ->
                        which.test(entry)
                                ? new LedgerEntry(entry.id(), entry.charge(), outcome)
                                : entry;
        entries.replaceAll(change);
    }

    private static YearMonth month(Charge charge) {
        return YearMonth.from(charge.at().atZone(ZoneOffset.UTC));
    }
}
