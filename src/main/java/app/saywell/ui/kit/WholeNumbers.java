package app.saywell.ui.kit;

import javafx.scene.control.Spinner;
import javafx.scene.control.TextFormatter;
import javafx.util.StringConverter;

/// Lets whole numbers be written into a spinner, and nothing else.
public final class WholeNumbers {
    private static final String DIGITS = "\\d{0,6}";

    private WholeNumbers() {}

    /// A field left empty means the number that was there; one out of range the nearest that is in
    /// it.
    public static void letWrite(Spinner<Integer> spinner) {
        spinner.setEditable(true);
        spinner.getValueFactory().setConverter(new Forgiving(spinner));
        spinner.getEditor()
                .setTextFormatter(
                        new TextFormatter<>(
                                change ->
                                        change.getControlNewText().matches(DIGITS)
                                                ? change
                                                : null));
        spinner.getEditor()
                .focusedProperty()
                .addListener(
                        (property, was, is) -> {
                            if (was && !is) {
                                spinner.commitValue();
                                spinner.getEditor().setText(String.valueOf(spinner.getValue()));
                            }
                        });
    }

    private static final class Forgiving extends StringConverter<Integer> {
        private final Spinner<Integer> spinner;

        Forgiving(Spinner<Integer> spinner) {
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
