package app.saywell.ui.kit;

import javafx.scene.Parent;
import javafx.scene.input.KeyEvent;

/// One of the places that the top bar leads to.
public interface Place {
    /// What goes into the window below the top bar; always the same node.
    Parent root();

    /// It has come into view.
    default void enter() {}

    /// Another place has come into view.
    default void leave() {}

    /// A key was pressed anywhere in the window while this place is in view, before whatever has
    /// the focus sees it; the place consumes what it takes.
    default void pressed(KeyEvent event) {}

    /// The window closes; nothing is asked of it any more.
    default void close() {}
}
