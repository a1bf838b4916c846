package app.saywell.desk.lessons;

import app.saywell.desk.store.audio.AudioFile;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.signal.LoudBlocks;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.SpeechBand;
import app.saywell.speech.signal.TakeQuality;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/// Whether the speech in a recording, without the silence around it, can be the model reading of a text at all, before
/// a speech service is asked.
final class ReadingFitness {
    /// A slow reading with pauses, for a beginners' class.
    private static final double MAX_SECONDS_PER_WORD = 3;

    private static final double SECONDS_AROUND = 6;

    /// Faster than any speaker.
    private static final double MIN_SECONDS_PER_WORD = 0.06;

    /// A number of so many digits is read as that many words.
    private static final double WORDS_PER_DIGIT = 1.5;

    /// In less, there may be no pause that the background could be measured in.
    private static final double MIN_SECONDS_FOR_NOISE = 1.5;

    private ReadingFitness() {}

    /// @param sound what is known of the file
    /// @throws UnsuitableReadingException if it cannot be the model of the text
    static void check(String text, Path file, AudioFile sound) {
        double words = words(text);
        Pcm audio = decode(file);
        double spoken = LoudBlocks.of(SpeechBand.of(audio)).seconds();
        if (spoken > SECONDS_AROUND + words * MAX_SECONDS_PER_WORD) {
            throw new UnsuitableReadingException(UnsuitableReadingException.Reason.TOO_LONG);
        }
        if (sound.seconds() < words * MIN_SECONDS_PER_WORD) {
            throw new UnsuitableReadingException(UnsuitableReadingException.Reason.TOO_SHORT);
        }
        TakeQuality quality = TakeQuality.of(audio);
        if (quality.isSilent()) {
            throw new UnsuitableReadingException(UnsuitableReadingException.Reason.SILENT);
        }
        if (quality.noise().verdict() == TakeQuality.NoiseVerdict.VERY_NOISY
                && sound.seconds() > MIN_SECONDS_FOR_NOISE) {
            throw new UnsuitableReadingException(UnsuitableReadingException.Reason.NOISY);
        }
    }

    private static Pcm decode(Path file) {
        try {
            return new AudioDecoder().decode(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static double words(String text) {
        String stripped = text.strip();
        long digits = stripped.chars().filter(Character::isDigit).count();
        return stripped.isEmpty() ? 1 : stripped.split("\\s+").length + digits * WORDS_PER_DIGIT;
    }
}
