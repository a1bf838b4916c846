package app.saywell.desk.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.cases.NewLibrary;
import app.saywell.desk.store.Library;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.ServiceReply;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The process is killed during a call; the next process opens the same library.
class ProcessKillTest {
    private static final int ROUNDS = Boolean.getBoolean("deep") ? 25 : 1;

    @TempDir
    private Path folder;

    enum KillMoment {
        BEFORE_THE_ANSWER,
        AMID_THE_ANSWER,
        AFTER_THE_ANSWER,
        SOON_AFTER_THE_ANSWER
    }

    static Stream<Arguments> kills() {
        return Stream.of(KillMoment.values())
                .flatMap(moment -> IntStream.range(0, ROUNDS).mapToObj(round -> Arguments.of(moment, round)));
    }

    @ParameterizedTest
    @MethodSource("kills")
    void makesOneBilledCallThroughAKill(KillMoment moment, int round) throws Exception {
        NewLibrary.open(folder).close(); // the program would run all migrations
        CompletableFuture<Process> victim = new CompletableFuture<>();
        Random random = new Random(round);
        try (FaultServer server = FaultServer.start(exchange -> answerAndKill(exchange, moment, victim, random))) {
            Process process = start(server.address());
            victim.complete(process);
            assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();

            try (Library library = Library.open(folder);
                    ClientTestRig rig = new ClientTestRig(
                            ClientTestRig.settings(server.address()), CrashingClientProgram.stores(library))) {
                assertOnceOnly(rig.ask(ServiceEndpoint.PRONUNCIATION), moment);
            }
            assertThat(server.received()).hasSize(1);
        }
    }

    private static void assertOnceOnly(ServiceReply<?> reply, KillMoment moment) {
        switch (reply) {
            case ServiceReply.AnsweredCall<?> answer -> {
                assertThat(moment).isIn(KillMoment.AFTER_THE_ANSWER, KillMoment.SOON_AFTER_THE_ANSWER);
                assertThat(answer.source()).isEqualTo(ServiceReply.AnswerSource.STORED);
            }
            case ServiceReply.FailedCall<?>(CallFailure failure) ->
                assertThat(failure.kind()).isEqualTo(FailureKind.NO_ANSWER);
        }
    }

    private static void answerAndKill(
            FaultServer.ServerExchange exchange, KillMoment moment, CompletableFuture<Process> victim, Random random)
            throws IOException {
        exchange.read();
        byte[] answer = SampleCalls.answer(ServiceEndpoint.PRONUNCIATION).getBytes(StandardCharsets.UTF_8);
        switch (moment) {
            case BEFORE_THE_ANSWER -> {}
            case AMID_THE_ANSWER -> exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 99999\r\n\r\n{");
            case AFTER_THE_ANSWER -> exchange.respond("200 OK", "application/json", answer);
            case SOON_AFTER_THE_ANSWER -> {
                exchange.respond("200 OK", "application/json", answer);
                LockSupport.parkNanos(random.nextLong(80_000_000));
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
                        CrashingClientProgram.class.getName(),
                        folder.toString(),
                        address)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
