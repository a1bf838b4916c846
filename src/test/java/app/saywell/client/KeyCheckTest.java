package app.saywell.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.client.key.ApiKey;
import app.saywell.client.key.KeyCheck.Finding;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.billing.LedgerEntry;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.YearMonth;

class KeyCheckTest {
    private static final ApiKey TYPED = new ApiKey("sk-svc-just-typed");

    @Test
    void findsAKeyThatWorksEachTimeItIsAsked() throws Exception {
        try (FaultServer server = FaultServer.start(Samples::answerSoundly);
                Rig rig = new Rig(server.address(), Rig.PATIENT)) {
            assertThat(rig.client.check(TYPED)).isEqualTo(new Finding.Valid());
            assertThat(rig.client.check(TYPED)).isEqualTo(new Finding.Valid());
            assertThat(server.received()).hasSize(2);
            assertThat(server.received().getFirst().header("x-api-key")).isEqualTo(TYPED.value());
            assertThat(server.received().getFirst().head()).startsWith("POST /transcribe ");
            assertThat(server.received().getFirst().body()).contains("RIFF", "WAVEfmt ");
        }
    }

    @Test
    void isBookedLikeAnyOtherCall() throws Exception {
        try (FaultServer server = FaultServer.start(Samples::answerSoundly);
                Rig rig = new Rig(server.address(), Rig.PATIENT)) {
            rig.client.check(TYPED);
            LedgerEntry line = rig.books.ledger().entries(YearMonth.of(2026, 3)).getFirst();
            assertThat(line.charge().purpose()).isEqualTo("key check");
            assertThat(line.charge().microDollars()).isEqualTo(400);
        }
    }

    @ParameterizedTest
    @CsvSource({"401, Wrong", "402, NoCredit", "400, Unclear", "500, Unclear", "429, Unclear"})
    void tellsRefusalsApart(int status, String finding) throws Exception {
        try (FaultServer server =
                        FaultServer.start(
                                exchange -> {
                                    exchange.read();
                                    exchange.respond(
                                            status + " No", "application/json", new byte[0]);
                                });
                Rig rig = new Rig(server.address(), Rig.PATIENT)) {
            assertThat(rig.client.check(TYPED).getClass().getSimpleName()).isEqualTo(finding);
            assertThat(server.connections()).isEqualTo(1);
        }
    }

    @Test
    void saysNothingOfTheKeyWhereTheServiceIsNotThere() {
        try (Rig rig = new Rig("http://no-such-service.invalid", Rig.PATIENT)) {
            assertThat(rig.client.check(TYPED))
                    .isInstanceOfSatisfying(
                            Finding.Unclear.class,
                            unclear ->
                                    assertThat(unclear.failure().kind())
                                            .isEqualTo(Kind.UNKNOWN_HOST));
        }
    }
}
