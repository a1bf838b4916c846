package app.saywell.speech.language.text;

import app.saywell.speech.language.text.SymbolWords.CurrencyName;
import app.saywell.speech.language.text.SymbolWords.UnitName;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads amounts of money: "$3.50", "US$5", "10¢", "₩30b", "$20/mo".
final class MoneyWords {
    private static final String AMOUNT = "(?:(\\d{1,3}(?:,\\d{3})++|\\d++)(?:\\.(\\d++))?|\\.(\\d++))";
    private static final Pattern BEFORE =
            Pattern.compile("([+-])?(us|a|au|c|ca|hk|nt|nz|s)?([$€£₩¥])[ ]?" + AMOUNT + "(k|m|mn|bn|b)?(?:/([a-z]+))?");
    private static final Pattern AFTER = Pattern.compile(AMOUNT + "(k|m|mn|bn|b)?([$€£₩¥¢])");
    private static final Pattern DECIMAL_COMMA = Pattern.compile("(?<![,\\d])(\\d+),(\\d\\d)(?=[$€£₩¥]?$)");
    private static final Pattern BEGINS = Pattern.compile("(?i)(us|a|au|c|ca|hk|nt|nz|s)?[$€£₩¥]");
    private static final Map<String, String> COUNTRIES = Map.of(
            "us",
            "U S",
            "a",
            "australian",
            "au",
            "australian",
            "c",
            "canadian",
            "ca",
            "canadian",
            "hk",
            "hong kong",
            "nt",
            "new taiwan",
            "nz",
            "new zealand",
            "s",
            "singapore");
    private static final Map<String, String> PERIODS = Map.of(
            "mo", "month", "month", "month", "yr", "year", "year", "year", "wk", "week", "week", "week", "d", "day",
            "day", "day", "hr", "hour", "h", "hour");

    private MoneyWords() {}

    /// Whether a chunk begins with the sign of a currency.
    static boolean beginsWithCurrency(String chunk) {
        return BEGINS.matcher(chunk).lookingAt();
    }

    /// The name of the currency that a chunk begins with; empty without one.
    static String pluralOf(String chunk) {
        Matcher matcher = BEGINS.matcher(chunk);
        if (!matcher.lookingAt()) {
            return "";
        }
        CurrencyName currency = SymbolWords.CURRENCIES.get(chunk.substring(matcher.end() - 1, matcher.end()));
        String country = matcher.group(1) == null
                ? ""
                : COUNTRIES.get(matcher.group(1).toLowerCase(java.util.Locale.ROOT)) + " ";
        return currency == null ? "" : country + currency.mainUnit().plural();
    }

    /// The ways to read an amount, the most usual first; none when it is no money.
    ///
    /// @param text in lower case
    static Set<String> readings(String text, TokenContext context) {
        String lower = DECIMAL_COMMA.matcher(text).replaceFirst("$1.$2");
        Matcher before = BEFORE.matcher(lower);
        if (before.matches()) {
            return readBefore(before, context);
        }
        Matcher after = AFTER.matcher(lower);
        if (!after.matches()) {
            return Set.of();
        }
        if (after.group(5).equals("¢")) {
            UnitName cent = new UnitName("cent");
            return amounts(after.group(1), after.group(2), after.group(3), " " + cent.formFor(lower.replace("¢", "")));
        }
        CurrencyName currency = SymbolWords.CURRENCIES.get(after.group(5));
        return currency == null
                ? Set.of()
                : amount(currency, after.group(1), after.group(2), after.group(3), after.group(4), context);
    }

    private static Set<String> readBefore(MatchResult match, TokenContext context) {
        CurrencyName currency = SymbolWords.CURRENCIES.get(match.group(3));
        String period = match.group(8) == null ? "" : PERIODS.getOrDefault(match.group(8), "?");
        if (currency == null || period.equals("?")) {
            return Set.of();
        }
        String sign = match.group(1) == null ? "" : match.group(1).equals("-") ? "minus " : "plus ";
        Set<String> plain = amount(currency, match.group(4), match.group(5), match.group(6), match.group(7), context);
        String country = match.group(2) == null ? "" : COUNTRIES.getOrDefault(match.group(2), "");
        Set<String> readings = new LinkedHashSet<>();
        if (!country.isEmpty()) {
            String unit = currency.mainUnit().plural();
            String one = currency.mainUnit().singular();
            plain.stream()
                    .map(words -> words.replaceFirst("\\b(" + unit + "|" + one + ")\\b", country + " $1"))
                    .forEach(readings::add);
        }
        readings.addAll(plain);
        Set<String> all = new LinkedHashSet<>();
        for (String words : readings) {
            all.add(sign + words + (period.isEmpty() ? "" : " per " + period));
        }
        if (!period.isEmpty()) {
            readings.forEach(words -> all.add(sign + words + " a " + period));
        }
        return all;
    }

    private static Set<String> amount(
            CurrencyName currency,
            @Nullable String whole,
            @Nullable String decimals,
            @Nullable String onlyDecimals,
            @Nullable String power,
            TokenContext around) {
        String digits = whole == null ? "0" : whole.replace(",", "");
        String cents = onlyDecimals == null ? decimals : onlyDecimals;
        if (power == null && around.magnitudeFollows()) {
            return amounts(whole, decimals, onlyDecimals, "");
        }
        if (power != null || digits.length() > 15) {
            return amounts(
                    whole,
                    decimals,
                    onlyDecimals,
                    powerWord(power) + " " + currency.mainUnit().plural());
        }
        String unit = currency.mainUnit().formFor(digits);
        String shortCents = cents == null ? "" : cents.replaceAll("0+$", "");
        if (cents == null) {
            Set<String> amount = amounts(whole, null, null, " " + unit);
            Set<String> adjective =
                    amounts(whole, null, null, " " + currency.mainUnit().singular());
            Set<String> readings = new LinkedHashSet<>(around.amountDescribes() ? adjective : amount);
            readings.addAll(amount);
            readings.addAll(adjective);
            return readings;
        }
        if (shortCents.length() > 2 || cents.length() > 3) {
            return amounts(
                    whole, decimals, onlyDecimals, " " + currency.mainUnit().plural());
        }
        Set<String> readings = withCents(currency, digits, (shortCents + "00").substring(0, 2));
        if (cents.length() == 1) {
            readings.addAll(amounts(
                    whole, decimals, onlyDecimals, " " + currency.mainUnit().plural()));
        }
        return readings;
    }

    private static Set<String> withCents(CurrencyName currency, String digits, String twoDigits) {
        Set<String> readings = new LinkedHashSet<>();
        String unit = currency.mainUnit().formFor(digits);
        long cents = Long.parseLong(twoDigits);
        String centWords =
                NumberWords.cardinal(cents) + " " + currency.subunit().formFor(Long.toString(cents));
        if (Long.parseLong(digits) == 0) {
            readings.add(cents == 0 ? "zero " + unit : centWords);
            return readings;
        }
        for (String number : NumberWords.quantities(Long.parseLong(digits))) {
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

    private static Set<String> amounts(
            @Nullable String whole, @Nullable String decimals, @Nullable String onlyDecimals, String after) {
        Set<String> readings = new LinkedHashSet<>();
        List<String> numbers = onlyDecimals == null
                ? List.copyOf(NumberNormalizer.decimal(whole == null ? "0" : whole, decimals))
                : List.of(
                        "point " + NumberWords.decimals(onlyDecimals),
                        "zero point " + NumberWords.decimals(onlyDecimals));
        numbers.forEach(number -> readings.add(number + after));
        return readings;
    }

    private static String powerWord(@Nullable String letter) {
        return letter == null
                ? ""
                : letter.equals("k") ? " thousand" : letter.startsWith("m") ? " million" : " billion";
    }
}
