package app.saywell.desk.reports;

import java.text.MessageFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.ResourceBundle;

/// The texts of term pages and certificates in one language.
final class TermTexts {
    private final ResourceBundle bundle;
    private final Locale locale;

    TermTexts(Locale locale) {
        this.locale = locale;
        bundle = ResourceBundle.getBundle(
                "app.saywell.desk.reports.Term",
                locale,
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    String get(String key, Object... arguments) {
        String text = bundle.getString(key);
        return arguments.length == 0 ? text : new MessageFormat(text, locale).format(arguments);
    }

    String day(LocalDate day) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(locale)
                .format(day);
    }

    /// Both days, or one if they are the same.
    String days(LocalDate first, LocalDate last) {
        return first.equals(last) ? day(first) : get("days", day(first), day(last));
    }
}
