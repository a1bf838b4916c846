package app.saywell.desk.calls;

import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.settings.Settings;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.billing.BillingOutcome;
import app.saywell.speech.billing.LedgerEntry;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// The cost of hosted services: the ledger by month, and the monthly budget.
///
/// Months are in UTC, as for the budget. Every started second is billed.
public final class SpendingReport {
    private final UseCaseContext context;
    private final Library library;
    private final SpeechServiceHandles services;

    public SpendingReport(UseCaseContext context, SpeechServiceHandles services) {
        this.services = services;
        this.context = context;
        this.library = context.library();
    }

    /// The use of one endpoint in a month.
    ///
    /// @param calls number of answered and billed calls
    /// @param seconds of audio in these calls
    /// @param indeterminateCalls calls that may have been billed: no answer came, or the service
    ///     failed
    /// @param microDollars price of all of these, in millionths of a US dollar
    public record EndpointUsage(int calls, double seconds, int indeterminateCalls, long microDollars) {
        private static final EndpointUsage NONE = new EndpointUsage(0, 0, 0, 0);
        private static final double MILLIS = 1_000;

        private EndpointUsage plus(LedgerEntry ledgerEntry) {
            boolean billed = ledgerEntry.outcome() == BillingOutcome.BILLED;
            return new EndpointUsage(
                    calls + (billed ? 1 : 0),
                    seconds + ledgerEntry.charge().audioMillis() / MILLIS,
                    indeterminateCalls + (billed ? 0 : 1),
                    microDollars + ledgerEntry.charge().microDollars());
        }

        private EndpointUsage plus(EndpointUsage other) {
            return new EndpointUsage(
                    calls + other.calls,
                    seconds + other.seconds,
                    indeterminateCalls + other.indeterminateCalls,
                    microDollars + other.microDollars);
        }
    }

    /// The current month.
    public YearMonth thisMonth() {
        return YearMonth.from(context.clock().instant().atOffset(ZoneOffset.UTC));
    }

    /// The first month with a ledger entry; the current month if there is none.
    public YearMonth firstMonth() {
        return library.ledger().firstMonth().orElseGet(this::thisMonth);
    }

    /// The ledger entries of a month, oldest first.
    public List<LedgerEntry> entries(YearMonth month) {
        return library.ledger().entries(month);
    }

    /// The use of a month by endpoint. Unused endpoints are left out.
    public Map<ServiceEndpoint, EndpointUsage> byEndpoint(YearMonth month) {
        Map<ServiceEndpoint, EndpointUsage> uses = new EnumMap<>(ServiceEndpoint.class);
        for (LedgerEntry ledgerEntry : entries(month)) {
            if (ledgerEntry.outcome().mayBeSpent()) {
                uses.merge(
                        ledgerEntry.charge().request().endpoint(),
                        EndpointUsage.NONE.plus(ledgerEntry),
                        EndpointUsage::plus);
            }
        }
        return uses;
    }

    /// Whether anything can cost money here: a hosted service is set up, or one was called before.
    public boolean mayCost() {
        Settings settings = library.settings();
        return settings.get(Setting.SERVICE_KIND) == ServiceKind.HOSTED
                || !settings.get(Setting.HOSTED_ADDRESS).isBlank()
                || library.ledger().firstMonth().isPresent();
    }

    /// What the configured service has cost this month, in millionths of a US dollar.
    public long spentThisMonth() {
        return services.hostedName()
                .map(service -> library.ledger().spentMicroDollars(service, thisMonth()))
                .orElse(0L);
    }

    /// The monthly budget, in millionths of a US dollar.
    public long monthlyBudget() {
        return library.settings().get(Setting.MONTHLY_BUDGET);
    }
}
