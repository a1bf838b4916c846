package app.saywell.engine.judge;

import app.saywell.engine.EngineException;
import app.saywell.engine.SpeechEngine;
import app.saywell.signal.Pcm;
import app.saywell.signal.Resampler;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Word;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Prints how far the scores of the same recordings at other sample rates are from those at 16 kHz.
///
/// Arguments: a folder of `clips.py`, every how manieth recording to take, and from which on.
public final class RateAgreement {
    private static final int[] RATES = {8_000, 11_025, 22_050, 44_100, 48_000};
    private static final double NEAR = 2;

    private final SpeechEngine engine = AcousticSpeechEngine.load(Path.of("no-such-folder"));

    /// See above.
    public static void main(String[] arguments) throws IOException {
        int every = Integer.parseInt(arguments[1]);
        int from = Integer.parseInt(arguments[2]);
        new RateAgreement()
                .run(RawSpeech.texts(Path.of(arguments[0]), every, from), Path.of(arguments[0]));
    }

    private void run(Map<String, String> texts, Path folder) throws IOException {
        for (int rate : RATES) {
            List<Double> sentences = new ArrayList<>();
            List<Double> words = new ArrayList<>();
            int refused = 0;
            for (Map.Entry<String, String> text : texts.entrySet()) {
                Pcm audio = RawSpeech.read(folder, text.getKey());
                Optional<List<Double>> here = scores(audio, text.getValue());
                Optional<List<Double>> there =
                        scores(Resampler.resample(audio, rate), text.getValue());
                if (here.isEmpty() || there.isEmpty()) {
                    refused += here.isPresent() == there.isPresent() ? 0 : 1;
                    continue;
                }
                sentences.add(mean(there.get()) - mean(here.get()));
                for (int i = 0; i < here.get().size(); i++) {
                    words.add(there.get().get(i) - here.get().get(i));
                }
            }
            System.out.printf(Locale.ROOT, "%d Hz, %d judged at one rate alone%n", rate, refused);
            tell("mean of the words", sentences);
            tell("single words", words);
        }
    }

    private Optional<List<Double>> scores(Pcm audio, String text) {
        try {
            return Optional.of(
                    engine.judgeSimple(audio, text, FeedbackLanguage.ENGLISH).words().stream()
                            .map(Word::score)
                            .toList());
        } catch (EngineException e) {
            return Optional.empty();
        }
    }

    private static void tell(String what, List<Double> differences) {
        System.out.printf(
                Locale.ROOT,
                "  %-18s %4d, within 2 points %.1f %%, on the mean %.2f apart, %+.2f%n",
                what,
                differences.size(),
                100.0
                        * differences.stream().filter(d -> Math.abs(d) <= NEAR).count()
                        / differences.size(),
                mean(differences.stream().map(Math::abs).toList()),
                mean(differences));
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }
}
