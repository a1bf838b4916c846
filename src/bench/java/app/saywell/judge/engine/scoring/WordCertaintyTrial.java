package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.HeardWord;
import app.saywell.speech.audio.codec.ImportDecoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Prints how often the words of a transcription are those that learners were to read, by the certainty from which on
/// a word counts as sure.
///
/// Arguments: the folder of `labels.jsonl` and `flac/`; how many recordings.
public final class WordCertaintyTrial {
    private static final long SEED = 11;
    private static final double[] BORDERS = {0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95};

    private WordCertaintyTrial() {}

    private record JudgedWord(double certainty, boolean isRight) {}

    /// Runs the program.
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        SpeechEngine engine = AcousticSpeechEngine.load(ModelRuntime.ofApplication());
        List<String> lines = new ArrayList<>(Files.readAllLines(folder.resolve("labels.jsonl")));
        Collections.shuffle(lines, new Random(SEED));
        List<JudgedWord> words = new ArrayList<>();
        for (String line : lines.subList(0, Integer.parseInt(arguments[1]))) {
            JsonNode label = JsonMapper.shared().readTree(line);
            List<String> read = new ArrayList<>();
            label.path("words").forEach(word -> read.add(bare(word.get(0).asString())));
            Path sound = folder.resolve("flac").resolve(label.path("utt").asString() + ".flac");
            List<HeardWord> heard = HeardWord.in(engine.transcribeWithCertainty(ImportDecoder.decode(sound), false));
            words.addAll(judged(heard, read));
        }
        System.out.printf(Locale.ROOT, "%d words%n", words.size());
        for (double border : BORDERS) {
            List<JudgedWord> sure =
                    words.stream().filter(word -> word.certainty >= border).toList();
            System.out.printf(
                    Locale.ROOT,
                    "from %.2f: %.1f %% of the words, %.1f %% of them right%n",
                    border,
                    100.0 * sure.size() / words.size(),
                    100.0 * sure.stream().filter(JudgedWord::isRight).count() / sure.size());
        }
    }

    /// The longest common subsequence says which words are right.
    private static List<JudgedWord> judged(List<HeardWord> heard, List<String> read) {
        int[][] common = new int[heard.size() + 1][read.size() + 1];
        for (int i = heard.size() - 1; i >= 0; i--) {
            for (int j = read.size() - 1; j >= 0; j--) {
                common[i][j] = bare(heard.get(i).word()).equals(read.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        List<JudgedWord> judged = new ArrayList<>();
        int j = 0;
        for (int i = 0; i < heard.size(); i++) {
            while (j < read.size()
                    && common[i][j] == common[i][j + 1]
                    && !bare(heard.get(i).word()).equals(read.get(j))) {
                j++;
            }
            boolean isRight = j < read.size()
                    && bare(heard.get(i).word()).equals(read.get(j))
                    && common[i][j] == common[i + 1][j + 1] + 1;
            judged.add(new JudgedWord(heard.get(i).certainty(), isRight));
            j += isRight ? 1 : 0;
        }
        return judged;
    }

    private static String bare(String word) {
        return word.toLowerCase(Locale.ROOT).replaceAll("[^a-z']", "");
    }
}
