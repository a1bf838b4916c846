package app.saywell.desk.lessons.view.voice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.voice.SpeakingPace;
import app.saywell.desk.lessons.voice.VoiceChoice;
import app.saywell.desk.lessons.voice.VoiceManner;
import app.saywell.desk.lessons.voice.VoiceProfile;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The choice of voices, each with a sample to hear, their speed and their pauses.
final class VoicePane extends VBox {
    private static final int COLUMNS = 2;
    private static final double SLIDER_WIDTH = 160;
    private static final double WORD_WIDTH = 120;
    private static final double MAX_PAUSE = 1;
    private static final double STEP = 0.05;

    private final VoiceViewModel viewModel;
    private final LocalizedTexts texts;

    VoicePane(VoiceViewModel viewModel, LocalizedTexts texts) {
        super(10);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("voices");
        getStyleClass().add("card");
        Button usual = NodeFactory.button(texts.binding("lessons.voices.usual"), viewModel::makeUsual, "chip");
        usual.setId("voices-usual");
        Button anew = NodeFactory.button(texts.binding("lessons.voices.anew"), viewModel::makeLessonAnew, "chip");
        anew.setId("voices-anew");
        anew.disableProperty().bind(viewModel.progress().map(Optional::isPresent));
        FlowPane uses = new FlowPane(8, 8, anew, usual);
        getChildren()
                .addAll(
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("lessons.voices.about"), "small", "soft")),
                        voices(),
                        paces(),
                        sliders(),
                        pairRow(),
                        uses);
    }

    private GridPane voices() {
        GridPane grid = new GridPane(24, 6);
        List<VoiceProfile> voices = viewModel.voices();
        for (int i = 0; i < voices.size(); i++) {
            grid.add(voiceRow(voices.get(i)), i % COLUMNS, i / COLUMNS);
        }
        return grid;
    }

    private HBox voiceRow(VoiceProfile voice) {
        CheckBox reads = new CheckBox();
        reads.setId("voice-" + voice.id());
        reads.textProperty()
                .bind(Bindings.createStringBinding(() -> VoiceTexts.describe(voice, texts), texts.language()));
        viewModel.choice().subscribe(any -> reads.setSelected(viewModel.reads(voice)));
        reads.setOnAction(event -> {
            viewModel.setReads(voice, reads.isSelected());
            reads.setSelected(viewModel.reads(voice));
        });
        Button hear = new Button();
        hear.setId("hear-voice-" + voice.id());
        hear.setGraphic(NodeFactory.icon("icon-play"));
        hear.getStyleClass().setAll("button", "icon-only");
        hear.accessibleTextProperty().bind(texts.binding("lessons.voices.sample", voice.name()));
        hear.setOnAction(event -> viewModel.sample(voice));
        HBox row = NodeFactory.row(8, hear, reads);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /// A button for the pace of each level; the slider below sets any other.
    private FlowPane paces() {
        FlowPane row = new FlowPane(8, 8, NodeFactory.label(texts.binding("lessons.voices.pace"), "small"));
        row.setAlignment(Pos.CENTER_LEFT);
        for (SpeakingPace pace : SpeakingPace.values()) {
            String name = pace.name().toLowerCase(Locale.ROOT);
            ToggleButton button = new ToggleButton();
            button.textProperty().bind(texts.binding("lessons.voices.pace." + name));
            button.getStyleClass().setAll("toggle-button", "chip");
            button.setId("voices-pace-" + name);
            viewModel
                    .choice()
                    .subscribe(now -> button.setSelected(
                            now.filter(choice -> choice.speed() == pace.speed()).isPresent()));
            button.setOnAction(event -> {
                viewModel.setSpeed(pace.speed());
                button.setSelected(true);
            });
            row.getChildren().add(button);
        }
        return row;
    }

    private FlowPane sliders() {
        Slider speed = slider("voices-speed", VoiceManner.SLOWEST, VoiceManner.FASTEST, viewModel::setSpeed);
        Slider pause = slider("voices-pause", 0, MAX_PAUSE, viewModel::setPause);
        viewModel.choice().subscribe(now -> now.ifPresent(choice -> show(choice, speed, pause)));
        FlowPane row =
                new FlowPane(24, 8, sliderRow("lessons.voices.speed", speed), sliderRow("lessons.voices.pause", pause));
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private static void show(VoiceChoice choice, Slider speed, Slider pause) {
        if (!speed.isValueChanging()) {
            speed.setValue(choice.speed());
        }
        if (!pause.isValueChanging()) {
            pause.setValue(choice.pause());
        }
    }

    private static Slider slider(String id, double from, double to, DoubleConsumer change) {
        Slider slider = new Slider(from, to, from);
        slider.setId(id);
        slider.setPrefWidth(SLIDER_WIDTH);
        slider.setBlockIncrement(STEP);
        slider.setMajorTickUnit(STEP);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.valueProperty().subscribe((before, now) -> {
            if (!slider.isValueChanging()) {
                change.accept(now.doubleValue());
            }
        });
        slider.valueChangingProperty().subscribe((was, changing) -> {
            if (!changing) {
                change.accept(slider.getValue());
            }
        });
        return slider;
    }

    private HBox sliderRow(String key, Slider slider) {
        Label name = new Label();
        name.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> texts.get(key, slider.getValue()), slider.valueProperty(), texts.language()));
        name.getStyleClass().add("small");
        name.setLabelFor(slider);
        slider.accessibleTextProperty().bind(name.textProperty());
        HBox row = NodeFactory.row(8, name, slider);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /// Two words that the first voice says one after the other.
    private FlowPane pairRow() {
        TextField first = word("pair-first");
        TextField second = word("pair-second");
        Button play = NodeFactory.button(
                texts.binding("lessons.voices.pair.hear"),
                () -> viewModel.playPair(
                        first.getText().strip(), second.getText().strip()),
                "chip");
        play.setId("pair-hear");
        play.setGraphic(NodeFactory.icon(Feather.PLAY));
        play.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> first.getText().isBlank() || second.getText().isBlank(),
                        first.textProperty(),
                        second.textProperty()));
        FlowPane row = new FlowPane(
                8, 8, NodeFactory.label(texts.binding("lessons.voices.pair"), "small"), first, second, play);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private TextField word(String id) {
        TextField field = new TextField();
        field.setId(id);
        field.setPrefWidth(WORD_WIDTH);
        field.promptTextProperty().bind(texts.binding("lessons.voices." + id));
        field.accessibleTextProperty().bind(texts.binding("lessons.voices.pair"));
        return field;
    }
}
