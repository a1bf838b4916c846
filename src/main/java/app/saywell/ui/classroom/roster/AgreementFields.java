package app.saywell.ui.classroom.roster;

import app.saywell.library.people.Consent;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

import java.util.Locale;

/// How far a voice may go, who agreed and how.
final class AgreementFields extends FlowPane {
    private final ComboBox<Consent> consent = new ComboBox<>();
    private final TextField by = new TextField();
    private final TextField how = new TextField();

    AgreementFields(Texts texts, Consent start) {
        super(8, 8);
        consent.getItems().setAll(Consent.values());
        consent.setConverter(new Names(texts));
        consent.setValue(start);
        consent.accessibleTextProperty().bind(texts.of("classroom.consent"));
        by.promptTextProperty().bind(texts.of("classroom.consent.by"));
        by.setPrefWidth(150);
        how.promptTextProperty().bind(texts.of("classroom.consent.how"));
        how.setPrefWidth(150);
        Nodes.showWhen(by, consent.valueProperty().map(one -> one != Consent.NONE));
        Nodes.showWhen(how, consent.valueProperty().map(one -> one != Consent.NONE));
        texts.language()
                .addListener(
                        change -> {
                            Consent now = consent.getValue();
                            consent.setValue(null);
                            consent.setValue(now);
                        });
        getChildren().addAll(consent, by, how);
    }

    Agreement agreement() {
        Consent one = consent.getValue();
        return new Agreement(one == null ? Consent.NONE : one, by.getText(), how.getText());
    }

    void show(Consent one) {
        consent.setValue(one);
        by.clear();
        how.clear();
    }

    /// A kind of consent in words.
    static String name(Consent one, Texts texts) {
        return texts.get(
                "classroom.consent." + one.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    private static final class Names extends StringConverter<Consent> {
        private final Texts texts;

        Names(Texts texts) {
            this.texts = texts;
        }

        @Override
        public String toString(@Nullable Consent one) {
            return one == null ? "" : name(one, texts);
        }

        @Override
        public @Nullable Consent fromString(String name) {
            return null;
        }
    }
}
