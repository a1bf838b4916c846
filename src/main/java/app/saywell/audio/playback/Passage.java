package app.saywell.audio.playback;

import app.saywell.signal.Pcm;

/// What is to be played, and how.
///
/// @param from second at which it begins
/// @param to second before which it ends; beyond the end of the sound means its end
/// @param speed 1 as it was said, down to 0.5 slower at the same pitch
public record Passage(Pcm audio, double from, double to, double speed, Repeat repeat) {
    /// The slowest speed at which speech stays itself.
    public static final double SLOWEST = 0.5;

    public Passage {
        from = Math.clamp(from, 0, audio.seconds());
        to = Math.clamp(to, from, audio.seconds());
        if (speed < SLOWEST || speed > 1) {
            throw new IllegalArgumentException("speed " + speed);
        }
    }

    /// All of it, once, as it was said.
    public static Passage all(Pcm audio) {
        return of(audio, 0, audio.seconds());
    }

    /// A part of it, once, as it was said.
    public static Passage of(Pcm audio, double from, double to) {
        return new Passage(audio, from, to, 1, Repeat.ONCE);
    }

    /// The same at another speed.
    public Passage at(double newSpeed) {
        return new Passage(audio, from, to, newSpeed, repeat);
    }

    /// The same again and again.
    public Passage looped() {
        return new Passage(audio, from, to, speed, Repeat.LOOP);
    }

    int firstSample() {
        return (int) Math.round(from * audio.sampleRate());
    }

    int endSample() {
        return Math.min(audio.samples().length, (int) Math.round(to * audio.sampleRate()));
    }
}
