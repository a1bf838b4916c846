package app.saywell.desk.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.billing.BillingOutcome;
import app.saywell.speech.billing.InMemoryAnswerStore;
import app.saywell.speech.billing.InMemoryLedger;
import app.saywell.speech.billing.LedgerEntry;
import app.saywell.speech.language.text.SpokenForm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/// Random users against random servers: no call is billed more often than the retry policy allows.
/// The server counts the calls, and the client's ledger must agree with that count.
@PropertyDefaults(shrinking = ShrinkingMode.BOUNDED)
class RandomFaultScriptsTest {
    private static final int SCRIPTS_PER_TRY = Boolean.getBoolean("deep") ? 50 : 1;
    private static final YearMonth MARCH = YearMonth.of(2026, 3);

    /// One step of a script: the user's action and the server's responses.
    ///
    /// @param action what the user does
    /// @param serverResponses how the server handles the next connections; after that it answers
    ///     validly
    record ScriptStep(UserAction action, int requestNumber, List<ScriptedResponse> serverResponses) {}

    enum UserAction {
        ASK,
        CLICK_TWICE,
        RESTART,
        ALLOW_RESEND_AND_ASK
    }

    /// How the server handles a complete request, and whether it bills it.
    enum ScriptedResponse {
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

        ScriptedResponse(String status) {
            this.status = status;
        }

        /// Whether the server has scored the recording.
        boolean bills() {
            return this == ANSWER || leavesUnknown();
        }

        boolean leavesUnknown() {
            return this == GARBLE || this == TRUNCATE || this == CLOSE || this == RESET;
        }

        boolean allowsAnother() {
            return this == RATE_LIMIT || this == FAIL || this == TIME_OUT;
        }

        void play(FaultServer.ServerExchange exchange, ServiceEndpoint endpoint) throws IOException {
            String answer = SampleCalls.answer(endpoint);
            switch (this) {
                case CLOSE -> {}
                case RESET -> exchange.reset();
                case TRUNCATE -> exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{");
                case GARBLE -> exchange.respond(status, "application/json", new byte[] {'{'});
                case ANSWER -> exchange.respond(status, "application/json", answer.getBytes(StandardCharsets.UTF_8));
                default -> exchange.respond(status, "application/json", new byte[0]);
            }
        }
    }

    @Property(tries = 200)
    void billsNoCallMoreOftenThanTheRetryPolicyAllows(@ForAll("batches") List<List<ScriptStep>> batch)
            throws Exception {
        for (List<ScriptStep> script : batch) {
            play(script);
        }
    }

    private static void play(List<ScriptStep> script) throws Exception {
        CountingServer stage = new CountingServer();
        try (FaultServer server = FaultServer.start(stage::serve);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            BillingStores books = new BillingStores(new InMemoryAnswerStore(), new InMemoryLedger());
            ClientTestRig rig = new ClientTestRig(ClientTestRig.settings(server.address()), books);
            for (ScriptStep step : script) {
                stage.next(step.serverResponses());
                int before = stage.log.size();
                switch (step.action()) {
                    case ASK -> ask(rig, step.requestNumber());
                    case CLICK_TWICE -> {
                        List<Future<ServiceReply<?>>> clicks = new ArrayList<>();
                        for (int click = 0; click < 2; click++) {
                            clicks.add(threads.submit(() -> ask(rig, step.requestNumber())));
                        }
                        for (Future<ServiceReply<?>> click : clicks) {
                            click.get();
                        }
                    }
                    case RESTART -> {
                        try (ClientTestRig restarted =
                                new ClientTestRig(ClientTestRig.settings(server.address()), books)) {
                            ask(restarted, step.requestNumber());
                        }
                    }
                    case ALLOW_RESEND_AND_ASK -> {
                        allowResend(books);
                        stage.allowResend();
                        ask(rig, step.requestNumber());
                    }
                }
                stage.checkSendings(before, step);
            }
            rig.close();
            assertBooksAgree(books, stage);
        }
    }

    private static ServiceReply<?> ask(ClientTestRig rig, int question) {
        ServiceEndpoint endpoint = ServiceEndpoint.values()[question % 4];
        return SampleCalls.ask(
                rig.client.service("test", SpokenForm::asWritten), endpoint, SampleCalls.audio(question));
    }

    private static void allowResend(BillingStores books) {
        for (LedgerEntry entry : books.ledger().entries(MARCH)) {
            books.ledger().allowResend(entry.charge().request().audioDigest());
        }
    }

    private static void assertBooksAgree(BillingStores books, CountingServer stage) {
        long billed =
                stage.log.stream().filter(sending -> sending.response().bills()).count();
        long booked = books.ledger().entries(MARCH).stream()
                .map(LedgerEntry::outcome)
                .filter(outcome -> outcome != BillingOutcome.FREE && outcome != BillingOutcome.DOUBTFUL)
                .count();
        assertThat(booked).isEqualTo(billed);
        assertThat(books.ledger().entries(MARCH)).hasSize(stage.log.size());
    }

    /// One script per try, or 50 for ten thousand in all.
    @Provide
    Arbitrary<List<List<ScriptStep>>> batches() {
        Arbitrary<ScriptStep> steps = Combinators.combine(
                        Arbitraries.of(UserAction.class),
                        Arbitraries.integers().between(0, 4),
                        Arbitraries.of(ScriptedResponse.class).list().ofMaxSize(4))
                .as(ScriptStep::new);
        return steps.list().ofMinSize(1).ofMaxSize(6).list().ofSize(SCRIPTS_PER_TRY);
    }

    /// A server that counts its requests.
    private static final class CountingServer {
        private final List<LoggedSending> log = new ArrayList<>();
        private final List<ScriptedResponse> coming = new ArrayList<>();
        private final List<String> settled = new ArrayList<>();
        private final List<String> unknown = new ArrayList<>();

        record LoggedSending(String request, ScriptedResponse response) {}

        synchronized void next(List<ScriptedResponse> conducts) {
            coming.clear();
            coming.addAll(conducts);
        }

        synchronized void allowResend() {
            unknown.clear();
        }

        void serve(FaultServer.ServerExchange exchange) throws IOException {
            FaultServer.ReceivedRequest request = exchange.read();
            ServiceEndpoint endpoint = SampleCalls.endpoint(request);
            ScriptedResponse conduct = takeResponse(endpoint + " " + audio(request));
            conduct.play(exchange, endpoint);
        }

        private synchronized ScriptedResponse takeResponse(String question) {
            ScriptedResponse conduct = coming.isEmpty() ? ScriptedResponse.ANSWER : coming.removeFirst();
            log.add(new LoggedSending(question, conduct));
            return conduct;
        }

        /// Identifies the recording in the form. The whole body cannot be compared, because each
        /// attempt has another boundary.
        private static String audio(FaultServer.ReceivedRequest request) {
            int start = request.body().indexOf("\r\n\r\n");
            return Integer.toHexString(
                    request.body().substring(start, start + 1_000).hashCode());
        }

        synchronized void checkSendings(int before, ScriptStep step) {
            List<LoggedSending> now = log.subList(before, log.size());
            int asks = step.action() == UserAction.CLICK_TWICE ? 2 : 1;
            assertThat(now.size()).as("sendings: %s", step).isLessThanOrEqualTo(3 * asks);
            for (int i = 0; i < now.size(); i++) {
                LoggedSending sending = now.get(i);
                if (asks == 1 && i < now.size() - 1) {
                    assertThat(sending.response()).matches(ScriptedResponse::allowsAnother, "allows another");
                }
                assertThat(settled).as("answered before: %s", step).doesNotContain(sending.request());
                assertThat(unknown).as("unknown before: %s", step).doesNotContain(sending.request());
                if (sending.response() == ScriptedResponse.ANSWER) {
                    settled.add(sending.request());
                } else if (sending.response().leavesUnknown()) {
                    unknown.add(sending.request());
                }
            }
        }
    }
}
