package app.saywell.judge.service.call;

import app.saywell.speech.ServiceEndpoint;

/// How much a call gives the engine to do.
///
/// @param amount in seconds of a recording that is scored; 0 if nobody knows
/// @param isLong whether it takes long; such work never takes the last thread
public record Workload(double amount, boolean isLong) {
    /// Of a call without a recording, or of one that comes in parts.
    public static final Workload UNKNOWN = new Workload(0, false);

    private static final double LEAST_AMOUNT = 4;
    private static final double LONG_SECONDS = 60;

    /// What a second of transcription takes, and a second of a long recording, whose words are looked for in more of
    /// it.
    private static final double FACTOR = 2;

    /// Of a recording.
    ///
    /// @param audioSeconds its length; 0 if nobody knows
    public static Workload of(ServiceEndpoint endpoint, double audioSeconds) {
        if (audioSeconds <= 0) {
            return UNKNOWN;
        }
        boolean isLong = audioSeconds > LONG_SECONDS;
        double factor = isLong || endpoint == ServiceEndpoint.TRANSCRIBE ? FACTOR : 1;
        return new Workload(Math.max(LEAST_AMOUNT, audioSeconds) * factor, isLong);
    }
}
