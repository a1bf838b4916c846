package app.saywell.ui.classroom;

import app.saywell.library.people.SchoolClass;
import app.saywell.library.people.Strictness;
import app.saywell.ui.classroom.choice.ClassChoice;
import app.saywell.ui.classroom.choice.DayFormat;
import app.saywell.ui.kit.Level;
import app.saywell.ui.kit.LevelMark;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.WholeNumbers;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.DatePicker;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.Optional;

/// What belongs to the class as a whole: its name, where the borders between the levels lie, and
/// the day on which its voices are erased.
final class ClassPage extends VBox {
    private final ClassChoice choice;
    private final Texts texts;
    private final TextField name = new TextField();
    private final DatePicker eraseOn = new DatePicker();
    private final Spinner<Integer> nearly = new Spinner<>(1, 99, 55);
    private final Spinner<Integer> good = new Spinner<>(2, 100, 70);
    private boolean showing;

    ClassPage(ClassChoice choice, Texts texts) {
        super(16);
        this.choice = choice;
        this.texts = texts;
        getStyleClass().add("middle");
        name.setId("class-name");
        eraseOn.setId("erase-on");
        eraseOn.setConverter(new DayFormat(texts));
        nearly.setId("border-nearly");
        good.setId("border-good");
        Button remove = Nodes.button(texts.of("classroom.remove"), choice::remove, "quiet");
        remove.setId("remove-class");
        getChildren()
                .addAll(
                        Nodes.label(texts.of("classroom.page.class"), "page-title"),
                        card("classroom.name", "classroom.name.why", name),
                        card("classroom.borders", "classroom.borders.why", borders()),
                        card("classroom.rating", "classroom.rating.why", asking()),
                        card("classroom.erase", "classroom.erase.why", eraseOn),
                        card("classroom.remove", "classroom.remove.why", remove));
        bind();
    }

    private Node borders() {
        for (Spinner<Integer> spinner : java.util.List.of(nearly, good)) {
            WholeNumbers.letWrite(spinner);
            spinner.setPrefWidth(88);
            spinner.valueProperty().addListener(change -> keepBorders());
        }
        nearly.getEditor().accessibleTextProperty().bind(texts.of("kit.level.nearly"));
        good.getEditor().accessibleTextProperty().bind(texts.of("kit.level.good"));
        HBox row =
                Nodes.row(
                        10,
                        new LevelMark(Level.NEARLY),
                        Nodes.label(texts.of("classroom.borders.nearly")),
                        nearly,
                        new LevelMark(Level.GOOD),
                        Nodes.label(texts.of("classroom.borders.good")),
                        good);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private CheckBox asking() {
        CheckBox asks = new CheckBox();
        asks.setId("asks-rating");
        asks.textProperty().bind(texts.of("classroom.rating.ask"));
        asks.setWrapText(true);
        choice.asksRating().subscribe(asks::setSelected);
        asks.setOnAction(event -> choice.askRating(asks.isSelected()));
        return asks;
    }

    private VBox card(String title, String why, Node control) {
        VBox card =
                Nodes.column(
                        8,
                        Nodes.label(texts.of(title), "strong"),
                        Nodes.wrapped(Nodes.label(texts.of(why), "soft")),
                        control);
        card.getStyleClass().add("card");
        card.setMaxWidth(760);
        return card;
    }

    private void bind() {
        choice.chosen().subscribe(this::show);
        name.setOnAction(event -> choice.rename(name.getText()));
        name.focusedProperty()
                .addListener(
                        (property, was, is) -> {
                            if (was && !is) {
                                choice.rename(name.getText());
                            }
                        });
        eraseOn.valueProperty()
                .addListener(
                        change -> {
                            if (!showing) {
                                choice.eraseOn(Optional.ofNullable(eraseOn.getValue()));
                            }
                        });
    }

    private void keepBorders() {
        if (!showing) {
            choice.setStrictness(new Strictness(nearly.getValue(), good.getValue()));
        }
    }

    private void show(Optional<SchoolClass> chosen) {
        showing = true;
        chosen.ifPresent(
                one -> {
                    if (!name.isFocused()) {
                        name.setText(one.name());
                    }
                    eraseOn.setValue(one.eraseOn().orElse(null));
                    nearly.getValueFactory().setValue((int) Math.round(one.strictness().nearly()));
                    good.getValueFactory().setValue((int) Math.round(one.strictness().good()));
                });
        showing = false;
    }

    /// Puts the cursor into the name, so that a new class can be given one at once.
    void nameIt() {
        name.requestFocus();
        name.selectAll();
    }
}
