package app.saywell.judge.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.SharedModels;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.Word;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A reading is followed while it grows, by the trained networks.
@Timeout(300)
class FollowedWordsTest {
    private static final int RATE = 16_000;
    private static final Path MODEL = Path.of("src/test/resources/app/saywell/speech/1-model.wav");
    private static final String TEXT = "We are going to the theme park.";

    private static final SpeechEngine ENGINE = AcousticSpeechEngine.load(SharedModels.RUNTIME);

    @Test
    void everyWordComesOnceItIsOverAndIsJudgedAsAtTheEnd() throws IOException {
        Pcm reading = Resampler.resample(new AudioDecoder().decode(MODEL), RATE);
        Pcm whole = new Pcm(Arrays.copyOf(reading.samples(), reading.samples().length + RATE), RATE);
        List<Word> last =
                ENGINE.scoreSimple(reading, TEXT, FeedbackLanguage.ENGLISH).words();
        int most = 0;
        for (double seconds = 0.5; seconds <= whole.seconds(); seconds += 0.5) {
            Pcm begun = new Pcm(Arrays.copyOf(whole.samples(), (int) (seconds * RATE)), RATE);
            List<FollowedWord> words = ENGINE.follow(begun, TEXT, List.of());
            assertThat(words.size()).isBetween(most, last.size());
            most = words.size();
            for (int i = 0; i < most; i++) {
                FollowedWord word = words.get(i);
                assertThat(word.word()).isEqualTo(last.get(i).word());
                assertThat(word.end()).isLessThanOrEqualTo(seconds - 0.2);
                assertThat(word.start()).isCloseTo(last.get(i).start(), within(0.25));
                assertThat(word.correct()).as(word.word()).isEqualTo(last.get(i).isFaultless());
            }
        }
        assertThat(most).isEqualTo(last.size());
    }

    @Test
    void wordsAfterSettledOnesAreJudgedAsInTheWhole() throws IOException {
        Pcm reading = Resampler.resample(new AudioDecoder().decode(MODEL), RATE);
        Pcm whole = new Pcm(Arrays.copyOf(reading.samples(), reading.samples().length + RATE), RATE);
        List<FollowedWord> known = ENGINE.follow(whole, TEXT, List.of());
        for (int settled = 1; settled < known.size(); settled++) {
            List<FollowedWord> words = ENGINE.follow(whole, TEXT, known.subList(0, settled));
            assertThat(words).hasSameSizeAs(known);
            assertThat(words.subList(0, settled)).isEqualTo(known.subList(0, settled));
            for (int i = settled; i < words.size(); i++) {
                assertThat(words.get(i).word()).isEqualTo(known.get(i).word());
                assertThat(words.get(i).start()).isCloseTo(known.get(i).start(), within(0.1));
                assertThat(words.get(i).end()).isCloseTo(known.get(i).end(), within(0.1));
                assertThat(words.get(i).correct())
                        .as(words.get(i).word())
                        .isEqualTo(known.get(i).correct());
            }
        }
        assertThat(ENGINE.follow(whole, TEXT, known))
                .as("nothing is left to hear")
                .isSameAs(known);
    }

    @Test
    void wordsAfterSettledOnesBeginAfterThem() {
        Pcm speech = SampleReading.speech();
        Pcm whole = new Pcm(Arrays.copyOf(speech.samples(), speech.samples().length + RATE), RATE);
        List<FollowedWord> known = ENGINE.follow(whole, SampleReading.TEXT, List.of());
        for (int settled = 1; settled < known.size(); settled++) {
            List<FollowedWord> words = ENGINE.follow(whole, SampleReading.TEXT, known.subList(0, settled));
            assertThat(words).hasSameSizeAs(known);
            for (int i = 1; i < words.size(); i++) {
                assertThat(words.get(i).start())
                        .as("%s of %s", i, words)
                        .isGreaterThanOrEqualTo(words.get(i - 1).end());
            }
        }
    }

    @Test
    void aReadingThatWasFollowedToItsEndIsJudgedAsOneThatWasNot() throws IOException {
        Pcm reading = Resampler.resample(new AudioDecoder().decode(MODEL), RATE);
        assertThat(ENGINE.follow(reading, TEXT, List.of())).isNotEmpty();
        assertThat(ENGINE.scoreSimple(reading, TEXT, FeedbackLanguage.ENGLISH))
                .as("what was heard is used once")
                .isEqualTo(ENGINE.scoreSimple(reading, TEXT, FeedbackLanguage.ENGLISH));
    }

    @Test
    void nothingIsHeardInSilence() {
        assertThat(ENGINE.follow(new Pcm(new float[2 * RATE], RATE), TEXT, List.of()))
                .isEmpty();
        assertThat(ENGINE.follow(new Pcm(new float[10], RATE), TEXT, List.of())).isEmpty();
    }
}
