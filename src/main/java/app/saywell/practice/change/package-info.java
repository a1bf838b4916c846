/// What has changed, told to whoever shows it, and how it is taken back.
///
/// Undo covers data and never the view. Imports `task`.
@NullMarked
package app.saywell.practice.change;

import org.jspecify.annotations.NullMarked;
