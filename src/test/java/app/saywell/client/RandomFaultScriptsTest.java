package app.saywell.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.Endpoint;
import app.saywell.speech.Reply;
import app.saywell.speech.billing.InMemoryAnswers;
import app.saywell.speech.billing.InMemoryLedger;
import app.saywell.speech.billing.LedgerEntry;
import app.saywell.speech.billing.Outcome;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Whatever a server does and a user asks, in any order: no call is billed more often than the law
/// allows. The server counts; the client's own books are only compared with its count.
@PropertyDefaults(shrinking = ShrinkingMode.BOUNDED)
class RandomFaultScriptsTest {
    private static final int SCRIPTS_A_TRY = Boolean.getBoolean("deep") ? 50 : 1;
    private static final YearMonth MARCH = YearMonth.of(2026, 3);

    /// A user and the server that answers.
    ///
    /// @param act what the user does
    /// @param conducts what the server does with the next connections; then it answers soundly
    record Step(Act act, int question, List<Conduct> conducts) {}

    enum Act {
        ASK,
        CLICK_TWICE,
        RESTART,
        LET_GO_AND_ASK
    }

    /// What the server does with a whole request, and whether it may bill it.
    enum Conduct {
        ANSWER("200 OK"),
        RATE_LIMIT("429 Slow"),
        FAIL("500 No"),
        TIME_OUT("504 No"),
        REFUSE("400 No"),
        NO_CREDIT("402 No"),
        PORTAL("302 Found"),
        GARBLE("200 OK"),
        TRUNCATE("200 OK"),
        CLOSE(""),
        RESET("");

        private final String status;

        Conduct(String status) {
            this.status = status;
        }

        /// It has judged the recording.
        boolean bills() {
            return this == ANSWER || leavesUnknown();
        }

        boolean leavesUnknown() {
            return this == GARBLE || this == TRUNCATE || this == CLOSE || this == RESET;
        }

        boolean allowsAnother() {
            return this == RATE_LIMIT || this == FAIL || this == TIME_OUT;
        }

        void play(FaultServer.Exchange exchange, Endpoint endpoint) throws IOException {
            String answer = Samples.answer(endpoint);
            switch (this) {
                case CLOSE -> {}
                case RESET -> exchange.reset();
                case TRUNCATE -> exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{");
                case GARBLE -> exchange.respond(status, "application/json", new byte[] {'{'});
                case ANSWER ->
                        exchange.respond(
                                status,
                                "application/json",
                                answer.getBytes(StandardCharsets.UTF_8));
                default -> exchange.respond(status, "application/json", new byte[0]);
            }
        }
    }

    @Property(tries = 200)
    void billsNoCallMoreOftenThanTheLawAllows(@ForAll("batches") List<List<Step>> batch)
            throws Exception {
        for (List<Step> script : batch) {
            play(script);
        }
    }

    private static void play(List<Step> script) throws Exception {
        Stage stage = new Stage();
        try (FaultServer server = FaultServer.start(stage::serve);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Books books = new Books(new InMemoryAnswers(), new InMemoryLedger());
            Rig rig = new Rig(Rig.settings(server.address()), books);
            for (Step step : script) {
                stage.next(step.conducts());
                int before = stage.log.size();
                switch (step.act()) {
                    case ASK -> ask(rig, step.question());
                    case CLICK_TWICE -> {
                        List<Future<Reply<?>>> clicks = new ArrayList<>();
                        for (int click = 0; click < 2; click++) {
                            clicks.add(threads.submit(() -> ask(rig, step.question())));
                        }
                        for (Future<Reply<?>> click : clicks) {
                            click.get();
                        }
                    }
                    case RESTART -> {
                        try (Rig restarted = new Rig(Rig.settings(server.address()), books)) {
                            ask(restarted, step.question());
                        }
                    }
                    case LET_GO_AND_ASK -> {
                        letGo(books);
                        stage.letGo();
                        ask(rig, step.question());
                    }
                }
                stage.judge(before, step);
            }
            rig.close();
            assertBooksAgree(books, stage);
        }
    }

    private static Reply<?> ask(Rig rig, int question) {
        Endpoint endpoint = Endpoint.values()[question % 4];
        return Samples.ask(rig.client.service("test"), endpoint, Samples.audio(question));
    }

    private static void letGo(Books books) {
        for (LedgerEntry entry : books.ledger().entries(MARCH)) {
            books.ledger().letGo(entry.charge().question().audioDigest());
        }
    }

    private static void assertBooksAgree(Books books, Stage stage) {
        long billed = stage.log.stream().filter(sending -> sending.conduct().bills()).count();
        long booked =
                books.ledger().entries(MARCH).stream()
                        .map(LedgerEntry::outcome)
                        .filter(outcome -> outcome != Outcome.FREE && outcome != Outcome.DOUBTFUL)
                        .count();
        assertThat(booked).isEqualTo(billed);
        assertThat(books.ledger().entries(MARCH)).hasSize(stage.log.size());
    }

    /// One script a try, or as many as make it ten thousand.
    @Provide
    Arbitrary<List<List<Step>>> batches() {
        Arbitrary<Step> steps =
                Combinators.combine(
                                Arbitraries.of(Act.class),
                                Arbitraries.integers().between(0, 4),
                                Arbitraries.of(Conduct.class).list().ofMaxSize(4))
                        .as(Step::new);
        return steps.list().ofMinSize(1).ofMaxSize(6).list().ofSize(SCRIPTS_A_TRY);
    }

    /// The counting server.
    private static final class Stage {
        private final List<Sending> log = new ArrayList<>();
        private final List<Conduct> coming = new ArrayList<>();
        private final List<String> settled = new ArrayList<>();
        private final List<String> unknown = new ArrayList<>();

        record Sending(String question, Conduct conduct) {}

        synchronized void next(List<Conduct> conducts) {
            coming.clear();
            coming.addAll(conducts);
        }

        synchronized void letGo() {
            unknown.clear();
        }

        void serve(FaultServer.Exchange exchange) throws IOException {
            FaultServer.Received request = exchange.read();
            Endpoint endpoint = Samples.endpoint(request);
            Conduct conduct = take(endpoint + " " + audio(request));
            conduct.play(exchange, endpoint);
        }

        private synchronized Conduct take(String question) {
            Conduct conduct = coming.isEmpty() ? Conduct.ANSWER : coming.removeFirst();
            log.add(new Sending(question, conduct));
            return conduct;
        }

        /// The recording in the form, whose boundary is chosen afresh for each sending.
        private static String audio(FaultServer.Received request) {
            int start = request.body().indexOf("\r\n\r\n");
            return Integer.toHexString(request.body().substring(start, start + 1_000).hashCode());
        }

        synchronized void judge(int before, Step step) {
            List<Sending> now = log.subList(before, log.size());
            int asks = step.act() == Act.CLICK_TWICE ? 2 : 1;
            assertThat(now.size()).as("sendings: %s", step).isLessThanOrEqualTo(3 * asks);
            for (int i = 0; i < now.size(); i++) {
                Sending sending = now.get(i);
                if (asks == 1 && i < now.size() - 1) {
                    assertThat(sending.conduct()).matches(Conduct::allowsAnother, "allows another");
                }
                assertThat(settled)
                        .as("answered before: %s", step)
                        .doesNotContain(sending.question());
                assertThat(unknown)
                        .as("unknown before: %s", step)
                        .doesNotContain(sending.question());
                if (sending.conduct() == Conduct.ANSWER) {
                    settled.add(sending.question());
                } else if (sending.conduct().leavesUnknown()) {
                    unknown.add(sending.question());
                }
            }
        }
    }
}
