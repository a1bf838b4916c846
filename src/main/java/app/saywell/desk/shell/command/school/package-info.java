/// Commands for lessons, classes and results. They do what a teacher does in the window, for automation.
///
/// Each command opens the data folder, runs one use case and closes it.
@NullMarked
package app.saywell.desk.shell.command.school;

import org.jspecify.annotations.NullMarked;
