package app.saywell.desk.lessons.view.voice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.OnDemandPane;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.voice.ReadingProgress.LessonProgress;
import app.saywell.desk.lessons.voice.VoiceChoice;
import app.saywell.desk.lessons.voice.VoiceProfile;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// One row: a button that has the whole lesson read, who reads it, and how far that is.
public final class VoiceBar extends VBox {
    private static final double BAR_WIDTH = 180;
    private static final int MINUTE = 60;

    private final VoiceViewModel viewModel;
    private final LocalizedTexts texts;

    public VoiceBar(VoiceViewModel viewModel, LocalizedTexts texts) {
        super(8);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("voice-bar");
        Button make = NodeFactory.button(texts.binding("lessons.voices.make"), viewModel::makeLesson, "quiet");
        make.setId("make-readings");
        make.setGraphic(NodeFactory.icon(Feather.VOLUME_2));
        make.disableProperty().bind(viewModel.progress().map(Optional::isPresent));
        ToggleButton choose = new ToggleButton();
        choose.setId("choose-voices");
        choose.getStyleClass().setAll("toggle-button", "chip");
        choose.textProperty().bind(Bindings.createStringBinding(this::readers, viewModel.choice(), texts.language()));
        OnDemandPane pane = new OnDemandPane(new VoicePane(viewModel, texts), choose.selectedProperty());
        FlowPane row = new FlowPane(10, 8, make, choose, progressRow());
        row.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(row, new UserMessageLabel(texts, viewModel.message(), "voice-told"), pane);
        NodeFactory.showWhen(this, viewModel.choice().map(Optional::isPresent));
    }

    private HBox progressRow() {
        ProgressBar bar = new ProgressBar();
        bar.setPrefWidth(BAR_WIDTH);
        bar.accessibleTextProperty().bind(texts.binding("lessons.voices.make"));
        bar.progressProperty().bind(viewModel.progress().map(now -> now.map(VoiceBar::fraction)
                .orElse(ProgressBar.INDETERMINATE_PROGRESS)));
        Label words = NodeFactory.label("", "small", "soft");
        words.setId("voice-progress");
        words.textProperty()
                .bind(Bindings.createStringBinding(this::progressText, viewModel.progress(), texts.language()));
        Button stop = NodeFactory.button(texts.binding("lessons.import.cancel"), viewModel::cancel, "chip");
        stop.setId("stop-readings");
        stop.setGraphic(NodeFactory.icon(Feather.X));
        HBox row = NodeFactory.row(10, bar, words, stop);
        row.setAlignment(Pos.CENTER_LEFT);
        NodeFactory.showWhen(row, viewModel.progress().map(Optional::isPresent));
        return row;
    }

    private static double fraction(LessonProgress now) {
        return now.total() == 0 ? 0 : (double) now.done() / now.total();
    }

    private String progressText() {
        return viewModel
                .progress()
                .get()
                .map(now -> texts.get("lessons.import.of", now.done(), now.total())
                        + now.left()
                                .filter(left -> now.done() < now.total())
                                .map(left -> " · " + timeLeft(left))
                                .orElse(""))
                .orElse("");
    }

    private String timeLeft(Duration left) {
        long seconds = Math.max(1, left.toSeconds());
        return seconds < MINUTE
                ? texts.get("lessons.voices.seconds-left", seconds)
                : texts.get("lessons.voices.minutes-left", (seconds + MINUTE - 1) / MINUTE);
    }

    private String readers() {
        VoiceChoice choice = viewModel.choice().get().orElse(null);
        if (choice == null) {
            return "";
        }
        String names = viewModel.voices().stream()
                .filter(viewModel::reads)
                .map(VoiceProfile::name)
                .collect(Collectors.joining(", "));
        return texts.get("lessons.voices.readers", names, choice.speed());
    }
}
