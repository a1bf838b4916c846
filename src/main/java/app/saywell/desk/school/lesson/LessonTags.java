package app.saywell.desk.school.lesson;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The tags of a lesson: single words by which a teacher finds it, such as `grade-3` or `past`. Each stands once.
public final class LessonTags {
    private static final int MAX_TAGS = 12;
    private static final int MAX_LENGTH = 30;

    private LessonTags() {}

    /// Tags as they were typed, with commas or spaces between them, with or without `#`. At most twelve, of at most 30
    /// characters.
    public static List<String> parse(String typed) {
        return Stream.of(typed.split("[\\s,#]+"))
                .filter(tag -> !tag.isEmpty())
                .map(tag -> tag.substring(
                        0, tag.offsetByCodePoints(0, Math.min(MAX_LENGTH, tag.codePointCount(0, tag.length())))))
                .distinct()
                .limit(MAX_TAGS)
                .toList();
    }

    /// As they are typed and shown.
    public static String format(List<String> tags) {
        return String.join(", ", tags);
    }

    /// Whether the title, the description or a tag contains what is searched for; upper and lower case alike.
    public static boolean found(Lesson lesson, String part) {
        String wanted = lower(part.startsWith("#") ? part.substring(1) : part);
        return Stream.concat(Stream.of(lesson.title(), lesson.description()), lesson.tags().stream())
                .anyMatch(text -> lower(text).contains(wanted));
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
