package app.saywell.ui.classroom.rotation;

import app.saywell.library.people.Learner;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import java.util.List;

/// A field where a name or number is typed: Enter takes the first who fits. It calls a pupil, or
/// says whose the last take is.
final class Finder extends VBox {
    private static final int MOST = 6;

    private final TextField field = new TextField();
    private final FlowPane found = new FlowPane(6, 6);
    private final RotationModel model;
    private boolean moving;

    Finder(RotationModel model, Texts texts) {
        super(6);
        this.model = model;
        field.setId("find-pupil");
        getChildren().addAll(field, found);
        Nodes.showWhen(found, Bindings.isNotEmpty(found.getChildren()));
        prompt(texts);
        texts.language().addListener(change -> prompt(texts));
        field.focusedProperty()
                .addListener(
                        (property, was, is) -> {
                            if (!is && field.getText().isEmpty()) {
                                moving = false;
                                prompt(texts);
                            }
                        });
        field.textProperty().subscribe(this::show);
        field.setOnAction(
                event ->
                        Search.of(model.pupils(), field.getText()).stream()
                                .findFirst()
                                .ifPresent(this::take));
        field.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        done();
                        event.consume();
                    }
                });
    }

    /// Asks for a pupil who is to come to the microphone.
    void call(Texts texts) {
        ask(false, texts);
    }

    /// Asks whose the last take is.
    void move(Texts texts) {
        if (model.last().kept().get().isPresent()) {
            ask(true, texts);
        }
    }

    private void ask(boolean forMoving, Texts texts) {
        moving = forMoving;
        prompt(texts);
        field.clear();
        field.requestFocus();
    }

    private void prompt(Texts texts) {
        String key = moving ? "classroom.find.move" : "classroom.find";
        field.setPromptText(texts.get(key));
        field.setAccessibleText(texts.get(key));
    }

    private void show(String text) {
        List<Learner> pupils = Search.of(model.pupils(), text);
        found.getChildren().setAll(pupils.stream().limit(MOST).map(this::chip).toList());
    }

    private Button chip(Learner pupil) {
        Button chip = new Button(RotationModel.called(pupil));
        chip.getStyleClass().setAll("button", "chip");
        chip.setOnAction(event -> take(pupil));
        return chip;
    }

    private void take(Learner pupil) {
        if (moving) {
            model.last().moveTo(pupil.id());
        } else {
            model.choosePupil(pupil.id());
        }
        done();
    }

    /// Empties the field and gives the keyboard back to the rotation.
    private void done() {
        field.clear();
        if (getParent() != null) {
            getParent().requestFocus();
        }
    }
}
