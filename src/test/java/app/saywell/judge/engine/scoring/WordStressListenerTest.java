package app.saywell.judge.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.SharedModels;
import app.saywell.judge.engine.voice.SpeechSynthesizer;
import app.saywell.judge.engine.voice.SynthesisOptions;
import app.saywell.judge.engine.voice.VoiceCatalog;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.FluencyReport.HeardWordStress;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.signal.Pcm;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Words spoken by a computer voice, with their stress as usual and moved.
class WordStressListenerTest {
    private static final SpeechEngine ENGINE = AcousticSpeechEngine.load(SharedModels.RUNTIME);
    private static final SpeechSynthesizer VOICE = new SpeechSynthesizer(SharedModels.RUNTIME, EnglishLexicon.load());
    private static final String TEXT = "The poetry of the wilderness was tremendous and superior.";

    @Test
    void hearsTheUsualStressAndThatOfWordsOfOneSyllableNotAtAll() {
        List<HeardWordStress> heard = heard(said(Map.of()), TEXT);
        assertThat(heard).extracting(HeardWordStress::word).containsExactly(1, 4, 6, 8);
        assertThat(heard).noneMatch(HeardWordStress::isElsewhere);
        assertThat(heard).extracting(HeardWordStress::usual).containsExactly(0, 0, 1, 1);
    }

    @Test
    void hearsAStressThatWasMoved() {
        Pcm moved = said(Map.of(
                "poetry", "poʊˈʌtɹi",
                "wilderness", "wɪldɚˈnʌs",
                "tremendous", "ˈtɹʌmɛndəs",
                "superior", "ˈsupɪɹiɚ"));
        List<HeardWordStress> heard = heard(moved, TEXT);
        Map<Integer, Integer> elsewhere = new HashMap<>();
        heard.stream()
                .filter(HeardWordStress::isElsewhere)
                .forEach(stress -> elsewhere.put(stress.word(), Objects.requireNonNull(stress.heard())));
        assertThat(elsewhere).hasSizeGreaterThanOrEqualTo(2);
        assertThat(Map.of(1, 1, 4, 2, 6, 0, 8, 0)).containsAllEntriesOf(elsewhere);
    }

    private static Pcm said(Map<String, String> otherwise) {
        var options = new SynthesisOptions(
                VoiceCatalog.find("af_heart").orElseThrow(), 0.9, 0, new PronunciationGuide(otherwise, false));
        return VOICE.say(TEXT, options).audio();
    }

    private static List<HeardWordStress> heard(Pcm audio, String text) {
        FluencyReport report = Objects.requireNonNull(
                ENGINE.scoreSimple(audio, text, FeedbackLanguage.ENGLISH).fluency());
        return report.wordStress();
    }
}
