package app.saywell.desk.classroom.roster;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SearchableChoice;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.Consent;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Input fields for a consent: how far a recording may go, whether it includes homework, who agreed
/// and how.
final class ConsentFields extends FlowPane {
    private final ComboBox<Consent> consentChoice = new ComboBox<>();
    private final CheckBox homework = new CheckBox();
    private final TextField agreedBy = new TextField();
    private final TextField agreedHow = new TextField();

    ConsentFields(LocalizedTexts texts, Consent initial) {
        super(8, 8);
        consentChoice.getItems().setAll(Consent.values());
        consentChoice.setConverter(new ConsentNameConverter(texts));
        consentChoice.setValue(initial);
        consentChoice.accessibleTextProperty().bind(texts.binding("classroom.consent"));
        agreedBy.promptTextProperty().bind(texts.binding("classroom.consent.by"));
        agreedBy.setPrefWidth(150);
        agreedHow.promptTextProperty().bind(texts.binding("classroom.consent.how"));
        agreedHow.setPrefWidth(150);
        homework.setId("consent-homework");
        homework.textProperty().bind(texts.binding("classroom.consent.homework"));
        showDetails(initial);
        SearchableChoice.onChosen(consentChoice, this::showDetails);
        texts.language().addListener(change -> {
            Consent current = consentChoice.getValue();
            consentChoice.setValue(null);
            consentChoice.setValue(current);
        });
        setRowValignment(VPos.CENTER);
        getChildren().addAll(consentChoice, homework, agreedBy, agreedHow);
    }

    private void showDetails(Consent consent) {
        for (Node detail : List.of(homework, agreedBy, agreedHow)) {
            NodeFactory.setShown(detail, consent.allowsRecording());
        }
    }

    /// Gives the keyboard to the choice of the consent.
    void focusChoice() {
        consentChoice.requestFocus();
    }

    ConsentInput consentInput() {
        Consent consent = consentChoice.getValue();
        return new ConsentInput(
                consent == null ? Consent.NONE : consent,
                homework.isSelected(),
                agreedBy.getText(),
                agreedHow.getText());
    }

    void setConsent(Consent consent) {
        consentChoice.setValue(consent);
        showDetails(consent);
        agreedBy.clear();
        agreedHow.clear();
    }

    void setHomeworkAllowed(boolean allowed) {
        homework.setSelected(allowed);
    }

    /// The name of a kind of consent, with what it leaves out.
    static String consentName(Consent consent, boolean includesHomework, LocalizedTexts texts) {
        String name = consentName(consent, texts);
        return !consent.allowsRecording() || includesHomework
                ? name
                : name + ", " + texts.get("classroom.consent.no-homework");
    }

    /// The name of a kind of consent.
    static String consentName(Consent consent, LocalizedTexts texts) {
        return texts.get("classroom.consent." + EnumKey.of(consent));
    }

    private static final class ConsentNameConverter extends StringConverter<Consent> {
        private final LocalizedTexts texts;

        ConsentNameConverter(LocalizedTexts texts) {
            this.texts = texts;
        }

        @Override
        public String toString(@Nullable Consent consent) {
            return consent == null ? "" : consentName(consent, texts);
        }

        @Override
        public @Nullable Consent fromString(String name) {
            return null;
        }
    }
}
