package app.saywell.desk.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// End to end with real audio: file → HTTP → service → engine → JSON and picture.
@Tag("pixels")
class ScoreCommandTest {
    private static final Path SAMPLE = Path.of("src/test/resources/app/saywell/speech");
    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G'};

    @TempDir
    private Path folder;

    @Test
    void judgesARecordingAgainstANativeReadingAndDrawsIt() throws Exception {
        Path json = folder.resolve("결과.json");
        Path picture = folder.resolve("picture.png");
        CommandRun run = CommandRun.of(
                "score",
                SAMPLE.resolve("2-learner.wav").toString(),
                "--text",
                "I think it will be fun.",
                "--native",
                SAMPLE.resolve("2-model.wav").toString(),
                "--language",
                "en",
                "--json",
                json.toString(),
                "--picture",
                picture.toString());

        assertThat(run.exitCode()).isZero();
        PronunciationResult judgement = SpeechJson.readPronunciationResult(Files.readString(json));
        assertThat(judgement.words()).extracting(Word::word).containsExactly("I", "think", "it", "will", "be", "fun");
        assertThat(judgement.feedback().pronunciation().score()).isBetween(50.0, 70.0);
        assertThat(judgement.feedback().stress()).isNotNull();
        assertThat(Files.readAllBytes(picture)).startsWith(PNG).hasSizeGreaterThan(20_000);
    }

    @Test
    void keepsAnAnalysisForTheNextLearner() throws Exception {
        Path analysis = folder.resolve("native.json");
        CommandRun analysed = CommandRun.of(
                "analyze-native",
                SAMPLE.resolve("1-model.wav").toString(),
                "--text",
                "We are going to the theme park.",
                "--json",
                analysis.toString());
        assertThat(analysed.exitCode()).isZero();
        CommandRun scored = CommandRun.of(
                "score",
                SAMPLE.resolve("1-model.wav").toString(),
                "--text",
                "We are going to the theme park.",
                "--native",
                analysis.toString());
        assertThat(scored.exitCode()).isZero();
        // A recording compared with itself has the highest scores.
        assertThat(scored.out()).contains("stress         10.0 of 10").contains("speed          10.0 of 10");
    }

    @Test
    void saysInTheServicesWordsThatAWordIsMissing() {
        CommandRun run = CommandRun.of(
                "score",
                SAMPLE.resolve("1-learner.wav").toString(),
                "--text",
                "We are going to the theme park with yellow elephants tomorrow morning.");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("Not all words are spoken.");
    }

    /// The recording is not at fault.
    @ParameterizedTest
    @ValueSource(strings = {"???", "…", "오늘은 좋아요"})
    void saysThatTheTextIsWrongWhereItIs(String text) {
        CommandRun run = CommandRun.of("score", SAMPLE.resolve("1-learner.wav").toString(), "--text", text);
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err())
                .contains("cannot be read aloud as English")
                .contains("The reference text ")
                .doesNotContain("could not use this recording");
    }

    @Test
    void tellsWrongUsageFromARefusal() throws Exception {
        assertThat(CommandRun.of("score", "x.wav").exitCode()).isEqualTo(2);
        assertThat(CommandRun.of("scroe").exitCode()).isEqualTo(2);
        CommandRun missing = CommandRun.of("score", "nowhere.wav", "--text", "Hi.");
        assertThat(missing.exitCode()).isEqualTo(1);
        assertThat(missing.err()).contains("nowhere.wav");
        Path noSound = Files.writeString(folder.resolve("notes.wav"), "This is no sound.");
        CommandRun unreadable = CommandRun.of("score", noSound.toString(), "--text", "Hi.");
        assertThat(unreadable.exitCode()).isEqualTo(1);
        assertThat(unreadable.err()).contains("notes.wav");
        assertThat(CommandRun.of(
                                "score",
                                SAMPLE.resolve("1-learner.wav").toString(),
                                "--text",
                                "Hi.",
                                "--base-url",
                                "http://127.0.0.1:1")
                        .exitCode())
                .isIn(1, 2);
    }
}
