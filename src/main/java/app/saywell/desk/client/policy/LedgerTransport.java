package app.saywell.desk.client.policy;

import app.saywell.desk.client.call.CallAttempt;
import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.desk.client.call.Transport;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.billing.CallCharge;
import app.saywell.speech.billing.CallLedger;
import app.saywell.speech.billing.CallPrice;
import java.time.Clock;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/// Writes a ledger entry before each attempt and its outcome afterwards.
///
/// If the process dies in between, the entry stays in the state "sent". If the attempt would exceed
/// the month's budget, nothing is sent.
public final class LedgerTransport implements Transport {
    private final Transport transport;
    private final String service;
    private final CallLedger ledger;
    private final LongSupplier monthlyBudget;
    private final Clock clock;

    /// @param monthlyBudget in millionths of a US dollar, read before each attempt
    public LedgerTransport(
            Transport transport, String service, CallLedger ledger, LongSupplier monthlyBudget, Clock clock) {
        this.transport = transport;
        this.service = service;
        this.ledger = ledger;
        this.monthlyBudget = monthlyBudget;
        this.clock = clock;
    }

    @Override
    public <T> CallAttempt<T> send(SpeechRequest<T> request) {
        OptionalLong entryId = ledger.openEntry(charge(request), monthlyBudget.getAsLong());
        if (entryId.isEmpty()) {
            return CallAttempt.unsent(FailureKind.OVER_BUDGET, "the call would exceed the month's budget");
        }
        CallAttempt<T> attempt = transport.send(request);
        ledger.settleEntry(entryId.getAsLong(), attempt.outcome());
        return attempt;
    }

    private CallCharge charge(SpeechRequest<?> request) {
        long millis = CallPrice.durationMillis(request.audio().audioUpload().seconds());
        return new CallCharge(
                request.keyFor(service),
                clock.instant(),
                millis,
                CallPrice.microDollars(request.endpoint(), millis),
                request.purpose());
    }
}
