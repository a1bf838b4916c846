package app.saywell.report.textgrid;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Reads the long and the short text form, in UTF-8 or UTF-16.
///
/// To Praat only free-standing numbers, quoted strings and flags in angle brackets are data; all
/// else, such as `xmin =`, is comment. So both forms are the same sequence of tokens.
public final class TextGridReader {
    private final TextGridTokens tokens;

    private TextGridReader(String text) {
        tokens = new TextGridTokens(text);
    }

    /// Reads the bytes of a file.
    ///
    /// @throws TextGridException if they are no TextGrid, or one whose intervals go backwards
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
        String type = tokens.string();
        String content = tokens.string();
        if (!type.equals("ooTextFile") || !content.equals("TextGrid")) {
            throw new TextGridException("This is not a TextGrid in text form.");
        }
        tokens.number();
        double end = tokens.number();
        List<TextGrid.Tier> tiers = new ArrayList<>();
        if (tokens.flag()) {
            int count = tokens.count();
            for (int i = 0; i < count; i++) {
                tiers.add(tier());
            }
        }
        return new TextGrid(end, List.copyOf(tiers));
    }

    private TextGrid.Tier tier() {
        String kind = tokens.string();
        String name = tokens.string();
        tokens.number();
        tokens.number();
        int count = tokens.count();
        return switch (kind) {
            case "IntervalTier" -> new TextGrid.Tier.Intervals(name, intervals(count));
            case "TextTier" -> new TextGrid.Tier.Points(name, points(count));
            default -> throw new TextGridException("A tier of the unknown kind " + kind + ".");
        };
    }

    private List<TextGrid.Interval> intervals(int count) {
        List<TextGrid.Interval> intervals = new ArrayList<>();
        double last = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double start = tokens.number();
            double end = tokens.number();
            if (start > end || start < last - 1e-6) {
                throw new TextGridException("Interval " + (i + 1) + " goes backwards.");
            }
            intervals.add(new TextGrid.Interval(start, end, tokens.string()));
            last = end;
        }
        return List.copyOf(intervals);
    }

    private List<TextGrid.Point> points(int count) {
        List<TextGrid.Point> points = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            points.add(new TextGrid.Point(tokens.number(), tokens.string()));
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
