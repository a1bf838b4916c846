package app.saywell.desk.kit.text;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.FormatStyle;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Converts dates to text in the window's language. It also accepts ISO dates such as `2027-02-28`.
/// Invalid text keeps the previous date.
public final class LocalDateConverter extends StringConverter<LocalDate> {
    private final LocalizedTexts texts;
    private @Nullable LocalDate lastShown;

    /// Follows the window's language.
    public LocalDateConverter(LocalizedTexts texts) {
        this.texts = texts;
    }

    @Override
    public String toString(@Nullable LocalDate day) {
        lastShown = day;
        return day == null ? "" : formatter().format(day);
    }

    @Override
    public @Nullable LocalDate fromString(@Nullable String text) {
        if (text == null || text.isBlank()) {
            return null;
        }
        try {
            return formatter().parse(text.strip(), LocalDate::from);
        } catch (DateTimeParseException other) {
            return parseIso(text.strip());
        }
    }

    private @Nullable LocalDate parseIso(String text) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeParseException noDay) {
            return lastShown;
        }
    }

    private DateTimeFormatter formatter() {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(texts.language().get().locale());
    }
}
