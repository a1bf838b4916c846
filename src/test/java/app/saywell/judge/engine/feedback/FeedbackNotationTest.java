package app.saywell.judge.engine.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.language.lexicon.Phone;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A sound is written alike in feedback and on the screen: its sign between slashes.
class FeedbackNotationTest {
    private static final Pattern SIGN = Pattern.compile("/([^/ ]+)/");

    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void everySoundHasTheSignOfTheScreenBetweenSlashes(String language) {
        ResourceBundle texts = ResourceBundle.getBundle(
                "app.saywell.judge.engine.feedback.feedback",
                Locale.of(language),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
        for (Phone phone : Phone.values()) {
            String key = "sound." + phone.name();
            if (texts.containsKey(key)) {
                Matcher sign = SIGN.matcher(texts.getString(key));
                if (sign.find()) {
                    assertThat(sign.group(1)).as(key).isEqualTo(phone.ipa());
                }
            }
        }
        assertThat(texts.keySet())
                .allSatisfy(key -> assertThat(texts.getString(key)).doesNotContain("[", "]", "ː"));
    }
}
