package app.saywell.judge.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.SharedModels;
import app.saywell.judge.engine.prosody.PronunciationScore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.Strictness;
import app.saywell.speech.Word;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// An answer never contradicts itself, whatever was said and by whatever rule it is judged. Learners
/// are judged by what they were to say, and good readings by a text with words that were not said so;
/// deep, each by both.
class VerdictConsistencyTest {
    private static final SpeechEngine ENGINE = AcousticSpeechEngine.load(SharedModels.RUNTIME);
    private static final List<List<String>> READINGS = List.of(
            List.of("1", "We are going to the theme park.", "We are going to the seem park."),
            List.of("2", "I think it will be fun.", "I sink it will be fan."),
            List.of("4", "Look at the red roller coaster.", "Look at the led loller coaster."),
            List.of("5", "Can I have some water, please?", "Can I have some waiter, please?"),
            List.of("6", "My brother runs very fast.", "My brother runs berry first."));

    @Test
    void soundsWordsAndFeedbackSayTheSame() throws IOException {
        int wrongWords = 0;
        for (List<String> reading : READINGS) {
            String number = reading.getFirst();
            wrongWords += wrongByStrictness(audio(number + "-learner.wav"), reading.get(1));
            wrongWords += wrongByStrictness(audio(number + "-model.wav"), reading.get(2));
            if (Boolean.getBoolean("deep")) {
                wrongWords += wrongByStrictness(audio(number + "-learner.wav"), reading.get(2));
                wrongWords += wrongByStrictness(audio(number + "-model.wav"), reading.get(1));
            }
        }
        assertThat(wrongWords).as("words to look at").isPositive();
    }

    private static Pcm audio(String name) throws IOException {
        return new AudioDecoder(60)
                .decode(Files.readAllBytes(
                        Path.of("src/test/resources/app/saywell/speech").resolve(name)));
    }

    /// The number of wrong words by the strictest rule. A word that is wrong by a gentler rule is
    /// wrong by a stricter one, too.
    private static int wrongByStrictness(Pcm audio, String text) {
        List<Boolean> gentler = List.of();
        for (Strictness strictness : Strictness.values()) {
            for (FirstLanguage language : languages(strictness)) {
                PronunciationResult result;
                try {
                    result = ENGINE.judgingBy(new JudgingRule(strictness, language))
                            .scoreSimple(audio, text, FeedbackLanguage.ENGLISH);
                } catch (EngineException e) {
                    assertThat(e.kind()).isEqualTo(EngineException.EngineErrorKind.NOT_ALL_WORDS_SPOKEN);
                    return 0;
                }
                requireConsistent(result);
                if (language == FirstLanguage.OTHER) {
                    List<Boolean> wrong =
                            result.words().stream().map(word -> !word.correct()).toList();
                    for (int i = 0; i < gentler.size(); i++) {
                        assertThat(wrong.get(i) || !gentler.get(i)).isTrue();
                    }
                    gentler = wrong;
                }
            }
        }
        return (int) gentler.stream().filter(wrong -> wrong).count();
    }

    private static List<FirstLanguage> languages(Strictness strictness) {
        return strictness == Strictness.NORMAL
                ? List.of(FirstLanguage.OTHER, FirstLanguage.KOREAN)
                : List.of(FirstLanguage.OTHER);
    }

    private static void requireConsistent(PronunciationResult result) {
        List<Word> words = new ArrayList<>(result.words());
        for (Word word : words) {
            assertThat(word.correct()).as(word.word()).isEqualTo(word.score() >= Word.CORRECT_THRESHOLD);
            assertThat(word.feedback() != null).as(word.word()).isEqualTo(!word.correct());
            for (Phoneme phoneme : word.phonemes()) {
                assertThat(phoneme.correct()).isEqualTo(phoneme.score() >= 50);
                assertThat(phoneme.feedback() != null).as(word.word()).isEqualTo(!phoneme.correct());
                assertThat(phoneme.correct() || !word.correct()).as(word.word()).isTrue();
            }
        }
        assertThat(result.feedback().pronunciation().score())
                .isEqualTo(PronunciationScore.of(words, ScoreScale.HUNDRED));
    }
}
