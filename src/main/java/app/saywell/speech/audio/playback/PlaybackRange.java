package app.saywell.speech.audio.playback;

import app.saywell.speech.signal.Pcm;

/// A part of a recording to play, with speed and repetition.
///
/// @param from start in seconds
/// @param to end in seconds; limited to the end of the sound
/// @param speed from 1 (unchanged) down to 0.5 (slower, same pitch)
public record PlaybackRange(Pcm audio, double from, double to, double speed, RepeatMode repeatMode) {
    /// The lowest speed at which speech still sounds natural.
    public static final double MIN_SPEED = 0.5;

    public PlaybackRange {
        from = Math.clamp(from, 0, audio.seconds());
        to = Math.clamp(to, from, audio.seconds());
        if (speed < MIN_SPEED || speed > 1) {
            throw new IllegalArgumentException("speed " + speed);
        }
    }

    /// The whole recording, once, at normal speed.
    public static PlaybackRange whole(Pcm audio) {
        return of(audio, 0, audio.seconds());
    }

    /// A part of the recording, once, at normal speed.
    public static PlaybackRange of(Pcm audio, double from, double to) {
        return new PlaybackRange(audio, from, to, 1, RepeatMode.ONCE);
    }

    /// A copy with another speed.
    PlaybackRange atSpeed(double newSpeed) {
        return new PlaybackRange(audio, from, to, newSpeed, repeatMode);
    }

    /// A copy that repeats until it is stopped.
    PlaybackRange looped() {
        return new PlaybackRange(audio, from, to, speed, RepeatMode.LOOP);
    }

    int firstSample() {
        return (int) Math.round(from * audio.sampleRate());
    }

    int endSample() {
        return Math.min(audio.samples().length, (int) Math.round(to * audio.sampleRate()));
    }
}
