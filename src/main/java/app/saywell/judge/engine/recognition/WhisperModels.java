package app.saywell.judge.engine.recognition;

import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.whisper.DecodedText;
import app.saywell.judge.engine.whisper.EncodedAudio;
import app.saywell.judge.engine.whisper.FirstStep;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.SpokenLanguage;
import app.saywell.judge.engine.whisper.TextLikelihood;
import app.saywell.judge.engine.whisper.TokenLikelihoods;
import app.saywell.judge.engine.whisper.TokenSearch;
import app.saywell.judge.engine.whisper.Vocabulary;
import app.saywell.judge.engine.whisper.WhisperDecoder;
import app.saywell.judge.engine.whisper.WhisperEncoder;
import app.saywell.speech.HeardWord;
import java.util.ArrayList;
import java.util.List;
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
    private final WordCertainty certainty;
    private @Nullable TextLikelihood likelihood;

    /// Whether the certainty of words is told; it takes a step more for each text.
    enum WordCertainty {
        TOLD,
        UNTOLD
    }

    private WhisperModels(
            WhisperEncoder encoder, WhisperDecoder decoder, Vocabulary vocabulary, WordCertainty certainty) {
        this.encoder = encoder;
        this.decoder = decoder;
        this.vocabulary = vocabulary;
        this.certainty = certainty;
    }

    /// @param vocabulary the one that belongs to the models
    static WhisperModels lease(ModelRuntime runtime, Vocabulary vocabulary, WordCertainty certainty) {
        WhisperEncoder encoder = WhisperEncoder.open(runtime);
        try {
            return new WhisperModels(encoder, WhisperDecoder.open(runtime), vocabulary, certainty);
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

    /// How sure each word of a text is; empty where that is not told.
    List<HeardWord> words(EncodedAudio heard, SpokenLanguage language, DecodedText written) {
        if (certainty == WordCertainty.UNTOLD || written.tokens().isEmpty()) {
            return List.of();
        }
        int[] tokens = written.tokens().stream().mapToInt(Integer::intValue).toArray();
        double[] logs = TokenLikelihoods.logs(decoder, heard, language, tokens);
        List<HeardWord> words = new ArrayList<>();
        List<Integer> word = new ArrayList<>();
        double sum = 0;
        for (int i = 0; i < tokens.length; i++) {
            if (!word.isEmpty() && vocabulary.text(List.of(tokens[i])).startsWith(" ")) {
                addWord(words, word, sum);
                word.clear();
                sum = 0;
            }
            word.add(tokens[i]);
            sum += isSpoken(tokens[i]) ? logs[i] : 0;
        }
        addWord(words, word, sum);
        return words;
    }

    private void addWord(List<HeardWord> words, List<Integer> tokens, double log) {
        String text = vocabulary.text(tokens).strip();
        if (!text.isEmpty()) {
            words.add(new HeardWord(text, Math.exp(log)));
        }
    }

    /// Where a comma stands is not a question of what was said.
    private boolean isSpoken(int token) {
        return vocabulary.text(List.of(token)).codePoints().anyMatch(Character::isLetterOrDigit);
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
