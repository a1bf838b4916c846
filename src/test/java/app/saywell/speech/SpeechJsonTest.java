package app.saywell.speech;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpeechJsonTest {
    private static final Word CAT = new Word(
            "cat",
            0.5,
            0.91,
            66.5,
            false,
            true,
            "Open your mouth wider.",
            List.of(new Syllable("kæt", "cat", 66.5, 0.5, 0.91)),
            List.of(
                    new Phoneme("k", "k", 91, true, true, null, 0.5, 0.6),
                    new Phoneme("æ", "ɛ", 31, false, true, "Wider.", 0.6, 0.8),
                    new Phoneme("t", null, 77, true, true, null, 0.8, 0.91)));
    private static final Pause PAUSE = new Pause(0.91, 1.2, true);

    @Test
    void writesExactlyTheDocumentedForm() {
        assertThat(SpeechJson.write(new NativeAnalysis(List.of(CAT, PAUSE)))).isEqualTo("""
            {"speech_components":[\
            {"type":"word","word":"cat","start":0.5,"end":0.91,"score":66.5,\
            "is_correct":false,"is_stressed":true,"feedback":"Open your mouth wider.",\
            "syllables":[{"syllable":"kæt","grapheme":"cat","score":66.5,"start":0.5,"end":0.91}],\
            "phonemes":[\
            {"phoneme":"k","user_phoneme":"k","score":91.0,"is_correct":true,"is_stressed":true,\
            "feedback":null,"start":0.5,"end":0.6},\
            {"phoneme":"æ","user_phoneme":"ɛ","score":31.0,"is_correct":false,"is_stressed":true,\
            "feedback":"Wider.","start":0.6,"end":0.8},\
            {"phoneme":"t","user_phoneme":null,"score":77.0,"is_correct":true,"is_stressed":true,\
            "feedback":null,"start":0.8,"end":0.91}]},\
            {"type":"pause","start":0.91,"end":1.2,"is_long":true}]}\
            """);
    }

    @Test
    void writesNullsForTheThreeDimensionsOfTheSimpleCall() {
        var judgement = new PronunciationResult(
                List.of(PAUSE), new PronunciationFeedback(new DimensionScore(80, "Good."), null, null, null));
        assertThat(SpeechJson.write(judgement)).isEqualTo("""
            {"user_speech_components":[{"type":"pause","start":0.91,"end":1.2,"is_long":true}],\
            "feedback":{"pronunciation":{"score":80.0,"feedback":"Good."},\
            "stress":null,"pause":null,"speed":null}}\
            """);
    }

    @Test
    void writesATranscriptionAsDocumented() {
        assertThat(SpeechJson.write(new Transcription("안녕 Tom", TextType.CODE_SWITCHED, Map.of(), 0.25)))
                .isEqualTo("""
                    {"text":"안녕 Tom","text_type":"codeswitched","metadata":{},"response_time_in_sec":0.25}\
                    """);
    }

    @Test
    void readsBackWhatItWrote() {
        List<SpeechComponent> components = List.of(CAT, PAUSE, CAT);
        assertThat(SpeechJson.readComponents(SpeechJson.write(components))).isEqualTo(components);
        var judgement = new PronunciationResult(
                components,
                new PronunciationFeedback(
                        new DimensionScore(66.7, "a"),
                        new DimensionScore(7, "b"),
                        new DimensionScore(6, "c"),
                        new DimensionScore(4.3, "d")));
        assertThat(SpeechJson.readPronunciationResult(SpeechJson.write(judgement)))
                .isEqualTo(judgement);
    }

    @Test
    void readsIntegersUnknownFieldsNullsAndMissingFields() {
        PronunciationResult judgement = SpeechJson.readPronunciationResult("""
            {"new":[1,{"a":2}],"user_speech_components":[
              {"word":"hi","type":"word","start":0,"end":1,"score":70,"is_correct":true,"x":1},
              {"type":"word","word":null,"start":null,"end":2,"phonemes":null,"syllables":[{"syllable":null}]},
              {"type":"pause","start":1,"end":2}],
             "feedback":{"pronunciation":{"score":65},"pause":null,"stress":{"score":3,"feedback":null}}}
            """);
        assertThat(judgement.words()).hasSize(2);
        Word first = judgement.words().getFirst();
        assertThat(first.score()).isEqualTo(70.0);
        assertThat(first.feedback()).isNull();
        assertThat(first.phonemes()).isEmpty();
        Word second = judgement.words().get(1);
        assertThat(second.word()).isEmpty();
        assertThat(second.start()).isZero();
        assertThat(second.syllables()).containsExactly(new Syllable("", null, 0, 0, 0));
        assertThat(judgement.components().get(2)).isEqualTo(new Pause(1, 2, false));
        assertThat(judgement.feedback().pronunciation()).isEqualTo(new DimensionScore(65, ""));
        assertThat(judgement.feedback().stress()).isEqualTo(new DimensionScore(3, ""));
        assertThat(judgement.feedback().speed()).isNull();
    }

    @Test
    void passesOverComponentsOfAKindItDoesNotKnow() {
        assertThat(SpeechJson.readComponents("""
            [{"type":"breath","start":0,"end":1},{"type":"pause","start":1,"end":2,"is_long":true}]\
            """)).containsExactly(new Pause(1, 2, true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "null", "[", "{}", "\"text\"", "[1]", "[{\"type\":\"word\",\"start\":\"soon\"}]"})
    void saysWhatIsWrongWithComponentsThatAreNone(String json) {
        assertThatThrownBy(() -> SpeechJson.readComponents(json))
                .isInstanceOf(MalformedJsonException.class)
                .hasMessageNotContaining("app.saywell");
    }

    /// The parser's own words name its classes and settings.
    @ParameterizedTest
    @ValueSource(strings = {"[{\"type\": \"pause\"", "[NaN]", "[00]", "[/**/]", "deep"})
    void whatIsNoJsonIsToldWithoutNamesOfTheParser(String json) {
        String text = json.equals("deep") ? "[".repeat(2_000) : json;
        assertThatThrownBy(() -> SpeechJson.readComponents(text))
                .isInstanceOf(MalformedJsonException.class)
                .message()
                .startsWith("not valid JSON")
                .doesNotContain("_", "`", "Source", "Feature", "Constraints");
    }

    @Test
    void tellsThePlaceOfAFault() {
        assertThatThrownBy(() -> SpeechJson.readComponents("[\n  {\"type\": oops}]"))
                .isInstanceOf(MalformedJsonException.class)
                .hasMessageContaining("line 2, column");
    }

    @Test
    void knowsAnswersWithoutTheirMainPartForWhatTheyAre() {
        assertThatThrownBy(() -> SpeechJson.readPronunciationResult("{\"message\":\"hello\"}"))
                .isInstanceOf(MalformedJsonException.class)
                .hasMessageContaining("user_speech_components");
        assertThatThrownBy(() -> SpeechJson.readNativeAnalysis("{\"message\":\"hello\"}"))
                .isInstanceOf(MalformedJsonException.class)
                .hasMessageContaining("speech_components");
        assertThatThrownBy(() -> SpeechJson.readTranscription("{\"message\":\"hello\"}"))
                .isInstanceOf(MalformedJsonException.class)
                .hasMessageContaining("text");
    }
}
