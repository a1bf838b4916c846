package app.saywell.engine.judge;

import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.align.PhoneSegment;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Carries frames to seconds.
///
/// The border between two frames lies half-way between the middles of their windows, and where one
/// sound goes over into another as far from there as is the habit of the model. The first border
/// is the start of the recording, the last its end.
///
/// @param frames of the recording
/// @param seconds of the recording
/// @param habits seconds to add at the start of a frame, where there are any
record Clock(int frames, double seconds, Map<Integer, Double> habits) {
    private static final double HALF_OVERLAP = 0.0078;

    /// Copies the habits.
    Clock {
        habits = Map.copyOf(habits);
    }

    /// The clock of a recording in which sounds were found.
    ///
    /// @param sounds in their order
    static Clock of(int frames, double seconds, List<PhoneSegment> sounds) {
        Map<Integer, Double> habits = new HashMap<>();
        for (int i = 1; i < sounds.size(); i++) {
            PhoneSegment before = sounds.get(i - 1);
            PhoneSegment after = sounds.get(i);
            if (before.end() == after.start()) {
                habits.put(
                        after.start(),
                        Habit.between(before.sound().phone(), after.sound().phone()));
            }
        }
        return new Clock(frames, seconds, habits);
    }

    /// Seconds from the start, to a tenth of a millisecond.
    double at(int frame) {
        if (frame <= 0) {
            return 0;
        }
        double border =
                frame * FrontEnd.FRAME_SECONDS + HALF_OVERLAP + habits.getOrDefault(frame, 0.0);
        double time = frame >= frames ? seconds : Math.min(seconds, border);
        return Math.round(time * 10_000) / 10_000.0;
    }
}
