/// Programs that measure how soon the window opens, beside a bare JavaFX window.
///
/// They import the window's parts and start whole programs.
@NullMarked
package app.saywell.desk.shell.startup;

import org.jspecify.annotations.NullMarked;
