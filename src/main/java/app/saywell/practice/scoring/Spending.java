package app.saywell.practice.scoring;

import app.saywell.library.Library;
import app.saywell.library.settings.Setting;
import app.saywell.practice.change.Desk;
import app.saywell.speech.Endpoint;
import app.saywell.speech.billing.LedgerEntry;
import app.saywell.speech.billing.Outcome;

import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// What calls to services elsewhere have cost: the ledger by month, and the month's budget.
///
/// Months are those of UTC, as the budget's are. Every begun second counts.
public final class Spending {
    private final Desk desk;
    private final Library library;
    private final Judges judges;

    public Spending(Desk desk, Judges judges) {
        this.judges = judges;
        this.desk = desk;
        this.library = desk.library();
    }

    /// What a month's calls to one endpoint came to.
    ///
    /// @param calls that were answered, and so billed
    /// @param seconds of audio in them
    /// @param unsure calls that may have been billed: no answer came, or the service failed
    /// @param microDollars of all of these, in millionths of a US dollar
    public record Use(int calls, double seconds, int unsure, long microDollars) {
        private static final Use NONE = new Use(0, 0, 0, 0);
        private static final double MILLIS = 1_000;

        private Use plus(LedgerEntry line) {
            boolean billed = line.outcome() == Outcome.BILLED;
            return new Use(
                    calls + (billed ? 1 : 0),
                    seconds + line.charge().audioMillis() / MILLIS,
                    unsure + (billed ? 0 : 1),
                    microDollars + line.charge().microDollars());
        }

        private Use plus(Use other) {
            return new Use(
                    calls + other.calls,
                    seconds + other.seconds,
                    unsure + other.unsure,
                    microDollars + other.microDollars);
        }
    }

    /// The month that it is now.
    public YearMonth thisMonth() {
        return YearMonth.from(desk.clock().instant().atOffset(ZoneOffset.UTC));
    }

    /// The first month in which anything was sent; this one where nothing ever was.
    public YearMonth firstMonth() {
        return library.ledger().firstMonth().orElseGet(this::thisMonth);
    }

    /// Every sending of a month, oldest first.
    public List<LedgerEntry> entries(YearMonth month) {
        return library.ledger().entries(month);
    }

    /// A month's use by endpoint; endpoints without any are left out.
    public Map<Endpoint, Use> byEndpoint(YearMonth month) {
        Map<Endpoint, Use> uses = new EnumMap<>(Endpoint.class);
        for (LedgerEntry line : entries(month)) {
            if (line.outcome().mayBeSpent()) {
                uses.merge(line.charge().question().endpoint(), Use.NONE.plus(line), Use::plus);
            }
        }
        return uses;
    }

    /// What the service that is set now has been paid this month, in millionths of a US dollar.
    public long spent() {
        return judges.hostedName()
                .map(service -> library.ledger().spentMicroDollars(service, thisMonth()))
                .orElse(0L);
    }

    /// What may be spent in a month, in millionths of a US dollar.
    public long budget() {
        return library.settings().get(Setting.MONTHLY_BUDGET);
    }
}
