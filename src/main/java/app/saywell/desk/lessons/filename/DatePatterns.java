package app.saywell.desk.lessons.filename;

import java.util.List;
import java.util.regex.Pattern;

/// Dates and times as people, phones and programs write them into names.
final class DatePatterns {
    private static final String YEAR = "(?:19|20)\\d\\d";
    private static final String MONTH = "(?:0?[1-9]|1[0-2])";
    private static final String DAY = "(?:0?[1-9]|[12]\\d|3[01])";
    private static final String MONTH_NAME = "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?"
            + "|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
    private static final String HALF = "(?:a\\.?m\\.?|p\\.?m\\.?|오전|오후)";
    private static final String CLOCK = "(?:\\d{1,2}[-_.:h ]\\d{2}[-_.:m ]\\d{2}s?|\\d{1,2}[:h]\\d{2}|\\d{6}"
            + "|(?:[01]\\d|2[0-3])[0-5]\\d)(?!\\d)";
    private static final String CLOCK_AFTER =
            "(?:[-_.,t ]{1,3}(?:at )?" + HALF + "?[ _]?" + CLOCK + "(?:[ _]?" + HALF + ")?)?";

    /// Certain dates, with the time that follows them.
    static final List<Pattern> DATES = List.of(
            Pattern.compile("(?<!\\d)" + YEAR + "(?:[-_./ ]|\\s?[년年]\\s?)" + MONTH + "(?:[-_./ ]|\\s?[월月]\\s?)" + DAY
                    + "[일日]?(?!\\d)" + CLOCK_AFTER),
            Pattern.compile("(?<!\\d)" + YEAR + "(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?:\\d{4}(?:\\d\\d)?)?(?!\\d)"
                    + CLOCK_AFTER),
            Pattern.compile("(?<!\\d)" + DAY + "[-_./ ]" + DAY + "[-_./ ]" + YEAR + "(?!\\d)" + CLOCK_AFTER),
            Pattern.compile("(?<!\\d)\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?!\\d)" + CLOCK_AFTER),
            Pattern.compile("(?:(?<!\\d)" + DAY + "(?:st|nd|rd|th)?[-_., ]{0,2})?(?<!\\p{L})" + MONTH_NAME
                    + "(?:[-_., ]{0,2}" + DAY + "(?:st|nd|rd|th)?)?[-_., ]{0,2}" + YEAR + "(?!\\d)" + CLOCK_AFTER),
            Pattern.compile(
                    "(?<!\\d)" + YEAR + "[-_., ]{0,2}" + MONTH_NAME + "[-_., ]{0,2}" + DAY + "(?!\\d)" + CLOCK_AFTER),
            Pattern.compile("(?<!\\d)" + MONTH + "\\s?[월月]\\s?(?:" + DAY + "\\s?[일日])?" + CLOCK_AFTER),
            Pattern.compile("(?<!\\d)" + YEAR + "[-_.](?:0[1-9]|1[0-2])(?!\\d)"),
            Pattern.compile("(?<!\\d)" + YEAR + "(?:\\s?[년年])?(?!\\d)"));

    /// Certain times.
    static final List<Pattern> TIMES = List.of(
            Pattern.compile("(?<!\\d)\\d{1,2}:\\d{2}(?::\\d{2})?(?!\\d)"),
            Pattern.compile("(?<!\\d)\\d{1,2}h\\d{2}(?:m\\d{2}s?)?(?!\\d)"),
            Pattern.compile("(?:" + HALF + "\\s?)?(?<!\\d)\\d{1,2}\\s?시(?:\\s?\\d{1,2}\\s?분)?(?:\\s?\\d{1,2}\\s?초)?"),
            Pattern.compile("(?<!\\p{L})" + HALF + "\\s?\\d{1,2}(?:[-.:]\\d{2}){0,2}(?!\\d)"),
            Pattern.compile("(?<!\\d)\\d{1,2}(?:[-.:]\\d{2}){0,2}\\s?" + HALF + "(?!\\p{L})"));

    /// A day and a month by name without a year: the number may be that of a sentence.
    static final Pattern DAY_OF_MONTH = Pattern.compile("(?:(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[-_., ]{0,2})?(?<!\\p{L})"
            + MONTH_NAME + "(?:[-_., ]{0,2}(\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?(?!\\p{L})");

    /// Hours and minutes, where a date stands in the name too.
    static final Pattern HOUR_AND_MINUTE =
            Pattern.compile("(?<!\\d)((?:[01]?\\d|2[0-3]))[-_. ]([0-5]\\d)(?![-_. ]?\\d)(?!\\p{L})");

    private DatePatterns() {}
}
