package app.saywell.desk.kit;

import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// Tells a screen reader what came by itself, such as a score; shows nothing and takes no room.
///
/// JavaFX has no live regions. What a screen reader reads out by itself is what it is told has come into focus, so
/// this tells it that the message has. The keyboard stays where it is, and the next control that gets it is read as
/// ever. Each message is a node of its own: a screen reader does not read again what it has just read.
public final class LiveMessage extends Region {
    private Words words = new Words("");

    /// Says nothing until [#tell(String)].
    public LiveMessage() {
        setId("live-message");
        setManaged(false);
        setMouseTransparent(true);
    }

    /// Has a screen reader read this text now.
    public void tell(String text) {
        words = new Words(text);
        words.resize(1, 1);
        getChildren().setAll(words);
        notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.FOCUS_ITEM
                ? words
                : super.queryAccessibleAttribute(attribute, parameters);
    }

    private static final class Words extends Region {
        private Words(String text) {
            setManaged(false);
            setAccessibleRole(AccessibleRole.TEXT);
            setAccessibleText(text);
        }

        /// A screen reader on Windows leaves out what does not say of itself that it has the focus.
        @Override
        public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
            return attribute == AccessibleAttribute.FOCUSED
                    ? Boolean.TRUE
                    : super.queryAccessibleAttribute(attribute, parameters);
        }
    }
}
