package app.saywell.desk.client;

import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.billing.BillingOutcome;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;

/// One way in which a server may fail after it received a request, and the expected reaction of the
/// client.
///
/// @param callTimeout time-out of the call; short if the server lets it expire
/// @param sendings the expected number of attempts
record ServerFault(
        String name,
        FaultServer.ServerBehaviour serverBehaviour,
        Duration callTimeout,
        FailureKind kind,
        ExpectedSendings sendings) {

    private static final Duration SHORT_TIMEOUT = Duration.ofMillis(250);

    /// The number of attempts and the ledger outcome of each.
    record ExpectedSendings(int count, BillingOutcome outcome) {}

    /// A fault after the request was read, with one attempt.
    static ServerFault afterRequest(
            String name, FailureKind kind, BillingOutcome outcome, FaultServer.ServerBehaviour behaviour) {
        return new ServerFault(
                name,
                exchange -> {
                    exchange.read();
                    behaviour.answer(exchange);
                },
                ClientTestRig.LONG_TIMEOUT,
                kind,
                new ExpectedSendings(1, outcome));
    }

    /// An error status with a JSON body.
    static ServerFault status(String status, FailureKind kind, ExpectedSendings sendings, String... headers) {
        String head = String.join("", Arrays.stream(headers).map("\r\n"::concat).toList());
        String body = "{\"error\":{\"message\":\"no\"}}";
        return new ServerFault(
                "status " + status + head.replace("\r\n", ", "),
                exchange -> {
                    exchange.read();
                    exchange.send("HTTP/1.1 "
                            + status
                            + head
                            + "\r\nContent-Type: application/json\r\nContent-Length: "
                            + body.length()
                            + "\r\n\r\n"
                            + body);
                },
                ClientTestRig.LONG_TIMEOUT,
                kind,
                sendings);
    }

    /// A complete 200 response.
    static ServerFault body(String name, FailureKind kind, BillingOutcome outcome, String type, String body) {
        return afterRequest(
                name,
                kind,
                outcome,
                exchange -> exchange.respond("200 OK", type, body.getBytes(StandardCharsets.UTF_8)));
    }

    /// A copy in which the call times out.
    ServerFault withShortTimeout() {
        return new ServerFault(name, serverBehaviour, SHORT_TIMEOUT, kind, sendings);
    }

    /// Whether the time-out of the call may be over before the server has done what is wrong.
    boolean isInAHurry() {
        return callTimeout.compareTo(ClientTestRig.LONG_TIMEOUT) < 0;
    }

    /// A copy with more time, for a computer that is too busy for this one.
    ServerFault withMoreTime() {
        return new ServerFault(name, serverBehaviour, callTimeout.multipliedBy(4), kind, sendings);
    }

    @Override
    public String toString() {
        return name;
    }
}
