/// One class for each command of `saywell`, with its options and its output.
///
/// A command reads its arguments and calls the layers below; it decides nothing about speech. It
/// may import `cli`, `cli.console` and `cli.command.school`.
@NullMarked
package app.saywell.cli.command;

import org.jspecify.annotations.NullMarked;
