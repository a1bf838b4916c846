package app.saywell.judge.engine.recognition;

import app.saywell.judge.engine.whisper.LogMel;
import java.util.Arrays;

/// A part of a recording.
///
/// @param from its first sample
/// @param to the first one after it
record SampleRange(int from, int to) {

    int length() {
        return to - from;
    }

    double seconds() {
        return (double) length() / LogMel.SAMPLE_RATE;
    }

    int middle() {
        return (from + to) / 2;
    }

    float[] of(float[] samples) {
        return Arrays.copyOfRange(samples, from, to);
    }
}
