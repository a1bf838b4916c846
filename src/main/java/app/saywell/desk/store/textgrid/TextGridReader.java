package app.saywell.desk.store.textgrid;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Reads the long and the short text format, in UTF-8 or UTF-16.
///
/// Praat reads only free-standing numbers, quoted strings and flags in angle brackets as data.
/// Everything else, such as `xmin =`, is a comment. So both formats are the same sequence of
/// tokens.
public final class TextGridReader {
    private final TextGridTokenizer tokens;

    private TextGridReader(String text) {
        tokens = new TextGridTokenizer(text);
    }

    /// Reads the bytes of a file.
    ///
    /// @throws TextGridException if they are not a TextGrid, or if intervals go backwards
    public static TextGrid read(byte[] bytes) {
        return read(decode(bytes));
    }

    /// Reads the text of a file.
    ///
    /// @throws TextGridException as above
    public static TextGrid read(String text) {
        return new TextGridReader(text).grid();
    }

    private TextGrid grid() {
        String type = tokens.nextString();
        String content = tokens.nextString();
        if (!type.equals("ooTextFile") || !content.equals("TextGrid")) {
            throw new TextGridException("This is not a TextGrid in text form.");
        }
        tokens.nextNumber();
        double end = tokens.nextNumber();
        List<TextGrid.TextGridTier> tiers = new ArrayList<>();
        if (tokens.nextFlag()) {
            int count = tokens.nextCount();
            for (int i = 0; i < count; i++) {
                tiers.add(tier());
            }
        }
        return new TextGrid(end, List.copyOf(tiers));
    }

    private TextGrid.TextGridTier tier() {
        String kind = tokens.nextString();
        String name = tokens.nextString();
        tokens.nextNumber();
        tokens.nextNumber();
        int count = tokens.nextCount();
        return switch (kind) {
            case "IntervalTier" -> new TextGrid.TextGridTier.IntervalTier(name, intervals(count));
            case "TextTier" -> new TextGrid.TextGridTier.PointTier(name, points(count));
            default -> throw new TextGridException("The tier class " + kind + " is unknown.");
        };
    }

    private List<TextGrid.LabelledInterval> intervals(int count) {
        List<TextGrid.LabelledInterval> intervals = new ArrayList<>();
        double last = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double start = tokens.nextNumber();
            double end = tokens.nextNumber();
            if (start > end || start < last - 1e-6) {
                throw new TextGridException("Interval " + (i + 1) + " goes backwards.");
            }
            intervals.add(new TextGrid.LabelledInterval(start, end, tokens.nextString()));
            last = end;
        }
        return List.copyOf(intervals);
    }

    private List<TextGrid.LabelledPoint> points(int count) {
        List<TextGrid.LabelledPoint> points = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            points.add(new TextGrid.LabelledPoint(tokens.nextNumber(), tokens.nextString()));
        }
        return List.copyOf(points);
    }

    private static String decode(byte[] bytes) {
        if (bytes.length >= 2 && (bytes[0] & 0xff) == 0xfe && (bytes[1] & 0xff) == 0xff) {
            return new String(bytes, 2, bytes.length - 2, StandardCharsets.UTF_16BE);
        }
        if (bytes.length >= 2 && (bytes[0] & 0xff) == 0xff && (bytes[1] & 0xff) == 0xfe) {
            return new String(bytes, 2, bytes.length - 2, StandardCharsets.UTF_16LE);
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text.startsWith("\ufeff") ? text.substring(1) : text;
    }
}
