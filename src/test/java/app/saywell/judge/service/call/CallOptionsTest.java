package app.saywell.judge.service.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Strictness;
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

    @Test
    void aByteOrderMarkBeforeTheOptionsIsNoText() {
        assertThat(read("\uFEFF{\"gold_text\": \"Good morning\"}").goldText()).isEqualTo("Good morning");
        assertThatThrownBy(() -> read("\uFEFF\uFEFF{}")).isInstanceOf(ApiException.class);
    }

    @Test
    void withoutARuleTheDefaultHolds() {
        assertThat(read("{}").rule()).isEqualTo(JudgingRule.DEFAULT);
        assertThat(read("{\"strictness\": null, \"first_language\": null}").rule())
                .isEqualTo(JudgingRule.DEFAULT);
        assertThat(JudgingRule.DEFAULT).isEqualTo(new JudgingRule(Strictness.NORMAL, FirstLanguage.OTHER));
    }

    @Test
    void everyRuleIsReadByItsCodes() {
        for (Strictness strictness : Strictness.values()) {
            for (FirstLanguage language : FirstLanguage.values()) {
                String json = "{\"strictness\": \"%s\", \"first_language\": \"%s\"}"
                        .formatted(strictness.code(), language.code());
                assertThat(read(json).rule()).isEqualTo(new JudgingRule(strictness, language));
            }
        }
    }

    private static CallOptions read(String json) {
        return CallOptions.read("options", json.getBytes(StandardCharsets.UTF_8));
    }

    private static CallOptions options(String text) {
        return CallOptions.read("options", ("{\"gold_text\": \"" + text + "\"}").getBytes(StandardCharsets.UTF_8));
    }
}
