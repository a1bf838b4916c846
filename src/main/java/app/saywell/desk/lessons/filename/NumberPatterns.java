package app.saywell.desk.lessons.filename;

import java.util.List;
import java.util.regex.Pattern;

/// Words beside a number that say what it counts. The number is in the first group that matched.
final class NumberPatterns {
    private static final String JOINT = "[-_. #]{0,3}";

    /// The number of a sentence.
    static final List<Pattern> SENTENCES = List.of(
            Pattern.compile("(?<!\\p{L})(?:sentence|sent|item|line|question|문장|문항|문제)" + JOINT + "(\\d{1,4})(?!\\d)"),
            Pattern.compile("(?<!\\d)(\\d{1,4})(?:st|nd|rd|th)[-_. ]?(?:sentence|item|line|question)"),
            Pattern.compile("(?<!\\d)(\\d{1,4})\\s?(?:번째|번)?\\s?(?:문장|문항|문제)"),
            Pattern.compile("(?<!\\p{L})s(\\d{1,3})(?=[-_. ]?t(?:ake)?[-_. ]?\\d{1,2}(?!\\d))"));

    /// The number of an attempt.
    static final List<Pattern> TAKES = List.of(
            Pattern.compile("(?<!\\p{L})(?:re)?(?:take|try|attempt|version|ver|테이크|시도)" + JOINT + "(\\d{1,2})(?!\\d)"),
            Pattern.compile("(?<!\\p{L})(?:tk|t|v)(\\d{1,2})(?!\\d)(?!\\p{L})"),
            Pattern.compile("(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)[-_. ]?(?:take|try|attempt)"),
            Pattern.compile("(?<!\\d)(\\d{1,2})\\s?(?:번째|차|회)\\s?(?:시도|녹음|테이크)?"));

    /// The number of a learner.
    static final List<Pattern> LEARNERS = List.of(
            Pattern.compile("(?<!\\p{L})(?:student|pupil|learner|학생|출석번호|출석|번호|학번)" + JOINT + "(\\d{1,8})(?!\\d)"),
            Pattern.compile("(?<!\\d)(\\d{1,4})\\s?번?\\s?학생"));

    /// Numbers of lessons, classes and pages, and of copies: none of our business.
    static final List<Pattern> OTHERS = List.of(
            Pattern.compile("(?<!\\p{L})(?:unit|lesson|chapter|week|grade|class|page|level|book|module|semester|room)"
                    + JOINT + "\\d{1,3}(?!\\d)"),
            Pattern.compile("(?<!\\d)\\d{1,3}\\s?(?:학년|반|과|단원|주차|학기|교시|쪽|페이지)"),
            Pattern.compile("(?<!\\p{L})(?:copy|kopie|복사본|사본)[-_. ]{0,2}(?:\\(?\\d{1,3}\\)?)?(?!\\d)"));

    /// What a recorder, a phone or a messenger calls a file, with its own count; and the count that
    /// a system puts behind a name that is there already.
    static final List<Pattern> COUNTERS = List.of(
            Pattern.compile(
                    "(?<!\\p{L})(?:voice|memo|recording|record|rec|audio|sound|clip|file|track|untitled|mic|vn|ptt"
                        + "|aud|wa|img|vid|mvi|dsc|dscf|wav|aufnahme|enregistrement|grabaci[oó]n|nota|note|part|day|set"
                        + "|homework|hw|녹음|음성|메모|음성메모|음성녹음|무제|숙제|과제|録音|ボイス|录音)"
                            + JOINT + "\\(?(\\d{1,4})\\)?(?!\\d)"),
            Pattern.compile("\\((\\d{1,4})\\)"),
            Pattern.compile("(?<!\\d)(\\d{1,2})\\s?일(?:차)?"));

    /// Grade, class and learner, or a date, or three numbers.
    static final Pattern TRIPLE = Pattern.compile("(?<!\\d)(\\d{1,2})([-_. ])(\\d{1,2})\\2(\\d{1,2})(?!\\d)");

    /// More figures than any sentence has.
    static final Pattern LONG = Pattern.compile("\\d{5,}");

    private NumberPatterns() {}
}
