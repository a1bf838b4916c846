package app.saywell.practice.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads SubRip (`.srt`) and WebVTT (`.vtt`).
///
/// They differ in the comma or point before the milliseconds and in what stands around the cues;
/// only cues count here. Marks within the text (`<i>`, `{\an8}`, `- `) are left out.
final class Captions {
    private static final String TIME = "(?:(\\d{1,3}):)?(\\d{1,2}):(\\d{2})[.,](\\d{1,3})";
    private static final Pattern TIMES =
            Pattern.compile("^\\s*" + TIME + "\\s*-->\\s*" + TIME + ".*$");
    private static final Pattern MARKS = Pattern.compile("<[^>]*>|\\{[^}]*}|^\\s*[-–]\\s+");

    private Captions() {}

    static List<Draft> read(String text) {
        List<Draft> drafts = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            Matcher times = TIMES.matcher(lines.get(i));
            if (times.matches()) {
                StringBuilder said = new StringBuilder();
                while (i + 1 < lines.size() && !lines.get(i + 1).isBlank()) {
                    i++;
                    said.append(MARKS.matcher(lines.get(i)).replaceAll("").strip()).append(' ');
                }
                add(drafts, said.toString().strip(), times);
            }
        }
        return drafts;
    }

    private static void add(List<Draft> drafts, String said, Matcher times) {
        Draft.Span span = new Draft.Span(seconds(times, 1), seconds(times, 5));
        if (!said.isEmpty() && span.end() > span.start()) {
            drafts.add(new Draft(said, "", Optional.of(span)));
        }
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
