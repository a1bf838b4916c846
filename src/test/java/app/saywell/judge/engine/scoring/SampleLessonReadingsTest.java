package app.saywell.judge.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.SharedModels;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.Word;
import app.saywell.speech.audio.AudioDecoder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What a newcomer sees first: every recording of the sample lesson is scored.
class SampleLessonReadingsTest {
    private static final Path LESSON = Path.of("assets/lessons/sample");
    private static final SpeechEngine ENGINE = AcousticSpeechEngine.load(SharedModels.RUNTIME);

    @TestFactory
    Stream<DynamicTest> everyModelAndEveryLearnerIsScored() throws IOException {
        return sentences().flatMap(sentence -> Stream.of("readings", "takes")
                .map(kind -> dynamicTest(kind + ": " + text(sentence), () -> assertScored(sentence, kind))));
    }

    private static void assertScored(JsonNode sentence, String kind) {
        assertThat(scored(sentence, kind).words()).isNotEmpty();
    }

    @Test
    void theLearnersFirstSlipIsNamed() throws IOException {
        Word theme = scored(sentences().findFirst().orElseThrow(), "takes").words().stream()
                .filter(word -> word.word().equals("theme"))
                .findFirst()
                .orElseThrow();
        assertThat(theme.correct()).isFalse();
        Phoneme first = theme.phonemes().getFirst();
        assertThat(first.correct()).isFalse();
        assertThat(theme.phonemes().subList(1, 3)).allMatch(Phoneme::correct);
    }

    private static Stream<JsonNode> sentences() throws IOException {
        JsonNode lesson = JsonMapper.shared().readTree(Files.readAllBytes(LESSON.resolve("lesson.json")));
        return StreamSupport.stream(lesson.get("sentences").spliterator(), false);
    }

    private static String text(JsonNode sentence) {
        return sentence.get("text").asString();
    }

    private static PronunciationResult scored(JsonNode sentence, String kind) {
        Path file = LESSON.resolve(sentence.get(kind).get(0).get("audio").asString());
        try {
            return ENGINE.scoreSimple(new AudioDecoder().decode(file), text(sentence), FeedbackLanguage.ENGLISH);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
