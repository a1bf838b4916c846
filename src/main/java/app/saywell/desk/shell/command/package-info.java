/// One class for each command of `saywell`, with its options and its output.
///
/// A command reads its arguments and calls the layers below; it decides nothing about speech.
@NullMarked
package app.saywell.desk.shell.command;

import org.jspecify.annotations.NullMarked;
