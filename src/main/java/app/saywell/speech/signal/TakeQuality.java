package app.saywell.speech.signal;

/// The technical quality of a recording, apart from the speech in it. What is below speech, such as
/// an offset or the hum of the mains, counts for none of it.
///
/// @param level loudness; the value is the peak in dBFS
/// @param noise clearness; the value is the distance between speech and background in dB
/// @param completeness whether it was cut off; the value is the louder end relative to the speech,
///     in dB
/// @param band whether the microphone transmits consonants; the value is the energy above 5 kHz
///     relative to the whole, in dB
public record TakeQuality(
        QualityFinding<LoudnessVerdict> level,
        QualityFinding<NoiseVerdict> noise,
        QualityFinding<CompletenessVerdict> completeness,
        QualityFinding<BandwidthVerdict> band) {

    /// A verdict with the value that it is based on.
    public record QualityFinding<V extends Enum<V>>(V verdict, double measured) {}

    public enum LoudnessVerdict {
        /// None of the others.
        GOOD,
        /// No sound, or only the noise of the room: the microphone is muted, access was refused, or nobody spoke.
        SILENT,
        /// The speech is hardly louder than the microphone's own noise.
        TOO_QUIET,
        /// So close to full scale that the next loud vowel will clip.
        TOO_LOUD,
        /// Peaks are clipped.
        CLIPPED
    }

    /// Verdicts on background noise.
    public enum NoiseVerdict {
        /// At least 20 dB between speech and background.
        GOOD,
        /// From 10 to 20 dB.
        NOISY,
        /// Less than 10 dB: scores of sounds are not reliable.
        VERY_NOISY
    }

    /// Verdicts on the start and the end.
    public enum CompletenessVerdict {
        /// Silence before and after the speech.
        COMPLETE,
        /// It starts in the middle of speech.
        CUT_AT_START,
        /// It ends in the middle of speech.
        CUT_AT_END,
        /// Both.
        CUT_AT_BOTH,
        /// Shorter than 0.3 seconds.
        TOO_SHORT
    }

    /// Verdicts on the frequency range of the microphone.
    public enum BandwidthVerdict {
        /// Consonants are transmitted.
        WIDE,
        /// Hardly anything above 4 kHz, as with a telephone or a wireless headset in call mode.
        NARROW
    }

    /// Measures a whole recording in memory.
    public static TakeQuality of(Pcm audio) {
        return of(audio, SpeechBand.of(audio));
    }

    /// As above.
    ///
    /// @param speech what [SpeechBand] leaves of the recording
    public static TakeQuality of(Pcm audio, Pcm speech) {
        TakeQualityMeter meter = new TakeQualityMeter(audio.sampleRate());
        for (int i = 0; i < audio.samples().length; i++) {
            short sample = Pcm16Samples.quantize(audio.samples()[i]);
            if (speech == audio) {
                meter.add(sample);
            } else {
                meter.add(sample, speech.samples()[i]);
            }
        }
        return meter.result();
    }

    /// Whether nothing was said that can be heard.
    public boolean isSilent() {
        return level.verdict() == LoudnessVerdict.SILENT;
    }
}
