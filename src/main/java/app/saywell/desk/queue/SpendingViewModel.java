package app.saywell.desk.queue;

import app.saywell.desk.calls.SpendingReport;
import app.saywell.desk.kit.context.LatestRead;
import app.saywell.desk.kit.context.ScreenChanges;
import app.saywell.desk.school.LibraryChange;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.billing.LedgerEntry;
import app.saywell.speech.task.Subscription;
import app.saywell.speech.task.TaskRunner;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// What calls to hosted services have cost, month by month.
public final class SpendingViewModel implements AutoCloseable {
    private final ReadOnlyObjectWrapper<Optional<MonthlySpending>> month =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final SpendingReport spending;
    private final Subscription subscription;
    private final LatestRead reads;
    private YearMonth shownMonth;

    /// A month of the ledger.
    ///
    /// @param usageByEndpoint the sums for each endpoint
    /// @param entries every call, the newest first
    /// @param spent by the configured service this month, in millionths of a US dollar
    /// @param hasEarlier whether an earlier month has entries
    /// @param mayCost whether a hosted service is set up or was called before; without one there are no costs
    public record MonthlySpending(
            YearMonth month,
            Map<ServiceEndpoint, SpendingReport.EndpointUsage> usageByEndpoint,
            List<LedgerEntry> entries,
            long spent,
            long budget,
            boolean hasEarlier,
            boolean hasLater,
            boolean mayCost) {

        /// The share of the budget that is spent, from 0 to 1.
        public double spentShare() {
            return budget == 0 ? 1 : Math.min(1, (double) spent / budget);
        }
    }

    /// Shows the current month.
    ///
    /// @param changes those that the queue screen hears of
    public SpendingViewModel(SpendingReport spendingReport, TaskRunner tasks, ScreenChanges changes) {
        spending = spendingReport;
        reads = new LatestRead(tasks);
        shownMonth = spending.thisMonth();
        subscription = changes.subscribe(this::changed);
        reload();
    }

    /// The shown month.
    public ReadOnlyObjectProperty<Optional<MonthlySpending>> month() {
        return month.getReadOnlyProperty();
    }

    /// Whether there is anything to say about costs.
    ObservableValue<Boolean> hasCosts() {
        return month.map(shown -> shown.filter(MonthlySpending::mayCost).isPresent());
    }

    /// Goes this many months forward, or back if negative.
    void moveMonth(int months) {
        shownMonth = shownMonth.plusMonths(months);
        reload();
    }

    private void changed(LibraryChange change) {
        if (change instanceof LibraryChange.QueueChanged
                || change instanceof LibraryChange.TakesChanged
                || change instanceof LibraryChange.ReadingsChanged
                || change instanceof LibraryChange.SettingsChanged) {
            reload();
        }
    }

    /// Loads the shown month again.
    public void reload() {
        YearMonth wanted = shownMonth;
        reads.run(() -> month(wanted), loaded -> month.set(Optional.of(loaded)));
    }

    private MonthlySpending month(YearMonth wanted) {
        return new MonthlySpending(
                wanted,
                spending.byEndpoint(wanted),
                spending.entries(wanted).reversed(),
                spending.spentThisMonth(),
                spending.monthlyBudget(),
                wanted.isAfter(spending.firstMonth()),
                wanted.isBefore(spending.thisMonth()),
                spending.mayCost());
    }

    @Override
    public void close() {
        subscription.close();
        reads.cancel();
    }
}
