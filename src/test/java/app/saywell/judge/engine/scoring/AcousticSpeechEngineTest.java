package app.saywell.judge.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.SharedModels;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.Pause;
import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AcousticSpeechEngineTest {
    static final SpeechEngine ENGINE = AcousticSpeechEngine.load(SharedModels.RUNTIME);
    static final Pcm SPEECH = SampleReading.speech();
    private static final PronunciationResult CLEAR_READING = simple(SPEECH, SampleReading.TEXT);

    @Test
    void aClearReadingIsRightInEveryWord() {
        assertThat(CLEAR_READING.words())
                .extracting(Word::word)
                .containsExactly("seven", "apples", "for", "my", "sister");
        assertThat(CLEAR_READING.words()).allMatch(Word::correct);
        assertThat(CLEAR_READING.feedback().pronunciation().score()).isEqualTo(100);
        assertThat(CLEAR_READING.feedback().stress()).isNull();
    }

    @Test
    void reportsHowFluentlyItWasSaid() {
        FluencyReport report = Objects.requireNonNull(CLEAR_READING.fluency());
        Word first = CLEAR_READING.words().getFirst();
        Word last = CLEAR_READING.words().getLast();
        assertThat(report.fluency()).isBetween(6.0, 10.0);
        assertThat(report.prosody()).isBetween(5.0, 10.0);
        assertThat(report.speechRate()).isCloseTo(8 / (last.end() - first.start()), within(0.01));
        assertThat(report.articulationRate()).isGreaterThanOrEqualTo(report.speechRate());
        assertThat(report.meanLengthOfRun()).isCloseTo(8.0 / (report.pauses().size() + 1), within(0.06));
        assertThat(report.rhythm()).isNotNull();
        assertThat(report.pitchRange()).isNotNull().isBetween(0.5, 24.0);
    }

    @Test
    void aLongPauseInsideAPhraseIsReportedWhereItLies() {
        int middle = (int) (SPEECH.sampleRate()
                * (CLEAR_READING.words().get(3).end()
                        + CLEAR_READING.words().get(4).start())
                / 2);
        int silence = SPEECH.sampleRate();
        float[] samples = Arrays.copyOf(SPEECH.samples(), SPEECH.samples().length + silence);
        System.arraycopy(SPEECH.samples(), middle, samples, middle + silence, SPEECH.samples().length - middle);
        Arrays.fill(samples, middle, middle + silence, 0);
        FluencyReport report = Objects.requireNonNull(simple(new Pcm(samples, SPEECH.sampleRate()), SampleReading.TEXT)
                .fluency());
        assertThat(report.pauses()).anySatisfy(pause -> {
            assertThat(pause.afterWord()).isEqualTo(3);
            assertThat(pause.seconds()).isBetween(0.7, 1.4);
            assertThat(pause.place()).isEqualTo(FluencyReport.PausePlace.INSIDE_PHRASE);
        });
        assertThat(report.speechRate())
                .isLessThan(Objects.requireNonNull(CLEAR_READING.fluency()).speechRate());
    }

    @Test
    void componentsFollowOneAnotherWithoutOverlap() {
        double time = 0;
        for (SpeechComponent component : CLEAR_READING.components()) {
            assertThat(component.start()).isGreaterThanOrEqualTo(time);
            assertThat(component.end()).isGreaterThan(component.start());
            time = component.end();
            if (component instanceof Pause pause) {
                assertThat(pause.isLong()).isEqualTo(Math.round(1000 * pause.duration()) >= 50);
            }
        }
        assertThat(time).isLessThanOrEqualTo(SPEECH.seconds());
        for (Word word : CLEAR_READING.words()) {
            assertThat(word.phonemes().getFirst().start()).isEqualTo(word.start());
            assertThat(word.phonemes().getLast().end()).isEqualTo(word.end());
            assertThat(word.syllables().getFirst().start()).isEqualTo(word.start());
            assertThat(word.syllables().getLast().end()).isEqualTo(word.end());
        }
    }

    /// Times as the voice itself told them when it spoke (`flite -psdur`).
    @Test
    void soundsLieWhereTheVoiceSpokeThem() {
        double[] spoken = {
            .164, .279, .327, .388, .450, .507, .634, .737, .782, .841, .885, 1.010, 1.055, 1.092, 1.198, 1.312, 1.403,
            1.478, 1.542, 1.607
        };
        List<Double> starts = CLEAR_READING.words().stream()
                .flatMap(word -> word.phonemes().stream())
                .map(Phoneme::start)
                .toList();
        assertThat(starts).hasSize(spoken.length);
        double[] late = new double[spoken.length];
        Arrays.setAll(late, sound -> starts.get(sound) - spoken[sound]);
        assertThat(Arrays.stream(late)
                        .filter(seconds -> Math.abs(seconds) <= 0.0201)
                        .count())
                .as("sounds within 20 ms: %s", Arrays.toString(late))
                .isGreaterThanOrEqualTo(14);
        assertThat(Arrays.stream(late).average().orElseThrow()).isCloseTo(0, within(0.01));
        assertThat(CLEAR_READING.components())
                .filteredOn(Pause.class::isInstance)
                .noneMatch(pause -> ((Pause) pause).isLong());
    }

    @Test
    void theSameSamplesGiveTheSameBytes() {
        assertThat(SpeechJson.write(simple(SPEECH, SampleReading.TEXT))).isEqualTo(SpeechJson.write(CLEAR_READING));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.25, 0.5, 2})
    void loudnessDoesNotMoveAScore(double gain) {
        float[] scaled = SPEECH.samples().clone();
        for (int i = 0; i < scaled.length; i++) {
            scaled[i] *= (float) gain;
        }
        assertSameScores(simple(new Pcm(scaled, SPEECH.sampleRate()), SampleReading.TEXT));
    }

    @ParameterizedTest
    @ValueSource(ints = {22_050, 44_100, 48_000})
    void theSampleRateDoesNotMoveAScore(int rate) {
        assertSameScores(simple(Resampler.resample(SPEECH, rate), SampleReading.TEXT));
    }

    @Test
    void silenceBeforeDoesNotMoveAScore() {
        int lead = 16_000;
        float[] later = new float[lead + SPEECH.samples().length];
        System.arraycopy(SPEECH.samples(), 0, later, lead, SPEECH.samples().length);
        assertSameScores(simple(new Pcm(later, SPEECH.sampleRate()), SampleReading.TEXT));
    }

    @Test
    void aReadingComparedWithItselfIsPerfectInProsody() {
        List<SpeechComponent> model =
                ENGINE.analyzeNative(SPEECH, SampleReading.TEXT).components();
        var feedback = ENGINE.score(SPEECH, SampleReading.TEXT, model, FeedbackLanguage.ENGLISH)
                .feedback();
        assertThat(feedback.pronunciation().score()).isEqualTo(70);
        assertThat(feedback.stress().score()).isEqualTo(10);
        assertThat(feedback.pause().score()).isEqualTo(10);
        assertThat(feedback.speed().score()).isEqualTo(10);
    }

    @Test
    void aWordAloneIsJudgedWhenItWasSaidOrNearlySo() {
        Word said = ENGINE.scoreSimple(SampleReading.ship(), "ship", FeedbackLanguage.ENGLISH)
                .words()
                .getFirst();
        Word near = ENGINE.scoreSimple(SampleReading.ship(), "chip", FeedbackLanguage.ENGLISH)
                .words()
                .getFirst();
        assertThat(said.correct()).isTrue();
        assertThat(near.score()).isLessThan(said.score() - 10);
    }

    @Test
    void noiseLowersTheScore() {
        double clean = mean(CLEAR_READING);
        double some = mean(simple(noisy(20), SampleReading.TEXT));
        assertThat(some).isLessThan(clean);
    }

    /// In each text, the first sound of one word differs from the spoken one.
    @ParameterizedTest
    @CsvSource({
        "heaven apples for my sister, 0",
        "sheven apples for my sister, 0",
        "seven oples for my sister, 1",
        "seven apples for thy sister, 3",
        "seven apples for my mister, 4"
    })
    void anotherSoundThanTheTextsScoresLower(String text, int word) {
        double spokenScore = firstSound(CLEAR_READING, word);
        assertThat(firstSound(simple(SPEECH, text), word)).isLessThan(spokenScore - 10);
    }

    private static double firstSound(PronunciationResult judgement, int word) {
        return judgement.words().get(word).phonemes().getFirst().score();
    }

    @Test
    void expectsAWordAsItsTeacherSaysItIsSaid() {
        var guide = new PronunciationGuide(Map.of("Sister", "MIS-toh"), false);
        PronunciationResult judged =
                ENGINE.withPronunciations(guide).scoreSimple(SPEECH, SampleReading.TEXT, FeedbackLanguage.ENGLISH);
        Word sister = judged.words().getLast();
        assertThat(sister.phonemes().stream().map(Phoneme::phoneme)).containsExactly("m", "ɪ", "s", "t", "oʊ");
        assertThat(sister.score()).isLessThan(CLEAR_READING.words().getLast().score() - 10);
        assertThat(judged.words().getFirst().phonemes())
                .hasSameSizeAs(CLEAR_READING.words().getFirst().phonemes());
    }

    @Test
    void aBritishReadingIsRightOnceBritishCounts() {
        var word = new PronunciationGuide(Map.of("sister", "/ˈsɪstə/"), true);
        PronunciationResult judged =
                ENGINE.withPronunciations(word).scoreSimple(SPEECH, SampleReading.TEXT, FeedbackLanguage.ENGLISH);
        assertThat(judged.words().getLast().phonemes()).hasSize(5);
        var british = new PronunciationGuide(Map.of(), true);
        assertThat(ENGINE.withPronunciations(british)
                        .scoreSimple(SPEECH, SampleReading.TEXT, FeedbackLanguage.ENGLISH)
                        .feedback()
                        .pronunciation()
                        .score())
                .isEqualTo(100);
    }

    @ParameterizedTest
    @CsvSource({"0, 0.015", "50, 0.05", "60, 0.05", "120, 0.05"})
    void anOffsetAndHumAreTakenAwayAndTold(int hertz, double amplitude) {
        float[] samples = SPEECH.samples().clone();
        for (int i = 0; i < samples.length; i++) {
            samples[i] += (float) (amplitude * Math.cos(2 * Math.PI * hertz * i / SPEECH.sampleRate()));
        }
        PronunciationResult result = simple(new Pcm(samples, SPEECH.sampleRate()), SampleReading.TEXT);
        assertThat(result.words()).allMatch(Word::correct);
        assertThat(result.feedback().pronunciation().feedback()).contains("hum");
        assertThat(CLEAR_READING.feedback().pronunciation().feedback()).doesNotContain("hum");
    }

    /// One complete reading is judged, with its own pauses, and that there was more is told.
    @ParameterizedTest
    @ValueSource(strings = {"twice", "restarted", "another word before", "another word after"})
    void ofMoreThanOneReadingOneIsJudged(String kind) {
        int half = SPEECH.samples().length * 2 / 5;
        Pcm beginning = new Pcm(Arrays.copyOf(SPEECH.samples(), half), SPEECH.sampleRate());
        Pcm pause = new Pcm(new float[SPEECH.sampleRate() / 2], SPEECH.sampleRate());
        Pcm recording =
                switch (kind) {
                    case "twice" -> joined(SPEECH, pause, SPEECH);
                    case "restarted" -> joined(beginning, pause, SPEECH);
                    case "another word before" -> joined(SampleReading.ship(), pause, SPEECH);
                    default -> joined(SPEECH, pause, SampleReading.ship());
                };
        PronunciationResult result = simple(recording, SampleReading.TEXT);
        assertThat(result.words()).allMatch(Word::correct);
        double length =
                result.words().getLast().end() - result.words().getFirst().start();
        double alone = CLEAR_READING.words().getLast().end()
                - CLEAR_READING.words().getFirst().start();
        assertThat(length).isCloseTo(alone, within(0.15));
        assertThat(result.feedback().pronunciation().feedback()).contains("More was said");
        assertThat(CLEAR_READING.feedback().pronunciation().feedback()).doesNotContain("More was said");
    }

    @ParameterizedTest
    @ValueSource(doubles = {-41, -44, -50})
    void quietSpeechIsJudged(double peakDecibels) {
        float peak = 0;
        for (float sample : SPEECH.samples()) {
            peak = Math.max(peak, Math.abs(sample));
        }
        float[] samples = SPEECH.samples().clone();
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= (float) (Math.pow(10, peakDecibels / 20) / peak);
        }
        assertThat(simple(new Pcm(samples, SPEECH.sampleRate()), SampleReading.TEXT)
                        .words())
                .allMatch(Word::correct);
    }

    @Test
    void aMinuteOfSilenceChangesNothing() {
        Pcm minute = new Pcm(new float[60 * SPEECH.sampleRate()], SPEECH.sampleRate());
        assertSameScores(simple(joined(minute, SPEECH), SampleReading.TEXT));
        assertSameScores(simple(joined(SPEECH, minute), SampleReading.TEXT));
    }

    /// A noise half a minute before or after it makes the speech longer than what is heard at once.
    @Test
    void aWordAloneIsFoundInALongRecordingWhereverItIsSaid() {
        Pcm silence = new Pcm(new float[29 * SPEECH.sampleRate()], SPEECH.sampleRate());
        Pcm noise = new Pcm(new float[SPEECH.sampleRate() / 10], SPEECH.sampleRate());
        Random random = new Random(5);
        for (int i = 0; i < noise.samples().length; i++) {
            noise.samples()[i] = (float) (0.05 * random.nextGaussian());
        }
        Word late = simple(joined(noise, silence, SampleReading.state()), "state")
                .words()
                .getFirst();
        assertThat(late.start()).isGreaterThan(29);
        assertThat(late.correct()).isTrue();
        Word early = simple(joined(SampleReading.state(), silence, noise), "state")
                .words()
                .getFirst();
        assertThat(early.end()).isLessThan(1);
        assertThat(early.correct()).isTrue();
    }

    private static Pcm joined(Pcm... parts) {
        int length = 0;
        for (Pcm part : parts) {
            length += part.samples().length;
        }
        float[] samples = new float[length];
        int at = 0;
        for (Pcm part : parts) {
            System.arraycopy(part.samples(), 0, samples, at, part.samples().length);
            at += part.samples().length;
        }
        return new Pcm(samples, SPEECH.sampleRate());
    }

    static PronunciationResult simple(Pcm audio, String text) {
        return ENGINE.scoreSimple(audio, text, FeedbackLanguage.ENGLISH);
    }

    /// The speech with white noise that is this many dB below it on average.
    static Pcm noisy(double decibels) {
        Random random = new Random(7);
        float[] samples = SPEECH.samples().clone();
        double power = 0;
        for (float sample : samples) {
            power += sample * sample;
        }
        double scale = Math.sqrt(power / samples.length) * Math.pow(10, -decibels / 20);
        for (int i = 0; i < samples.length; i++) {
            samples[i] += (float) (scale * random.nextGaussian());
        }
        return new Pcm(samples, SPEECH.sampleRate());
    }

    private static double mean(PronunciationResult judgement) {
        return judgement.words().stream()
                .flatMap(word -> word.phonemes().stream())
                .mapToDouble(Phoneme::score)
                .average()
                .orElseThrow();
    }

    private static void assertSameScores(PronunciationResult other) {
        for (int w = 0; w < CLEAR_READING.words().size(); w++) {
            Word expected = CLEAR_READING.words().get(w);
            Word found = other.words().get(w);
            assertThat(found.score()).isCloseTo(expected.score(), within(2.0));
            for (int p = 0; p < expected.phonemes().size(); p++) {
                assertThat(found.phonemes().get(p).score())
                        .as(expected.word() + " " + p)
                        .isCloseTo(expected.phonemes().get(p).score(), within(2.0));
            }
        }
    }
}
