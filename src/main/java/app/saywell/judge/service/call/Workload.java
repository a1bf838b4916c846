package app.saywell.judge.service.call;

import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.audio.SoundLength;
import java.util.OptionalDouble;

/// How much a call gives the engine to do.
///
/// @param amount in seconds of a recording that is scored; 0 if nobody knows
/// @param isLong whether it takes long; such work never takes the last thread
public record Workload(double amount, boolean isLong) {
    /// Of a call without a recording, or of one that comes in parts.
    public static final Workload UNKNOWN = new Workload(0, false);

    private static final double LEAST_AMOUNT = 4;
    private static final double LONG_SECONDS = 60;

    /// Of speech as MP3 at 64 kbit/s.
    private static final double COMPRESSED_BYTES_PER_SECOND = 8_000;

    /// What a second of transcription takes, and a second of a long recording, whose words are looked for in more of
    /// it.
    private static final double FACTOR = 2;

    /// Of an upload, told from the headers of its recording. Where these do not tell the length the amount is unknown,
    /// and a large file counts as long.
    public static Workload of(ServiceEndpoint endpoint, FormFields fields) {
        return fields.optional(FormFields.FILE).map(file -> of(endpoint, file)).orElse(UNKNOWN);
    }

    private static Workload of(ServiceEndpoint endpoint, byte[] file) {
        OptionalDouble seconds = SoundLength.seconds(file);
        return seconds.isPresent()
                ? of(endpoint, seconds.getAsDouble())
                : new Workload(0, file.length > LONG_SECONDS * COMPRESSED_BYTES_PER_SECOND);
    }

    /// Of a recording.
    ///
    /// @param audioSeconds its length; what is longer than any that is scored is refused soon, so its amount is
    /// unknown
    public static Workload of(ServiceEndpoint endpoint, double audioSeconds) {
        if (audioSeconds <= 0) {
            return UNKNOWN;
        }
        boolean isLong = audioSeconds > LONG_SECONDS;
        if (audioSeconds > SpeechCallHandler.MAX_AUDIO_SECONDS) {
            return new Workload(0, isLong);
        }
        double factor = isLong || endpoint == ServiceEndpoint.TRANSCRIBE ? FACTOR : 1;
        return new Workload(Math.max(LEAST_AMOUNT, audioSeconds) * factor, isLong);
    }
}
