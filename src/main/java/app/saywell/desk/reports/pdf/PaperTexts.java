package app.saywell.desk.reports.pdf;

import java.text.MessageFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.ResourceBundle;

/// The fixed texts of a page in one language.
record PaperTexts(ResourceBundle bundle, Locale locale) {

    /// @param name of the bundle in this package
    static PaperTexts load(String name, Locale locale) {
        return new PaperTexts(
                ResourceBundle.getBundle(
                        "app.saywell.desk.reports.pdf." + name,
                        locale,
                        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES)),
                locale);
    }

    String get(String key, Object... arguments) {
        String text = bundle.getString(key);
        return arguments.length == 0 ? text : new MessageFormat(text, locale).format(arguments);
    }

    String formatDay(LocalDate day) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(locale)
                .format(day);
    }
}
