package app.saywell.speech.language.text;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;

/// Signs, units and currencies with the words that they stand for.
final class SymbolWords {
    /// The name of a unit or currency.
    ///
    /// @param singular after the number one
    /// @param plural after any other number
    record UnitName(String singular, String plural) {
        UnitName(String singular) {
            this(singular, singular + "s");
        }

        String formFor(String number) {
            return number.equals("1") ? singular : plural;
        }
    }

    record CurrencyName(UnitName mainUnit, UnitName subunit) {}

    static final Map<String, CurrencyName> CURRENCIES = Map.of(
            "$", new CurrencyName(new UnitName("dollar"), new UnitName("cent")),
            "€", new CurrencyName(new UnitName("euro"), new UnitName("cent")),
            "£", new CurrencyName(new UnitName("pound"), new UnitName("penny", "pence")),
            "₩", new CurrencyName(new UnitName("won", "won"), new UnitName("jeon", "jeon")),
            "¥", new CurrencyName(new UnitName("yen", "yen"), new UnitName("sen", "sen")));

    static final Map<String, UnitName> UNITS = Map.ofEntries(
            entry("km", new UnitName("kilometer")),
            entry("m", new UnitName("meter")),
            entry("cm", new UnitName("centimeter")),
            entry("mm", new UnitName("millimeter")),
            entry("kg", new UnitName("kilogram")),
            entry("g", new UnitName("gram")),
            entry("mg", new UnitName("milligram")),
            entry("t", new UnitName("ton")),
            entry("l", new UnitName("liter")),
            entry("ml", new UnitName("milliliter")),
            entry("ft", new UnitName("foot", "feet")),
            entry("yds", new UnitName("yard")),
            entry("yd", new UnitName("yard")),
            entry("mi", new UnitName("mile")),
            entry("lb", new UnitName("pound")),
            entry("lbs", new UnitName("pound")),
            entry("oz", new UnitName("ounce")),
            entry("yr", new UnitName("year")),
            entry("yrs", new UnitName("year")),
            entry("wk", new UnitName("week")),
            entry("wks", new UnitName("week")),
            entry("x", new UnitName("times", "times")),
            entry("sec", new UnitName("second")),
            entry("secs", new UnitName("second")),
            entry("s", new UnitName("second")),
            entry("ms", new UnitName("millisecond")),
            entry("min", new UnitName("minute")),
            entry("mins", new UnitName("minute")),
            entry("h", new UnitName("hour")),
            entry("hr", new UnitName("hour")),
            entry("hrs", new UnitName("hour")),
            entry("hz", new UnitName("hertz", "hertz")),
            entry("khz", new UnitName("kilohertz", "kilohertz")),
            entry("mhz", new UnitName("megahertz", "megahertz")),
            entry("ghz", new UnitName("gigahertz", "gigahertz")),
            entry("kb", new UnitName("kilobyte")),
            entry("mb", new UnitName("megabyte")),
            entry("gb", new UnitName("gigabyte")),
            entry("tb", new UnitName("terabyte")),
            entry("w", new UnitName("watt")),
            entry("kw", new UnitName("kilowatt")),
            entry("v", new UnitName("volt")),
            entry("kcal", new UnitName("kilocalorie")),
            entry("km/h", new UnitName("kilometer per hour", "kilometers per hour")),
            entry("kmh", new UnitName("kilometer per hour", "kilometers per hour")),
            entry("kph", new UnitName("kilometer per hour", "kilometers per hour")),
            entry("mph", new UnitName("mile per hour", "miles per hour")),
            entry("m/s", new UnitName("meter per second", "meters per second")),
            entry("°", new UnitName("degree")),
            entry("°c", new UnitName("degree celsius", "degrees celsius")),
            entry("℃", new UnitName("degree celsius", "degrees celsius")),
            entry("°f", new UnitName("degree fahrenheit", "degrees fahrenheit")),
            entry("℉", new UnitName("degree fahrenheit", "degrees fahrenheit")),
            entry("m²", new UnitName("square meter")),
            entry("m2", new UnitName("square meter")),
            entry("km²", new UnitName("square kilometer")),
            entry("%", new UnitName("percent", "percent")),
            entry("‰", new UnitName("per mille", "per mille")),
            entry("º", new UnitName("degree")),
            entry("ºc", new UnitName("degree celsius", "degrees celsius")),
            entry("in", new UnitName("inch", "inches")),
            entry("sqft", new UnitName("square foot", "square feet")),
            entry("m³", new UnitName("cubic meter")),
            entry("m3", new UnitName("cubic meter")),
            entry("cm²", new UnitName("square centimeter")),
            entry("cm2", new UnitName("square centimeter")),
            entry("cm³", new UnitName("cubic centimeter")),
            entry("cm3", new UnitName("cubic centimeter")),
            entry("km2", new UnitName("square kilometer")),
            entry("km³", new UnitName("cubic kilometer")),
            entry("ft²", new UnitName("square foot", "square feet")),
            entry("ft2", new UnitName("square foot", "square feet")),
            entry("tbsp", new UnitName("tablespoon")),
            entry("tsp", new UnitName("teaspoon")),
            entry("gal", new UnitName("gallon")),
            entry("pt", new UnitName("pint")),
            entry("qt", new UnitName("quart")),
            entry("dl", new UnitName("deciliter")),
            entry("cc", new UnitName("C C", "C C")),
            entry("µm", new UnitName("micrometer")),
            entry("μm", new UnitName("micrometer")),
            entry("µg", new UnitName("microgram")),
            entry("μg", new UnitName("microgram")),
            entry("nm", new UnitName("nanometer")),
            entry("ha", new UnitName("hectare")),
            entry("cal", new UnitName("calorie")),
            entry("kj", new UnitName("kilojoule")),
            entry("mw", new UnitName("megawatt")),
            entry("kwh", new UnitName("kilowatt hour")),
            entry("mah", new UnitName("milliamp hour")),
            entry("ω", new UnitName("ohm")),
            entry("db", new UnitName("decibel")),
            entry("kbps", new UnitName("kilobit per second", "kilobits per second")),
            entry("mbps", new UnitName("megabit per second", "megabits per second")),
            entry("gbps", new UnitName("gigabit per second", "gigabits per second")),
            entry("b", new UnitName("billion", "billion")),
            entry("bn", new UnitName("billion", "billion")),
            entry("k", new UnitName("thousand", "thousand")));

    /// Signs that are read aloud when they stand alone.
    static final Map<String, List<String>> SIGNS = Map.ofEntries(
            entry("&", List.of("and", "ampersand")),
            entry("+", List.of("plus", "and")),
            entry("-", List.of("minus", "to", "dash")),
            entry("±", List.of("plus or minus", "plus minus")),
            entry("*", List.of("times", "asterisk", "star")),
            entry("·", List.of("times", "dot")),
            entry("/", List.of("slash", "or", "divided by", "over", "per", "out of")),
            entry("~", List.of("to", "about", "tilde")),
            entry("^", List.of("to the power of", "to the")),
            entry("_", List.of("underscore")),
            entry(":", List.of("colon")),
            entry("\\", List.of("backslash")),
            entry("²", List.of("squared")),
            entry("³", List.of("cubed")),
            entry("∞", List.of("infinity")),
            entry("≤", List.of("is less than or equal to", "less than or equal to")),
            entry("≥", List.of("is greater than or equal to", "greater than or equal to")),
            entry("≈", List.of("is approximately", "is about", "approximately")),
            entry("π", List.of("pi")),
            entry("→", List.of("to", "arrow")),
            entry("§", List.of("section")),
            entry("‰", List.of("per mille")),
            entry("¢", List.of("cents", "cent")),
            entry("№", List.of("number")),
            entry("=", List.of("equals", "is", "is equal to", "equal")),
            entry("%", List.of("percent")),
            entry("@", List.of("at")),
            entry("×", List.of("times", "by", "x")),
            entry("÷", List.of("divided by")),
            entry("<", List.of("is less than", "less than")),
            entry(">", List.of("is greater than", "greater than")),
            entry("≠", List.of("is not equal to")),
            entry("√", List.of("the square root of", "square root of")),
            entry("#", List.of("hashtag", "number", "hash")),
            entry("°", List.of("degrees", "degree")),
            entry("º", List.of("degrees", "degree")),
            entry("$", List.of("dollars", "dollar")),
            entry("€", List.of("euros", "euro")),
            entry("£", List.of("pounds", "pound")),
            entry("₩", List.of("won")),
            entry("¥", List.of("yen")));

    private SymbolWords() {}
}
