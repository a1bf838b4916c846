package app.saywell.judge.contract;

import static org.assertj.core.api.Assertions.assertThat;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What came back.
record ContractAnswer(int status, String contentType, String retryAfter, String body) {
    private static final JsonMapper MAPPER = new JsonMapper();

    /// The body of a 200.
    JsonNode json() {
        assertThat(status).as(body).isEqualTo(200);
        assertThat(contentType).startsWith("application/json");
        return MAPPER.readTree(body);
    }

    /// Checks a refusal: its status, and JSON with a message.
    ContractAnswer refused(int expected) {
        assertThat(status).as(body).isEqualTo(expected);
        assertThat(contentType).startsWith("application/json");
        assertThat(MAPPER.readTree(body).isObject()).isTrue();
        return this;
    }

    /// The `error` object of Saywell's own service.
    JsonNode error() {
        JsonNode error = MAPPER.readTree(body).get("error");
        assertThat(error.get("code").stringValue()).isNotBlank();
        assertThat(error.get("message").stringValue()).isNotBlank();
        return error;
    }

    /// How long to wait before the next call; a whole minute where the service does not say.
    long secondsToWait() {
        return retryAfter.matches("\\d{1,2}") ? Long.parseLong(retryAfter) : 60;
    }

    String code() {
        return error().get("code").stringValue();
    }
}
