/// Commands for lessons, classes and their results: what a teacher does in the window, for those
/// who automate it.
///
/// Each opens the data folder, does one use case and closes it again. Imports `cli` and
/// `cli.console`.
@NullMarked
package app.saywell.cli.command.school;

import org.jspecify.annotations.NullMarked;
