package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.EngineException.EngineErrorKind;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// What was heard of the recording that was followed last, for the call that judges the whole of it: speech that is the
/// same, sample by sample, is not heard twice.
///
/// Holds one recording of at most ten seconds, some 12 MB, until it is taken or another one is followed. Nothing is
/// heard under its lock; who asks for what is just being heard waits for it. Safe for several threads.
final class FollowedFeatures {
    private static final int MAX_SAMPLES = 10 * LogMel.SAMPLE_RATE;

    private @Nullable Hearing last;

    private record Hearing(float[] samples, CompletableFuture<EarFeatures> features) {}

    /// Hears a recording that goes on, unless it was heard just so before, and keeps what was heard.
    ///
    /// @param samples of the speech
    /// @param ear hears them
    EarFeatures hear(float[] samples, Supplier<EarFeatures> ear) {
        if (samples.length > MAX_SAMPLES) {
            return ear.get();
        }
        Optional<EarFeatures> known = find(samples, false).flatMap(FollowedFeatures::await);
        return known.orElseGet(() -> hearNow(new Hearing(samples, new CompletableFuture<>()), ear));
    }

    /// What was heard of the same samples, which is not kept any longer; empty where others were followed, or where
    /// hearing them failed.
    ///
    /// @throws EngineException of kind INTERRUPTED
    Optional<EarFeatures> take(float[] samples) {
        return find(samples, true).flatMap(FollowedFeatures::await);
    }

    private synchronized Optional<Hearing> find(float[] samples, boolean isTaken) {
        Hearing found = last;
        if (found == null || !Arrays.equals(found.samples(), samples)) {
            return Optional.empty();
        }
        if (isTaken) {
            last = null;
        }
        return Optional.of(found);
    }

    private EarFeatures hearNow(Hearing hearing, Supplier<EarFeatures> ear) {
        keep(hearing);
        try {
            EarFeatures features = ear.get();
            hearing.features().complete(features);
            return features;
        } finally {
            if (!hearing.features().isDone()) {
                hearing.features().cancel(false);
                forget(hearing);
            }
        }
    }

    private synchronized void keep(Hearing hearing) {
        last = hearing;
    }

    private synchronized void forget(Hearing hearing) {
        if (last == hearing) {
            last = null;
        }
    }

    private static Optional<EarFeatures> await(Hearing hearing) {
        try {
            return Optional.of(hearing.features().get());
        } catch (CancellationException | ExecutionException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineException(EngineErrorKind.INTERRUPTED, "The work was interrupted.");
        }
    }
}
