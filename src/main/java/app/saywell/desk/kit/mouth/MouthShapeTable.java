package app.saywell.desk.kit.mouth;

import app.saywell.desk.kit.articulation.EnglishSound;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.geometry.Point2D;

/// The shapes of all English sounds, read from `mouth-shapes.tsv` when first needed.
final class MouthShapeTable {
    private static final String RESOURCE = "mouth-shapes.tsv";
    private static final String REST = "REST";

    private final Map<String, List<MouthShape>> shapes = new HashMap<>();

    private MouthShapeTable() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(MouthShapeTable.class.getResourceAsStream(RESOURCE), RESOURCE),
                StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(this::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The shapes that a sound passes through: one, or two for a diphthong or an affricate.
    static List<MouthShape> of(EnglishSound sound) {
        return Holder.TABLE.get(sound.name());
    }

    /// The mouth of someone who is silent and breathes through the nose.
    static MouthShape rest() {
        return Holder.TABLE.get(REST).getFirst();
    }

    private List<MouthShape> get(String key) {
        return Objects.requireNonNull(shapes.get(key), key);
    }

    private void add(String line) {
        String[] cells = line.split("\t", -1);
        double[] numbers =
                Arrays.stream(cells, 1, 8).mapToDouble(Double::parseDouble).toArray();
        List<Point2D> tongue =
                Arrays.stream(cells[8].split(" ")).map(MouthShapeTable::point).toList();
        MouthShape shape = new MouthShape(
                numbers[0],
                numbers[1],
                numbers[2],
                numbers[3],
                numbers[4],
                numbers[5],
                numbers[6],
                tongue,
                Airflow.valueOf(cells[9]));
        for (String sound : cells[0].split(",")) {
            shapes.computeIfAbsent(sound, any -> new ArrayList<>()).add(shape);
        }
    }

    private static Point2D point(String cell) {
        String[] both = cell.split(",");
        return new Point2D(Double.parseDouble(both[0]), Double.parseDouble(both[1]));
    }

    private static final class Holder {
        static final MouthShapeTable TABLE = new MouthShapeTable();
    }
}
