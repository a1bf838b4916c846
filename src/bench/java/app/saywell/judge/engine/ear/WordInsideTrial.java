package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.AdjoiningSound;
import app.saywell.judge.engine.align.ForcedAligner;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Word;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.TextNormalizer;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// Prints, for words alone and words inside longer ones, whether they are called right, and how much better the
/// recording fits the word with one more consonant before and after it: `WordInsideTrial AUDIO TABLE`, TABLE with
/// lines of a recording below AUDIO, the word that is asked for, and what kind of line it is, between tabs.
final class WordInsideTrial {
    private static final int HOP = 160;
    private static final TextNormalizer READER = new TextNormalizer(EnglishLexicon.load());

    private static final AdjoiningSound.Evidence NONE = new AdjoiningSound.Evidence(Double.NaN, Double.NaN);

    private WordInsideTrial() {}

    public static void main(String[] args) throws IOException {
        try (ModelRuntime runtime = ModelRuntime.ofApplication();
                EarModels models = EarModels.lease(runtime)) {
            KnownTextScorer scorer = new KnownTextScorer(runtime);
            for (String line : Files.readAllLines(Path.of(args[1]))) {
                String[] columns = line.split("\t");
                float[] samples = Resampler.resample(
                                ImportDecoder.decode(Path.of(args[0], columns[0])), LogMel.SAMPLE_RATE)
                        .samples();
                List<SpokenToken> tokens = READER.read(columns[1]);
                BesideEvidence evidence = evidence(models, samples, tokens);
                System.out.printf(
                        Locale.ROOT,
                        "%s\t%s\t%s\t%s\t%.1f\t%.1f\t%.1f\t%.1f%n",
                        columns[2],
                        columns[1],
                        columns[0],
                        verdict(scorer, samples, tokens),
                        evidence.paths().before(),
                        evidence.frames().before(),
                        evidence.paths().after(),
                        evidence.frames().after());
            }
        }
    }

    private static String verdict(KnownTextScorer scorer, float[] samples, List<SpokenToken> tokens) {
        return scorer.hear(samples, tokens, JudgingRule.DEFAULT)
                .map(reading -> reading.tokens().getFirst().score() >= Word.CORRECT_THRESHOLD ? "right" : "faulted")
                .orElse("refused");
    }

    private record BesideEvidence(AdjoiningSound.Evidence paths, AdjoiningSound.Evidence frames) {}

    private static BesideEvidence evidence(EarModels models, float[] samples, List<SpokenToken> tokens) {
        float[] speech = PlacedSpeech.of(samples).samples();
        LogMel mel = LogMel.ofAll(speech, FeatureExtractor.MARGIN_STEPS);
        int steps = Math.min((speech.length / HOP + 1) / 2, mel.frames() / 2);
        EarFeatures features = new FeatureExtractor(models).features(mel, steps);
        return ForcedAligner.align(features.posteriors(), tokens)
                .map(aligned -> new BesideEvidence(
                        AdjoiningSound.ofPaths(
                                SoundScores.of(models, features, ExpectedSounds.of(aligned, 0))
                                        .path(),
                                tokens.getFirst()),
                        AdjoiningSound.ofFrames(features.posteriors(), aligned.getFirst())))
                .orElseGet(() -> new BesideEvidence(NONE, NONE));
    }
}
