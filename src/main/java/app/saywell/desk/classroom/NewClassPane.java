package app.saywell.desk.classroom;

import app.saywell.desk.classes.view.ErasureTime;
import app.saywell.desk.classes.view.NewClassViewModel;
import app.saywell.desk.kit.LocalizedDatePicker;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Asks for the name of a new class and when its recordings are erased, in place of the tab. Nothing is chosen
/// beforehand: how long children's voices are kept is decided by a person.
final class NewClassPane extends VBox {
    private static final double WIDTH = 620;

    private final NewClassViewModel viewModel;
    private final LocalizedTexts texts;
    private final Runnable onCancelled;
    private final TextField name = new TextField();
    private final LocalizedDatePicker otherDay;
    private final VBox choices = NodeFactory.column(10);

    /// @param onCancelled gives the keyboard back once somebody chose to make no class
    NewClassPane(NewClassViewModel viewModel, LocalizedTexts texts, Runnable onCancelled) {
        super(12);
        this.onCancelled = onCancelled;
        this.viewModel = viewModel;
        this.texts = texts;
        setId("new-class-pane");
        getStyleClass().add("middle");
        name.setId("new-class-name");
        name.textProperty().bindBidirectional(viewModel.name());
        name.accessibleTextProperty().bind(texts.binding("classroom.name"));
        otherDay = new LocalizedDatePicker(texts);
        otherDay.setId("new-class-day");
        otherDay.accessibleTextProperty().bind(texts.binding("classroom.new.erase.other-day"));
        otherDay.valueProperty().subscribe(day -> viewModel.otherDay().set(Optional.ofNullable(day)));
        otherDay.disableProperty()
                .bind(viewModel.time().map(chosen -> !chosen.equals(Optional.of(ErasureTime.OTHER_DAY))));
        choices.setId("new-class-times");
        // A radio button takes the Enter key for itself.
        choices.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof RadioButton) {
                viewModel.create();
                event.consume();
            }
        });
        VBox card = NodeFactory.column(
                12,
                NodeFactory.label(texts.binding("classroom.new"), "page-title"),
                NodeFactory.label(texts.binding("classroom.name"), "strong"),
                name,
                NodeFactory.label(texts.binding("classroom.new.erase"), "strong"),
                NodeFactory.wrapped(NodeFactory.label(texts.binding("classroom.new.erase.why"), "soft")),
                choices,
                buttons());
        card.getStyleClass().add("card");
        card.setMaxWidth(WIDTH);
        getChildren().add(card);
        viewModel.open().subscribe(this::show);
        texts.language().addListener(change -> show(viewModel.open().get()));
    }

    private HBox buttons() {
        Button create = NodeFactory.button(texts.binding("classroom.new.create"), viewModel::create, "primary");
        create.setId("create-class");
        create.setDefaultButton(true);
        create.disableProperty().bind(viewModel.complete().not());
        Button cancel = NodeFactory.button(texts.binding("classroom.new.cancel"), this::cancel, "quiet");
        cancel.setId("cancel-class");
        cancel.setCancelButton(true);
        HBox row = NodeFactory.row(8, create, cancel);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private void cancel() {
        viewModel.cancel();
        onCancelled.run();
    }

    private void show(boolean isOpen) {
        choices.getChildren().clear();
        if (!isOpen) {
            otherDay.setValue(null);
            return;
        }
        ToggleGroup group = new ToggleGroup();
        for (ErasureTime time : viewModel.times()) {
            RadioButton button = new RadioButton(text(time));
            button.setId("erase-" + time.key());
            button.setWrapText(true);
            button.setMinHeight(Region.USE_PREF_SIZE);
            button.setToggleGroup(group);
            button.setSelected(viewModel.time().get().equals(Optional.of(time)));
            button.selectedProperty().subscribe((was, is) -> {
                if (is) {
                    viewModel.time().set(Optional.of(time));
                }
            });
            choices.getChildren().add(time == ErasureTime.OTHER_DAY ? withDay(button) : button);
        }
    }

    private HBox withDay(RadioButton button) {
        HBox row = NodeFactory.row(10, button, otherDay);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private String text(ErasureTime time) {
        String key = "classroom.new.erase." + time.key();
        return viewModel.dayOf(time).map(day -> texts.get(key, shown(day))).orElseGet(() -> texts.get(key));
    }

    private String shown(LocalDate day) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(texts.language().get().locale())
                .format(day);
    }

    /// Gives the keyboard to the name, so that it can be written at once.
    void focusName() {
        NodeFactory.whenInScene(name, () -> {
            name.requestFocus();
            name.selectAll();
        });
    }
}
