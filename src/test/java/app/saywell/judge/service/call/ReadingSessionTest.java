package app.saywell.judge.service.call;

import static org.assertj.core.api.Assertions.assertThat;

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

    /// Nobody has to wait for the answer to a part before the next one is sent.
    @Test
    void anAnswerThatComesLateTakesNothingBack() {
        GrownRecording shorter = session.with(silence(2));
        GrownRecording longer = session.with(silence(10));
        session.keep(longer.audio(), List.of(new FollowedWord("Good", 6, 7, 90, true)), 1);
        session.keep(shorter.audio(), List.of(), 2);
        GrownRecording next = session.with(silence(1));
        assertThat(next.audio().seconds()).isEqualTo(11);
        assertThat(next.settled()).hasSize(1);
        assertThat(session.usedNanos()).isEqualTo(2);
    }

    private static Pcm silence(int seconds) {
        return new Pcm(new float[seconds * FollowedReading.SAMPLE_RATE], FollowedReading.SAMPLE_RATE);
    }
}
