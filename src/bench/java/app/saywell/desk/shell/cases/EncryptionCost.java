package app.saywell.desk.shell.cases;

import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.speech.audio.WavWriter;
import app.saywell.speech.audio.overview.OverviewFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Measures what the encryption of a library costs: takes of five seconds are recorded block by
/// block, forced to disk each second, kept, opened for drawing, decoded and judged, in turn in a
/// plain and an encrypted library. The judge answers at once, so what is measured is the library
/// alone; a real judgement comes on top of both.
///
/// Arguments: an empty folder, the number of pairs. Prints milliseconds a take, and the ratio.
public final class EncryptionCost {
    private static final int RATE = 48_000;
    private static final int SECONDS = 5;

    private EncryptionCost() {}

    public static void main(String[] args) throws IOException {
        Path folder = Files.createDirectories(Path.of(args[0]));
        int pairs = Integer.parseInt(args[1]);
        List<Double> plainMillis = new ArrayList<>();
        List<Double> sealedMillis = new ArrayList<>();
        try (PracticeFixture plain =
                        new PracticeFixture(folder.resolve("plain"), Library.open(folder.resolve("plain")));
                PracticeFixture sealed = new PracticeFixture(
                        folder.resolve("sealed"), PracticeFixture.openEncrypted(folder.resolve("sealed")))) {
            Sentence plainSentence = plain.sentence("We went to the park in the morning");
            Sentence sealedSentence = sealed.sentence("We went to the park in the morning");
            for (int i = 0; i < pairs + 5; i++) {
                double first = millis(plain, plainSentence, i);
                double second = millis(sealed, sealedSentence, i);
                if (i >= 5) { // the first ones warm up
                    plainMillis.add(first);
                    sealedMillis.add(second);
                }
            }
        }
        System.out.printf(
                "plain %.1f ms, encrypted %.1f ms a take (median of %d pairs; mean %.1f and" + " %.1f)%n",
                median(plainMillis), median(sealedMillis), pairs, mean(plainMillis), mean(sealedMillis));
        double judging = 0.066 * SECONDS * 1000; // docs/performance.md
        System.out.printf(
                "with a judgement of %.0f ms: %.1f %% more%n",
                judging, 100 * ((median(sealedMillis) + judging) / (median(plainMillis) + judging) - 1));
    }

    private static double millis(PracticeFixture fixture, Sentence sentence, int number) throws IOException {
        long start = System.nanoTime();
        Take.TakeOwner owner = new Take.TakeOwner(
                sentence.id(), fixture.useCases.learners().current().id());
        Path file = fixture.useCases.recovery().newRecordingFile(owner);
        short[] block = new short[RATE / 10];
        try (WavWriter writer = WavWriter.create(file, RATE)) {
            for (int tenth = 0; tenth < SECONDS * 10; tenth++) {
                for (int i = 0; i < block.length; i++) {
                    block[i] = (short) (8000 * Math.sin((tenth * block.length + i) * (0.02 + number * 1e-4)));
                }
                writer.write(block, block.length);
                if (tenth % 10 == 9) {
                    writer.fsync();
                }
            }
            writer.finish();
        }
        Take take = fixture.useCases
                .takes()
                .keepNow(
                        owner,
                        file,
                        new Take.RecordingInfo(PracticeFixture.NOW, "microphone", Take.TakeSource.RECORDED));
        Path sound = fixture.useCases.takes().file(take.audio());
        Path cache = Files.createDirectories(fixture.library.folder().cacheFolder());
        OverviewFile.open(sound, cache.resolve(take.audio().hash() + ".peaks")).close();
        fixture.score(take);
        return (System.nanoTime() - start) / 1e6;
    }

    private static double median(List<Double> values) {
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }
}
