package app.saywell.judge.service.account;

import app.saywell.speech.ServiceEndpoint;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/// The four plans (service document, sections 5.7 and 8).
public enum ServicePlan {
    /// Speech to text only.
    FREE(30, 1, 200_000, false, false),
    /// All endpoints, within the monthly credits.
    STARTER(100, 3, 5_000_000, false, false),
    /// All endpoints, and more credit can be bought.
    PRO(500, 0, 20_000_000, true, false),
    /// All endpoints. Usage that no credit covers is invoiced later, so calls are never refused for
    /// lack of credit.
    ENTERPRISE(0, 0, 0, true, true);

    private final int callsPerMinute;
    private final int maxKeys;
    private final long monthlyMicroDollars;
    private final boolean sellsCredit;
    private final boolean postpaid;

    ServicePlan(int callsPerMinute, int maxKeys, long monthlyMicroDollars, boolean sellsCredit, boolean postpaid) {
        this.callsPerMinute = callsPerMinute;
        this.maxKeys = maxKeys;
        this.monthlyMicroDollars = monthlyMicroDollars;
        this.sellsCredit = sellsCredit;
        this.postpaid = postpaid;
    }

    /// The plan with a name such as `free` or `starter`, ignoring case; empty if there is none.
    public static Optional<ServicePlan> ofName(String name) {
        for (ServicePlan plan : values()) {
            if (plan.lowerCaseName().equals(name.toLowerCase(Locale.ROOT))) {
                return Optional.of(plan);
            }
        }
        return Optional.empty();
    }

    /// The name in lower case, as it is typed, shown and stored.
    public String lowerCaseName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Calls per minute for each key; empty means unlimited.
    public OptionalInt callsPerMinute() {
        return limitOrUnlimited(callsPerMinute);
    }

    /// The maximum number of active keys; empty means unlimited.
    public OptionalInt maxKeys() {
        return limitOrUnlimited(maxKeys);
    }

    /// The credit that is granted on the 1st and expires at the end of the month.
    public DollarAmount monthlyCredit() {
        return new DollarAmount(monthlyMicroDollars);
    }

    /// Whether more credit can be bought.
    public boolean sellsCredit() {
        return sellsCredit;
    }

    /// Whether calls are answered without credit and invoiced later.
    public boolean postpaid() {
        return postpaid;
    }

    /// Whether the plan includes this endpoint.
    public boolean includes(ServiceEndpoint endpoint) {
        return this != FREE || endpoint == ServiceEndpoint.TRANSCRIBE;
    }

    private static OptionalInt limitOrUnlimited(int number) {
        return number == 0 ? OptionalInt.empty() : OptionalInt.of(number);
    }
}
