package app.saywell.desk.client;

import static app.saywell.desk.client.ServerFault.afterRequest;
import static app.saywell.desk.client.ServerFault.body;
import static app.saywell.desk.client.ServerFault.status;

import app.saywell.desk.client.ServerFault.ExpectedSendings;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.billing.BillingOutcome;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/// All faults of a server after the connection was made.
final class ServerFaults {
    private static final ExpectedSendings ONCE_FREE = new ExpectedSendings(1, BillingOutcome.FREE);
    private static final ExpectedSendings ONCE_UNKNOWN = new ExpectedSendings(1, BillingOutcome.SENT);
    private static final ExpectedSendings TWICE_FREE = new ExpectedSendings(2, BillingOutcome.FREE);
    private static final ExpectedSendings THRICE_FREE = new ExpectedSendings(3, BillingOutcome.FREE);
    private static final ExpectedSendings THRICE_DOUBTFUL = new ExpectedSendings(3, BillingOutcome.DOUBTFUL);
    private static final String JSON = "application/json";
    private static final String OK = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

    private ServerFaults() {}

    static List<ServerFault> all() {
        return Stream.of(refusals(), notTheService(), silences(), unreadable(), endless())
                .flatMap(List::stream)
                .toList();
    }

    /// Documented and other statuses.
    static List<ServerFault> refusals() {
        return List.of(
                status("400 Bad Request", FailureKind.BAD_REQUEST, ONCE_FREE),
                status("401 Unauthorized", FailureKind.UNAUTHORIZED, ONCE_FREE, "WWW-Authenticate: Basic"),
                status("402 Payment Required", FailureKind.PAYMENT_REQUIRED, ONCE_FREE),
                status("403 Forbidden", FailureKind.UNEXPECTED_STATUS, ONCE_FREE),
                status("404 Not Found", FailureKind.UNEXPECTED_STATUS, ONCE_FREE),
                status("405 Method Not Allowed", FailureKind.UNEXPECTED_STATUS, ONCE_FREE),
                status("408 Request Timeout", FailureKind.UNEXPECTED_STATUS, ONCE_FREE),
                status("413 Content Too Large", FailureKind.TOO_LARGE, ONCE_FREE),
                status("421 Misdirected Request", FailureKind.UNEXPECTED_STATUS, ONCE_FREE),
                status("422 Unprocessable", FailureKind.UNEXPECTED_STATUS, ONCE_FREE),
                status("429 Too Many Requests", FailureKind.RATE_LIMITED, THRICE_FREE),
                status("429 Slow", FailureKind.RATE_LIMITED, THRICE_FREE, "Retry-After: 30"),
                status("429 Slower", FailureKind.RATE_LIMITED, TWICE_FREE, "Retry-After: 31"),
                status("429 Too slow", FailureKind.RATE_LIMITED, ONCE_FREE, "Retry-After: 61"),
                status("429 Date", FailureKind.RATE_LIMITED, THRICE_FREE, inTime("12:00:20")),
                status("429 Clock jumped", FailureKind.RATE_LIMITED, ONCE_FREE, inTime("23:59:59")),
                status("429 Past", FailureKind.RATE_LIMITED, THRICE_FREE, inTime("00:00:00")),
                status("429 Nonsense", FailureKind.RATE_LIMITED, THRICE_FREE, "Retry-After: soon"),
                status("500 Internal", FailureKind.SERVER_ERROR, THRICE_DOUBTFUL),
                status("502 Bad Gateway", FailureKind.SERVER_ERROR, THRICE_DOUBTFUL),
                status("503 Unavailable", FailureKind.SERVER_ERROR, THRICE_DOUBTFUL),
                status("503 At once", FailureKind.SERVER_ERROR, THRICE_DOUBTFUL, "Retry-After: 0"),
                status("504 Gateway Timeout", FailureKind.TIMED_OUT, THRICE_DOUBTFUL),
                status("511 Log in", FailureKind.NOT_THE_SERVICE, THRICE_DOUBTFUL),
                status("599 Unknown", FailureKind.SERVER_ERROR, THRICE_DOUBTFUL),
                status("299 Unknown", FailureKind.UNEXPECTED_STATUS, ONCE_UNKNOWN),
                status("999 Unknown", FailureKind.UNEXPECTED_STATUS, new ExpectedSendings(1, BillingOutcome.DOUBTFUL)),
                afterRequest("400 in HTML", FailureKind.BAD_REQUEST, BillingOutcome.FREE, html("400 Bad Request")),
                afterRequest(
                        "an unspoken word",
                        FailureKind.NOT_ALL_WORDS_SPOKEN,
                        BillingOutcome.FREE,
                        exchange -> exchange.respond(
                                "400 Bad Request",
                                JSON,
                                "{\"detail\":\"Not all words are spoken.\"}".getBytes(StandardCharsets.UTF_8))),
                afterRequest(
                        "402 with an endless body", FailureKind.PAYMENT_REQUIRED, BillingOutcome.FREE, exchange -> {
                            exchange.send("HTTP/1.1 402 No\r\n\r\n");
                            exchange.sendForever(new byte[8192]);
                        }),
                afterRequest("401 whose body hangs", FailureKind.UNAUTHORIZED, BillingOutcome.FREE, exchange -> {
                            exchange.send("HTTP/1.1 401 No\r\nContent-Length: 10\r\n\r\n{");
                            exchange.hang();
                        })
                        .withShortTimeout());
    }

    private static String inTime(String time) {
        return "Retry-After: Sat, 14 Mar 2026 " + time + " GMT";
    }

    /// Something other than the service answers.
    static List<ServerFault> notTheService() {
        return List.of(
                status(
                        "302 To a page for logging in",
                        FailureKind.NOT_THE_SERVICE,
                        ONCE_FREE,
                        "Location: http://127.0.0.2:9/login"),
                status("307 To the same host", FailureKind.NOT_THE_SERVICE, ONCE_FREE, "Location: /transcribe"),
                status("300 To nowhere", FailureKind.NOT_THE_SERVICE, ONCE_FREE),
                afterRequest("captive portal", FailureKind.NOT_THE_SERVICE, BillingOutcome.FREE, html("200 OK")),
                body("a picture", FailureKind.NOT_THE_SERVICE, BillingOutcome.FREE, "image/png", "PNG"),
                afterRequest(
                        "another protocol",
                        FailureKind.NOT_THE_SERVICE,
                        BillingOutcome.SENT,
                        exchange -> exchange.send("SSH-2.0-OpenSSH_9.2\r\n")));
    }

    private static FaultServer.ServerBehaviour html(String status) {
        byte[] page = "<!doctype html><title>Log in</title>".getBytes(StandardCharsets.UTF_8);
        return exchange -> exchange.respond(status, "text/html; charset=utf-8", page);
    }

    /// The recording was received, but there is no complete answer.
    static List<ServerFault> silences() {
        return List.of(
                silence("closes", exchange -> {}),
                silence("resets", FaultServer.ServerExchange::reset),
                silence("breaks off in the status", exchange -> exchange.send("HTTP/1.1 20")),
                silence("breaks off in the headers", exchange -> exchange.send(OK)),
                silence("breaks off in the body", exchange -> exchange.send(length(100) + "{\"te")),
                silence("breaks off in a chunk", exchange -> exchange.send(chunked() + "ff\r\n{\"text\"")),
                silence("breaks off between chunks", exchange -> exchange.send(chunked() + "2\r\n{}\r\n")),
                silence("chunks of no length", exchange -> exchange.send(chunked() + "zz\r\n{}\r\n0\r\n\r\n")),
                silence("headers without end", exchange -> {
                    exchange.send("HTTP/1.1 200 OK\r\n");
                    exchange.sendForever("X-More: and more\r\n".getBytes(StandardCharsets.UTF_8));
                }),
                silence("a status without end", exchange -> exchange.sendForever(new byte[4096])),
                silence(
                        "broken compression",
                        exchange -> exchange.send(OK + "Content-Encoding: gzip\r\nContent-Length: 4" + "\r\n\r\nabcd")),
                silence("says nothing", FaultServer.ServerExchange::hang).withShortTimeout(),
                silence("says nothing after the headers", exchange -> {
                            exchange.send(length(10));
                            exchange.hang();
                        })
                        .withShortTimeout(),
                silence("drips", exchange -> {
                            exchange.send(length(1_000_000));
                            while (true) {
                                exchange.send(" ");
                                LockSupport.parkNanos(5_000_000);
                            }
                        })
                        .withShortTimeout());
    }

    private static ServerFault silence(String name, FaultServer.ServerBehaviour behaviour) {
        return afterRequest(name, FailureKind.NO_ANSWER, BillingOutcome.SENT, behaviour);
    }

    private static String length(int length) {
        return OK + "Content-Length: " + length + "\r\n\r\n";
    }

    private static String chunked() {
        return OK + "Transfer-Encoding: chunked\r\n\r\n";
    }

    /// Answers that cannot be parsed.
    static List<ServerFault> unreadable() {
        return List.of(
                json("nothing", ""),
                json("blanks", "   \n"),
                json("null", "null"),
                json("a number", "42"),
                json("an array", "[]"),
                json("an empty object", "{}"),
                json("HTML that calls itself JSON", "<html></html>"),
                json("half an object", "{\"text\":\"a\",\"speech_components\":[],\"user_sp"),
                json("two objects", SampleCalls.answer(ServiceEndpoint.TRANSCRIBE) + "{}"),
                json("nesting without end", "{\"a\":".repeat(50_000)),
                json("a key twice", answerToEveryCall("\"text\":\"b\",\"user_speech_components\":[]")),
                json(
                        "parts of the wrong kind",
                        "{\"text\":[],\"speech_components\":{},\"user_speech_components\":{},"
                                + "\"feedback\":{\"pronunciation\":{\"score\":\"high\"}}}"),
                json("more parts than speech has", answerToEveryCall("\"x\":[" + "0,".repeat(1_100_000))),
                body("plain words", FailureKind.UNREADABLE, BillingOutcome.SENT, "text/plain", "It works!"),
                afterRequest(
                        "not UTF-8",
                        FailureKind.UNREADABLE,
                        BillingOutcome.SENT,
                        exchange -> exchange.respond(
                                "200 OK",
                                JSON,
                                answerToEveryCall("").replace("a", "é").getBytes(StandardCharsets.ISO_8859_1))),
                afterRequest(
                        "UTF-16",
                        FailureKind.UNREADABLE,
                        BillingOutcome.SENT,
                        exchange -> exchange.respond(
                                "200 OK", JSON, answerToEveryCall("").getBytes(StandardCharsets.UTF_16))));
    }

    private static ServerFault json(String name, String body) {
        return body(name, FailureKind.UNREADABLE, BillingOutcome.SENT, JSON, body);
    }

    /// A body that answers all four calls, with something added at its end.
    private static String answerToEveryCall(String extra) {
        String answer = "{\"text\":\"a\",\"speech_components\":[],\"user_speech_components\":[],"
                + "\"feedback\":{\"pronunciation\":{\"score\":1}}";
        return answer.replace("\"text\":\"a\"", "\"text\":\"a\",\"metadata\":{}")
                + (extra.isEmpty() ? "" : ",")
                + extra
                + "}";
    }

    /// Answers that do not fit into memory.
    static List<ServerFault> endless() {
        byte[] small = compressed(1 << 26);
        byte[] blanks = " ".repeat(1 << 16).getBytes(StandardCharsets.UTF_8);
        return List.of(
                unreadable("a body without end", exchange -> {
                    exchange.send(OK + "\r\n{\"text\":\"");
                    exchange.sendForever(blanks);
                }),
                unreadable("chunks without end", exchange -> {
                    exchange.send(chunked());
                    while (true) {
                        exchange.send("10000\r\n");
                        exchange.send(blanks);
                        exchange.send("\r\n");
                    }
                }),
                unreadable("ten gigabytes", exchange -> {
                    exchange.send(OK + "Content-Length: 10737418240\r\n\r\n");
                    exchange.sendForever(blanks);
                }),
                unreadable("compressed to a thousandth", exchange -> {
                    exchange.send(OK + "Content-Encoding: gzip\r\nContent-Length: " + small.length + "\r\n\r\n");
                    exchange.send(small);
                }));
    }

    private static ServerFault unreadable(String name, FaultServer.ServerBehaviour behaviour) {
        return afterRequest(name, FailureKind.UNREADABLE, BillingOutcome.SENT, behaviour);
    }

    private static byte[] compressed(int bytes) {
        ByteArrayOutputStream small = new ByteArrayOutputStream();
        byte[] block = new byte[1 << 16];
        try (var gzip = new GZIPOutputStream(small)) {
            for (int written = 0; written < bytes; written += block.length) {
                gzip.write(block);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return small.toByteArray();
    }
}
