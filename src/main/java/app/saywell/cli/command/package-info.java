/// One class for each command of `saywell`: what it takes, what it prints, what it writes.
///
/// A command reads its arguments and asks the layers below; it decides nothing about speech.
@NullMarked
package app.saywell.cli.command;

import org.jspecify.annotations.NullMarked;
