package app.saywell.report.paper;

import java.text.MessageFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.ResourceBundle;

/// The fixed words of a page in its language.
record Wording(ResourceBundle words, Locale locale) {

    static Wording in(Locale locale) {
        return new Wording(
                ResourceBundle.getBundle(
                        "app.saywell.report.paper.Paper",
                        locale,
                        ResourceBundle.Control.getNoFallbackControl(
                                ResourceBundle.Control.FORMAT_PROPERTIES)),
                locale);
    }

    String get(String key, Object... arguments) {
        String text = words.getString(key);
        return arguments.length == 0 ? text : new MessageFormat(text, locale).format(arguments);
    }

    String day(LocalDate day) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG).withLocale(locale).format(day);
    }
}
