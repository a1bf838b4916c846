package app.saywell.speech.billing;

import java.time.YearMonth;
import java.util.List;
import java.util.OptionalLong;

/// A record of every attempt that may cost money. An entry is written before the request is sent
/// and settled when the outcome is known.
///
/// An entry written by [#openEntry] survives a crash once the method has returned. After a restart
/// an unsettled entry still says [BillingOutcome#SENT]; this marks an indeterminate call. Months
/// are in UTC. Safe for several threads.
public interface CallLedger {

    /// Writes `charge` as [BillingOutcome#SENT] and returns the entry's number. If the month's
    /// total for that service would exceed `budgetMicroDollars`, it writes nothing and returns
    /// empty.
    ///
    /// Comparing and writing are one atomic step, so two calls at the same time cannot both spend
    /// the last cent.
    ///
    /// @param budgetMicroDollars for the month of `charge`; `Long.MAX_VALUE` if there is no budget
    OptionalLong openEntry(CallCharge charge, long budgetMicroDollars);

    void settleEntry(long id, BillingOutcome outcome);

    /// Whether an entry of this request still says [BillingOutcome#SENT].
    boolean isIndeterminate(RequestKey request);

    /// Changes every [BillingOutcome#SENT] entry of a recording to [BillingOutcome#LET_GO], so that
    /// its requests may be sent again. Call this only after telling the user that they may be
    /// billed twice.
    ///
    /// @param audioDigest as in [RequestKey#audioDigest()]
    void allowResend(String audioDigest);

    /// The sum of a month's charges that may have been billed, in millionths of a US dollar.
    long spentMicroDollars(String service, YearMonth month);

    /// The entries of a month, oldest first.
    List<LedgerEntry> entries(YearMonth month);
}
