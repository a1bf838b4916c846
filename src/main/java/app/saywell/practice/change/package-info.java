/// Changes of the library, undo and redo, and the context that every use case gets.
///
/// Undo covers data and not the view.
@NullMarked
package app.saywell.practice.change;

import org.jspecify.annotations.NullMarked;
