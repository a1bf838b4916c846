/// Commands for lessons, classes and results. They do what a teacher does in the window, for
/// automation.
///
/// Each command opens the data folder, runs one use case and closes it. This package may import
/// `cli`, `cli.console` and the layers below.
@NullMarked
package app.saywell.cli.command.school;

import org.jspecify.annotations.NullMarked;
