/// The right column of the practice screen: the score with its parts, its explanation, feedback and
/// progress.
///
/// Shows results and decides nothing.
@NullMarked
package app.saywell.desk.practice.result;

import org.jspecify.annotations.NullMarked;
