/// Commands that speak: texts into sound files, and what voices there are.
///
/// They need neither a library nor a service.
@NullMarked
package app.saywell.desk.shell.command.voice;

import org.jspecify.annotations.NullMarked;
