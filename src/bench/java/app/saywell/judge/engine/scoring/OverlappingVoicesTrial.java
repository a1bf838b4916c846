package app.saywell.judge.engine.scoring;

import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.signal.OverlappingVoicesDetector;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import app.saywell.speech.signal.SpeechBand;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Prints how many recordings of one person are taken for two people at once, and how many of two speakers who begin
/// together, the second one softer by some decibels.
///
/// Arguments: a folder with `labels.jsonl` and FLAC files in `flac/`, the number of pairs, a seed.
public final class OverlappingVoicesTrial {
    private static final int SAMPLE_RATE = 16_000;
    private static final int BLOCK_SAMPLES = SAMPLE_RATE / 100;
    private static final double LOUD_QUANTILE = 0.95;
    private static final int[] SOFTER_DECIBELS = {0, 3, 6, 10};

    private OverlappingVoicesTrial() {}

    private record SpokenRecording(String speaker, Path file) {
        float[] samples() {
            try {
                return Resampler.resample(ImportDecoder.decode(file), SAMPLE_RATE)
                        .samples();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        List<SpokenRecording> all = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("labels.jsonl"))) {
            JsonNode label = JsonMapper.shared().readTree(line);
            all.add(new SpokenRecording(
                    label.get("speaker").asString(),
                    folder.resolve("flac").resolve(label.get("utt").asString() + ".flac")));
        }
        System.out.printf("one voice: %d of %d%n", countHeard(all), all.size());
        int pairs = Integer.parseInt(arguments[1]);
        for (int decibels : SOFTER_DECIBELS) {
            Random random = new Random(Long.parseLong(arguments[2]));
            int heard = 0;
            for (int i = 0; i < pairs; i++) {
                SpokenRecording first = all.get(random.nextInt(all.size()));
                SpokenRecording second = first;
                while (second.speaker().equals(first.speaker())) {
                    second = all.get(random.nextInt(all.size()));
                }
                heard += isHeardAsTwo(mix(first.samples(), second.samples(), decibels)) ? 1 : 0;
            }
            System.out.printf("two voices, one softer by %d dB: %d of %d%n", decibels, heard, pairs);
        }
    }

    private static long countHeard(List<SpokenRecording> all) {
        return all.stream()
                .filter(recording -> isHeardAsTwo(recording.samples()))
                .count();
    }

    private static boolean isHeardAsTwo(float[] samples) {
        return OverlappingVoicesDetector.hasTwoVoices(SpeechBand.of(new Pcm(samples, SAMPLE_RATE)));
    }

    private static float[] mix(float[] first, float[] second, int decibels) {
        float[] mixed = Arrays.copyOf(first, Math.max(first.length, second.length));
        double factor = loudness(first) / loudness(second) * Math.pow(10, -decibels / 20.0);
        for (int i = 0; i < second.length; i++) {
            mixed[i] += (float) (factor * second[i]);
        }
        return mixed;
    }

    /// The root of the mean power of the loudest parts.
    private static double loudness(float[] samples) {
        double[] powers = new double[samples.length / BLOCK_SAMPLES];
        for (int i = 0; i < powers.length * BLOCK_SAMPLES; i++) {
            powers[i / BLOCK_SAMPLES] += samples[i] * samples[i] / (double) BLOCK_SAMPLES;
        }
        Arrays.sort(powers);
        return Math.sqrt(powers[(int) ((powers.length - 1) * LOUD_QUANTILE)]);
    }
}
