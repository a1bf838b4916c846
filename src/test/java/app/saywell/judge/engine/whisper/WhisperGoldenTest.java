package app.saywell.judge.engine.whisper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.judge.engine.onnx.SharedModels;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Against `src/train/ear/golden_whisper.py`, which hears the same recording in Python.
class WhisperGoldenTest {
    private static final float[] SPEECH = SampleSpeech.of("1-model.wav");
    private static final int MARGIN = 256;

    private static WhisperEncoder encoder;
    private static WhisperDecoder decoder;
    private static Vocabulary vocabulary;
    private static int[] tokens;
    private static float[] mel;
    private static float[] layer;
    private static float[] inSound;
    private static float[] inSilence;

    @BeforeAll
    static void open() throws IOException {
        encoder = WhisperEncoder.open(SharedModels.RUNTIME);
        decoder = WhisperDecoder.open(SharedModels.RUNTIME);
        vocabulary = Vocabulary.open(SharedModels.RUNTIME);
        try (InputStream in = WhisperGoldenTest.class.getResourceAsStream("whisper.golden")) {
            ByteBuffer bytes =
                    ByteBuffer.wrap(Objects.requireNonNull(in).readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
            tokens = new int[bytes.getInt()];
            for (int i = 0; i < tokens.length; i++) {
                tokens[i] = bytes.getInt();
            }
            mel = floats(bytes);
            layer = floats(bytes);
            inSound = floats(bytes);
            inSilence = floats(bytes);
        }
    }

    @AfterAll
    static void close() {
        decoder.close();
        encoder.close();
    }

    private static float[] floats(ByteBuffer bytes) {
        float[] values = new float[bytes.getInt()];
        for (int i = 0; i < values.length; i++) {
            values[i] = bytes.getFloat();
        }
        return values;
    }

    @Test
    void theSpectrumIsThatOfPython() {
        LogMel own = LogMel.of(SPEECH, MARGIN);
        for (int i = 0; i < mel.length; i++) {
            int frame = i / LogMel.BANDS * 20;
            int band = i % LogMel.BANDS;
            assertThat(own.values()[band * own.frames() + frame])
                    .as("frame %d, band %d", frame, band)
                    .isCloseTo(mel[i], within(2e-3f));
        }
    }

    @Test
    void theLastLayerIsThatOfPython() {
        float[] own = encoder.last(LogMel.of(SPEECH, MARGIN));
        for (int i = 0; i < layer.length; i++) {
            int step = i / 16 * 10;
            assertThat(own[step * WhisperEncoder.WIDTH + i % 16]).isCloseTo(layer[i], within(0.05f));
        }
    }

    @Test
    void aTextIsAsProbableAsInPython() {
        assertThat(vocabulary.tokens(" We are going to the theme park")).isEqualTo(tokens);
        try (EncodedAudio heard = heard(SPEECH);
                TextLikelihood likelihood = TextLikelihood.of(encoder, decoder)) {
            double[] sound = likelihood.in(heard, SpokenLanguage.ENGLISH, tokens);
            double[] more = likelihood.beyondSilence(heard, SpokenLanguage.ENGLISH, tokens);
            // Logarithms of up to 15; 8-bit kernels of other processors round otherwise.
            for (int i = 0; i < tokens.length; i++) {
                assertThat(sound[i]).isCloseTo(inSound[i], within(0.3));
                assertThat(more[i]).isCloseTo(inSound[i] - inSilence[i], within(0.5));
            }
        }
    }

    @Test
    void aTextThatWasNotSaidIsNoMoreProbableThanInSilence() {
        int[] said = vocabulary.tokens(" We are going to the theme park");
        int[] other = vocabulary.tokens(" My sister has four red apples");
        try (EncodedAudio heard = heard(SPEECH);
                TextLikelihood likelihood = TextLikelihood.of(encoder, decoder)) {
            double[] right = likelihood.beyondSilence(heard, SpokenLanguage.ENGLISH, said);
            double[] wrong = likelihood.beyondSilence(heard, SpokenLanguage.ENGLISH, other);
            assertThat(DoubleStream.of(right).average().orElseThrow()).isGreaterThan(2);
            assertThat(DoubleStream.of(wrong).average().orElseThrow()).isLessThan(0);
        }
    }

    @Test
    void aBeamFindsATextAtLeastAsProbableAsTheGreedyOne() {
        TokenSearch search = new TokenSearch(decoder, vocabulary);
        try (EncodedAudio heard = heard(SampleSpeech.of("3-learner.wav"))) {
            DecodedText greedy = search.write(heard, SpokenLanguage.ENGLISH, 1, 60);
            DecodedText beam = search.write(heard, SpokenLanguage.ENGLISH, 5, 60);
            assertThat(beam.mean()).isGreaterThanOrEqualTo(greedy.mean() - 1e-4);
            assertThat(search.write(heard, SpokenLanguage.ENGLISH, 5, 60)).isEqualTo(beam);
        }
    }

    @Test
    void aTextIsCutAtItsLimit() {
        try (EncodedAudio heard = heard(SPEECH)) {
            DecodedText cut = new TokenSearch(decoder, vocabulary).write(heard, SpokenLanguage.ENGLISH, 1, 3);
            assertThat(cut.ended()).isFalse();
            assertThat(cut.tokens()).hasSize(3);
        }
    }

    @Test
    void englishSpeechIsTakenForEnglishAndSilenceForNone() {
        try (EncodedAudio heard = heard(SPEECH);
                EncodedAudio nothing = heard(new float[48_000])) {
            assertThat(FirstStep.of(decoder, heard).korean()).isLessThan(0.1);
            assertThat(FirstStep.of(decoder, heard).silence()).isLessThan(0.6);
            assertThat(FirstStep.of(decoder, nothing).silence()).isGreaterThan(0.6);
        }
    }

    @Test
    void tokensOfAnyTextGiveTheTextAgain() {
        for (String text : List.of(" Don't we?", "저는 학교에 갑니다.", " naïve – 3 cats\n", "")) {
            List<Integer> own = IntStream.of(vocabulary.tokens(text)).boxed().toList();
            assertThat(vocabulary.text(own)).isEqualTo(text);
        }
    }

    @Test
    void layersComeInTheOrderAskedForAndOfTheSameLength() {
        LogMel sound = LogMel.of(SPEECH, 32);
        int steps = sound.frames() / 2;
        float[][] layers = encoder.layers(sound, List.of(6, 0), steps);
        assertThat(layers[0]).hasSize(steps * WhisperEncoder.WIDTH).hasSameSizeAs(layers[1]);
        assertThat(encoder.layers(sound, List.of(0), 5)[0])
                .containsExactly(Arrays.copyOf(layers[1], 5 * WhisperEncoder.WIDTH));
        assertThat(layers[0]).isNotEqualTo(layers[1]);
    }

    private static EncodedAudio heard(float[] samples) {
        return decoder.hear(encoder.last(LogMel.of(samples, MARGIN)), (double) samples.length / LogMel.SAMPLE_RATE);
    }
}
