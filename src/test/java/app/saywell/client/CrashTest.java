package app.saywell.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.Library;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.Reply;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The process is killed while a question is on its way; the next process finds the same library.
class CrashTest {
    private static final int ROUNDS = Boolean.getBoolean("deep") ? 25 : 1;

    @TempDir private Path folder;

    enum When {
        BEFORE_THE_ANSWER,
        AMID_THE_ANSWER,
        AFTER_THE_ANSWER,
        SOON_AFTER_THE_ANSWER
    }

    static Stream<Arguments> kills() {
        return Stream.of(When.values())
                .flatMap(
                        when ->
                                IntStream.range(0, ROUNDS)
                                        .mapToObj(round -> Arguments.of(when, round)));
    }

    @ParameterizedTest
    @MethodSource("kills")
    void makesOneBilledCallThroughAKill(When when, int round) throws Exception {
        CompletableFuture<Process> victim = new CompletableFuture<>();
        Random chance = new Random(round);
        try (FaultServer server =
                FaultServer.start(exchange -> answerAndKill(exchange, when, victim, chance))) {
            Process process = start(server.address());
            victim.complete(process);
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();

            try (Library library = Library.open(folder);
                    Rig rig = new Rig(Rig.settings(server.address()), Mortal.books(library))) {
                assertOnceOnly(rig.ask(Endpoint.PRONUNCIATION), when);
            }
            assertThat(server.received()).hasSize(1);
        }
    }

    private static void assertOnceOnly(Reply<?> reply, When when) {
        switch (reply) {
            case Reply.Answer<?> answer -> {
                assertThat(when).isIn(When.AFTER_THE_ANSWER, When.SOON_AFTER_THE_ANSWER);
                assertThat(answer.source()).isEqualTo(Reply.Source.STORED);
            }
            case Reply.Failed<?>(Failure failure) ->
                    assertThat(failure.kind()).isEqualTo(Kind.NO_ANSWER);
        }
    }

    private static void answerAndKill(
            FaultServer.Exchange exchange,
            When when,
            CompletableFuture<Process> victim,
            Random chance)
            throws IOException {
        exchange.read();
        byte[] answer = Samples.answer(Endpoint.PRONUNCIATION).getBytes(StandardCharsets.UTF_8);
        switch (when) {
            case BEFORE_THE_ANSWER -> {}
            case AMID_THE_ANSWER ->
                    exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 99999\r\n\r\n{");
            case AFTER_THE_ANSWER -> exchange.respond("200 OK", "application/json", answer);
            case SOON_AFTER_THE_ANSWER -> {
                exchange.respond("200 OK", "application/json", answer);
                LockSupport.parkNanos(chance.nextLong(80_000_000));
            }
        }
        victim.join().destroyForcibly();
    }

    private Process start(String address) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx128m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Mortal.class.getName(),
                        folder.toString(),
                        address)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
