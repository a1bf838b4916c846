/// What is said about the quality of a recording before it is sent.
///
/// The figures are measured in `speech.signal`.
@NullMarked
package app.saywell.desk.takes.view.check;

import org.jspecify.annotations.NullMarked;
