package app.saywell.judge.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Service document, sections 2.2 and 4.1.
class TranscribeTest {
    private final TestedService service = TestedService.shared();

    @Test
    void writesDownWhatIsSaidWithTheTimeThatItTook() {
        long began = System.nanoTime();
        JsonNode json = service.form("/transcribe").reading().send().json();
        double took = Duration.ofNanos(System.nanoTime() - began).toNanos() / 1e9;
        assertThat(json.get("text").stringValue()).isNotBlank();
        assertThat(json.get("text_type").stringValue()).isIn("en", "ko", "codeswitched");
        assertThat(json.get("metadata").isObject()).isTrue();
        assertThat(json.get("response_time_in_sec").isNumber()).isTrue();
        assertThat(json.get("response_time_in_sec").doubleValue()).isPositive().isLessThan(took);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"suppress_korean\": true}",
                "{\"suppress_korean\": false}",
                "{\"suppress_korean\": null}",
                "{\"something_else\": [1, {\"deep\": null}]}"
            })
    void takesOptionsKnownAndUnknown(String options) {
        service.form("/transcribe")
                .reading()
                .text("transcribe_options", options)
                .send()
                .json();
    }

    @Test
    void leavesNoHangulWhereKoreanIsSuppressed() {
        JsonNode json = service.form("/transcribe")
                .reading()
                .text("transcribe_options", "{\"suppress_korean\": true}")
                .send()
                .json();
        assertThat(json.get("text").stringValue()).doesNotContainPattern("\\p{IsHangul}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "\"text\"", "{\"suppress_korean\": \"yes\"}", "null"})
    void refusesOptionsThatAreNoObjectOfThatKind(String options) {
        service.onlyOurs();
        service.form("/transcribe")
                .reading()
                .text("transcribe_options", options)
                .send()
                .refused(400);
    }
}
