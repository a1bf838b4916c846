package app.saywell.judge.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.align.FramePosteriors;
import app.saywell.judge.engine.align.PathPosteriors;
import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.judge.engine.ear.PhoneScore.PhoneError;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Strictness;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.PronunciationOrigin;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.text.PhraseBreak;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.SpokenWord;
import app.saywell.speech.language.text.TokenReading;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/// Words are scored with a little of what the networks say of the whole sentence.
class TokenScorerTest {
    private static final EarThresholds THRESHOLDS = new EarThresholds(
            ShippedVerdict.SOUNDS,
            1.2,
            0.1,
            0.5,
            0.5,
            0.9,
            0.5,
            0,
            new SpokenWordCheck(
                    1,
                    new LogisticRegression<HeardWord.Input>(0, Map.of()),
                    1,
                    0,
                    0,
                    new LogisticRegression<WordEvidence.Input>(0, Map.of()),
                    0,
                    0,
                    0),
            new IsolatedWordCheck(0, 0, 0, 0, 0, 0));

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

    @Test
    void aWordAloneWithoutAWrongSoundIsRight() {
        assertThat(score(1.1f, true)).isEqualTo(70);
        assertThat(score(1.1f, false)).isLessThan(70);
        assertThat(score(1.6f, true)).isEqualTo(85);
    }

    private static double score(float word, boolean alone) {
        SoundScores scores = new SoundScores(
                new float[] {2},
                new float[1],
                new float[] {2},
                new float[1],
                new float[1],
                new float[] {word},
                saidAsExpected(1),
                new PathPosteriors(new float[0]),
                new float[] {10, 5, 5, 5});
        return new TokenScorer(THRESHOLDS, JudgingRule.DEFAULT, alone)
                .score(List.of(token(0)), scores)
                .getFirst()
                .score();
    }

    @Test
    void aSoundAddedToAWordAloneHasToBeSurer() {
        assertThat(error(0.6f, false)).isEqualTo(PhoneError.ADDED_AFTER);
        assertThat(error(0.6f, true)).isEqualTo(PhoneError.NONE);
        assertThat(error(0.95f, true)).isEqualTo(PhoneError.ADDED_AFTER);
    }

    private static PhoneError error(float added, boolean alone) {
        SoundScores scores = new SoundScores(
                new float[] {2},
                new float[1],
                new float[] {2},
                new float[1],
                new float[] {added},
                new float[] {2},
                saidAsExpected(1),
                new PathPosteriors(new float[0]),
                new float[] {10, 5, 5, 5});
        return new TokenScorer(THRESHOLDS, JudgingRule.DEFAULT, alone)
                .score(List.of(token(0)), scores)
                .getFirst()
                .phones()
                .getFirst()
                .error();
    }

    private static List<Double> scores(double accuracy, float... words) {
        List<AlignedToken> tokens = new ArrayList<>();
        for (int word = 0; word < words.length; word++) {
            tokens.add(token(word));
        }
        int count = words.length;
        float[] good = new float[count];
        Arrays.fill(good, 2);
        SoundScores scores = new SoundScores(
                good,
                new float[count],
                good,
                new float[count],
                new float[count],
                words,
                saidAsExpected(count),
                new PathPosteriors(new float[0]),
                new float[] {(float) accuracy, 5, 5, 5});
        return new TokenScorer(THRESHOLDS, JudgingRule.DEFAULT, false)
                .score(tokens, scores).stream().map(TokenScore::score).toList();
    }

    private static float[] saidAsExpected(int count) {
        float[] said = new float[count * FramePosteriors.CLASSES];
        for (int sound = 0; sound < count; sound++) {
            said[sound * FramePosteriors.CLASSES + Phone.EY.ordinal()] = 1;
        }
        return said;
    }

    /// Whatever the networks say and whatever the rule: a sound is under 50 exactly when it is wrong,
    /// and a word with a wrong sound is under 70.
    @Property(tries = 500)
    void aWordWithAWrongSoundIsNeverRight(@ForAll long seed, @ForAll("rules") JudgingRule rule) {
        Random random = new Random(seed);
        int count = 1 + random.nextInt(6);
        List<AlignedToken> tokens = new ArrayList<>();
        for (int word = 0; word < count; word++) {
            tokens.add(token(word));
        }
        SoundScores scores = new SoundScores(
                random(random, count, 2),
                random(random, count, 1),
                random(random, count, 2),
                random(random, count, 1),
                random(random, count, 0.6f),
                random(random, count, 2),
                random(random, count * FramePosteriors.CLASSES, 1),
                new PathPosteriors(new float[0]),
                random(random, 4, 10));
        for (TokenScore token : new TokenScorer(THRESHOLDS, rule, false).score(tokens, scores)) {
            for (PhoneScore phone : token.phones()) {
                assertThat(phone.score() < PhoneScore.WRONG).isEqualTo(!phone.isRight());
                assertThat(phone.score()).isBetween(0.0, 100.0);
            }
            if (!token.phones().stream().allMatch(PhoneScore::isRight)) {
                assertThat(token.score()).isLessThan(70);
            }
            assertThat(token.score()).isBetween(0.0, 100.0);
        }
    }

    @Provide
    Arbitrary<JudgingRule> rules() {
        return Combinators.combine(Arbitraries.of(Strictness.class), Arbitraries.of(FirstLanguage.class))
                .as(JudgingRule::new);
    }

    private static float[] random(Random random, int count, float most) {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = random.nextFloat() * most;
        }
        return values;
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
