package app.saywell.client;

import static app.saywell.client.Fault.after;
import static app.saywell.client.Fault.body;
import static app.saywell.client.Fault.status;

import app.saywell.client.Fault.Sendings;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.billing.Outcome;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/// Every way to misbehave once a connection stands.
final class Faults {
    private static final Sendings ONCE_FREE = new Sendings(1, Outcome.FREE);
    private static final Sendings ONCE_UNKNOWN = new Sendings(1, Outcome.SENT);
    private static final Sendings TWICE_FREE = new Sendings(2, Outcome.FREE);
    private static final Sendings THRICE_FREE = new Sendings(3, Outcome.FREE);
    private static final Sendings THRICE_DOUBTFUL = new Sendings(3, Outcome.DOUBTFUL);
    private static final String JSON = "application/json";
    private static final String OK = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

    private Faults() {}

    static List<Fault> all() {
        return Stream.of(refusals(), strangers(), silences(), unreadable(), endless())
                .flatMap(List::stream)
                .toList();
    }

    /// Statuses of the document and others.
    static List<Fault> refusals() {
        return List.of(
                status("400 Bad Request", Kind.BAD_REQUEST, ONCE_FREE),
                status("401 Unauthorized", Kind.UNAUTHORIZED, ONCE_FREE, "WWW-Authenticate: Basic"),
                status("402 Payment Required", Kind.PAYMENT_REQUIRED, ONCE_FREE),
                status("403 Forbidden", Kind.UNEXPECTED_STATUS, ONCE_FREE),
                status("404 Not Found", Kind.UNEXPECTED_STATUS, ONCE_FREE),
                status("405 Method Not Allowed", Kind.UNEXPECTED_STATUS, ONCE_FREE),
                status("408 Request Timeout", Kind.UNEXPECTED_STATUS, ONCE_FREE),
                status("413 Content Too Large", Kind.TOO_LARGE, ONCE_FREE),
                status("421 Misdirected Request", Kind.UNEXPECTED_STATUS, ONCE_FREE),
                status("422 Unprocessable", Kind.UNEXPECTED_STATUS, ONCE_FREE),
                status("429 Too Many Requests", Kind.RATE_LIMITED, THRICE_FREE),
                status("429 Slow", Kind.RATE_LIMITED, THRICE_FREE, "Retry-After: 30"),
                status("429 Slower", Kind.RATE_LIMITED, TWICE_FREE, "Retry-After: 31"),
                status("429 Too slow", Kind.RATE_LIMITED, ONCE_FREE, "Retry-After: 61"),
                status("429 Date", Kind.RATE_LIMITED, THRICE_FREE, inTime("12:00:20")),
                status("429 Clock jumped", Kind.RATE_LIMITED, ONCE_FREE, inTime("23:59:59")),
                status("429 Past", Kind.RATE_LIMITED, THRICE_FREE, inTime("00:00:00")),
                status("429 Nonsense", Kind.RATE_LIMITED, THRICE_FREE, "Retry-After: soon"),
                status("500 Internal", Kind.SERVER_ERROR, THRICE_DOUBTFUL),
                status("502 Bad Gateway", Kind.SERVER_ERROR, THRICE_DOUBTFUL),
                status("503 Unavailable", Kind.SERVER_ERROR, THRICE_DOUBTFUL),
                status("503 At once", Kind.SERVER_ERROR, THRICE_DOUBTFUL, "Retry-After: 0"),
                status("504 Gateway Timeout", Kind.TIMED_OUT, THRICE_DOUBTFUL),
                status("511 Log in", Kind.NOT_THE_SERVICE, THRICE_DOUBTFUL),
                status("599 Unknown", Kind.SERVER_ERROR, THRICE_DOUBTFUL),
                status("299 Unknown", Kind.UNEXPECTED_STATUS, ONCE_UNKNOWN),
                status("999 Unknown", Kind.UNEXPECTED_STATUS, new Sendings(1, Outcome.DOUBTFUL)),
                after("400 in HTML", Kind.BAD_REQUEST, Outcome.FREE, html("400 Bad Request")),
                after(
                        "an unspoken word",
                        Kind.NOT_ALL_WORDS_SPOKEN,
                        Outcome.FREE,
                        exchange ->
                                exchange.respond(
                                        "400 Bad Request",
                                        JSON,
                                        "{\"detail\":\"Not all words are spoken.\"}"
                                                .getBytes(StandardCharsets.UTF_8))),
                after(
                        "402 with an endless body",
                        Kind.PAYMENT_REQUIRED,
                        Outcome.FREE,
                        exchange -> {
                            exchange.send("HTTP/1.1 402 No\r\n\r\n");
                            exchange.sendForever(new byte[8192]);
                        }),
                after(
                                "401 whose body hangs",
                                Kind.UNAUTHORIZED,
                                Outcome.FREE,
                                exchange -> {
                                    exchange.send("HTTP/1.1 401 No\r\nContent-Length: 10\r\n\r\n{");
                                    exchange.hang();
                                })
                        .impatiently());
    }

    private static String inTime(String time) {
        return "Retry-After: Sat, 14 Mar 2026 " + time + " GMT";
    }

    /// What answers is not the service.
    static List<Fault> strangers() {
        return List.of(
                status(
                        "302 To a page for logging in",
                        Kind.NOT_THE_SERVICE,
                        ONCE_FREE,
                        "Location: http://127.0.0.2:9/login"),
                status(
                        "307 To the same host",
                        Kind.NOT_THE_SERVICE,
                        ONCE_FREE,
                        "Location: /transcribe"),
                status("300 To nowhere", Kind.NOT_THE_SERVICE, ONCE_FREE),
                after("captive portal", Kind.NOT_THE_SERVICE, Outcome.FREE, html("200 OK")),
                body("a picture", Kind.NOT_THE_SERVICE, Outcome.FREE, "image/png", "PNG"),
                after(
                        "another protocol",
                        Kind.NOT_THE_SERVICE,
                        Outcome.SENT,
                        exchange -> exchange.send("SSH-2.0-OpenSSH_9.2\r\n")));
    }

    private static FaultServer.Behaviour html(String status) {
        byte[] page = "<!doctype html><title>Log in</title>".getBytes(StandardCharsets.UTF_8);
        return exchange -> exchange.respond(status, "text/html; charset=utf-8", page);
    }

    /// The recording has arrived and no whole answer comes.
    static List<Fault> silences() {
        return List.of(
                silence("closes", exchange -> {}),
                silence("resets", FaultServer.Exchange::reset),
                silence("breaks off in the status", exchange -> exchange.send("HTTP/1.1 20")),
                silence("breaks off in the headers", exchange -> exchange.send(OK)),
                silence("breaks off in the body", exchange -> exchange.send(length(100) + "{\"te")),
                silence(
                        "breaks off in a chunk",
                        exchange -> exchange.send(chunked() + "ff\r\n{\"text\"")),
                silence(
                        "breaks off between chunks",
                        exchange -> exchange.send(chunked() + "2\r\n{}\r\n")),
                silence(
                        "chunks of no length",
                        exchange -> exchange.send(chunked() + "zz\r\n{}\r\n0\r\n\r\n")),
                silence(
                        "headers without end",
                        exchange -> {
                            exchange.send("HTTP/1.1 200 OK\r\n");
                            exchange.sendForever(
                                    "X-More: and more\r\n".getBytes(StandardCharsets.UTF_8));
                        }),
                silence("a status without end", exchange -> exchange.sendForever(new byte[4096])),
                silence(
                        "broken compression",
                        exchange ->
                                exchange.send(
                                        OK
                                                + "Content-Encoding: gzip\r\nContent-Length: 4"
                                                + "\r\n\r\nabcd")),
                silence("says nothing", FaultServer.Exchange::hang).impatiently(),
                silence(
                                "says nothing after the headers",
                                exchange -> {
                                    exchange.send(length(10));
                                    exchange.hang();
                                })
                        .impatiently(),
                silence(
                                "drips",
                                exchange -> {
                                    exchange.send(length(1_000_000));
                                    while (true) {
                                        exchange.send(" ");
                                        LockSupport.parkNanos(5_000_000);
                                    }
                                })
                        .impatiently());
    }

    private static Fault silence(String name, FaultServer.Behaviour behaviour) {
        return after(name, Kind.NO_ANSWER, Outcome.SENT, behaviour);
    }

    private static String length(int length) {
        return OK + "Content-Length: " + length + "\r\n\r\n";
    }

    private static String chunked() {
        return OK + "Transfer-Encoding: chunked\r\n\r\n";
    }

    /// An answer that is none.
    static List<Fault> unreadable() {
        return List.of(
                json("nothing", ""),
                json("blanks", "   \n"),
                json("null", "null"),
                json("a number", "42"),
                json("an array", "[]"),
                json("an empty object", "{}"),
                json("HTML that calls itself JSON", "<html></html>"),
                json("half an object", "{\"text\":\"a\",\"speech_components\":[],\"user_sp"),
                json("two objects", Samples.answer(Endpoint.TRANSCRIBE) + "{}"),
                json("nesting without end", "{\"a\":".repeat(50_000)),
                json("a key twice", everything("\"text\":\"b\",\"user_speech_components\":[]")),
                json(
                        "parts of the wrong kind",
                        "{\"text\":[],\"speech_components\":{},\"user_speech_components\":{},"
                                + "\"feedback\":{\"pronunciation\":{\"score\":\"high\"}}}"),
                json("more parts than speech has", everything("\"x\":[" + "0,".repeat(1_100_000))),
                body("plain words", Kind.UNREADABLE, Outcome.SENT, "text/plain", "It works!"),
                after(
                        "not UTF-8",
                        Kind.UNREADABLE,
                        Outcome.SENT,
                        exchange ->
                                exchange.respond(
                                        "200 OK",
                                        JSON,
                                        everything("")
                                                .replace("a", "é")
                                                .getBytes(StandardCharsets.ISO_8859_1))),
                after(
                        "UTF-16",
                        Kind.UNREADABLE,
                        Outcome.SENT,
                        exchange ->
                                exchange.respond(
                                        "200 OK",
                                        JSON,
                                        everything("").getBytes(StandardCharsets.UTF_16))));
    }

    private static Fault json(String name, String body) {
        return body(name, Kind.UNREADABLE, Outcome.SENT, JSON, body);
    }

    /// An answer to each of the four calls at once, with something more at its end.
    private static String everything(String more) {
        String answer =
                "{\"text\":\"a\",\"speech_components\":[],\"user_speech_components\":[],"
                        + "\"feedback\":{\"pronunciation\":{\"score\":1}}";
        return answer.replace("\"text\":\"a\"", "\"text\":\"a\",\"metadata\":{}")
                + (more.isEmpty() ? "" : ",")
                + more
                + "}";
    }

    /// More than memory holds.
    static List<Fault> endless() {
        byte[] small = compressed(1 << 26);
        byte[] blanks = " ".repeat(1 << 16).getBytes(StandardCharsets.UTF_8);
        return List.of(
                unreadable(
                        "a body without end",
                        exchange -> {
                            exchange.send(OK + "\r\n{\"text\":\"");
                            exchange.sendForever(blanks);
                        }),
                unreadable(
                        "chunks without end",
                        exchange -> {
                            exchange.send(chunked());
                            while (true) {
                                exchange.send("10000\r\n");
                                exchange.send(blanks);
                                exchange.send("\r\n");
                            }
                        }),
                unreadable(
                        "ten gigabytes",
                        exchange -> {
                            exchange.send(OK + "Content-Length: 10737418240\r\n\r\n");
                            exchange.sendForever(blanks);
                        }),
                unreadable(
                        "compressed to a thousandth",
                        exchange -> {
                            exchange.send(
                                    OK
                                            + "Content-Encoding: gzip\r\nContent-Length: "
                                            + small.length
                                            + "\r\n\r\n");
                            exchange.send(small);
                        }));
    }

    private static Fault unreadable(String name, FaultServer.Behaviour behaviour) {
        return after(name, Kind.UNREADABLE, Outcome.SENT, behaviour);
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
