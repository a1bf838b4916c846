package app.saywell.engine.text;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;

/// Signs, units and currencies with the words they stand for.
final class Symbols {
    /// A unit or currency.
    ///
    /// @param one after the number one
    /// @param many after any other number
    record Unit(String one, String many) {
        Unit(String one) {
            this(one, one + "s");
        }

        String after(String number) {
            return number.equals("1") ? one : many;
        }
    }

    /// A currency and its hundredth part.
    record Currency(Unit whole, Unit part) {}

    static final Map<String, Currency> CURRENCIES =
            Map.of(
                    "$", new Currency(new Unit("dollar"), new Unit("cent")),
                    "€", new Currency(new Unit("euro"), new Unit("cent")),
                    "£", new Currency(new Unit("pound"), new Unit("penny", "pence")),
                    "₩", new Currency(new Unit("won", "won"), new Unit("jeon", "jeon")),
                    "¥", new Currency(new Unit("yen", "yen"), new Unit("sen", "sen")));

    static final Map<String, Unit> UNITS =
            Map.ofEntries(
                    entry("km", new Unit("kilometer")),
                    entry("m", new Unit("meter")),
                    entry("cm", new Unit("centimeter")),
                    entry("mm", new Unit("millimeter")),
                    entry("kg", new Unit("kilogram")),
                    entry("g", new Unit("gram")),
                    entry("mg", new Unit("milligram")),
                    entry("t", new Unit("ton")),
                    entry("l", new Unit("liter")),
                    entry("ml", new Unit("milliliter")),
                    entry("ft", new Unit("foot", "feet")),
                    entry("yd", new Unit("yard")),
                    entry("mi", new Unit("mile")),
                    entry("lb", new Unit("pound")),
                    entry("lbs", new Unit("pound")),
                    entry("oz", new Unit("ounce")),
                    entry("sec", new Unit("second")),
                    entry("secs", new Unit("second")),
                    entry("s", new Unit("second")),
                    entry("ms", new Unit("millisecond")),
                    entry("min", new Unit("minute")),
                    entry("mins", new Unit("minute")),
                    entry("h", new Unit("hour")),
                    entry("hr", new Unit("hour")),
                    entry("hrs", new Unit("hour")),
                    entry("hz", new Unit("hertz", "hertz")),
                    entry("khz", new Unit("kilohertz", "kilohertz")),
                    entry("mhz", new Unit("megahertz", "megahertz")),
                    entry("ghz", new Unit("gigahertz", "gigahertz")),
                    entry("kb", new Unit("kilobyte")),
                    entry("mb", new Unit("megabyte")),
                    entry("gb", new Unit("gigabyte")),
                    entry("tb", new Unit("terabyte")),
                    entry("w", new Unit("watt")),
                    entry("kw", new Unit("kilowatt")),
                    entry("v", new Unit("volt")),
                    entry("kcal", new Unit("kilocalorie")),
                    entry("km/h", new Unit("kilometer per hour", "kilometers per hour")),
                    entry("kmh", new Unit("kilometer per hour", "kilometers per hour")),
                    entry("kph", new Unit("kilometer per hour", "kilometers per hour")),
                    entry("mph", new Unit("mile per hour", "miles per hour")),
                    entry("m/s", new Unit("meter per second", "meters per second")),
                    entry("°", new Unit("degree")),
                    entry("°c", new Unit("degree celsius", "degrees celsius")),
                    entry("℃", new Unit("degree celsius", "degrees celsius")),
                    entry("°f", new Unit("degree fahrenheit", "degrees fahrenheit")),
                    entry("℉", new Unit("degree fahrenheit", "degrees fahrenheit")),
                    entry("m²", new Unit("square meter")),
                    entry("m2", new Unit("square meter")),
                    entry("km²", new Unit("square kilometer")),
                    entry("%", new Unit("percent", "percent")),
                    entry("k", new Unit("thousand", "thousand")));

    /// Signs that are read aloud when they stand by themselves.
    static final Map<String, List<String>> SIGNS =
            Map.ofEntries(
                    entry("&", List.of("and")),
                    entry("+", List.of("plus", "and")),
                    entry("=", List.of("equals", "is", "is equal to")),
                    entry("%", List.of("percent")),
                    entry("@", List.of("at")),
                    entry("×", List.of("times", "by")),
                    entry("÷", List.of("divided by")),
                    entry("<", List.of("is less than", "less than")),
                    entry(">", List.of("is greater than", "greater than")),
                    entry("≠", List.of("is not equal to")),
                    entry("√", List.of("the square root of", "square root of")),
                    entry("#", List.of("hashtag", "number")),
                    entry("°", List.of("degrees")),
                    entry("$", List.of("dollars", "dollar")),
                    entry("€", List.of("euros", "euro")),
                    entry("£", List.of("pounds", "pound")),
                    entry("₩", List.of("won")),
                    entry("¥", List.of("yen")));

    private Symbols() {}
}
