package app.saywell.judge.service.account;

import app.saywell.speech.ServiceEndpoint;

/// What a call costs: the length of the audio, rounded up to whole seconds, times the endpoint's
/// price.
public final class PriceList {
    private PriceList() {}

    /// The billed seconds of a recording: its length rounded up, at least one.
    public static long billedSeconds(long samples, int sampleRate) {
        return Math.max(1, Math.ceilDiv(samples, sampleRate));
    }

    /// The price of a number of billed seconds.
    public static DollarAmount price(ServiceEndpoint endpoint, long billedSeconds) {
        return new DollarAmount(Math.multiplyExact(billedSeconds, endpoint.microDollarsPerSecond()));
    }
}
