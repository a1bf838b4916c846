/// Speaking without a text: tasks to speak about, keeping what was said, having it written down and judged, and
/// what can be said about it.
///
/// No total is made of what was said: nobody knows the words that were meant.
@NullMarked
package app.saywell.desk.speaking;

import org.jspecify.annotations.NullMarked;
