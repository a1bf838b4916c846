package app.saywell.desk.lessons.draft;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// The lines of a text without what stands in front of all of them in lists, transcripts and tables that were typed:
/// numbers without a dot, times, bars, letters of speakers, and the sounds of words.
final class TypedLines {
    private static final Pattern NUMBERED = Pattern.compile("^\\s*+(\\d{1,3})\\s++(?=\\p{L}|[\"“'‘])");
    private static final Pattern TIMED =
            Pattern.compile("^\\s*+[\\[(]?\\d{1,2}:\\d{2}(?::\\d{2})?(?:[.,]\\d{1,3})?[\\])]?\\s++(?=\\p{L}|[\"“'‘])");
    private static final Pattern SPEAKING = Pattern.compile("^\\s*+([A-D])(?:\\s{2,}|\\t)(?=\\p{Lu})");
    private static final Pattern NAMED = Pattern.compile("^\\s*+(\\p{Lu}\\p{L}{0,15}+) ?\\| ?(?=[\\p{Lu}\"“])");
    private static final Pattern OUTER_BARS = Pattern.compile("^\\s*+\\|\\s*+(.*\\|.*?)\\s*\\|\\s*$");
    private static final Pattern RULE = Pattern.compile("\\s*+\\|?(?:\\s*+:?-{2,}+:?\\s*+\\|?)++");
    private static final Pattern SOUNDS =
            Pattern.compile("(?<=\\p{IsLatin})\\s*+\\[[^\\[\\]]{1,40}]\\s*+(?=(?:[a-z]{1,4}\\.\\s*+)?\\p{IsHangul})");

    /// A translation in brackets before the end of its sentence.
    private static final Pattern BEFORE_END =
            Pattern.compile("\\s*+\\(([^()\\p{IsLatin}]*+)(?<=\\p{IsHangul})\\)([.?!])\\s*+$");

    private static final Pattern WORD_CLASS =
            Pattern.compile("(?<=\\p{IsLatin}) (?:n|v|a|adj|ad|adv|prep|conj|pron|int|vt|vi)\\.\\s*+(?=\\p{IsHangul})");

    private TypedLines() {}

    static List<String> of(String text) {
        List<String> lines = text.replace('¶', '\n')
                .replace('（', '(')
                .replace('）', ')')
                .lines()
                .map(line -> BEFORE_END.matcher(line).replaceFirst("$2 ($1)"))
                .map(line ->
                        WORD_CLASS.matcher(SOUNDS.matcher(line).replaceAll(" ")).replaceAll(" "))
                .toList();
        lines = areCounted(lines) ? each(lines, line -> NUMBERED.matcher(line).replaceFirst("")) : lines;
        lines = many(lines, TIMED) ? each(lines, line -> TIMED.matcher(line).replaceFirst("")) : lines;
        lines = many(lines, SPEAKING)
                ? each(lines, line -> SPEAKING.matcher(line).replaceFirst("$1: "))
                : lines;
        lines = withoutHeadings(lines);
        lines = each(lines, line -> OUTER_BARS.matcher(line).replaceFirst("$1"));
        return many(lines, NAMED) ? each(lines, line -> NAMED.matcher(line).replaceFirst("$1: ")) : lines;
    }

    /// The headings of a table in Markdown and the line below them say nothing.
    private static List<String> withoutHeadings(List<String> lines) {
        return IntStream.range(0, lines.size())
                .filter(i -> !isRule(lines.get(i))
                        && !(i + 1 < lines.size() && lines.get(i).indexOf('|') >= 0 && isRule(lines.get(i + 1))))
                .mapToObj(lines::get)
                .toList();
    }

    private static boolean isRule(String line) {
        return line.indexOf('|') >= 0 && RULE.matcher(line).matches();
    }

    private static List<String> each(List<String> lines, UnaryOperator<String> change) {
        return lines.stream().map(change).toList();
    }

    private static boolean many(List<String> lines, Pattern start) {
        long found = lines.stream().filter(line -> start.matcher(line).find()).count();
        long filled = lines.stream().filter(line -> !line.isBlank()).count();
        return found > 1 && found * 2 > filled;
    }

    /// Whether the lines are numbered 1, 2, 3 without any sign behind the numbers.
    private static boolean areCounted(List<String> lines) {
        int next = 1;
        for (String line : lines) {
            Matcher number = NUMBERED.matcher(line);
            if (number.find()) {
                if (Integer.parseInt(number.group(1)) != next) {
                    return false;
                }
                next++;
            }
        }
        return next > 2 && many(lines, NUMBERED);
    }
}
