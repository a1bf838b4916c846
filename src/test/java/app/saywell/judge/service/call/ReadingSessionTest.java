package app.saywell.judge.service.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.judge.service.call.ReadingSession.FollowedText;
import app.saywell.judge.service.call.ReadingSession.GrownRecording;
import app.saywell.speech.FollowedReading;
import app.saywell.speech.FollowedReading.FollowedWord;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.signal.Pcm;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReadingSessionTest {
    private final ReadingSession session = new ReadingSession(
            "key", new FollowedText("Good morning", new PronunciationGuide(Map.of(), false), JudgingRule.DEFAULT), 0);

    /// Put after the recording without it, it would leave a gap that nobody is told of.
    @Test
    void aPartThatComesWhileAnotherIsBeingHeardIsRefused() {
        GrownRecording first = session.with(silence(2));
        assertThatThrownBy(() -> session.with(silence(1)))
                .isInstanceOfSatisfying(ApiException.class, refused -> assertThat(
                                refused.apiError().kind())
                        .isEqualTo(ApiError.ApiErrorKind.SERVICE_UNAVAILABLE));
        session.keep(first.audio(), List.of(), 1);
        session.partIsOver();
        assertThat(session.with(silence(1)).audio().seconds()).isEqualTo(3);
    }

    @Test
    void aPartThatIsRefusedLeavesRoomForTheNextOne() {
        assertThatThrownBy(() -> session.with(silence(30))).isInstanceOf(ApiException.class);
        session.with(silence(2));
        session.partIsOver();
        assertThat(session.with(silence(1)).audio().seconds())
                .as("the one before was not answered")
                .isEqualTo(1);
    }

    @Test
    void wordsThatEndedLongAgoAreSettled() {
        session.keep(session.with(silence(10)).audio(), List.of(new FollowedWord("Good", 6, 7, 90, true)), 1);
        session.partIsOver();
        assertThat(session.with(silence(1)).settled()).hasSize(1);
        assertThat(session.usedNanos()).isEqualTo(1);
    }

    private static Pcm silence(int seconds) {
        return new Pcm(new float[seconds * FollowedReading.SAMPLE_RATE], FollowedReading.SAMPLE_RATE);
    }
}
