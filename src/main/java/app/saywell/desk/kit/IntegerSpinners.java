package app.saywell.desk.kit;

import javafx.scene.control.Spinner;
import javafx.scene.control.TextFormatter;
import javafx.util.StringConverter;

/// Makes integer spinners editable with the keyboard.
public final class IntegerSpinners {
    private static final String DIGITS = "\\d{0,6}";

    private IntegerSpinners() {}

    /// Only digits can be typed. An empty field restores the previous number; a number out of range
    /// becomes the nearest valid one.
    public static void makeEditable(Spinner<Integer> spinner) {
        spinner.setEditable(true);
        spinner.getValueFactory().setConverter(new LenientIntegerConverter(spinner));
        spinner.getEditor()
                .setTextFormatter(
                        new TextFormatter<>(change -> change.getControlNewText().matches(DIGITS) ? change : null));
        spinner.getEditor().focusedProperty().addListener((property, wasFocused, isFocused) -> {
            if (wasFocused && !isFocused) {
                spinner.commitValue();
                spinner.getEditor().setText(String.valueOf(spinner.getValue()));
            }
        });
    }

    private static final class LenientIntegerConverter extends StringConverter<Integer> {
        private final Spinner<Integer> spinner;

        LenientIntegerConverter(Spinner<Integer> spinner) {
            this.spinner = spinner;
        }

        @Override
        public String toString(Integer number) {
            return String.valueOf(number);
        }

        @Override
        public Integer fromString(String written) {
            return written.matches("\\d{1,6}") ? Integer.valueOf(written) : spinner.getValue();
        }
    }
}
