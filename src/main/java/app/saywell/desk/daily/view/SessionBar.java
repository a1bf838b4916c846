package app.saywell.desk.daily.view;

import app.saywell.desk.daily.StepProgress;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.UserMessageLabel;
import app.saywell.desk.kit.keyboard.KeyBindings;
import app.saywell.desk.kit.keyboard.KeyCommand;
import app.saywell.desk.kit.keyboard.KeyedButton;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.daily.PlannedStep;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The bar over the window while a daily session is worked on: which step, how far, how long, and what leads on.
public final class SessionBar extends HBox {
    private final SessionViewModel viewModel;
    private final LocalizedTexts texts;
    private final Label place = NodeFactory.label("", "small", "soft");
    private final Label step = NodeFactory.label("", "strong");
    private final Label done = NodeFactory.label("", "strong");
    private final Label minutes = NodeFactory.label("", "small", "soft");
    private final Label hint = NodeFactory.label("", "small", "soft");
    private final ReadOnlyStringWrapper onName = new ReadOnlyStringWrapper("");
    private final Button goOn = new Button();

    /// Follows the session.
    public SessionBar(SessionViewModel viewModel, LocalizedTexts texts, KeyBindings keymap) {
        super(12);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("session-bar");
        getStyleClass().add("session-bar");
        setAlignment(Pos.CENTER_LEFT);
        place.setId("session-place");
        step.setId("session-step");
        done.setId("session-done");
        minutes.setId("session-minutes");
        for (Label label : new Label[] {place, step, done, minutes}) {
            label.setMinWidth(Region.USE_PREF_SIZE);
        }
        hint.setMinWidth(0);
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(hint.textProperty());
        hint.setTooltip(whole);
        KeyedButton.decorate(
                goOn, onName, KeyedButton.nameLabel(onName), KeyedButton.keyCap(keymap, KeyCommand.DAILY_ON));
        goOn.setId("session-on");
        goOn.setOnAction(event -> viewModel.goOn());
        goOn.setMinWidth(Region.USE_PREF_SIZE);
        getChildren()
                .addAll(
                        place,
                        step,
                        done,
                        minutes,
                        hint,
                        NodeFactory.spacer(),
                        goOn,
                        button(
                                "session-skip",
                                "daily.skip",
                                keymap.keyLabel(KeyCommand.DAILY_SKIP),
                                viewModel::nextStep),
                        button("session-stop", "daily.stop", keymap.keyLabel(KeyCommand.DAILY_STOP), viewModel::stop),
                        new UserMessageLabel(texts, viewModel.message(), "session-told"));
        NodeFactory.showWhen(this, viewModel.running());
        viewModel.open().subscribe(this::refresh);
        texts.language().subscribe(this::refresh);
    }

    /// @param keyName told by the tooltip: in the bar is no room for it
    private Button button(String id, String key, ObservableValue<String> keyName, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, "chip");
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        Tooltip told = new Tooltip();
        told.textProperty().bind(keyName);
        button.setTooltip(told);
        return button;
    }

    private void refresh() {
        viewModel.open().get().ifPresent(this::show);
    }

    private void show(OpenSession session) {
        int steps = session.session().steps().size();
        // The end is a step of its own: something to look forward to.
        boolean isPlacement = session.session().isPlacement();
        place.setText(
                isPlacement ? "" : texts.get("daily.place", session.session().step() + 1, steps + 1));
        minutes.setText(
                texts.get("daily.minutes", DailyTexts.minutes(session.session().seconds())));
        session.session().openStep().ifPresent(open -> show(session, open));
    }

    private void show(OpenSession session, PlannedStep open) {
        step.setText(DailyTexts.step(open.kind(), texts));
        hint.setText(DailyTexts.hint(open.kind(), texts));
        StepProgress progress = session.ofOpenStep().orElseThrow();
        done.setText(texts.get("daily.done", progress.done(), progress.total()));
        boolean isDone = session.isStepDone();
        onName.set(texts.get(isDone ? session.isLastStep() ? "daily.on.end" : "daily.on.step" : "daily.on"));
        goOn.getStyleClass().setAll("button", isDone ? "primary" : "chip");
    }
}
