package app.saywell.speech.audio.playback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.audio.playback.PlayerState.PlaybackFailed;
import app.saywell.speech.audio.playback.PlayerState.PlaybackProblem;
import app.saywell.speech.audio.playback.PlayerState.PlayerPaused;
import app.saywell.speech.audio.playback.PlayerState.PlayerPlaying;
import app.saywell.speech.audio.playback.PlayerState.PlayerSilent;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.PitchCurve;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class PlayerTest {
    private static final int RATE = 16_000;
    private static final Pcm RAMP = ramp();

    private final FakeSpeaker speaker = new FakeSpeaker();
    private final BlockingQueue<PlayerState> states = new LinkedBlockingQueue<>();
    private final Player player = new Player(speaker, states::add);

    @AfterEach
    void close() {
        player.close();
    }

    @Test
    void playsThePassageAndNothingElse() throws Exception {
        player.play(PlaybackRange.of(RAMP, 0.5, 0.75));
        next(PlayerPlaying.class);
        speaker.hear(1);
        next(PlayerSilent.class);
        short[] played = speaker.played();
        assertThat(played).hasSize(RATE / 4);
        for (int i = 48; i < played.length - 48; i++) {
            assertThat(played[i]).isEqualTo((short) (RATE / 2 + i));
        }
        assertThat(Math.abs(played[0])).isLessThan((short) 400);
        assertThat(player.position()).isEmpty();
    }

    @Test
    void knowsWhatIsHeard() throws Exception {
        player.play(PlaybackRange.of(RAMP, 0.5, 1));
        next(PlayerPlaying.class);
        speaker.hear(0.2);
        awaitPosition(0.7, 1e-9);
    }

    @Test
    void endsWhatItPlayedWhenItIsAskedForSomethingElse() throws Exception {
        player.play(PlaybackRange.whole(RAMP));
        player.play(PlaybackRange.of(RAMP, 0, 0.1));
        next(PlayerPlaying.class);
        assertThat(next(PlayerPlaying.class).range().to()).isEqualTo(0.1);
        assertThat(speaker.open()).isEqualTo(1);
    }

    @Test
    void loopsUntilItIsStopped() throws Exception {
        player.play(PlaybackRange.of(RAMP, 0.2, 0.3).looped());
        next(PlayerPlaying.class);
        // The range, the silence before it comes again, and half of it.
        speaker.hear(0.1 + 0.35 + 0.05);
        awaitPosition(0.25, 1e-9);
        player.stop();
        next(PlayerSilent.class);
        assertThat(speaker.open()).isZero();
    }

    @Test
    void whatIsRepeatedEndsWithItsPassWhenItIsToBeRepeatedNoMore() throws Exception {
        player.play(PlaybackRange.of(RAMP, 0.2, 0.3).looped());
        next(PlayerPlaying.class);
        player.setRepeatMode(RepeatMode.ONCE);
        speaker.hear(60);
        next(PlayerSilent.class);
    }

    @Test
    void pausesAndGoesOn() throws Exception {
        player.play(PlaybackRange.whole(RAMP));
        next(PlayerPlaying.class);
        speaker.hear(0.1);
        awaitPosition(0.1, 1e-9);
        player.pause();
        next(PlayerPaused.class);
        player.resume();
        next(PlayerPlaying.class);
        speaker.hear(0.1);
        awaitPosition(0.2, 1e-9);
    }

    @Test
    void playsSlowerAtTheSamePitchAndKnowsThePlace() throws Exception {
        player.play(PlaybackRange.whole(tone(200)).atSpeed(0.5));
        next(PlayerPlaying.class);
        speaker.hear(1);
        awaitPosition(0.5, 0.03);
        speaker.hear(1.2);
        next(PlayerSilent.class);
        short[] played = speaker.played();
        assertThat((double) played.length / RATE).isCloseTo(2, within(0.1));
        float[] heard = new float[played.length];
        for (int i = 0; i < heard.length; i++) {
            heard[i] = played[i] / 32768f;
        }
        PitchCurve pitch = PitchCurve.of(new Pcm(heard, RATE));
        assertThat((double) pitch.hertzAt(0.5)).isCloseTo(200, within(2.0));
        assertThat((double) pitch.hertzAt(1.5)).isCloseTo(200, within(2.0));
    }

    /// Longer than one piece of the slowed sound.
    @Test
    void aLongRangeIsSlowedWithoutAGap() {
        float[] samples = new float[10 * RATE];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.5 * Math.sin(2 * Math.PI * 200 * i / RATE));
        }
        PlaybackTrack track =
                PlaybackTrack.of(PlaybackRange.whole(new Pcm(samples, RATE)).atSpeed(0.5));
        short[] played = new short[25 * RATE];
        int count = track.read(played);
        assertThat((double) count / RATE).isCloseTo(20, within(0.01));
        assertThat(track.read(played)).isZero();
        assertThat(track.secondsAt(count / 2)).isCloseTo(5, within(0.01));
        int window = RATE / 50;
        for (int from = window; from + 2 * window < count; from += window) {
            int loudest = 0;
            for (int i = from; i < from + window; i++) {
                loudest = Math.max(loudest, Math.abs(played[i]));
            }
            assertThat(loudest).as("at " + (double) from / RATE).isGreaterThan(8000);
        }
    }

    @Test
    void saysThatThereIsNoLoudspeaker() throws Exception {
        speaker.refuse(PlaybackProblem.NO_DEVICE);
        player.play(PlaybackRange.whole(RAMP));
        assertThat(next(PlaybackFailed.class).problem()).isEqualTo(PlaybackProblem.NO_DEVICE);
        speaker.refuse(null);
        player.play(PlaybackRange.whole(RAMP));
        next(PlayerPlaying.class);
    }

    @Test
    void aFailureThatComesAgainIsToldAsAnother() throws Exception {
        speaker.refuse(PlaybackProblem.NO_DEVICE);
        player.play(PlaybackRange.whole(RAMP));
        PlaybackFailed first = next(PlaybackFailed.class);
        player.play(PlaybackRange.whole(RAMP));
        assertThat(next(PlaybackFailed.class)).isNotEqualTo(first);
    }

    @Test
    void noticesThatTheLoudspeakerIsGone() throws Exception {
        speaker.setStallLimit(SoundOutput.STALL_LIMIT);
        player.play(PlaybackRange.whole(RAMP));
        next(PlayerPlaying.class);
        assertThat(next(PlaybackFailed.class).problem()).isEqualTo(PlaybackProblem.DEVICE_LOST);
    }

    @Test
    void whatNobodyForesawIsToldAndTheNextSoundIsPlayed() throws Exception {
        player.play(PlaybackRange.whole(RAMP));
        next(PlayerPlaying.class);
        speaker.breakDown(true);
        assertThat(next(PlaybackFailed.class).problem()).isEqualTo(PlaybackProblem.UNEXPECTED);
        speaker.breakDown(false);
        player.play(PlaybackRange.whole(RAMP));
        next(PlayerPlaying.class);
        assertThat(speaker.open()).isEqualTo(1);
    }

    @Test
    void endsAtOnceWhereThereIsNothingToPlay() throws Exception {
        player.play(PlaybackRange.of(RAMP, 5, 7).looped());
        next(PlayerPlaying.class);
        next(PlayerSilent.class);
    }

    private void awaitPosition(double seconds, double tolerance) {
        while (Math.abs(player.position().orElse(-1) - seconds) > tolerance) {
            LockSupport.parkNanos(100_000);
        }
    }

    private <S extends PlayerState> S next(Class<S> kind) throws InterruptedException {
        PlayerState state = states.take();
        assertThat(state).isInstanceOf(kind);
        return kind.cast(state);
    }

    private static Pcm ramp() {
        float[] samples = new float[RATE];
        for (int i = 0; i < RATE; i++) {
            samples[i] = i / 32768f;
        }
        return new Pcm(samples, RATE);
    }

    private static Pcm tone(double hertz) {
        float[] samples = new float[RATE];
        for (int i = 0; i < RATE; i++) {
            samples[i] = (float) (0.5 * Math.sin(2 * Math.PI * hertz * i / RATE));
        }
        return new Pcm(samples, RATE);
    }
}
