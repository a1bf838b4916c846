package app.saywell.judge.contract;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.engine.onnx.SharedModels;
import app.saywell.judge.engine.scoring.AcousticSpeechEngine;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Answers of the real engine, as they come over HTTP, never contradict themselves (service document,
/// section 2.3), whatever was said and by whatever rule it is judged.
class OneVerdictTest {
    private static final double THRESHOLD = 70;
    private static final Path SPEECH = Path.of("src", "test", "resources", "app", "saywell", "speech");
    private static final Map<String, List<String>> TEXTS = Map.of(
            "1", List.of("We are going to the theme park.", "We are going to the seem park."),
            "4", List.of("Look at the red roller coaster.", "Look at the led loller coaster."),
            "6", List.of("My brother runs very fast.", "My brother runs berry first."));
    private static final List<String> RULES = List.of(
            "",
            ", \"strictness\": \"gentle\"",
            ", \"strictness\": \"strict\", \"first_language\": \"ko\"",
            ", \"first_language\": \"ko\"");

    @TempDir
    private static Path folder;

    private static final OkHttpClient HTTP =
            new OkHttpClient.Builder().readTimeout(Duration.ofMinutes(2)).build();

    private static SpeechServer server;

    private int wrongWords;
    private int wrongSounds;

    @BeforeAll
    static void start() {
        server = SpeechServer.start(ServiceConfig.inFolder(folder), AcousticSpeechEngine.load(SharedModels.RUNTIME));
    }

    @AfterAll
    static void stop() {
        server.close();
        HTTP.connectionPool().evictAll();
    }

    /// Each text by one of the rules in turn; `VerdictConsistencyTest` looks by every rule, without the wire.
    @Test
    void soundsWordsSentenceAndFeedbackSayTheSame() throws IOException {
        for (var reading : TEXTS.entrySet()) {
            int asked = Integer.parseInt(reading.getKey());
            for (String whose : List.of("model", "learner")) {
                byte[] audio = Files.readAllBytes(SPEECH.resolve(reading.getKey() + "-" + whose + ".wav"));
                for (String text : reading.getValue()) {
                    String rule = RULES.get(asked++ % RULES.size());
                    look(form("/pronunciation-simple", audio, text, rule).send(), 0, 100);
                }
            }
        }
        assertThat(wrongWords).as("wrong words to look at").isGreaterThan(5);
        assertThat(wrongSounds).as("wrong sounds to look at").isGreaterThan(5);
    }

    @Test
    void comparedWithAModelReadingTheySayTheSame() throws IOException {
        byte[] model = Files.readAllBytes(SPEECH.resolve("4-model.wav"));
        byte[] learner = Files.readAllBytes(SPEECH.resolve("4-learner.wav"));
        for (String text : TEXTS.get("4")) {
            String natives = form("/analyze-native", model, text, "")
                    .send()
                    .json()
                    .get("speech_components")
                    .toString();
            for (String rule : RULES) {
                look(
                        form("/pronunciation", learner, text, rule)
                                .natives(natives)
                                .send(),
                        50,
                        70);
            }
        }
        assertThat(wrongWords).as("wrong words to look at").isPositive();
    }

    @Test
    void aRuleThatDoesNotExistIsRefusedInWords() throws IOException {
        byte[] audio = Files.readAllBytes(SPEECH.resolve("6-learner.wav"));
        for (String rule : List.of(", \"strictness\": \"harsh\"", ", \"first_language\": \"xx\"")) {
            ContractAnswer answer = form("/pronunciation-simple", audio, "My brother runs very fast.", rule)
                    .send()
                    .refused(400);
            assertThat(answer.error().get("message").stringValue()).isNotBlank();
        }
    }

    private static ContractForm form(String path, byte[] audio, String text, String rule) {
        return new ContractForm(HTTP, server.baseUrl() + path)
                .header("x-api-key", server.sessionKey().text())
                .file(audio, "reading.wav")
                .options("{\"gold_text\": \"" + text + "\"" + rule + "}");
    }

    private void look(ContractAnswer answer, double min, double max) {
        if (answer.status() == 422 || answer.status() == 400) {
            return; // a word that was not said cannot be judged
        }
        JsonNode json = answer.json();
        int words = 0;
        int right = 0;
        for (JsonNode component : json.get("user_speech_components")) {
            if (component.get("type").stringValue().equals("word")) {
                words++;
                right += look(component) ? 1 : 0;
            }
        }
        double share = (double) right / words;
        assertThat(json.at("/feedback/pronunciation/score").doubleValue())
                .as("the figure of the sentence is that of its words: %s", json)
                .isBetween(min + share * (max - min) - 0.51, min + share * (max - min) + 0.51);
    }

    /// Whether the word was called right.
    private boolean look(JsonNode word) {
        boolean right = word.get("is_correct").booleanValue();
        assertThat(right).as("%s", word).isEqualTo(word.get("score").doubleValue() >= THRESHOLD);
        assertThat(word.get("feedback").isString()).as("%s", word).isEqualTo(!right);
        for (JsonNode sound : word.get("phonemes")) {
            boolean soundRight = sound.get("is_correct").booleanValue();
            assertThat(soundRight || !right).as("%s", word).isTrue();
            assertThat(sound.get("feedback").isString()).as("%s", sound).isEqualTo(!soundRight);
            wrongSounds += soundRight ? 0 : 1;
        }
        wrongWords += right ? 0 : 1;
        return right;
    }
}
