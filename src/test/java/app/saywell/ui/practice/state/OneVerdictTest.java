package app.saywell.ui.practice.state;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.learner.ScoreThresholds;
import app.saywell.library.learner.Verdict;
import app.saywell.practice.passage.SpokenSentence;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.Word;
import app.saywell.ui.kit.axis.TimeMap;
import app.saywell.ui.kit.theme.ScoreLevel;
import app.saywell.ui.kit.tier.LaneTiers;
import app.saywell.ui.kit.tier.TierInterval;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

/// No two views say different things about one result, whatever a service answers.
class OneVerdictTest {
    @Property(tries = 300)
    void allViewsSayTheSame(
            @ForAll long seed,
            @ForAll @DoubleRange(min = 5, max = 60) double nearly,
            @ForAll @DoubleRange(min = 61, max = 95) double good) {
        ScoreThresholds thresholds = new ScoreThresholds(nearly, good);
        List<Word> words = words(new Random(seed));
        String text = words.stream().map(Word::word).collect(Collectors.joining(" "));
        List<ScoreLevel> levels =
                words.stream().map(word -> ScoreLevel.of(word, thresholds)).toList();

        assertThat(SentenceTitles.titleWords(text, words, thresholds))
                .extracting(SentenceDetail.TitleWord::level)
                .isEqualTo(levels);
        LaneTiers tiers = LaneTiers.of(List.copyOf(words), TimeMap.identity(), thresholds);
        assertThat(tiers.words().intervals()).extracting(TierInterval::level).isEqualTo(levels);
        LearnerFeedback feedback = LearnerFeedback.of(words, thresholds);
        assertThat(feedback.goodWords()).allMatch(word -> ScoreLevel.of(word, thresholds) == ScoreLevel.GOOD);
        assertThat(LearnerFeedback.weakWords(words, thresholds))
                .hasSize((int) levels.stream().filter(ScoreLevel::needsPractice).count());
        for (Word word : words) {
            boolean faulted = !word.correct() || word.phonemes().stream().anyMatch(sound -> !sound.correct());
            if (faulted) {
                assertThat(Verdict.of(word, thresholds)).isNotEqualTo(Verdict.GOOD);
            }
            assertThat(word.countedScore() < Word.CORRECT_THRESHOLD).isEqualTo(faulted);
            if (!faulted && good <= word.score()) {
                assertThat(Verdict.of(word, thresholds)).isEqualTo(Verdict.GOOD);
            }
        }
        assertThat(new SpokenSentence(text, words).correctWords())
                .isEqualTo((int) words.stream().filter(Word::isFaultless).count());
    }

    @Property(tries = 200)
    void theFirstSoundThatIsNamedIsAWrongOneWhereThereIsOne(@ForAll long seed) {
        List<Word> words = words(new Random(seed));
        for (LearnerFeedback.WordToImprove named :
                LearnerFeedback.of(words, ScoreThresholds.DEFAULT).wordsToImprove()) {
            if (named.word().phonemes().stream().anyMatch(sound -> !sound.correct())) {
                assertThat(named.sound().orElseThrow().correct()).isFalse();
            }
        }
    }

    @Property(tries = 200)
    void aSingleWordShowsItselfAndItsLowestSound(@ForAll long seed) {
        Word word = words(new Random(seed)).getFirst();
        ExplainedResult result = new ExplainedResult(
                new PronunciationResult(
                        List.of(word),
                        new PronunciationFeedback(
                                new DimensionScore(word.correct() ? 100 : 0, "all or nothing"), null, null, null)),
                ScoreScale.HUNDRED,
                FeedbackLanguage.ENGLISH,
                ScoreThresholds.DEFAULT,
                new ExplainedResult.ResultSource(Optional.empty(), "", Instant.EPOCH));
        assertThat(result.total()).isEqualTo(word.countedScore());
        assertThat(result.parts())
                .extracting(ExplainedResult.PartScore::part)
                .containsExactly(ExplainedResult.ScorePart.WORD, ExplainedResult.ScorePart.SOUND);
        assertThat(result.feedbackTexts()).isEmpty();
        assertThat(result.totalWithOneMoreWord()).isEmpty();
    }

    private static List<Word> words(Random random) {
        List<Word> words = new ArrayList<>();
        int count = 1 + random.nextInt(6);
        for (int i = 0; i < count; i++) {
            List<Phoneme> sounds = new ArrayList<>();
            int soundCount = 1 + random.nextInt(4);
            for (int k = 0; k < soundCount; k++) {
                double at = i + k * 0.1;
                sounds.add(new Phoneme(
                        "θ",
                        random.nextBoolean() ? "s" : "θ",
                        random.nextInt(101),
                        random.nextInt(4) > 0,
                        false,
                        null,
                        at,
                        at + 0.1));
            }
            double score = random.nextInt(101);
            words.add(new Word("w" + i, i, i + 0.9, score, score >= 70, false, null, List.of(), sounds));
        }
        return words;
    }
}
