/// The screen of ear training: the contrasts with what the learner has learned of each, and the
/// trials of a round. What is asked is ruled by `desk.ear`.
@NullMarked
package app.saywell.desk.ear.view;

import org.jspecify.annotations.NullMarked;
