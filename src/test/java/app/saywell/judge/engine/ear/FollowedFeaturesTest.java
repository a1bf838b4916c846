package app.saywell.judge.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.judge.engine.align.FramePosteriors;
import app.saywell.judge.engine.whisper.LogMel;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class FollowedFeaturesTest {
    private static final float[] SPEECH = {0.1f, 0.2f};

    private final FollowedFeatures followed = new FollowedFeatures();
    private final AtomicInteger hearings = new AtomicInteger();

    @Test
    void theSameSpeechIsHeardOnceAndTakenOnce() {
        EarFeatures heard = followed.hear(SPEECH, this::hear);
        assertThat(followed.hear(SPEECH.clone(), this::hear)).isSameAs(heard);
        assertThat(hearings).hasValue(1);
        assertThat(followed.take(SPEECH.clone())).containsSame(heard);
        assertThat(followed.take(SPEECH)).as("it is forgotten").isEmpty();
    }

    @Test
    void otherSpeechIsNotMistakenForIt() {
        followed.hear(SPEECH, this::hear);
        assertThat(followed.take(new float[] {0.1f, 0.2f, 0})).isEmpty();
        EarFeatures longer = followed.hear(new float[] {0.1f, 0.2f, 0.3f}, this::hear);
        assertThat(hearings).hasValue(2);
        assertThat(followed.take(SPEECH)).as("only the last one is kept").isEmpty();
        assertThat(followed.take(new float[] {0.1f, 0.2f, 0.3f})).containsSame(longer);
    }

    @Test
    void whoAsksForWhatIsJustBeingHeardWaitsForIt() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        CompletableFuture<EarFeatures> heard = CompletableFuture.supplyAsync(() -> followed.hear(SPEECH, () -> {
            begun.countDown();
            await(goOn);
            return hear();
        }));
        begun.await();
        CompletableFuture<Optional<EarFeatures>> taken = CompletableFuture.supplyAsync(() -> followed.take(SPEECH));
        goOn.countDown();
        assertThat(taken.get()).containsSame(heard.get());
        assertThat(hearings).hasValue(1);
    }

    @Test
    void whatFailedIsNotKept() {
        assertThatThrownBy(() -> followed.hear(SPEECH, () -> {
                    throw new IllegalStateException("interrupted");
                }))
                .hasMessage("interrupted");
        assertThat(followed.take(SPEECH)).isEmpty();
    }

    @Test
    void longSpeechIsNotKept() {
        float[] speech = new float[11 * LogMel.SAMPLE_RATE];
        followed.hear(speech, this::hear);
        assertThat(followed.take(speech)).isEmpty();
    }

    private EarFeatures hear() {
        hearings.incrementAndGet();
        return new EarFeatures(
                new LogMel(new float[0], 0),
                new float[0][],
                0,
                new FramePosteriors(new float[0], new float[0], new float[0]));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
