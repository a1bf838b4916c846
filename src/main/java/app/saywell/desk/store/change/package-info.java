/// Changes of the library: made in order, published, undone and redone; settings whose changes are published; and what
/// every service of the application works with.
///
/// Undo covers data and not the view.
@NullMarked
package app.saywell.desk.store.change;

import org.jspecify.annotations.NullMarked;
