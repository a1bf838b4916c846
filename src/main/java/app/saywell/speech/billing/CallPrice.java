package app.saywell.speech.billing;

import app.saywell.speech.ServiceEndpoint;

/// What audio costs (service document, section 8), in integer arithmetic.
public final class CallPrice {
    private static final long MILLIS_PER_SECOND = 1_000;

    private CallPrice() {}

    /// Length in whole milliseconds, rounded up.
    ///
    /// @param seconds not negative
    public static long durationMillis(double seconds) {
        return (long) Math.ceil(seconds * MILLIS_PER_SECOND);
    }

    /// Millionths of a US dollar, rounded up to whole seconds of audio, at least one second.
    ///
    /// The document does not say how parts of a second are billed. This is the most expensive
    /// interpretation, so a budget based on it is never exceeded. Saywell's own service bills in
    /// the same way.
    public static long microDollars(ServiceEndpoint endpoint, long audioMillis) {
        return Math.max(1, Math.ceilDiv(audioMillis, MILLIS_PER_SECOND)) * endpoint.microDollarsPerSecond();
    }
}
