package app.saywell.client;

import app.saywell.speech.Failure.Kind;
import app.saywell.speech.billing.Outcome;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;

/// One way in which a server may misbehave after it was asked, and how the client has to take it.
///
/// @param patience longest time for the whole call: short where the server lets it run out
/// @param sendings how often the server may be asked in all
record Fault(
        String name,
        FaultServer.Behaviour behaviour,
        Duration patience,
        Kind kind,
        Sendings sendings) {

    private static final Duration IMPATIENT = Duration.ofMillis(250);

    /// How often it was sent, and what the ledger says of each.
    record Sendings(int count, Outcome each) {}

    /// A fault after the request was read; one sending.
    static Fault after(String name, Kind kind, Outcome outcome, FaultServer.Behaviour behaviour) {
        return new Fault(
                name,
                exchange -> {
                    exchange.read();
                    behaviour.answer(exchange);
                },
                Rig.PATIENT,
                kind,
                new Sendings(1, outcome));
    }

    /// A refusal with a status, whose body is JSON.
    static Fault status(String status, Kind kind, Sendings sendings, String... headers) {
        String head = String.join("", Arrays.stream(headers).map("\r\n"::concat).toList());
        String body = "{\"error\":{\"message\":\"no\"}}";
        return new Fault(
                "status " + status + head.replace("\r\n", ", "),
                exchange -> {
                    exchange.read();
                    exchange.send(
                            "HTTP/1.1 "
                                    + status
                                    + head
                                    + "\r\nContent-Type: application/json\r\nContent-Length: "
                                    + body.length()
                                    + "\r\n\r\n"
                                    + body);
                },
                Rig.PATIENT,
                kind,
                sendings);
    }

    /// A whole 200 response.
    static Fault body(String name, Kind kind, Outcome outcome, String type, String body) {
        return after(
                name,
                kind,
                outcome,
                exchange ->
                        exchange.respond("200 OK", type, body.getBytes(StandardCharsets.UTF_8)));
    }

    /// The same where time runs out.
    Fault impatiently() {
        return new Fault(name, behaviour, IMPATIENT, kind, sendings);
    }

    @Override
    public String toString() {
        return name;
    }
}
