package app.saywell.desk.client.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.billing.BillingOutcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HttpStatusMapperTest {
    @Test
    void kindsOfBadRequestsAreToldApart() {
        assertThat(kind("{\"error\":{\"name\":\"ModelMissingError\"}}")).isEqualTo(FailureKind.MODEL_MISSING);
        assertThat(kind("{\"error\":{\"name\":\"NotAllWordsSpokenError\"}}"))
                .isEqualTo(FailureKind.NOT_ALL_WORDS_SPOKEN);
        assertThat(kind("{\"error\":{\"name\":\"UnspeakableTextError\",\"field\":\"gold_text\"}}"))
                .isEqualTo(FailureKind.UNSPEAKABLE_TEXT);
        assertThat(kind("{\"error\":{\"field\":\"file\"}}")).isEqualTo(FailureKind.BAD_REQUEST);
    }

    @ParameterizedTest
    @CsvSource({
        "201, UNEXPECTED_STATUS", "299, UNEXPECTED_STATUS", "300, NOT_THE_SERVICE",
        "399, NOT_THE_SERVICE", "402, PAYMENT_REQUIRED", "404, UNEXPECTED_STATUS",
        "499, UNEXPECTED_STATUS", "500, SERVER_ERROR", "504, TIMED_OUT",
        "599, SERVER_ERROR", "600, UNEXPECTED_STATUS"
    })
    void everyOtherStatusIsToldByItsClass(int status, FailureKind kind) {
        assertThat(HttpStatusMapper.toFailureKind(status, "")).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({"201, SENT", "299, SENT", "300, FREE", "400, FREE", "499, FREE", "500, DOUBTFUL", "600, DOUBTFUL"})
    void onlyWhatTheServiceRefusedIsCertainlyFree(int status, BillingOutcome outcome) {
        assertThat(HttpStatusMapper.toBillingOutcome(status)).isEqualTo(outcome);
    }

    private static FailureKind kind(String body) {
        return HttpStatusMapper.toFailureKind(400, body);
    }
}
