/// The object graph that the window and the commands share, built by hand, and the start of the
/// window.
///
/// Only this package and those below it know which class implements which interface. Only
/// [app.saywell.Main] and the packages below this one import it.
@NullMarked
package app.saywell.cli;

import org.jspecify.annotations.NullMarked;
