package app.saywell.signal;

/// What can be said of a recording before anyone judges the speech in it.
///
/// @param level how loud; the figure is the greatest sample in dBFS
/// @param noise how clear; the figure is the distance of speech and background in dB
/// @param completeness whether it was cut; the figure is the louder end relative to the speech, in
/// dB
/// @param band whether the microphone hears consonants; the figure is what lies above 5 kHz
/// relative
///     to the whole, in dB
public record TakeQuality(
        Finding<Level> level,
        Finding<Noise> noise,
        Finding<Completeness> completeness,
        Finding<Band> band) {

    /// A judgement with the figure that it rests on.
    public record Finding<V extends Enum<V>>(V verdict, double figure) {}

    /// Verdicts on loudness.
    public enum Level {
        /// Neither of the others.
        GOOD,
        /// Nothing at all: a muted or refused microphone.
        SILENT,
        /// Speech that drowns in the microphone's own noise.
        TOO_QUIET,
        /// So near to full scale that the next loud vowel clips.
        TOO_LOUD,
        /// Peaks cut flat.
        CLIPPED
    }

    /// Verdicts on the background.
    public enum Noise {
        /// 20 dB or more between speech and background.
        GOOD,
        /// From 10 to 20 dB.
        NOISY,
        /// Less than 10 dB: judgements of sounds cannot be trusted.
        VERY_NOISY
    }

    /// Verdicts on beginning and end.
    public enum Completeness {
        /// Silence before and after the speech.
        COMPLETE,
        /// It begins in the midst of speech.
        CUT_AT_START,
        /// It ends in the midst of speech.
        CUT_AT_END,
        /// Both.
        CUT_AT_BOTH,
        /// Less than 0.3 seconds.
        TOO_SHORT
    }

    /// Verdicts on what the microphone lets through.
    public enum Band {
        /// Consonants are heard.
        WIDE,
        /// As over a telephone or a wireless headset in its calling mode: hardly anything above
        /// 4 kHz.
        NARROW
    }

    /// Judges a whole recording in memory.
    public static TakeQuality of(Pcm audio) {
        TakeQualityMeter meter = new TakeQualityMeter(audio.sampleRate());
        for (float sample : audio.samples()) {
            meter.add(Pcm16.quantize(sample));
        }
        return meter.result();
    }

    /// Whether nothing was heard at all.
    public boolean isSilent() {
        return level.verdict() == Level.SILENT;
    }
}
