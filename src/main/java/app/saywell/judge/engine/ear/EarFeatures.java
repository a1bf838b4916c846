package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.FramePosteriors;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.WhisperEncoder;

/// What the networks hear in a stretch of speech before they know its text.
///
/// @param mel the spectrum of these steps alone
/// @param layers the encoder's layers, the adapted ones last, step after step of 20 ms
/// @param steps steps of the layers; half the frames of the posteriors
@SuppressWarnings("ArrayRecordComponent") // goes into tensors, never compared
record EarFeatures(LogMel mel, float[][] layers, int steps, FramePosteriors posteriors) {
    /// The layer that the decoder reads.
    float[] lastLayer() {
        return layers[WhisperEncoder.LAYERS - 1];
    }
}
