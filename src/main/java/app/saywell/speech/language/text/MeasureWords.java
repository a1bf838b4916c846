package app.saywell.speech.language.text;

import app.saywell.speech.language.text.SymbolWords.UnitName;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Reads amounts with a unit: "10km", "6in", "5'10", "2°C", "4K".
final class MeasureWords {
    private static final Pattern AMOUNT =
            Pattern.compile("([+-])?(\\d{1,3}(?:,\\d{3})++|\\d++)?(?:\\.(\\d++))?([ -]?)([a-zµμωΩ°º℃℉%‰²³/]+[23]?)");

    private MeasureWords() {}

    /// The ways to read an amount, the most usual first; none when it has no known unit.
    ///
    /// @param text as written
    /// @param lower the same in lower case
    static Set<String> readings(String text, String lower) {
        Matcher match = AMOUNT.matcher(lower);
        if (!match.matches() || match.group(2) == null && match.group(3) == null) {
            return Set.of();
        }
        if (match.group(4).equals("-") && match.group(5).matches("[^mgl]")) {
            return Set.of();
        }
        String written = text.substring(Math.min(match.start(5), text.length()));
        Set<String> readings = new LinkedHashSet<>();
        String whole = match.group(2) == null ? "0" : match.group(2);
        Set<String> numbers = NumberNormalizer.signed(match.group(1), whole, match.group(3));
        boolean letter = written.length() == 1 && Character.isUpperCase(written.charAt(0))
                || match.group(5).matches("[kxs]");
        boolean unitFirst = written.matches("[WVL]") || match.group(5).equals("s") && match.group(3) != null;
        List<String> spelled = letter
                ? numbers.stream()
                        .map(number -> number + " " + written.toUpperCase(Locale.ROOT))
                        .toList()
                : List.of();
        if (!unitFirst) {
            readings.addAll(spelled);
        }
        UnitName unit = unit(match.group(5));
        if (unit != null) {
            String count = match.group(3) == null ? whole : "";
            boolean adjective = match.group(4).equals("-");
            if (!adjective) {
                numbers.forEach(number -> readings.add(number + " " + unit.formFor(count)));
            }
            numbers.forEach(number -> readings.add(number + " " + unit.singular()));
        }
        readings.addAll(spelled);
        return readings;
    }

    /// The unit of that name, also as "per" another one; null without one.
    static @Nullable UnitName unit(String lower) {
        UnitName unit = SymbolWords.UNITS.get(lower);
        int slash = lower.indexOf('/');
        if (unit != null || slash < 0) {
            return unit;
        }
        UnitName per = SymbolWords.UNITS.get(lower.substring(slash + 1));
        if (per == null) {
            return null;
        }
        if (slash == 0) {
            return new UnitName("per " + per.singular(), "per " + per.singular());
        }
        UnitName first = SymbolWords.UNITS.get(lower.substring(0, slash));
        return first == null
                ? null
                : new UnitName(first.singular() + " per " + per.singular(), first.plural() + " per " + per.singular());
    }

    /// A height in feet and inches.
    static Set<String> feet(MatchResult match) {
        String feet = NumberWords.readings(match.group(1)).getFirst();
        boolean one = match.group(1).equals("1");
        if (match.group(2) == null) {
            return NumberWords.orderedSet(feet + (one ? " foot" : " feet"), feet);
        }
        String inches = NumberWords.cardinal(Long.parseLong(match.group(2)));
        return NumberWords.orderedSet(
                feet + " foot " + inches,
                feet + " feet " + inches + (inches.equals("one") ? " inch" : " inches"),
                feet + " foot " + inches + (inches.equals("one") ? " inch" : " inches"),
                feet + " feet " + inches,
                feet + " " + inches);
    }

    /// A length in inches.
    static Set<String> inches(MatchResult match) {
        String number = NumberWords.readings(match.group(1)).getFirst();
        return NumberWords.orderedSet(number + (number.equals("one") ? " inch" : " inches"), number + " inch", number);
    }
}
