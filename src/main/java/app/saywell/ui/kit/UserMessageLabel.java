package app.saywell.ui.kit;

import app.saywell.ui.kit.text.LocalizedTexts;
import app.saywell.ui.kit.text.UserMessage;

import javafx.animation.PauseTransition;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.util.Duration;

import java.util.Optional;

/// Shows the outcome of the last action next to it, in the language of the window. Its strip keeps
/// its room while there is no message, so that nothing moves under the pointer when one comes. A
/// success goes by itself after a while; any message goes with a click.
public final class UserMessageLabel extends Label {
    private final PauseTransition timer = new PauseTransition(Duration.seconds(12));

    /// @param message the outcome of the last action
    public UserMessageLabel(
            LocalizedTexts texts, ObservableValue<Optional<UserMessage>> message, String id) {
        setId(id);
        NodeFactory.wrapped(this);
        getStyleClass().addAll("notice", "told");
        setMaxWidth(Double.MAX_VALUE);
        timer.setOnFinished(event -> setVisible(false));
        setOnMouseClicked(event -> setVisible(false));
        message.subscribe(current -> show(current, texts));
        texts.language().subscribe(changed -> show(message.getValue(), texts));
    }

    private void show(Optional<UserMessage> message, LocalizedTexts texts) {
        timer.stop();
        setVisible(message.isPresent());
        message.filter(UserMessage::successful).ifPresent(good -> timer.playFromStart());
        message.ifPresent(
                present -> {
                    setText(texts.get(present.key(), present.arguments()));
                    getStyleClass().removeAll("failed", "told");
                    getStyleClass().add(present.successful() ? "told" : "failed");
                });
    }
}
