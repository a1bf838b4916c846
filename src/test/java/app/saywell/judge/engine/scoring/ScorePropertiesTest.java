package app.saywell.judge.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.SharedModels;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Pause;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Word;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Properties that scores must have, tested on readings by simple computer voices.
class ScorePropertiesTest {
    private static final SpeechEngine ENGINE = AcousticSpeechEngine.load(SharedModels.RUNTIME);
    private static final List<String> TEXTS = List.of(
            "We are going to the theme park.",
            "I think it will be fun.",
            "Look at the red roller coaster.",
            "Can I have some water, please?",
            "My brother runs very fast.");
    private static final int[] FILE_NUMBERS = {1, 2, 4, 5, 6};
    private static final int REPEATS = Boolean.getBoolean("deep") ? 1000 : 6;
    private static final double QUIET_PEAK = 0.24;

    private static Pcm clip(int number, String whose) {
        Path file = Path.of("src/test/resources/app/saywell/speech", FILE_NUMBERS[number] + "-" + whose + ".wav");
        try {
            return new AudioDecoder(60).decode(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Pcm times(Pcm audio, double factor) {
        float[] samples = audio.samples().clone();
        for (int i = 0; i < samples.length; i++) {
            samples[i] *= (float) factor;
        }
        return new Pcm(samples, audio.sampleRate());
    }

    private static List<Word> words(Pcm audio, int number) {
        return ENGINE.scoreSimple(audio, TEXTS.get(number), FeedbackLanguage.ENGLISH)
                .words();
    }

    private static double mean(List<Word> words) {
        return words.stream().mapToDouble(Word::score).average().orElseThrow();
    }

    @Property(tries = 6, shrinking = ShrinkingMode.OFF)
    void twelveDecibelsMoveNoScoreByMoreThanTwo(
            @ForAll @IntRange(max = 4) int number, @ForAll @DoubleRange(min = -12, max = 12) double decibels) {
        Pcm clip = clip(number, "learner");
        float peak = 0;
        for (float sample : clip.samples()) {
            peak = Math.max(peak, Math.abs(sample));
        }
        Pcm quiet = times(clip, QUIET_PEAK / peak);
        List<Word> before = words(quiet, number);
        List<Word> after = words(times(quiet, Math.pow(10, decibels / 20)), number);
        for (int i = 0; i < before.size(); i++) {
            assertThat(after.get(i).score()).isCloseTo(before.get(i).score(), within(2.0));
        }
    }

    @ParameterizedTest
    @CsvSource({"22050, 2", "44100, 2", "48000, 2", "8000, 8"})
    void otherSampleRatesGiveNearlyTheSameScores(int rate, double apart) {
        for (int number = 0; number < TEXTS.size(); number += 2) {
            Pcm clip = clip(number, "model");
            assertThat(mean(words(Resampler.resample(clip, rate), number)))
                    .isCloseTo(mean(words(clip, number)), within(apart));
        }
    }

    /// A refused recording counts as the lowest score. Weak noise may raise a score by a
    /// few points.
    @Test
    void scoresFallWithNoise() {
        double[] sums = new double[4];
        double[] decibels = {60, 20, 12, 6};
        int clips = 0;
        for (int number = 0; number < TEXTS.size(); number += 2) {
            Pcm clip = clip(number, "model");
            clips++;
            for (int i = 0; i < sums.length; i++) {
                sums[i] += meanOrNothing(noisy(clip, decibels[i]), number);
            }
        }
        for (int i = 1; i < sums.length; i++) {
            assertThat(sums[i]).isLessThan(sums[i - 1] + 4 * clips);
        }
        assertThat(sums[3]).isLessThan(sums[0] - 5);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void twoVoicesAtOnceAreRefusedInWords(int number) {
        Pcm first = clip(number, "model");
        Pcm other = clip(number, "learner");
        double loudness = rootMeanSquare(first) / rootMeanSquare(other);
        float[] mixed = first.samples().clone();
        for (int i = 0; i < Math.min(mixed.length, other.samples().length); i++) {
            mixed[i] = (mixed[i] + (float) loudness * other.samples()[i]) / 2;
        }
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> words(new Pcm(mixed, first.sampleRate()), number))
                .withMessageContaining("Two people")
                .extracting(EngineException::kind)
                .isEqualTo(EngineException.EngineErrorKind.UNUSABLE_AUDIO);
    }

    private static double rootMeanSquare(Pcm audio) {
        double power = 0;
        for (float sample : audio.samples()) {
            power += sample * sample;
        }
        return Math.sqrt(power / audio.samples().length);
    }

    private static double meanOrNothing(Pcm audio, int number) {
        try {
            return mean(words(audio, number));
        } catch (EngineException e) {
            return 0;
        }
    }

    private static Pcm noisy(Pcm clip, double decibels) {
        Random random = new Random(3);
        float[] samples = clip.samples().clone();
        double power = 0;
        for (float sample : samples) {
            power += sample * sample;
        }
        double scale = Math.sqrt(power / samples.length) * Math.pow(10, -decibels / 20);
        for (int i = 0; i < samples.length; i++) {
            samples[i] += (float) (scale * random.nextGaussian());
        }
        return new Pcm(samples, clip.sampleRate());
    }

    /// Tests whole words, because a single wrong sound in a fluent voice may pass.
    @Test
    void wordsFallWithSoundsThatWereNotSaid() {
        Map<String, List<String>> words = Map.of(
                "park", List.of("/pɑɹk/", "/pɑɹs/", "/lɪɹs/"),
                "fun", List.of("/fʌn/", "/fʌs/", "/pis/"),
                "red", List.of("/ɹɛd/", "/ɹɛʃ/", "/jɑʃ/"),
                "water", List.of("/ˈwɔtɚ/", "/ˈwɔsɚ/", "/ˈvisi/"),
                "fast", List.of("/fæst/", "/fæmt/", "/pɔmz/"));
        double[] sums = new double[3];
        for (int number = 0; number < TEXTS.size(); number++) {
            String text = TEXTS.get(number).toLowerCase(Locale.ROOT);
            String word =
                    words.keySet().stream().filter(text::contains).findFirst().orElseThrow();
            for (int i = 0; i < sums.length; i++) {
                String sounds = words.get(word).get(i);
                sums[i] +=
                        expecting(clip(number, "model"), number, word, sounds).orElse(0.0);
            }
        }
        assertThat(sums[1]).as("one sound exchanged").isLessThan(sums[0] - 50);
        assertThat(sums[2]).as("all exchanged").isLessThan(sums[1] - 50);
    }

    private static Optional<Double> expecting(Pcm clip, int number, String word, String sounds) {
        SpeechEngine guided = ENGINE.withPronunciations(new PronunciationGuide(Map.of(word, sounds), false));
        try {
            return guided.scoreSimple(clip, TEXTS.get(number), FeedbackLanguage.ENGLISH).words().stream()
                    .filter(candidate -> candidate.word().equalsIgnoreCase(word))
                    .map(Word::score)
                    .findFirst();
        } catch (EngineException e) {
            return Optional.empty();
        }
    }

    @Test
    void theScoreOfSpeedFallsAsTheReadingIsSlower() {
        Pcm clip = clip(0, "model");
        List<SpeechComponent> model =
                ENGINE.analyzeNative(clip, TEXTS.getFirst()).components();
        double last = 10;
        for (double factor : new double[] {1, 0.9, 0.8, 0.7, 0.6}) {
            double score = speed(clip, model, factor);
            assertThat(score).isLessThanOrEqualTo(last);
            last = score;
        }
        assertThat(last).isLessThan(5);
    }

    /// Compares with a model reading of the same words in less time.
    private static double speed(Pcm clip, List<SpeechComponent> model, double factor) {
        List<SpeechComponent> faster = new ArrayList<>();
        for (SpeechComponent component : model) {
            double start = component.start() * factor;
            double end = component.end() * factor;
            faster.add(
                    switch (component) {
                        case Pause pause -> new Pause(start, end, pause.isLong());
                        case Word word ->
                            new Word(
                                    word.word(),
                                    start,
                                    end,
                                    word.score(),
                                    word.correct(),
                                    word.stressed(),
                                    word.feedback(),
                                    List.of(),
                                    List.of());
                    });
        }
        return ENGINE.score(clip, TEXTS.getFirst(), faster, FeedbackLanguage.ENGLISH)
                .feedback()
                .speed()
                .score();
    }

    @Test
    void repeatsAreTheSameBytesOnOneThreadAndOnTwo() throws Exception {
        Pcm clip = clip(1, "learner");
        Callable<String> judge = () -> {
            PronunciationResult judged = ENGINE.scoreSimple(clip, TEXTS.get(1), FeedbackLanguage.KOREAN);
            return SpeechJson.write(judged);
        };
        String first = judge.call();
        for (int i = 0; i < REPEATS / 2; i++) {
            assertThat(judge.call()).isEqualTo(first);
        }
        try (ExecutorService two = Executors.newFixedThreadPool(2)) {
            List<Future<String>> answers = new ArrayList<>();
            for (int i = 0; i < REPEATS / 2; i++) {
                answers.add(two.submit(judge));
            }
            for (Future<String> answer : answers) {
                assertThat(answer.get()).isEqualTo(first);
            }
        }
    }
}
