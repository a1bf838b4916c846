package app.saywell.desk.kit;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// A combo box that acts when a value was chosen, not while arrow keys only go through its open
/// list. Escape closes the list and leaves the value as it was; an arrow key opens it.
///
/// @param <T> the values
public final class SettledChoice<T> {
    private final ComboBox<T> comboBox;
    private final Consumer<T> chosen;
    private @Nullable T settled;
    private boolean replacing;
    private boolean choosing;
    private @Nullable Runnable shownNext;

    /// @param chosen runs with each value that the user chooses
    SettledChoice(ComboBox<T> comboBox, Consumer<T> chosen) {
        this.comboBox = comboBox;
        this.chosen = chosen;
        settled = comboBox.getValue();
        comboBox.showingProperty().subscribe((was, is) -> settleWhenClosed());
        // The event of a choice comes from the skin: before the first layout there would be none.
        comboBox.valueProperty().subscribe((was, is) -> settleWhenClosed());
        comboBox.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    }

    /// The control that is seen.
    public ComboBox<T> comboBox() {
        return comboBox;
    }

    /// Offers other values, and shows one of them as if it had been chosen long ago. Closes an open
    /// list, unless nothing is different. What is shown while a choice is handled, such as what was there before
    /// one that was refused, comes right after it: within the change of a value a combo box would draw the
    /// wrong one.
    ///
    /// @param value null shows the prompt
    public void show(List<T> values, @Nullable T value) {
        shownNext = null;
        if (comboBox.getItems().equals(values) && Objects.equals(settled, value)) {
            return;
        }
        if (choosing) {
            shownNext = () -> show(values, value);
            Platform.runLater(this::showNext);
            return;
        }
        settled = value;
        if (comboBox.isShowing()) {
            close();
        }
        replacing = true;
        // A new list: a combo box may fail while the list of its value changes.
        comboBox.setItems(FXCollections.observableArrayList(values));
        comboBox.setValue(value);
        replacing = false;
    }

    private void showNext() {
        Runnable next = shownNext;
        if (next != null) {
            next.run();
        }
    }

    /// Closes the list and goes back to the settled value.
    private void close() {
        replacing = true;
        comboBox.hide();
        comboBox.setValue(settled);
        replacing = false;
        comboBox.requestFocus();
    }

    /// A searched list has no value for a moment while it closes.
    private void settleWhenClosed() {
        T value = comboBox.getValue();
        if (!comboBox.isShowing() && !replacing && value != null && !Objects.equals(value, settled)) {
            settled = value;
            choosing = true;
            try {
                chosen.accept(value);
            } finally {
                choosing = false;
            }
        }
    }

    private void keyPressed(KeyEvent event) {
        KeyCode code = event.getCode();
        if (comboBox.isShowing()) {
            if (code == KeyCode.ESCAPE) {
                close();
                event.consume();
            }
        } else if ((code == KeyCode.UP || code == KeyCode.DOWN) && !hasModifier(event)) {
            comboBox.show();
            event.consume();
        }
    }

    private static boolean hasModifier(KeyEvent event) {
        return event.isAltDown() || event.isControlDown() || event.isMetaDown() || event.isShiftDown();
    }
}
