/// Helpers for all commands: output files, progress on the terminal and option converters. This
/// package may import `cli` for its exception.
@NullMarked
package app.saywell.cli.console;

import org.jspecify.annotations.NullMarked;
