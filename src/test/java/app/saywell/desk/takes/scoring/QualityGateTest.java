package app.saywell.desk.takes.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QualityGateTest {
    private static final int RATE = 16_000;

    @TempDir
    Path folder;

    private float[] samples;

    @BeforeEach
    void speakBetweenPauses() {
        samples = new float[RATE];
        for (int i = RATE / 4; i < RATE * 3 / 4; i++) {
            samples[i] = (float) (0.3 * Math.sin(2 * Math.PI * 200 * i / RATE));
        }
    }

    @Test
    void aGoodTakeIsSentAtOnce() throws IOException {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            assertThat(fixture.score(take(fixture))).isInstanceOf(ScoringOutcome.ScoredTake.class);
        }
    }

    @Test
    void aSilentTakeIsNotSentUntilSomebodySaysSo() throws IOException {
        samples = new float[RATE];
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Take take = take(fixture);
            assertThat(refusal(fixture, take)).isEqualTo(FailureKind.SILENT_TAKE);
            assertThat(fixture.embedded.calls).hasValue(0);
            fixture.useCases.scoring().approveRecording(take.id());
            assertThat(fixture.score(take)).isInstanceOf(ScoringOutcome.ScoredTake.class);
        }
    }

    @Test
    void aClippedTakeWaits() throws IOException {
        for (int i = 0; i < RATE; i++) {
            samples[i] = Math.clamp(samples[i] * 9, -1f, 1f);
        }
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            assertThat(refusal(fixture, take(fixture))).isEqualTo(FailureKind.CLIPPED_TAKE);
        }
    }

    @Test
    void aCutOffTakeWaits() throws IOException {
        samples = java.util.Arrays.copyOf(samples, RATE / 2);
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            assertThat(refusal(fixture, take(fixture))).isEqualTo(FailureKind.CUT_OFF_TAKE);
        }
    }

    @Test
    void twoVoicesAreNamedAsTheCauseOfARefusalAndOneIsNot() throws IOException {
        samples = new float[RATE * 2];
        addVoice(110);
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("one"))) {
            assertThat(refusedByTheService(fixture)).isEqualTo(FailureKind.BAD_REQUEST);
        }
        addVoice(160);
        try (PracticeFixture fixture = new PracticeFixture(folder.resolve("two"))) {
            assertThat(refusedByTheService(fixture)).isEqualTo(FailureKind.TWO_VOICES);
        }
    }

    private FailureKind refusedByTheService(PracticeFixture fixture) throws IOException {
        fixture.embedded.refusal.set(
                Optional.of(new CallFailure(FailureKind.BAD_REQUEST, 400, "", "it cannot be used")));
        Take take = take(fixture);
        fixture.useCases.scoring().approveRecording(take.id());
        return refusal(fixture, take);
    }

    /// Twelve harmonics that glide by a tenth.
    private void addVoice(double hertz) {
        double phase = 0;
        for (int i = 0; i < samples.length; i++) {
            phase += 2 * Math.PI * hertz * (1 + 0.1 * i / samples.length) / RATE;
            for (int harmonic = 1; harmonic <= 12; harmonic++) {
                samples[i] += (float) (0.1 * Math.sin(harmonic * (phase + harmonic)) / harmonic);
            }
        }
    }

    @Test
    void aWaitingTakeStaysInTheQueueUntilItIsRetried() throws IOException {
        samples = new float[RATE];
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Take take = take(fixture);
            fixture.useCases.scoringQueue().resume();
            fixture.useCases.scoringQueue().enqueue(List.of(take.id()));
            assertThat(fixture.useCases.scoringQueue().queuedTakes())
                    .singleElement()
                    .extracting(QueuedTake::state)
                    .isEqualTo(QueuedTake.QueueState.FAILED);
            fixture.useCases.scoringQueue().retryAll();
            assertThat(fixture.embedded.calls).hasValue(0);
            fixture.useCases.scoringQueue().retry(take.id());
            assertThat(fixture.useCases.scoring().latest(take.id())).isPresent();
        }
    }

    private Take take(PracticeFixture fixture) throws IOException {
        Sentence sentence = fixture.sentence("the theme park");
        Path file = folder.resolve("take.wav");
        WavEncoder.write(file, new Pcm(samples, RATE));
        return fixture.useCases
                .takes()
                .importNow(
                        new Take.TakeOwner(
                                sentence.id(),
                                fixture.useCases.learners().current().id()),
                        file);
    }

    private static FailureKind refusal(PracticeFixture fixture, Take take) {
        return ((ScoringOutcome.RefusedTake) fixture.score(take)).failure().kind();
    }
}
