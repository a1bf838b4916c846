package app.saywell.speech.signal.prosody;

import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchCurve;
import java.util.Optional;

/// Gives a reading the prosody of a model reading of the same text: the lengths of its sounds and pauses, its melody
/// and the loudness of its vowels. The voice, and how its sounds are formed, stay those of the speaker; the melody is
/// moved into the speaker's register, so that its middle is that of the speaker's own.
public final class ProsodyTransplantation implements ProsodyPlan {
    private static final float MAX_PEAK = 0.98f;

    private final ReadingAlignment alignment;
    private final LoudnessDifference loudness;
    private final VoiceRegister own;
    private final VoiceRegister melody;
    private final double seconds;

    private ProsodyTransplantation(SpokenReading source, SpokenReading model, PitchCurve pitch) {
        seconds = model.audio().seconds();
        alignment = ReadingAlignment.of(
                source.words(), model.words(), source.audio().seconds(), seconds);
        loudness = LoudnessDifference.of(source, model);
        own = VoiceRegister.of(pitch, source.words());
        melody = VoiceRegister.of(PitchCurve.of(model.audio()), model.words());
    }

    /// Whether two readings can be aligned: they have words, and equally many.
    public static boolean canAlign(SpokenReading source, SpokenReading model) {
        return !source.words().isEmpty()
                && source.words().size() == model.words().size();
    }

    /// The reading as the model reads it, as long as the model and at its own sample rate. Takes about a tenth of the
    /// time that the two readings last, so call it on a worker thread.
    ///
    /// @return empty where the readings cannot be aligned
    public static Optional<Pcm> resynthesize(SpokenReading source, SpokenReading model) {
        if (!canAlign(source, model)) {
            return Optional.empty();
        }
        PitchCurve pitch = PitchCurve.of(source.audio());
        Pcm audio = PitchSynchronousOverlapAdd.synthesize(
                source.audio(), PitchMarks.of(source.audio(), pitch), new ProsodyTransplantation(source, model, pitch));
        return Optional.of(withoutClipping(audio));
    }

    @Override
    public double seconds() {
        return seconds;
    }

    @Override
    public double sourceSeconds(double at) {
        return alignment.sourceAt(at);
    }

    @Override
    public double hertz(double at) {
        return own.hasVoice() && melody.hasVoice() ? own.hertz(melody.aboveMiddle(at)) : 0;
    }

    @Override
    public double gain(double at) {
        return loudness.gain(at);
    }

    private static Pcm withoutClipping(Pcm audio) {
        float peak = 0;
        for (float sample : audio.samples()) {
            peak = Math.max(peak, Math.abs(sample));
        }
        if (peak > MAX_PEAK) {
            for (int i = 0; i < audio.samples().length; i++) {
                audio.samples()[i] *= MAX_PEAK / peak;
            }
        }
        return audio;
    }
}
