package app.saywell.ui.kit;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;

import java.util.Optional;

/// What came of the last thing that was tried, said in its place, in the language of the window;
/// takes no room where there is nothing to say.
public final class Notice extends Label {
    /// @param told follows what was tried
    public Notice(Texts texts, ObservableValue<Optional<Told>> told, String id) {
        setId(id);
        Nodes.wrapped(this);
        getStyleClass().addAll("notice", "told");
        setMaxWidth(Double.MAX_VALUE);
        told.subscribe(now -> show(now, texts));
        texts.language().subscribe(any -> show(told.getValue(), texts));
    }

    private void show(Optional<Told> told, Texts texts) {
        setVisible(told.isPresent());
        setManaged(told.isPresent());
        told.ifPresent(
                one -> {
                    setText(texts.get(one.key(), one.arguments()));
                    getStyleClass().removeAll("failed", "told");
                    getStyleClass().add(one.good() ? "told" : "failed");
                });
    }
}
