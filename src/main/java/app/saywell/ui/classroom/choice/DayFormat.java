package app.saywell.ui.classroom.choice;

import app.saywell.ui.kit.Texts;

import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.FormatStyle;

/// Days as the window's language writes them; `2027-02-28` is understood in both, and what is no
/// day leaves the old one.
public final class DayFormat extends StringConverter<LocalDate> {
    private final Texts texts;
    private @Nullable LocalDate shown;

    /// Speaks as the window does.
    public DayFormat(Texts texts) {
        this.texts = texts;
    }

    @Override
    public String toString(@Nullable LocalDate day) {
        shown = day;
        return day == null ? "" : format().format(day);
    }

    @Override
    public @Nullable LocalDate fromString(@Nullable String text) {
        if (text == null || text.isBlank()) {
            return null;
        }
        try {
            return format().parse(text.strip(), LocalDate::from);
        } catch (DateTimeParseException other) {
            return iso(text.strip());
        }
    }

    private @Nullable LocalDate iso(String text) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeParseException noDay) {
            return shown;
        }
    }

    private DateTimeFormatter format() {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(texts.language().get().locale());
    }
}
