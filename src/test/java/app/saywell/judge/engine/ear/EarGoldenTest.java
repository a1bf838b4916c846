package app.saywell.judge.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.align.BoundaryRefiner;
import app.saywell.judge.engine.align.ForcedAligner;
import app.saywell.judge.engine.align.FramePosteriors;
import app.saywell.judge.engine.align.PathEvidence;
import app.saywell.judge.engine.align.PathPosteriors;
import app.saywell.judge.engine.onnx.SharedModels;
import app.saywell.judge.engine.scoring.SampleReading;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.Vocabulary;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.PronunciationOrigin;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.text.PhraseBreak;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.SpokenWord;
import app.saywell.speech.language.text.TokenReading;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/// Against `src/train/ear/golden.py`, which hears the same recording in Python.
class EarGoldenTest {
    private static final int LAG_FRAMES = 6;

    private static JsonNode golden;
    private static EarModels models;
    private static PlacedSpeech speech;
    private static LogMel mel;
    private static EarFeatures features;
    private static List<AlignedToken> aligned;
    private static ExpectedSounds sounds;
    private static SoundScores scores;

    @BeforeAll
    static void hear() throws IOException {
        try (InputStream in = EarGoldenTest.class.getResourceAsStream("golden.json")) {
            golden = new ObjectMapper().readTree(Objects.requireNonNull(in).readAllBytes());
        }
        models = EarModels.lease(SharedModels.RUNTIME);
        speech = PlacedSpeech.of(SampleReading.speech().samples());
        mel = LogMel.ofAll(speech.samples(), FeatureExtractor.MARGIN_STEPS);
        features =
                new FeatureExtractor(models).features(mel, golden.get("steps").asInt());
        aligned = ForcedAligner.align(posteriors(), tokens()).orElseThrow();
        sounds = ExpectedSounds.of(aligned, 0);
        scores = SoundScores.of(models, features, sounds);
    }

    @AfterAll
    static void close() {
        models.close();
    }

    @Test
    void theSpeechIsPlacedAlike() {
        assertThat(Math.round(speech.startSeconds() * LogMel.SAMPLE_RATE))
                .isEqualTo(golden.get("begin_sample").asInt());
        assertThat(speech.samples()).hasSize(golden.get("samples").asInt());
    }

    @Test
    void theSpectrumIsTheSame() {
        assertThat(mel.frames()).isEqualTo(golden.at("/mel/frames").asInt());
        JsonNode frame = golden.at("/mel/frame_50");
        for (int band = 0; band < LogMel.BANDS; band++) {
            assertThat((double) mel.values()[band * mel.frames() + 50])
                    .isCloseTo(frame.get(band).asDouble(), within(1e-3));
        }
    }

    @Test
    void theFramePosteriorsAreTheSame() {
        assertAlike(features.posteriors().phones(), rows("/logp"), 0.05);
        assertAlike(features.posteriors().starts(), list("start"), 0.05);
    }

    @Test
    void theSoundsAreFoundInTheSameFrames() {
        assertThat(sounds.phones()).containsExactly(longs("phone"));
        assertThat(sounds.words()).containsExactly(longs("word"));
        assertThat(sounds.startFrames()).containsExactly(longs("begin"));
        assertThat(sounds.endFrames()).containsExactly(longs("end"));
    }

    @Test
    void theBoundariesAreRefinedAlike() {
        List<List<Integer>> refined = new BoundaryRefiner(posteriors(), speech.loud(), LAG_FRAMES)
                .refine(aligned).stream()
                        .flatMap(token -> token.phones().stream())
                        .map(phone -> List.of(phone.startFrame(), phone.endFrame()))
                        .toList();
        List<List<Integer>> expected = new ArrayList<>();
        golden.get("refined")
                .forEach(row ->
                        expected.add(List.of(row.get(0).asInt(), row.get(1).asInt())));
        assertThat(refined).isEqualTo(expected);
    }

    @Test
    void theScoresAreTheSame() {
        assertAlike(scores.score(), list("scored", "score"), 0.02);
        assertAlike(scores.fault(), list("scored", "fault"), 0.02);
        assertAlike(scores.plainScore(), list("scored", "plain_score"), 0.02);
        assertAlike(scores.plainFault(), list("scored", "plain_fault"), 0.02);
        assertAlike(scores.added(), list("scored", "added"), 0.02);
        assertAlike(scores.word(), list("scored", "word_score"), 0.02);
        assertAlike(scores.said(), rows("/scored/said"), 0.02);
        assertAlike(scores.sentence(), list("scored", "sentence"), 0.1);
    }

    @Test
    void theWordsAreAsProbable() {
        List<String> words = new ArrayList<>();
        golden.get("words").forEach(word -> words.add(word.asString()));
        TextEvidence evidence = new TextEvidence(Vocabulary.open(SharedModels.RUNTIME));
        try (WordLikelihoods heard = evidence.of(models, features, words)) {
            // Logarithms of up to 15; 8-bit kernels of other processors round otherwise.
            float[] gains = evidence.gains(models, heard, words);
            assertAlike(gains, list("pmi"), 0.5);
            assertAlike(heard.tokenCounts(), list("tokens"), 0);
            float[] ratios = new float[words.size()];
            for (int word = 0; word < ratios.length; word++) {
                ratios[word] = (float) heard.ratio(word);
            }
            assertAlike(ratios, list("ratio"), 1);
            HeardText text = HeardText.of(models, features, aligned, 0);
            assertAlike(text.omissions(), list("omission"), 1);
            SpokenProbabilities spoken = SpokenProbabilities.of(models, features, text, gains, heard.tokenCounts());
            assertAlike(spoken.words(), list("said"), 0.01);
            assertThat((double) spoken.text()).isCloseTo(list("text").getFirst(), within(0.01));
            assertEvidence(text);
        }
    }

    @Test
    void thePathsFitAlike() {
        assertAlike(scores.path().logs(), rows("/path"), 0.3);
        List<PathEvidence> found = PathEvidence.of(new PathPosteriors(floats(rows("/path"))), tokens());
        for (int word = 0; word < found.size(); word++) {
            assertThat(found.get(word).substitution())
                    .isCloseTo(list("substitution").get(word), within(0.02));
            assertThat(found.get(word).omission()).isCloseTo(list("left").get(word), within(0.02));
        }
    }

    /// Of each word what its own sounds and those of all others say.
    private static void assertEvidence(HeardText read) {
        List<Double> faults = list("scored", "fault");
        List<Double> given = list("scored", "score");
        for (int word = 0; word < read.wordCount(); word++) {
            int own = word;
            List<Integer> inside = IntStream.range(0, faults.size())
                    .filter(sound -> sounds.words()[sound] == own)
                    .boxed()
                    .toList();
            HeardWord heard = read.word(word, -1);
            assertThat(heard.soundCount()).isEqualTo(inside.size());
            assertThat(heard.leastFault())
                    .isCloseTo(inside.stream().mapToDouble(faults::get).min().orElseThrow(), within(0.02));
            assertThat(heard.rest())
                    .isCloseTo(
                            IntStream.range(0, given.size())
                                    .filter(sound -> !inside.contains(sound))
                                    .mapToDouble(given::get)
                                    .average()
                                    .orElseThrow(),
                            within(0.02));
        }
    }

    private static List<SpokenToken> tokens() {
        List<SpokenToken> tokens = new ArrayList<>();
        for (int word = 0; word < golden.get("words").size(); word++) {
            String text = golden.get("words").get(word).asString();
            List<TokenReading> readings = new ArrayList<>();
            for (JsonNode reading : golden.get("readings").get(word)) {
                List<String> phones = new ArrayList<>();
                reading.forEach(phone -> phones.add(phone.asString()));
                readings.add(new TokenReading(List.of(new SpokenWord(
                        text,
                        text,
                        new Pronunciation(
                                StressedPhone.ofArpabet(String.join(" ", phones)),
                                PronunciationOrigin.DICTIONARY,
                                PronunciationForm.CITATION)))));
            }
            tokens.add(new SpokenToken(text, readings, PhraseBreak.NONE));
        }
        return tokens;
    }

    private static long[] longs(String name) {
        return list("sounds", name).stream().mapToLong(Double::longValue).toArray();
    }

    /// Those of Python, so that the last digits of a network move no boundary.
    private static FramePosteriors posteriors() {
        float[] starts = floats(list("start"));
        return new FramePosteriors(floats(rows("/logp")), starts, new float[starts.length]);
    }

    private static float[] floats(List<Double> values) {
        float[] floats = new float[values.size()];
        for (int i = 0; i < floats.length; i++) {
            floats[i] = values.get(i).floatValue();
        }
        return floats;
    }

    private static List<Double> rows(String path) {
        List<Double> values = new ArrayList<>();
        golden.at(path).forEach(row -> row.forEach(value -> values.add(value.asDouble())));
        return values;
    }

    private static List<Double> list(String... path) {
        List<Double> values = new ArrayList<>();
        golden.at("/" + String.join("/", path)).forEach(value -> values.add(value.asDouble()));
        return values;
    }

    private static void assertAlike(float[] found, List<Double> expected, double tolerance) {
        assertThat(found).hasSize(expected.size());
        for (int i = 0; i < found.length; i++) {
            assertThat((double) found[i]).as("%d", i).isCloseTo(expected.get(i), within(tolerance));
        }
    }
}
