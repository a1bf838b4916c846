package app.saywell.desk.lessons.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Parses SubRip (`.srt`) and WebVTT (`.vtt`) captions.
///
/// The two formats differ in the decimal separator and in the text around the cues. Only cues are
/// read. Markup in the text (`<i>`, `{\an8}`, `- `) is removed.
final class CaptionParser {
    private static final String TIME = "(?:(\\d{1,3}):)?(\\d{1,2}):(\\d{2})[.,](\\d{1,3})";
    private static final Pattern TIMES = Pattern.compile("^\\s*" + TIME + "\\s*-->\\s*" + TIME + ".*$");
    private static final Pattern MARKS = Pattern.compile("<[^<>]*>|\\{[^{}]*}|^\\s*[-–]\\s+");

    private CaptionParser() {}

    static List<SentenceDraft> parse(String text) {
        List<SentenceDraft> drafts = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            Matcher times = TIMES.matcher(lines.get(i));
            if (times.matches()) {
                StringBuilder captionText = new StringBuilder();
                while (i + 1 < lines.size() && !lines.get(i + 1).isBlank()) {
                    i++;
                    captionText
                            .append(MARKS.matcher(lines.get(i)).replaceAll("").strip())
                            .append(' ');
                }
                addCaption(drafts, captionText.toString().strip(), times);
            }
        }
        return drafts;
    }

    private static void addCaption(List<SentenceDraft> drafts, String captionText, Matcher times) {
        SentenceDraft.CaptionSpan span = new SentenceDraft.CaptionSpan(seconds(times, 1), seconds(times, 5));
        if (!captionText.isEmpty() && span.end() > span.start()) {
            drafts.add(new SentenceDraft(captionText, "", Optional.of(span)));
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
