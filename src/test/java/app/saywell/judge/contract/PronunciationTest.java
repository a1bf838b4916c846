package app.saywell.judge.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Service document, sections 2.1, 2.3, 4.2 to 4.5.
class PronunciationTest {
    private static final String HANGUL = "\\p{IsHangul}";

    private final TestedService service = TestedService.shared();

    @Test
    void takesANativeReadingApart() {
        JsonNode json =
                service.form("/analyze-native").reading().goldText().send().json();
        assertThat(json.propertyNames()).containsExactly("speech_components");
        ResponseShape.components(json.get("speech_components"), TestAudio.readingSeconds());
        assertThat(ResponseShape.words(json.get("speech_components"))).hasSize(5);
    }

    @Test
    void judgesAReadingAgainstANativeOneInFourDimensions() {
        JsonNode json = service.form("/pronunciation")
                .reading()
                .goldText()
                .natives(nativeComponents())
                .send()
                .json();
        assertThat(json.propertyNames()).containsExactlyInAnyOrder("user_speech_components", "feedback");
        ResponseShape.components(json.get("user_speech_components"), TestAudio.readingSeconds());
        JsonNode feedback = json.get("feedback");
        assertThat(feedback.propertyNames()).containsExactlyInAnyOrder("pronunciation", "stress", "pause", "speed");
        ResponseShape.dimension(feedback.get("pronunciation"), 50, 70);
        ResponseShape.dimension(feedback.get("stress"), 0, 10);
        ResponseShape.dimension(feedback.get("pause"), 0, 10);
        ResponseShape.dimension(feedback.get("speed"), 0, 10);
    }

    @Test
    void findsOnesOwnReadingBeyondReproach() {
        JsonNode feedback = service.form("/pronunciation")
                .reading()
                .goldText()
                .natives(nativeComponents())
                .send()
                .json()
                .get("feedback");
        for (String dimension : new String[] {"stress", "pause", "speed"}) {
            assertThat(feedback.get(dimension).get("score").doubleValue())
                    .as(dimension)
                    .isGreaterThanOrEqualTo(9);
        }
    }

    @Test
    void judgesAReadingByItselfInOneDimension() {
        JsonNode json = service.form("/pronunciation-simple")
                .reading()
                .goldText()
                .send()
                .json();
        assertThat(json.propertyNames()).containsExactlyInAnyOrder("user_speech_components", "feedback");
        ResponseShape.components(json.get("user_speech_components"), TestAudio.readingSeconds());
        JsonNode feedback = json.get("feedback");
        assertThat(feedback.propertyNames()).containsExactlyInAnyOrder("pronunciation", "stress", "pause", "speed");
        ResponseShape.dimension(feedback.get("pronunciation"), 0, 100);
        for (String dimension : new String[] {"stress", "pause", "speed"}) {
            assertThat(feedback.get(dimension).isNull()).as(dimension).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/pronunciation, en, false",
        "/pronunciation, ko, true",
        "/pronunciation,, true",
        "/pronunciation-simple, en, false",
        "/pronunciation-simple, ko, true"
    })
    void speaksTheLanguageThatWasChosen(String path, String language, boolean hangul) {
        assertThat(spoken(path, language)).satisfies(text -> inHangul(text, hangul));
    }

    @Test
    void speaksKoreanWhereTheSimpleCallNamesNoLanguage() {
        service.onlyOurs();
        assertThat(spoken("/pronunciation-simple", null)).containsPattern(HANGUL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/analyze-native", "/pronunciation", "/pronunciation-simple"})
    void letsUnknownOptionsBe(String path) {
        ContractForm form = service.form(path).reading();
        form.options("{\"gold_text\": \"%s\", \"later\": {\"than\": [\"now\"]}, \"language\": null}"
                .formatted(TestedService.TEXT));
        (path.equals("/pronunciation") ? form.natives(nativeComponents()) : form)
                .send()
                .json();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/analyze-native", "/pronunciation", "/pronunciation-simple"})
    void asksToRecordAgainWhereAWordIsMissing(String path) {
        String text = "My brother runs very fast and then he waits for all of us beside the old bridge"
                + " because nobody else in our family ever wants to run that fast again";
        ContractForm form = service.form(path).reading().options("{\"gold_text\": \"" + text + "\"}");
        if (path.equals("/pronunciation")) {
            form.natives(read(text));
        }
        ContractAnswer answer = form.send().refused(400);
        assertThat(answer.body()).contains("NotAllWordsSpokenError").contains("Not all words are spoken.");
    }

    @Test
    void refusesTheComponentsOfAnotherSentence() {
        service.onlyOurs();
        ContractAnswer answer = service.form("/pronunciation")
                .reading()
                .goldText()
                .natives(read("Your sister walks"))
                .send()
                .refused(400);
        assertThat(answer.error().get("field").stringValue()).isEqualTo("native_speech_components_json");
    }

    /// What `/analyze-native` would give for a reading of half a second a word.
    private static String read(String text) {
        List<String> components = new ArrayList<>();
        for (String word : text.split(" ", -1)) {
            double start = components.size() / 2.0;
            components.add("""
                {"type": "word", "word": "%s", "start": %s, "end": %s, "score": 90,
                 "is_correct": true, "is_stressed": false, "feedback": null,
                 "syllables": [], "phonemes": []}
                """.formatted(word, start, start + 0.5));
        }
        return components.toString();
    }

    private String spoken(String path, String language) {
        String options = language == null
                ? "{\"gold_text\": \"%s\"}".formatted(TestedService.TEXT)
                : "{\"gold_text\": \"%s\", \"language\": \"%s\"}".formatted(TestedService.TEXT, language);
        ContractForm form = service.form(path).reading().options(options);
        JsonNode feedback = (path.equals("/pronunciation") ? form.natives(nativeComponents()) : form)
                .send()
                .json()
                .get("feedback");
        return feedback.get("pronunciation").get("feedback").stringValue();
    }

    private static void inHangul(String text, boolean hangul) {
        if (hangul) {
            assertThat(text).containsPattern(HANGUL);
        } else {
            assertThat(text).isNotBlank().doesNotContainPattern(HANGUL);
        }
    }

    /// `speech_components` as a stored JSON string, as the document recommends (section 4.5).
    private String nativeComponents() {
        return service.form("/analyze-native")
                .reading()
                .goldText()
                .send()
                .json()
                .get("speech_components")
                .toString();
    }
}
