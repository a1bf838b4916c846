package app.saywell.judge.service.call;

import app.saywell.judge.service.account.PriceList;
import app.saywell.speech.FollowedReading;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.signal.Pcm;
import java.util.Arrays;
import java.util.List;

/// A recording that arrives in parts, and its text. It lives in memory alone.
///
/// Safe for several threads; parts are added one at a time.
final class ReadingSession {
    /// What a part costs grows with what is heard for it, so of a long reading only the end is.
    private static final double HEARD_SECONDS = 5;

    /// Words that ended so long ago are settled then.
    private static final double OPEN_SECONDS = 2.5;

    private static final long RETRY_AFTER_SECONDS = 1;

    private final String owner;
    private final FollowedText text;
    private float[] samples = new float[0];
    private List<FollowedWord> settled = List.of();
    private boolean isHearing;
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

    /// A recording with the words from the first one on that stay as they were told of it.
    record GrownRecording(Pcm audio, List<FollowedWord> settled) {}

    /// The recording with another part at its end. Until [#partIsOver] no other part comes in: it would have nothing to
    /// be put after.
    ///
    /// @throws ApiException if another part is being heard, if the recording becomes longer than
    /// [FollowedReading#MAX_SECONDS], or the part has another rate:
    ///     put together, parts of other rates would have edges
    synchronized GrownRecording with(Pcm part) {
        if (isHearing) {
            throw ApiError.of(
                            ApiError.ApiErrorKind.SERVICE_UNAVAILABLE,
                            "The part before is being heard. Parts are sent one after the other.")
                    .retryAfter(RETRY_AFTER_SECONDS)
                    .toException();
        }
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
        isHearing = true;
        return new GrownRecording(whole, settled);
    }

    /// A part was answered or refused: the next one may come.
    synchronized void partIsOver() {
        isHearing = false;
    }

    /// Takes a recording over that was answered.
    ///
    /// @param words that were told of it
    synchronized void keep(Pcm whole, List<FollowedWord> words, long nowNanos) {
        usedNanos = nowNanos;
        samples = whole.samples();
        double heardFrom = settled.isEmpty() ? 0 : settled.getLast().start();
        if (whole.seconds() - heardFrom > HEARD_SECONDS) {
            double end = whole.seconds() - OPEN_SECONDS;
            settled = words.stream().takeWhile(word -> word.end() <= end).toList();
        }
    }

    /// The seconds that were billed so far.
    synchronized long billedSeconds() {
        return samples.length == 0 ? 0 : PriceList.billedSeconds(samples.length, FollowedReading.SAMPLE_RATE);
    }
}
