/// Helpers for all commands: output files, progress on the terminal and option converters.
@NullMarked
package app.saywell.desk.shell.console;

import org.jspecify.annotations.NullMarked;
