package app.saywell.desk.takes.following;

import app.saywell.speech.AudioUpload;
import app.saywell.speech.FollowedReading;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.ReadingFollower;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.GrowingResampler;
import app.saywell.speech.signal.Pcm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// One take on its way to the service, part by part. A part is sent when the one before was answered, so what a busy
/// computer leaves undone goes with the next.
final class SpokenParts {
    private static final System.Logger LOG = System.getLogger(SpokenParts.class.getName());

    /// Shorter parts cost more of the processor, see docs/service.md.
    private static final double PART_SECONDS = 0.2;

    private static final long WAIT_MILLIS = 20;

    /// Words that come later help nobody, and the processor is wanted for the result.
    private static final double SLOW_SECONDS = 1;

    private static final int SLOW_PARTS = 2;

    private final ReadingFollower follower;
    private final Supplier<Optional<short[]>> sound;
    private final String text;
    private final LongSupplier nanoTime;
    private final GrowingResampler resampler;
    private String session = "";
    private long sentSamples;
    private int slowParts;

    /// @param sampleRate of the sound, in Hz
    /// @param sound what has come since it was asked last; empty if some of it is gone
    /// @param text what is read
    /// @param nanoTime any clock, in nanoseconds: one that is set while a part is asked makes no more than one slow
    /// answer
    SpokenParts(
            ReadingFollower follower,
            int sampleRate,
            Supplier<Optional<short[]>> sound,
            String text,
            LongSupplier nanoTime) {
        this.follower = follower;
        this.sound = sound;
        this.text = text;
        this.nanoTime = nanoTime;
        resampler = new GrowingResampler(sampleRate, FollowedReading.SAMPLE_RATE);
    }

    /// Sends parts until the thread is interrupted, the service refuses one or is too slow, or the take is too long.
    ///
    /// @param listener gets all words that are over, after each part
    void send(Consumer<List<FollowedWord>> listener) throws InterruptedException {
        Optional<float[]> part = nextPart();
        while (part.isPresent() && slowParts < SLOW_PARTS) {
            sentSamples += part.get().length;
            if (sentSamples > FollowedReading.MAX_SECONDS * FollowedReading.SAMPLE_RATE) {
                return;
            }
            switch (ask(part.get())) {
                case ServiceReply.FailedCall<FollowedReading>(var failure) -> {
                    LOG.log(System.Logger.Level.DEBUG, "a part was not followed: {0}", failure.kind());
                    return;
                }
                case ServiceReply.AnsweredCall<FollowedReading> answered -> {
                    session = answered.value().session();
                    listener.accept(answered.value().words());
                }
            }
            part = nextPart();
        }
    }

    /// The first answer may take long, because the models are loaded for it.
    private ServiceReply<FollowedReading> ask(float[] part) {
        Pcm audio = new Pcm(part, FollowedReading.SAMPLE_RATE);
        AudioUpload upload = new AudioUpload(WavEncoder.encode(audio), AudioUpload.UploadFormat.WAV, audio.seconds());
        if (session.isEmpty()) {
            return follower.begin(upload, text);
        }
        long before = nanoTime.getAsLong();
        ServiceReply<FollowedReading> reply = follower.goOn(session, upload);
        slowParts = nanoTime.getAsLong() - before > SLOW_SECONDS * 1e9 ? slowParts + 1 : 0;
        return reply;
    }

    /// Waits for the next part; empty if some of the sound is gone.
    private Optional<float[]> nextPart() throws InterruptedException {
        List<float[]> pieces = new ArrayList<>();
        int length = 0;
        while (length < PART_SECONDS * FollowedReading.SAMPLE_RATE) {
            Thread.sleep(WAIT_MILLIS);
            Optional<short[]> samples = sound.get();
            if (samples.isEmpty()) {
                return Optional.empty();
            }
            float[] piece = resampler.add(samples.get());
            pieces.add(piece);
            length += piece.length;
        }
        float[] part = new float[length];
        int at = 0;
        for (float[] piece : pieces) {
            System.arraycopy(piece, 0, part, at, piece.length);
            at += piece.length;
        }
        return Optional.of(part);
    }
}
