package app.saywell.ui.queue;

import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.practice.scoring.Spending;
import app.saywell.speech.Endpoint;
import app.saywell.speech.billing.LedgerEntry;
import app.saywell.task.Outcome;
import app.saywell.task.Subscription;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What calls to services elsewhere have cost, month by month.
public final class SpendingViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<Optional<Month>> month =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Practice practice;
    private final Spending spending;
    private final Subscription changes;
    private YearMonth shown;

    /// A month of the ledger.
    ///
    /// @param uses by endpoint
    /// @param lines every call, the newest first
    /// @param spent by the service that is set, this month, in millionths of a US dollar
    /// @param hasEarlier whether there is a month before with anything in the ledger
    public record Month(
            YearMonth month,
            Map<Endpoint, Spending.Use> uses,
            List<LedgerEntry> lines,
            long spent,
            long budget,
            boolean hasEarlier,
            boolean hasLater) {

        /// How much of the budget is gone, from 0 to 1.
        public double share() {
            return budget == 0 ? 1 : Math.min(1, (double) spent / budget);
        }

        /// What the whole month has cost, in millionths of a US dollar.
        public long total() {
            return uses.values().stream().mapToLong(Spending.Use::microDollars).sum();
        }
    }

    /// Shows the month that it is.
    public SpendingViewModel(Practice practice) {
        this.practice = practice;
        spending = practice.spending();
        shown = spending.thisMonth();
        changes = practice.changes().listen(this::changed);
        read();
    }

    /// The month that is shown.
    public ReadOnlyObjectProperty<Optional<Month>> month() {
        return month.getReadOnlyProperty();
    }

    /// Goes so many months on, or back.
    public void go(int months) {
        shown = shown.plusMonths(months);
        read();
    }

    private void changed(Change change) {
        if (change instanceof Change.QueueChanged
                || change instanceof Change.TakesChanged
                || change instanceof Change.ReadingsChanged
                || change instanceof Change.SettingsChanged) {
            read();
        }
    }

    /// Reads the month anew.
    public void read() {
        YearMonth wanted = shown;
        practice.tasks().run(progress -> month(wanted), outcome -> show(wanted, outcome));
    }

    private Month month(YearMonth wanted) {
        return new Month(
                wanted,
                spending.byEndpoint(wanted),
                spending.entries(wanted).reversed(),
                spending.spent(),
                spending.budget(),
                wanted.isAfter(spending.firstMonth()),
                wanted.isBefore(spending.thisMonth()));
    }

    private void show(YearMonth wanted, Outcome<Month> outcome) {
        if (wanted.equals(shown) && outcome instanceof Outcome.Done<Month>(Month read)) {
            month.set(Optional.of(read));
        }
    }

    @Override
    public void close() {
        changes.close();
    }
}
