/// What every command needs to speak with a terminal: files written whole, and a sign that long
/// work goes on.
@NullMarked
package app.saywell.cli.console;

import org.jspecify.annotations.NullMarked;
