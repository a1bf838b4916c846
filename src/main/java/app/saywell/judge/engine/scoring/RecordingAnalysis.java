package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.ear.HeardReading;
import app.saywell.judge.engine.ear.TokenScore;
import app.saywell.judge.engine.feedback.RecordingNote;
import app.saywell.speech.language.InterruptCheck;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchTracker;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// A recording with the scores of its words. For one thread, because a [PitchTracker] is.
///
/// @param audio what was judged
/// @param humRemoved whether something below speech was taken from it
/// @param pitch of the audio; one for all who ask, so that no value is computed twice
record RecordingAnalysis(Pcm audio, HeardReading reading, boolean humRemoved, PitchTracker pitch) {
    private static final double STEPS_A_SECOND = 10_000;

    /// What is to be said about the recording.
    Set<RecordingNote> notes() {
        Set<RecordingNote> notes = EnumSet.noneOf(RecordingNote.class);
        if (reading.hadMore()) {
            notes.add(RecordingNote.MORE_SAID);
        }
        if (humRemoved) {
            notes.add(RecordingNote.HUM_REMOVED);
        }
        return notes;
    }

    List<TokenScore> scores() {
        return reading.tokens();
    }

    /// The pitch of the voice where a frame begins, in hertz; 0 where there is no voice.
    ///
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED: in a long recording all of it takes
    ///     seconds
    float hertzAt(int frame) {
        InterruptCheck.throwIfInterrupted();
        return pitch.hertzAt(secondsAt(frame));
    }

    /// Where a frame begins, within the recording, to a tenth of a millisecond.
    double secondsAt(int frame) {
        return seconds(audio, reading, frame);
    }

    /// The same of a recording of which nothing else is asked.
    static double seconds(Pcm audio, HeardReading reading, int frame) {
        double end = Math.floor(audio.seconds() * STEPS_A_SECOND) / STEPS_A_SECOND;
        return rounded(Math.clamp(reading.secondsAt(frame), 0, end));
    }

    /// Seconds to a tenth of a millisecond.
    static double rounded(double seconds) {
        return Math.round(seconds * STEPS_A_SECOND) / STEPS_A_SECOND;
    }
}
