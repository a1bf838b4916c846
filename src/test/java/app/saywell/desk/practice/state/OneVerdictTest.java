package app.saywell.desk.practice.state;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.axis.TimeMap;
import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.envelope.WaveformEnvelope;
import app.saywell.desk.kit.lane.AnalyzedRecording;
import app.saywell.desk.kit.lane.IntervalHit;
import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.kit.tier.LaneTier;
import app.saywell.desk.kit.tier.LaneTiers;
import app.saywell.desk.kit.tier.TierInterval;
import app.saywell.desk.lessons.passage.SpokenSentence;
import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.school.learner.Verdict;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.textgrid.SpeechTiers;
import app.saywell.desk.store.textgrid.TextGrid;
import app.saywell.desk.takes.scoring.ScoringComparison;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/// No two views say different things about one result, whatever a service answers.
class OneVerdictTest {
    @Property(tries = 300)
    void allViewsSayTheSame(@ForAll long seed) {
        List<Word> words = words(new Random(seed));
        String text = words.stream().map(Word::word).collect(Collectors.joining(" "));
        List<ScoreLevel> levels =
                words.stream().map(word -> ScoreLevel.of(word)).toList();

        assertThat(SentenceTitles.titleWords(text, words))
                .extracting(SentenceDetail.TitleWord::level)
                .isEqualTo(levels);
        LaneTiers tiers = LaneTiers.of(List.copyOf(words), TimeMap.identity());
        assertThat(tiers.words().intervals()).extracting(TierInterval::level).isEqualTo(levels);
        LearnerFeedback feedback = LearnerFeedback.of(words, SoundFocus.ALL);
        assertThat(feedback.goodWords()).allMatch(word -> ScoreLevel.of(word) == ScoreLevel.GOOD);
        assertThat(LearnerFeedback.weakWords(words, SoundFocus.ALL))
                .hasSize((int) levels.stream().filter(ScoreLevel::needsPractice).count());
        for (Word word : words) {
            boolean faulted = !word.correct() || word.phonemes().stream().anyMatch(sound -> !sound.correct());
            assertThat(Verdict.of(word) == Verdict.GOOD).isEqualTo(!faulted);
            assertThat(word.countedScore() < Word.CORRECT_THRESHOLD).isEqualTo(faulted);
            for (Phoneme sound : word.phonemes()) {
                assertThat(Verdict.of(sound) == Verdict.GOOD).isEqualTo(sound.correct());
            }
            for (Syllable syllable : word.syllables()) {
                boolean hasWrongSound = word.phonemes().stream()
                        .anyMatch(sound -> !sound.correct()
                                && sound.start() >= syllable.start() - 0.001
                                && sound.end() <= syllable.end() + 0.001);
                assertThat(Verdict.of(syllable, word) == Verdict.GOOD).isEqualTo(!hasWrongSound);
            }
        }
        assertThat(new SpokenSentence(text, words).correctWords())
                .isEqualTo((int) words.stream().filter(Word::isFaultless).count());
    }

    /// 69.9 is a wrong word's score and would be shown as 70, from which words are right.
    @Property(tries = 300)
    void noNumberThatIsShownContradictsTheVerdict(@ForAll long seed) {
        List<Word> words = words(new Random(seed));
        List<String> numbers =
                SpeechTiers.of(List.copyOf(words), words.size())
                        .intervals("word_score")
                        .orElseThrow()
                        .intervals()
                        .stream()
                        .map(TextGrid.LabelledInterval::label)
                        .filter(label -> !label.isEmpty())
                        .toList();
        LanesViewModel lanes = new LanesViewModel();
        lanes.show(
                Optional.empty(),
                Optional.of(new AnalyzedRecording(WaveformEnvelope.silence(words.size()), List.copyOf(words))));
        List<TierInterval> boxes =
                lanes.lane(VoiceSide.LEARNER).orElseThrow().tiers().words().intervals();
        for (int i = 0; i < words.size(); i++) {
            boolean isRight = Verdict.of(words.get(i)) == Verdict.GOOD;
            assertThat(Double.parseDouble(numbers.get(i)) >= Word.CORRECT_THRESHOLD)
                    .isEqualTo(isRight);
            lanes.inspect(Optional.of(new IntervalHit(VoiceSide.LEARNER, LaneTier.TierKind.WORDS, boxes.get(i))));
            double inDetail = ComponentDetail.of(lanes)
                    .orElseThrow()
                    .learner()
                    .orElseThrow()
                    .score();
            assertThat(Math.round(inDetail) >= Word.CORRECT_THRESHOLD).isEqualTo(isRight);
        }
        assertThat(result(words).correctWords())
                .isEqualTo(words.stream()
                        .filter(word -> Verdict.of(word) == Verdict.GOOD)
                        .count());
        result(words).nearestToCorrect().ifPresent(word -> assertThat(word.correct())
                .isFalse());
    }

    @Property(tries = 200)
    void anotherSoundIsShownAsHeardOnlyInPlaceOfAWrongOne(@ForAll long seed) {
        List<Word> words = words(new Random(seed));
        assertThat(LaneTiers.of(List.copyOf(words), TimeMap.identity())
                        .phonemes()
                        .intervals())
                .filteredOn(sound -> !sound.heard().isEmpty())
                .allMatch(sound -> sound.level().needsPractice());
    }

    @Property(tries = 200)
    void aSingleWordHasItsVerdictWhateverTheBordersOfAClass(@ForAll long seed) {
        Random random = new Random(seed);
        Word word = words(random).getFirst();
        double nearly = random.nextInt(50);
        ScoreThresholds borders = new ScoreThresholds(nearly, nearly + 1 + random.nextInt(50));
        ExplainedResult shown = result(List.of(word), borders);
        double pronunciation = shown.pronunciationResult().countedPronunciation(ScoreScale.FIFTY_TO_SEVENTY);
        TakeScore stored = new TakeScore(
                1, 1, ScoreScale.FIFTY_TO_SEVENTY, pronunciation, shown.total(), true, false, Instant.EPOCH, "");
        assertThat(shown.verdict()).isEqualTo(Verdict.of(word));
        assertThat(stored.verdict(borders) == Verdict.GOOD).isEqualTo(Verdict.of(word) == Verdict.GOOD);
        assertThat(new SpokenSentence(word.word(), List.of(word)).verdict(borders))
                .isEqualTo(Verdict.of(word));
        assertThat(new ScoringComparison.ServiceResult("", shown.pronunciationResult()).total())
                .as("never all or nothing")
                .isEqualTo(word.countedScore());
    }

    @Property(tries = 200)
    void twoOpinionsDisagreeWhereTheirVerdictsDo(@ForAll long seed) {
        List<Word> words = words(new Random(seed));
        Word one = words.getFirst();
        Word other = words.getLast();
        if ((Verdict.of(one) == Verdict.GOOD) != (Verdict.of(other) == Verdict.GOOD)) {
            assertThat(new ScoringComparison.ComparedWord(one, other).disagrees())
                    .isTrue();
        }
        assertThat(new ScoringComparison.ComparedWord(one, one).disagrees()).isFalse();
    }

    @Property(tries = 200)
    void theFirstSoundThatIsNamedIsAWrongOneWhereThereIsOne(@ForAll long seed) {
        List<Word> words = words(new Random(seed));
        for (LearnerFeedback.WordToImprove named :
                LearnerFeedback.of(words, SoundFocus.ALL).wordsToImprove()) {
            if (named.word().phonemes().stream().anyMatch(sound -> !sound.correct())) {
                assertThat(named.sound().orElseThrow().correct()).isFalse();
            }
        }
    }

    /// The card, the parts of a single word and the drill agree on what is first.
    @Property(tries = 200)
    void nothingDisagreesOnWhichSoundAndWhichWordComeFirst(@ForAll long seed) {
        List<Word> words = words(new Random(seed));
        List<LearnerFeedback.WordToImprove> named =
                LearnerFeedback.of(words, SoundFocus.ALL).wordsToImprove();
        List<String> drill = LearnerFeedback.weakWords(words, SoundFocus.ALL);
        assertThat(named).extracting(fix -> fix.word().word()).isEqualTo(drill.subList(0, named.size()));
        for (LearnerFeedback.WordToImprove fix : named) {
            assertThat(fix.sound()).isEqualTo(fix.word().soundToImprove());
            fix.sound().ifPresent(sound -> assertThat(
                            result(fix.word()).parts().getLast().score())
                    .isEqualTo(sound.score()));
        }
    }

    @Property(tries = 200)
    void aSingleWordShowsItselfAndItsLowestSound(@ForAll long seed) {
        Word word = words(new Random(seed)).getFirst();
        ExplainedResult result = result(word);
        assertThat(result.total()).isEqualTo(word.countedScore());
        assertThat(result.parts())
                .extracting(ExplainedResult.PartScore::part)
                .containsExactly(ExplainedResult.ScorePart.WORD, ExplainedResult.ScorePart.SOUND);
        assertThat(result.feedbackTexts()).isEmpty();
        assertThat(result.totalWithOneMoreWord()).isEmpty();
    }

    private static ExplainedResult result(Word word) {
        return result(List.of(word));
    }

    private static ExplainedResult result(List<Word> words) {
        return result(words, ScoreThresholds.DEFAULT);
    }

    private static ExplainedResult result(List<Word> words, ScoreThresholds borders) {
        double share = (double) words.stream().filter(Word::correct).count() / words.size();
        return new ExplainedResult(
                new PronunciationResult(
                        List.copyOf(words),
                        new PronunciationFeedback(new DimensionScore(100 * share, "all or nothing"), null, null, null)),
                ScoreScale.HUNDRED,
                FeedbackLanguage.ENGLISH,
                borders,
                ExplainedResult.ResultSource.ofThisComputer("", Instant.EPOCH));
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
            double score = random.nextInt(1001) / 10.0;
            List<Syllable> syllables = List.of(
                    new Syllable("a", "a", random.nextInt(101), i, i + 0.2),
                    new Syllable("b", "b", random.nextInt(101), i + 0.2, i + 0.9));
            words.add(new Word("w" + i, i, i + 0.9, score, score >= 70, false, null, syllables, sounds));
        }
        return words;
    }
}
