package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.onnx.LeasedModel;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.whisper.WhisperDecoder;
import app.saywell.judge.engine.whisper.WhisperEncoder;
import java.util.ArrayDeque;
import java.util.Deque;

/// The networks of the ear, on lease for one recording.
///
/// @param encoder Whisper's layers
/// @param decoder Whisper's probabilities of texts
/// @param frames the frame network
/// @param scorer scores of sounds and words
/// @param spoken whether words were said
record EarModels(
        WhisperEncoder encoder, WhisperDecoder decoder, LeasedModel frames, LeasedModel scorer, LeasedModel spoken)
        implements AutoCloseable {

    /// @throws app.saywell.judge.engine.onnx.ModelUnavailableException where one is missing or damaged
    static EarModels lease(ModelRuntime runtime) {
        Deque<AutoCloseable> leased = new ArrayDeque<>();
        try {
            WhisperEncoder encoder = WhisperEncoder.open(runtime);
            leased.push(encoder::close);
            WhisperDecoder decoder = WhisperDecoder.open(runtime);
            leased.push(decoder::close);
            LeasedModel frames = runtime.lease("ear/ear-frames.onnx");
            leased.push(frames::close);
            LeasedModel scorer = runtime.lease("ear/ear-scorer.onnx");
            leased.push(scorer::close);
            return new EarModels(encoder, decoder, frames, scorer, runtime.lease("ear/ear-spoken.onnx"));
        } catch (RuntimeException e) {
            leased.forEach(EarModels::giveBack);
            throw e;
        }
    }

    @Override
    public void close() {
        encoder.close();
        decoder.close();
        frames.close();
        scorer.close();
        spoken.close();
    }

    private static void giveBack(AutoCloseable lease) {
        try {
            lease.close();
        } catch (Exception e) {
            throw new IllegalStateException("A model could not be given back.", e);
        }
    }
}
