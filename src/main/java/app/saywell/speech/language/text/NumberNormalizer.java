package app.saywell.speech.language.text;

import java.text.Normalizer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads text with digits: numbers, times, dates, money, measures and telephone numbers.
///
/// The result is a set of phrases, the most usual first. A single capital letter in a phrase is the
/// name of that letter.
final class NumberNormalizer {
    private static final String NUMBER = "(\\d{1,3}(?:,\\d{3})++|\\d++)(?:\\.(\\d++))?";

    private static final Pattern VULGAR_FRACTION = Pattern.compile("[¼-¾⅐-⅞]");
    private static final int MAX_LENGTH = 60;

    private record NumberPattern(Pattern shape, BiFunction<MatchResult, TokenContext, Set<String>> reader) {}

    private static final List<NumberPattern> PATTERNS = List.of(
            of("(\\d+)", (m, a) -> wholeNumber(m.group(1), a)),
            of("(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})", (m, a) -> DateWords.yearFirst(m)),
            of("(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4})", (m, a) -> DateWords.yearLast(m)),
            of("(\\d{1,2})/(\\d{1,2})/(\\d\\d)", (m, a) -> DateWords.yearLast(m)),
            of("\\d{1,3}(?:\\.\\d{3}){2,4}", (m, a) -> DottedNumbers.thousands(m)),
            of("\\d+(?:\\.\\d+){2,}", (m, a) -> DottedNumbers.sections(m)),
            of("(\\d++)\\.(\\d+)", DottedNumbers::decimalOrTime),
            of("([+-])?" + NUMBER, (m, a) -> signedNumber(m)),
            of("(\\d+),(\\d+)", (m, a) -> DottedNumbers.comma(m)),
            of("([+-])?\\.(\\d+)", (m, a) -> lessThanOne(m)),
            of("([\\d,]+)(st|nd|rd|th)", (m, a) -> ordinal(m.group(1), m.group(2), a)),
            of("(\\d{1,2}):([0-5]\\d)(?::([0-5]\\d))?(am|pm|a\\.m|p\\.m)?", TimeWords::time),
            of("(\\d{1,2})(am|pm|a\\.m|p\\.m)", (m, a) -> TimeWords.hourWithHalfDay(m)),
            of("(\\d+):(\\d+)", (m, a) -> joinedBy(m)),
            of("(?:(\\d++)[ -])?(\\d++)[/⁄](\\d++)(?:st|nd|rd|th)?", SlashNumbers::readings),
            of("([12]\\d\\d0|'?\\d0)'?s", (m, a) -> DateWords.decade(m.group(1))),
            of("([1-4])q(\\d\\d|\\d{4})", (m, a) -> DateWords.quarter(m)),
            of("(\\d+)-(\\d+)", NumberNormalizer::range),
            of("\\+?[\\d()]+(?:-[\\d()]+)+|\\+\\d{6,}|\\(?\\d{3}\\)\\d{3}-\\d{4}", (m, a) -> telephone(m.group())),
            of("#(\\d+)", (m, a) -> afterNumberSign(m.group(1))),
            of("'(\\d\\d)", (m, a) -> Set.of(NumberWords.twoDigits(Integer.parseInt(m.group(1))))),
            of("(\\d{1,2})'(?:(\\d{1,2})(?:\"|''?)?)?", (m, a) -> MeasureWords.feet(m)),
            of("(\\d++)(?:''|\")", (m, a) -> MeasureWords.inches(m)));

    private NumberNormalizer() {}

    /// The ways to read the text; none when it fits no pattern.
    static Set<String> readings(String text, TokenContext context) {
        if (text.length() > MAX_LENGTH) {
            return Set.of();
        }
        String lower =
                VULGAR_FRACTION.matcher(text.toLowerCase(Locale.ROOT)).replaceAll(NumberNormalizer::spacedFraction);
        for (NumberPattern pattern : PATTERNS) {
            Matcher matcher = pattern.shape().matcher(lower);
            if (matcher.matches()) {
                Set<String> readings = pattern.reader().apply(matcher, context);
                if (!readings.isEmpty()) {
                    return readings;
                }
            }
        }
        Set<String> money = MoneyWords.readings(lower, context);
        if (!money.isEmpty()) {
            return money;
        }
        boolean minutes = lower.matches("\\d{1,2}m") && context.hoursPrecede();
        return minutes ? MeasureWords.readings(text + "in", lower + "in") : MeasureWords.readings(text, lower);
    }

    private static NumberPattern of(String shape, BiFunction<MatchResult, TokenContext, Set<String>> read) {
        return new NumberPattern(Pattern.compile(shape), read);
    }

    /// Writes "2½" as "2 1⁄2".
    private static String spacedFraction(MatchResult sign) {
        String plain = Normalizer.normalize(sign.group(), Normalizer.Form.NFKC);
        return sign.start() == 0 ? plain : " " + plain;
    }

    private static Set<String> wholeNumber(String digits, TokenContext context) {
        Set<String> readings = new LinkedHashSet<>();
        boolean isDay = digits.length() <= 2 && longValue(digits) >= 1 && longValue(digits) <= 31;
        if (isDay && context.monthPrecedes()) {
            readings.add(NumberWords.ordinal(longValue(digits)));
            readings.add("the " + NumberWords.ordinal(longValue(digits)));
        } else if (isDay && context.monthFollows()) {
            readings.add("the " + NumberWords.ordinal(longValue(digits)) + " of");
            readings.add(NumberWords.ordinal(longValue(digits)));
        }
        if (digits.length() == 3 && context.isCalled()) {
            readings.addAll(NumberWords.digitByDigit(digits));
        }
        readings.addAll(NumberWords.readings(digits));
        return readings;
    }

    private static Set<String> signedNumber(MatchResult match) {
        return signed(match.group(1), match.group(2), match.group(3));
    }

    /// A number as an amount, with its sign if any.
    static Set<String> signed(@Nullable String sign, String whole, @Nullable String decimals) {
        if (sign == null) {
            return decimal(whole, decimals);
        }
        Set<String> readings = new LinkedHashSet<>();
        for (String word : sign.equals("-") ? List.of("minus ", "negative ") : List.of("plus ")) {
            decimal(whole, decimals).forEach(number -> readings.add(word + number));
        }
        return readings;
    }

    /// A number as an amount, with its decimals if any.
    static Set<String> decimal(String whole, @Nullable String decimals) {
        String digits = whole.replace(",", "");
        Set<String> readings = new LinkedHashSet<>();
        boolean tooLarge = digits.length() > 15;
        if (tooLarge && whole.indexOf(',') > 0 && digits.length() <= 33) {
            readings.add(NumberWords.hugeCardinal(digits));
        }
        for (String number : tooLarge ? NumberWords.digitByDigit(digits) : NumberWords.quantities(longValue(digits))) {
            readings.add(decimals == null ? number : number + " point " + NumberWords.decimals(decimals));
        }
        return readings;
    }

    private static Set<String> lessThanOne(MatchResult match) {
        String sign = match.group(1) == null ? "" : match.group(1).equals("-") ? "minus " : "plus ";
        String point = "point " + NumberWords.decimals(match.group(2));
        return NumberWords.orderedSet(sign + point, sign + "zero " + point);
    }

    private static Set<String> ordinal(String written, String ending, TokenContext context) {
        String digits = written.replace(",", "");
        if (digits.isEmpty() || digits.length() > 15) {
            return Set.of();
        }
        String words = NumberWords.ordinal(longValue(digits));
        if (!words.endsWith(ending)) {
            return Set.of(
                    NumberWords.readings(digits).getFirst() + " "
                            + ending.toUpperCase(Locale.ROOT).replaceAll("(?<=.)(?=.)", " "),
                    words);
        }
        return context.monthFollows()
                ? NumberWords.orderedSet("the " + words + " of", words, words + " of")
                : context.monthPrecedes() ? NumberWords.orderedSet(words, "the " + words) : Set.of(words);
    }

    private static Set<String> joinedBy(MatchResult match) {
        String first = firstReading(match.group(1));
        String second = firstReading(match.group(2));
        return NumberWords.orderedSet(first + " to " + second, first + " " + second);
    }

    private static Set<String> range(MatchResult match, TokenContext context) {
        String from = match.group(1);
        String to = match.group(2);
        if (from.length() == 3 && to.length() == 4 || from.startsWith("0")) {
            return telephone(match.group());
        }
        Set<String> readings = new LinkedHashSet<>();
        String minus = firstReading(from) + " minus " + firstReading(to);
        if (context.isEquation()) {
            readings.add(minus);
        } else if (from.equals(to)) {
            readings.add(firstReading(from) + " " + firstReading(to));
        }
        List<String> lefts = NumberWords.readings(from).stream().limit(3).toList();
        List<String> rights = NumberWords.readings(to).stream().limit(3).toList();
        readings.add(firstReading(from) + " to " + firstReading(to));
        readings.add(firstReading(from) + " " + firstReading(to));
        readings.add(minus);
        for (String left : lefts) {
            rights.forEach(right -> readings.add(left + " to " + right));
        }
        for (String left : lefts) {
            rights.forEach(right -> readings.add(left + " " + right));
        }
        if (to.equals("0")) {
            readings.add(firstReading(from) + " nil");
            readings.add(firstReading(from) + " nothing");
        }
        readings.add(firstReading(from) + " dash " + firstReading(to));
        if (from.length() > 2 || to.length() > 2) {
            readings.addAll(telephone(match.group()));
        }
        return readings;
    }

    private static Set<String> telephone(String number) {
        Set<String> readings = new LinkedHashSet<>();
        String digits = number.replaceAll("\\D", "");
        String plus = number.startsWith("+") ? "plus " : "";
        NumberWords.digitByDigit(digits).forEach(words -> readings.add(plus + words));
        return readings;
    }

    private static Set<String> afterNumberSign(String digits) {
        long number = valueOrNegative(digits);
        Set<String> readings = new LinkedHashSet<>();
        for (String words : number < 0 ? NumberWords.digitByDigit(digits) : List.of(NumberWords.cardinal(number))) {
            readings.add("number " + words);
        }
        return readings;
    }

    /// The most usual reading of a whole number.
    private static String firstReading(String digits) {
        return NumberWords.readings(digits).getFirst();
    }

    private static long valueOrNegative(String digits) {
        return digits.length() > 15 ? -1 : longValue(digits);
    }

    private static long longValue(String digits) {
        return Long.parseLong(digits);
    }
}
