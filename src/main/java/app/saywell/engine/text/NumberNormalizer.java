package app.saywell.engine.text;

import app.saywell.engine.text.SymbolWords.CurrencyName;
import app.saywell.engine.text.SymbolWords.UnitName;
import java.text.Normalizer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads text with digits: numbers, times, dates, money, measures and telephone numbers.
///
/// The result is a set of phrases, the most usual first. A single capital letter in a phrase is the
/// name of that letter.
final class NumberNormalizer {
    private static final String NUMBER = "(\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.(\\d+))?";

    private static final Pattern VULGAR_FRACTION = Pattern.compile("[¼-¾⅐-⅞]");
    private static final int MAX_LENGTH = 40;

    private record NumberPattern(Pattern shape, BiFunction<MatchResult, TokenContext, Set<String>> reader) {}

    private static final List<NumberPattern> PATTERNS = List.of(
            of("(\\d+)", (m, a) -> wholeNumber(m.group(1), a)),
            of("([+-])?" + NUMBER, (m, a) -> signedNumber(m)),
            of("([+-])?\\.(\\d+)", (m, a) -> lessThanOne(m)),
            of("(\\d+)(st|nd|rd|th)", (m, a) -> ordinal(m.group(1), a)),
            of("(\\d{1,2}):([0-5]\\d)(?::([0-5]\\d))?(am|pm|a\\.m|p\\.m)?", (m, a) -> TimeWords.time(m)),
            of("(\\d{1,2})(am|pm|a\\.m|p\\.m)", (m, a) -> TimeWords.hourWithHalfDay(m)),
            of("(\\d+):(\\d+)", (m, a) -> joinedBy(m, " to ")),
            of("(\\d{4})-(\\d{1,2})-(\\d{1,2})", (m, a) -> TimeWords.date(m, 1, 2, 3)),
            of("(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d\\d)", (m, a) -> TimeWords.date(m, 3, 1, 2)),
            of("(?:(\\d+)[ -])?(\\d+)[/⁄](\\d+)", (m, a) -> fraction(m)),
            of("([12]\\d\\d0|'?\\d0)'?s", (m, a) -> TimeWords.decade(m.group(1))),
            of("([$€£₩¥])" + NUMBER + "(k|m|bn|b)?", (m, a) -> money(m, a)),
            of("(\\d+)-(\\d+)", (m, a) -> range(m)),
            of("\\+?\\d+(?:-\\d+){2,}", (m, a) -> telephone(m.group())),
            of("#(\\d+)", (m, a) -> afterNumberSign(m.group(1))),
            of("'(\\d\\d)", (m, a) -> Set.of(NumberWords.twoDigits(Integer.parseInt(m.group(1))))),
            of("([+-])?" + NUMBER + "[ ]?([a-z°℃℉%²/]+2?)", (m, a) -> measure(m)));

    private NumberNormalizer() {}

    /// The ways to read the text; none when it fits no pattern.
    static Set<String> readings(String text, TokenContext context) {
        String lower =
                VULGAR_FRACTION.matcher(text.toLowerCase(Locale.ROOT)).replaceAll(NumberNormalizer::spacedFraction);
        for (NumberPattern pattern : PATTERNS) {
            Matcher matcher = pattern.shape().matcher(lower);
            if (matcher.matches() && lower.length() <= MAX_LENGTH) {
                Set<String> readings = pattern.reader().apply(matcher, context);
                if (!readings.isEmpty()) {
                    return readings;
                }
            }
        }
        return Set.of();
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
        readings.addAll(NumberWords.readings(digits));
        return readings;
    }

    private static Set<String> signedNumber(MatchResult match) {
        String sign = match.group(1);
        if (sign == null) {
            return decimal(match.group(2), match.group(3));
        }
        Set<String> readings = new LinkedHashSet<>();
        for (String word : sign.equals("-") ? List.of("minus ", "negative ") : List.of("plus ")) {
            decimal(match.group(2), match.group(3)).forEach(number -> readings.add(word + number));
        }
        return readings;
    }

    /// A number as an amount, with its decimals if any.
    private static Set<String> decimal(String whole, String decimals) {
        String digits = whole.replace(",", "");
        Set<String> readings = new LinkedHashSet<>();
        boolean tooLarge = digits.length() > 15;
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

    private static Set<String> ordinal(String digits, TokenContext context) {
        if (digits.length() > 15) {
            return Set.of();
        }
        String words = NumberWords.ordinal(longValue(digits));
        return context.monthFollows()
                ? NumberWords.orderedSet("the " + words + " of", words)
                : context.monthPrecedes() ? NumberWords.orderedSet(words, "the " + words) : Set.of(words);
    }

    private static Set<String> joinedBy(MatchResult match, String joiner) {
        return Set.of(firstReading(match.group(1)) + joiner + firstReading(match.group(2)));
    }

    private static Set<String> fraction(MatchResult match) {
        long numerator = valueOrNegative(match.group(2));
        long denominator = valueOrNegative(match.group(3));
        if (numerator < 0 || denominator <= 0) {
            return Set.of();
        }
        Set<String> readings = new LinkedHashSet<>();
        String prefix = match.group(1) == null ? "" : firstReading(match.group(1)) + " and ";
        String count = NumberWords.cardinal(numerator);
        if (denominator == 2 || denominator == 4) {
            String part = denominator == 2 ? "half" : "quarter";
            if (numerator == 1) {
                readings.add(prefix + (prefix.isEmpty() ? "one " : "a ") + part);
                readings.add(prefix + (prefix.isEmpty() ? "a " : "one ") + part);
            } else {
                readings.add(prefix + count + (denominator == 2 ? " halves" : " quarters"));
            }
        }
        if (denominator > 2) {
            readings.add(prefix + count + " " + NumberWords.ordinal(denominator) + (numerator == 1 ? "" : "s"));
        }
        readings.add(prefix + count + " over " + NumberWords.cardinal(denominator));
        if (numerator >= 1 && numerator <= 12 && denominator <= 31) {
            readings.add(count + " " + NumberWords.cardinal(denominator));
        }
        return readings;
    }

    private static Set<String> money(MatchResult match, TokenContext context) {
        CurrencyName currency = SymbolWords.CURRENCIES.get(match.group(1));
        String whole = match.group(2).replace(",", "");
        String decimals = match.group(3);
        if (currency == null || whole.length() > 15) {
            return Set.of();
        }
        Set<String> readings = new LinkedHashSet<>();
        String power = powerWord(match.group(4));
        if (context.magnitudeFollows() && power.isEmpty()) {
            return decimal(whole, decimals);
        }
        String unit = currency.mainUnit().formFor(power.isEmpty() ? whole : "");
        if (decimals == null || !power.isEmpty() || decimals.length() != 2) {
            String countDigits = decimals == null ? whole : "";
            String name =
                    power.isEmpty() && decimals == null ? currency.mainUnit().formFor(countDigits) : unit;
            decimal(whole, decimals).forEach(amount -> readings.add(amount + power + " " + name));
            return readings;
        }
        long cents = longValue(decimals);
        String centWords =
                NumberWords.cardinal(cents) + " " + currency.subunit().formFor(Long.toString(cents));
        if (longValue(whole) == 0) {
            return cents == 0 ? Set.of("zero " + unit) : Set.of(centWords);
        }
        for (String number : NumberWords.quantities(longValue(whole))) {
            if (cents == 0) {
                readings.add(number + " " + unit);
            } else {
                readings.add(number + " " + unit + " and " + centWords);
                readings.add(number + " " + unit + " " + centWords);
                readings.add(number + " " + unit + " " + NumberWords.cardinal(cents));
                readings.add(number + " " + NumberWords.twoDigits((int) cents));
            }
        }
        return readings;
    }

    private static String powerWord(String letter) {
        return letter == null ? "" : letter.equals("k") ? " thousand" : letter.equals("m") ? " million" : " billion";
    }

    private static Set<String> range(MatchResult match) {
        String from = match.group(1);
        String to = match.group(2);
        if (from.length() == 3 && to.length() == 4 || from.startsWith("0")) {
            return telephone(match.group());
        }
        return NumberWords.orderedSet(
                firstReading(from) + " to " + firstReading(to),
                firstReading(from) + " " + firstReading(to),
                firstReading(from) + " minus " + firstReading(to));
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

    private static Set<String> measure(MatchResult match) {
        UnitName unit = SymbolWords.UNITS.get(match.group(4));
        Set<String> readings = new LinkedHashSet<>();
        if (unit != null) {
            String countDigits = match.group(3) == null ? match.group(2) : "";
            signedNumber(match).forEach(number -> readings.add(number + " " + unit.formFor(countDigits)));
            if (match.group(4).equals("k")) {
                signedNumber(match).forEach(number -> readings.add(number + " K"));
            }
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
