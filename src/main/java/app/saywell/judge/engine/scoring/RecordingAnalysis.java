package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.ear.HeardReading;
import app.saywell.judge.engine.ear.TokenScore;
import app.saywell.speech.signal.Pcm;
import java.util.List;

/// A recording with the scores of its words.
record RecordingAnalysis(Pcm audio, HeardReading reading) {

    List<TokenScore> scores() {
        return reading.tokens();
    }

    /// Where a frame begins, within the recording, rounded to a tenth of a millisecond.
    double secondsAt(int frame) {
        double seconds = Math.clamp(reading.secondsAt(frame), 0, audio.seconds());
        return Math.round(seconds * 10_000) / 10_000.0;
    }
}
