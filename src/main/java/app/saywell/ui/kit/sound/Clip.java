package app.saywell.ui.kit.sound;

import app.saywell.signal.Pcm;
import app.saywell.signal.PeaksPyramid;
import app.saywell.ui.kit.wave.PeaksEnvelope;

/// A recording ready to be heard and to be drawn.
public record Clip(Pcm audio, PeaksEnvelope envelope) {

    /// Builds its peaks; some milliseconds for a sentence, so not on the window's thread.
    public static Clip of(Pcm audio) {
        return new Clip(audio, new PeaksEnvelope(PeaksPyramid.of(audio), audio.sampleRate()));
    }

    /// Its length.
    public double seconds() {
        return audio.seconds();
    }
}
