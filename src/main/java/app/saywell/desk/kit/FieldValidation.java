package app.saywell.desk.kit;

import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.controlsfx.validation.Severity;
import org.controlsfx.validation.ValidationResult;
import org.controlsfx.validation.ValidationSupport;
import org.controlsfx.validation.Validator;
import org.controlsfx.validation.decoration.StyleClassValidationDecoration;

/// Checks the text of a field, marks the field while the text is wrong, and says beside it what is
/// wrong, in the language of the window.
///
/// The words appear when the field is left or [#isValid()] is asked, not at the first letter.
public final class FieldValidation {
    private final ValidationSupport support = new ValidationSupport();
    private final SimpleBooleanProperty asked = new SimpleBooleanProperty();
    private final TextField field;
    private final Function<String, Optional<String>> problemOf;
    private final LocalizedTexts texts;
    private final Label label = new Label();

    /// @param problemOf the text key of what is wrong with a text, or empty
    public FieldValidation(TextField field, LocalizedTexts texts, Function<String, Optional<String>> problemOf) {
        this.field = field;
        this.texts = texts;
        this.problemOf = problemOf;
        support.setValidationDecorator(new StyleClassValidationDecoration("invalid", "invalid-warning"));
        Validator<String> validator = (control, text) -> problemOf
                .apply(text)
                .map(key -> ValidationResult.fromMessageIf(control, key, Severity.ERROR, true))
                .orElseGet(ValidationResult::new);
        support.registerValidator(field, false, validator);
        label.setId(field.getId() + "-problem");
        label.getStyleClass().addAll("field-problem", "small");
        NodeFactory.wrapped(label);
        field.textProperty().addListener(change -> update());
        field.focusedProperty().addListener(change -> fieldLeft());
        texts.language().subscribe(any -> update());
    }

    /// The words about the field, to be placed below it. It takes no room while the text is right.
    public Label label() {
        return label;
    }

    /// Whether the text can be used. If not, the words about it are shown.
    public boolean isValid() {
        asked.set(true);
        update();
        return problem().isEmpty();
    }

    /// Forgets that it was asked, after the field was emptied.
    public void reset() {
        asked.set(false);
        update();
    }

    private void fieldLeft() {
        if (!field.isFocused() && !field.getText().isBlank()) {
            asked.set(true);
        }
        update();
    }

    private Optional<String> problem() {
        return problemOf.apply(field.getText());
    }

    private void update() {
        Optional<String> problem = problem().filter(key -> asked.get());
        label.setVisible(problem.isPresent());
        label.setManaged(problem.isPresent());
        label.setText(problem.map(texts::get).orElse(""));
        field.setAccessibleHelp(label.getText());
    }
}
