package app.saywell.client.http;

import app.saywell.client.call.Attempt;
import app.saywell.speech.Failure;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.billing.Outcome;

import java.io.EOFException;
import java.io.IOException;
import java.net.ProtocolException;
import java.net.UnknownHostException;

import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;

/// Puts what the network throws into kinds of failure. Details name classes, never messages, which
/// may quote what came over the wire.
final class WireFaults {
    private WireFaults() {}

    /// A call that ended without a status.
    static <T> Attempt<T> attempt(IOException fault, Progress progress) {
        return switch (progress.stage()) {
            case NOTHING_SENT ->
                    Attempt.unsent(unsentKind(fault, progress.route()), describe(fault));
            case SENDING ->
                    // Nobody can judge, and so nobody bills, a part of a form.
                    Attempt.unsent(
                            Kind.UNREACHABLE,
                            "the connection broke while the recording was being sent: "
                                    + describe(fault));
            case SENT ->
                    fault instanceof ProtocolException
                            ? Attempt.failed(
                                    Failure.of(
                                            Kind.NOT_THE_SERVICE,
                                            "what answered does not speak HTTP"),
                                    Outcome.SENT)
                            : noAnswer(describe(fault));
        };
    }

    /// A call that was sent whole and whose answer did not come whole.
    static <T> Attempt<T> noAnswer(String detail) {
        return Attempt.failed(Failure.of(Kind.NO_ANSWER, detail), Outcome.SENT);
    }

    private static Kind unsentKind(IOException fault, Progress.Route route) {
        Kind unreached = route == Progress.Route.DIRECT ? Kind.UNREACHABLE : Kind.PROXY;
        return switch (fault) {
            case UnknownHostException _ when route == Progress.Route.DIRECT -> Kind.UNKNOWN_HOST;
            case SSLHandshakeException e when e.getCause() instanceof EOFException -> unreached;
            case SSLException _ -> Kind.UNTRUSTED;
            default -> unreached;
        };
    }

    static String describe(Throwable fault) {
        Throwable cause = fault.getCause();
        String name = fault.getClass().getSimpleName();
        return cause == null ? name : name + " by " + cause.getClass().getSimpleName();
    }
}
