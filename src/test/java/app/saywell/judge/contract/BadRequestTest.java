package app.saywell.judge.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import okhttp3.MediaType;
import okhttp3.RequestBody;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Status 400 (service document, section 7) and the places that its bodies name.
class BadRequestTest {
    private static final String PRONUNCIATION = "/pronunciation";
    private static final String SIMPLE = "/pronunciation-simple";
    private static final String NATIVE = "[{\"type\":\"word\",\"word\":\"My\",\"start\":0,\"end\":1}]";

    private final TestedService service = TestedService.shared();

    @ParameterizedTest
    @ValueSource(strings = {"7", "[]", "{\"a\": 7}", "\"a\""})
    void pronunciationsAreStringsByWord(String value) {
        service.onlyOurs();
        ContractAnswer answer = service.form(SIMPLE)
                .reading()
                .options("{\"gold_text\": \"Hi\", \"pronunciations\": " + value + "}")
                .send()
                .refused(400);
        assertField(answer, "pronunciations");
    }

    @ParameterizedTest
    @CsvSource({"strictness, '\"harsh\"'", "strictness, 7", "first_language, '\"xx\"'", "first_language, '\"KO\"'"})
    void namesAnUnknownRuleAndWhatMayStandThere(String option, String value) {
        service.onlyOurs();
        ContractAnswer answer = service.form(SIMPLE)
                .reading()
                .options("{\"gold_text\": \"Hi\", \"" + option + "\": " + value + "}")
                .send()
                .refused(400);
        assertField(answer, option);
        assertThat(answer.error().get("message").stringValue()).contains("must be one of `");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/transcribe", "/analyze-native", PRONUNCIATION, SIMPLE})
    void namesTheFileWhereItIsMissing(String path) {
        ContractAnswer answer =
                service.form(path).goldText().natives(NATIVE).send().refused(400);
        assertField(answer, "file");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/analyze-native", PRONUNCIATION, SIMPLE})
    void namesTheOptionsWhereTheyAreMissing(String path) {
        assertField(service.form(path).reading().natives(NATIVE).send().refused(400), "options");
    }

    @Test
    void namesTheNativeComponentsWhereTheyAreMissing() {
        ContractAnswer answer =
                service.form(PRONUNCIATION).reading().goldText().send().refused(400);
        assertField(answer, "native_speech_components_json");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"gold_text\": null}",
                "{\"gold_text\": 7}",
                "{\"gold_text\": [\"a\"]}",
                "{\"gold_text\": \"\"}",
                "{\"gold_text\": \" \\t \"}",
                "{\"gold_text\": \"?! …\"}",
                "{\"gold_text\": \"안녕하세요 여러분\"}",
                "{\"goldText\": \"My brother\"}"
            })
    void refusesATextThatIsMissingOrHoldsNothingToSpeakInEnglish(String options) {
        ContractAnswer answer =
                service.form(SIMPLE).reading().options(options).send().refused(400);
        assertField(answer, "gold_text");
    }

    @Test
    void refusesATextBeyondTenThousandCharacters() {
        service.onlyOurs();
        String text = "fast ".repeat(2_001);
        ContractAnswer answer = service.form(SIMPLE)
                .reading()
                .options("{\"gold_text\": \"" + text + "\"}")
                .send()
                .refused(400);
        assertField(answer, "gold_text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"fr\"", "\"KO\"", "\"\"", "1", "[\"ko\"]"})
    void refusesAnUnknownLanguage(String language) {
        String options = "{\"gold_text\": \"%s\", \"language\": %s}".formatted(TestedService.TEXT, language);
        assertField(service.form(SIMPLE).reading().options(options).send().refused(400), "language");
    }

    static final List<String> NOT_JSON = List.of(
            "",
            " ",
            "{",
            "}",
            "{\"gold_text\": \"fast\"",
            "{\"gold_text\": fast}",
            "{'gold_text': 'fast'}",
            "{\"gold_text\": \"fast\",}",
            "{\"gold_text\": \"fast\"} {}",
            "{\"gold_text\": \"a\", \"gold_text\": \"b\"}",
            "{\"gold_text\": \"" + "[".repeat(3) + "\u0001\"}",
            "{\"a\": " + "[".repeat(2_000) + "]".repeat(2_000) + "}",
            "\uFEFFfast");

    @ParameterizedTest
    @FieldSource("NOT_JSON")
    void refusesOptionsThatAreNotJson(String options) {
        ContractAnswer answer =
                service.form(SIMPLE).reading().options(options).send().refused(400);
        assertField(answer, "options");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "\"fast\"", "3", "true", "null"})
    void refusesOptionsThatAreNoObject(String options) {
        ContractAnswer answer =
                service.form(SIMPLE).reading().options(options).send().refused(400);
        assertField(answer, "options");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"gold_text\": }|1|15",
                "{\"gold_text\": \"fast\" \"language\"}|1|22",
                "{\\n \"gold_text\": \"fast\",\\n nonsense}|3|2"
            })
    void saysWhereTheJsonBreaks(String options, int line, int column) {
        service.onlyOurs();
        ContractAnswer answer = service.form(SIMPLE)
                .reading()
                .options(options.replace("\\n", "\n"))
                .send()
                .refused(400);
        assertThat(answer.error().get("line").intValue()).isEqualTo(line);
        assertThat(answer.error().get("column").intValue()).isBetween(column, column + 9);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "{}",
                "null",
                "[]",
                "[null]",
                "[1]",
                "[{}]",
                "[{\"type\":\"song\"}]",
                "[{\"type\":\"pause\",\"start\":0,\"end\":1}]",
                "[{\"type\":\"word\",\"word\":\"My\",\"start\":\"soon\",\"end\":1}]",
                "[{\"type\":\"word\",\"word\":\"My\",\"start\":2,\"end\":1}]",
                "[{\"type\":\"word\",\"word\":\"My\",\"start\":-1,\"end\":1}]",
                "[{\"type\":\"word\",\"word\":\"My\",\"start\":0,\"end\":1e999}]",
                "[{\"type\":\"word\",\"word\":\"My\",\"start\":0,\"end\":1}",
                "[{\"type\":\"word\",\"word\":\"My\",\"start\":0,\"end\":1}] x"
            })
    void refusesNativeComponentsThatAreNone(String components) {
        ContractAnswer answer = service.form(PRONUNCIATION)
                .reading()
                .goldText()
                .natives(components)
                .send()
                .refused(400);
        assertField(answer, "native_speech_components_json");
    }

    static final List<byte[]> NOT_AUDIO = List.of(
            new byte[0],
            new byte[] {0},
            "This is not a recording".getBytes(StandardCharsets.UTF_8),
            "RIFF\u0004\0\0\0WAVE".getBytes(StandardCharsets.ISO_8859_1),
            "OggS\0\2\0\0\0\0\0\0\0\0".getBytes(StandardCharsets.ISO_8859_1),
            "fLaC\0\0\0\"".getBytes(StandardCharsets.ISO_8859_1),
            "ID3\4\0\0\0\0\0\0".getBytes(StandardCharsets.ISO_8859_1),
            TestAudio.silence(0),
            TestAudio.silence(2));

    @ParameterizedTest
    @FieldSource("NOT_AUDIO")
    void refusesWhatHoldsNoSpeech(byte[] file) {
        ContractAnswer answer =
                service.form(SIMPLE).file(file, "a.wav").goldText().send().refused(400);
        assertField(answer, "file");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/json",
                "application/x-www-form-urlencoded",
                "audio/wav",
                "multipart/form-data",
                "multipart/mixed; boundary=b"
            })
    void refusesABodyThatIsNoForm(String type) {
        service.form(SIMPLE)
                .send(RequestBody.create("{}".getBytes(StandardCharsets.UTF_8), MediaType.get(type)))
                .refused(400);
    }

    @Test
    void refusesAFieldThatComesTwice() {
        service.onlyOurs();
        assertField(service.form(SIMPLE).reading().goldText().goldText().send().refused(400), "options");
        assertField(service.form(SIMPLE).reading().reading().goldText().send().refused(400), "file");
    }

    @Test
    void letsUnknownPartsBe() {
        service.form(SIMPLE)
                .text("later", "than now")
                .reading()
                .goldText()
                .send()
                .json();
    }

    @Test
    void namesTheDocumentedCode() {
        service.onlyOurs();
        ContractAnswer answer = service.form(SIMPLE).reading().send().refused(400);
        assertThat(answer.code()).isEqualTo("Bad Request");
    }

    private void assertField(ContractAnswer answer, String field) {
        if (answer.body().contains("\"error\"")) {
            assertThat(answer.error().get("field").stringValue()).isEqualTo(field);
        }
    }
}
