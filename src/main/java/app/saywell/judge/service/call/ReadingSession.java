package app.saywell.judge.service.call;

import app.saywell.judge.service.account.PriceList;
import app.saywell.speech.FollowedReading;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.signal.Pcm;
import java.util.Arrays;

/// A recording that arrives in parts, and its text. It lives in memory alone.
///
/// Safe for several threads; parts are added one at a time.
final class ReadingSession {
    private final String owner;
    private final FollowedText text;
    private float[] samples = new float[0];
    private long usedNanos;

    /// What is read, and how it is judged.
    record FollowedText(String goldText, PronunciationGuide guide, JudgingRule rule) {}

    /// @param owner the handle of the key that began it
    ReadingSession(String owner, FollowedText text, long nowNanos) {
        this.owner = owner;
        this.text = text;
        usedNanos = nowNanos;
    }

    String owner() {
        return owner;
    }

    FollowedText text() {
        return text;
    }

    synchronized long usedNanos() {
        return usedNanos;
    }

    /// The recording with another part at its end.
    ///
    /// @throws ApiException if it becomes longer than [FollowedReading#MAX_SECONDS], or the part has another rate:
    /// put
    ///     together, parts of other rates would have edges
    synchronized Pcm with(Pcm part) {
        if (part.sampleRate() != FollowedReading.SAMPLE_RATE) {
            throw CallOptions.invalid(FormFields.FILE, "must have 16,000 samples a second")
                    .toException();
        }
        Pcm whole = new Pcm(Arrays.copyOf(samples, samples.length + part.samples().length), part.sampleRate());
        System.arraycopy(part.samples(), 0, whole.samples(), samples.length, part.samples().length);
        if (whole.seconds() > FollowedReading.MAX_SECONDS) {
            throw ApiError.of(
                            ApiError.ApiErrorKind.PAYLOAD_TOO_LARGE,
                            "A reading is followed for " + (int) FollowedReading.MAX_SECONDS + " seconds.")
                    .toException();
        }
        return whole;
    }

    /// Takes a recording over that was answered.
    synchronized void keep(Pcm whole, long nowNanos) {
        samples = whole.samples();
        usedNanos = nowNanos;
    }

    /// The seconds that were billed so far.
    synchronized long billedSeconds() {
        return samples.length == 0 ? 0 : PriceList.billedSeconds(samples.length, FollowedReading.SAMPLE_RATE);
    }
}
