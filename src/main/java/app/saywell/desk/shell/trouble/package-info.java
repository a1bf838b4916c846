/// The only view shown when the data folder cannot be opened: what happened, what is safe, what to
/// do.
///
/// Needs neither library nor settings, because they are not available then.
@NullMarked
package app.saywell.desk.shell.trouble;

import org.jspecify.annotations.NullMarked;
