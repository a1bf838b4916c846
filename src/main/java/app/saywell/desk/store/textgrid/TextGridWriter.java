package app.saywell.desk.store.textgrid;

import app.saywell.desk.store.file.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/// Writes the long text format in UTF-8, which every current version of Praat reads.
public final class TextGridWriter {
    private final StringBuilder text = new StringBuilder();

    private TextGridWriter() {}

    /// Writes a new file or overwrites an existing one.
    public static void write(TextGrid grid, Path file) throws IOException {
        WholeFile.write(file, out -> out.write(text(grid).getBytes(StandardCharsets.UTF_8)));
    }

    /// The text of the file.
    public static String text(TextGrid grid) {
        TextGridWriter writer = new TextGridWriter();
        writer.line(0, "File type = \"ooTextFile\"");
        writer.line(0, "Object class = \"TextGrid\"");
        writer.line(0, "");
        writer.span(0, grid.end());
        writer.line(0, "tiers? <exists> ");
        writer.line(0, "size = " + grid.tiers().size());
        writer.line(0, "item []:");
        for (int i = 0; i < grid.tiers().size(); i++) {
            writer.line(1, "item [" + (i + 1) + "]:");
            writer.tier(grid.tiers().get(i), grid.end());
        }
        return writer.text.toString();
    }

    private void tier(TextGrid.TextGridTier tier, double end) {
        switch (tier) {
            case TextGrid.TextGridTier.IntervalTier intervals -> {
                head("IntervalTier", tier.name(), end, "intervals", intervals.intervals());
                int number = 1;
                for (TextGrid.LabelledInterval interval : intervals.intervals()) {
                    line(2, "intervals [" + number++ + "]:");
                    line(3, "xmin = " + number(interval.start()));
                    line(3, "xmax = " + number(interval.end()));
                    line(3, "text = " + quoted(interval.label()));
                }
            }
            case TextGrid.TextGridTier.PointTier points -> {
                head("TextTier", tier.name(), end, "points", points.points());
                int number = 1;
                for (TextGrid.LabelledPoint point : points.points()) {
                    line(2, "points [" + number++ + "]:");
                    line(3, "number = " + number(point.seconds()));
                    line(3, "mark = " + quoted(point.label()));
                }
            }
        }
    }

    private void head(String kind, String name, double end, String items, List<?> content) {
        line(2, "class = " + quoted(kind));
        line(2, "name = " + quoted(name));
        span(2, end);
        line(2, items + ": size = " + content.size());
    }

    private void span(int depth, double end) {
        line(depth, "xmin = 0");
        line(depth, "xmax = " + number(end));
    }

    private void line(int depth, String content) {
        text.append("    ".repeat(depth)).append(content).append(" \n");
    }

    private static String quoted(String label) {
        return '"' + label.replace("\"", "\"\"") + '"';
    }

    // Praat reads plain decimal numbers, but Java writes small ones with an exponent.
    private static String number(double value) {
        return new java.math.BigDecimal(Double.toString(value))
                .stripTrailingZeros()
                .toPlainString();
    }
}
