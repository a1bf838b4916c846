package app.saywell.desk.client.http;

import app.saywell.desk.client.call.CallAttempt;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.billing.BillingOutcome;
import java.io.EOFException;
import java.io.IOException;
import java.net.ProtocolException;
import java.net.UnknownHostException;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;

/// Converts network exceptions to failures.
final class NetworkFaultMapper {
    private NetworkFaultMapper() {}

    /// A call that ended without a status.
    static <T> CallAttempt<T> toAttempt(IOException fault, CallProgress progress) {
        return switch (progress.stage()) {
            case NOTHING_SENT ->
                CallAttempt.unsent(kindOfUnsent(fault, progress.route()), NetworkFaultWords.ofUnsent(fault));
            case SENDING ->
                // The service cannot score an incomplete form, so it does not bill it.
                CallAttempt.unsent(
                        FailureKind.UNREACHABLE, "while the recording was being sent: " + NetworkFaultWords.of(fault));
            case SENT ->
                fault instanceof ProtocolException
                        ? CallAttempt.failed(
                                CallFailure.of(FailureKind.NOT_THE_SERVICE, "the server does not speak HTTP"),
                                BillingOutcome.SENT)
                        : noAnswer(NetworkFaultWords.of(fault));
        };
    }

    /// A call that was sent completely but not answered completely.
    static <T> CallAttempt<T> noAnswer(String detail) {
        return CallAttempt.failed(CallFailure.of(FailureKind.NO_ANSWER, detail), BillingOutcome.SENT);
    }

    private static FailureKind kindOfUnsent(IOException fault, CallProgress.ConnectionRoute route) {
        FailureKind unreached =
                route == CallProgress.ConnectionRoute.DIRECT ? FailureKind.UNREACHABLE : FailureKind.PROXY;
        return switch (fault) {
            case UnknownHostException _ when route == CallProgress.ConnectionRoute.DIRECT -> FailureKind.UNKNOWN_HOST;
            case SSLHandshakeException e when e.getCause() instanceof EOFException -> unreached;
            case SSLException _ -> FailureKind.UNTRUSTED;
            default -> unreached;
        };
    }
}
