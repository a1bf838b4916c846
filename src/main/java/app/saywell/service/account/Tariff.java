package app.saywell.service.account;

import app.saywell.speech.Endpoint;

/// What a call costs: every second of audio that was begun, at the endpoint's price.
public final class Tariff {
    private Tariff() {}

    /// The seconds that are billed for a recording: its length, rounded up; at least one.
    public static long billedSeconds(long samples, int sampleRate) {
        return Math.max(1, Math.ceilDiv(samples, sampleRate));
    }

    /// The price of so many billed seconds.
    public static Money price(Endpoint endpoint, long billedSeconds) {
        return new Money(Math.multiplyExact(billedSeconds, endpoint.microDollarsPerSecond()));
    }
}
