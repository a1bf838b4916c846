package app.saywell.client.guard;

import app.saywell.client.call.Attempt;
import app.saywell.client.call.Question;
import app.saywell.client.call.Wire;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.billing.Charge;
import app.saywell.speech.billing.Ledger;
import app.saywell.speech.billing.Price;

import java.time.Clock;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/// Writes each sending into the ledger before it leaves, and what became of it afterwards.
///
/// The line is the memory of what was sent: if the process dies between the two, it stays there as
/// sent and unanswered. Where it would overrun the month's budget, nothing is sent.
public final class BookedWire implements Wire {
    private final Wire wire;
    private final String service;
    private final Ledger ledger;
    private final LongSupplier monthlyBudget;
    private final Clock clock;

    /// @param monthlyBudget in millionths of a US dollar, asked before each sending
    public BookedWire(
            Wire wire, String service, Ledger ledger, LongSupplier monthlyBudget, Clock clock) {
        this.wire = wire;
        this.service = service;
        this.ledger = ledger;
        this.monthlyBudget = monthlyBudget;
        this.clock = clock;
    }

    @Override
    public <T> Attempt<T> send(Question<T> question) {
        OptionalLong line = ledger.open(charge(question), monthlyBudget.getAsLong());
        if (line.isEmpty()) {
            return Attempt.unsent(Kind.OVER_BUDGET, "the month's budget would be overrun");
        }
        Attempt<T> attempt = wire.send(question);
        ledger.settle(line.getAsLong(), attempt.outcome());
        return attempt;
    }

    private Charge charge(Question<?> question) {
        long millis = Price.millis(question.audio().upload().seconds());
        return new Charge(
                question.key(service),
                clock.instant(),
                millis,
                Price.microDollars(question.endpoint(), millis),
                question.purpose());
    }
}
