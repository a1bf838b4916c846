package app.saywell.desk.lessons.draft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads texts with a time in each line: LRC, labels of Audacity, tab-delimited text of ELAN,
/// SubStation Alpha; and SubViewer, which has the time in a line of its own.
final class TimedRows {
    private static final Pattern LYRIC = Pattern.compile("((?:\\[\\d{1,3}:\\d{2}(?:[.:]\\d{1,3})?]\\s*)+)(.*)");
    private static final Pattern LYRIC_TIME = Pattern.compile("\\[(\\d{1,3}):(\\d{2}(?:[.:]\\d{1,3})?)]");
    private static final Pattern LYRIC_WORD = Pattern.compile("<\\d{1,3}:\\d{2}(?:[.:]\\d{1,3})?>");
    private static final Pattern LYRIC_NOTE = Pattern.compile("\\[[a-zA-Z#]+:.*]");
    private static final Pattern SUBVIEWER =
            Pattern.compile("(\\d{1,2}:\\d{2}:\\d{2}[.,]\\d{1,3})\\s*,\\s*(\\d{1,2}:\\d{2}:\\d{2}[.,]\\d{1,3})");
    private static final Pattern CLOCK = Pattern.compile("(?:(\\d{1,3}):)?(\\d{1,2}):(\\d{2}(?:[.,]\\d{1,6})?)");
    private static final Pattern SECONDS = Pattern.compile("\\d{1,6}[.,]\\d{1,9}");
    private static final Pattern DIALOGUE = Pattern.compile("Dialogue:(.*)");
    private static final int DIALOGUE_FIELDS = 10;
    private static final Pattern ALPHA_MARKS = Pattern.compile("\\{[^{}]*}");

    private TimedRows() {}

    /// The sentences of a text of such a kind; empty if it is none.
    static Optional<List<DraftPart>> read(String text) {
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        List<TimedText> texts =
                lines.stream().anyMatch(line -> DIALOGUE.matcher(line).matches())
                        ? alpha(lines)
                        : most(lines, SUBVIEWER)
                                ? subviewer(text.lines().toList())
                                : most(lines, LYRIC) ? lyrics(lines) : table(lines);
        return texts.isEmpty() ? Optional.empty() : Optional.of(TimedText.sentences(texts));
    }

    private static boolean most(List<String> lines, Pattern pattern) {
        long matching = lines.stream()
                .filter(line -> pattern.matcher(line.strip()).matches())
                .count();
        return matching > 0 && matching * 3 >= lines.size();
    }

    private static List<TimedText> lyrics(List<String> lines) {
        List<TimedText> begun = new ArrayList<>();
        for (String line : lines) {
            Matcher lyric = LYRIC.matcher(line.strip());
            if (lyric.matches()) {
                String text = LYRIC_WORD.matcher(lyric.group(2)).replaceAll("").strip();
                LYRIC_TIME.matcher(lyric.group(1)).results().forEach(time -> {
                    double start = Integer.parseInt(time.group(1)) * 60
                            + Double.parseDouble(time.group(2).replace(':', '.'));
                    begun.add(new TimedText(text, start, start));
                });
            } else if (!LYRIC_NOTE.matcher(line.strip()).matches()) {
                begun.add(new TimedText(line.strip(), 0, 0));
            }
        }
        begun.sort(Comparator.comparingDouble(TimedText::start));
        List<TimedText> texts = new ArrayList<>();
        for (int i = 0; i < begun.size(); i++) {
            TimedText text = begun.get(i);
            // The last line has no end; nobody sings a line for longer.
            double end = i + 1 < begun.size() ? begun.get(i + 1).start() : text.start() + 10;
            texts.add(text.until(end));
        }
        return texts;
    }

    private static List<TimedText> subviewer(List<String> lines) {
        List<TimedText> texts = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher times = SUBVIEWER.matcher(lines.get(i).strip());
            if (times.matches()) {
                List<String> said = lines.subList(i + 1, lines.size()).stream()
                        .takeWhile(line -> !line.isBlank()
                                && !SUBVIEWER.matcher(line.strip()).matches())
                        .map(line -> line.replace("[br]", "\n"))
                        .toList();
                texts.add(new TimedText(String.join("\n", said), seconds(times.group(1)), seconds(times.group(2))));
            }
        }
        return texts;
    }

    private static List<TimedText> alpha(List<String> lines) {
        List<TimedText> texts = new ArrayList<>();
        for (String line : lines) {
            Matcher dialogue = DIALOGUE.matcher(line);
            List<String> fields =
                    dialogue.matches() ? List.of(dialogue.group(1).split(",", DIALOGUE_FIELDS)) : List.of();
            if (fields.size() == DIALOGUE_FIELDS && isTime(fields.get(1)) && isTime(fields.get(2))) {
                String said = ALPHA_MARKS
                        .matcher(fields.getLast())
                        .replaceAll("")
                        .replace("\\N", "\n")
                        .replace("\\n", "\n");
                texts.add(new TimedText(
                        said.replace("\\h", " ").strip(), seconds(fields.get(1)), seconds(fields.get(2))));
            }
        }
        return texts;
    }

    /// Rows with tabs of which two cells or more are times, and the last is the text.
    private static List<TimedText> table(List<String> lines) {
        List<TimedText> texts = new ArrayList<>();
        long others = 0;
        for (String line : lines) {
            List<String> cells =
                    Arrays.stream(line.split("\t", -1)).map(String::strip).toList();
            List<String> clocks =
                    cells.stream().filter(cell -> CLOCK.matcher(cell).matches()).toList();
            List<String> times = clocks.size() > 1
                    ? clocks
                    : cells.stream().filter(TimedRows::isTime).toList();
            String text = cells.getLast();
            boolean timed = times.size() > 1 && !isTime(text) && !text.isEmpty();
            if (timed) {
                texts.add(new TimedText(text, seconds(times.get(0)), seconds(times.get(1))));
            } else if (!line.startsWith("\\")) {
                others++;
            }
        }
        return texts.size() > others ? texts : List.of();
    }

    private static boolean isTime(String cell) {
        String plain = cell.strip();
        return CLOCK.matcher(plain).matches() || SECONDS.matcher(plain).matches();
    }

    private static double seconds(String time) {
        String plain = time.strip().replace(',', '.');
        Matcher clock = CLOCK.matcher(plain);
        if (!clock.matches()) {
            return Double.parseDouble(plain);
        }
        String hours = clock.group(1);
        return (hours == null ? 0 : Integer.parseInt(hours) * 3600)
                + Integer.parseInt(clock.group(2)) * 60
                + Double.parseDouble(clock.group(3));
    }
}
