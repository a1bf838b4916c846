/// The object graph: all services of the application, made by hand from a library, and what is done when a session
/// starts.
///
/// Only the shell names it; every other class takes what it uses.
@NullMarked
package app.saywell.desk.shell.cases;

import org.jspecify.annotations.NullMarked;
