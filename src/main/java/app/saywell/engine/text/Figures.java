package app.saywell.engine.text;

import app.saywell.engine.text.Symbols.Currency;
import app.saywell.engine.text.Symbols.Unit;

import java.text.Normalizer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads pieces of text that hold digits in one of the usual patterns: numbers, times, dates,
/// money, measures, telephone numbers.
///
/// The answer is phrases, the most usual first, in which a single capital letter is the name of
/// that letter.
final class Figures {
    private static final String NUMBER = "(\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.(\\d+))?";

    private static final Pattern VULGAR = Pattern.compile("[¼-¾⅐-⅞]");
    private static final int LONGEST = 40;

    private record Pattern_(
            Pattern shape, BiFunction<MatchResult, Surroundings, Set<String>> read) {}

    private static final List<Pattern_> PATTERNS =
            List.of(
                    of("(\\d+)", (m, a) -> whole(m.group(1), a)),
                    of("([+-])?" + NUMBER, (m, a) -> signed(m)),
                    of("([+-])?\\.(\\d+)", (m, a) -> lessThanOne(m)),
                    of("(\\d+)(st|nd|rd|th)", (m, a) -> ordinal(m.group(1), a)),
                    of(
                            "(\\d{1,2}):([0-5]\\d)(?::([0-5]\\d))?(am|pm|a\\.m|p\\.m)?",
                            (m, a) -> time(m)),
                    of("(\\d{1,2})(am|pm|a\\.m|p\\.m)", (m, a) -> hour(m)),
                    of("(\\d+):(\\d+)", (m, a) -> between(m, " to ")),
                    of("(\\d{4})-(\\d{1,2})-(\\d{1,2})", (m, a) -> date(m, 1, 2, 3)),
                    of("(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d\\d)", (m, a) -> date(m, 3, 1, 2)),
                    of("(?:(\\d+)[ -])?(\\d+)[/⁄](\\d+)", (m, a) -> fraction(m)),
                    of("([12]\\d\\d0|'?\\d0)'?s", (m, a) -> decade(m.group(1))),
                    of("([$€£₩¥])" + NUMBER + "(k|m|bn|b)?", (m, a) -> money(m, a)),
                    of("(\\d+)-(\\d+)", (m, a) -> range(m)),
                    of("\\+?\\d+(?:-\\d+){2,}", (m, a) -> telephone(m.group())),
                    of("#(\\d+)", (m, a) -> prefixed("number ", Long.parseLong(m.group(1)))),
                    of("'(\\d\\d)", (m, a) -> Set.of(Numerals.pair(Integer.parseInt(m.group(1))))),
                    of("([+-])?" + NUMBER + "[ ]?([a-z°℃℉%²/]+2?)", (m, a) -> measure(m)));

    private Figures() {}

    /// The ways to read a piece of text; none when it fits no pattern.
    static Set<String> read(String piece, Surroundings around) {
        String lower = VULGAR.matcher(piece.toLowerCase(Locale.ROOT)).replaceAll(Figures::apart);
        for (Pattern_ pattern : PATTERNS) {
            Matcher matcher = pattern.shape().matcher(lower);
            if (matcher.matches() && lower.length() <= LONGEST) {
                Set<String> all = pattern.read().apply(matcher, around);
                if (!all.isEmpty()) {
                    return all;
                }
            }
        }
        return Set.of();
    }

    private static Pattern_ of(
            String shape, BiFunction<MatchResult, Surroundings, Set<String>> read) {
        return new Pattern_(Pattern.compile(shape), read);
    }

    /// "2½" as "2 1⁄2".
    private static String apart(MatchResult sign) {
        String plain = Normalizer.normalize(sign.group(), Normalizer.Form.NFKC);
        return sign.start() == 0 ? plain : " " + plain;
    }

    private static Set<String> whole(String digits, Surroundings around) {
        Set<String> all = new LinkedHashSet<>();
        boolean day = digits.length() <= 2 && value(digits) >= 1 && value(digits) <= 31;
        if (day && around.monthPrecedes()) {
            all.add(Numerals.ordinal(value(digits)));
            all.add("the " + Numerals.ordinal(value(digits)));
        } else if (day && around.monthFollows()) {
            all.add("the " + Numerals.ordinal(value(digits)) + " of");
            all.add(Numerals.ordinal(value(digits)));
        }
        all.addAll(Numerals.readings(digits));
        return all;
    }

    private static Set<String> signed(MatchResult match) {
        String sign = match.group(1);
        if (sign == null) {
            return decimal(match.group(2), match.group(3));
        }
        Set<String> all = new LinkedHashSet<>();
        for (String word : sign.equals("-") ? List.of("minus ", "negative ") : List.of("plus ")) {
            decimal(match.group(2), match.group(3)).forEach(n -> all.add(word + n));
        }
        return all;
    }

    /// A number as an amount, with its decimals if it has any.
    private static Set<String> decimal(String whole, String decimals) {
        String digits = whole.replace(",", "");
        Set<String> all = new LinkedHashSet<>();
        boolean nameless = digits.length() > 15;
        for (String number :
                nameless ? Numerals.digitByDigit(digits) : Numerals.quantities(value(digits))) {
            all.add(decimals == null ? number : number + " point " + Numerals.decimals(decimals));
        }
        return all;
    }

    private static Set<String> lessThanOne(MatchResult match) {
        String sign = match.group(1) == null ? "" : match.group(1).equals("-") ? "minus " : "plus ";
        String point = "point " + Numerals.decimals(match.group(2));
        return ordered(sign + point, sign + "zero " + point);
    }

    private static Set<String> ordinal(String digits, Surroundings around) {
        if (digits.length() > 15) {
            return Set.of();
        }
        String words = Numerals.ordinal(value(digits));
        return around.monthFollows()
                ? ordered("the " + words + " of", words)
                : around.monthPrecedes() ? ordered(words, "the " + words) : Set.of(words);
    }

    private static Set<String> time(MatchResult match) {
        int hour = Integer.parseInt(match.group(1));
        int minute = Integer.parseInt(match.group(2));
        if (hour > 24) {
            return Set.of();
        }
        Set<String> all = new LinkedHashSet<>();
        String said = Numerals.cardinal(hour);
        String clock = Numerals.cardinal(hour % 12 == 0 ? 12 : hour % 12);
        String next = Numerals.cardinal(hour % 12 + 1);
        if (match.group(3) != null) {
            return Set.of(said + " " + minutes(minute) + " " + Numerals.pair(second(match)));
        }
        if (minute == 0) {
            all.add(clock + " o'clock");
            all.add(said);
            all.add(said + " hundred");
            all.add(clock);
        } else {
            all.add(said + " " + minutes(minute));
            all.add(clock + " " + minutes(minute));
            all.addAll(byTheQuarter(minute, clock, next));
        }
        return match.group(4) == null ? all : withHalfDay(all, match.group(4));
    }

    private static int second(MatchResult match) {
        return Integer.parseInt(match.group(3));
    }

    private static String minutes(int minute) {
        return minute == 0 ? "hundred" : Numerals.pair(minute);
    }

    private static Set<String> byTheQuarter(int minute, String hour, String next) {
        String number = Numerals.cardinal(minute > 30 ? 60 - minute : minute);
        return switch (minute) {
            case 30 -> ordered("half past " + hour);
            case 15 ->
                    ordered(
                            "a quarter past " + hour,
                            "quarter past " + hour,
                            "quarter after " + hour);
            case 45 -> ordered("a quarter to " + next, "quarter to " + next);
            default ->
                    minute < 30
                            ? ordered(number + " past " + hour, number + " after " + hour)
                            : ordered(number + " to " + next);
        };
    }

    private static Set<String> hour(MatchResult match) {
        return withHalfDay(Numerals.readings(match.group(1)), match.group(2));
    }

    private static Set<String> withHalfDay(Iterable<String> times, String half) {
        Set<String> all = new LinkedHashSet<>();
        times.forEach(
                time -> {
                    if (!time.endsWith("hundred")) {
                        all.add(
                                time.replace(" o'clock", "")
                                        + (half.startsWith("a") ? " A M" : " P M"));
                    }
                });
        return all;
    }

    private static Set<String> between(MatchResult match, String word) {
        return Set.of(amount(match.group(1)) + word + amount(match.group(2)));
    }

    private static Set<String> date(MatchResult match, int year, int month, int day) {
        int m = Integer.parseInt(match.group(month));
        int d = Integer.parseInt(match.group(day));
        if (m < 1 || m > 12 || d < 1 || d > 31) {
            return Set.of();
        }
        String name =
                java.time.Month.of(m)
                        .getDisplayName(java.time.format.TextStyle.FULL, Locale.ENGLISH)
                        .toLowerCase(Locale.ROOT);
        String years = Numerals.readings(match.group(year)).getFirst();
        return ordered(
                name + " " + Numerals.ordinal(d) + " " + years,
                name + " the " + Numerals.ordinal(d) + " " + years,
                "the " + Numerals.ordinal(d) + " of " + name + " " + years,
                Numerals.cardinal(m) + " " + Numerals.cardinal(d) + " " + years);
    }

    private static Set<String> fraction(MatchResult match) {
        long over = bounded(match.group(2));
        long under = bounded(match.group(3));
        if (over < 0 || under <= 0) {
            return Set.of();
        }
        Set<String> all = new LinkedHashSet<>();
        String before = match.group(1) == null ? "" : amount(match.group(1)) + " and ";
        String count = Numerals.cardinal(over);
        if (under == 2 || under == 4) {
            String part = under == 2 ? "half" : "quarter";
            if (over == 1) {
                all.add(before + (before.isEmpty() ? "one " : "a ") + part);
                all.add(before + (before.isEmpty() ? "a " : "one ") + part);
            } else {
                all.add(before + count + (under == 2 ? " halves" : " quarters"));
            }
        }
        if (under > 2) {
            all.add(before + count + " " + Numerals.ordinal(under) + (over == 1 ? "" : "s"));
        }
        all.add(before + count + " over " + Numerals.cardinal(under));
        if (over >= 1 && over <= 12 && under <= 31) {
            all.add(count + " " + Numerals.cardinal(under));
        }
        return all;
    }

    private static Set<String> decade(String digits) {
        String bare = digits.replace("'", "");
        int number = Integer.parseInt(bare);
        if (bare.length() == 2) {
            return number == 0 ? Set.of() : Set.of(Numerals.plural(Numerals.cardinal(number)));
        }
        Set<String> all = new LinkedHashSet<>();
        Numerals.readings(bare).stream().limit(2).forEach(n -> all.add(Numerals.plural(n)));
        return all;
    }

    private static Set<String> money(MatchResult match, Surroundings around) {
        Currency currency = Symbols.CURRENCIES.get(match.group(1));
        String whole = match.group(2).replace(",", "");
        String part = match.group(3);
        if (currency == null || whole.length() > 15) {
            return Set.of();
        }
        Set<String> all = new LinkedHashSet<>();
        String power = power(match.group(4));
        if (around.magnitudeFollows() && power.isEmpty()) {
            return decimal(whole, part);
        }
        String unit = currency.whole().after(power.isEmpty() ? whole : "");
        if (part == null || !power.isEmpty() || part.length() != 2) {
            String one = part == null ? whole : "";
            String name = power.isEmpty() && part == null ? currency.whole().after(one) : unit;
            decimal(whole, part).forEach(n -> all.add(n + power + " " + name));
            return all;
        }
        long cents = value(part);
        String small = Numerals.cardinal(cents) + " " + currency.part().after(Long.toString(cents));
        if (value(whole) == 0) {
            return cents == 0 ? Set.of("zero " + unit) : Set.of(small);
        }
        for (String number : Numerals.quantities(value(whole))) {
            if (cents == 0) {
                all.add(number + " " + unit);
            } else {
                all.add(number + " " + unit + " and " + small);
                all.add(number + " " + unit + " " + small);
                all.add(number + " " + unit + " " + Numerals.cardinal(cents));
                all.add(number + " " + Numerals.pair((int) cents));
            }
        }
        return all;
    }

    private static String power(String letter) {
        return letter == null
                ? ""
                : letter.equals("k") ? " thousand" : letter.equals("m") ? " million" : " billion";
    }

    private static Set<String> range(MatchResult match) {
        String from = match.group(1);
        String to = match.group(2);
        if (from.length() == 3 && to.length() == 4 || from.startsWith("0")) {
            return telephone(match.group());
        }
        return ordered(
                amount(from) + " to " + amount(to),
                amount(from) + " " + amount(to),
                amount(from) + " minus " + amount(to));
    }

    private static Set<String> telephone(String number) {
        Set<String> all = new LinkedHashSet<>();
        String digits = number.replaceAll("\\D", "");
        String plus = number.startsWith("+") ? "plus " : "";
        Numerals.digitByDigit(digits).forEach(words -> all.add(plus + words));
        return all;
    }

    private static Set<String> prefixed(String word, long number) {
        return Set.of(word + Numerals.cardinal(number));
    }

    private static Set<String> measure(MatchResult match) {
        Unit unit = Symbols.UNITS.get(match.group(4));
        Set<String> all = new LinkedHashSet<>();
        if (unit != null) {
            String one = match.group(3) == null ? match.group(2) : "";
            signed(match).forEach(number -> all.add(number + " " + unit.after(one)));
            if (match.group(4).equals("k")) {
                signed(match).forEach(number -> all.add(number + " K"));
            }
        }
        return all;
    }

    /// How a whole number of any length is read within a pattern.
    private static String amount(String digits) {
        return Numerals.readings(digits).getFirst();
    }

    private static long bounded(String digits) {
        return digits.length() > 15 ? -1 : value(digits);
    }

    private static long value(String digits) {
        return Long.parseLong(digits);
    }

    private static Set<String> ordered(String... phrases) {
        return new LinkedHashSet<>(List.of(phrases));
    }
}
