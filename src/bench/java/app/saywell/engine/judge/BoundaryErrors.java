package app.saywell.engine.judge;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.acoustic.FrontEnd;
import app.saywell.engine.align.Aligner;
import app.saywell.engine.align.Alignment;
import app.saywell.engine.align.Latitude;
import app.saywell.engine.align.PhoneSegment;
import app.saywell.engine.lexicon.english.EnglishLexicon;
import app.saywell.engine.text.TextReader;
import app.saywell.signal.Pcm;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/// Prints how many boundaries between sounds lie within 20 ms of the truth, for every voice of a
/// folder that `src/bench/python/speak.py` made, clean and under white noise of 10 dB.
///
/// A boundary counts where both sounds beside it are the same in the dictionary and in the voice.
public final class BoundaryErrors {
    private static final double NEAR = 0.020;
    private static final int HEADER = 44;
    private static final Map<String, String> NAMES =
            Map.of("ax", "AH", "axr", "ER", "ix", "IH", "hv", "HH", "el", "L", "en", "N");

    private final AcousticModel model = AcousticModel.load();
    private final Aligner aligner = new Aligner(model);
    private final FrontEnd frontEnd = new FrontEnd();
    private final TextReader reader = new TextReader(EnglishLexicon.load());
    private final Map<String, int[]> counts = new TreeMap<>();

    private final List<String> list = new ArrayList<>();
    private final String listFile;

    private BoundaryErrors(String listFile) {
        this.listFile = listFile;
    }

    private record Sound(String name, double start) {}

    /// Takes the folder, and optionally a file for a line a boundary: name, sounds beside it, true
    /// time, found time, sentence.
    public static void main(String[] arguments) throws IOException {
        var bench = new BoundaryErrors(arguments.length > 1 ? arguments[1] : "");
        try (var files = Files.list(Path.of(arguments[0]))) {
            for (Path wav : files.filter(f -> f.toString().endsWith(".wav")).sorted().toList()) {
                bench.measure(wav);
            }
        }
        bench.counts.forEach(
                (name, count) ->
                        System.out.printf(
                                Locale.ROOT,
                                "%-22s %5d boundaries, %.1f %% within 20 ms%n",
                                name,
                                count[1],
                                100.0 * count[0] / count[1]));
        if (!bench.listFile.isEmpty()) {
            Files.write(Path.of(bench.listFile), bench.list);
        }
    }

    private void measure(Path wav) throws IOException {
        String stem = wav.toString().replaceAll("\\.wav$", "");
        String voice = wav.getFileName().toString().replaceAll("-\\d+\\.wav$", "");
        String text = Files.readString(Path.of(stem + ".txt"));
        List<Sound> truth = truth(Path.of(stem + ".phones"));
        Pcm clean = read(wav);
        String sentence = stem.replaceAll(".*-", "");
        count(voice + " clean", sentence, text, clean, truth);
        count(voice + " 10 dB", sentence, text, noisy(clean), truth);
    }

    /// Both programs write plain WAV files of 16 bits at 16 kHz.
    private static Pcm read(Path wav) throws IOException {
        var shorts =
                ByteBuffer.wrap(Files.readAllBytes(wav))
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .position(HEADER)
                        .slice()
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .asShortBuffer();
        float[] samples = new float[shorts.remaining()];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = shorts.get(i) / 32768f;
        }
        return new Pcm(samples, FrontEnd.SAMPLE_RATE);
    }

    private static List<Sound> truth(Path file) throws IOException {
        List<Sound> sounds = new ArrayList<>();
        double start = 0;
        for (String line : Files.readAllLines(file)) {
            String[] parts = line.split(" ");
            String name = NAMES.getOrDefault(parts[1], parts[1].toUpperCase(Locale.ROOT));
            sounds.add(new Sound(name, start));
            start = Double.parseDouble(parts[0]);
        }
        return sounds;
    }

    private void count(String name, String sentence, String text, Pcm audio, List<Sound> truth) {
        var heard =
                model.observe(frontEnd.quieted(audio).orElseGet(() -> frontEnd.features(audio)));
        Alignment alignment =
                aligner.align(heard, reader.read(text), Latitude.STRICT).orElseThrow();
        Clock clock = Clock.of(heard.frames(), audio.seconds(), alignment.phones());
        List<Sound> found = new ArrayList<>();
        for (PhoneSegment segment : alignment.phones()) {
            found.add(new Sound(segment.sound().phone().name(), clock.at(segment.start())));
        }
        List<Sound> spoken = truth.stream().filter(s -> !s.name.equals("PAU")).toList();
        int[] match = matches(found, spoken);
        int[] sum = counts.computeIfAbsent(name, n -> new int[2]);
        for (int i = 1; i < match.length; i++) {
            if (match[i] > 0 && match[i - 1] == match[i] - 1) {
                double there = spoken.get(match[i]).start;
                double here = found.get(i).start;
                sum[0] += Math.abs(here - there) <= NEAR ? 1 : 0;
                sum[1]++;
                list.add(
                        String.join(
                                "\t",
                                name,
                                found.get(i - 1).name,
                                found.get(i).name,
                                "" + there,
                                "" + here,
                                sentence));
            }
        }
    }

    /// For each sound the index of the equal one along the longest common subsequence, or -1.
    private static int[] matches(List<Sound> found, List<Sound> spoken) {
        int[][] common = new int[found.size() + 1][spoken.size() + 1];
        for (int i = found.size() - 1; i >= 0; i--) {
            for (int j = spoken.size() - 1; j >= 0; j--) {
                common[i][j] =
                        found.get(i).name.equals(spoken.get(j).name)
                                ? common[i + 1][j + 1] + 1
                                : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        int[] match = new int[found.size()];
        int j = 0;
        for (int i = 0; i < match.length; i++) {
            while (j < spoken.size() && common[i][j] == common[i][j + 1]) {
                j++;
            }
            boolean same = j < spoken.size() && found.get(i).name.equals(spoken.get(j).name);
            match[i] = same ? j++ : -1;
        }
        return match;
    }

    private static Pcm noisy(Pcm audio) {
        Random random = new Random(1);
        double power = 0;
        for (float sample : audio.samples()) {
            power += sample * sample;
        }
        double scale = Math.sqrt(power / audio.samples().length / 10);
        float[] samples = audio.samples().clone();
        for (int i = 0; i < samples.length; i++) {
            samples[i] += (float) (scale * random.nextGaussian());
        }
        return new Pcm(samples, audio.sampleRate());
    }
}
