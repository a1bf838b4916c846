package app.saywell.speech.billing;

import app.saywell.speech.Endpoint;

/// What audio costs (service document, section 8), without floating point.
public final class Price {
    private static final long MILLIS = 1_000;

    private Price() {}

    /// Length in whole milliseconds, rounded up.
    ///
    /// @param seconds not negative
    public static long millis(double seconds) {
        return (long) Math.ceil(seconds * MILLIS);
    }

    /// Millionths of a US dollar, rounded up.
    public static long microDollars(Endpoint endpoint, long audioMillis) {
        return Math.ceilDiv(audioMillis * endpoint.microDollarsPerSecond(), MILLIS);
    }
}
