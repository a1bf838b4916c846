package app.saywell.judge.engine.recognition;

import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.signal.Pcm;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Measures how much of what was said is written down wrongly, in words or in Korean characters,
/// and how long that takes on one processor.
///
/// Arguments: a folder of raw 16 kHz mono 16-bit files, a table of `UTT<tab>TEXT` lines, `words` or
/// `signs`, and optionally every how manieth recording to take. Times are those of the processor,
/// all threads together, after five recordings to warm up.
public final class TranscriptionErrors {
    private static final int RATE = 16_000;
    private static final int WARM_UP = 5;
    private static final double NANOS = 1e9;

    private int wrong;
    private int said;
    private int sentencesRight;
    private int sentences;
    private double seconds;
    private double busy;

    private TranscriptionErrors() {}

    public static void main(String[] args) throws IOException {
        int step = args.length > 3 ? Integer.parseInt(args[3]) : 1;
        boolean signs = args[2].equals("signs");
        TranscriptionErrors errors = new TranscriptionErrors();
        try (ModelRuntime runtime = ModelRuntime.ofApplication()) {
            Transcriber transcriber = new Transcriber(runtime);
            List<String> lines = Files.readAllLines(Path.of(args[1]));
            for (int i = 0; i < lines.size(); i += step) {
                String[] parts = lines.get(i).split("\t");
                Pcm audio = read(Path.of(args[0], parts[0] + ".raw"));
                errors.add(transcriber, audio, parts[1], signs);
            }
        }
        System.out.println(errors);
    }

    private void add(Transcriber transcriber, Pcm audio, String text, boolean signs) {
        double began = cpuSeconds();
        String heard = transcriber.transcribe(audio, false).text();
        double spent = cpuSeconds() - began;
        List<String> should = parts(text, signs);
        int errors = distance(should, parts(heard, signs));
        wrong += errors;
        said += should.size();
        sentencesRight += errors == 0 ? 1 : 0;
        sentences++;
        if (sentences > WARM_UP) {
            busy += spent;
            seconds += audio.seconds();
        }
        System.out.printf(Locale.ROOT, "%d | %.2f s | %s | %s%n", errors, spent, text, heard);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%.2f %% wrong (%d of %d), %d of %d recordings right, %.3f of real time on one" + " processor",
                100.0 * wrong / said,
                wrong,
                said,
                sentencesRight,
                sentences,
                busy / seconds);
    }

    private static double cpuSeconds() {
        var system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        return system.getProcessCpuTime() / NANOS;
    }

    private static Pcm read(Path file) throws IOException {
        ShortBuffer shorts = ByteBuffer.wrap(Files.readAllBytes(file))
                .order(ByteOrder.LITTLE_ENDIAN)
                .asShortBuffer();
        float[] samples = new float[shorts.remaining()];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = shorts.get(i) / 32768f;
        }
        return new Pcm(samples, RATE);
    }

    private static List<String> parts(String text, boolean signs) {
        String bare = text.toLowerCase(Locale.ROOT)
                .replace('’', '\'')
                .replaceAll("[^\\p{L}\\p{N}' ]+", " ")
                .replaceAll("(^|\\s)'|'(\\s|$)", " ")
                .strip();
        return signs
                ? bare.replace(" ", "").chars().mapToObj(Character::toString).toList()
                : List.of(bare.split("\\s+")).stream().collect(Collectors.toList());
    }

    private static int distance(List<String> said, List<String> heard) {
        int[] row = new int[heard.size() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= said.size(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int swap = diagonal + (said.get(i - 1).equals(heard.get(j - 1)) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(swap, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[heard.size()];
    }
}
