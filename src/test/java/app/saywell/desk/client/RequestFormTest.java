package app.saywell.desk.client;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.FaultServer.ReceivedRequest;
import app.saywell.desk.client.call.SpeechRequest;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechService;
import app.saywell.speech.Strictness;
import app.saywell.speech.language.text.SpokenForm;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The requests have exactly the form of the service document.
class RequestFormTest {
    private static final AudioUpload AUDIO =
            new AudioUpload("RIFF…".getBytes(StandardCharsets.UTF_8), AudioUpload.UploadFormat.WAV, 1);
    private FaultServer server;
    private ClientTestRig rig;
    private SpeechService service;

    @BeforeEach
    void start() throws Exception {
        server = FaultServer.start(SampleCalls::answerValidly);
        rig = new ClientTestRig(server.address() + "/api/", ClientTestRig.LONG_TIMEOUT);
        service = rig.client.service("test", SpokenForm::asWritten);
    }

    @AfterEach
    void stop() throws Exception {
        rig.close();
        server.close();
    }

    @Test
    void sendsTheFileWithoutTellingOfIt() {
        service.transcribe(AUDIO, false);
        ReceivedRequest request = request();
        assertThat(request.head()).startsWith("POST /api/transcribe HTTP/1.1\r\n");
        assertThat(request.header("x-api-key")).isEqualTo(ClientTestRig.KEY.value());
        assertThat(request.header("content-type")).startsWith("multipart/form-data; boundary=");
        assertThat(text(request))
                .contains("Content-Disposition: form-data; name=\"file\"; filename=\"audio.wav\"\r\n"
                        + "Content-Type: audio/wav\r\n")
                .contains("\r\n\r\nRIFF…\r\n")
                .contains(field("transcribe_options", "{\"suppress_korean\":false}"));
    }

    @Test
    void sendsMp3AsMp3() {
        service.transcribe(new AudioUpload(new byte[] {1}, AudioUpload.UploadFormat.MP3, 1), true);
        assertThat(text(request()))
                .contains("filename=\"audio.mp3\"\r\nContent-Type: audio/mpeg\r\n")
                .contains(field("transcribe_options", "{\"suppress_korean\":true}"));
    }

    @Test
    void saysByWhichRuleToJudgeOnlyWhereOneWasChosen() {
        rig.client
                .service(
                        "test",
                        TextCheck::spokenForm,
                        () -> PronunciationGuide.NONE,
                        new JudgingRule(Strictness.STRICT, FirstLanguage.KOREAN))
                .pronunciationSimple(AUDIO, "Hi", FeedbackLanguage.ENGLISH);
        assertThat(text(request()))
                .contains(
                        field(
                                "options",
                                "{\"gold_text\":\"Hi\",\"language\":\"en\",\"strictness\":\"strict\",\"first_language\":\"ko\",\"fluency\":true}"));
    }

    @Test
    void saysNothingOfAUsualRule() {
        service.pronunciationSimple(AUDIO, "Hi", FeedbackLanguage.ENGLISH);
        assertThat(text(request())).doesNotContain("strictness").doesNotContain("first_language");
    }

    @Test
    void requestsByDifferentRulesAreDifferentRequests() {
        SpeechRequest<PronunciationResult> usual =
                SpeechRequest.pronunciationSimple(AUDIO, "Hi", FeedbackLanguage.ENGLISH, "test");
        assertThat(usual.withRule(JudgingRule.DEFAULT).keyFor("a")).isEqualTo(usual.keyFor("a"));
        assertThat(usual.withRule(new JudgingRule(Strictness.GENTLE, FirstLanguage.OTHER))
                        .keyFor("a"))
                .isNotEqualTo(usual.keyFor("a"));
        assertThat(usual.withRule(new JudgingRule(Strictness.NORMAL, FirstLanguage.HINDI))
                        .keyFor("a"))
                .isNotEqualTo(usual.keyFor("a"));
    }

    @Test
    void sendsTheReferenceTextAsAJsonString() {
        service.analyzeNative(AUDIO, "She said \"안녕\"\n");
        assertThat(text(request())).contains(field("options", "{\"gold_text\":\"She said \\\"안녕\\\"\\n\"}"));
    }

    /// Who reads a dialogue aloud does not read the speakers' names.
    @Test
    void leavesOutOfTheReferenceTextWhatIsNotReadAloud() {
        service.pronunciationSimple(AUDIO, "A: Hi! [waves]", FeedbackLanguage.KOREAN);
        assertThat(text(request())).contains(field("options", "{\"gold_text\":\"Hi!\",\"language\":\"ko\"}"));
    }

    /// It reads words only, and Saywell's own service reads figures in every usual way.
    @Test
    void sendsWordsForFiguresToAServiceOfOthersOnly() {
        speechInWords().pronunciationSimple(AUDIO, "A: Come on 3/15!", FeedbackLanguage.KOREAN);
        rig.client
                .service("test", TextCheck::spokenForm, () -> PronunciationGuide.NONE, JudgingRule.DEFAULT)
                .pronunciationSimple(AUDIO, "A: Come on 3/15!", FeedbackLanguage.KOREAN);
        assertThat(text(server.received().getFirst()))
                .contains(field("options", "{\"gold_text\":\"Come on march fifteenth!\",\"language\":\"ko\"}"));
        assertThat(text(server.received().getLast()))
                .contains(field("options", "{\"gold_text\":\"Come on 3/15!\",\"language\":\"ko\",\"fluency\":true}"));
    }

    @Test
    void sendsTheFormOfTheTextOfWhichTheModelReadingWasAnalysed() {
        SpeechService inWords = speechInWords();
        inWords.analyzeNative(AUDIO, "Come at 10.30.");
        inWords.pronunciation(AUDIO, "Come at 10.30.", words("Come", "at", "ten", "thirty"), FeedbackLanguage.ENGLISH);
        inWords.pronunciation(AUDIO, "Come at 10.30.", words("Come", "at", "10.30"), FeedbackLanguage.ENGLISH);
        inWords.pronunciation(AUDIO, "Café at 5.", words("Coffee", "at", "five"), FeedbackLanguage.ENGLISH);
        assertThat(server.received())
                .extracting(RequestFormTest::text)
                .satisfiesExactly(
                        analysed -> assertThat(analysed).contains("{\"gold_text\":\"Come at ten thirty.\"}"),
                        spoken -> assertThat(spoken).contains("{\"gold_text\":\"Come at ten thirty.\","),
                        written -> assertThat(written).contains("{\"gold_text\":\"Come at 10.30.\","),
                        other -> assertThat(other).contains("{\"gold_text\":\"Café at five.\","));
    }

    @Test
    void sendsWordsToSaywellWhereTheModelReadingWasAnalysedInWords() {
        SpeechService own =
                rig.client.service("test", TextCheck::spokenForm, () -> PronunciationGuide.NONE, JudgingRule.DEFAULT);
        own.pronunciation(AUDIO, "Come at 10.30.", words("Come", "at", "ten", "thirty"), FeedbackLanguage.ENGLISH);
        own.pronunciation(AUDIO, "Come at 10.30.", words("Come", "at", "10.30"), FeedbackLanguage.ENGLISH);
        own.pronunciation(AUDIO, "Come at 10.30.", "[]", FeedbackLanguage.ENGLISH);
        assertThat(server.received())
                .extracting(RequestFormTest::text)
                .satisfiesExactly(
                        spoken -> assertThat(spoken).contains("{\"gold_text\":\"Come at ten thirty.\","),
                        written -> assertThat(written).contains("{\"gold_text\":\"Come at 10.30.\","),
                        unknown -> assertThat(unknown).contains("{\"gold_text\":\"Come at 10.30.\","));
    }

    private SpeechService speechInWords() {
        return rig.client.service("test", TextCheck::spokenForm);
    }

    private static String words(String... words) {
        return Stream.of(words)
                .map("{\"type\":\"word\",\"word\":\"%s\",\"start\":0,\"end\":1}"::formatted)
                .collect(Collectors.joining(",", "[", "]"));
    }

    @Test
    void alwaysSaysTheLanguage() {
        service.pronunciationSimple(AUDIO, "Hi", FeedbackLanguage.KOREAN);
        assertThat(text(request()))
                .contains(field("options", "{\"gold_text\":\"Hi\",\"language\":\"ko\"}"))
                .doesNotContain("native_speech_components_json");
    }

    @Test
    void sendsTheNativeComponentsUnchanged() {
        String components = "[ {\"type\":\"pause\", \"start\":0, \"end\":1.50} ]";
        service.pronunciation(AUDIO, "Hi", components, FeedbackLanguage.ENGLISH);
        assertThat(text(request()))
                .contains(field("options", "{\"gold_text\":\"Hi\",\"language\":\"en\"}"))
                .contains(field("native_speech_components_json", components));
    }

    @Test
    void tellsAServiceThatFollowsAGuideOfTheWordsOfTheText() {
        var guide = new PronunciationGuide(Map.of("Minji", "MIN-jee", "Seoul", "sohl"), true);
        rig.client
                .service("test", TextCheck::spokenForm, () -> guide, JudgingRule.DEFAULT)
                .pronunciationSimple(AUDIO, "Hi, Minji", FeedbackLanguage.KOREAN);
        assertThat(text(request()))
                .contains(field(
                        "options",
                        "{\"gold_text\":\"Hi, Minji\",\"language\":\"ko\","
                                + "\"pronunciations\":{\"minji\":\"MIN-jee\"},"
                                + "\"british\":true,\"fluency\":true}"));
    }

    @Test
    void asksTheSameWhereAGuideSaysNothingOfTheText() {
        var guide = new PronunciationGuide(Map.of("Seoul", "sohl"), false);
        rig.client
                .service("test", TextCheck::spokenForm, () -> guide, JudgingRule.DEFAULT)
                .analyzeNative(AUDIO, "Hi");
        assertThat(text(request())).contains(field("options", "{\"gold_text\":\"Hi\"}"));
    }

    private ReceivedRequest request() {
        return server.received().getFirst();
    }

    private static String text(ReceivedRequest request) {
        return new String(request.body().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    private static String field(String name, String value) {
        return "name=\"" + name + "\"\r\n\r\n" + value + "\r\n";
    }
}
