package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.calls.RawJson;
import app.saywell.desk.client.SpeechClient;
import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.voice.SpeechSynthesizer;
import app.saywell.judge.engine.voice.SynthesisOptions;
import app.saywell.judge.engine.voice.VoiceCatalog;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.SpeechService;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A model reading that was analysed by one kind of service is compared with by the other kind, with the real engine.
@Timeout(300)
class AnalysisInWordsTest {
    private static final String TEXT = "The bus leaves at 10.30.";

    @TempDir
    private static Path home;

    private static EmbeddedService server;
    private static SpeechClient client;
    private static SpeechService own;
    private static SpeechService ofOthers;
    private static AudioUpload reading;

    @BeforeAll
    static void start() {
        server = EmbeddedService.start(home);
        client = server.client();
        own = client.service("test", TextCheck::spokenForm, () -> PronunciationGuide.NONE, JudgingRule.DEFAULT);
        ofOthers = client.service("test", TextCheck::spokenForm);
        try (ModelRuntime runtime = ModelRuntime.ofApplication()) {
            reading = AudioFile.toUpload(new SpeechSynthesizer(runtime, EnglishLexicon.load())
                    .say(TEXT, SynthesisOptions.of(VoiceCatalog.find("af_heart").orElseThrow()))
                    .audio());
        }
    }

    @AfterAll
    static void stop() {
        client.close();
        server.close();
    }

    @Test
    void anAnalysisOfWordsIsComparedWithInWords() {
        assertThat(words(ofOthers, own)).containsExactly("The", "bus", "leaves", "at", "ten", "thirty");
    }

    @Test
    void anAnalysisOfFiguresIsComparedWithInFigures() {
        assertThat(words(own, ofOthers)).containsExactly("The", "bus", "leaves", "at", "10.30");
    }

    @Test
    void whatWasJudgedIsAskedForAgainInItsOwnForm() {
        var figures = answer(own.pronunciationSimple(reading, TEXT, FeedbackLanguage.KOREAN))
                .value();
        var again =
                ofOthers.withWordsOf(figures.components()).pronunciationSimple(reading, TEXT, FeedbackLanguage.ENGLISH);
        assertThat(answer(again).value().words())
                .extracting(Word::word)
                .isEqualTo(figures.words().stream().map(Word::word).toList());
    }

    /// The words that one service tells when it compares with what the other has analysed.
    private static List<String> words(SpeechService analyses, SpeechService judges) {
        String analysis = answer(analyses.analyzeNative(reading, TEXT)).json();
        String components = RawJson.memberText(analysis, "speech_components");
        return answer(judges.pronunciation(reading, TEXT, components, FeedbackLanguage.ENGLISH))
                .value()
                .words()
                .stream()
                .map(Word::word)
                .toList();
    }

    private static <T> ServiceReply.AnsweredCall<T> answer(ServiceReply<T> reply) {
        return switch (reply) {
            case ServiceReply.AnsweredCall<T> answered -> answered;
            case ServiceReply.FailedCall<T> failed -> throw new AssertionError(failed.failure());
        };
    }
}
