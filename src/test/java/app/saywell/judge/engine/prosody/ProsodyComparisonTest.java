package app.saywell.judge.engine.prosody;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.Pause;
import app.saywell.speech.ScoreScale;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.Word;
import app.saywell.speech.language.EngineException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ProsodyComparisonTest {
    /// With it, a word is about as likely to be stressed rightly as wrongly.
    private static final double UNKNOWN_PROSODY = 4.73;

    /// A reading in shorthand: `*` before a word marks stress, `/0.3` is a pause. Each word lasts
    /// 0.4 s.
    private static List<SpeechComponent> reading(String shorthand) {
        List<SpeechComponent> components = new ArrayList<>();
        double time = 0;
        for (String item : shorthand.split(" ")) {
            if (item.startsWith("/")) {
                double seconds = Double.parseDouble(item.substring(1));
                components.add(new Pause(time, time + seconds, seconds >= Pause.MIN_LONG_SECONDS));
                time += seconds;
            } else {
                boolean stressed = item.startsWith("*");
                components.add(word(item.substring(stressed ? 1 : 0), time, time + 0.4, stressed));
                time += 0.4;
            }
        }
        return components;
    }

    /// Compares readings whose stress is as clear as can be, by a learner of whom nothing else is known.
    private static ProsodyComparison compare(List<SpeechComponent> learner, List<SpeechComponent> model) {
        return compare(learner, UNKNOWN_PROSODY, model);
    }

    private static ProsodyComparison compare(
            List<SpeechComponent> learner, double prosody, List<SpeechComponent> model) {
        return ProsodyComparison.between(learner, new StressEvidence(List.of(), prosody), model);
    }

    private static Word word(String text, double start, double end, boolean stressed) {
        return new Word(text, start, end, 90, true, stressed, null, List.of(), List.of());
    }

    private static List<SpeechComponent> slowed(List<SpeechComponent> components, double factor) {
        return components.stream()
                .<SpeechComponent>map(c -> switch (c) {
                    case Word w -> word(w.word(), w.start() * factor, w.end() * factor, w.stressed());
                    case Pause p -> new Pause(p.start() * factor, p.end() * factor, p.isLong());
                })
                .toList();
    }

    @Provide
    Arbitrary<List<SpeechComponent>> readings() {
        Arbitrary<String> item = Combinators.combine(
                        Arbitraries.of("a", "cat", "don't", "ice-cream", "25", "é"),
                        Arbitraries.of("", "*"),
                        Arbitraries.of("", " /0.03", " /0.2", " /0.9"))
                .as((word, stress, pause) -> stress + word + pause);
        return item.list().ofMinSize(1).ofMaxSize(15).map(items -> reading(String.join(" ", items)));
    }

    @Property(tries = 300)
    void aReadingAgainstItselfComesOutAtTheTop(@ForAll("readings") List<SpeechComponent> reading) {
        ProsodyComparison same = compare(reading, reading);
        assertThat(same.stress().score()).isEqualTo(10);
        assertThat(same.pause().score()).isEqualTo(10);
        assertThat(same.speed().score()).isEqualTo(10);
        assertThat(same.stress().missing()).isEmpty();
        assertThat(same.pause().superfluous()).isEmpty();
        assertThat(same.pause().missing()).isEmpty();
    }

    @Property(tries = 300)
    void everyScoreStaysOnItsScale(
            @ForAll("readings") List<SpeechComponent> reading, @ForAll @DoubleRange(min = 0.1, max = 8) double by) {
        ProsodyComparison c = compare(slowed(reading, by), reading);
        for (double score :
                List.of(c.stress().score(), c.pause().score(), c.speed().score())) {
            assertThat(score).isBetween(0.0, 10.0);
        }
    }

    @Property(tries = 200)
    void slowerIsNeverBetter(
            @ForAll @DoubleRange(min = 1, max = 3) double firstFactor,
            @ForAll @DoubleRange(min = 1, max = 3) double secondFactor) {
        List<SpeechComponent> model = reading("the *cat sat on the *mat");
        double less = compare(slowed(model, Math.min(firstFactor, secondFactor)), model)
                .speed()
                .score();
        double more = compare(slowed(model, Math.max(firstFactor, secondFactor)), model)
                .speed()
                .score();
        assertThat(more).isLessThanOrEqualTo(less);
    }

    @Property(tries = 200)
    void aLongerSilenceInsideAPhraseCostsMore(
            @ForAll @IntRange(min = 1, max = 20) int firstTwentieths,
            @ForAll @IntRange(min = 1, max = 20) int secondTwentieths) {
        assertThat(pauseScore(Math.max(firstTwentieths, secondTwentieths) / 20.0))
                .isLessThanOrEqualTo(pauseScore(Math.min(firstTwentieths, secondTwentieths) / 20.0));
    }

    private static double pauseScore(double seconds) {
        return compare(reading("the cat /" + seconds + " sat on the mat"), reading("the cat sat on the mat"))
                .pause()
                .score();
    }

    @Test
    void namesTheWordsThatWantStressAndThoseThatDoNot() {
        var stress = compare(reading("*the cat sat *on the mat"), reading("the *cat sat *on the *mat"))
                .stress();
        assertThat(stress.missing()).containsExactly("cat", "mat");
        assertThat(stress.superfluous()).containsExactly("the");
        assertThat(stress.score()).as("half of the words, of .35 to .85").isCloseTo(3, within(0.05));
    }

    @Test
    void stressingEverySmallWordEarnsLittle() {
        assertThat(compare(reading("*the *cat *in *the *hat"), reading("the *cat in the *hat"))
                        .stress()
                        .score())
                .isCloseTo(3, within(0.05));
    }

    @Test
    void aContentWordThatTheModelLeavesLightMayBeStressed() {
        var stress = compare(reading("the *cat *sat on the *mat"), 8, reading("the *cat sat on the *mat"))
                .stress();
        assertThat(stress.score()).isEqualTo(10);
        assertThat(stress.superfluous()).isEmpty();
        assertThat(stress.agreeing()).isEmpty();
    }

    @Test
    void weakEvidenceCostsNothingInANaturalReading() {
        List<SpeechComponent> learner = reading("the cat sat on the *mat");
        var evidence = new StressEvidence(List.of(-2.0, -1.0, 0.0, -2.0, -2.0, 2.0), 8);
        var stress = ProsodyComparison.between(learner, evidence, reading("the *cat sat on the *mat"))
                .stress();
        assertThat(stress.score()).isEqualTo(10);
        assertThat(stress.missing()).isEmpty();
        assertThat(stress.agreeing()).as("the sign of the word follows").containsExactly(1);
    }

    /// As in "100 %" and "a & b".
    @Test
    void signsStandWhereverTheyLike() {
        for (String text : List.of("*ten %", "% *ten", "the % & *ten", "*ten & the %", "*ten % & /0.3 %")) {
            ProsodyComparison same = compare(reading(text), reading(text));
            assertThat(same.stress().score()).as(text).isEqualTo(10);
            assertThat(same.pause().score()).as(text).isEqualTo(10);
            assertThat(same.speed().score()).as(text).isEqualTo(10);
        }
    }

    /// A sign has no letters, and words may be divided otherwise: such words are compared together.
    @Test
    void ofWordsThatAreComparedTogetherTheOneThatIsStressedMostFollows() {
        List<SpeechComponent> sign = reading("*give ten %");
        assertThat(agreeing(sign, "*give *ten %", 2, -1, -3)).containsExactly(1);
        List<SpeechComponent> divided = reading("an ice cream *now");
        assertThat(agreeing(divided, "an *ice-cream *now", -2, -1.5, -1, 2)).containsExactly(2);
    }

    private static List<Integer> agreeing(List<SpeechComponent> learner, String model, double... logOdds) {
        StressEvidence evidence =
                new StressEvidence(Arrays.stream(logOdds).boxed().toList(), 8);
        return ProsodyComparison.between(learner, evidence, reading(model))
                .stress()
                .agreeing();
    }

    @Test
    void aClearlyMisplacedStressCostsInTheMostNaturalReading() {
        var stress = compare(reading("the cat sat on *the *mat"), 10, reading("the *cat sat on the *mat"))
                .stress();
        assertThat(stress.score()).isLessThan(9);
        assertThat(stress.missing()).containsExactly("cat");
        assertThat(stress.superfluous()).containsExactly("the");
    }

    @Property(tries = 200)
    void aMoreNaturalReadingNeverGetsLessForStress(
            @ForAll("readings") List<SpeechComponent> model, @ForAll @DoubleRange(min = 0, max = 9) double prosody) {
        List<Double> silent =
                model.stream().filter(Word.class::isInstance).map(word -> 0.0).toList();
        double less = ProsodyComparison.between(model, new StressEvidence(silent, prosody), model)
                .stress()
                .score();
        double more = ProsodyComparison.between(model, new StressEvidence(silent, prosody + 1), model)
                .stress()
                .score();
        assertThat(more).isGreaterThanOrEqualTo(less);
    }

    @Test
    void aPauseWhereTheNativeSpeakerPausesIsFree() {
        var pause = compare(reading("well /0.6 the cat sat"), reading("well /0.3 the cat sat"))
                .pause();
        assertThat(pause.score()).isEqualTo(10);
    }

    @Test
    void aPauseWithinAPhraseCostsAndIsNamed() {
        var pause = compare(reading("well the /0.6 cat sat"), reading("well /0.3 the cat sat"))
                .pause();
        assertThat(pause.score()).isLessThan(7);
        assertThat(pause.superfluous().getFirst().before()).isEqualTo("the");
        assertThat(pause.superfluous().getFirst().after()).isEqualTo("cat");
        assertThat(pause.missing().getFirst().before()).isEqualTo("well");
    }

    @Test
    void aNativePauseReadOverCostsLessThanAPauseOfOnesOwn() {
        List<SpeechComponent> with = reading("well /0.5 the cat sat");
        List<SpeechComponent> without = reading("well the cat sat");
        assertThat(compare(without, with).pause().score())
                .isLessThan(10)
                .isGreaterThan(compare(with, without).pause().score());
    }

    @Test
    void sixTenthsOfTheNativeSpeedIsAtTheBottom() {
        List<SpeechComponent> model = reading("the *cat sat on the *mat");
        assertThat(compare(slowed(model, 1 / 0.6), model).speed().score()).isZero();
        assertThat(compare(slowed(model, 1 / 0.85), model).speed().score()).isCloseTo(5, within(0.01));
        assertThat(compare(slowed(model, 1 / 1.2), model).speed().score()).isEqualTo(10);
        assertThat(compare(slowed(model, 1 / 1.8), model).speed().score())
                .as("half-way to what is too fast")
                .isCloseTo(5, within(0.01));
    }

    @Test
    void ofAPauseOnlyItsBeginningCountsAsSlowSpeech() {
        SpeedComparison twoSeconds =
                compare(reading("the /2 cat /2 sat"), reading("the cat sat")).speed();
        SpeedComparison tenSeconds =
                compare(reading("the /10 cat /2 sat"), reading("the cat sat")).speed();
        assertThat(twoSeconds.ratio()).isCloseTo(1.2 / 1.7, within(1e-9));
        assertThat(tenSeconds.ratio()).isCloseTo(twoSeconds.ratio(), within(1e-9));
    }

    @Test
    void shortHesitationsCountAsSlowSpeech() {
        assertThat(compare(reading("the /0.2 cat /0.2 sat"), reading("the cat sat"))
                        .speed()
                        .ratio())
                .isCloseTo(1.2 / 1.6, within(1e-9));
    }

    @Test
    void anotherCutIntoWordsIsStillTheSameSentence() {
        var c = compare(reading("I like *ice-cream at 7:30"), reading("i like *ice cream, at 7 30."));
        assertThat(c.stress().score()).isEqualTo(10);
    }

    @Test
    void componentsOfAnotherSentenceAreRefused() {
        for (String other : List.of("the dog sat", "the cat", "the cat sat down", "/0.3", "?")) {
            assertThatThrownBy(() -> compare(reading("the cat sat"), reading(other)))
                    .isInstanceOfSatisfying(EngineException.class, e -> assertThat(e.kind())
                            .isEqualTo(EngineException.EngineErrorKind.MISMATCHED_COMPONENTS));
        }
    }

    @Test
    void componentsWithoutTimesAreRefused() {
        assertThatThrownBy(() -> compare(reading("cat"), List.of(word("cat", 0, 0, false))))
                .isInstanceOf(EngineException.class);
    }

    @Test
    void pronunciationIsTheShareOfCorrectWordsOnEitherScale() {
        Word right = word("a", 0, 1, false);
        Word wrong = new Word("b", 0, 1, 10, false, false, null, List.of(), List.of());
        assertThat(PronunciationScore.of(List.of(right, wrong), ScoreScale.HUNDRED))
                .isEqualTo(50);
        assertThat(PronunciationScore.of(List.of(right, wrong), ScoreScale.FIFTY_TO_SEVENTY))
                .isEqualTo(60);
        assertThat(PronunciationScore.of(List.of(right, right), ScoreScale.FIFTY_TO_SEVENTY))
                .isEqualTo(70);
        assertThat(PronunciationScore.of(List.of(wrong), ScoreScale.FIFTY_TO_SEVENTY))
                .isEqualTo(50);
    }
}
