package app.saywell.desk.kit.sound;

import app.saywell.desk.kit.envelope.AcousticAnalysis;
import app.saywell.desk.kit.envelope.PeaksEnvelope;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PeaksPyramid;
import app.saywell.speech.task.TaskRunner;

/// A decoded recording, ready to be played and drawn.
public record DecodedRecording(Pcm audio, PeaksEnvelope envelope, AcousticAnalysis acoustics) {

    /// Builds its peaks, which takes milliseconds for a sentence, so call it on a worker thread.
    ///
    /// @param tasks compute pitch and spectrogram when they are first shown
    public static DecodedRecording of(Pcm audio, TaskRunner tasks) {
        var envelope = new PeaksEnvelope(PeaksPyramid.of(audio), audio.sampleRate());
        return new DecodedRecording(audio, envelope, new AcousticAnalysis(audio, tasks));
    }

    /// Its length in seconds.
    public double seconds() {
        return audio.seconds();
    }
}
