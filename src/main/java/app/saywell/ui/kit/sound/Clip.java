package app.saywell.ui.kit.sound;

import app.saywell.signal.Pcm;
import app.saywell.signal.PeaksPyramid;
import app.saywell.task.Tasks;
import app.saywell.ui.kit.wave.Acoustics;
import app.saywell.ui.kit.wave.PeaksEnvelope;

/// A recording ready to be heard and to be drawn.
public record Clip(Pcm audio, PeaksEnvelope envelope, Acoustics acoustics) {

    /// Builds its peaks; some milliseconds for a sentence, so not on the window's thread.
    ///
    /// @param tasks work out the rest when it is looked at
    public static Clip of(Pcm audio, Tasks tasks) {
        var peaks = new PeaksEnvelope(PeaksPyramid.of(audio), audio.sampleRate());
        return new Clip(audio, peaks, new Acoustics(audio, tasks));
    }

    /// Its length.
    public double seconds() {
        return audio.seconds();
    }
}
