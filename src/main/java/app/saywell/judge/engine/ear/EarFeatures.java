package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.FramePosteriors;

/// What the networks hear in a stretch of speech before they know its text.
///
/// @param layers the encoder's seven layers, step after step of 20 ms
/// @param steps steps of the layers; half the frames of the posteriors
@SuppressWarnings("ArrayRecordComponent") // goes into tensors, never compared
record EarFeatures(float[][] layers, int steps, FramePosteriors posteriors) {
    /// The layer that the decoder reads.
    float[] lastLayer() {
        return layers[layers.length - 1];
    }
}
