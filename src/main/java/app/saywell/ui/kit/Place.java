package app.saywell.ui.kit;

import javafx.scene.Parent;

/// One of the places that the top bar leads to.
public interface Place {
    /// What goes into the window below the top bar; always the same node.
    Parent root();

    /// It has come into view.
    default void enter() {}

    /// Another place has come into view.
    default void leave() {}

    /// The window closes; nothing is asked of it any more.
    default void close() {}
}
