package app.saywell.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.engine.align.AlignedToken;
import app.saywell.engine.align.FramePosteriors;
import app.saywell.engine.align.PhoneSegment;
import app.saywell.engine.lexicon.Pronunciation;
import app.saywell.engine.lexicon.PronunciationForm;
import app.saywell.engine.lexicon.PronunciationOrigin;
import app.saywell.engine.lexicon.StressedPhone;
import app.saywell.engine.text.PhraseBreak;
import app.saywell.engine.text.SpokenToken;
import app.saywell.engine.text.SpokenWord;
import app.saywell.engine.text.TokenReading;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Words are scored with a little of what the networks say of the whole sentence.
class TokenScorerTest {
    private static final EarThresholds THRESHOLDS = new EarThresholds(
            new FaultThreshold(1.5, 0.65, 1.75, 0.9),
            1.2,
            0.1,
            0.5,
            0.5,
            0.5,
            0,
            new SpokenWordCheck(1, 0, 0, 0, 0, 0, 0, 0),
            new IsolatedWordCheck(0, 0, 0, 0));

    @Test
    void theSameWordScoresLessInAPoorSentence() {
        assertThat(scores(10, 1.6f, 1.8f).getFirst()).isCloseTo(86.5, within(0.01));
        assertThat(scores(5, 1.6f, 1.8f).getFirst()).isCloseTo(82.8, within(0.06));
    }

    @Test
    void theOrderWithinASentenceStays() {
        assertThat(scores(3, 0.2f, 0.9f, 1.1f, 1.7f, 2f)).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void aPoorSentenceAloneMakesNoGoodWordWrong() {
        assertThat(scores(0, 1.4f, 1.4f)).allMatch(score -> score >= 70);
    }

    @Test
    void aWordAloneIsJudgedByItself() {
        assertThat(scores(2, 1.6f)).isEqualTo(scores(10, 1.6f)).containsExactly(85.0);
    }

    private static List<Double> scores(double accuracy, float... words) {
        List<AlignedToken> tokens = new ArrayList<>();
        for (int word = 0; word < words.length; word++) {
            tokens.add(token(word));
        }
        int count = words.length;
        SoundScores scores = new SoundScores(
                words, new float[count], new float[count], words, new float[count * FramePosteriors.CLASSES], accuracy);
        return new TokenScorer(THRESHOLDS)
                .score(tokens, scores).stream().map(TokenScore::score).toList();
    }

    /// "a", 100 ms long.
    private static AlignedToken token(int place) {
        List<StressedPhone> sounds = StressedPhone.ofArpabet("EY1");
        Pronunciation way = new Pronunciation(sounds, PronunciationOrigin.DICTIONARY, PronunciationForm.CITATION);
        TokenReading reading = new TokenReading(List.of(new SpokenWord("a", "a", way)));
        return new AlignedToken(
                new SpokenToken("a", List.of(reading), PhraseBreak.NONE),
                reading,
                List.of(new PhoneSegment(sounds.getFirst(), 10 * place, 10 * place + 10)));
    }
}
