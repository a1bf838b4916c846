package app.saywell.speech.signal.prosody;

/// What a resynthesis shall sound like at each of its times.
interface ProsodyPlan {
    /// The length of the result in seconds.
    double seconds();

    /// The time of the recording that is heard at a time of the result; NaN for silence.
    double sourceSeconds(double seconds);

    /// The fundamental frequency in Hz where the recording has voice; 0 for that of the recording.
    double hertz(double seconds);

    /// The factor of the amplitude.
    double gain(double seconds);
}
