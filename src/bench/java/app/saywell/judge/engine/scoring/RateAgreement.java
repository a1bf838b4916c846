package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Word;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Prints how far the scores of recordings at other sample rates are from those at 16 kHz.
///
/// Arguments: a folder made by `clips.py`, a step (every so many recordings one is taken), and the
/// first recording.
public final class RateAgreement {
    private static final int[] RATES = {8_000, 11_025, 22_050, 44_100, 48_000};
    private static final double TOLERANCE_POINTS = 2;

    private final SpeechEngine engine = AcousticSpeechEngine.load(ModelRuntime.ofApplication());

    /// Runs the benchmark.
    public static void main(String[] arguments) throws IOException {
        int every = Integer.parseInt(arguments[1]);
        int from = Integer.parseInt(arguments[2]);
        new RateAgreement().run(RawSpeechFiles.texts(Path.of(arguments[0]), every, from), Path.of(arguments[0]));
    }

    private void run(Map<String, String> texts, Path folder) throws IOException {
        for (int rate : RATES) {
            List<Double> sentences = new ArrayList<>();
            List<Double> words = new ArrayList<>();
            int refused = 0;
            for (Map.Entry<String, String> text : texts.entrySet()) {
                Pcm audio = RawSpeechFiles.read(folder, text.getKey());
                Optional<List<Double>> scoresAt16k = scores(audio, text.getValue());
                Optional<List<Double>> scoresAtOtherRate = scores(Resampler.resample(audio, rate), text.getValue());
                if (scoresAt16k.isEmpty() || scoresAtOtherRate.isEmpty()) {
                    refused += scoresAt16k.isPresent() == scoresAtOtherRate.isPresent() ? 0 : 1;
                    continue;
                }
                sentences.add(mean(scoresAtOtherRate.get()) - mean(scoresAt16k.get()));
                for (int i = 0; i < scoresAt16k.get().size(); i++) {
                    words.add(scoresAtOtherRate.get().get(i) - scoresAt16k.get().get(i));
                }
            }
            System.out.printf(Locale.ROOT, "%d Hz, %d judged at one rate alone%n", rate, refused);
            printDifferences("mean of the words", sentences);
            printDifferences("single words", words);
        }
    }

    private Optional<List<Double>> scores(Pcm audio, String text) {
        try {
            return Optional.of(engine.scoreSimple(audio, text, FeedbackLanguage.ENGLISH).words().stream()
                    .map(Word::score)
                    .toList());
        } catch (EngineException e) {
            return Optional.empty();
        }
    }

    private static void printDifferences(String label, List<Double> differences) {
        System.out.printf(
                Locale.ROOT,
                "  %-18s %4d, within 2 points %.1f %%, on the mean %.2f apart, %+.2f%n",
                label,
                differences.size(),
                100.0
                        * differences.stream()
                                .filter(difference -> Math.abs(difference) <= TOLERANCE_POINTS)
                                .count()
                        / differences.size(),
                mean(differences.stream().map(Math::abs).toList()),
                mean(differences));
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }
}
