package app.saywell.desk.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.key.ApiKey;
import app.saywell.desk.client.key.KeyCheck.KeyCheckResult;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.billing.LedgerEntry;
import java.time.YearMonth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyCheckTest {
    private static final ApiKey TYPED = new ApiKey("sk-svc-just-typed");

    @Test
    void findsAKeyThatWorksEachTimeItIsAsked() throws Exception {
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly);
                ClientTestRig rig = new ClientTestRig(server.address(), ClientTestRig.LONG_TIMEOUT)) {
            assertThat(rig.client.check(TYPED)).isEqualTo(new KeyCheckResult.KeyAccepted());
            assertThat(rig.client.check(TYPED)).isEqualTo(new KeyCheckResult.KeyAccepted());
            assertThat(server.received()).hasSize(2);
            assertThat(server.received().getFirst().header("x-api-key")).isEqualTo(TYPED.value());
            assertThat(server.received().getFirst().head()).startsWith("POST /transcribe ");
            assertThat(server.received().getFirst().body()).contains("RIFF", "WAVEfmt ");
        }
    }

    @Test
    void isBookedLikeAnyOtherCall() throws Exception {
        try (FaultServer server = FaultServer.start(SampleCalls::answerValidly);
                ClientTestRig rig = new ClientTestRig(server.address(), ClientTestRig.LONG_TIMEOUT)) {
            rig.client.check(TYPED);
            LedgerEntry line =
                    rig.stores.ledger().entries(YearMonth.of(2026, 3)).getFirst();
            assertThat(line.charge().purpose()).isEqualTo("key check");
            assertThat(line.charge().microDollars()).isEqualTo(400);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "401, KeyRejected",
        "402, KeyWithoutCredit",
        "400, CheckInconclusive",
        "500, CheckInconclusive",
        "429, CheckInconclusive"
    })
    void tellsRefusalsApart(int status, String finding) throws Exception {
        try (FaultServer server = FaultServer.start(exchange -> {
                    exchange.read();
                    exchange.respond(status + " No", "application/json", new byte[0]);
                });
                ClientTestRig rig = new ClientTestRig(server.address(), ClientTestRig.LONG_TIMEOUT)) {
            assertThat(rig.client.check(TYPED).getClass().getSimpleName()).isEqualTo(finding);
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void saysNothingOfTheKeyWhereTheServiceIsNotThere() {
        try (ClientTestRig rig = new ClientTestRig("http://no-such-service.invalid", ClientTestRig.LONG_TIMEOUT)) {
            assertThat(rig.client.check(TYPED))
                    .isInstanceOfSatisfying(
                            KeyCheckResult.CheckInconclusive.class,
                            unclear -> assertThat(unclear.failure().kind()).isEqualTo(FailureKind.UNKNOWN_HOST));
        }
    }
}
