package app.saywell.engine.judge;

import app.saywell.engine.acoustic.FrontEnd;

/// Carries frames to seconds.
///
/// The border between two frames lies half-way between the middles of their windows. The first
/// border is the start of the recording, the last its end.
///
/// @param frames of the recording
/// @param seconds of the recording
record Clock(int frames, double seconds) {
    private static final double HALF_OVERLAP = 0.0078;

    /// Seconds from the start, to a tenth of a millisecond.
    double at(int frame) {
        if (frame <= 0) {
            return 0;
        }
        double time = frame >= frames ? seconds : frame * FrontEnd.FRAME_SECONDS + HALF_OVERLAP;
        return Math.round(time * 10_000) / 10_000.0;
    }
}
