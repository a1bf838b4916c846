/// The daily practice of a learner without a class: goal, due words, recurring errors.
///
/// Shown on the practice screen.
@NullMarked
package app.saywell.desk.practice.today;

import org.jspecify.annotations.NullMarked;
