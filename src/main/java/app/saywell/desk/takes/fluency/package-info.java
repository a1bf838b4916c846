/// What the report on fluency means: what is usual, and the one thing to try next.
///
/// Pure functions; stores nothing.
@NullMarked
package app.saywell.desk.takes.fluency;

import org.jspecify.annotations.NullMarked;
