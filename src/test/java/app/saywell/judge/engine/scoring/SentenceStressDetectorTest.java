package app.saywell.judge.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.align.FramePosteriors;
import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.judge.engine.ear.HeardReading;
import app.saywell.judge.engine.ear.PhoneScore;
import app.saywell.judge.engine.ear.PhoneScore.PhoneError;
import app.saywell.judge.engine.ear.SentenceImpression;
import app.saywell.judge.engine.ear.TokenScore;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.TextNormalizer;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchTracker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Five names of one vowel, each a tone of .2 s with the overtones of a voice, .2 s apart.
class SentenceStressDetectorTest {
    private static final String TEXT = "Ann Ann Ann Ann Ann";
    private static final int RATE = 16_000;
    private static final int FRAMES = 20;
    private static final int HIGHER = 2;
    private static final double VOICE = 200;

    @Test
    void aHigherWordIsStressed() {
        List<WordStress> words = words(VOICE * Math.pow(2, 5 / 12.0));
        assertThat(words.get(HIGHER).logOdds()).isGreaterThan(0.5);
        assertThat(words.get(0).logOdds()).isCloseTo(0, within(0.2));
    }

    /// The tracker takes two periods for one, or the voice breaks.
    @ParameterizedTest
    @ValueSource(doubles = {VOICE / 2, VOICE * 2})
    void aJumpOfAnOctaveIsNoAccent(double hertz) {
        for (WordStress word : words(hertz)) {
            assertThat(word.logOdds()).isCloseTo(0, within(0.3));
        }
    }

    /// The pitch of a long recording takes seconds.
    @Test
    void interruptionStopsIt() {
        RecordingAnalysis analysis = analysis(VOICE);
        Thread.currentThread().interrupt();
        try {
            assertThatExceptionOfType(EngineException.class)
                    .isThrownBy(() -> SentenceStressDetector.detect(analysis))
                    .matches(e -> e.kind() == EngineException.EngineErrorKind.INTERRUPTED);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    private static List<WordStress> words(double hertz) {
        return SentenceStressDetector.detect(analysis(hertz));
    }

    /// @param hertz of the word in the middle
    private static RecordingAnalysis analysis(double hertz) {
        List<TokenScore> tokens = new ArrayList<>();
        float[] samples = new float[(2 * 5 + 1) * FRAMES * RATE / 100];
        List<SpokenToken> text = new TextNormalizer(EnglishLexicon.load()).read(TEXT);
        for (int word = 0; word < text.size(); word++) {
            int begin = (2 * word + 1) * FRAMES;
            say(samples, begin * RATE / 100, word == HIGHER ? hertz : VOICE);
            tokens.add(token(text.get(word), begin));
        }
        FramePosteriors posteriors = new FramePosteriors(new float[0], new float[0], new float[0]);
        SentenceImpression impression = new SentenceImpression(9, 9, 9, 9);
        HeardReading reading = new HeardReading(tokens, impression, 0, 0, false, posteriors);
        Pcm audio = new Pcm(samples, RATE);
        return new RecordingAnalysis(audio, reading, false, new PitchTracker(audio));
    }

    private static void say(float[] samples, int from, double hertz) {
        for (int i = from; i < from + FRAMES * RATE / 100; i++) {
            for (int overtone = 1; overtone <= 8; overtone++) {
                samples[i] += (float) (0.1 / overtone * Math.sin(2 * Math.PI * overtone * hertz * i / RATE));
            }
        }
    }

    /// The vowel has all the time but three frames.
    private static TokenScore token(SpokenToken token, int begin) {
        List<PhoneSegment> phones = new ArrayList<>();
        int start = begin;
        for (var sound : token.readings().getFirst().sounds()) {
            int end = sound.phone().isVowel() ? begin + FRAMES - 3 : begin + FRAMES;
            phones.add(new PhoneSegment(sound, start, end));
            start = end;
        }
        AlignedToken aligned = new AlignedToken(token, token.readings().getFirst(), phones);
        return new TokenScore(
                aligned,
                90,
                phones.stream()
                        .map(phone -> new PhoneScore(phone, 90, PhoneError.NONE, Optional.empty()))
                        .toList());
    }
}
