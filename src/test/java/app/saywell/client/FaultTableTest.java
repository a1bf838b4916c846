package app.saywell.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Duration;
import java.util.Collections;
import java.util.stream.Stream;

/// Each fault on each of the four calls ends in the kind that it is, is sent as often as allowed,
/// is booked for what it may have cost, and gives nothing away.
class FaultTableTest {
    private static final Duration LONGEST = Duration.ofSeconds(65);

    static Stream<Arguments> faultsOnEachCall() {
        return Faults.all().stream()
                .flatMap(
                        fault ->
                                Stream.of(Endpoint.values())
                                        .map(endpoint -> Arguments.of(fault, endpoint)));
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("faultsOnEachCall")
    void tellsFaultsApart(Fault fault, Endpoint endpoint) throws Exception {
        try (FaultServer server = FaultServer.start(fault.behaviour());
                Rig rig = new Rig(server.address(), fault.patience())) {
            long start = System.nanoTime();
            Failure failure = rig.fail(endpoint);
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LONGEST);

            assertThat(failure.kind()).as(failure.toString()).isEqualTo(fault.kind());
            assertThat(server.received()).hasSize(fault.sendings().count());
            assertThat(server.connections()).isEqualTo(fault.sendings().count());
            assertThat(rig.outcomes())
                    .isEqualTo(
                            Collections.nCopies(fault.sendings().count(), fault.sendings().each()));
            assertThat(failure.toString())
                    .doesNotContain(Rig.KEY.value())
                    .doesNotContain("seven apples");
        }
    }

    @ParameterizedTest
    @EnumSource
    void understandsASoundAnswer(Endpoint endpoint) throws Exception {
        try (FaultServer server = FaultServer.start(Samples::answerSoundly);
                Rig rig = new Rig(server.address(), Rig.PATIENT)) {
            assertThat(rig.ask(endpoint).toString()).contains(Samples.answer(endpoint));
        }
    }

    @Test
    void coversAtLeastFortyFiveFaults() {
        assertThat(Faults.all().stream().map(Fault::name).distinct()).hasSizeGreaterThan(45);
    }
}
