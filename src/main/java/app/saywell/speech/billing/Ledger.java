package app.saywell.speech.billing;

import java.time.YearMonth;
import java.util.List;
import java.util.OptionalLong;

/// Every sending that may cost money, written before it leaves and settled when its fate is known.
///
/// A line written by [#open] survives a crash once the method has returned; after a restart an
/// unsettled line still says [Outcome#SENT], which is how an unknown call is known. Months are
/// those of UTC. Safe for several threads.
public interface Ledger {

    /// Writes `charge` as [Outcome#SENT] and gives the line's number, or writes nothing and gives
    /// nothing where the month's total for that service would exceed `budgetMicroDollars`.
    ///
    /// Comparing and writing are one step: two sendings at once cannot both take the last cent.
    ///
    /// @param budgetMicroDollars for the month of `charge`; `Long.MAX_VALUE` where there is none
    OptionalLong open(Charge charge, long budgetMicroDollars);

    /// Says what became of a line.
    void settle(long id, Outcome outcome);

    /// Whether a line of this question still says [Outcome#SENT].
    boolean isUnanswered(QuestionKey question);

    /// Turns every [Outcome#SENT] line of a recording into [Outcome#LET_GO], so that its questions
    /// may be sent again. Only for a user who was told that this may be billed twice.
    ///
    /// @param audioDigest as in [QuestionKey#audioDigest()]
    void letGo(String audioDigest);

    /// The sum of the charges of a month that may be spent, in millionths of a US dollar.
    long spentMicroDollars(String service, YearMonth month);

    /// The lines of a month, oldest first.
    List<LedgerEntry> entries(YearMonth month);
}
