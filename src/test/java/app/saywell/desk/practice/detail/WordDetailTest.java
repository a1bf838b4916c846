package app.saywell.desk.practice.detail;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.TierInterval;
import app.saywell.desk.kit.tier.TierInterval.ComponentPosition;
import app.saywell.desk.practice.state.ComponentDetail;
import app.saywell.desk.practice.state.ComponentDetail.VoiceDetail;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(180)
class WordDetailTest {
    @Test
    void aWordThatWasLeftOutHasNoScoreAndNothingToWorkOn() {
        assertThat(told(word(0, List.of()))).containsExactly("park", "This word was left out.");
    }

    @Test
    void aWordThatWasSaidWrongHasItsScoreAndTheAdvice() {
        Phoneme sound = new Phoneme("p", "b", 0, false, false, null, 0, 0.1);
        assertThat(told(word(0, List.of(sound))))
                .containsExactly("park", "!", "work on it · 0 of 100", "Say it again.");
    }

    private static List<String> told(Word word) {
        TierInterval interval =
                new TierInterval(0, 1, 0, 1, "park", "", ScoreLevel.of(word), new ComponentPosition(0, 0, 0));
        VoiceDetail learner = new VoiceDetail(interval, Optional.of(interval), 0, "Say it again.", Optional.of(word));
        ComponentDetail detail = new ComponentDetail(LaneTier.TierKind.WORDS, Optional.of(learner), Optional.empty());
        return WindowRobot.call(
                () -> new WordDetail(detail, Optional.empty(), new LocalizedTexts(InterfaceLanguage.ENGLISH))
                        .lookupAll("*").stream()
                                .filter(Labeled.class::isInstance)
                                .map(label -> ((Labeled) label).getText())
                                .filter(text -> text != null && !text.isEmpty())
                                .toList());
    }

    private static Word word(double score, List<Phoneme> sounds) {
        return new Word("park", 0, 1, score, false, false, null, List.of(), sounds);
    }
}
