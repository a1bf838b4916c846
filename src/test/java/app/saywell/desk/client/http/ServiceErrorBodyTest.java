package app.saywell.desk.client.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ServiceErrorBodyTest {
    private static final List<String> SECRETS = List.of("sk-svc-1", " The seven apples ", "");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"error\":{\"code\":\"X_Y\",\"message\":\"gone\"}} | X_Y | gone",
                "{\"code\":\"X_Y\",\"message\":\"gone\"} | X_Y | gone",
                "{\"error\":\"gone\"} | '' | gone",
                "{\"detail\":\"gone\"} | '' | gone",
                "{\"error\":{\"code\":\"Bad Request\"}} | Bad Request | ''"
            })
    void findsCodeAndMessageInTheUsualPlaces(String body, String code, String message) {
        assertThat(ServiceErrorBody.read(body, SECRETS)).isEqualTo(new ServiceErrorBody(code, message));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "null", "[]", "7", "<html>", "{\"error\":{\"code\":\"<b>\"}}", "{"})
    void findsNothingWhereThereIsNothing(String body) {
        assertThat(ServiceErrorBody.read(body, SECRETS)).isEqualTo(new ServiceErrorBody("", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"key sk-svc-1 is wrong", "in \\\"the SEVEN apples\\\" 'ripe' is missing"})
    void repeatsNeitherKeyNorText(String message) {
        assertThat(ServiceErrorBody.read("{\"message\":\"" + message + "\"}", SECRETS)
                        .message())
                .isEmpty();
    }

    @Test
    void makesOneShortLineOfAnyMessage() {
        String message = ServiceErrorBody.read("{\"message\":\"" + "a\\n".repeat(999) + "\"}", SECRETS)
                .message();
        assertThat(message).hasSize(301).startsWith("a a a ").endsWith("…");
    }
}
