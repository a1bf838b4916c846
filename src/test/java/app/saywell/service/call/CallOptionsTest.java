package app.saywell.service.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/// What a call may ask for.
class CallOptionsTest {
    /// Ten minutes, the longest recording, hold about 8,000 characters.
    @Test
    void aTextOfTenMinutesIsTaken() {
        String text = "x".repeat(10_000);
        assertThat(options(text).goldText()).isEqualTo(text);
    }

    @Test
    void aLongerTextIsRefusedInWords() {
        assertThatThrownBy(() -> options("x".repeat(10_001)).goldText())
                .isInstanceOf(ApiException.class)
                .extracting(e -> ((ApiException) e).apiError().message())
                .asString()
                .contains("longer than 10000 characters");
    }

    private static CallOptions options(String text) {
        return CallOptions.read("options", ("{\"gold_text\": \"" + text + "\"}").getBytes(StandardCharsets.UTF_8));
    }
}
