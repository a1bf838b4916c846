package app.saywell.service.account;

import app.saywell.speech.Endpoint;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/// The four plans (service document, sections 5.7 and 8).
public enum Plan {
    /// Speech to text alone.
    FREE(30, 1, 200_000, false, false),
    /// Everything, within the monthly credits.
    STARTER(100, 3, 5_000_000, false, false),
    /// Everything, and more credits can be bought.
    PRO(500, 0, 20_000_000, true, false),
    /// Everything; what no credit covers is invoiced afterwards, so that nobody is ever cut off.
    ENTERPRISE(0, 0, 0, true, true);

    private final int callsPerMinute;
    private final int keys;
    private final long monthlyMicroDollars;
    private final boolean sellsCredit;
    private final boolean postpaid;

    Plan(int callsPerMinute, int keys, long monthly, boolean sellsCredit, boolean postpaid) {
        this.callsPerMinute = callsPerMinute;
        this.keys = keys;
        this.monthlyMicroDollars = monthly;
        this.sellsCredit = sellsCredit;
        this.postpaid = postpaid;
    }

    /// The plan of a name as it is typed (`free`, `starter`, ...), if it is one.
    public static Optional<Plan> ofName(String name) {
        for (Plan plan : values()) {
            if (plan.title().equals(name.toLowerCase(Locale.ROOT))) {
                return Optional.of(plan);
            }
        }
        return Optional.empty();
    }

    /// The name in lower case, as it is typed and shown.
    public String title() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Calls a minute for each key; empty means unlimited.
    public OptionalInt callsPerMinute() {
        return limit(callsPerMinute);
    }

    /// How many keys may be active at a time; empty means any number.
    public OptionalInt keys() {
        return limit(keys);
    }

    /// Credits that come on the 1st and are lost at the end of the month.
    public Money monthlyCredit() {
        return new Money(monthlyMicroDollars);
    }

    /// Whether further credit can be bought.
    public boolean sellsCredit() {
        return sellsCredit;
    }

    /// Whether calls go on without credit and are invoiced afterwards.
    public boolean postpaid() {
        return postpaid;
    }

    /// Whether the plan has this endpoint at all.
    public boolean includes(Endpoint endpoint) {
        return this != FREE || endpoint == Endpoint.TRANSCRIBE;
    }

    private static OptionalInt limit(int number) {
        return number == 0 ? OptionalInt.empty() : OptionalInt.of(number);
    }
}
