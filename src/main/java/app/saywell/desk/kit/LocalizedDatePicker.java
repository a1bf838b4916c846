package app.saywell.desk.kit;

import app.saywell.desk.kit.text.LocalDateConverter;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.time.LocalDate;
import java.util.Locale;
import javafx.scene.control.DatePicker;
import javafx.scene.control.skin.DatePickerSkin;

/// A date with a calendar, both in the language of the window.
///
/// The calendar of JavaFX takes the names of months and days from the default locale for formats,
/// so that is the window's as long as the calendar is open.
public final class LocalizedDatePicker extends DatePicker {
    private final LocalizedTexts texts;
    private Locale usualLocale = Locale.getDefault(Locale.Category.FORMAT);

    /// Follows the window's language.
    public LocalizedDatePicker(LocalizedTexts texts) {
        this.texts = texts;
        texts.language().subscribe(any -> translate());
        setOnHidden(event -> Locale.setDefault(Locale.Category.FORMAT, usualLocale));
    }

    private void translate() {
        LocalDate day = getValue();
        setConverter(new LocalDateConverter(texts));
        setValue(day);
        // A calendar that was open once keeps the language of then.
        if (getSkin() != null) {
            setSkin(new DatePickerSkin(this));
        }
    }

    @Override
    public void show() {
        if (!isShowing()) {
            usualLocale = Locale.getDefault(Locale.Category.FORMAT);
            Locale.setDefault(Locale.Category.FORMAT, texts.language().get().locale());
        }
        super.show();
    }
}
