package app.saywell.desk.lessons.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.parser.Parser;

/// Reads SubRip (`.srt`) and WebVTT (`.vtt`) captions.
///
/// The two differ in the decimal separator and in the text around the cues. Only cues are read,
/// without markup, settings and entities. A cue may have blank lines in it. In rolling captions each
/// cue repeats the lines of the one before; every line is read once.
final class CaptionReader {
    private static final String TIME = "(?:(\\d{1,3}):)?(\\d{1,2}):(\\d{2})[.,](\\d{1,3})";
    private static final Pattern TIMES = Pattern.compile("^\\s*" + TIME + "\\s*-->\\s*" + TIME + ".*$");
    private static final Pattern MARKS = Pattern.compile("<[^<>]*>|\\{\\\\[^{}]*}|^\\s*>>+\\s*");
    private static final int FEWEST_ROLLING = 6;
    private static final Pattern WORD_TIME = Pattern.compile("<\\d{2}:\\d{2}:\\d{2}\\.\\d{3}>");
    private static final Pattern COUNTER = Pattern.compile("\\s*\\d+\\s*");
    private static final Pattern BLOCK = Pattern.compile("(?:NOTE|STYLE|REGION)\\b.*");

    private CaptionReader() {}

    /// Whether a text has a cue.
    static boolean isCaptions(String text) {
        return text.lines().anyMatch(line -> TIMES.matcher(line).matches());
    }

    static List<DraftPart> read(String text) {
        List<TimedText> cues = cues(text.lines().toList());
        return TimedText.sentences(isRolling(text, cues) ? withoutRepeats(cues) : cues);
    }

    private static List<TimedText> cues(List<String> lines) {
        List<TimedText> cues = new ArrayList<>();
        int i = 0;
        while (i < lines.size()) {
            Matcher times = TIMES.matcher(lines.get(i));
            i++;
            if (times.matches()) {
                int end = i;
                while (end < lines.size() && !TIMES.matcher(lines.get(end)).matches()) {
                    end++;
                }
                cues.add(new TimedText(
                        cueText(lines.subList(i, end), end < lines.size()), seconds(times, 1), seconds(times, 5)));
                i = end;
            }
        }
        return cues;
    }

    /// The text of a cue, up to the name or number of the next.
    private static String cueText(List<String> lines, boolean isFollowed) {
        int end = lines.size();
        if (isFollowed && end > 0 && isName(lines, end - 1)) {
            end--;
        }
        List<String> text = new ArrayList<>();
        boolean skipping = false;
        for (int i = 0; i < end; i++) {
            String line = lines.get(i);
            boolean begins = i > 0 && lines.get(i - 1).isBlank();
            skipping = !line.isBlank()
                    && (skipping || (begins && BLOCK.matcher(line).matches()));
            String plain = Parser.unescapeEntities(MARKS.matcher(line).replaceAll(""), false)
                    .replace('\u00a0', ' ')
                    .strip();
            if (!skipping && !plain.isEmpty()) {
                text.add(plain);
            }
        }
        return String.join("\n", text);
    }

    private static boolean isName(List<String> lines, int last) {
        boolean alone = last > 0 && lines.get(last - 1).isBlank();
        return !lines.get(last).isBlank()
                && (alone || COUNTER.matcher(lines.get(last)).matches());
    }

    /// Whether cues repeat the one before, as captions do that are made by a program.
    private static boolean isRolling(String text, List<TimedText> cues) {
        if (WORD_TIME.matcher(text).find()) {
            return true;
        }
        long repeats = 0;
        for (int i = 1; i < cues.size(); i++) {
            List<String> before = cues.get(i - 1).text().lines().toList();
            List<String> lines = cues.get(i).text().lines().toList();
            repeats += longestRepeat(before, lines) > 0 ? 1 : 0;
        }
        return cues.size() >= FEWEST_ROLLING && repeats * 5 >= cues.size() * 2L;
    }

    private static List<TimedText> withoutRepeats(List<TimedText> cues) {
        List<TimedText> once = new ArrayList<>();
        List<String> before = List.of();
        double end = -1;
        for (TimedText cue : cues) {
            List<String> lines = cue.text().lines().toList();
            List<String> shown = cue.start() - end < 0.1 ? before : List.of();
            int repeated = longestRepeat(shown, lines);
            String rest = String.join("\n", lines.subList(repeated, lines.size()));
            if (!rest.isEmpty()) {
                once.add(new TimedText(rest, cue.start(), cue.end()));
            } else if (!once.isEmpty() && repeated > 0) {
                once.set(once.size() - 1, once.getLast().until(cue.end()));
            }
            before = lines.isEmpty() ? before : lines;
            end = cue.end();
        }
        return once;
    }

    /// How many lines at the beginning are the last lines of what was shown.
    private static int longestRepeat(List<String> shown, List<String> lines) {
        for (int count = Math.min(shown.size(), lines.size()); count > 0; count--) {
            if (endsWith(shown, lines.subList(0, count))) {
                return count;
            }
        }
        return 0;
    }

    private static boolean endsWith(List<String> lines, List<String> last) {
        return lines.size() >= last.size()
                && lines.subList(lines.size() - last.size(), lines.size()).equals(last);
    }

    private static double seconds(Matcher times, int group) {
        String hours = times.group(group);
        double fraction = Double.parseDouble("0." + times.group(group + 3));
        return (hours == null ? 0 : Integer.parseInt(hours) * 3600)
                + Integer.parseInt(times.group(group + 1)) * 60
                + Integer.parseInt(times.group(group + 2))
                + fraction;
    }
}
