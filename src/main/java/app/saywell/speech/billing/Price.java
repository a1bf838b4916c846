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

    /// Millionths of a US dollar for every second that was begun, at least one.
    ///
    /// The document does not say how parts of a second are billed; this is the dearest reading, so
    /// that a budget reckoned with it is never overrun, and that of Saywell's own service.
    public static long microDollars(Endpoint endpoint, long audioMillis) {
        return Math.max(1, Math.ceilDiv(audioMillis, MILLIS)) * endpoint.microDollarsPerSecond();
    }
}
