package app.saywell.engine.transcribe;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import app.saywell.engine.network.NetworkEnsemble;
import app.saywell.engine.transcribe.decode.DecodedWord;
import app.saywell.engine.transcribe.decode.Decoding;
import app.saywell.signal.Pcm;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Measures the word error rate and the speed of English transcription.
///
/// Arguments: a folder of raw 16 kHz mono 16-bit files, a table of `UTT<tab>TEXT` lines, and
/// optionally every how manieth recording to take. Times are those of the processor.
public final class WordErrors {
    private static final int FOLDS = 5;

    private WordErrors() {}

    public static void main(String[] args) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        for (String line : Files.readAllLines(Path.of(args[1]))) {
            String[] parts = line.split("\t");
            texts.put(parts[0], parts[1]);
        }
        int step = args.length > 2 ? Integer.parseInt(args[2]) : 1;
        var networks = NetworkEnsemble.load();
        var clock = ManagementFactory.getThreadMXBean();
        long began = clock.getCurrentThreadCpuTime();
        var english = EnglishTranscriber.of(AcousticModel.load(), EnglishLexicon.load(), networks);
        System.gc();
        var runtime = Runtime.getRuntime();
        System.out.printf(
                Locale.ROOT,
                "loaded in %.2f s, heap %d MB%n",
                (clock.getCurrentThreadCpuTime() - began) / 1e9,
                runtime.totalMemory() - runtime.freeMemory() >> 20);
        int errors = 0;
        int words = 0;
        int right = 0;
        double seconds = 0;
        double busy = 0;
        int index = 0;
        for (Map.Entry<String, String> text : texts.entrySet()) {
            if (index++ % step != 0) {
                continue;
            }
            Pcm audio = read(Path.of(args[0], text.getKey() + ".raw"));
            long start = clock.getCurrentThreadCpuTime();
            Decoding decoding = unheard(english, networks, text.getKey()).decode(audio);
            busy += (clock.getCurrentThreadCpuTime() - start) / 1e9;
            List<String> heard = decoding.words().stream().map(DecodedWord::spelling).toList();
            seconds += audio.seconds();
            List<String> said = words(text.getValue());
            int wrong = distance(said, heard);
            errors += wrong;
            words += said.size();
            right += wrong == 0 ? 1 : 0;
            System.out.printf(
                    Locale.ROOT,
                    "%d | fit %.2f, surprise %.2f | %s | %s%n",
                    wrong,
                    decoding.fit(),
                    decoding.surprise(),
                    String.join(" ", said),
                    String.join(" ", heard));
        }
        System.out.printf(
                Locale.ROOT,
                "WER %.2f %% (%d of %d), sentences right %d, %.3f of real time on one core%n",
                100.0 * errors / words,
                errors,
                words,
                right,
                busy / seconds);
    }

    /// For a recording of speechocean762 the one whose network was taught without the speaker, by
    /// the number in the name.
    private static EnglishTranscriber unheard(
            EnglishTranscriber english, NetworkEnsemble networks, String utterance) {
        return utterance.matches("\\d{9}")
                ? english.hearingWith(
                        networks.only(Integer.parseInt(utterance.substring(0, 5)) % FOLDS))
                : english;
    }

    private static Pcm read(Path file) throws IOException {
        var shorts =
                ByteBuffer.wrap(Files.readAllBytes(file))
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .asShortBuffer();
        float[] samples = new float[shorts.remaining()];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = shorts.get(i) / 32768f;
        }
        return new Pcm(samples, FrontEnd.SAMPLE_RATE);
    }

    private static List<String> words(String text) {
        String bare =
                text.toLowerCase(Locale.ROOT)
                        .replace('’', '\'')
                        .replaceAll("[^a-z0-9' ]+", " ")
                        .replaceAll("(^|\\s)'|'(\\s|$)", " ")
                        .strip();
        return List.of(bare.split("\\s+")).stream().collect(Collectors.toList());
    }

    private static int distance(List<String> said, List<String> heard) {
        List<Integer> row = new ArrayList<>();
        for (int j = 0; j <= heard.size(); j++) {
            row.add(j);
        }
        for (int i = 1; i <= said.size(); i++) {
            List<Integer> next = new ArrayList<>(List.of(i));
            for (int j = 1; j <= heard.size(); j++) {
                int swap = row.get(j - 1) + (said.get(i - 1).equals(heard.get(j - 1)) ? 0 : 1);
                next.add(Math.min(swap, Math.min(row.get(j), next.get(j - 1)) + 1));
            }
            row = next;
        }
        return row.getLast();
    }
}
