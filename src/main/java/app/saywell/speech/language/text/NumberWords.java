package app.saywell.speech.language.text;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Numbers in words, in all the ways in which they may be read aloud, the most usual first.
///
/// A phrase is words with single spaces between them.
final class NumberWords {
    private static final List<String> ONES = List.of(
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen");
    private static final List<String> TENS =
            List.of("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety");
    private static final List<String> POWERS = List.of("", " thousand", " million", " billion", " trillion");

    /// The largest number that can be written in words.
    static final long MAX_NUMBER = 999_999_999_999_999L;

    private NumberWords() {}

    /// "one hundred five", from 0 to [#MAX_NUMBER].
    static String cardinal(long number) {
        return cardinal(number, " ");
    }

    private static String cardinal(long number, String afterHundred) {
        if (number < 20) {
            return ONES.get((int) number);
        }
        if (number < 100) {
            String ten = TENS.get((int) number / 10);
            return number % 10 == 0 ? ten : ten + " " + ONES.get((int) number % 10);
        }
        if (number < 1000) {
            String hundred = ONES.get((int) number / 100) + " hundred";
            return number % 100 == 0 ? hundred : hundred + afterHundred + cardinal(number % 100, afterHundred);
        }
        int power = 0;
        long unit = 1;
        while (number / unit >= 1000) {
            unit *= 1000;
            power++;
        }
        String head = cardinal(number / unit, afterHundred) + POWERS.get(power);
        long rest = number % unit;
        String joiner = rest < 100 ? afterHundred : " ";
        return rest == 0 ? head : head + joiner + cardinal(rest, afterHundred);
    }

    /// A number of more digits than [#MAX_NUMBER] has, up to 33.
    static String hugeCardinal(String digits) {
        List<String> powers = List.of(
                "",
                " thousand",
                " million",
                " billion",
                " trillion",
                " quadrillion",
                " quintillion",
                " sextillion",
                " septillion",
                " octillion",
                " nonillion");
        List<String> groups = new ArrayList<>();
        for (int end = digits.length(), power = 0; end > 0; end -= 3, power++) {
            long group = Long.parseLong(digits.substring(Math.max(0, end - 3), end));
            if (group > 0) {
                groups.addFirst(cardinal(group, power == 0 ? " and " : " ") + powers.get(power));
            }
        }
        return String.join(" ", groups);
    }

    /// The readings of a whole number written in digits only, without commas.
    static List<String> readings(String digits) {
        Set<String> readings = new LinkedHashSet<>();
        boolean tooLong = digits.length() > 15;
        if (tooLong || (digits.length() > 1 && digits.startsWith("0"))) {
            readings.addAll(digitByDigit(digits));
            return List.copyOf(readings);
        }
        long number = Long.parseLong(digits);
        if (digits.length() == 4) {
            readings.addAll(yearReadings((int) number));
        }
        readings.addAll(quantities(number));
        if (digits.length() == 4 && number % 100 != 0 && number > 1000) {
            readings.add(cardinal(number / 100) + " " + twoDigits((int) (number % 100)));
        }
        if (digits.length() == 3) {
            readings.add(ONES.get((int) number / 100) + " " + twoDigits((int) number % 100));
        }
        if (digits.length() > 2) {
            readings.addAll(digitByDigit(digits));
        }
        return List.copyOf(readings);
    }

    /// The readings of a whole number as an amount, with and without "and".
    static List<String> quantities(long number) {
        Set<String> readings = new LinkedHashSet<>();
        readings.add(cardinal(number));
        readings.add(cardinal(number, " and "));
        if (number == 100 || number == 1000 || number == 1_000_000) {
            readings.add(cardinal(number).replace("one ", "a "));
        }
        if (number > 1000 && number < 10_000 && number % 100 == 0 && number % 1000 != 0) {
            readings.add(cardinal(number / 100) + " hundred");
        }
        return List.copyOf(readings);
    }

    /// The readings of a four-digit year. They are the usual readings of numbers from 1100 to 2099
    /// (except 2000); other numbers have none.
    static List<String> yearReadings(int number) {
        int century = number / 100;
        int rest = number % 100;
        if (century < 11 || century > 20 || number == 2000) {
            return List.of();
        }
        String pairs = cardinal(century) + (rest == 0 ? " hundred" : " " + twoDigits(rest));
        if (century == 20 && rest < 10) {
            return List.of(cardinal(number), cardinal(2000) + " and " + cardinal(rest), pairs);
        }
        return List.of(pairs);
    }

    /// Two digits of a year or a time: "oh five", "fifteen".
    static String twoDigits(int number) {
        return number == 0 ? "hundred" : number < 10 ? "oh " + ONES.get(number) : cardinal(number);
    }

    /// One digit after another: "one oh five", "one zero five".
    static List<String> digitByDigit(String digits) {
        List<String> words = new ArrayList<>();
        digits.chars().forEach(digit -> words.add(ONES.get(digit - '0')));
        String joined = String.join(" ", words);
        return joined.contains("zero") ? List.of(joined.replace("zero", "oh"), joined) : List.of(joined);
    }

    /// The digits after a decimal point.
    static String decimals(String digits) {
        return digitByDigit(digits).getLast();
    }

    /// An ordinal number: "twenty first".
    static String ordinal(long number) {
        String words = cardinal(number);
        int cut = words.lastIndexOf(' ') + 1;
        return words.substring(0, cut) + ordinalWord(words.substring(cut));
    }

    private static String ordinalWord(String word) {
        return switch (word) {
            case "one" -> "first";
            case "two" -> "second";
            case "three" -> "third";
            case "five" -> "fifth";
            case "eight" -> "eighth";
            case "nine" -> "ninth";
            case "twelve" -> "twelfth";
            default -> word.endsWith("y") ? word.substring(0, word.length() - 1) + "ieth" : word + "th";
        };
    }

    /// The plural of the last word: "nineties", "twenties", "nineteen hundreds".
    static String plural(String words) {
        return words.endsWith("y")
                ? words.substring(0, words.length() - 1) + "ies"
                : words.endsWith("x") ? words + "es" : words + "s";
    }

    static Set<String> orderedSet(String... phrases) {
        return new LinkedHashSet<>(List.of(phrases));
    }
}
