package app.saywell.desk.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import java.util.Collections;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// For each fault on each of the four calls: the failure kind, the number of attempts and the
/// ledger outcome are as expected, and no secret is revealed.
@Timeout(180)
class FaultTableTest {
    static Stream<Arguments> faultsOnEachCall() {
        return ServerFaults.all().stream()
                .flatMap(fault -> Stream.of(ServiceEndpoint.values()).map(endpoint -> Arguments.of(fault, endpoint)));
    }

    @ParameterizedTest(name = "{0} on {1}")
    @MethodSource("faultsOnEachCall")
    void tellsFaultsApart(ServerFault fault, ServiceEndpoint endpoint) throws Exception {
        ServerFault tried = fault;
        while (ranOutOfTime(tried, endpoint)) {
            tried = tried.withMoreTime();
        }
    }

    /// Asks a server with a fault.
    ///
    /// @return whether the time-out may have been over before the server had the request or the client its answer
    private static boolean ranOutOfTime(ServerFault fault, ServiceEndpoint endpoint) throws Exception {
        try (FaultServer server = FaultServer.start(fault.serverBehaviour());
                ClientTestRig rig = new ClientTestRig(server.address(), fault.callTimeout())) {
            CallFailure failure = rig.askExpectingFailure(endpoint);
            if (fault.isInAHurry()
                    && (failure.kind() != fault.kind() || server.received().isEmpty())) {
                return true;
            }
            assertThat(failure.kind()).as(failure.toString()).isEqualTo(fault.kind());
            assertThat(server.received()).hasSize(fault.sendings().count());
            assertThat(server.connections()).isEqualTo(fault.sendings().count());
            assertThat(rig.outcomes())
                    .isEqualTo(Collections.nCopies(
                            fault.sendings().count(), fault.sendings().outcome()));
            assertThat(failure.toString())
                    .doesNotContain(ClientTestRig.KEY.value())
                    .doesNotContain("seven apples");
            return false;
        }
    }

    @ParameterizedTest
    @EnumSource
    void understandsASoundAnswer(ServiceEndpoint endpoint) throws Exception {
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly);
                ClientTestRig rig = new ClientTestRig(server.address(), ClientTestRig.LONG_TIMEOUT)) {
            assertThat(rig.ask(endpoint).toString()).contains(SampleCalls.answer(endpoint));
        }
    }

    @Test
    void coversAtLeastFortyFiveFaults() {
        assertThat(ServerFaults.all().stream().map(ServerFault::name).distinct())
                .hasSizeGreaterThan(45);
    }
}
