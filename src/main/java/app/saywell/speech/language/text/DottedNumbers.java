package app.saywell.speech.language.text;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.MatchResult;

/// Reads numbers with several dots or a comma before decimals: "2.0.1", "1.000.000", "3,5".
final class DottedNumbers {
    private DottedNumbers() {}

    /// Version numbers and addresses, section by section.
    static Set<String> sections(MatchResult match) {
        String[] parts = match.group().split("\\.", -1);
        Set<String> readings = new LinkedHashSet<>();
        for (String dot : new String[] {" point ", " dot "}) {
            Set<String> words = new LinkedHashSet<>(Set.of(""));
            StringBuilder digits = new StringBuilder();
            StringBuilder numbers = new StringBuilder();
            StringBuilder ohs = new StringBuilder();
            for (String part : parts) {
                String before = numbers.isEmpty() ? "" : dot;
                numbers.append(before).append(NumberWords.readings(part).getFirst());
                digits.append(before).append(NumberWords.digitByDigit(part).getLast());
                ohs.append(before).append(NumberWords.digitByDigit(part).getFirst());
            }
            words.clear();
            words.add(parts.length > 3 ? digits.toString() : numbers.toString());
            words.add(digits.toString());
            words.add(ohs.toString());
            words.add(numbers.toString());
            readings.addAll(words);
        }
        boolean telephone = match.group().length() >= 10 && parts.length == 3;
        if (telephone) {
            NumberWords.digitByDigit(match.group().replace(".", "")).forEach(readings::add);
        }
        return readings;
    }

    /// Whole numbers whose thousands are divided by dots.
    static Set<String> thousands(MatchResult match) {
        return NumberNormalizer.decimal(match.group().replace(".", ""), null);
    }

    /// One group after a dot: "1.000" is a decimal, elsewhere a thousand. A clock time may have a
    /// dot, too.
    static Set<String> decimalOrTime(MatchResult match, TokenContext context) {
        String whole = match.group(1);
        String decimals = match.group(2);
        Set<String> readings = new LinkedHashSet<>();
        Set<String> decimal = NumberNormalizer.decimal(whole, decimals);
        int minutes = decimals.length() == 2 ? Integer.parseInt(decimals) : 60;
        boolean time = minutes < 60 && whole.length() <= 2 && Integer.parseInt(whole) <= 24;
        Set<String> clock = time ? TimeWords.clock(Integer.parseInt(whole), minutes, null, "") : Set.of();
        boolean timeFirst = time && new ClockContext(context).expects(Integer.parseInt(whole));
        boolean grouped = decimals.length() == 3 && whole.length() <= 3 && !whole.startsWith("0");
        if (grouped && decimals.equals("000")) {
            readings.addAll(NumberNormalizer.decimal(whole + decimals, null));
        }
        readings.addAll(timeFirst ? clock : decimal);
        readings.addAll(timeFirst ? decimal : clock);
        if (decimals.length() <= 2 && decimals.charAt(0) != '0') {
            readings.add(NumberWords.cardinal(Long.parseLong(whole.length() > 15 ? "0" : whole)) + " point "
                    + NumberWords.cardinal(Long.parseLong(decimals)));
        }
        if (whole.equals("0")) {
            readings.add("point " + NumberWords.decimals(decimals));
        }
        if (grouped) {
            readings.addAll(NumberNormalizer.decimal(whole + decimals, null));
        }
        return readings;
    }

    /// A comma between digits that does not divide thousands: decimals, or a list without spaces.
    static Set<String> comma(MatchResult match) {
        String whole = match.group(1);
        String rest = match.group(2);
        Set<String> readings = new LinkedHashSet<>();
        NumberNormalizer.decimal(whole, rest).forEach(readings::add);
        String second = NumberWords.readings(rest).getFirst();
        NumberNormalizer.decimal(whole, null).forEach(first -> {
            readings.add(first + " " + second);
            readings.add(first + " comma " + second);
            readings.add(first + " " + NumberWords.decimals(rest));
        });
        return readings;
    }
}
