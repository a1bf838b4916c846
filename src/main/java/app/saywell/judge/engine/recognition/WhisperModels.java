package app.saywell.judge.engine.recognition;

import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.whisper.DecodedText;
import app.saywell.judge.engine.whisper.EncodedAudio;
import app.saywell.judge.engine.whisper.FirstStep;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.SpokenLanguage;
import app.saywell.judge.engine.whisper.TextLikelihood;
import app.saywell.judge.engine.whisper.TokenSearch;
import app.saywell.judge.engine.whisper.Vocabulary;
import app.saywell.judge.engine.whisper.WhisperDecoder;
import app.saywell.judge.engine.whisper.WhisperEncoder;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The models of Whisper, on lease for one recording. For one thread.
final class WhisperModels implements AutoCloseable {
    /// Tokens a second and at the least that a text may have before it is cut.
    private static final int TOKENS_A_SECOND = 14;

    private static final int MIN_TOKENS = 12;

    private final WhisperEncoder encoder;
    private final WhisperDecoder decoder;
    private final Vocabulary vocabulary;
    private @Nullable TextLikelihood likelihood;

    private WhisperModels(WhisperEncoder encoder, WhisperDecoder decoder, Vocabulary vocabulary) {
        this.encoder = encoder;
        this.decoder = decoder;
        this.vocabulary = vocabulary;
    }

    /// @param vocabulary the one that belongs to the models
    static WhisperModels lease(ModelRuntime runtime, Vocabulary vocabulary) {
        WhisperEncoder encoder = WhisperEncoder.open(runtime);
        try {
            return new WhisperModels(encoder, WhisperDecoder.open(runtime), vocabulary);
        } catch (RuntimeException e) {
            encoder.close();
            throw e;
        }
    }

    /// Listens; the caller closes what it gets.
    ///
    /// @param margin steps of silence that are listened to after the sound
    EncodedAudio hear(float[] samples, int margin) {
        double seconds = (double) samples.length / LogMel.SAMPLE_RATE;
        return decoder.hear(encoder.last(LogMel.of(samples, margin)), seconds);
    }

    FirstStep firstStep(EncodedAudio heard) {
        return FirstStep.of(decoder, heard);
    }

    DecodedText write(EncodedAudio heard, SpokenLanguage language, int width) {
        int maxTokens = (int) (heard.seconds() * TOKENS_A_SECOND) + MIN_TOKENS;
        return new TokenSearch(decoder, vocabulary).write(heard, language, width, maxTokens);
    }

    String text(DecodedText written) {
        return vocabulary.text(written.tokens()).strip().replaceAll("\\s+", " ");
    }

    /// How much more probable the text is than in silence, a token on average.
    double beyondSilence(EncodedAudio heard, SpokenLanguage language, DecodedText written) {
        if (likelihood == null) {
            likelihood = TextLikelihood.of(encoder, decoder);
        }
        int[] tokens = written.tokens().stream().mapToInt(Integer::intValue).toArray();
        double[] logs = likelihood.beyondSilence(heard, language, tokens);
        return IntStream.range(0, logs.length)
                .mapToDouble(i -> logs[i])
                .average()
                .orElse(0);
    }

    @Override
    public void close() {
        if (likelihood != null) {
            likelihood.close();
        }
        decoder.close();
        encoder.close();
    }
}
