package app.saywell.desk.takes.following;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.AudioUpload;
import app.saywell.speech.CallFailure;
import app.saywell.speech.FollowedReading;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.ReadingFollower;
import app.saywell.speech.ServiceReply;
import app.saywell.speech.audio.AudioDecoder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A take goes to the service in parts, and only as long as that helps.
@Timeout(120)
class SpokenPartsTest {
    private static final int RATE = 16_000;
    private static final String TEXT = "Good morning to you all";

    private final List<Double> parts = new ArrayList<>();
    private final List<String> calls = new ArrayList<>();
    private final List<List<FollowedWord>> shown = new ArrayList<>();
    private long nanos;
    private long nanosPerCall;
    private Optional<CallFailure> failure = Optional.empty();
    private int wanted = 8;
    private boolean isLost;

    private final ReadingFollower service = new ReadingFollower() {
        @Override
        public ServiceReply<FollowedReading> begin(AudioUpload part, String goldText) {
            calls.add("begin " + goldText);
            return answer(part);
        }

        @Override
        public ServiceReply<FollowedReading> goOn(String session, AudioUpload part) {
            calls.add(session);
            return answer(part);
        }

        private ServiceReply<FollowedReading> answer(AudioUpload part) {
            parts.add(new AudioDecoder().decode(part.bytes()).seconds());
            nanos += nanosPerCall;
            if (failure.isPresent()) {
                return new ServiceReply.FailedCall<>(failure.get());
            }
            List<FollowedWord> words = List.of(new FollowedWord("Good", 0, parts.size(), 80, true));
            return new ServiceReply.AnsweredCall<>(
                    new FollowedReading("s1", 0, words), "", ServiceReply.AnswerSource.CALL);
        }
    };

    @Test
    void theFirstPartHasTheTextAndTheOthersTheSession() throws InterruptedException {
        send(0.1);
        assertThat(calls).startsWith("begin " + TEXT, "s1", "s1").hasSize(8);
        assertThat(parts.subList(1, 8))
                .allSatisfy(seconds -> assertThat(seconds).isBetween(0.19, 0.31));
        assertThat(shown).hasSize(8);
    }

    @Test
    void whatTheServiceRefusesEndsIt() throws InterruptedException {
        failure = Optional.of(CallFailure.of(CallFailure.FailureKind.SERVER_ERROR, "busy"));
        send(0.1);
        assertThat(calls).hasSize(1);
        assertThat(shown).isEmpty();
    }

    @Test
    void twoSlowAnswersInARowEndItButTheFirstOneMayLoadModels() throws InterruptedException {
        nanosPerCall = 1_500_000_000;
        send(0.1);
        assertThat(calls).hasSize(3);
    }

    @Test
    void aTakeThatIsTooLongIsFollowedToThereOnly() throws InterruptedException {
        wanted = Integer.MAX_VALUE;
        send(4);
        assertThat(parts.stream().mapToDouble(seconds -> seconds).sum()).isBetween(20.0, 28.0);
    }

    @Test
    void lostSoundEndsIt() throws InterruptedException {
        isLost = true;
        send(1);
        assertThat(calls).isEmpty();
    }

    /// @param seconds of sound that come at once
    private void send(double seconds) throws InterruptedException {
        new SpokenParts(service, RATE, () -> next(seconds), TEXT, () -> nanos).send(shown::add);
    }

    private Optional<short[]> next(double seconds) {
        if (isLost || calls.size() >= wanted) {
            return Optional.empty();
        }
        return Optional.of(new short[(int) (seconds * RATE)]);
    }
}
