package app.saywell.client.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.CallFailure.FailureKind;

import org.junit.jupiter.api.Test;

class HttpStatusMapperTest {
    @Test
    void kindsOfBadRequestsAreToldApart() {
        assertThat(kind("{\"error\":{\"name\":\"ModelMissingError\"}}"))
                .isEqualTo(FailureKind.MODEL_MISSING);
        assertThat(kind("{\"error\":{\"name\":\"NotAllWordsSpokenError\"}}"))
                .isEqualTo(FailureKind.NOT_ALL_WORDS_SPOKEN);
        assertThat(kind("{\"error\":{\"field\":\"file\"}}")).isEqualTo(FailureKind.BAD_REQUEST);
    }

    private static FailureKind kind(String body) {
        return HttpStatusMapper.toFailureKind(400, body);
    }
}
